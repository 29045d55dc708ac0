import { compactCode, isBic, isIban } from '../../../../kernel/banking.ts'
import type { OrderKind } from './orders.ts'

/** The countries whose banks take part in SEPA credit transfers: a file with another one may be refused whole. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI ' +
    'SK SM VA'
  ).split(' '),
)

export const LEFT_OUT_REASONS = [
  'entry_differs',
  'no_iban',
  'not_sepa',
  'no_own_account',
  'returned',
  'not_covered',
] as const
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
  /** Of a refund: two statements do not say the same of the entry, and nobody has said which one holds. */
  readonly is_doubtful: boolean
}

/** What can be paid out; null without a limit. */
export type Cover = {
  readonly account_cents: number | null
  /** What the ledger owes each creditor: nobody is paid with another's money. */
  readonly customers: ReadonlyMap<string, number>
  /** What we may take for ourselves. */
  readonly room_cents?: number
}

/** Fees that we owe back to a creditor, as part of an order that nobody has paid. */
export type GivenBack = { readonly customer_id: string; readonly amount_cents: number }

/**
 * What creditors are owed and have no money for: fees that were given back after we had taken them. What lies there of our
 * own, `fees_cents` and what was given back out of it, covers the first ones, each whole; for the others we must put it in.
 */
export function lackingOf(given: readonly GivenBack[], fees_cents: number): ReadonlyMap<string, number> {
  let own_cents = fees_cents + sumOf(given)
  const lacking = new Map<string, number>()
  for (const { customer_id, amount_cents } of given)
    if (amount_cents <= own_cents) own_cents -= amount_cents
    else lacking.set(customer_id, (lacking.get(customer_id) ?? 0) + amount_cents)
  return lacking
}

export type Taken = Omit<DueOrder, 'payee' | 'returned_from' | 'is_doubtful'> & {
  readonly payee: Payee & { readonly iban: string }
}
export type LeftOut = {
  /** Null where no order could be made. */
  readonly order_id: string | null
  readonly kind: OrderKind
  readonly amount_cents: number
  readonly reason: LeftOutReason
}
export type Plan = { readonly items: readonly Taken[]; readonly left_out: readonly LeftOut[] }

/** In the order in which they were ordered, as far as the money goes; we ourselves come last. */
export function planRun(orders: readonly DueOrder[], cover: Cover): Plan {
  const left = {
    account: cover.account_cents ?? Number.POSITIVE_INFINITY,
    room: cover.room_cents ?? Number.POSITIVE_INFINITY,
    customers: new Map(cover.customers),
  }
  const items: Taken[] = []
  const left_out: LeftOut[] = []
  const is_fee = ({ kind }: DueOrder) => kind === 'fee'
  for (const order of [...orders.filter((one) => !is_fee(one)), ...orders.filter(is_fee)]) {
    const { order_id, kind, amount_cents, customer_id } = order
    const own =
      kind === 'settlement'
        ? (left.customers.get(customer_id as string) ?? 0)
        : kind === 'fee'
          ? left.room
          : Number.POSITIVE_INFINITY
    const reason = reasonAgainst(order) ?? (amount_cents > Math.min(left.account, own) ? 'not_covered' : null)
    if (reason) {
      left_out.push({ order_id, kind, amount_cents, reason })
    } else {
      items.push(takenOf(order))
      left.account -= amount_cents
      if (kind === 'settlement') left.customers.set(customer_id as string, own - amount_cents)
      if (kind === 'fee') left.room -= amount_cents
    }
  }
  return { items, left_out }
}

function reasonAgainst({ payee: { iban }, returned_from, is_doubtful }: DueOrder): LeftOutReason | null {
  if (is_doubtful) return 'entry_differs'
  if (iban === null || !isIban(iban)) return 'no_iban'
  if (!SEPA.has(iban.slice(0, 2))) return 'not_sepa'
  return iban === returned_from ? 'returned' : null
}

/** A statement may hold anything where the bank of a payer belongs. */
function takenOf({ returned_from: _, is_doubtful: __, payee, ...order }: DueOrder): Taken {
  const bic = payee.bic === null ? null : compactCode(payee.bic)
  return { ...order, payee: { name: payee.name, iban: payee.iban as string, bic: bic && isBic(bic) ? bic : null } }
}

export const sumOf = (items: readonly { readonly amount_cents: number }[]): number =>
  items.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

type Room = { readonly account_cents: number; readonly room_cents: number }

/** Our own fees come last: never more of them than is there after everybody else was paid, in this run or in another. */
export function withFees(plan: Plan, fee: DueOrder, { account_cents, room_cents }: Room): Plan {
  const taken = plan.items.filter((item) => item.kind === 'fee')
  const amount_cents = Math.min(fee.amount_cents, account_cents - sumOf(plan.items), room_cents - sumOf(taken))
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

export type Shortfall = { readonly of: 'account' | 'creditor' | 'fees'; readonly cents: number }

/** What is missing to pay all of it; null where all is there. */
export function shortfallOf(
  items: readonly Pick<DueOrder, 'kind' | 'customer_id' | 'amount_cents'>[],
  { account_cents, customers, room_cents }: Cover,
): Shortfall | null {
  const fee_cents = sumOf(items.filter(({ kind }) => kind === 'fee'))
  const above = fee_cents > 0 ? fee_cents - Math.max(room_cents ?? Number.POSITIVE_INFINITY, 0) : 0
  const missing = sumOf(items) - (account_cents ?? Number.POSITIVE_INFINITY)
  if (missing > 0) return { of: 'account', cents: missing }
  for (const [customer_id, owed_cents] of customers) {
    const own = items.filter((item) => item.kind === 'settlement' && item.customer_id === customer_id)
    if (sumOf(own) > owed_cents) return { of: 'creditor', cents: sumOf(own) - owed_cents }
  }
  return above > 0 ? { of: 'fees', cents: above } : null
}
