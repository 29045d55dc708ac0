import { dayNumber } from '../../../../kernel/dates.ts'
import type { Default } from '../../../../law/default.ts'
import { type Accrual, accrue, type RatePeriod, sumOf } from '../../../../law/interest.ts'
import type { Law } from '../../../../law/law.ts'
import type { Entry } from './entries.ts'
import type { Applied } from './facts.ts'
import { setOffCents } from './set-off.ts'

/**
 * An invoice less its credit notes, when it falls due and into default, its first barred day, and its place among those that
 * are paid.
 */
export type Owed = { entry: Entry; credits: readonly Entry[]; default: Default; barred: number; rank: number }

/** Interest that a title or a closure has fixed: nothing that happens later changes it. */
export type Fixed = { entry: Entry; from: number }

/** An invoice that is owed, with the interest that it has borne. */
export type Debt = Owed & {
  open_cents: number
  is_barred: boolean
  /** What was open when it was barred and has not been paid since. Nobody is asked for it. */
  barred_cents: number
  /** Interest on what was open before the last change of it; what has run up since is reckoned when it is asked for. */
  accruals: Accrual[]
  fixed: Fixed[]
  accrued_cents: number
  accrues_from: number
  interest_paid_cents: number
}

export type Receipt = { entry: Entry; rest_cents: number; applied: Applied }

/** What a debtor owes, moved forward through time, event by event. */
export type RunningAccount = {
  /** Null where we know no law for the claim. */
  law: Law | null
  periods: readonly RatePeriod[]
  /** In the order in which they are paid: the oldest due first. */
  debts: Debt[]
  costs: Entry[]
  /** What was paid of the costs, or given up with a closure. */
  costs_settled_cents: number
  receipts: Receipt[]
  /** Waived or not pursued. */
  dropped: Entry[]
}

export const openAccount = (law: Law | null, periods: readonly RatePeriod[]): RunningAccount => ({
  law,
  periods,
  debts: [],
  costs: [],
  costs_settled_cents: 0,
  receipts: [],
  dropped: [],
})

export const owedCents = ({ entry, credits }: Pick<Owed, 'entry' | 'credits'>): number =>
  credits.reduce((sum, { amount_cents }) => sum + amount_cents, entry.amount_cents)

const owedCosts = (costs: readonly Entry[]): number =>
  costs.reduce((sum, { amount_cents }) => sum + amount_cents, 0 - setOffCents(costs))

export const openCosts = ({ costs, costs_settled_cents }: RunningAccount): number =>
  owedCosts(costs) - costs_settled_cents

export function addDebt(account: RunningAccount, owed: Owed, day: number): void {
  const { from } = owed.default
  const nothing = {
    accruals: [],
    fixed: [],
    accrued_cents: 0,
    interest_paid_cents: 0,
    is_barred: false,
    barred_cents: 0,
  }
  account.debts.push({ ...owed, ...nothing, open_cents: owedCents(owed), accrues_from: from })
  account.debts.sort((one, other) => one.rank - other.rank)
  settle(account, day)
}

/**
 * From its first barred day on an invoice is out of the totals, with the interest and the costs of its own that are not
 * paid. What was paid on it stays.
 */
export function barDebt(account: RunningAccount, { entry: { invoice_id } }: Owed, day: number): void {
  const debt = account.debts.find((one) => one.entry.invoice_id === invoice_id)
  if (!debt || debt.open_cents === 0) return
  closeAccruals(account.periods, debt, day - 1)
  debt.is_barred = true
  debt.barred_cents = debt.open_cents
  debt.open_cents = 0
  debt.accrued_cents = debt.interest_paid_cents
  const others = account.costs.filter((cost) => cost.invoice_id !== invoice_id)
  if (owedCosts(others) >= account.costs_settled_cents) account.costs = others
}

/** Owed for the default, so nothing for an invoice that was paid before it. */
export function addOwnFee(account: RunningAccount, entry: Entry, day: number): void {
  const debt = account.debts.find((one) => one.entry.invoice_id === entry.invoice_id)
  if (debt && debt.open_cents > 0) addCost(account, entry, day)
}

