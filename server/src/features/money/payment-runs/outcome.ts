import { happening } from '../../../platform/happenings.ts'
import type { Work } from '../../../platform/work.ts'
import { moved, post, type Transaction } from '../ledger/index.ts'
import {
  lockSentItem,
  lockSentItemById,
  lockSentRun,
  type SentItem,
  type StatementEntry,
  setExecuted,
  setReturned,
} from './queries.outcome.ts'
import { type OrderKind, owedTo } from './rules/orders.ts'
import { isExecutedBy, isReturnedBy, referenceOf } from './rules/outcome.ts'

/** What became of an order: `source_id` is what it pays, `entry_id` the entry of the statement that shows it. */
export type OrderOutcome = {
  readonly kind: OrderKind
  readonly source_id: string
  readonly order_id: string
  readonly item_id: string
  readonly amount_cents: number
  readonly entry_id: string
}

export const ORDER_EXECUTED = happening<OrderOutcome>('order executed')
/** The money came back; the order waits again. */
export const ORDER_RETURNED = happening<OrderOutcome>('order returned')

/**
 * True if the entry is a transfer of ours that left: one that bears the id of a released item and its amount, or a batch
 * with the id of a run and its whole sum. Everything else is for people to look at.
 */
export async function executeItem(work: Work, entry: StatementEntry): Promise<boolean> {
  // load
  const items = await takeItems(work, entry)

  // judge
  if (!isExecutedBy(items, entry)) return false

  // write
  await markExecuted(work, items, entry)
  return true
}

/** By hand, where a statement does not name it: an item of this account that was released. */
export const takeSentItem = (
  work: Work,
  { id, account_id }: { readonly id: string; readonly account_id: string },
): Promise<SentItem | undefined> => lockSentItemById(work.tx, { id, account_id })

/** The entry, a debit of just their sum, is the money of these items. */
export async function markExecuted(work: Work, items: readonly SentItem[], entry: StatementEntry): Promise<void> {
  await setExecuted(
    work.tx,
    items.map(({ id }) => id),
    entry.id,
    work.now,
  )
  await post(
    work,
    items.flatMap((item) => booking(item, entry, 'executed')),
  )
  for (const item of items) await work.tell(ORDER_EXECUTED, outcomeOf(item, entry))
}

/** True if the entry is a transfer of ours that came back whole. */
export async function returnItem(work: Work, entry: StatementEntry): Promise<boolean> {
  // load
  const end_to_end_id = referenceOf(entry)
  const item = end_to_end_id && (await lockSentItem(work.tx, { account_id: entry.account_id, end_to_end_id }))

  // judge
  if (!item || !isReturnedBy(item, entry)) return false

  // write
  await setReturned(work.tx, item.id, entry.id, work.now)
  await post(work, booking(item, entry, 'transfer_returned'))
  await work.tell(ORDER_RETURNED, outcomeOf(item, entry))
  return true
}

async function takeItems(work: Work, entry: StatementEntry): Promise<SentItem[]> {
  const { account_id, message_id, batch_id } = entry
  if (entry.amount_cents > 0 || entry.is_return) return []
  const end_to_end_id = referenceOf(entry)
  if (end_to_end_id) {
    const item = await lockSentItem(work.tx, { account_id, end_to_end_id })
    return item ? [item] : []
  }
  const message_ids = [message_id, batch_id].filter((one) => one !== null)
  if (message_ids.length === 0) return []
  return lockSentRun(work.tx, { account_id, message_ids })
}

/** Our own money is not in the book of client money. */
function booking(item: SentItem, entry: StatementEntry, kind: 'executed' | 'transfer_returned'): Transaction[] {
  const owed = owedTo(item)
  if (item.account_kind === 'own' || !owed) return []
  const lines =
    kind === 'executed'
      ? moved(item.amount_cents, { account: 'in_transit' }, { account: 'suspense' })
      : moved(item.amount_cents, { account: 'suspense' }, owed)
  const { organization_id, id: run_item_id } = item
  return [{ organization_id, date: entry.booking_date, kind, lines, entry_id: entry.id, run_item_id }]
}

const outcomeOf = ({ kind, source_id, order_id, id, amount_cents }: SentItem, entry: StatementEntry): OrderOutcome => ({
  ...{ kind, source_id, order_id, item_id: id, amount_cents },
  entry_id: entry.id,
})
