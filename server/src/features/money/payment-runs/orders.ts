import { conflict } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import {
  insertOrder,
  isInRun,
  listOrderStates,
  lockOrder,
  type OrderRow,
  setOrdersWithdrawn,
} from './queries.orders.ts'
import { IN_RUN, type OrderKind, type OrderState } from './rules/orders.ts'

type Payee =
  | { readonly kind: 'settlement'; readonly customer_id: string }
  | { readonly kind: 'payout'; readonly partner_id: string }
  | { readonly kind: 'refund'; readonly entry_id: string }
  | { readonly kind: 'fee' }

/** Money that we owe. `source_id` is what it pays; `text` is what the payee reads, up to 140 characters. */
export type Order = Payee & Pick<OrderRow, 'organization_id' | 'source_id' | 'text'> & { readonly amount_cents: number }

/** Waits for the next run of the organisation. The account is looked up then. */
export const orderPayment = (work: Work, order: Order): Promise<OrderRow> =>
  insertOrder(work.tx, {
    ...{ customer_id: null, partner_id: null, entry_id: null },
    ...(order as Order & Pick<OrderRow, 'amount_cents'>),
    id: newId(),
    created_by: work.caller.type === 'operator' ? work.caller.id : null,
    created_at: work.now,
  })

/** True if there was an order; refused while a run has it, and once it was paid. */
export async function withdrawOrder(
  work: Work,
  { kind, source_id }: { readonly kind: OrderKind; readonly source_id: string },
): Promise<boolean> {
  const order = await lockOrder(work.tx, kind, source_id)
  if (!order) return false
  if (await isInRun(work.tx, order.id)) throw conflict('in_payment_run', IN_RUN)
  return (await setOrdersWithdrawn(work.tx, [order.id], work.now)) > 0
}

/** By source. What was never ordered, or was withdrawn, is not in it. */
export async function orderStates(
  reader: Reader,
  kind: OrderKind,
  source_ids: readonly string[],
): Promise<ReadonlyMap<string, OrderState>> {
  if (source_ids.length === 0) return new Map()
  const rows = await listOrderStates(reader, kind, source_ids)
  return new Map(rows.map(({ source_id, state }) => [source_id, state]))
}
