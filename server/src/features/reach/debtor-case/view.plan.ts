import type { DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { cents, exactCents, toEuro } from '../../../kernel/money.ts'
import type { Installment, PlanWish } from '../../case/installments/index.ts'
import { mostMonths, type PlanOptions } from './plan.ts'
import type { OptionsAnswer, PreviewAnswer, Wish } from './schema.plan.ts'

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

const textsOf = ({ terms, notices }: PlanOptions) => ({
  terms: [...terms],
  notices: notices.map(({ title, items }) => ({ title, items: [...items] })),
})

export const optionsOut = (options: PlanOptions): OptionsAnswer => ({
  total_amount: toEuro(cents(options.open_cents)),
  min_amount: toEuro(cents(options.min_cents)),
  min_months: 2,
  max_months: mostMonths(options),
  earliest_first_due_date: options.earliest,
  latest_first_due_date: options.latest,
  ...textsOf(options),
})

export const previewOut = (options: PlanOptions, installments: readonly Installment[]): PreviewAnswer => ({
  total_amount: toEuro(cents(options.open_cents)),
  installments: installmentsOut(installments),
  ...textsOf(options),
})
