import { dayNumber } from '../../../kernel/dates.ts'
import { rowsOfCourtCosts } from '../../../law/court-step.ts'
import { type Default, dueOn, NEVER } from '../../../law/default.ts'
import { interestOfDay, type LegalSource, type RatePeriod, withoutDays } from '../../../law/interest.ts'
import { type RowUse, tableWarnings } from '../../../law/table-warnings.ts'
import { barredLine, isCounted } from './rules/barred-lines.ts'
import { type PaidCost, paidByCost } from './rules/cost-order.ts'
import { type Entry, type EntryKind, standing } from './rules/entries.ts'
import type { Balance, BalanceFacts, LineKind } from './rules/facts.ts'
import { barredInvoices, limitsOf } from './rules/limitation.ts'
import { linesOf, waitingLine } from './rules/lines.ts'
import {
  addCost,
  addDebt,
  addOwnFee,
  addPayment,
  barDebt,
  closeAccruals,
  type Debt,
  drop,
  fixInterest,
  type Owed,
  openAccount,
  openCosts,
  owedCents,
  type RunningAccount,
} from './rules/running-account.ts'

/** How far ahead a balance may be asked for: further, the rates of today say nothing. */
export const YEARS_AHEAD_MAX = 10

export function asOfProblem(as_of: string, today: string): string | undefined {
  const year = String(Number(today.slice(0, 4)) + YEARS_AHEAD_MAX).padStart(4, '0')
  return as_of > `${year}${today.slice(4)}` ? `must lie at most ${YEARS_AHEAD_MAX} years ahead` : undefined
}

/** What is owed on a day, line by line, with the rule and the arithmetic of each. */
export function computeBalance(facts: BalanceFacts): Balance {
  const { account, waiting } = runAccount(facts)
  return balanceOf(account, { facts, waiting })
}

/** The invoices of which something is open. What is not due yet is open too, and so is what is barred. */
export function openInvoices(facts: BalanceFacts): string[] {
  const { account, waiting } = runAccount(facts)
  const open = account.debts.filter(({ open_cents, barred_cents }) => open_cents > 0 || barred_cents > 0)
  return [...open, ...waiting].map(({ entry }) => entry.invoice_id as string)
}

/** What each payment has paid of our letter fees. What was waived or not pursued was not paid. */
export function letterFeesPaid(facts: BalanceFacts): Map<string, number> {
  const paid = new Map<string, number>()
  for (const { entry, payment_id, paid_cents } of paidByCost(runAccount(facts).account)) {
    if (entry.kind === 'reminder_fee') paid.set(payment_id, (paid.get(payment_id) ?? 0) + paid_cents)
  }
  return paid
}

/** What payments have paid of the costs, each with the day of the payment. */
export function costsPaid(facts: BalanceFacts): (PaidCost & { readonly paid_on: string })[] {
  const days = new Map(
    facts.entries.flatMap((entry) => (entry.kind === 'payment' ? [[entry.payment_id, entry.day]] : [])),
  )
  return paidByCost(runAccount(facts).account).map((paid) => ({
    ...paid,
    paid_on: days.get(paid.payment_id) as string,
  }))
}

/** The account at the end of a day, and what is not due by then. */
function runAccount(facts: BalanceFacts): { account: RunningAccount; waiting: Owed[] } {
  const as_of = dayNumber(facts.as_of)
  const entries = standing(facts.entries)
  const owed = owedInOrder(entries, facts)
  const closed = facts.closes ? as_of : closedOn(entries)
  // One day more, for the interest that tomorrow brings.
  const from = Math.min(as_of + 1, ...owed.map((debt) => debt.default.from))
  const periods = borneOutsidePlans(facts, facts.law?.interest.ratePeriods(facts, from, as_of + 1) ?? [])
  const account = openAccount(facts.law, periods)
  for (const { happen } of eventsOf(entries, { owed, closed }).filter(({ day }) => day <= as_of)) happen(account)
  for (const debt of account.debts) closeAccruals(periods, debt, as_of)
  return { account, waiting: owed.filter((debt) => Math.min(debt.default.due, closed) > as_of) }
}

/** The day of the agreement still bears interest: what it says was open counts that day in. */
const borneOutsidePlans = ({ plans = [] }: BalanceFacts, periods: readonly RatePeriod[]): readonly RatePeriod[] =>
  plans.reduce(
    (rest, { agreed_on, ended_on }) =>
      withoutDays(rest, dayNumber(agreed_on) + 1, ended_on === null ? NEVER : dayNumber(ended_on)),
    periods,
  )

