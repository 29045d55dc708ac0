import type { Cents } from '../../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../../platform/http/paging.ts'
import type { AccountKind } from './rules.ts'

export type BankAccountRow = {
  readonly id: string
  readonly organization_id: string
  readonly name: string
  readonly iban: string
  readonly bic: string | null
  readonly kind: AccountKind
  readonly created_at: Date
  readonly updated_at: Date
}

const COLUMNS = sql`b.id, b.organization_id, b.name, b.iban, b.bic, b.kind, b.created_at, b.updated_at`

export const findAccount = (reader: Reader, id: string): Promise<BankAccountRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from bank_accounts b where b.id = ${id}`)

export const lockAccount = (tx: Tx, id: string): Promise<BankAccountRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from bank_accounts b where b.id = ${id} for update`)

/** Whether another account has the IBAN or is about to have it. */
export const isIbanInUse = async (reader: Reader, iban: string, except: string | null): Promise<boolean> =>
  (
    await reader.one<{ is_in_use: boolean }>(sql`
      select exists (select from bank_accounts b where b.iban = ${iban} and b.id is distinct from ${except}::uuid)
        or exists (
          select from bank_account_changes c where c.kind = 'bank_account' and c.status = 'open' and c.iban = ${iban}
            and c.account_id is distinct from ${except}::uuid) as is_in_use`)
  )?.is_in_use ?? false

export async function insertAccount(tx: Tx, row: BankAccountRow): Promise<BankAccountRow> {
  await tx.run(sql`
    insert into bank_accounts (id, organization_id, name, iban, bic, kind, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.name}, ${row.iban}, ${row.bic}, ${row.kind}, ${row.created_at},
      ${row.updated_at})`)
  return row
}

export async function setAccount(tx: Tx, row: BankAccountRow): Promise<BankAccountRow> {
  await tx.run(sql`
    update bank_accounts set name = ${row.name}, iban = ${row.iban}, bic = ${row.bic}, updated_at = ${row.updated_at}
    where id = ${row.id}`)
  return row
}

type AccountUse = { is_used: boolean; is_in_letterhead: boolean; is_told: boolean }

/**
 * Whether anything came in, left or was entered for an account, whether letters name it by the letterhead, and whether
 * debtors were told to pay to it: the first one for client money stands in every letter and plan that was made since.
 */
export const findUse = async (
  reader: Reader,
  { id, iban, organization_id, created_at }: BankAccountRow,
): Promise<AccountUse> =>
  (await reader.one<AccountUse>(sql`
    select exists (select 1 from bank_statements s where s.account_id = ${id})
        or exists (select 1 from bank_entries e where e.account_id = ${id})
        or exists (select 1 from payment_runs r where r.account_id = ${id})
        or exists (select 1 from payment_run_items i where i.payee_iban = ${iban})
        or exists (select 1 from opening_parts p where p.account_id = ${id})
        or exists (select 1 from ledger_lines x where x.bank_account_id = ${id}) as is_used,
      exists (
        select 1 from organizations o where replace(o.letterhead ->> 'iban', ' ', '') = ${iban}) as is_in_letterhead,
      exists (
          select 1 from (
            select b.id from bank_accounts b where b.organization_id = ${organization_id} and b.kind = 'client_money'
            order by b.created_at, b.id limit 1) paid_to
          where paid_to.id = ${id})
        and (exists (
            select 1 from letters t
            where t.organization_id = ${organization_id} and t.status <> 'void' and t.created_at >= ${created_at})
          or exists (
            select 1 from installment_plans p
            where p.organization_id = ${organization_id} and p.created_at >= ${created_at})) as is_told`)) as AccountUse

export type Closing = { readonly closed_at: Date; readonly closed_by: string; readonly note: string }

/** It is kept apart, where nothing looks for accounts. */
export async function moveToClosed(
  tx: Tx,
  row: BankAccountRow,
  { closed_at, closed_by, note }: Closing,
): Promise<void> {
  await tx.run(sql`
    insert into closed_bank_accounts (id, organization_id, name, iban, bic, kind, created_at, closed_at, closed_by, note)
    values (${row.id}, ${row.organization_id}, ${row.name}, ${row.iban}, ${row.bic}, ${row.kind}, ${row.created_at},
      ${closed_at}, ${closed_by}, ${note})`)
  await tx.run(sql`delete from bank_accounts where id = ${row.id}`)
}

export type ListedAccount = BankAccountRow & {
  readonly organization_name: string
  readonly balance_cents: Cents | null
  readonly balance_on: string | null
}

/** What the bank said last. */
const LISTED = sql`
  select ${COLUMNS}, o.name as organization_name, last.closing_cents as balance_cents, last.closing_on as balance_on
  from bank_accounts b join organizations o on o.id = b.organization_id
    left join lateral (
      select s.closing_cents, s.closing_on from bank_sheets s where s.account_id = b.id
      order by s.closing_on desc, s.opening_on desc, s.statement_id desc, s.position desc limit 1) last on true`

export type AccountFilter = { readonly organization_id?: string; readonly kind?: AccountKind }

const matching = ({ organization_id, kind }: AccountFilter) => sql`
  (${organization_id ?? null}::uuid is null or b.organization_id = ${organization_id ?? null})
  and (${kind ?? null}::text is null or b.kind = ${kind ?? null})`

export const listAccounts = (reader: Reader, filter: AccountFilter, page: Page): Promise<ListedAccount[]> =>
  reader.many(sql`${LISTED} where ${matching(filter)} order by b.created_at desc, b.id desc ${pageClause(page)}`)

export const countAccounts = async (reader: Reader, filter: AccountFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from bank_accounts b where ${matching(filter)}`,
    )
  )?.total ?? 0

export const findListedAccount = (reader: Reader, id: string): Promise<ListedAccount | undefined> =>
  reader.one(sql`${LISTED} where b.id = ${id}`)
