import { dayText } from '../../../../kernel/dates.ts'
import { centsText } from '../../../../kernel/money.ts'
import type { Law } from '../../../../law/law.ts'
import type { DraftLine } from './facts.ts'
import { type Debt, owedCents } from './running-account.ts'

export const isCounted = ({ is_barred }: Debt): boolean => !is_barred

/** Of a barred invoice only what was paid on it is left in the totals. */
export const isLeft = (debt: Debt): boolean => isCounted(debt) || debt.barred_cents < owedCents(debt)

const lineOf = (debt: Debt, amount_cents: number) => ({
  invoice_id: debt.entry.invoice_id,
  payment_id: null,
  charge_id: null,
  amount_cents,
  base_cents: null,
  rate_bp: null,
  days: null,
  formula: centsText(amount_cents),
  applied: null,
})

/** Outside of the totals. */
export const barredLine = (debt: Debt, law: Law | null): DraftLine => ({
  ...lineOf(debt, debt.barred_cents),
  kind: 'time_barred',
  date: dayText(debt.barred),
  period: null,
  rule: law?.limitation.rule ?? '',
})

/** The interest that was paid before its invoice was barred. */
export function paidInterestLine(debt: Debt): DraftLine {
  const [first, last] = [debt.accruals[0], debt.accruals.at(-1)]
  const period = first && last ? { from: dayText(first.from), to: dayText(last.to) } : null
  const rule = first?.period.rule ?? ''
  return { ...lineOf(debt, debt.interest_paid_cents), kind: 'interest', date: period?.to ?? null, period, rule }
}
