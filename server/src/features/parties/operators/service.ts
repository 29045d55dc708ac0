import type { OperatorCaller } from '../../../kernel/caller.ts'
import { conflict, notFound, unauthorized } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { changesBetween } from '../../../platform/audit/changes.ts'
import { newSecret, secretHash } from '../../../platform/bearer-secret.ts'
import { newId } from '../../../platform/ids.ts'
import { accountHash, deleteFailuresOf } from '../../../platform/login/lock-out.ts'
import { type PasskeyLogin, passkeyRefused, usePasskey } from '../../../platform/login/passkeys.ts'
import {
  type CodeTools,
  type LoginOutcome,
  passSecondFactor,
  resetSecondFactor,
  type SecondHalf,
} from '../../../platform/login/second-factor.ts'
import { LOGIN_REFUSED } from '../../../platform/login/words.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Work } from '../../../platform/work.ts'
import { deleteOtherSessions, deleteSessionOf, deleteSessionsOf, insertSession } from './queries.sessions.ts'
import * as queries from './queries.ts'
import { AUDIENCE, changeProblem, MEMBER_REFUSALS, type OperatorRole, USER_AGENT_MAX } from './rules.ts'

export const accountOf = (id: string) => ({ audience: AUDIENCE, id }) as const

/** Returns the value of the cookie. Only its hash is stored. */
export async function openSession(work: Work, operator_id: string, user_agent = ''): Promise<string> {
  const secret = newSecret()
  await insertSession(work.tx, {
    id: newId(),
    secret_hash: secretHash(secret),
    operator_id,
    user_agent: user_agent.slice(0, USER_AGENT_MAX),
  })
  return secret
}

export type LoginAttempt = SecondHalf & {
  /** As read when the password was checked. */
  readonly operator: queries.OperatorRow
  readonly user_agent: string
}
/** `secret` is the value of the cookie; null unless everything was right. */
export type Entered = { outcome: LoginOutcome; secret: string | null }

/** The second half of a login, after the password was right: the second factor, and then the session. */
export async function enter(work: Work, entry: LoginAttempt, tools: CodeTools): Promise<Entered> {
  // load
  const operator_id = entry.operator.id
  const operator = await queries.lockOperator(work.tx, operator_id)

  // judge: the person may have been disabled or given a new password while the old one was being checked
  if (!operator || operator.disabled_at || operator.password_hash !== entry.operator.password_hash)
    throw unauthorized('login_refused', LOGIN_REFUSED)
  const outcome = await passSecondFactor(work, accountOf(operator_id), { ...entry, ...tools })
  if (outcome !== 'passed') return { outcome, secret: null }

  // write
  return { outcome, secret: await welcome(work, operator_id, entry.user_agent) }
}

async function welcome(work: Work, operator_id: string, user_agent: string): Promise<string> {
  await queries.setLoggedIn(work.tx, operator_id)
  const caller = { type: 'operator', id: operator_id } as const
  await recordAudit({ tx: work.tx, caller }, { action: 'operator.logged_in', subject: subjectOf(operator_id) })
  return openSession(work, operator_id, user_agent)
}

/** A passkey is a whole login: it has checked its owner. */
export async function enterWithPasskey(work: Work, login: PasskeyLogin, user_agent: string): Promise<string> {
  const operator = await queries.lockOperator(work.tx, login.account.id)
  if (!operator || operator.disabled_at) throw passkeyRefused()
  await usePasskey(work, login)
  return welcome(work, operator.id, user_agent)
}

export type NewOperator = {
  email: string
  name: string
  role: OperatorRole
  password_hash: string
  password_is_initial?: boolean
}

const subjectOf = (id: string) => ({ kind: 'operator', id })

export async function hireOperator(work: Work, operator: NewOperator): Promise<queries.OperatorView> {
  const hired = await queries.insertOperator(work.tx, {
    id: newId(),
    password_is_initial: false,
    ...operator,
    language: null,
    wants_digest: true,
    theme: null,
    disabled_at: null,
    created_at: work.now,
    updated_at: work.now,
  })
  const { id, role } = hired
  await recordAudit(work, { action: 'operator.created', subject: subjectOf(id), details: { role } })
  return hired
}

export type OperatorChange = { name?: string; role?: OperatorRole; password_hash?: string; disabled?: boolean }

