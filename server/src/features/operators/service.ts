import { conflict, notFound } from '../../kernel/errors.ts'
import { newSecret, secretHash } from '../../platform/bearer-secret.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import * as queries from './queries.ts'
import { type OperatorRole, SESSION_HOURS } from './rules.ts'

/** Answers the cookie's value, which is kept nowhere. */
export async function openSession(work: Work, operator_id: string): Promise<string> {
  const secret = newSecret()
  await queries.insertSession(work.tx, {
    id: newId(),
    secret_hash: secretHash(secret),
    operator_id,
    hours: SESSION_HOURS,
  })
  return secret
}

export type NewOperator = { email: string; name: string; role: OperatorRole; password_hash: string }

export function hireOperator(work: Work, operator: NewOperator): Promise<queries.OperatorRow> {
  return queries.insertOperator(work.tx, {
    id: newId(),
    ...operator,
    disabled_at: null,
    created_at: work.now,
    updated_at: work.now,
  })
}

export type OperatorChange = { name?: string; role?: OperatorRole; password_hash?: string; disabled?: boolean }

export async function changeOperator(work: Work, id: string, change: OperatorChange): Promise<queries.OperatorRow> {
  // load
  const admins = await queries.lockActiveAdmins(work.tx)
  const operator = await queries.lockOperator(work.tx, id)
  if (!operator) throw notFound()
  const disabled = change.disabled ?? operator.disabled_at !== null
  const changed = {
    ...operator,
    name: change.name ?? operator.name,
    role: change.role ?? operator.role,
    password_hash: change.password_hash ?? operator.password_hash,
    disabled_at: disabled ? (operator.disabled_at ?? work.now) : null,
    updated_at: work.now,
  }

  // judge
  const stays_admin = changed.role === 'admin' && !disabled
  if (!stays_admin && admins.length === 1 && admins[0]?.id === id) {
    throw conflict('The last administrator cannot be disabled or become an agent')
  }

  // write: a new password, or none any more, ends every session of this person
  if (change.password_hash !== undefined || disabled) await queries.deleteSessionsOf(work.tx, id)
  return queries.setOperator(work.tx, changed)
}
