import { type DateOnly, dayNumber } from '../../../../kernel/dates.ts'

const DOUBLE_DAYS = 10

type Payment = { readonly amount_cents: number; readonly payment_date: DateOnly }
type Entry = { readonly amount_cents: number; readonly value_date: DateOnly }

/**
 * Whether a claim has a payment of the same amount within ten days, wherever it came from: the entry may be that money, or
 * have been paid twice. Such an entry is never booked by itself.
 */
export const isDouble = ({ amount_cents, value_date }: Entry, payments: readonly Payment[]): boolean =>
  payments.some(
    (payment) =>
      payment.amount_cents === amount_cents &&
      Math.abs(dayNumber(payment.payment_date) - dayNumber(value_date)) <= DOUBLE_DAYS,
  )
