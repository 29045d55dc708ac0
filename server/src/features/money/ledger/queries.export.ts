import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { FeeInvoice } from './rules/bookings.ts'

export type Period = { organization_id: string; from: string; to: string }

/** At most as many bookings as this: each line but one of a transaction, those of court fees and of each VAT of each settlement. */
export const countBookings = async (reader: Reader, { organization_id, from, to }: Period): Promise<number> =>
  (
    await reader.one<{ total: number }>(sql`
    select (count(*) - count(distinct l.transaction_id) + (
      select coalesce(sum(1 + jsonb_array_length(s.facts -> 'vat_groups')), 0) from settlements s
      where s.organization_id = ${organization_id} and s.issued_on between ${from}::date and ${to}::date))::int as total
    from ledger_lines l
    where l.organization_id = ${organization_id} and l.date between ${from}::date and ${to}::date`)
  )?.total ?? 0

/** Invoices for fees and advanced court fees that settlements made, after the last one that was read. */
export const listFeeInvoices = (
  reader: Reader,
  { organization_id, from, to }: Period,
  { after, most }: { after: string; most: number },
): Promise<FeeInvoice[]> =>
  reader.many(sql`
    select s.id, s.issued_on as date, coalesce(s.invoice_number, s.number) as number,
      s.facts -> 'vat_groups' as sales, s.court_fees_cents, s.facts -> 'creditor' ->> 'uid' as uid
    from settlements s
    where s.organization_id = ${organization_id} and s.issued_on between ${from}::date and ${to}::date
      and s.id > ${after}::uuid
    order by s.id limit ${most}`)

export const listCreditorNumbers = (
  reader: Reader,
  organization_id: string,
): Promise<{ customer_id: string; number: number }[]> =>
  reader.many(sql`select customer_id, number from creditor_numbers where organization_id = ${organization_id}`)

/** Numbers every creditor that the ledger knows and that has none yet, in the order in which they came. */
export async function insertCreditorNumbers(tx: Tx, organization_id: string): Promise<void> {
  await tx.one(sql`select id from organizations where id = ${organization_id} for no key update`)
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
