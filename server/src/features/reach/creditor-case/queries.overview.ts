import type { DateOnly } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import type { CustomerKey } from '../../parties/customers/index.ts'

/** Plain sums of invoices and payments. `covered` is what was paid of an amount, without what was paid beyond it. */
export type CustomerSums = {
  claims: number
  claims_open: number
  handed_over_cents: Cents
  recovered_cents: Cents
  outstanding_cents: Cents
  covered_cents: Cents
  recent_cents: Cents
  recent_covered_cents: Cents
}

/** `since`: from when on a claim counts as recent. Computed each time: the index of a customer's claims holds it all. */
export const findSums = async (
  reader: Reader,
  { organization_id, customer_id }: CustomerKey,
  since: Date,
): Promise<CustomerSums> =>
  (await reader.one<CustomerSums>(sql`
    select count(*)::int as claims, (count(*) filter (where l.case_status <> 'closed'))::int as claims_open,
      coalesce(sum(l.total_cents), 0)::bigint as handed_over_cents,
      coalesce(sum(l.paid_cents), 0)::bigint as recovered_cents,
      coalesce(sum(greatest(0, l.total_cents - l.paid_cents)) filter (where l.case_status <> 'closed'), 0)::bigint
        as outstanding_cents,
      coalesce(sum(least(l.total_cents, l.paid_cents)), 0)::bigint as covered_cents,
      coalesce(sum(l.total_cents) filter (where l.created_at >= ${since}), 0)::bigint as recent_cents,
      coalesce(sum(least(l.total_cents, l.paid_cents)) filter (where l.created_at >= ${since}), 0)::bigint
        as recent_covered_cents
    from claims l where l.organization_id = ${organization_id} and l.customer_id = ${customer_id}`)) as CustomerSums

export type RecoveredDay = { day: string; amount_cents: Cents }

/** By the day of the payment; a reversal counts on its own day, so that months that are over stay as they were. */
export const listRecoveredDays = (
  reader: Reader,
  { organization_id, customer_id }: CustomerKey,
  from: DateOnly,
): Promise<RecoveredDay[]> =>
  reader.many(sql`
    select x.day, sum(x.amount_cents)::bigint as amount_cents
    from claims l join payments p on p.claim_id = l.id
    cross join lateral (values (p.payment_date, p.amount_cents),
      ((p.reversed_at at time zone 'Europe/Vienna')::date, -p.amount_cents)) x (day, amount_cents)
    where l.organization_id = ${organization_id} and l.customer_id = ${customer_id} and x.day >= ${from}::date
    group by x.day`)
