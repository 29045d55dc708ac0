import type { DateOnly } from '../../../kernel/dates.ts'
import { type Reader, type Statement, sql } from '../../../platform/db/db.ts'

export type BookDay = { organization_id: string; as_of: DateOnly }

export type ReconciledAccount = {
  bank_account_id: string
  name: string
  iban: string
  by_statements_cents: number
  by_ledger_cents: number
  closing_cents: number | null
  closing_on: string | null
}

export type ReconciliationRow = {
  accounts: ReconciledAccount[]
  at_bank_cents: number
  creditors_cents: number
  debtors_cents: number
  suspense_cents: number
  fees_cents: number
  in_transit_cents: number
}

/**
 * The sheet with which the statements of an account begin. Of a day that came in pieces, in whatever order, it is the one
 * from whose opening balance all entries of the day lead to where a piece ends; else one that no other piece leads to.
 */
export const firstSheetOf = (account_id: Statement): Statement => sql`(
  select sheet.statement_id, sheet.position, sheet.opening_cents, sheet.opening_on
  from bank_sheets sheet cross join lateral (
    select coalesce(sum(e.amount_cents), 0) as cents from bank_sheets piece
    join bank_entries e on e.statement_id = piece.statement_id and e.sheet = piece.position
    where piece.account_id = sheet.account_id and piece.opening_on = sheet.opening_on) entries
  where sheet.account_id = ${account_id}
    and sheet.opening_on = (select min(day.opening_on) from bank_sheets day where day.account_id = ${account_id})
  order by exists (
      select from bank_sheets piece where piece.account_id = sheet.account_id and piece.opening_on = sheet.opening_on
        and piece.closing_cents = sheet.opening_cents + entries.cents) desc,
    exists (
      select from bank_sheets piece where piece.account_id = sheet.account_id and piece.opening_on = sheet.opening_on
        and piece.closing_cents = sheet.opening_cents and piece.opening_cents <> sheet.opening_cents),
    sheet.opening_cents, sheet.seq limit 1)`

const owed = (account: string, name: Statement): Statement => sql`
  coalesce(-sum(b.amount_cents) filter (where b.account = ${account}), 0)::bigint as ${name}`

/**
 * Both sides in one statement, so that nothing is booked between reading the one and the other. What is at the bank comes
 * from the statements of the banks alone; whose it is, from the ledger alone.
 */
export const findReconciliation = async (
  reader: Reader,
  { organization_id, as_of }: BookDay,
): Promise<ReconciliationRow> =>
  (await reader.one<ReconciliationRow>(sql`
    with balances as materialized (
      select l.account, l.bank_account_id, sum(l.amount_cents)::bigint as amount_cents from ledger_lines l
      where l.organization_id = ${organization_id} and l.date <= ${as_of}::date group by 1, 2),
    stated as materialized (
      select a.id as bank_account_id, a.name, a.iban,
        (coalesce((select f.opening_cents from ${firstSheetOf(sql`a.id`)} f where f.opening_on <= ${as_of}::date), 0)
        + coalesce((select sum(e.amount_cents) from bank_entries e
            where e.account_id = a.id and e.booking_date <= ${as_of}::date), 0))::bigint as by_statements_cents,
        coalesce((select sum(b.amount_cents) from balances b where b.bank_account_id = a.id), 0)::bigint as by_ledger_cents
      from bank_accounts a where a.organization_id = ${organization_id} and a.kind = 'client_money'),
    accounts as materialized (
      select a.*, last.closing_cents, last.closing_on from stated a left join lateral (
        select s.closing_cents, s.closing_on from bank_sheets s
        where s.account_id = a.bank_account_id and s.closing_on <= ${as_of}::date
        order by s.closing_on desc, s.closing_cents = a.by_statements_cents desc, s.seq desc limit 1) last on true)
    select
      coalesce((select jsonb_agg(x order by x.name, x.bank_account_id) from accounts x), '[]') as accounts,
      (select coalesce(sum(x.by_statements_cents), 0)::bigint from accounts x) as at_bank_cents,
      ${owed('creditor', sql`creditors_cents`)}, ${owed('debtors', sql`debtors_cents`)},
      ${owed('suspense', sql`suspense_cents`)}, ${owed('fees', sql`fees_cents`)},
      ${owed('in_transit', sql`in_transit_cents`)}
    from balances b`)) as ReconciliationRow