type Event = { day: number; rank: number; id: string; happen: (account: RunningAccount) => void }

/**
 * Of one day first what is owed and what is taken off it, then what is paid, what a closure takes in early, what is fixed,
 * and what is given up.
 */
const RANKS = {
  invoice: 0,
  time_barred: 1,
  creditor_fee: 2,
  lump_sum: 3,
  cost: 4,
  correction: 5,
  payment: 6,
  early_invoice: 7,
  interest: 8,
  closure: 9,
} as const

/** The day of the closure that stands; after all others where there is none. */
const closedOn = (entries: readonly Entry[]): number =>
  Math.min(NEVER, ...entries.filter(({ kind }) => CLOSURES.has(kind)).map(({ day }) => dayNumber(day)))

const CLOSURES: ReadonlySet<EntryKind> = new Set<EntryKind>(['waiver', 'not_pursued'])

type Debts = { owed: readonly Owed[]; closed: number }

/** What changes an account, in order. A closure takes in what is not due yet. */
function eventsOf(entries: readonly Entry[], { owed, closed }: Debts): Event[] {
  const owed_by_invoice = new Map(owed.map((debt) => [debt.entry.invoice_id, debt]))
  const events = entries.flatMap((entry): Event[] => {
    const { id, kind } = entry
    const day = dayNumber(entry.day)
    // A letter bears the date of the next business day; a closure may come before.
    const by_closure = Math.min(day, closed)
    switch (kind) {
      case 'invoice': {
        const debt = owed_by_invoice.get(entry.invoice_id)
        if (!debt) return []
        const begin = Math.min(debt.default.due, closed)
        const end = Math.max(begin, debt.barred)
        const rank = debt.default.due > closed ? RANKS.early_invoice : RANKS.invoice
        return [
          { day: begin, rank, id, happen: (account) => addDebt(account, debt, begin) },
          { day: end, rank: RANKS.time_barred, id, happen: (account) => barDebt(account, debt, end) },
        ]
      }
      case 'creditor_fee': {
        const debt = owed_by_invoice.get(entry.invoice_id)
        const begin = debt?.default.from ?? NEVER
        if (!debt || begin >= debt.barred || begin > closed) return []
        return [{ day: begin, rank: RANKS.creditor_fee, id, happen: (account) => addOwnFee(account, entry, begin) }]
      }
      case 'lump_sum':
      case 'reminder_fee':
      case 'court_fee':
      case 'lawyer_fee':
      case 'correction':
        return [
          {
            day: by_closure,
            // What is taken off costs follows them, whatever their ids are.
            rank: kind === 'correction' || kind === 'lump_sum' ? RANKS[kind] : RANKS.cost,
            id,
            happen: (account) => addCost(account, entry, by_closure),
          },
        ]
      case 'payment':
        return [{ day, rank: RANKS.payment, id, happen: (account) => addPayment(account, entry) }]
      case 'interest':
        return [{ day, rank: RANKS.interest, id, happen: (account) => fixInterest(account, entry) }]
      case 'waiver':
      case 'not_pursued':
        return [{ day, rank: RANKS.closure, id, happen: (account) => drop(account, entry) }]
      // The first counts with its invoice, the second does not stand by itself.
      case 'credit_note':
      case 'reversal':
        return []
      default:
        return kind satisfies never
    }
  })
  return events.sort((one, other) => one.day - other.day || one.rank - other.rank || (one.id < other.id ? -1 : 1))
}

/** The oldest default first; what has no date at all comes last. */
function owedInOrder(entries: readonly Entry[], facts: BalanceFacts): Owed[] {
  const limits = limitsOf(facts)
  const barredOn = ({ invoice_id }: Entry): number => {
    const day = facts.counts_barred ? null : limits.get(invoice_id as string)?.barred_from
    return day ? dayNumber(day) : NEVER
  }
  return entries
    .filter(({ kind }) => kind === 'invoice')
    .map((entry) => {
      const credits = entries.filter(
        ({ kind, invoice_id }) => kind === 'credit_note' && invoice_id === entry.invoice_id,
      )
      return { entry, credits, default: defaultOf(entry, facts), key: `${entry.issued_on ?? ''} ${entry.invoice_id}` }
    })
    .filter((debt) => owedCents(debt) > 0)
    .sort((one, other) => one.default.from - other.default.from || (one.key < other.key ? -1 : 1))
    .map(({ entry, credits, default: at }, rank) => ({ entry, credits, default: at, barred: barredOn(entry), rank }))
}

