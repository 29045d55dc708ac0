import type { DateOnly } from '../../../../kernel/dates.ts'

/**
 * What client money is, and whose. `bank` is what the banks hold; everything else is whom we owe it to: nobody known yet
 * (`suspense`), creditors, payers whose surplus goes back (`debtors`), ourselves (`fees`), and transfers that were released
 * and that no statement shows yet (`in_transit`).
 */
export const ACCOUNTS = ['bank', 'suspense', 'creditor', 'debtors', 'fees', 'in_transit'] as const
export type Account = (typeof ACCOUNTS)[number]

export const TRANSACTION_KINDS = [
  'opening',
  'receipt',
  'payment',
  'payment_undone',
  'payment_returned',
  'surplus',
  'surplus_undone',
  'refund_ordered',
  'refund_withdrawn',
  'settlement',
  'released',
  'executed',
  'transfer_returned',
  'creditor_changed',
  'case_deleted',
  'own_money',
  'own_money_undone',
  'creditor_paid',
  'creditor_paid_undone',
  'bank_charge',
  'bank_charge_undone',
  'refund_lost',
  'refund_lost_undone',
  'refund_repaid',
  'refund_repaid_undone',
  'opening_given',
  'opening_given_undone',
] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** Positive on `bank` is money that is there; negative elsewhere is money that is owed. */
export type Line = { readonly amount_cents: number } & (
  | { readonly account: 'bank'; readonly bank_account_id: string }
  | { readonly account: 'creditor'; readonly customer_id: string | null }
  | { readonly account: Exclude<Account, 'bank' | 'creditor'> }
)

/** What is booked, and what for. */
export type Transaction = {
  readonly organization_id: string
  readonly date: DateOnly
  readonly kind: TransactionKind
  readonly lines: readonly Line[]
  readonly entry_id?: string
  readonly payment_id?: string
  readonly claim_id?: string
  readonly settlement_id?: string
  readonly run_item_id?: string
  readonly opening_part_id?: string
}

type Side = Line extends infer L ? (L extends Line ? Omit<L, 'amount_cents'> : never) : never

/** Moves an amount from one account to another: what was owed there is owed here. */
export const moved = (amount_cents: number, from: Side, to: Side): Line[] => [
  { ...from, amount_cents } as Line,
  { ...to, amount_cents: 0 - amount_cents } as Line,
]
