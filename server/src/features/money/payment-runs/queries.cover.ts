import { type Reader, sql } from '../../../platform/db/db.ts'
import { type GivenBack, lackingOf } from './rules/plan.ts'

const sumIn = async (reader: Reader, statement: ReturnType<typeof sql>): Promise<number> =>
  (await reader.one<{ cents: number }>(statement))?.cents ?? 0

/** What an account of client money holds by the ledger, without what runs other than this one have taken and not yet moved. */
export const findFreeCents = (reader: Reader, account_id: string, except_run: string | null): Promise<number> =>
  sumIn(
    reader,
    sql`
      select coalesce((
          select sum(l.amount_cents) from ledger_lines l
          where l.organization_id = a.organization_id and l.account = 'bank' and l.bank_account_id = a.id), 0)::bigint
        - coalesce((
          select sum(i.amount_cents) from payment_run_items i join payment_runs r on r.id = i.run_id
          where r.account_id = a.id and r.id is distinct from ${except_run}::uuid and i.withdrawn_at is null
            and i.executed_at is null), 0)::bigint as cents
      from bank_accounts a where a.id = ${account_id}`,
  )

/**
 * What the ledger owes each creditor, without what other open runs are about to pay, and without fees that were given back
 * and that we have not put in yet: by the ledger they are owed, but there is no money for them.
 */
export async function findOwedToCustomers(
  reader: Reader,
  organization_id: string,
  { customer_ids, except_run }: { customer_ids: readonly string[]; except_run: string | null },
): Promise<ReadonlyMap<string, number>> {
  const lacking = lackingOf(
    await listGivenBack(reader, organization_id, except_run),
    await findLedgerFees(reader, organization_id),
  )
  const rows = await reader.many<{ customer_id: string; cents: number }>(sql`
    select c.id as customer_id, coalesce((
        select -sum(l.amount_cents) from ledger_lines l
        where l.customer_id = c.id and l.account = 'creditor' and l.organization_id = ${organization_id}), 0)::bigint
      - coalesce((
        select sum(i.amount_cents) from payment_orders o join payment_run_items i on i.order_id = o.id
          join payment_runs r on r.id = i.run_id
        where o.customer_id = c.id and o.kind = 'settlement' and i.withdrawn_at is null and r.released_at is null
          and r.id is distinct from ${except_run}::uuid), 0)::bigint as cents
    from unnest(${customer_ids}::uuid[]) as c (id)`)
  return new Map(rows.map(({ customer_id, cents }) => [customer_id, cents - (lacking.get(customer_id) ?? 0)]))
}

/** Fees that settlements gave back and that no run pays, but for this one, whose come first. */
const listGivenBack = (reader: Reader, organization_id: string, except_run: string | null): Promise<GivenBack[]> =>
  reader.many(sql`
    select c.id as customer_id, l.amount_cents
    from ledger_lines l join ledger_transactions t on t.id = l.transaction_id and t.kind = 'settlement'
    join payment_orders o on o.kind = 'settlement' and o.source_id = t.settlement_id and o.withdrawn_at is null
    join customers c on c.id = o.customer_id
    left join payment_run_items i on i.order_id = o.id and i.withdrawn_at is null and i.returned_at is null
    where l.organization_id = ${organization_id} and l.account = 'fees' and l.amount_cents > 0
      and (i.id is null or i.run_id = ${except_run}::uuid)
    order by i.id is null, o.created_at, o.id`)

/** Our fees that lie with the client money; negative is what we owe to it. */
const findLedgerFees = (reader: Reader, organization_id: string): Promise<number> =>
  sumIn(
    reader,
    sql`
      select coalesce(-sum(l.amount_cents), 0)::bigint as cents from ledger_lines l
      where l.organization_id = ${organization_id} and l.account = 'fees'`,
  )

/**
 * What we may take for ourselves, beside what other open runs take: of our fees no more than is there when everybody else has
 * what they are owed. Where creditors were paid out money that the bank took back, that is less than our fees.
 */
export const findFeeRoom = (reader: Reader, organization_id: string, except_run: string | null): Promise<number> =>
  sumIn(
    reader,
    sql`
      select (least(
          coalesce(-sum(b.cents) filter (where b.account = 'fees'), 0),
          coalesce(sum(b.cents) filter (where b.account = 'bank'), 0)
            + coalesce(sum(least(b.cents, 0)) filter (where b.account not in ('bank', 'fees')), 0))
        - coalesce((
          select sum(i.amount_cents) from payment_orders o join payment_run_items i on i.order_id = o.id
            join payment_runs r on r.id = i.run_id
          where o.organization_id = ${organization_id} and o.kind = 'fee' and i.withdrawn_at is null
            and r.released_at is null and r.id is distinct from ${except_run}::uuid), 0))::bigint as cents
      from (
        select l.account, l.customer_id, sum(l.amount_cents) as cents from ledger_lines l
        where l.organization_id = ${organization_id} group by 1, 2) b`,
  )

/** Our fees that lie with the client money and that no order takes yet. */
export const findFeesCents = (reader: Reader, organization_id: string): Promise<number> =>
  sumIn(
    reader,
    sql`
      select coalesce((
          select -sum(l.amount_cents) from ledger_lines l
          where l.organization_id = ${organization_id} and l.account = 'fees'), 0)::bigint
        - coalesce((
          select sum(o.amount_cents) from payment_orders o
          where o.organization_id = ${organization_id} and o.kind = 'fee' and o.withdrawn_at is null and not exists (
            select 1 from payment_run_items i join payment_runs r on r.id = i.run_id
            where i.order_id = o.id and r.released_at is not null and i.returned_at is null)), 0)::bigint as cents`,
  )
