import {
  dayNumber,
  GERMAN_CONSUMER_FEE_CAP,
  type HalfYear,
  halfUp,
  halfYearOf,
  LUMP_SUM,
  letterFee,
  type ModelLaw,
  rateOf,
} from './debt-model-law.ts'

/**
 * A second, independent account of a debt. It goes through the life of a claim day by day and counts each day's
 * interest; the product goes from event to event. Nothing here is shared with the product.
 */

export type ModelInvoice = {
  id: string
  amount: number
  issued: string | null
  due: string | null
  due_agreed: boolean
  credited: number
  creditor_fees: number
}

export type ModelLetter = {
  id: string
  date: string
  deadline: string
  returned: boolean
  /** The first, second or third demand. */
  ordinal: number
  /** What it demands: the invoices that were due and not paid when it was sent. */
  about: string[]
  /** What it cost when it was sent, before anything is set off. */
  fee: number
  lump_sums_of: string[]
}

export type ModelPayment = { id: string; amount: number; value_date: string; reversed: boolean }

export type ModelDebt = {
  law: ModelLaw
  consumer: boolean
  invoices: ModelInvoice[]
  /** In the order in which they were sent. */
  letters: ModelLetter[]
  payments: ModelPayment[]
  closed_on: string | null
}

export type ModelBalance = { principal: number; interest: number; costs: number; total: number; credit: number }

const NOTHING: ModelBalance = { principal: 0, interest: 0, costs: 0, total: 0, credit: 0 }

/** One invoice on its way through the days. */
type Running = {
  invoice: ModelInvoice
  due: number
  /** The first day in default; null if there is none. */
  default_from: number | null
  open: number
  was_in_default: boolean
  interest_paid: number
  settled_interest: number
  line: { base: number; rate: number; year_days: number; days: number }
}

/** Without any date it is due at once, before all that we know of. */
const dueOf = ({ due, issued }: ModelInvoice): number =>
  due || issued ? dayNumber((due ?? issued) as string) : Number.NEGATIVE_INFINITY

/** The first day of default as a number; null while there is none. */
export const modelDefault = (debt: ModelDebt, invoice: ModelInvoice): number | null => {
  const by_letter = debt.law === 'DE' && debt.consumer && !(invoice.due && invoice.due_agreed)
  if (!by_letter && invoice.due) return dayNumber(invoice.due) + 1
  if (!by_letter && invoice.issued) return dayNumber(invoice.issued) + 31
  const first = debt.letters.find(
    ({ returned, about, deadline }) => !returned && about.includes(invoice.id) && dayNumber(deadline) >= dueOf(invoice),
  )
  return first ? dayNumber(first.deadline) + 1 : null
}

const lineCents = (line: Running['line']): number =>
  halfUp(BigInt(line.base) * BigInt(line.rate) * BigInt(line.days), 10000n * BigInt(line.year_days))

const interestOpen = (running: Running): number =>
  running.settled_interest + lineCents(running.line) - running.interest_paid

const inDefault = (running: Running, day: number): boolean =>
  running.default_from !== null && running.default_from <= day && running.open > 0

type State = {
  half_year: HalfYear
  runnings: Running[]
  /** Letters that cost something. */
  charged: ModelLetter[]
  with_lump_sum: Set<string>
  fees: number
  costs_paid: number
  waiting: number
}

/** What the costs come to: fees count only beyond the lump sums. */
const costsOpen = (state: State): number => Math.max(LUMP_SUM * state.with_lump_sum.size, state.fees) - state.costs_paid

const begin = (debt: ModelDebt, first: number): State => {
  const runnings = debt.invoices.map(
    (invoice): Running => ({
      invoice,
      due: dueOf(invoice),
      default_from: modelDefault(debt, invoice),
      open: invoice.amount - invoice.credited,
      was_in_default: false,
      interest_paid: 0,
      settled_interest: 0,
      line: { base: 0, rate: 0, year_days: 365, days: 0 },
    }),
  )
  const rank = (running: Running) => running.default_from ?? Number.POSITIVE_INFINITY
  const tie = (a: ModelInvoice, b: ModelInvoice) => (`${a.issued ?? ''} ${a.id}` < `${b.issued ?? ''} ${b.id}` ? -1 : 1)
  runnings.sort((a, b) => (rank(a) === rank(b) ? tie(a.invoice, b.invoice) : rank(a) - rank(b)))
  return {
    half_year: halfYearOf(first),
    runnings,
    charged: [],
    with_lump_sum: new Set(),
    fees: 0,
    costs_paid: 0,
    waiting: 0,
  }
}