/** What an administrator changes about somebody. */
export async function changeOperator(work: Work, id: string, change: OperatorChange): Promise<queries.OperatorView> {
  // load
  const admins = await queries.lockActiveAdmins(work.tx)
  const operator = await takeOperator(work, id)
  const disabled = change.disabled ?? operator.disabled_at !== null
  const sets_password = change.password_hash !== undefined
  const changed = {
    ...operator,
    name: change.name ?? operator.name,
    role: change.role ?? operator.role,
    password_hash: change.password_hash ?? operator.password_hash,
    password_is_initial: sets_password || operator.password_is_initial,
    disabled_at: disabled ? (operator.disabled_at ?? work.now) : null,
    updated_at: work.now,
  }

  // judge
  const problem = changeProblem({
    is_own: work.caller.id === id,
    is_last_admin: admins.length === 1 && admins[0]?.id === id,
    stays_admin: changed.role === 'admin' && !disabled,
    sets_password,
  })
  if (problem) throw conflict(problem, MEMBER_REFUSALS[problem])

  // write: a new password, a new role or a disabled account ends every session of this person
  if (sets_password || disabled || changed.role !== operator.role) await deleteSessionsOf(work.tx, id)
  await recordMemberChange(work, operator, changed)
  return queries.setOperator(work.tx, changed)
}

async function recordMemberChange(work: Work, before: queries.OperatorRow, after: queries.OperatorRow): Promise<void> {
  const subject = subjectOf(before.id)
  const factsOf = ({ name, role, disabled_at }: queries.OperatorRow) => ({ name, role, disabled: disabled_at !== null })
  const changes = changesBetween(factsOf(before), factsOf(after), { hidden: ['name'] })
  if (changes.length > 0) await recordAudit(work, { action: 'operator.changed', subject, details: { changes } })
  if (before.password_hash !== after.password_hash)
    await recordAudit(work, { action: 'operator.password_set', subject })
}

/** A new password for somebody who lost theirs. It also ends a lock-out, so that they can log in at once. */
export async function resetPassword(
  work: Work,
  id: string,
  given: { password_hash: string; vault: Vault },
): Promise<queries.OperatorView> {
  const operator = await changeOperator(work, id, { password_hash: given.password_hash })
  await deleteFailuresOf(work.tx, AUDIENCE, accountHash(given.vault, operator.email))
  return operator
}

export async function unlockOperator(work: Work, id: string, vault: Vault): Promise<queries.OperatorView> {
  const operator = await takeOperator(work, id)
  await deleteFailuresOf(work.tx, AUDIENCE, accountHash(vault, operator.email))
  await recordAudit(work, { action: 'operator.unlocked', subject: subjectOf(id) })
  return operator
}

/**
 * For a colleague who lost phone, passkeys and recovery codes. Whoever has found them is logged out. For one's own account
 * there are routes that ask for the password.
 */
export async function resetFactors(work: Work, id: string): Promise<queries.OperatorView> {
  const operator = await takeOperator(work, id)
  if (work.caller.id === id) throw conflict('own_totp', MEMBER_REFUSALS.own_totp)
  if (await resetSecondFactor(work, accountOf(id))) await deleteSessionsOf(work.tx, id)
  return { ...operator, totp_enabled: false, passkey_count: 0 }
}

/** Ends every session of the account, including the one of this browser. */
export async function changeOwnPassword(work: Work<OperatorCaller>, password_hash: string): Promise<void> {
  const operator = await takeOperator(work, work.caller.id)
  await deleteSessionsOf(work.tx, operator.id)
  await recordAudit(work, { action: 'operator.password_changed', subject: subjectOf(operator.id) })
  await queries.setOperator(work.tx, { ...operator, password_hash, password_is_initial: false, updated_at: work.now })
}

/** Logs the own account out elsewhere: out of one session, or of all others. Returns how many ended. */
export async function endSessions(work: Work<OperatorCaller>, id?: string): Promise<number> {
  const { tx, caller } = work
  const ended = await (id ? deleteSessionOf(tx, caller.id, id) : deleteOtherSessions(tx, caller.id, caller.session_id))
  if (ended > 0)
    await recordAudit(work, { action: 'operator.sessions_ended', subject: subjectOf(caller.id), details: { ended } })
  return ended
}

/** Guesses are few: after some of them the account has to wait. An account that does not exist has no entry. */
export const recordFailedLogin = (work: Work, operator_id: string): Promise<unknown> =>
  recordAudit(work, { action: 'operator.login_failed', subject: subjectOf(operator_id) })

export type OwnChange = Partial<Pick<queries.OperatorRow, 'name' | 'language' | 'theme' | 'wants_digest'>>

export async function changeOneself(work: Work<OperatorCaller>, change: OwnChange): Promise<queries.OperatorView> {
  const operator = await takeOperator(work, work.caller.id)
  const changed = { ...operator, ...change, updated_at: work.now }
  // Mails and pages tell colleagues apart by their names.
  await recordMemberChange(work, operator, changed)
  return queries.setOperator(work.tx, changed)
}

async function takeOperator(work: Work, id: string): Promise<queries.OperatorView> {
  const operator = await queries.lockOperator(work.tx, id)
  if (!operator) throw notFound()
  return operator
}
