import { type DateOnly, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import type { Fault, Problem } from '../../../kernel/errors.ts'
import { type Cents, cents, share } from '../../../kernel/money.ts'
import type { Vat } from '../../../law/vat.ts'

export const FEE_KINDS = ['success', 'filing', 'collection_cost'] as const
export type FeeKind = (typeof FEE_KINDS)[number]
export const SHARE_STATUSES = ['accrued', 'approved', 'paid_out'] as const
export type ShareStatus = (typeof SHARE_STATUSES)[number]

/** The success fee: a rate of what a payment takes off the outstanding amount, never of what exceeds it. */
export const successFee = (taken_off_cents: number, rate: number): Cents =>
  share(cents(Math.max(0, taken_off_cents)), rate)

/** What each payment takes off a total, one after another; what exceeds the total takes off nothing. */
export function takenOff<P extends { payment_cents: number }>(
  payments: readonly P[],
  total_cents: number,
): { payment: P; taken_off_cents: number }[] {
  let left = total_cents
  return payments.map((payment) => {
    const taken_off_cents = Math.min(left, payment.payment_cents)
    left -= taken_off_cents
    return { payment, taken_off_cents }
  })
}

/** The partner's part of a fee. For a reversal, a negative fee, it is the same amount with the opposite sign. */
export const commission = (fee_cents: number, rate: number): Cents => share(cents(fee_cents), rate)

const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/

export const monthProblem = (text: string): Fault | undefined =>
  MONTH.test(text) ? undefined : { code: 'wrong_format', message: 'must be a month, YYYY-MM' }

/** The calendar month in Vienna, where our books are kept. */
export const monthInVienna = (at: Date): string => dayInVienna(at).slice(0, 7)

export const firstDay = (month: string): DateOnly => `${month}-01` as DateOnly

/** The first instant of a month in Vienna. */
export const monthStart = (month: string): Date => startOfDayInVienna(firstDay(month))

/** The first instant after a month. */
export function monthEnd(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthStart(number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`)
}

export const isMonthOver = (month: string, now: Date): boolean => now >= monthEnd(month)
/** From then on it can be paid out; what is earned after a payout belongs to the next one. */
export const hasMonthBegun = (month: string, now: Date): boolean => now >= monthStart(month)

/** The month that is usually paid out. */
export const lastMonthOver = (now: Date): string =>
  monthInVienna(new Date(monthStart(monthInVienna(now)).getTime() - 1))

export const UNKNOWN_PARTNER: Problem = {
  field: 'partner_id',
  code: 'unknown_reference',
  message: 'is not a known partner',
}

/** Why something cannot be approved or paid out: a code for programs, and what to say. */
export const REFUSALS = {
  month_not_begun: 'The month has not begun yet',
  nothing_to_approve: 'There is nothing to approve up to the end of this month',
  nothing_to_pay: 'There is nothing to pay out up to the end of this month',
  carried_forward:
    'The lines up to the end of this month do not add up to more than 0.00; they are carried forward to the next payout',
  paid_already: 'This month was paid out to the partner already; lines that came late belong to the next payout',
  already_reversed: 'The payout was cancelled already',
  is_cancellation: 'This is the cancellation of a payout; pay the month out anew instead',
  partner_erased: 'The data of the partner were erased; the statement cannot be cancelled any more',
  not_ordered: 'Nothing waits to be transferred for this payout; it was paid in another way',
  transfer_sent:
    'The transfer was released or made: take back the payments or fees that were wrong, and the next payout sets them off',
} as const
type Refusal = keyof typeof REFUSALS
type ReversalRefusal = Extract<
  Refusal,
  'already_reversed' | 'is_cancellation' | 'partner_erased' | 'not_ordered' | 'transfer_sent'
>
export type RefusalCode = Exclude<Refusal, ReversalRefusal>
export const REFUSAL_CODES = [
  ...(['month_not_begun', 'nothing_to_approve', 'nothing_to_pay'] as const),
  ...(['carried_forward', 'paid_already'] as const),
] satisfies RefusalCode[]

/** Why a payout itself cannot be cancelled; what became of its transfer is another matter. */
export function reversalRefusal(payout: {
  readonly cancels: string | null
  readonly cancelled_by: string | null
  readonly statement: Partial<RevenueStatement>
}): ReversalRefusal | undefined {
  if (payout.cancels !== null) return 'is_cancellation'
  if (payout.cancelled_by !== null) return 'already_reversed'
  return payout.statement.lines ? undefined : 'partner_erased'
}

/** Why these lines cannot be paid; undefined when they can. */
export const payoutRefusal = (lines: readonly { share_cents: number }[]): RefusalCode | undefined =>
  sumRefusal(lines.length, sumOfShares(lines))

function sumRefusal(line_count: number, payout_cents: number): RefusalCode | undefined {
  if (line_count === 0) return 'nothing_to_pay'
  return payout_cents > 0 ? undefined : 'carried_forward'
}

/** What is open to a partner up to the end of a month. */
export type Payable = {
  accrued_count: number
  accrued_cents: Cents
  approved_count: number
  approved_cents: Cents
  /** This month was paid out before. */
  is_paid: boolean
}

export type PayableRefusals = Record<'approve' | 'payout', RefusalCode | null>

/** Why it can be neither approved nor paid out now, so that pages can say so before anybody tries. */
export function payableRefusals(open: Payable, month: string, now: Date): PayableRefusals {
  if (!hasMonthBegun(month, now)) return { approve: 'month_not_begun', payout: 'month_not_begun' }
  const refusal = open.is_paid
    ? 'paid_already'
    : sumRefusal(open.accrued_count + open.approved_count, open.accrued_cents + open.approved_cents)
  return { approve: open.accrued_count === 0 ? 'nothing_to_approve' : null, payout: refusal ?? null }
}

export const sumOfShares = (lines: readonly { share_cents: number }[]): Cents =>
  cents(lines.reduce((sum, { share_cents }) => sum + share_cents, 0))

/** A number for the books: the year of the payout and a running number that is never reused. */
export const statementNumber = (at: Date, number: number): string =>
  `PA-${monthInVienna(at).slice(0, 4)}-${String(number).padStart(6, '0')}`

/**
 * A line of a statement: one share, with what a reader needs to find it in its own books. Statements are stored, so the
 * names of their amounts stay: the fee, and the partner's share of it.
 */
export type StatementLine = {
  id: string
  date: string
  fee_kind: FeeKind
  case_reference: string
  claim_id: string
  payment_id: string | null
  partner_reference: string | null
  customer_name: string
  partner_client_reference: string | null
  fee_amount_cents: number
  commission_rate: number
  amount_cents: number
  reverses: string | null
}

/** Everything that a statement says. It is stored with the payout, so that the same document can be made again. */
export type RevenueStatement = {
  number: string
  month: string
  date: string
  organization_name: string
  /** From the letterhead. Older statements do not have it. */
  organization_country?: string | null
  partner_name: string
  partner_email: string
  /** The sum of the lines, without VAT. */
  amount_cents: number
  lines: StatementLine[]
  /** The statement that it cancels, all lines of it; of a cancellation only. */
  cancels?: { number: string; date: string }
  /** What makes it a credit note. Older statements do not have it. */
  credit_note?: CreditNote
}

export type CreditNoteParty = {
  name: string
  address: { street: string; zip: string; city: string; country: string } | null
  uid: string | null
}

export type CreditNote = {
  /** Who received the service, and writes the credit note. */
  issuer: CreditNoteParty
  /** The partner, who rendered the service. */
  supplier: CreditNoteParty
  /** The days from the first line to the last one. */
  supplied: { from: string; to: string }
  vat: Vat
}
