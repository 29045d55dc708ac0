import type { DateOnly } from '../../../kernel/dates.ts'
import { allOf, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { keptOr, keptRows } from '../../../platform/db/row-counts.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { type Exported, numbersIn } from './queries.export.ts'
import type { Account, TransactionKind } from './rules/transactions.ts'

export type LineRow = {
  account: Account
  amount_cents: number
  bank_account_id: string | null
  customer_id: string | null
  customer_name: string | null
}

export type TransactionRow = {
  number: number
  id: string
  date: string
  kind: TransactionKind
  entry_id: string | null
  payment_id: string | null
  claim_id: string | null
  case_reference: string | null
  settlement_id: string | null
  run_item_id: string | null
  created_at: Date
  lines: LineRow[]
}

export type JournalFilter = {
  organization_id: string
  from?: string
  to?: string
  account?: Account
  customer_id?: string
}

function matching({ organization_id, from, to, account, customer_id }: JournalFilter): Statement {
  const conditions = [sql`t.organization_id = ${organization_id}`]
  if (from) conditions.push(sql`t.date >= ${from}::date`)
  if (to) conditions.push(sql`t.date <= ${to}::date`)
  const line: Statement[] = []
  if (account) line.push(sql`x.account = ${account}`)
  if (customer_id) line.push(sql`x.customer_id = ${customer_id}`)
  if (line.length > 0)
    conditions.push(sql`exists (select from ledger_lines x where x.transaction_id = t.id and ${allOf(line)})`)
  return allOf(conditions)
}

/** What was deleted since has no name any more; the book keeps its ids. */
const COLUMNS = sql`t.number, t.id, t.date, t.kind, t.entry_id, t.payment_id, t.claim_id, c.case_reference, t.settlement_id,
  t.run_item_id, t.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('account', x.account, 'amount_cents', x.amount_cents,
      'bank_account_id', x.bank_account_id, 'customer_id', x.customer_id, 'customer_name', u.name) order by x.position)
    from ledger_lines x left join customers u on u.id = x.customer_id where x.transaction_id = t.id), '[]') as lines`

/** Newest first, as a bank shows its account. The page is found first, so that only its lines are read. */
export const listJournal = (reader: Reader, filter: JournalFilter, page: Page): Promise<TransactionRow[]> =>
  reader.many(sql`
    with page as materialized (
      select t.* from ledger_transactions t where ${matching(filter)}
      order by t.date desc, t.number desc ${pageClause(page)})
    select ${COLUMNS} from page t left join claims c on c.id = t.claim_id order by t.date desc, t.number desc`)

export const countJournal = async (reader: Reader, filter: JournalFilter): Promise<number> => {
  const { organization_id, from, to, account, customer_id } = filter
  const counted = sql`select count(*)::int from ledger_transactions t where ${matching(filter)}`
  const total =
    from || to || account || customer_id
      ? sql`(${counted})`
      : keptOr('journal', sql`(${keptRows(sql`'journal'`, [sql`k.organization_id = ${organization_id}`])})`, counted)
  return (await reader.one<{ total: number }>(sql`select ${total} as total`))?.total ?? 0
}

/** With the number under which accountants find it: that of the invoice that a settlement clears. */
export type ExportedRow = TransactionRow & { document: string | null }

/** What is in an export, in the order of the book, after the last one that was read. */
export const listJournalAfter = (
  reader: Reader,
  { organization_id, from, to, export_id }: Exported,
  { after, most }: { after: { date: string; number: number } | null; most: number },
): Promise<ExportedRow[]> =>
  reader.many(sql`
    select ${COLUMNS}, coalesce(s.invoice_number, s.number) as document
    from ledger_transactions t left join claims c on c.id = t.claim_id left join settlements s on s.id = t.settlement_id
    where t.organization_id = ${organization_id} and t.date <= ${to}::date
      and (t.date, t.number) > (${after?.date ?? from}::date, ${after?.number ?? 0}::bigint)
      and t.number <@ ${numbersIn(export_id)}
    order by t.date, t.number limit ${most}`)

export type BalanceRow = {
  account: Account
  bank_account_id: string | null
  bank_account_name: string | null
  customer_id: string | null
  customer_name: string | null
  balance_cents: number
}

export type BalanceFilter = { organization_id: string; as_of: DateOnly; account?: Account; customer_id?: string }

function balancesOf({ organization_id, as_of, account, customer_id }: BalanceFilter): Statement {
  const conditions = [sql`l.organization_id = ${organization_id}`, sql`l.date <= ${as_of}::date`]
  if (account) conditions.push(sql`l.account = ${account}`)
  if (customer_id) conditions.push(sql`l.customer_id = ${customer_id}`)
  return sql`(
    select l.account, l.bank_account_id, l.customer_id, sum(l.amount_cents)::bigint as balance_cents
    from ledger_lines l where ${allOf(conditions)} group by 1, 2, 3)`
}

/** What stands on each account at the end of a day: by bank account, and by creditor. */
export const listBalances = (reader: Reader, filter: BalanceFilter, page: Page): Promise<BalanceRow[]> =>
  reader.many(sql`
    select x.account, x.bank_account_id, b.name as bank_account_name, x.customer_id, u.name as customer_name, x.balance_cents
    from ${balancesOf(filter)} x
    left join bank_accounts b on b.id = x.bank_account_id
    left join customers u on u.id = x.customer_id
    order by x.account, b.name, u.name, x.bank_account_id, x.customer_id ${pageClause(page)}`)

export const countBalances = async (reader: Reader, filter: BalanceFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from ${balancesOf(filter)} x`))?.total ?? 0

export type Balances = {
  at_bank_cents: number
  creditors_cents: number
  debtors_cents: number
  suspense_cents: number
  fees_cents: number
  in_transit_cents: number
}

const owed = (account: Account): Statement =>
  sql`coalesce(-sum(l.amount_cents) filter (where l.account = ${account}), 0)::bigint`

/** Client money as the ledger has it now, of one organisation or of all. */
export const findBalances = async (reader: Reader, organization_id?: string): Promise<Balances> =>
  (await reader.one<Balances>(sql`
    select coalesce(sum(l.amount_cents) filter (where l.account = 'bank'), 0)::bigint as at_bank_cents,
      ${owed('creditor')} as creditors_cents, ${owed('debtors')} as debtors_cents, ${owed('suspense')} as suspense_cents,
      ${owed('fees')} as fees_cents, ${owed('in_transit')} as in_transit_cents
    from ledger_lines l where ${organization_id ? sql`l.organization_id = ${organization_id}` : sql`true`}`)) as Balances

/** The organisation that was named, or the only one; null where there are several. */
export const findBookOwner = (reader: Reader, id?: string): Promise<{ id: string; name: string } | undefined> =>
  reader.one(
    id
      ? sql`select id, name from organizations where id = ${id}`
      : sql`select id, name from organizations where (select count(*) from organizations) = 1`,
  )
