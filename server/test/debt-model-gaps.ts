import { type ModelDebt, modelDefault, modelOddities } from './debt-model.ts'
import { dayNumber, GERMAN_CONSUMER_FEE_CAP } from './debt-model-law.ts'

/** Histories on which product and model are known to differ. Each of these functions goes when its difference goes. */

/** An invoice that only a letter puts in default, and that the first letter could not name. */
const isUnnamed = ({ law, consumer, invoices, letters }: ModelDebt): boolean => {
  const first = letters.find(({ returned }) => !returned)
  return invoices.some(({ id, issued, due, due_agreed }) => {
    const by_letter = law === 'DE' && consumer ? !(due && due_agreed) : !due && !issued
    return first && by_letter && !(first.about.includes(id) && (due ?? issued ?? '') <= first.date)
  })
}

/** Fees of the creditor that arise after a lump sum which covers them. */
const isSetOffLate = (debt: ModelDebt): boolean =>
  debt.letters.some(
    ({ about, date, lump_sums_of }) =>
      lump_sums_of.length > 0 &&
      debt.invoices.some((invoice) => {
        const from = modelDefault(debt, invoice)
        const is_known = about.includes(invoice.id) && from !== null && from <= dayNumber(date)
        return invoice.creditor_fees > 0 && !is_known
      }),
  )

/**
 * `lapsed` are the letters to a business whose costs were ever taken back: what is set off then is dated on the day on
 * which they are taken back or brought back, not on the letter's.
 */
export function isOutsideModel(debt: ModelDebt, day: string, lapsed: Set<string>): boolean {
  if (isUnnamed(debt) || isSetOffLate(debt)) return true
  const { paid_in_time, charged, beside, too_many } = modelOddities(debt, day)
  for (const letter of debt.letters) {
    const costs = !debt.consumer && (letter.fee > 0 || letter.lump_sums_of.length > 0)
    if (costs && letter.date <= day && !charged.includes(letter)) lapsed.add(letter.id)
  }
  return (
    // Fees of the creditor for an invoice that was paid before its default.
    paid_in_time.some(({ amount, credited, creditor_fees }) => creditor_fees > 0 && amount > credited) ||
    // A letter without default of its own, but with that of an invoice that came later.
    beside.some(({ fee, lump_sums_of }) => fee > 0 || lump_sums_of.length > 0) ||
    // The lump sum of an invoice that was paid in time, with a letter about others.
    too_many.length > 0 ||
    (lapsed.size > 0 && charged.some(({ fee }) => fee > 0))
  )
}

/** Costs of a business were paid before a letter set them off: what that does hangs on the order of random ids. */
export const isByChance = (debt: ModelDebt, day: string): boolean =>
  !debt.consumer && modelOddities(debt, day).after_costs.length > 0

/** Bound to a law before one is settled: fees of the creditor that are limited, and interest that a closure fixed. */
export const isBoundEarly = ({ consumer, invoices, closed_on }: ModelDebt): boolean =>
  closed_on !== null || (consumer && invoices.some(({ creditor_fees }) => creditor_fees > GERMAN_CONSUMER_FEE_CAP))

export const lastDateOf = ({ letters }: ModelDebt): string =>
  letters.reduce((day, { date }) => (date > day ? date : day), '2000-01-01')

/** The letters that cost something. An invoice that changes them by the order of allocation is not taken as news. */
export const chargedOf = (debt: ModelDebt): string[] =>
  modelOddities(debt, lastDateOf(debt)).charged.map(({ id }) => id)

/** A letter of the next business day: money of today, before its date, is not taken as news for it. */
export const isDatedAhead = ({ letters }: ModelDebt, today: string): boolean => letters.some(({ date }) => date > today)
