import { conflict } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { OperatorRole, THEMES } from './rules.ts'

/** The columns that are changed as a whole. */
export type OperatorRow = {
  id: string
  email: string
  name: string
  role: OperatorRole
  password_hash: string
  password_is_initial: boolean
  language: Language | null
  theme: (typeof THEMES)[number] | null
  /** By mail, in the morning. */
  wants_digest: boolean
  disabled_at: Date | null
  created_at: Date
  updated_at: Date
}

/** An operator with facts from other tables. */
export type OperatorView = OperatorRow & { last_login_at: Date | null; totp_enabled: boolean; passkey_count: number }

const emailTaken = () => conflict('account_exists', 'email is already used by another operator')
const COLUMNS = sql`id, email, name, role, password_hash, password_is_initial, language, theme, wants_digest, disabled_at, created_at,
  updated_at, last_login_at, exists (
    select from login_totp t where t.operator_id = operators.id and t.enabled_at is not null
  ) as totp_enabled, (select count(*)::int from login_passkeys k where k.operator_id = operators.id) as passkey_count`

export const findOperator = (reader: Reader, id: string): Promise<OperatorView | undefined> =>
  reader.one(sql`select ${COLUMNS} from operators where id = ${id}`)

export const findOperatorByEmail = (reader: Reader, email: string): Promise<OperatorView | undefined> =>
  reader.one(sql`select ${COLUMNS} from operators where lower(email) = lower(${email})`)

export const lockOperator = (tx: Tx, id: string): Promise<OperatorView | undefined> =>
  tx.one(sql`select ${COLUMNS} from operators where id = ${id} for no key update`)

export const listOperators = (reader: Reader, page: Page): Promise<OperatorView[]> =>
  reader.many(sql`select ${COLUMNS} from operators order by created_at desc, id desc ${pageClause(page)}`)

export const countOperators = async (reader: Reader): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*) as total from operators`))?.total ?? 0

export const countActiveAdmins = async (reader: Reader): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*) as total from operators where role = 'admin' and disabled_at is null`,
    )
  )?.total ?? 0

export type AdminsAtRisk = {
  readonly total: number
  readonly with_given_password: number
  readonly without_factor: number
}

export const countAdminsAtRisk = async (reader: Reader): Promise<AdminsAtRisk> => {
  const row = await reader.one<AdminsAtRisk>(sql`
    select count(*)::int as total, (count(*) filter (where password_is_initial))::int as with_given_password,
      (count(*) filter (where not totp_enabled and passkey_count = 0))::int as without_factor
    from (select ${COLUMNS} from operators where role = 'admin' and disabled_at is null) as admins`)
  return row ?? { total: 0, with_given_password: 0, without_factor: 0 }
}

/** Locks every administrator, so that two of them cannot disable each other at the same moment. */
export const lockActiveAdmins = (tx: Tx): Promise<{ id: string }[]> =>
  tx.many(sql`select id from operators where role = 'admin' and disabled_at is null order by id for no key update`)

export async function insertOperator(tx: Tx, row: OperatorRow): Promise<OperatorView> {
  await onConstraint(
    tx.run(sql`
      insert into operators (id, email, name, role, password_hash, password_is_initial, language, theme, wants_digest,
        disabled_at, created_at, updated_at)
      values (${row.id}, ${row.email}, ${row.name}, ${row.role}, ${row.password_hash}, ${row.password_is_initial},
        ${row.language}, ${row.theme}, ${row.wants_digest}, ${row.disabled_at}, ${row.created_at}, ${row.updated_at})`),
    { operators_email_key: emailTaken },
  )
  return { ...row, last_login_at: null, totp_enabled: false, passkey_count: 0 }
}

export async function setOperator<Row extends OperatorRow>(tx: Tx, row: Row): Promise<Row> {
  await tx.run(sql`
    update operators set name = ${row.name}, role = ${row.role}, password_hash = ${row.password_hash},
      password_is_initial = ${row.password_is_initial}, language = ${row.language}, theme = ${row.theme},
      wants_digest = ${row.wants_digest}, disabled_at = ${row.disabled_at}, updated_at = ${row.updated_at}
    where id = ${row.id}`)
  return row
}

export const setLoggedIn = (tx: Tx, id: string): Promise<number> =>
  tx.run(sql`update operators set last_login_at = wall_now() where id = ${id}`)
