import { conflict } from '../../kernel/errors.ts'
import { onConstraint } from '../../platform/db/constraints.ts'
import { type Reader, sql, type Tx } from '../../platform/db/db.ts'
import { type Page, pageClause } from '../../platform/http/paging.ts'
import type { OperatorRole } from './rules.ts'

export type OperatorRow = {
  id: string
  email: string
  name: string
  role: OperatorRole
  password_hash: string
  disabled_at: Date | null
  created_at: Date
  updated_at: Date
}

const emailTaken = () => conflict('email is already used by another operator')
const COLUMNS = sql`id, email, name, role, password_hash, disabled_at, created_at, updated_at`

export const findOperatorByEmail = (reader: Reader, email: string): Promise<OperatorRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from operators where lower(email) = lower(${email})`)

export const lockOperator = (tx: Tx, id: string): Promise<OperatorRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from operators where id = ${id} for update`)

export const listOperators = (reader: Reader, page: Page): Promise<OperatorRow[]> =>
  reader.many(sql`select ${COLUMNS} from operators order by created_at desc, id desc ${pageClause(page)}`)

export const countOperators = async (reader: Reader): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*) as total from operators`))?.total ?? 0

/** Locks every administrator, so that two of them cannot disable each other at the same moment. */
export const lockActiveAdmins = (tx: Tx): Promise<{ id: string }[]> =>
  tx.many(sql`select id from operators where role = 'admin' and disabled_at is null order by id for update`)

export async function insertOperator(tx: Tx, row: OperatorRow): Promise<OperatorRow> {
  await onConstraint(
    tx.run(sql`
      insert into operators (id, email, name, role, password_hash, disabled_at, created_at, updated_at)
      values (${row.id}, ${row.email}, ${row.name}, ${row.role}, ${row.password_hash}, ${row.disabled_at}, ${row.created_at},
        ${row.updated_at})`),
    { operators_email_key: emailTaken },
  )
  return row
}

export async function setOperator(tx: Tx, row: OperatorRow): Promise<OperatorRow> {
  await tx.run(sql`
    update operators set name = ${row.name}, role = ${row.role}, password_hash = ${row.password_hash},
      disabled_at = ${row.disabled_at}, updated_at = ${row.updated_at}
    where id = ${row.id}`)
  return row
}

export type SessionRow = { session_id: string; operator_id: string; email: string; name: string; role: OperatorRole }

export const findSession = (reader: Reader, secret_hash: Buffer): Promise<SessionRow | undefined> =>
  reader.one(sql`
    select s.id as session_id, o.id as operator_id, o.email, o.name, o.role
    from operator_sessions s join operators o on o.id = s.operator_id
    where s.secret_hash = ${secret_hash} and s.expires_at > wall_now() and o.disabled_at is null`)

export const insertSession = (
  tx: Tx,
  row: { id: string; secret_hash: Buffer; operator_id: string; hours: number },
): Promise<number> =>
  tx.run(sql`
    insert into operator_sessions (id, secret_hash, operator_id, expires_at)
    values (${row.id}, ${row.secret_hash}, ${row.operator_id}, wall_now() + make_interval(hours => ${row.hours}))`)

export const deleteSession = (tx: Tx, secret_hash: Buffer): Promise<number> =>
  tx.run(sql`delete from operator_sessions where secret_hash = ${secret_hash}`)

export const deleteSessionsOf = (tx: Tx, operator_id: string): Promise<number> =>
  tx.run(sql`delete from operator_sessions where operator_id = ${operator_id}`)

export const deleteExpiredSessions = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from operator_sessions where expires_at <= wall_now()`)
