import { sql } from '../../../../platform/db/db.ts'
import { type Compare, type CompareMuch, LIMIT } from './queries.bank.ts'
import { within } from './queries.scope.ts'

/** In a full join one of the two is always there, which PostgreSQL does not tell. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What we received for a creditor and was not reversed is on the creditor's account, and nothing else is. */
export const listWrongPayments: CompareMuch = (reader, scope) =>
  reader.many(sql`
    select coalesce(p.id, b.payment_id, ${NOBODY}::uuid) as id,
      coalesce(p.organization_id, b.organization_id, ${NOBODY}::uuid) as organization_id,
      coalesce(p.amount_cents, 0)::bigint as expected_cents, coalesce(b.found_cents, 0)::bigint as found_cents
    from (
      select p.id, p.organization_id, p.amount_cents from payments p
      where ${within(scope, sql`p.organization_id`, sql`p.id`)} and p.received_by = 'us' and p.status = 'completed') p
    full join (
      select t.payment_id, t.organization_id, -sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'creditor'
      where ${within(scope, sql`t.organization_id`, sql`t.payment_id`)} and t.payment_id is not null group by 1, 2
    ) b on b.payment_id = p.id and b.organization_id = p.organization_id
    where coalesce(p.amount_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

/** An entry that the bank took back is one thing with the entry by which it did. */
const WHOLE = sql`(
  select e.id, coalesce(o.id, e.id) as whole_id from bank_entries e left join bank_entries o on o.returned_by = e.id)`

/** What of an entry is nobody's yet: what came in, less what became a payment or goes back, and less transfers of ours. */
export const listWrongRests: CompareMuch = (reader, scope) =>
  reader.many(sql`
    select e.id, e.organization_id, x.expected_cents, x.found_cents
    from bank_entries e join bank_accounts a on a.id = e.account_id and a.kind = 'client_money'
    cross join lateral (
      select sum(m.amount_cents - m.to_refund_cents
          - case when m.returned_by is null then (
              select coalesce(sum(p.amount_cents), 0) from bank_parts p where p.entry_id = m.id and p.undone_at is null) else 0 end
          - (select coalesce(sum(i.amount_cents), 0) from payment_run_items i where i.returned_by_entry = m.id)
          + (select coalesce(sum(i.amount_cents), 0) from payment_run_items i where i.executed_by_entry = m.id)
        )::bigint as expected_cents,
        sum((
          select coalesce(-sum(l.amount_cents), 0) from ledger_transactions t
          join ledger_lines l on l.transaction_id = t.id and l.account = 'suspense' where t.entry_id = m.id))::bigint as found_cents
      from bank_entries m where m.id = any (array[
        case when not exists (select from bank_entries o where o.returned_by = e.id) then e.id end, e.returned_by]) offset 0) x
    where ${within(scope, sql`e.organization_id`, sql`e.id`)} and x.expected_cents <> x.found_cents order by 1 ${LIMIT}`)

/** What goes back to a payer, until a run was released that pays it. */
export const listWrongRefunds: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(e.id, b.id, ${NOBODY}::uuid) as id, coalesce(e.expected_cents, 0)::bigint as expected_cents,
      coalesce(b.found_cents, 0)::bigint as found_cents
    from (
      select e.id, e.to_refund_cents - coalesce(r.cents, 0) as expected_cents from bank_entries e
      left join (
        select o.entry_id, sum(i.amount_cents) as cents from payment_orders o
        join payment_run_items i on i.order_id = o.id and i.returned_at is null
        join payment_runs r on r.id = i.run_id and r.released_at is not null
        where o.organization_id = ${organization_id} and o.kind = 'refund' group by 1) r on r.entry_id = e.id
      where e.organization_id = ${organization_id} and e.to_refund_cents > 0) e
    full join (
      select coalesce(o.entry_id, w.whole_id, t.entry_id) as id, -sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'debtors'
      left join payment_run_items i on i.id = t.run_item_id
      left join payment_orders o on o.id = i.order_id
      left join ${WHOLE} w on w.id = t.entry_id
      where t.organization_id = ${organization_id} group by 1) b on b.id = e.id
    where coalesce(e.expected_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

/** A transfer from client money is released, executed and returned once, with its amount. */
export const listWrongTransfers: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(i.id, b.run_item_id, ${NOBODY}::uuid) as id, coalesce(i.amount_cents, 0)::bigint as expected_cents,
      coalesce(b.found_cents, 0)::bigint as found_cents
    from (
      select i.id, i.amount_cents, k.kind
      from payment_run_items i join payment_runs r on r.id = i.run_id
      join bank_accounts a on a.id = r.account_id and a.kind = 'client_money'
      cross join lateral (values
        ('released', r.released_at), ('executed', i.executed_at), ('transfer_returned', i.returned_at)) as k (kind, at)
      where k.at is not null and r.organization_id = ${organization_id}) i
    full join (
      select t.run_item_id, t.kind, sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.amount_cents > 0
      where t.organization_id = ${organization_id} and t.run_item_id is not null group by 1, 2
    ) b on b.run_item_id = i.id and b.kind = i.kind
    where coalesce(i.amount_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

/** What a settlement has taken of the creditor's money for fees. */
export const listWrongSettlements: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(s.id, b.settlement_id, ${NOBODY}::uuid) as id, coalesce(s.set_off_cents, 0)::bigint as expected_cents,
      coalesce(b.found_cents, 0)::bigint as found_cents
    from (select s.id, s.set_off_cents from settlements s where s.organization_id = ${organization_id}) s
    full join (
      select t.settlement_id, -sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'fees'
      where t.organization_id = ${organization_id} and t.settlement_id is not null group by 1) b on b.settlement_id = s.id
    where coalesce(s.set_off_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

/** What a settlement remits is ordered once, with its amount, and nothing else is ordered for it. */
export const listWrongRemittances: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(s.id, o.source_id, ${NOBODY}::uuid) as id, coalesce(s.remitted_cents, 0)::bigint as expected_cents,
      coalesce(o.amount_cents, 0)::bigint as found_cents
    from (select s.id, s.customer_id, s.remitted_cents from settlements s where s.organization_id = ${organization_id}) s
    full join (
      select o.source_id, o.customer_id, o.amount_cents from payment_orders o
      where o.organization_id = ${organization_id} and o.kind = 'settlement' and o.withdrawn_at is null
    ) o on o.source_id = s.id
    where coalesce(s.remitted_cents, 0) <> coalesce(o.amount_cents, 0) or o.customer_id <> s.customer_id order by 1 ${LIMIT}`)

