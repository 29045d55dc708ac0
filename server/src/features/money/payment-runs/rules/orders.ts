import type { Line } from '../../ledger/index.ts'

/** What is paid by transfer: what a creditor is remitted, surplus that goes back, a partner's share, our own fees. */
export const ORDER_KINDS = ['settlement', 'refund', 'payout', 'fee'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** `returned`: the money came back, and the order waits until somebody has looked at the account. */
export const ORDER_STATES = ['waiting', 'in_run', 'released', 'executed', 'returned'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Money of others is paid from their account, partners from our own. */
export const KINDS_OF_ACCOUNT = {
  client_money: ['settlement', 'refund', 'fee'],
  own: ['payout'],
} as const satisfies Record<string, readonly OrderKind[]>
export type AccountKind = keyof typeof KINDS_OF_ACCOUNT

type Side = Line extends infer L ? (L extends Line ? Omit<L, 'amount_cents'> : never) : never

/** Whom the ledger owes what an order pays; null where it is our own money, which is not in that ledger. */
export function owedTo({ kind, customer_id }: { kind: OrderKind; customer_id: string | null }): Side | null {
  if (kind === 'settlement') return { account: 'creditor', customer_id }
  if (kind === 'refund') return { account: 'debtors' }
  return kind === 'fee' ? { account: 'fees' } : null
}

export const IN_RUN = 'It is in a payment run; withdraw that first, or wait until its money came back'
