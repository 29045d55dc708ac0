import type { DateOnly } from '../../../../kernel/dates.ts'
import type { Law } from '../../../../law/law.ts'
import { barredAfter, barredAfterTitle, type CourtSteps, earlier, type Restart } from '../../../../law/limitation.ts'
import { type Entry, standing } from './entries.ts'

/** What besides the account decides when a claim is barred. */
export type LimitationFacts = {
  /** The debtor agreed to each of them. The last day on which it was kept is its end, or will be if nothing happens. */
  readonly plans: readonly { readonly agreed_on: string; readonly kept_until: string }[]
  /** Those of others than the debtor: they acknowledge nothing, as far as anybody can tell. */
  readonly stranger_payments?: readonly string[]
  /** Null before the filing. */
  readonly court: (CourtSteps & { readonly title_on: string | null }) | null
}

type AccountFacts = {
  readonly law: Law | null
  readonly entries: readonly Entry[]
  readonly limitation?: LimitationFacts
}

/** When an invoice is barred; both are null as long as nobody can tell. */
type Limits = {
  /** From this day on it is out of letters, interest, estimate and filing. */
  readonly barred_from: DateOnly | null
  /**
   * The day that the team must not miss. In court it comes earlier: by then the next step must have been taken. Before, only
   * what the debtor did moves it, while nothing drops out of a claim because a payer may have acted for the debtor.
   */
  readonly act_before: DateOnly | null
}

const NO_LIMITS: Limits = { barred_from: null, act_before: null }

/** Of each invoice, by its id. A reversed payment has restarted nothing. */
export function limitsOf({ law, entries, limitation }: AccountFacts): ReadonlyMap<string, Limits> {
  if (law === null || limitation === undefined) return new Map()
  const counting = standing(entries)
  const restarts = restartsOf(counting, limitation)
  const own_restarts = restartsOf(
    counting.filter((entry) => !isStrangers(entry, limitation)),
    limitation,
  )
  return new Map(
    counting
      .filter(({ kind }) => kind === 'invoice')
      .map((entry) => [
        entry.invoice_id as string,
        limitsOfInvoice(entry, { law, restarts, own_restarts, limitation }),
      ]),
  )
}

const restartsOf = (counting: readonly Entry[], { plans }: LimitationFacts): Restart[] => [
  ...counting.filter(({ kind }) => kind === 'payment').map(({ day }) => ({ on: day, runs_from: day })),
  ...plans.map(({ agreed_on, kept_until }) => ({ on: agreed_on, runs_from: kept_until })),
]

const isStrangers = ({ payment_id }: Entry, { stranger_payments = [] }: LimitationFacts): boolean =>
  payment_id !== null && stranger_payments.includes(payment_id)

type Known = {
  law: Law
  restarts: readonly Restart[]
  own_restarts: readonly Restart[]
  limitation: LimitationFacts
}

function limitsOfInvoice({ issued_on, due_on }: Entry, known: Known): Limits {
  const { law, restarts, own_restarts } = known
  const { court } = known.limitation
  const first = law.limitation.firstBarredDay({ issue_date: issued_on, due_date: due_on })
  const barred_from = first && barredAfter(first, restarts)
  if (court === null) return { barred_from, act_before: first && barredAfter(first, own_restarts) }
  // What was barred already when the claim was filed is not before the court.
  if (barred_from !== null && barred_from <= court.filed_on) return { barred_from, act_before: barred_from }
  if (court.title_on === null) return { ...NO_LIMITS, act_before: law.limitation.afterFiling(court) }
  const after_title = barredAfterTitle(court.title_on)
  return { barred_from: after_title, act_before: after_title }
}

/** The invoices that are barred on a day. */
export const barredInvoices = (facts: AccountFacts, day: string): string[] =>
  [...limitsOf(facts)].filter(([, limits]) => isBarred(limits, day)).map(([invoice_id]) => invoice_id)

const isBarred = ({ barred_from }: Limits, day: string): boolean => barred_from !== null && barred_from <= day

/** The day that the team must not miss for any of these invoices; null where no date tells. */
export function earliestLimit(facts: AccountFacts, invoice_ids: readonly string[]): DateOnly | null {
  const limits = limitsOf(facts)
  return invoice_ids
    .map((id) => limits.get(id)?.act_before ?? null)
    .reduce((first, day) => (first === null || day === null ? (first ?? day) : earlier(first, day)), null)
}

/** The first day on which none of these invoices can be claimed any more; null as long as one of them has no such day. */
export function allBarredOn(facts: AccountFacts, invoice_ids: readonly string[]): DateOnly | null {
  const limits = limitsOf(facts)
  const days = invoice_ids.map((id) => limits.get(id)?.barred_from ?? null)
  if (days.length === 0 || days.some((day) => day === null)) return null
  return (days as DateOnly[]).sort().at(-1) ?? null
}
