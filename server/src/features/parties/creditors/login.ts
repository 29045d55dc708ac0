import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FactorOwner } from '../../../audiences/second-factor/routes.ts'
import { type CreditorPerson, SYSTEM } from '../../../kernel/caller.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { unauthorized } from '../../../kernel/errors.ts'
import { secretHash } from '../../../platform/bearer-secret.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { addressBucket, clientAddress } from '../../../platform/http/client-address.ts'
import type { RateLimiter } from '../../../platform/http/rate-limit.ts'
import { loginCookie, type Visitor } from '../../../platform/login/cookie.ts'
import { deviceCookie, KNOWN_DEVICE_DAYS, knownDevice, newDevice } from '../../../platform/login/known-device.ts'
import { giveBack, refuseLocked, reserveGuess } from '../../../platform/login/lock-out.ts'
import { type PasskeyLogin, passkeyRefused, usePasskey } from '../../../platform/login/passkeys.ts'
import { demandPassed, passSecondFactor } from '../../../platform/login/second-factor.ts'
import { loginTurn } from '../../../platform/login/turns.ts'
import { LOGIN_REFUSED, LOGIN_REQUIRED, LOGINS_USED_UP } from '../../../platform/login/words.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { demandOpen, readInvitation } from '../customers/index.ts'
import { halfLogin, isHalfOf } from './half-login.ts'
import {
  deleteSession,
  findMembership,
  findPerson,
  findPersonByEmail,
  findSession,
  listCustomersOf,
  type PersonRow,
  type PortalMember,
} from './queries.ts'
import { AUDIENCE, accountOf, COOKIE_PATHS, DEVICE_COOKIE, SESSION_COOKIE, SESSION_HOURS } from './rules.ts'
import type { AcceptBody } from './schema.ts'
import { acceptInvitation, openSession, type ResetDone } from './service.ts'

export type Login = {
  email: string
  password: string
  code?: string | undefined
  /** In the place of the password, from the page that asks for the code. */
  half?: string | undefined
  address: string
  device_cookie: string | undefined
}
/** What a door needs: everything the process holds, and the counter of mails that strangers can ask for. */
export type Door = { deps: Deps; limiter: RateLimiter }

type Checked = { person: PersonRow; device: string }

/** Only failures count; the lock-out counts a try before the password is looked at, so tries sent at once gain nothing. */
async function checkLogin({ deps }: Door, login: Login): Promise<Checked> {
  const { email, password, code, half, address, device_cookie } = login
  const person = await findPersonByEmail(deps.db, email)
  const device = knownDevice(deps.vault, person?.id, device_cookie)
  const guess = {
    audience: AUDIENCE,
    account: person?.email ?? email,
    place: device ?? addressBucket(address),
    is_known_device: device !== null,
  }
  await refuseLocked(deps, guess, LOGINS_USED_UP)
  return loginTurn.creditor(guess.place, async () => {
    const reservation = await reserveGuess(deps, guess, LOGINS_USED_UP)
    // Which of the two is checked depends on the form alone: a password takes long to check, whether there is an account or not.
    const is_right =
      half === undefined
        ? await deps.passwords.isRight(password, person?.password_hash)
        : person !== undefined && isHalfOf(deps, half, person)
    if (!person || !is_right) throw unauthorized('login_refused', LOGIN_REFUSED)
    const given = { code, reservation, vault: deps.vault, wall_now: deps.clock.wall() }
    demandPassed(await transact(deps, SYSTEM, (work) => passSecondFactor(work, accountOf(person.id), given)))
    return { person, device: device ?? newDevice() }
  })
}

/** For the page that asks for the code, after the password was right. */
export async function halfLoginOf(deps: Deps, email: string): Promise<string> {
  const person = await findPersonByEmail(deps.db, email)
  return person ? halfLogin(deps, person) : ''
}

export const ownFactorOf = (deps: Deps): FactorOwner<'creditor'> => ({
  audience: AUDIENCE,
  provesOneself: (creditor, password) => provesOneself(deps, creditor, password),
  isRequired: () => false,
})

/**
 * Whether whoever sits there is still the person who logged in: asked before the password or the account for payouts is
 * changed. Counted for this session alone, so that a stolen one cannot guess for long and locks nobody out.
 */
export function provesOneself(deps: Deps, creditor: CreditorPerson, password: string): Promise<boolean> {
  const place = creditor.session_id ?? creditor.id
  return loginTurn.creditor(place, async () => {
    const guess = { audience: AUDIENCE, account: creditor.email, place, is_known_device: true }
    const reservation = await reserveGuess(deps, guess, LOGINS_USED_UP)
    const person = await findPerson(deps.db, creditor.id)
    const is_right = await deps.passwords.isRight(password, person?.password_hash)
    if (is_right) await transact(deps, creditor, (work) => giveBack(work.tx, reservation, { is_over: true }))
    return is_right
  })
}

/** The value of the session's cookie, and what the browser is known by from now on. */
export type Entered = { person_id: string; secret: string; device: string }

/** A person of several customers begins with the one joined last. */
export async function logIn(door: Door, login: Login): Promise<Entered> {
  const { person, device } = await checkLogin(door, login)
  return transact(door.deps, SYSTEM, async (work) => {
    const [customer] = await listCustomersOf(work.tx, person.id)
    // Between the check and now the last customer may have gone, and the person with it.
    if (!customer) throw unauthorized('login_refused', LOGIN_REFUSED)
    return { person_id: person.id, secret: await openSession(work, person, customer.id), device }
  })
}

