import type { DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { cents, exactCents, toEuro } from '../../../kernel/money.ts'
import type { Installment, PlanWish } from '../../case/installments/index.ts'
import { planTexts } from '../../process/letters/index.ts'
import { leastCents, MONTHS_MIN, mostMonths, type PlanOptions } from './plan.ts'
import type { OptionsAnswer, PreviewAnswer, Wish } from './schema.plan.ts'
import { type PortalLanguage, WORDS } from './words.ts'

/** Exactly one of the two ways to say it. */
export const wishRule = ({ months, amount }: Readonly<Record<string, unknown>>): Problem[] => {
  if (months !== undefined && amount !== undefined)
    return [{ field: 'amount', code: 'not_applicable', message: 'cannot be given together with months' }]
  return months === undefined && amount === undefined
    ? [{ field: 'months', code: 'required', message: 'or amount is required' }]
    : []
}

export const wishOf = ({ months, amount, first_due_date }: Wish): PlanWish => {
  const first = { first_due_date: first_due_date as DateOnly }
  return months !== undefined ? { ...first, months } : { ...first, amount_cents: exactCents(amount as number) }
}

export const installmentsOut = (installments: readonly Installment[]) =>
  installments.map(({ due_date, amount_cents }, index) => ({
    number: index + 1,
    due_date,
    amount: toEuro(cents(amount_cents)),
  }))

function textsOf({ terms_of }: PlanOptions, language: PortalLanguage) {
  const { free, terms, notices } = planTexts({ ...terms_of, language: WORDS[language].law_language })
  const [first, ...further] = terms
  return {
    terms: [`${free} ${first}`, ...further],
    notices: notices.map(({ title, items }) => ({ title, items: [...items] })),
  }
}

export const optionsOut = (options: PlanOptions, language: PortalLanguage): OptionsAnswer => ({
  total_amount: toEuro(cents(options.open_cents)),
  min_amount: toEuro(cents(options.min_cents)),
  least_amount: toEuro(cents(leastCents(options))),
  min_months: MONTHS_MIN,
  max_months: mostMonths(options),
  earliest_first_due_date: options.earliest,
  latest_first_due_date: options.latest,
  ...textsOf(options, language),
})

export const previewOut = (
  options: PlanOptions,
  installments: readonly Installment[],
  language: PortalLanguage,
): PreviewAnswer => ({
  total_amount: toEuro(cents(options.open_cents)),
  installments: installmentsOut(installments),
  ...textsOf(options, language),
})
