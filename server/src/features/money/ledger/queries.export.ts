import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import type { FeeInvoice } from './rules/bookings.ts'
import type { ExportFormat } from './rules/formats.ts'

export type Period = { organization_id: string; from: string; to: string }

/** An export that is on record, with everything that is in it. */
export type Exported = Period & { export_id: string }

/** Evaluated once, and not for each row: the numbers of a large export are long. */
export const numbersIn = (export_id: string): Statement => sql`(
  select coalesce(range_agg(e.numbers), '{}') from ledger_exports e where e.id = ${export_id})`

type Format = { organization_id: string; format: ExportFormat }

const exportsOf = ({ organization_id, format }: Format): Statement =>
  sql`ledger_exports e where e.organization_id = ${organization_id} and e.format = ${format}`

const isNew = (of: Format): Statement => sql`
  not t.number <@ (select coalesce(range_agg(e.numbers), '{}') from ${exportsOf(of)})`

const isNewInvoice = (of: Format): Statement => sql`not exists (
  select from ${exportsOf(of)} and s.id = any(e.settlement_ids))`

/** Settlements whose invoices are booked. */
const HAS_INVOICE = sql`(s.fees_net_cents, s.fees_vat_cents, s.court_fees_cents) <> (0, 0, 0)`

export type NewExport = Period & {
  id: string
  format: ExportFormat
  is_rest: boolean
  created_by: string | null
  created_at: Date
}

/** Puts on record what an export has: everything of the period, or what no export of this format had before. */
export async function insertExport(tx: Tx, row: NewExport): Promise<void> {
  const { organization_id, from, to, format } = row
  const transactions = [sql`t.organization_id = ${organization_id}`, sql`t.date between ${from}::date and ${to}::date`]
  const invoices = [
    sql`s.organization_id = ${organization_id}`,
    sql`s.issued_on between ${from}::date and ${to}::date`,
    HAS_INVOICE,
    sql`${format} = 'datev'`,
  ]
  if (row.is_rest) {
    transactions.push(isNew({ organization_id, format }))
    invoices.push(isNewInvoice({ organization_id, format }))
  }
  await tx.run(sql`
    insert into ledger_exports (id, organization_id, format, from_on, to_on, numbers, settlement_ids, booking_count, created_by,
      created_at)
    select ${row.id}::uuid, ${organization_id}::uuid, ${format}, ${from}::date, ${to}::date, coalesce(x.numbers, '{}'),
      coalesce(y.ids, '{}'), x.count + coalesce(cardinality(y.ids), 0), ${row.created_by}::uuid, ${row.created_at}::timestamptz
    from (
      select range_agg(int8range(t.number, t.number, '[]')) as numbers, count(*)::int as count from ledger_transactions t
      where ${allOf(transactions)}) x,
    (select array_agg(s.id order by s.id) as ids from settlements s where ${allOf(invoices)}) y`)
}

export type LateMonth = { from: string; to: string; bookings: number }

/** By month: what was booked into days that an export of this format had covered already, and no export has yet. */
export const listLate = (
  reader: Reader,
  { organization_id, format, from, to }: Format & Partial<Period>,
): Promise<LateMonth[]> => {
  const of = { organization_id, format }
  const isCovered = (date: Statement): Statement => {
    const conditions = [sql`exists (select from ${exportsOf(of)} and ${date} between e.from_on and e.to_on)`]
    if (from) conditions.push(sql`${date} >= ${from}::date`)
    if (to) conditions.push(sql`${date} <= ${to}::date`)
    return allOf(conditions)
  }
  return reader.many(sql`
    select date_trunc('month', x.date)::date as "from", (date_trunc('month', x.date) + interval '1 month - 1 day')::date as "to",
      count(*)::int as bookings
    from (
      select t.date from ledger_transactions t
      where t.organization_id = ${organization_id} and ${isNew(of)} and ${isCovered(sql`t.date`)}
      union all
      select s.issued_on from settlements s
      where s.organization_id = ${organization_id} and ${format} = 'datev' and ${HAS_INVOICE} and ${isNewInvoice(of)}
        and ${isCovered(sql`s.issued_on`)}) as x (date)
    group by 1, 2 order by 1`)
}

export type ExportRow = {
  id: string
  format: ExportFormat
  from: string
  to: string
  bookings: number
  created_by: string | null
  created_by_name: string | null
  created_at: Date
}

const SHOWN = 20

/** The latest, newest first. */
export const listExports = (reader: Reader, organization_id: string): Promise<ExportRow[]> =>
  reader.many(sql`
    select e.id, e.format, e.from_on as "from", e.to_on as "to", e.booking_count as bookings, e.created_by,
      o.name as created_by_name, e.created_at
    from ledger_exports e left join operators o on o.id = e.created_by
    where e.organization_id = ${organization_id} order by e.created_at desc, e.id desc limit ${SHOWN}`)

/** At most as many bookings as this: each line but one of a transaction, court fees and two for each VAT of each settlement. */
export const countBookings = async (
  reader: Reader,
  { organization_id, from, to, export_id }: Exported,
): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
    select (count(*) - count(distinct l.transaction_id) + (
      select coalesce(sum(1 + 2 * jsonb_array_length(s.facts -> 'vat_groups')), 0) from settlements s
      where s.id in (select unnest(e.settlement_ids) from ledger_exports e where e.id = ${export_id})))::int as total
    from ledger_lines l join ledger_transactions t on t.id = l.transaction_id
    where l.organization_id = ${organization_id} and l.date between ${from}::date and ${to}::date
      and t.number <@ ${numbersIn(export_id)}`)
  )?.total ?? 0

/** Invoices for fees and advanced court fees that settlements made, after the last one that was read. */
export const listFeeInvoices = (
  reader: Reader,
  { export_id }: Exported,
  { after, most }: { after: string; most: number },
): Promise<FeeInvoice[]> =>
  reader.many(sql`
    select s.id, s.issued_on as date, coalesce(s.invoice_number, s.number) as number,
      coalesce(s.facts -> 'vat_groups', '[]') as sales, s.court_fees_cents, s.facts -> 'creditor' ->> 'uid' as uid
    from settlements s
    where s.id in (select unnest(e.settlement_ids) from ledger_exports e where e.id = ${export_id}) and s.id > ${after}::uuid
    order by s.id limit ${most}`)

/** Exports of an organisation take turns, so that what one has is not in the rest of another. */
export const lockBooks = (tx: Tx, organization_id: string): Promise<{ id: string } | undefined> =>
  tx.one(sql`select id from organizations where id = ${organization_id} for no key update`)

export const listCreditorNumbers = (
  reader: Reader,
  organization_id: string,
): Promise<{ customer_id: string; number: number }[]> =>
  reader.many(sql`select customer_id, number from creditor_numbers where organization_id = ${organization_id}`)

/** Numbers every creditor that the ledger knows and that has none yet, in the order in which they came. */
export async function insertCreditorNumbers(tx: Tx, organization_id: string): Promise<void> {
  await tx.run(sql`
    insert into creditor_numbers (organization_id, customer_id, number)
    select ${organization_id}::uuid, l.customer_id, (
      select coalesce(max(n.number), 0) from creditor_numbers n where n.organization_id = ${organization_id})
      + row_number() over (order by min(t.number))
    from ledger_lines l join ledger_transactions t on t.id = l.transaction_id
    where l.organization_id = ${organization_id} and l.customer_id is not null
      and not exists (select from creditor_numbers n where n.customer_id = l.customer_id)
    group by l.customer_id`)
}
