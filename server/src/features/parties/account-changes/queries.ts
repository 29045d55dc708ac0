import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { AccountKind, BankAccount, ChangeStatus } from './rules.ts'

export type AccountKey = { readonly kind: AccountKind; readonly account_id: string }

export type AccountChangeRow = AccountKey &
  BankAccount & {
    readonly id: string
    readonly organization_id: string
    /** Null for the first account. */
    readonly old_iban: string | null
    readonly status: ChangeStatus
    readonly proposed_by: string | null
    readonly proposed_at: Date
    readonly counts_from: Date | null
    readonly approved_by: string | null
    readonly withdrawn_by: string | null
    readonly settled_at: Date | null
  }

const COLUMNS = sql`c.id, c.kind, c.account_id, c.organization_id, c.iban, c.bic, c.bank_name, c.old_iban, c.status, c.proposed_by,
  c.proposed_at, c.counts_from, c.approved_by, c.withdrawn_by, c.settled_at`

const isOf = ({ kind, account_id }: AccountKey) => sql`c.kind = ${kind} and c.account_id = ${account_id}`

/** Whoever changes an account locks what has it first, so two changes at once wait for each other. */
export const findHeldAccount = (reader: Reader, key: AccountKey): Promise<AccountChangeRow | undefined> =>
  reader.one(sql`
    select ${COLUMNS} from bank_account_changes c where ${isOf(key)} and c.status = 'applied' order by c.number desc limit 1`)

export const lockOpenChange = (tx: Tx, key: AccountKey): Promise<AccountChangeRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from bank_account_changes c where ${isOf(key)} and c.status = 'open' for update`)

export const findChange = (reader: Reader, id: string): Promise<AccountChangeRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from bank_account_changes c where c.id = ${id}`)

export const lockChange = (tx: Tx, id: string): Promise<AccountChangeRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from bank_account_changes c where c.id = ${id} for update`)

/** Locked before any change of its accounts, here as where its settings are changed. */
export const lockOwner = (tx: Tx, organization_id: string): Promise<{ name: string } | undefined> =>
  tx.one(sql`select name from organizations where id = ${organization_id} for update`)

/** What an account of ours is called; a letterhead has one without a name. */
export const findAccountName = async (reader: Reader, { kind, account_id }: AccountKey): Promise<string | null> =>
  kind === 'letterhead'
    ? null
    : ((await reader.one<{ name: string }>(sql`select name from bank_accounts where id = ${account_id}`))?.name ?? null)

export async function insertChange(tx: Tx, row: AccountChangeRow): Promise<AccountChangeRow> {
  await tx.run(sql`
    insert into bank_account_changes (id, kind, account_id, organization_id, iban, bic, bank_name, old_iban, status,
      proposed_by, proposed_at, counts_from, approved_by, withdrawn_by, settled_at)
    values (${row.id}, ${row.kind}, ${row.account_id}, ${row.organization_id}, ${row.iban}, ${row.bic}, ${row.bank_name},
      ${row.old_iban}, ${row.status}, ${row.proposed_by}, ${row.proposed_at}, ${row.counts_from}, ${row.approved_by},
      ${row.withdrawn_by}, ${row.settled_at})`)
  return row
}

export async function setSettled(tx: Tx, row: AccountChangeRow): Promise<AccountChangeRow> {
  await tx.run(sql`
    update bank_account_changes set status = ${row.status}, approved_by = ${row.approved_by},
      withdrawn_by = ${row.withdrawn_by}, settled_at = ${row.settled_at}
    where id = ${row.id}`)
  return row
}

export type NamedChange = AccountChangeRow & {
  readonly organization_name: string
  /** Null of a letterhead. */
  readonly account_name: string | null
  readonly proposer_name: string | null
  readonly approver_name: string | null
  readonly withdrawer_name: string | null
}

const NAMED = sql`
  select ${COLUMNS}, o.name as organization_name, coalesce(b.name, z.name) as account_name, p.name as proposer_name, a.name as approver_name, w.name as withdrawer_name
  from bank_account_changes c join organizations o on o.id = c.organization_id
    left join bank_accounts b on c.kind = 'bank_account' and b.id = c.account_id
    left join closed_bank_accounts z on c.kind = 'bank_account' and z.id = c.account_id
    left join operators p on p.id = c.proposed_by left join operators a on a.id = c.approved_by
    left join operators w on w.id = c.withdrawn_by`

export type ChangeFilter = { readonly status?: ChangeStatus; readonly organization_id?: string }

/** The first account of each is no change. */
const matching = ({ status, organization_id }: ChangeFilter) => sql`c.old_iban is not null
  and (${status ?? null}::text is null or c.status = ${status ?? null})
  and (${organization_id ?? null}::uuid is null or c.organization_id = ${organization_id ?? null})`

export const listChanges = (reader: Reader, filter: ChangeFilter, page: Page): Promise<NamedChange[]> =>
  reader.many(sql`${NAMED} where ${matching(filter)} order by c.number desc ${pageClause(page)}`)

export const countChanges = async (reader: Reader, filter: ChangeFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from bank_account_changes c where ${matching(filter)}`,
    )
  )?.total ?? 0

export const findNamedChange = (reader: Reader, id: string): Promise<NamedChange | undefined> =>
  reader.one(sql`${NAMED} where c.id = ${id}`)

/** Those of several at once, for a list. */
export const listOpenChangesOf = (reader: Reader, kind: AccountKind, ids: readonly string[]): Promise<NamedChange[]> =>
  reader.many(sql`${NAMED} where c.kind = ${kind} and c.account_id = any(${ids}::uuid[]) and c.status = 'open'`)
