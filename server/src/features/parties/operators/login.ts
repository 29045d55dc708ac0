import type { FastifyRequest } from 'fastify'
import type { FactorOwner } from '../../../audiences/second-factor/routes.ts'
import { type OperatorCaller, SYSTEM } from '../../../kernel/caller.ts'
import { AppError, unauthorized } from '../../../kernel/errors.ts'
import { secretHash } from '../../../platform/bearer-secret.ts'
import { unlessFull } from '../../../platform/db/unless-full.ts'
import { addressBucket } from '../../../platform/http/client-address.ts'
import type { Visitor } from '../../../platform/login/cookie.ts'
import { knownDevice, newDevice } from '../../../platform/login/known-device.ts'
import { giveBack, refuseLocked, reserveGuess } from '../../../platform/login/lock-out.ts'
import { demandPassed } from '../../../platform/login/second-factor.ts'
import { loginTurn } from '../../../platform/login/turns.ts'
import { LOGIN_REFUSED, LOGIN_REQUIRED, LOGINS_USED_UP } from '../../../platform/login/words.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { findSession, setSessionSeen } from './queries.sessions.ts'
import { findOperator, findOperatorByEmail, type OperatorView } from './queries.ts'
import { AUDIENCE, FACTOR_REQUIRED, mustHaveFactor, SESSION_COOKIE } from './rules.ts'
import { enter, recordFailedLogin } from './service.ts'

export type LoginTry = {
  email: string
  password: string
  code?: string
  address: string
  user_agent: string
  device_cookie: string | undefined
}

type LoggedIn = { operator: OperatorView; secret: string; device: string }

/** Only failures count against the limits, so that a busy team never locks itself out. */
export async function logIn(deps: Deps, login: LoginTry): Promise<LoggedIn> {
  const operator = await findOperatorByEmail(deps.db, login.email)
  const device = knownDevice(deps.vault, operator?.id, login.device_cookie)
  const guess = {
    audience: AUDIENCE,
    // The database may hold more spellings for one than a bucket would: where there is an account, its own counts.
    account: operator?.email ?? login.email,
    place: device ?? addressBucket(login.address),
    is_known_device: device !== null,
  }
  await refuseLocked(deps, guess, LOGINS_USED_UP)
  return loginTurn.operator(guess.place, async () => {
    const reservation = await reserveGuess(deps, guess, LOGINS_USED_UP)
    const is_right = await deps.passwords.isRight(login.password, operator?.password_hash)
    if (!operator || !is_right || operator.disabled_at) {
      if (operator) await noteFailure(deps, operator.id)
      throw unauthorized('login_refused', LOGIN_REFUSED)
    }
    const entry = { operator, reservation, code: login.code, user_agent: login.user_agent }
    const tools = { vault: deps.vault, wall_now: deps.clock.wall() }
    const { outcome, secret } = await transact(deps, SYSTEM, (work) => enter(work, entry, tools))
    if (outcome === 'code_wrong') await noteFailure(deps, operator.id)
    demandPassed(outcome)
    return { operator, secret: secret as string, device: device ?? newDevice() }
  })
}

const noteFailure = (deps: Deps, operator_id: string): Promise<unknown> =>
  transact(deps, SYSTEM, (work) => recordFailedLogin(work, operator_id))

/**
 * Whether whoever sits there is still the person who logged in: asked before password or second factor are changed.
 * Counted for this session alone, so that a stolen one cannot guess for long and locks nobody else out.
 */
export function provesOneself(deps: Deps, operator: OperatorCaller, password: string): Promise<boolean> {
  return loginTurn.operator(operator.session_id, async () => {
    const guess = { audience: AUDIENCE, account: operator.email, place: operator.session_id, is_known_device: true }
    const reservation = await reserveGuess(deps, guess, LOGINS_USED_UP)
    const stored = await findOperator(deps.db, operator.id)
    const is_right = await deps.passwords.isRight(password, stored?.password_hash)
    if (is_right) await transact(deps, operator, (work) => giveBack(work.tx, reservation, { is_over: true }))
    return is_right
  })
}

/** A new password, of oneself or of somebody else. It takes its turn like every password that is checked. */
export const hashFor = (deps: Deps, { session_id }: OperatorCaller, password: string): Promise<string> =>
  loginTurn.operator(session_id, () => deps.passwords.hash(password))

export const ownFactorOf = (deps: Deps): FactorOwner<'operator'> => ({
  audience: AUDIENCE,
  provesOneself: (operator, password) => provesOneself(deps, operator, password),
  isRequired: ({ role }) => mustHaveFactor(deps.config.require_second_factor, role),
})

async function openSessionOf(
  deps: Deps,
  { cookies }: Visitor,
): Promise<{ caller: OperatorCaller; lacks_factor: boolean }> {
  const secret = cookies[SESSION_COOKIE]
  const session = secret ? await findSession(deps.db, secretHash(secret)) : undefined
  if (!session) throw unauthorized('login_required', LOGIN_REQUIRED)
  if (session.is_unseen) await unlessFull(deps.db.transaction((tx) => setSessionSeen(tx, session.session_id)))
  const { operator_id: id, role, email, name, session_id } = session
  return {
    caller: { type: 'operator', id, role, email, name, session_id },
    lacks_factor: !session.has_second_factor && mustHaveFactor(deps.config.require_second_factor, role),
  }
}

/** Whose session it is, whatever they may do with it. */
export const recogniseOperator = async (deps: Deps, visitor: Visitor): Promise<OperatorCaller> =>
  (await openSessionOf(deps, visitor)).caller

/** Who may call this route. */
export async function readOperator(deps: Deps, request: FastifyRequest): Promise<OperatorCaller> {
  const { caller, lacks_factor } = await openSessionOf(deps, request)
  if (lacks_factor && !request.routeOptions.config.before_second_factor)
    throw new AppError(
      'forbidden',
      { code: 'second_factor_required', message: FACTOR_REQUIRED },
      { word: 'SECOND_FACTOR_REQUIRED' },
    )
  return caller
}
