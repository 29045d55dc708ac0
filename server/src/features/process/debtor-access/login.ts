import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DebtorCaller, SYSTEM } from '../../../kernel/caller.ts'
import { forbidden, unauthorized } from '../../../kernel/errors.ts'
import { newSecret, secretHash } from '../../../platform/bearer-secret.ts'
import { unlessFull } from '../../../platform/db/unless-full.ts'
import { addressBucket } from '../../../platform/http/client-address.ts'
import { newId } from '../../../platform/ids.ts'
import { loginCookie, type Visitor } from '../../../platform/login/cookie.ts'
import { deviceCookie, KNOWN_DEVICE_DAYS, knownDevice, newDevice } from '../../../platform/login/known-device.ts'
import { giveBack, refuseLocked, reserveGuess } from '../../../platform/login/lock-out.ts'
import { loginTurn } from '../../../platform/login/turns.ts'
import { LOGINS_USED_UP } from '../../../platform/login/words.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { recordActivity } from '../../case/claims/index.ts'
import { matchingCode } from './codes.ts'
import { deleteSession, findSession, holdCode, insertSession, listEntryCodes, setUsed } from './queries.ts'
import {
  AUDIENCE,
  CONTACT_ONLY,
  COOKIE_PATHS,
  DEVICE_COOKIE,
  ENTRY_REFUSED,
  ENTRY_REQUIRED,
  readCode,
  readReference,
  SESSION_COOKIE,
} from './rules.ts'

export type Entry = {
  case_reference: string
  access_code: string
  address: string
  device_cookie: string | undefined
}

/** `device` is what the browser is known by from now on. */
export type Entered = { debtor: DebtorCaller; secret: string; device: string }

/**
 * Opens a session for one claim. An unknown reference, a wrong code and a code that has ended are refused alike, and
 * counted alike, before anything is compared.
 */
export async function enter(deps: Deps, entry: Entry): Promise<Entered> {
  const { db, vault, clock, config } = deps
  const case_reference = readReference(entry.case_reference)
  const codes = await listEntryCodes(db, case_reference, await readBusinessTime(db, clock, config.mode))
  const device = knownDevice(vault, codes[0]?.claim_id, entry.device_cookie)
  const place = device ?? addressBucket(entry.address)
  const guess = { audience: AUDIENCE, account: case_reference, place, is_known_device: device !== null }
  await refuseLocked(deps, guess, LOGINS_USED_UP)
  // Guesses from one place wait for each other anyway. In this line they hold no connection to the database meanwhile.
  const reservation = await loginTurn.debtor(place, () => reserveGuess(deps, guess, LOGINS_USED_UP))
  const matching = matchingCode(vault, codes, readCode(entry.access_code) ?? '')
  if (!matching) throw unauthorized('login_refused', ENTRY_REFUSED)
  const { code_id, claim_id, organization_id, debtor_id: id, language, country, collector } = matching
  const session_id = newId()
  const identity = { id, organization_id, claim_id, session_id }
  const found = {
    type: 'debtor',
    ...identity,
    is_contact_only: matching.is_contact_only,
    language,
    country,
    collector,
  } as const
  const secret = newSecret()
  const debtor = await transact(deps, found, async (work): Promise<DebtorCaller> => {
    // Its letter may have come back since the codes were read.
    const held = await holdCode(work.tx, code_id)
    if (!held) throw unauthorized('login_refused', ENTRY_REFUSED)
    const { is_contact_only } = held
    const session = { id: session_id, secret_hash: secretHash(secret), organization_id, claim_id, is_contact_only }
    await insertSession(work.tx, session)
    recordActivity(work, { id: claim_id, organization_id }, { action: 'debtor.entered', details: {} })
    await giveBack(work.tx, reservation, { is_over: true })
    return { ...found, is_contact_only }
  })
  return { debtor, secret, device: device ?? newDevice() }
}

const DAY_S = 86_400

export function giveCookies({ config, vault }: Deps, reply: FastifyReply, { debtor, secret, device }: Entered): void {
  const known = deviceCookie(vault, debtor.claim_id, device)
  for (const path of COOKIE_PATHS) {
    const cookie = loginCookie(config.public_url, path)
    reply.setCookie(SESSION_COOKIE, secret, cookie)
    reply.setCookie(DEVICE_COOKIE, known, { ...cookie, maxAge: KNOWN_DEVICE_DAYS * DAY_S })
  }
}

/** Whoever sends the request; undefined without a session. */
export async function findDebtor(deps: Deps, request: Visitor): Promise<DebtorCaller | undefined> {
  const secret = request.cookies[SESSION_COOKIE]
  if (!secret) return undefined
  const { db, clock, config } = deps
  const found = await findSession(db, secretHash(secret), await readBusinessTime(db, clock, config.mode))
  if (!found) return undefined
  const { debtor_id: id, is_stale, ...session } = found
  if (is_stale) await unlessFull(transact(deps, SYSTEM, (work) => setUsed(work.tx, session.session_id)))
  return { type: 'debtor', id, ...session }
}

/** For what a session is always good for: the session itself, and the contact data. */
export async function readEntered(deps: Deps, request: FastifyRequest): Promise<DebtorCaller> {
  const debtor = await findDebtor(deps, request)
  if (!debtor) throw unauthorized('login_required', ENTRY_REQUIRED)
  return debtor
}

/** For everything else. */
export async function readDebtor(deps: Deps, request: FastifyRequest): Promise<DebtorCaller> {
  const debtor = await readEntered(deps, request)
  if (debtor.is_contact_only) throw forbidden('contact_only', CONTACT_ONLY)
  return debtor
}

export async function leave(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secret = request.cookies[SESSION_COOKIE]
  if (secret) await transact(deps, SYSTEM, (work) => deleteSession(work.tx, secretHash(secret)))
  for (const path of COOKIE_PATHS) reply.clearCookie(SESSION_COOKIE, loginCookie(deps.config.public_url, path))
}
