import { dayNumber, dayText } from '../../../kernel/dates.ts'
import { centsText } from '../../../kernel/money.ts'
import { type Accrual, interestFormula, interestOfDay, type LegalSource } from '../../../law/interest.ts'
import type { Law } from '../../../law/law.ts'
import { lawFor } from '../../../law/laws.ts'
import {
  type Account,
  addCharge,
  addInvoice,
  addLumpSum,
  addPayment,
  type Cost,
  closeAccruals,
  type Debt,
  type Owed,
  openAccount,
  type Receipt,
} from './rules/account.ts'
import type { Balance, BalanceFacts, InvoiceFact, LedgerLine } from './rules/facts.ts'

/** How far ahead a balance may be asked for: further, the rates of today say nothing. */
export const YEARS_AHEAD_MAX = 10

export function asOfProblem(as_of: string, today: string): string | undefined {
  const year = String(Number(today.slice(0, 4)) + YEARS_AHEAD_MAX).padStart(4, '0')
  return as_of > `${year}${today.slice(4)}` ? `must lie at most ${YEARS_AHEAD_MAX} years ahead` : undefined
}

/** What is owed on a day, line by line, with the rule and the arithmetic of each. */
export function computeBalance(facts: BalanceFacts): Balance {
  const law = lawFor({ debtor_country: facts.country })
  const as_of = dayNumber(facts.as_of)
  const events = eventsOf(facts, law)
  // One day more, for the interest that tomorrow brings.
  const from = Math.min(as_of + 1, ...facts.invoices.map((invoice) => law.defaultOf(invoice).from))
  const periods = law.interest.ratePeriods(facts, from, as_of + 1)
  const account = openAccount(law, periods)
  for (const { happen } of events.filter(({ day }) => day <= as_of)) happen(account)
  for (const debt of account.debts) closeAccruals(periods, debt, as_of)
  return balanceOf(account, facts)
}

type Event = { day: number; rank: number; id: string; happen: (account: Account) => void }

/** What changes an account, in order; of one day first what is owed, then what is paid. */
function eventsOf(facts: BalanceFacts, law: Law): Event[] {
  const { invoices, payments, charges } = facts
  const owed = owedInOrder(invoices, law).flatMap((debt): Event[] => {
    const { id } = debt.invoice
    const { issued, from } = debt.default
    return [
      { day: issued, rank: 0, id, happen: (account) => addInvoice(account, debt) },
      { day: from, rank: 1, id, happen: (account) => addLumpSum(account, from, law.interest.lumpSumOn(facts, from)) },
    ]
  })
  const charged = charges.map((charge): Event => {
    const happen = (account: Account) => addCharge(account, charge)
    return { day: dayNumber(charge.charged_on), rank: 2, id: charge.id, happen }
  })
  const paid = payments
    .filter(({ status }) => status === 'completed')
    .map((payment): Event => {
      const happen = (account: Account) => addPayment(account, payment)
      return { day: dayNumber(payment.value_date), rank: 3, id: payment.id, happen }
    })
  return [...owed, ...charged, ...paid].sort(
    (one, other) => one.day - other.day || one.rank - other.rank || (one.id < other.id ? -1 : 1),
  )
}

/** The oldest due first; what has no date at all comes last. */
const owedInOrder = (invoices: readonly InvoiceFact[], law: Law): Owed[] =>
  invoices
    .filter(({ amount_cents }) => amount_cents > 0)
    .map((invoice) => ({ invoice, default: law.defaultOf(invoice), key: `${invoice.issue_date ?? ''} ${invoice.id}` }))
    .sort((one, other) => one.default.from - other.default.from || (one.key < other.key ? -1 : 1))
    .map(({ invoice, default: at }, rank) => ({ invoice, default: at, rank }))

function balanceOf({ law, periods, debts, costs, costs_open_cents, receipts }: Account, facts: BalanceFacts): Balance {
  const tomorrow = dayNumber(facts.as_of) + 1
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const principal_open_cents = sum(debts.map(({ open_cents }) => open_cents))
  const interest_open_cents = sum(debts.map((debt) => debt.accrued_cents - debt.interest_paid_cents))
  const bearing = debts.filter((debt) => debt.default.from <= tomorrow)
  const accruals = debts.flatMap((debt) => debt.accruals.map((accrual) => ({ debt, accrual })))
  return {
    as_of: facts.as_of,
    currency: 'EUR',
    law: law.code,
    lines: [
      ...debts.map(principalLine),
      ...accruals.map(({ debt, accrual }) => interestLine(debt, accrual)),
      ...costs.filter(({ kind }) => kind === 'lump_sum').map(costLine),
      ...costs.filter(({ kind }) => kind === 'reminder_fee').map(costLine),
      ...receipts.map((receipt) => paymentLine(receipt, law.allocation.rule)),
    ],
    principal_open_cents,
    interest_open_cents,
    costs_open_cents,
    total_open_cents: principal_open_cents + interest_open_cents + costs_open_cents,
    credit_cents: sum(receipts.map(({ rest_cents }) => rest_cents)),
    interest_per_day: interestOfDay(
      periods.find(({ from, to }) => from <= tomorrow && tomorrow <= to),
      sum(bearing.map(({ open_cents }) => open_cents)),
    ),
    tables: distinct(accruals.flatMap(({ accrual }) => accrual.period.sources)),
  }
}

const NO_REFERENCE = { invoice_id: null, payment_id: null, charge_id: null }
const NO_INTEREST = { period: null, base_cents: null, rate_bp: null, days: null }

const principalLine = ({ invoice, default: { rule } }: Debt): LedgerLine => ({
  ...NO_REFERENCE,
  ...NO_INTEREST,
  kind: 'principal',
  invoice_id: invoice.id,
  amount_cents: invoice.amount_cents,
  date: invoice.issue_date ?? invoice.due_date,
  rule,
  formula: centsText(invoice.amount_cents),
  applied: null,
})

const interestLine = ({ invoice }: Debt, accrual: Accrual): LedgerLine => ({
  ...NO_REFERENCE,
  kind: 'interest',
  invoice_id: invoice.id,
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

const costLine = ({ kind, charge_id, day, amount_cents, rule, formula }: Cost): LedgerLine => ({
  ...NO_REFERENCE,
  ...NO_INTEREST,
  kind,
  charge_id,
  amount_cents,
  date: dayText(day),
  rule,
  formula,
  applied: null,
})

function paymentLine({ payment, rest_cents, applied }: Receipt, rule: string): LedgerLine {
  const { costs_cents, interest_cents, principal_cents } = applied
  const parts = [costs_cents, interest_cents, principal_cents, ...(rest_cents > 0 ? [rest_cents] : [])]
  return {
    ...NO_REFERENCE,
    ...NO_INTEREST,
    kind: 'payment',
    payment_id: payment.id,
    amount_cents: -payment.amount_cents,
    date: payment.value_date,
    rule,
    formula: `${parts.map(centsText).join(' + ')} = ${centsText(payment.amount_cents)}`,
    applied: { ...applied, credit_cents: rest_cents },
  }
}

function distinct(sources: readonly LegalSource[]): LegalSource[] {
  const by_key = new Map(sources.map((source) => [`${source.name} ${source.valid_from}`, source]))
  return [...by_key.values()].sort((one, other) => (one.name + one.valid_from < other.name + other.valid_from ? -1 : 1))
}