/** A passkey is a whole login: it has checked its owner. */
export const enterWithPasskey = (deps: Deps, login: PasskeyLogin): Promise<Entered> =>
  transact(deps, SYSTEM, async (work) => {
    const { id } = login.account
    await usePasskey(work, login)
    const [person, [customer]] = await Promise.all([findPerson(work.tx, id), listCustomersOf(work.tx, id)])
    if (!person || !customer) throw passkeyRefused()
    return { person_id: id, secret: await openSession(work, person, customer.id), device: login.device ?? newDevice() }
  })

export type Acceptance = AcceptBody & { token: string; address: string; device_cookie: string | undefined }

/** Somebody whose address has an account shows its password, and its second factor, instead of setting another one. */
export async function accept(door: Door, { token, password, name, ...from }: Acceptance): Promise<Entered> {
  const { deps } = door
  const { email, colleague } = demandOpen(await readInvitation(deps.db, token))
  const known = (await findPersonByEmail(deps.db, email))
    ? await checkLogin(door, { email, password, ...from })
    : undefined
  const entrant = known?.person ?? {
    password_hash: await loginTurn.creditor(addressBucket(from.address), () => deps.passwords.hash(password)),
    name: name ?? colleague?.name ?? null,
  }
  const entered = await transact(deps, SYSTEM, (work) => acceptInvitation(work, token, entrant))
  return { ...entered, device: known?.device ?? newDevice() }
}

/** The same with a passkey of the invited address, which is a whole login. Anybody else's is refused. */
export const acceptWithPasskey = ({ deps }: Door, token: string, login: PasskeyLogin): Promise<Entered> =>
  transact(deps, SYSTEM, async (work) => {
    const { email } = await readInvitation(work.tx, token)
    const person = await findPersonByEmail(work.tx, email)
    if (person?.id !== login.account.id) throw passkeyRefused()
    await usePasskey(work, login)
    return { ...(await acceptInvitation(work, token, person)), device: login.device ?? newDevice() }
  })

/** Where a login comes from. */
export const placeOf = (request: FastifyRequest) => ({
  address: clientAddress(request),
  device_cookie: request.cookies[DEVICE_COOKIE],
})

export async function findCreditor(deps: Deps, request: Visitor): Promise<CreditorPerson | undefined> {
  const secret = request.cookies[SESSION_COOKIE]
  return secret ? creditorBy(deps.db, secret) : undefined
}

/** Who a cookie stands for; undefined when its session has ended. */
export async function creditorBy(reader: Reader, secret: string): Promise<CreditorPerson | undefined> {
  const session = await findSession(reader, secretHash(secret))
  return session && personOf(session)
}

const personOf = ({ person_id: id, ...rest }: PortalMember & { session_id: string | null }): CreditorPerson => ({
  type: 'creditor',
  id,
  ...rest,
})

/** For a job that goes on with what a person has asked for; undefined when they have left the customer since. */
export async function findMember(
  reader: Reader,
  person_id: string,
  customer_id: string,
): Promise<CreditorPerson | undefined> {
  const member = await findMembership(reader, person_id, customer_id)
  return member && personOf({ ...member, session_id: null })
}

/** Somebody who was removed after the request had come in does nothing more. The caller has locked the people. */
export async function demandMember({ tx, caller }: Work<CreditorPerson>): Promise<void> {
  if (!(await findMembership(tx, caller.id, caller.customer_id))) throw unauthorized('login_required', LOGIN_REQUIRED)
}

/** For a page behind the login: who reads it, and whom else they could read about. */
export async function openPortal(deps: Deps, request: FastifyRequest): Promise<Portal | undefined> {
  const creditor = await findCreditor(deps, request)
  return creditor && { creditor, customers: await listCustomersOf(deps.db, creditor.id) }
}

export type Portal = { creditor: CreditorPerson; customers: readonly { id: string; name: string }[] }

export async function readCreditor(deps: Deps, request: FastifyRequest): Promise<CreditorPerson> {
  const creditor = await findCreditor(deps, request)
  if (!creditor) throw unauthorized('login_required', LOGIN_REQUIRED)
  return creditor
}

export function giveCookies(deps: Deps, reply: FastifyReply, { secret, ...known }: Entered): void {
  for (const path of COOKIE_PATHS) {
    const cookie = loginCookie(deps.config.public_url, path)
    reply.setCookie(SESSION_COOKIE, secret, { ...cookie, maxAge: SESSION_HOURS * 3600 })
  }
  giveDevice(deps, reply, known)
}

/** By it the browser is counted apart from strangers who guess this account's password. */
function giveDevice({ config, vault }: Deps, reply: FastifyReply, known: Omit<Entered, 'secret'>): void {
  const value = deviceCookie(vault, known.person_id, known.device)
  for (const path of COOKIE_PATHS) {
    const cookie = loginCookie(config.public_url, path)
    reply.setCookie(DEVICE_COOKIE, value, { ...cookie, maxAge: KNOWN_DEVICE_DAYS * DAY_S })
  }
}

/** After a new password by mail. Where a second factor is still to be shown, the browser is not known by the mail alone. */
export function giveNewDevice(deps: Deps, reply: FastifyReply, { person_id, is_proven }: ResetDone): void {
  if (is_proven) giveDevice(deps, reply, { person_id, device: newDevice() })
}

export async function logOut(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secret = request.cookies[SESSION_COOKIE]
  if (secret) await transact(deps, SYSTEM, (work) => deleteSession(work.tx, secretHash(secret)))
  for (const path of COOKIE_PATHS) reply.clearCookie(SESSION_COOKIE, loginCookie(deps.config.public_url, path))
}