/** What a settlement says was collected is in the ledger, line by line, for that creditor. */
export const listWrongCollected: CompareMuch = (reader, scope) =>
  reader.many(sql`
    select s.id, s.organization_id, sum(d.amount_cents)::bigint as expected_cents, coalesce(-sum(l.amount_cents), 0)::bigint as found_cents
    from settlements s join settlement_lines d on d.settlement_id = s.id and d.kind = 'collected'
    left join ledger_lines l on l.transaction_id = d.source_id and l.position = d.source_position
    where ${within(scope, sql`s.organization_id`, sql`s.id`)} and (d.amount_cents, d.date, s.customer_id, s.organization_id)
      is distinct from (-l.amount_cents, l.date, l.customer_id, l.organization_id)
    group by 1, 2 order by 1 ${LIMIT}`)

/**
 * What the ledger owes a creditor: what no settlement has taken up yet, what the last one carried over because more was paid
 * out than was there, and what was remitted and not released, or came back.
 */
export const listWrongCreditors: CompareMuch = (reader, scope) =>
  reader.many(sql`
    with lines as materialized (
      select l.organization_id, l.customer_id, -sum(l.amount_cents) as cents,
        coalesce(-sum(l.amount_cents) filter (where t.kind not in ('settlement', 'released', 'transfer_returned')
          and d.source_id is null), 0) as open_cents
      from ledger_lines l join ledger_transactions t on t.id = l.transaction_id
      left join settlement_lines d on d.source_id = l.transaction_id and d.source_position = l.position and d.kind = 'collected'
      where ${within(scope, sql`l.organization_id`, sql`l.customer_id`)} and l.account = 'creditor' and l.customer_id is not null
      group by 1, 2),
    settled as materialized (
      select s.organization_id, s.customer_id, sum(s.overdraft_after_cents) as cents from settlements s
      where ${within(scope, sql`s.organization_id`, sql`s.customer_id`)}
        and not exists (select from settlements n where n.follows = s.id) group by 1, 2),
    ordered as materialized (
      select o.organization_id, o.customer_id, sum(o.amount_cents) as cents from payment_orders o
      where ${within(scope, sql`o.organization_id`, sql`o.customer_id`)} and o.kind = 'settlement' and o.withdrawn_at is null and not exists (
        select from payment_run_items i join payment_runs r on r.id = i.run_id and r.released_at is not null
        where i.order_id = o.id and i.withdrawn_at is null and i.returned_at is null) group by 1, 2)
    select x.id, x.organization_id, x.expected_cents, x.found_cents from (
      select coalesce(customer_id, ${NOBODY}::uuid) as id, coalesce(organization_id, ${NOBODY}::uuid) as organization_id,
        (coalesce(l.open_cents, 0) + coalesce(s.cents, 0) + coalesce(o.cents, 0))::bigint as expected_cents,
        coalesce(l.cents, 0)::bigint as found_cents
      from lines l full join settled s using (organization_id, customer_id) full join ordered o using (organization_id, customer_id)) x
    where x.expected_cents <> x.found_cents order by 1 ${LIMIT}`)

/** Fees that were taken and then taken back: our own money has to go to the client money account. */
export const listMissingOwnMoney: Compare<string | null> = (reader, organization_id) =>
  reader.many(sql`
    select null::uuid as id, 0::bigint as expected_cents, coalesce(-sum(l.amount_cents), 0)::bigint as found_cents from ledger_lines l
    where l.organization_id = ${organization_id} and l.account = 'fees' having sum(l.amount_cents) > 0`)