function defaultOf(entry: Entry, { law, is_consumer, letters }: BalanceFacts): Default {
  const { issued_on, due_on, due_agreed, invoice_id } = entry
  const dates = { issue_date: issued_on, due_date: due_on, due_date_agreed: due_agreed ?? true }
  const due = dueOn(dates)
  // A reminder of what is not due yet puts nobody in default: an invoice may be dated anew after its letter.
  const first = letters.find(
    ({ has_arrived, deadline, invoice_ids }) =>
      has_arrived && dayNumber(deadline) >= due && invoice_ids.includes(invoice_id as string),
  )
  const reminded = { is_consumer, first_deadline: first?.deadline ?? null }
  return law?.defaultOf(dates, reminded) ?? { due, from: NEVER, rule: '' }
}

type Asked = { facts: BalanceFacts; waiting: readonly Owed[] }

function balanceOf(account: RunningAccount, { facts, waiting }: Asked): Balance {
  const { law, periods, debts, receipts } = account
  const costs_open_cents = openCosts(account)
  const today = dayNumber(facts.as_of)
  const tomorrow = today + 1
  const openOf = (some: readonly Debt[]) => sum(some.map(({ open_cents }) => open_cents))
  const inDefaultOn = (day: number) => debts.filter((debt) => debt.default.from <= day)
  const lifted = new Set(facts.counts_barred ? barredInvoices(facts, facts.as_of) : [])
  const principal_open_cents = openOf(debts)
  const interest_open_cents = sum(debts.map((debt) => debt.accrued_cents - debt.interest_paid_cents))
  const tables = distinct(
    debts.filter(isCounted).flatMap(({ accruals }) => accruals.flatMap(({ period }) => period.sources)),
  )
  return {
    as_of: facts.as_of,
    currency: 'EUR',
    law: law?.code ?? null,
    lines: [
      ...linesOf(account),
      ...waiting.map(waitingLine),
      ...debts.filter(({ barred_cents }) => barred_cents > 0).map((debt) => barredLine(debt, law)),
    ].map((line) => ({
      ...line,
      counts_although_barred: line.kind === 'principal' && lifted.has(line.invoice_id as string),
      is_claimed_in_court: facts.is_titled !== true && COURT_LINES.has(line.kind),
    })),
    principal_open_cents,
    in_default_cents: openOf(inDefaultOn(today)),
    interest_open_cents,
    costs_open_cents,
    total_open_cents: principal_open_cents + interest_open_cents + costs_open_cents,
    credit_cents: sum(receipts.map(({ rest_cents }) => rest_cents)),
    interest_per_day: interestOfDay(
      periods.find(({ from, to }) => from <= tomorrow && tomorrow <= to),
      openOf(inDefaultOn(tomorrow)),
    ),
    debts: debts.filter(isCounted).map(({ entry, open_cents, default: { from } }) => ({
      invoice_id: entry.invoice_id as string,
      open_cents,
      is_in_default: from <= today,
    })),
    tables,
    warnings: tableWarnings([...tables, ...rowsOfCosts(account, facts)], facts.as_of),
  }
}

/** The table rows that the costs were computed from, on the day of each. */
const rowsOfCosts = ({ costs }: RunningAccount, { law, legal }: BalanceFacts): RowUse[] =>
  costs.flatMap(({ kind, day: on, rule }) => {
    if (kind === 'reminder_fee') return law?.letters.feeRows({ on, legal }) ?? []
    return kind === 'court_fee' || kind === 'lawyer_fee' ? rowsOfCourtCosts(rule ?? '', { on, legal }) : []
  })

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const COURT_LINES: ReadonlySet<LineKind> = new Set<LineKind>(['court_fee', 'lawyer_fee'])

function distinct(sources: readonly LegalSource[]): LegalSource[] {
  const by_key = new Map(sources.map((source) => [`${source.name} ${source.valid_from}`, source]))
  return [...by_key.values()].sort((one, other) => (one.name + one.valid_from < other.name + other.valid_from ? -1 : 1))
}