export type GapRow = {
  bank_account_id: string
  statement_id: string
  opening_on: string
  opening_cents: number
  after: string | null
  closing_cents: number | null
}

const GAPS_MAX = 100

/** Everything that is known, whatever day it is. */
export const LAST_DAY = '9999-12-31' as DateOnly

/** Sheets that begin with another balance than any one before ended with: a statement between them is missing. */
export const listGaps = (reader: Reader, { organization_id, as_of }: BookDay): Promise<GapRow[]> =>
  reader.many(sql`
    with sheets as materialized (
      select distinct on (s.account_id, s.opening_on, s.closing_on, s.opening_cents, s.closing_cents) s.*
      from bank_sheets s join bank_accounts a on a.id = s.account_id
      where a.organization_id = ${organization_id} and a.kind = 'client_money' and s.opening_on <= ${as_of}::date
      order by s.account_id, s.opening_on, s.closing_on, s.opening_cents, s.closing_cents, s.statement_id, s.position)
    select s.account_id as bank_account_id, s.statement_id, s.opening_on, s.opening_cents, b.closing_on as after, b.closing_cents
    from sheets s cross join lateral ${firstSheetOf(sql`s.account_id`)} f left join lateral (
      select p.closing_on, p.closing_cents from sheets p
      where p.account_id = s.account_id and p.closing_on <= s.opening_on
        and (p.statement_id, p.position) <> (s.statement_id, s.position)
      order by p.closing_on desc, p.opening_on desc limit 1) b on true
    where (s.opening_on, s.opening_cents) is distinct from (f.opening_on, f.opening_cents) and not exists (
      select from sheets p
      where p.account_id = s.account_id and p.closing_cents = s.opening_cents and p.closing_on <= s.closing_on
        and (p.statement_id, p.position) <> (s.statement_id, s.position))
    order by s.opening_on, s.account_id, s.statement_id limit ${GAPS_MAX}`)

export type OverdrawnRow = { customer_id: string | null; customer_name: string | null; balance_cents: number }

/** Creditors who were paid out money that went back afterwards. */
export const listOverdrawn = (reader: Reader, { organization_id, as_of }: BookDay): Promise<OverdrawnRow[]> =>
  reader.many(sql`
    select x.customer_id, u.name as customer_name, x.balance_cents
    from (
      select l.customer_id, sum(l.amount_cents)::bigint as balance_cents from ledger_lines l
      where l.organization_id = ${organization_id} and l.account = 'creditor' and l.date <= ${as_of}::date
      group by 1 having sum(l.amount_cents) > 0) x
    left join customers u on u.id = x.customer_id
    order by x.balance_cents desc, x.customer_id`)

export type LostRow = { entry_id: string; amount_cents: number }

/** Refunds of money that the bank took back afterwards, as far as nobody has repaid them: our loss until then. */
export const listLostRefunds = (reader: Reader, { organization_id, as_of }: BookDay): Promise<LostRow[]> =>
  reader.many(sql`
    select x.id as entry_id, (0 - x.lost_cents - x.repaid_cents)::bigint as amount_cents from (
      select r.id, b.amount_cents as lost_cents, (
        select coalesce(sum(p.amount_cents), 0) from bank_parts p join bank_entries e on e.id = p.entry_id
        where p.lost_by = r.id and p.undone_at is null and e.returned_by is null and e.booking_date <= ${as_of}::date
      ) as repaid_cents
      from bank_parts b join bank_entries r on r.id = b.entry_id
      where r.organization_id = ${organization_id} and b.kind = 'refund_lost' and b.undone_at is null
        and r.booking_date <= ${as_of}::date) x
    where x.lost_cents + x.repaid_cents < 0 order by 2 desc, 1`)
