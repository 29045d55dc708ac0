import type { FastifyRequest } from 'fastify'
import { type OperatorCaller, SYSTEM } from '../../../kernel/caller.ts'
import { AppError, unauthorized } from '../../../kernel/errors.ts'
import { secretHash } from '../../../platform/bearer-secret.ts'
import { addressBucket } from '../../../platform/http/client-address.ts'
import { knownDevice, newDevice } from '../../../platform/login/known-device.ts'
import { giveBack, reserveGuess } from '../../../platform/login/lock-out.ts'
import { LOGIN_REFUSED, LOGIN_REQUIRED, LOGINS_USED_UP } from '../../../platform/login/words.ts'
import { passwordTurn } from '../../../platform/passwords.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { findSession, setSessionSeen } from './queries.sessions.ts'
import { findOperator, findOperatorByEmail, type OperatorView } from './queries.ts'
import { AUDIENCE, CODE_REQUIRED, CODE_WRONG, SESSION_COOKIE } from './rules.ts'
import { takeCode } from './service.totp.ts'
import { enter, recordFailedLogin } from './service.ts'

export type LoginTry = {
  email: string
  password: string
  code?: string
  address: string
  user_agent: string
  device_cookie: string | undefined
}

/** Only failures count against the limits, so that a busy team never locks itself out. */
export function logIn(
  deps: Deps,
  login: LoginTry,
): Promise<{ operator: OperatorView; secret: string; device: string }> {
  return passwordTurn(async () => {
    const operator = await findOperatorByEmail(deps.db, login.email)
    const device = knownDevice(deps.vault, operator?.id, login.device_cookie)
    const guess = {
      audience: AUDIENCE,
      // The database may hold more spellings for one than a bucket would: where there is an account, its own counts.
      account: operator?.email ?? login.email,
      place: device ?? addressBucket(login.address),
      is_known_device: device !== null,
    }
    const reservation = await reserveGuess(deps, guess, LOGINS_USED_UP)
    const is_right = await deps.passwords.isRight(login.password, operator?.password_hash)
    if (!operator || !is_right || operator.disabled_at) {
      if (operator) await noteFailure(deps, operator.id)
      throw unauthorized('login_refused', LOGIN_REFUSED)
    }
    const entry = { operator, reservation, code: login.code, user_agent: login.user_agent }
    const entered = await transact(deps, SYSTEM, (work) => enter(work, entry, codeTools(deps)))
    if (entered.outcome === 'in') return { operator, secret: entered.secret, device: device ?? newDevice() }
    if (entered.outcome === 'code_wrong') await noteFailure(deps, operator.id)
    throw entered.outcome === 'code_missing'
      ? new AppError('unauthorized', { code: 'totp_required', message: CODE_REQUIRED }, { word: 'TOTP_REQUIRED' })
      : new AppError('unauthorized', { code: 'wrong_code', message: CODE_WRONG }, { word: 'TOTP_WRONG' })
  })
}

const noteFailure = (deps: Deps, operator_id: string): Promise<unknown> =>
  transact(deps, SYSTEM, (work) => recordFailedLogin(work, operator_id))

export const codeTools = ({ vault, clock }: Deps) => ({ vault, wall_now: clock.wall() })

/**
 * Whether whoever sits there is still the person who logged in: asked before password or second factor are changed.
 * Counted for this session alone, so that a stolen one cannot guess for long and locks nobody else out.
 */
export function provesOneself(
  deps: Deps,
  operator: OperatorCaller,
  proof: { password: string } | { code: string },
): Promise<boolean> {
  return passwordTurn(async () => {
    const operator_id = operator.id
    const guess = { audience: AUDIENCE, account: operator.email, place: operator.session_id, is_known_device: true }
    const reservation = await reserveGuess(deps, guess, LOGINS_USED_UP)
    const stored = 'password' in proof ? await findOperator(deps.db, operator_id) : undefined
    const is_right =
      'password' in proof
        ? await deps.passwords.isRight(proof.password, stored?.password_hash)
        : await transact(deps, operator, (work) => takeCode(work, { operator_id, code: proof.code }, codeTools(deps)))
    if (is_right) await transact(deps, operator, (work) => giveBack(work.tx, reservation, { is_over: true }))
    return is_right
  })
}

export async function readOperator(deps: Deps, request: FastifyRequest): Promise<OperatorCaller> {
  const secret = request.cookies[SESSION_COOKIE]
  const session = secret ? await findSession(deps.db, secretHash(secret)) : undefined
  if (!session) throw unauthorized('login_required', LOGIN_REQUIRED)
  if (session.is_unseen) await deps.db.transaction((tx) => setSessionSeen(tx, session.session_id))
  return {
    type: 'operator',
    id: session.operator_id,
    role: session.role,
    email: session.email,
    name: session.name,
    session_id: session.session_id,
  }
}
