import { compactCode, isBic, isIban } from '../../../../kernel/banking.ts'
import type { OrderKind } from './orders.ts'

/** The countries whose banks take part in SEPA credit transfers: a file with another one may be refused whole. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI ' +
    'SK SM VA'
  ).split(' '),
)

export const LEFT_OUT_REASONS = ['no_iban', 'not_sepa', 'no_own_account', 'returned', 'not_covered'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export type Payee = { readonly name: string; readonly iban: string | null; readonly bic: string | null }

/** An order that waits, with whom it pays as of now. */
export type DueOrder = {
  readonly order_id: string
  readonly kind: OrderKind
  readonly amount_cents: number
  readonly customer_id: string | null
  readonly text: string
  readonly payee: Payee
  /** The account from which the money came back, unless somebody has said that it is right. */
  readonly returned_from: string | null
}

/** What can be paid out; null without a limit. */
export type Cover = {
  readonly account_cents: number | null
  /** What the ledger owes each creditor: nobody is paid with another's money. */
  readonly customers: ReadonlyMap<string, number>
}

export type Taken = Omit<DueOrder, 'payee' | 'returned_from'> & { readonly payee: Payee & { readonly iban: string } }
export type LeftOut = {
  /** Null where no order could be made. */
  readonly order_id: string | null
  readonly kind: OrderKind
  readonly amount_cents: number
  readonly reason: LeftOutReason
}
export type Plan = { readonly items: readonly Taken[]; readonly left_out: readonly LeftOut[] }

/** In the order in which they were ordered, as far as the money goes. */
export function planRun(orders: readonly DueOrder[], cover: Cover): Plan {
  const left = { account: cover.account_cents ?? Number.POSITIVE_INFINITY, customers: new Map(cover.customers) }
  const items: Taken[] = []
  const left_out: LeftOut[] = []
  for (const order of orders) {
    const { order_id, kind, amount_cents, customer_id } = order
    const own = kind === 'settlement' ? (left.customers.get(customer_id as string) ?? 0) : Number.POSITIVE_INFINITY
    const reason = reasonAgainst(order) ?? (amount_cents > Math.min(left.account, own) ? 'not_covered' : null)
    if (reason) {
      left_out.push({ order_id, kind, amount_cents, reason })
    } else {
      items.push(takenOf(order))
      left.account -= amount_cents
      if (kind === 'settlement') left.customers.set(customer_id as string, own - amount_cents)
    }
  }
  return { items, left_out }
}

function reasonAgainst({ payee: { iban }, returned_from }: DueOrder): LeftOutReason | null {
  if (iban === null || !isIban(iban)) return 'no_iban'
  if (!SEPA.has(iban.slice(0, 2))) return 'not_sepa'
  return iban === returned_from ? 'returned' : null
}

/** A statement may hold anything where the bank of a payer belongs. */
function takenOf({ returned_from: _, payee, ...order }: DueOrder): Taken {
  const bic = payee.bic === null ? null : compactCode(payee.bic)
  return { ...order, payee: { name: payee.name, iban: payee.iban as string, bic: bic && isBic(bic) ? bic : null } }
}

export const sumOf = (items: readonly { readonly amount_cents: number }[]): number =>
  items.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** Our own fees come last: never more of them than is there after everybody else was paid. */
export function withFees(plan: Plan, fee: DueOrder, free_cents: number): Plan {
  const amount_cents = Math.min(fee.amount_cents, free_cents - sumOf(plan.items))
  const { order_id: _, kind } = fee
  const leaveOut = (reason: LeftOutReason): Plan => ({
    ...plan,
    left_out: [...plan.left_out, { order_id: null, kind, amount_cents: fee.amount_cents, reason }],
  })
  if (fee.payee.iban === null) return leaveOut('no_own_account')
  return amount_cents > 0
    ? { ...plan, items: [...plan.items, takenOf({ ...fee, amount_cents })] }
    : leaveOut('not_covered')
}

export type Shortfall = { readonly of: 'account' | 'creditor'; readonly cents: number }

/** What is missing to pay all of it; null where all is there. */
export function shortfallOf(
  items: readonly Pick<DueOrder, 'kind' | 'customer_id' | 'amount_cents'>[],
  { account_cents, customers }: Cover,
): Shortfall | null {
  const missing = sumOf(items) - (account_cents ?? Number.POSITIVE_INFINITY)
  if (missing > 0) return { of: 'account', cents: missing }
  for (const [customer_id, owed_cents] of customers) {
    const own = items.filter((item) => item.kind === 'settlement' && item.customer_id === customer_id)
    if (sumOf(own) > owed_cents) return { of: 'creditor', cents: sumOf(own) - owed_cents }
  }
  return null
}
