import { dayNumber } from '../../../../kernel/dates.ts'
import { centsText } from '../../../../kernel/money.ts'
import type { Default } from '../../../../law/default.ts'
import { type Accrual, accrue, type LumpSum, type RatePeriod, sumOf } from '../../../../law/interest.ts'
import type { Law } from '../../../../law/law.ts'
import type { Applied, ChargeFact, InvoiceFact, PaymentFact } from './facts.ts'

/** An invoice, when it falls into default, and its place among those that are paid. */
export type Owed = { invoice: InvoiceFact; default: Default; rank: number }

/** An invoice that is owed, with the interest that it has borne. */
export type Debt = Owed & {
  open_cents: number
  /** Interest on what was open before the last change of it; what has run up since is reckoned when it is asked for. */
  accruals: Accrual[]
  accrued_cents: number
  accrues_from: number
  interest_paid_cents: number
}

export type Cost = {
  kind: 'lump_sum' | 'reminder_fee'
  charge_id: string | null
  day: number
  amount_cents: number
  rule: string
  formula: string
}

export type Receipt = { payment: PaymentFact; rest_cents: number; applied: Applied }

/** What a debtor owes, moved forward through time, event by event. */
export type Account = {
  law: Law
  periods: readonly RatePeriod[]
  /** In the order in which they are paid: the oldest due first. */
  debts: Debt[]
  costs: Cost[]
  costs_open_cents: number
  lump_sum: LumpSum | null
  /** What is left of the lump sum to be set against costs of collection. */
  lump_left_cents: number
  receipts: Receipt[]
}

export const openAccount = (law: Law, periods: readonly RatePeriod[]): Account => ({
  law,
  periods,
  debts: [],
  costs: [],
  costs_open_cents: 0,
  lump_sum: null,
  lump_left_cents: 0,
  receipts: [],
})

export function addInvoice(account: Account, { invoice, default: at, rank }: Owed): void {
  const nothing = { accruals: [], accrued_cents: 0, interest_paid_cents: 0 }
  const { amount_cents: open_cents } = invoice
  account.debts.push({ invoice, default: at, rank, open_cents, accrues_from: at.from, ...nothing })
  account.debts.sort((one, other) => one.rank - other.rank)
  settle(account, at.issued)
}

/** Once for a claim: when the first invoice that is still open falls into default. */
export function addLumpSum(account: Account, day: number, lump_sum: LumpSum | null): void {
  const is_late = account.debts.some((debt) => debt.default.from === day && debt.open_cents > 0)
  if (!lump_sum || account.lump_sum || !is_late) return
  account.lump_sum = lump_sum
  const charged = account.costs.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const amount_cents = Math.max(0, lump_sum.cents - charged)
  account.lump_left_cents = amount_cents
  if (amount_cents === 0) return
  const { rule } = lump_sum
  const credited = charged > 0 ? `${centsText(lump_sum.cents)} − ${centsText(charged)} = ` : ''
  const formula = `${credited}${centsText(amount_cents)}`
  addCost(account, { kind: 'lump_sum', charge_id: null, day, amount_cents, rule, formula })
}

/** The lump sum counts against costs of collection: only what exceeds it is owed besides (§ 458 UGB, § 288 (5) BGB). */
export function addCharge(account: Account, charge: ChargeFact): void {
  const credited = Math.min(charge.amount_cents, account.lump_left_cents)
  const amount_cents = charge.amount_cents - credited
  account.lump_left_cents -= credited
  const against = `${centsText(charge.amount_cents)} − ${centsText(credited)} (${account.lump_sum?.rule})`
  const formula = credited > 0 ? `${charge.formula}; ${against} = ${centsText(amount_cents)}` : charge.formula
  const { id: charge_id, kind, rule, charged_on } = charge
  addCost(account, { kind, charge_id, day: dayNumber(charged_on), amount_cents, rule, formula })
}

function addCost(account: Account, cost: Cost): void {
  account.costs.push(cost)
  account.costs_open_cents += cost.amount_cents
  settle(account, cost.day)
}

export function addPayment(account: Account, payment: PaymentFact): void {
  const applied = { costs_cents: 0, interest_cents: 0, principal_cents: 0, credit_cents: 0 }
  account.receipts.push({ payment, rest_cents: payment.amount_cents, applied })
  settle(account, dayNumber(payment.value_date))
}

/**
 * Uses what was paid for what is open on a day. Of several debts the oldest due goes first, its interest before its
 * principal. The law says where costs come.
 */
function settle(account: Account, day: number): void {
  const is_due = ({ default: { due } }: Debt) => due === null || due <= day
  for (const receipt of account.receipts) {
    if (receipt.rest_cents === 0) continue
    if (account.law.allocation.costs === 'first') payCosts(account, receipt)
    for (const debt of account.debts.filter(is_due)) payDebt(account, debt, { receipt, day })
    payCosts(account, receipt)
    for (const debt of account.debts.filter((debt) => !is_due(debt))) payDebt(account, debt, { receipt, day })
    // Nothing is open any more: this and the receipts after it wait for what comes.
    if (receipt.rest_cents > 0) return
  }
}

function payCosts(account: Account, receipt: Receipt): void {
  account.costs_open_cents -= take(receipt, account.costs_open_cents, 'costs_cents')
}

function payDebt({ periods }: Account, debt: Debt, { receipt, day }: { receipt: Receipt; day: number }): void {
  if (receipt.rest_cents === 0) return
  const running = sumOf(accrue(periods, debt.open_cents, debt.accrues_from, day))
  debt.interest_paid_cents += take(receipt, debt.accrued_cents + running - debt.interest_paid_cents, 'interest_cents')
  const principal_cents = Math.min(receipt.rest_cents, debt.open_cents)
  if (principal_cents === 0) return
  closeAccruals(periods, debt, day)
  debt.open_cents -= take(receipt, principal_cents, 'principal_cents')
}

function take(receipt: Receipt, open_cents: number, field: keyof Applied): number {
  const taken = Math.min(receipt.rest_cents, open_cents)
  receipt.rest_cents -= taken
  receipt.applied[field] += taken
  return taken
}

/** Writes down the interest up to a day, which still bears it in full; the next day begins anew. */
export function closeAccruals(periods: readonly RatePeriod[], debt: Debt, day: number): void {
  const accruals = accrue(periods, debt.open_cents, debt.accrues_from, day)
  debt.accruals.push(...accruals)
  debt.accrued_cents += sumOf(accruals)
  debt.accrues_from = Math.max(debt.accrues_from, day + 1)
}