const addCosts = (debt: ModelDebt, state: State, day: number, letters: ModelLetter[]): void => {
  for (const running of state.runnings) {
    if (running.was_in_default || !inDefault(running, day)) continue
    running.was_in_default = true
    const fees = running.invoice.creditor_fees
    state.fees += debt.law === 'DE' && debt.consumer ? Math.min(fees, GERMAN_CONSUMER_FEE_CAP) : fees
  }
  for (const letter of letters) {
    if (letter.returned) continue
    const late = state.runnings.filter((running) => inDefault(running, day)).map(({ invoice }) => invoice.id)
    for (const id of letter.lump_sums_of) if (late.includes(id)) state.with_lump_sum.add(id)
    if (late.some((id) => letter.about.includes(id))) {
      state.fees += letter.fee
      state.charged.push(letter)
    }
  }
}

const bearInterest = (debt: ModelDebt, state: State, day: number): void => {
  if (day > state.half_year.to) state.half_year = halfYearOf(day)
  const { days_of_year: year_days } = state.half_year
  const rate = rateOf(debt.law, debt.consumer, state.half_year)
  for (const running of state.runnings) {
    if (!inDefault(running, day)) continue
    const { line } = running
    if (line.base !== running.open || line.rate !== rate || line.year_days !== year_days) {
      running.settled_interest += lineCents(line)
      running.line = { base: running.open, rate, year_days, days: 0 }
    }
    running.line.days += 1
  }
}

const allocate = (debt: ModelDebt, state: State, day: number): void => {
  const take = (open: number): number => {
    const part = Math.min(open, state.waiting)
    state.waiting -= part
    return part
  }
  if (debt.law === 'DE') state.costs_paid += take(costsOpen(state))
  for (const running of state.runnings) {
    if (running.due > day) continue
    running.interest_paid += take(interestOpen(running))
    running.open -= take(running.open)
  }
  state.costs_paid += take(costsOpen(state))
}

/** The life of a debt up to the end of a day. */
const live = (debt: ModelDebt, day: string): State => {
  const last = dayNumber(day)
  const letters = Map.groupBy(debt.letters, ({ date }) => dayNumber(date))
  const payments = Map.groupBy(debt.payments, ({ value_date }) => dayNumber(value_date))
  const dates = debt.invoices.flatMap(({ issued, due }) => [issued, due].filter((date) => date !== null))
  const first = Math.min(last, ...letters.keys(), ...payments.keys(), ...dates.map(dayNumber))
  const state = begin(debt, first)
  for (let today = first; today <= last; today += 1) {
    addCosts(debt, state, today, letters.get(today) ?? [])
    bearInterest(debt, state, today)
    for (const { reversed, amount } of payments.get(today) ?? []) if (!reversed) state.waiting += amount
    if (state.waiting > 0) allocate(debt, state, today)
  }
  return state
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What is owed on a day, as far as we know now. */
export const modelBalance = (debt: ModelDebt, day: string): ModelBalance => {
  if (debt.closed_on !== null && debt.closed_on <= day) return NOTHING
  const state = live(debt, day)
  const due = state.runnings.filter((running) => running.due <= dayNumber(day))
  const principal = sum(due.map(({ open }) => open))
  const interest = sum(due.map(interestOpen))
  const costs = costsOpen(state)
  return { principal, interest, costs, total: principal + interest + costs, credit: state.waiting }
}

/** The principal in default at the end of a day. */
export const modelInDefault = (debt: ModelDebt, day: string): number =>
  sum(live(debt, day).runnings.map((running) => (inDefault(running, dayNumber(day)) ? running.open : 0)))

/** The letters up to a day that cost something. */
export const modelCharged = (debt: ModelDebt, day: string): ModelLetter[] => live(debt, day).charged

/** A letter that is sent on a day, with what it costs by all that is known then. */
export const modelLetter = (
  debt: ModelDebt,
  letter: Pick<ModelLetter, 'id' | 'date' | 'deadline' | 'ordinal'>,
): ModelLetter => {
  const { runnings, with_lump_sum } = live(debt, letter.date)
  const late = runnings.filter((running) => inDefault(running, dayNumber(letter.date)))
  const lump_sums_of = late.map(({ invoice }) => invoice.id).filter((id) => !debt.consumer && !with_lump_sum.has(id))
  const fee =
    late.length === 0 ? 0 : letterFee(debt.law, sum(late.map(({ open }) => open)), letter.ordinal, letter.date)
  const demanded = runnings.filter(({ due, open }) => due <= dayNumber(letter.date) && open > 0)
  return { ...letter, returned: false, about: demanded.map(({ invoice }) => invoice.id), fee, lump_sums_of }
}