export function addCost(account: RunningAccount, entry: Entry, day: number): void {
  account.costs.push(entry)
  if (openCosts(account) < 0) giveBack(account)
  settle(account, day)
}

/** Costs that fell away were paid already: the money is free for what else is open. */
function giveBack(account: RunningAccount): void {
  for (const receipt of account.receipts.toReversed()) {
    const freed = Math.min(receipt.applied.costs_cents, 0 - openCosts(account))
    receipt.applied.costs_cents -= freed
    receipt.rest_cents += freed
    account.costs_settled_cents -= freed
  }
}

export function addPayment(account: RunningAccount, entry: Entry): void {
  const applied = { costs_cents: 0, interest_cents: 0, principal_cents: 0, credit_cents: 0 }
  account.receipts.push({ entry, rest_cents: 0 - entry.amount_cents, applied })
  settle(account, dayNumber(entry.day))
}

/** From its day on the entry says what interest there was; what was reckoned until then is replaced. */
export function fixInterest({ debts, periods }: RunningAccount, entry: Entry): void {
  const debt = debts.find((one) => one.entry.invoice_id === entry.invoice_id)
  if (!debt) return
  const day = dayNumber(entry.day)
  const from = debt.fixed.length === 0 ? debt.default.from : dayNumber((debt.fixed.at(-1) as Fixed).entry.day) + 1
  debt.fixed.push({ entry, from })
  // Of a barred invoice no more than what was paid counts, and that is reckoned already.
  if (debt.is_barred) return
  closeAccruals(periods, debt, day)
  debt.accrued_cents += entry.amount_cents - sumOf(debt.accruals)
  debt.accruals = []
}

/** A closure leaves nothing open, whatever was found out later about the time before it. */
export function drop(account: RunningAccount, entry: Entry): void {
  account.dropped.push(entry)
  account.costs_settled_cents = owedCosts(account.costs)
  for (const debt of account.debts) {
    closeAccruals(account.periods, debt, dayNumber(entry.day))
    debt.interest_paid_cents = debt.accrued_cents
    debt.open_cents = 0
  }
}

/**
 * Uses what was paid for what is open on a day. Of several debts the oldest due goes first, its interest before its
 * principal. The law says where costs come. What is barred takes what is left: it can be paid, though not demanded.
 */
function settle(account: RunningAccount, day: number): void {
  for (const receipt of account.receipts) {
    if (receipt.rest_cents === 0) continue
    if (account.law?.allocation.costs === 'first') payCosts(account, receipt)
    for (const debt of account.debts) payDebt(account, debt, { receipt, day })
    payCosts(account, receipt)
    for (const debt of account.debts) debt.barred_cents -= take(receipt, debt.barred_cents, 'principal_cents')
    // Nothing is open any more: this and the receipts after it wait for what comes.
    if (receipt.rest_cents > 0) return
  }
}

function payCosts(account: RunningAccount, receipt: Receipt): void {
  account.costs_settled_cents += take(receipt, openCosts(account), 'costs_cents')
}

function payDebt({ periods }: RunningAccount, debt: Debt, { receipt, day }: { receipt: Receipt; day: number }): void {
  if (receipt.rest_cents === 0) return
  const running = sumOf(accrue(periods, debt.open_cents, debt.accrues_from, day))
  debt.interest_paid_cents += take(receipt, debt.accrued_cents + running - debt.interest_paid_cents, 'interest_cents')
  const principal_cents = Math.min(receipt.rest_cents, debt.open_cents)
  if (principal_cents === 0) return
  closeAccruals(periods, debt, day)
  debt.open_cents -= take(receipt, principal_cents, 'principal_cents')
}

function take(receipt: Receipt, open_cents: number, field: keyof Applied): number {
  const taken = Math.max(0, Math.min(receipt.rest_cents, open_cents))
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
