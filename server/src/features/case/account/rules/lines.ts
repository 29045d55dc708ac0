import { dayNumber, dayText } from '../../../../kernel/dates.ts'
import { centsText } from '../../../../kernel/money.ts'
import { ALWAYS } from '../../../../law/default.ts'
import { type Accrual, interestFormula } from '../../../../law/interest.ts'
import { isCounted, isLeft, paidInterestLine } from './barred-lines.ts'
import { type Entry, PARTS } from './entries.ts'
import type { Applied, DraftLine, LineKind } from './facts.ts'
import { type Debt, type Fixed, type Owed, owedCents, type Receipt, type RunningAccount } from './running-account.ts'
import { setOffLines } from './set-off.ts'

const COST_ORDER = ['lump_sum', 'creditor_fee', 'reminder_fee', 'court_fee', 'lawyer_fee', 'correction'] as const

export const linesOf = ({ law, debts, costs, receipts, dropped }: RunningAccount): DraftLine[] => [
  ...debts.filter(isLeft).flatMap((debt) => [principalLine(debt, debt.barred_cents), ...debt.credits.map(entryLine)]),
  ...debts
    .filter(isCounted)
    .flatMap((debt) => [
      ...debt.fixed.map((fixed) => fixedLine(debt, fixed)),
      ...debt.accruals.map((accrual) => interestLine(debt, accrual)),
    ]),
  ...debts.filter(({ is_barred, interest_paid_cents }) => is_barred && interest_paid_cents > 0).map(paidInterestLine),
  ...COST_ORDER.flatMap((kind) => costs.filter((entry) => entry.kind === kind).map(entryLine)),
  ...setOffLines(costs),
  ...receipts.map((receipt) => paymentLine(receipt, law?.allocation.rule ?? '')),
  ...PARTS.flatMap((part) => dropped.filter((entry) => entry.part === part).map(entryLine)),
]

const NO_REFERENCE = { invoice_id: null, payment_id: null, charge_id: null }
const NO_INTEREST = { period: null, base_cents: null, rate_bp: null, days: null }

const principalLine = (debt: Owed, barred_cents = 0): DraftLine => ({
  ...NO_REFERENCE,
  ...NO_INTEREST,
  kind: 'principal',
  invoice_id: debt.entry.invoice_id,
  amount_cents: debt.entry.amount_cents - barred_cents,
  date: debt.entry.issued_on ?? debt.entry.due_on,
  rule: debt.default.rule,
  formula: centsText(debt.entry.amount_cents - barred_cents),
  applied: null,
})

/** Outside of the totals. */
export function waitingLine(debt: Owed): DraftLine {
  const date = debt.default.due === ALWAYS ? null : dayText(debt.default.due)
  const amount_cents = owedCents(debt)
  return { ...principalLine(debt), kind: 'not_due', amount_cents, date, formula: centsText(amount_cents) }
}

const interestLine = ({ entry }: Debt, accrual: Accrual): DraftLine => ({
  ...NO_REFERENCE,
  kind: 'interest',
  invoice_id: entry.invoice_id,
  amount_cents: accrual.amount_cents,
  date: dayText(accrual.to),
  period: { from: dayText(accrual.from), to: dayText(accrual.to) },
  base_cents: accrual.base_cents,
  rate_bp: accrual.period.rate_bp,
  days: accrual.to - accrual.from + 1,
  rule: accrual.period.rule,
  formula: interestFormula(accrual),
  applied: null,
})

const fixedLine = ({ entry: { invoice_id } }: Debt, { entry, from }: Fixed): DraftLine => ({
  ...entryLine(entry),
  invoice_id,
  period: { from: dayText(from), to: entry.day },
  days: dayNumber(entry.day) - from + 1,
})

const entryLine = ({ id, kind, invoice_id, amount_cents, day, rule, formula }: Entry): DraftLine => ({
  ...NO_REFERENCE,
  ...NO_INTEREST,
  kind: kind as LineKind,
  invoice_id,
  charge_id: id,
  amount_cents,
  date: day,
  rule: rule ?? '',
  formula: formula ?? centsText(amount_cents),
  applied: null,
})

function paymentLine({ entry, rest_cents, applied }: Receipt, rule: string): DraftLine {
  const used: Applied = { ...applied, credit_cents: rest_cents }
  const { costs_cents, interest_cents, principal_cents } = applied
  const parts = [costs_cents, interest_cents, principal_cents, ...(rest_cents > 0 ? [rest_cents] : [])]
  return {
    ...NO_REFERENCE,
    ...NO_INTEREST,
    kind: 'payment',
    payment_id: entry.payment_id,
    amount_cents: entry.amount_cents,
    date: entry.day,
    rule,
    formula: `${parts.map(centsText).join(' + ')} = ${centsText(0 - entry.amount_cents)}`,
    applied: used,
  }
}
