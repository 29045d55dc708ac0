import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { OrderKind, OrderState } from './rules/orders.ts'

export type OrderRow = {
  id: string
  organization_id: string
  kind: OrderKind
  amount_cents: Cents
  customer_id: string | null
  partner_id: string | null
  entry_id: string | null
  source_id: string
  text: string
  created_by: string | null
  created_at: Date
}

export async function insertOrder(tx: Tx, row: OrderRow): Promise<OrderRow> {
  await tx.run(sql`
    insert into payment_orders (id, organization_id, kind, amount_cents, customer_id, partner_id, entry_id, source_id, text,
      created_by, created_at)
    values (${row.id}, ${row.organization_id}, ${row.kind}, ${row.amount_cents}, ${row.customer_id}, ${row.partner_id},
      ${row.entry_id}, ${row.source_id}, ${row.text}, ${row.created_by}, ${row.created_at})`)
  return row
}

/** A run that is taking it is waited for. */
export const lockOrder = (tx: Tx, kind: OrderKind, source_id: string): Promise<{ id: string } | undefined> =>
  tx.one(sql`
    select id from payment_orders where kind = ${kind} and source_id = ${source_id} and withdrawn_at is null for update`)

export const isInRun = async (reader: Reader, order_id: string): Promise<boolean> =>
  (await reader.one(sql`
    select 1 from payment_run_items where order_id = ${order_id} and withdrawn_at is null and returned_at is null`)) !==
  undefined

export const setOrdersWithdrawn = (tx: Tx, ids: readonly string[], at: Date): Promise<number> =>
  tx.run(sql`update payment_orders set withdrawn_at = ${at} where id = any(${ids}::uuid[]) and withdrawn_at is null`)

/** Money came back after the last time that somebody said the account is right. */
export const IS_RETURNED = sql`exists (
  select 1 from payment_run_items b where b.order_id = o.id and b.returned_at > coalesce(o.cleared_at, '-infinity'))`

export const listOrderStates = (
  reader: Reader,
  kind: OrderKind,
  source_ids: readonly string[],
): Promise<{ source_id: string; state: OrderState }[]> =>
  reader.many(sql`
    select o.source_id, case when i.executed_at is not null then 'executed' when r.released_at is not null then 'released'
      when i.id is not null then 'in_run' when ${IS_RETURNED} then 'returned' else 'waiting' end as state
    from payment_orders o
    left join payment_run_items i on i.order_id = o.id and i.withdrawn_at is null and i.returned_at is null
    left join payment_runs r on r.id = i.run_id
    where o.kind = ${kind} and o.source_id = any(${source_ids}::uuid[]) and o.withdrawn_at is null`)

/** Only of an order whose money came back and that no run has. */
export const setOrderCleared = (
  tx: Tx,
  { order_id, item_id, by, at }: { order_id: string; item_id: string; by: string; at: Date },
): Promise<number> =>
  tx.run(sql`
    update payment_orders o set cleared_at = ${at}, cleared_by = ${by}
    where o.id = ${order_id} and o.withdrawn_at is null and ${IS_RETURNED}
      and exists (select 1 from payment_run_items i where i.id = ${item_id} and i.order_id = o.id and i.returned_at is not null)
      and not exists (
        select 1 from payment_run_items i where i.order_id = o.id and i.withdrawn_at is null and i.returned_at is null)`)
