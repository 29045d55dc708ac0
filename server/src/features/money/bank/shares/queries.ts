import type { Cents } from '../../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../../platform/db/db.ts'

/** A settlement of the customer waits until commit, and so does whoever books another payment of it. */
export const holdCustomer = async (tx: Tx, organization_id: string, id: string): Promise<boolean> =>
  (await tx.one(sql`
    select id from customers where id = ${id} and organization_id = ${organization_id} for no key update`)) !==
  undefined

/** A return by which the bank took back what had been refunded. */
export const holdReturn = async (tx: Tx, organization_id: string, id: string): Promise<boolean> =>
  (await tx.one(sql`
    select e.id from bank_entries e where e.id = ${id} and e.organization_id = ${organization_id} and exists (
      select from bank_parts b where b.entry_id = e.id and b.kind = 'refund_lost' and b.undone_at is null)
    for update of e`)) !== undefined

export type Owing = { customer_id: string; name: string; owed_cents: Cents }

/**
 * Creditors who owe us: what the last settlement carried over, invoices for court fees that no settlement has yet, and money
 * that the bank took back since; less what they have paid for it. What we collected for them is left to the settlement.
 */
export const findOwing = (reader: Reader, organization_id: string, customer_id?: string): Promise<Owing[]> =>
  reader.many(sql`
    with carried as (
      select s.customer_id, s.receivable_after_cents - s.overdraft_after_cents as cents from settlements s
      where s.organization_id = ${organization_id} and not exists (select from settlements n where n.follows = s.id)),
    invoiced as (
      select i.customer_id, i.amount_cents as cents from court_fee_invoices i
      where i.organization_id = ${organization_id} and i.kind = 'invoice' and i.paid_on is null
        and not exists (select from court_fee_invoices n where n.corrects = i.id)
        and not exists (
          select from settlement_lines d where d.source_id = i.id and d.source_position = 0 and d.kind = 'court_fee')),
    open as (
      select l.customer_id, least(0, coalesce(sum(0 - l.amount_cents) filter (where t.kind not like 'creditor_paid%'), 0))
        + coalesce(sum(0 - l.amount_cents) filter (where t.kind like 'creditor_paid%'), 0) as cents
      from ledger_lines l join ledger_transactions t on t.id = l.transaction_id
      where l.organization_id = ${organization_id} and l.account = 'creditor' and l.customer_id is not null
        and t.kind not in ('settlement', 'released', 'transfer_returned')
        and not exists (
          select from settlement_lines d
          where d.source_id = l.transaction_id and d.source_position = l.position and d.kind = 'collected')
      group by 1)
    select c.id as customer_id, c.name, x.owed_cents::bigint as owed_cents
    from (
      select customer_id, sum(cents) as owed_cents from (
        select * from carried union all select * from invoiced union all select o.customer_id, 0 - o.cents from open o) d
      group by 1) x join customers c on c.id = x.customer_id
    where x.owed_cents > 0 and c.id = coalesce(${customer_id ?? null}::uuid, c.id) order by c.name, c.id limit 500`)

export type Lost = {
  return_id: string
  payer_name: string | null
  booking_date: string
  lost_cents: Cents
  owed_cents: Cents
}

const REPAID = sql`(
  select coalesce(sum(b.amount_cents), 0) from bank_parts b join bank_entries e on e.id = b.entry_id
  where b.lost_by = x.entry_id and b.undone_at is null and e.returned_by is null)`

/** Nobody is named whose data may only be kept. */
const IS_NAMED = sql`not exists (
  select from bank_parts b
  where b.entry_id = o.id and (exists (select from withheld_claims w where w.claim_id = b.claim_id)
    or exists (select from blocked_claims w where w.claim_id = b.claim_id)))`

/** Refunds of money that the bank took back afterwards, and that nobody has repaid whole. */
export const listLost = (reader: Reader, organization_id: string): Promise<Lost[]> =>
  reader.many(sql`
    select x.entry_id as return_id, case when ${IS_NAMED} then o.payer_name end as payer_name, r.booking_date, (0 - x.amount_cents)::bigint as lost_cents,
      (0 - x.amount_cents - ${REPAID})::bigint as owed_cents
    from bank_parts x join bank_entries r on r.id = x.entry_id join bank_entries o on o.returned_by = r.id
    where r.organization_id = ${organization_id} and x.kind = 'refund_lost' and x.undone_at is null
      and 0 - x.amount_cents > ${REPAID}
    order by r.booking_date, r.seq limit 500`)

export const findOwedByPayer = async (reader: Reader, return_id: string): Promise<number> =>
  (
    await reader.one<{ cents: Cents }>(sql`
      select (0 - x.amount_cents - ${REPAID})::bigint as cents from bank_parts x
      where x.entry_id = ${return_id} and x.kind = 'refund_lost' and x.undone_at is null`)
  )?.cents ?? 0

/** What a return lost us, as long as nothing of it was repaid: then what comes back is the payer's. */
export const findLostShare = (
  reader: Reader,
  return_id: string,
): Promise<{ id: string; entry_id: string } | undefined> =>
  reader.one(sql`
    select x.id, x.entry_id from bank_parts x
    where x.entry_id = ${return_id} and x.kind = 'refund_lost' and x.undone_at is null and ${REPAID} = 0`)

export const findOrganization = async (reader: Reader, entry_id: string): Promise<string | undefined> =>
  (
    await reader.one<{ organization_id: string }>(
      sql`select e.organization_id from bank_entries e where e.id = ${entry_id}`,
    )
  )?.organization_id
