import type { DateOnly } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import { sql, type Tx } from '../../../platform/db/db.ts'
import type { AccountKind, OrderKind } from './rules/orders.ts'

/** What a bank statement says of an entry, as far as it concerns transfers of ours. */
export type StatementEntry = {
  readonly id: string
  readonly account_id: string
  readonly amount_cents: number
  readonly booking_date: DateOnly
  readonly payer_iban: string | null
  readonly end_to_end_id: string | null
  readonly message_id: string | null
  readonly batch_id: string | null
  readonly is_return: boolean
}

/** An item that was released, with what its order pays. */
export type SentItem = {
  id: string
  order_id: string
  organization_id: string
  account_kind: AccountKind
  kind: OrderKind
  source_id: string
  customer_id: string | null
  amount_cents: Cents
  payee_iban: string
  executed_at: Date | null
  returned_at: Date | null
}

const SENT = sql`
  select i.id, i.order_id, r.organization_id, a.kind as account_kind, o.kind, o.source_id, o.customer_id, i.amount_cents,
    i.payee_iban, i.executed_at, i.returned_at
  from payment_run_items i join payment_runs r on r.id = i.run_id join payment_orders o on o.id = i.order_id
    join bank_accounts a on a.id = r.account_id`

/** Locked, so that two statements at once do not both show it. */
export const lockSentItem = (
  tx: Tx,
  { account_id, end_to_end_id }: { account_id: string; end_to_end_id: string },
): Promise<SentItem | undefined> =>
  tx.one(sql`
    ${SENT} where i.end_to_end_id = ${end_to_end_id} and r.account_id = ${account_id} and r.released_at is not null
    for update of i`)

export const lockSentItemById = (
  tx: Tx,
  { id, account_id }: { id: string; account_id: string },
): Promise<SentItem | undefined> =>
  tx.one(sql`
    ${SENT} where i.id = ${id} and r.account_id = ${account_id} and r.released_at is not null for update of i`)

export const lockSentRun = (
  tx: Tx,
  { account_id, message_ids }: { account_id: string; message_ids: readonly string[] },
): Promise<SentItem[]> =>
  tx.many(sql`
    ${SENT} where r.message_id = any(${message_ids}::text[]) and r.account_id = ${account_id} and r.released_at is not null
    order by i.position for update of i`)

export const setExecuted = (tx: Tx, ids: readonly string[], entry_id: string, at: Date): Promise<number> =>
  tx.run(sql`
    update payment_run_items set executed_by_entry = ${entry_id}, executed_at = ${at} where id = any(${ids}::uuid[])`)

export const setReturned = (tx: Tx, id: string, entry_id: string, at: Date): Promise<number> =>
  tx.run(sql`update payment_run_items set returned_by_entry = ${entry_id}, returned_at = ${at} where id = ${id}`)
