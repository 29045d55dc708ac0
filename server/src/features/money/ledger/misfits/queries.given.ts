import { sql } from '../../../../platform/db/db.ts'
import { firstSheetOf } from '../queries.reconciliation.ts'
import { type Compare, LIMIT } from './queries.bank.ts'

/** Money of no claim that somebody was given, by entries and openings: a creditor, or we ourselves (null). */
export const listWrongGiven: Compare<string | null> = (reader, organization_id) =>
  reader.many(sql`
    with given as (
      select b.customer_id, b.amount_cents from bank_parts b join bank_entries e on e.id = b.entry_id
      where e.organization_id = ${organization_id} and b.kind <> 'payment' and b.undone_at is null and e.returned_by is null
      union all
      select o.customer_id, o.amount_cents from opening_parts o
      where o.organization_id = ${organization_id} and o.undone_at is null),
    booked as (
      select l.customer_id, 0 - l.amount_cents as amount_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account in ('creditor', 'fees')
      where t.organization_id = ${organization_id} and t.kind in (
        'own_money', 'own_money_undone', 'creditor_paid', 'creditor_paid_undone', 'bank_charge', 'bank_charge_undone',
        'refund_lost', 'refund_lost_undone', 'refund_repaid', 'refund_repaid_undone', 'opening_given', 'opening_given_undone'))
    select x.customer_id as id, sum(x.expected)::bigint as expected_cents, sum(x.found)::bigint as found_cents from (
      select g.customer_id, g.amount_cents as expected, 0 as found from given g
      union all select b.customer_id, 0, b.amount_cents from booked b) x
    group by 1 having sum(x.expected) <> sum(x.found) order by 1 ${LIMIT}`)

/** More was given of an opening balance than there is: an earlier statement came afterwards. */
export const listOvergiven: Compare = (reader, organization_id) =>
  reader.many(sql`
    select x.id, x.opening_cents::bigint as expected_cents, x.given_cents::bigint as found_cents from (
      select a.id, coalesce((select f.opening_cents from ${firstSheetOf(sql`a.id`)} f), 0) as opening_cents, (
        select coalesce(sum(o.amount_cents), 0) from opening_parts o where o.account_id = a.id and o.undone_at is null
      ) as given_cents
      from bank_accounts a where a.kind = 'client_money' and a.organization_id = ${organization_id}) x
    where x.given_cents > greatest(x.opening_cents, 0) order by 1 ${LIMIT}`)
