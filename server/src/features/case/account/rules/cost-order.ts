import type { Entry, EntryKind } from './entries.ts'
import type { RunningAccount } from './running-account.ts'
import { setOffCents, takesSetOff } from './set-off.ts'

/** A cost, and what of it is owed. */
export type OwedCost = { readonly entry: Entry; readonly owed_cents: number }

/**
 * What of each cost is owed, in the order in which payments pay them: the oldest first, and of one day what belongs to the
 * creditor before our letter fee. The oldest fees are the ones that lump sums cover. The sum is what the account asks for.
 */
export function owedByCost(costs: readonly Entry[]): OwedCost[] {
  let covered_cents = setOffCents(costs)
  const owed = costs.map((entry) => {
    const taken_cents = takesSetOff(entry) ? Math.min(covered_cents, entry.amount_cents) : 0
    covered_cents -= taken_cents
    return { entry, owed_cents: entry.amount_cents - taken_cents }
  })
  return withoutNegative(owed)
}

/** A court that awards less than was claimed lowers what the court step cost, the newest first. */
function withoutNegative(owed: readonly OwedCost[]): OwedCost[] {
  let less_cents = owed.reduce((sum, { owed_cents }) => sum + Math.max(0, 0 - owed_cents), 0)
  const lowered = (some: readonly OwedCost[], mayLower: (entry: Entry) => boolean): OwedCost[] =>
    some
      .toReversed()
      .map(({ entry, owed_cents }) => {
        const taken_cents = mayLower(entry) ? Math.min(less_cents, owed_cents) : 0
        less_cents -= taken_cents
        return { entry, owed_cents: owed_cents - taken_cents }
      })
      .toReversed()
  const positive = owed.filter(({ owed_cents }) => owed_cents > 0)
  return lowered(
    lowered(positive, ({ kind }) => OF_COURT.has(kind)),
    () => true,
  )
}

const OF_COURT: ReadonlySet<EntryKind> = new Set<EntryKind>(['court_fee', 'lawyer_fee', 'correction'])

/** What a payment has paid of a cost. What a closure gave up was not paid. */
export type PaidCost = { readonly entry: Entry; readonly payment_id: string; readonly paid_cents: number }

export function paidByCost({ costs, receipts }: Pick<RunningAccount, 'costs' | 'receipts'>): PaidCost[] {
  const waiting = owedByCost(costs)
  const paid: PaidCost[] = []
  let [at, left_cents] = [0, waiting[0]?.owed_cents ?? 0]
  for (const { entry: payment, applied } of receipts) {
    let rest_cents = applied.costs_cents
    while (rest_cents > 0 && at < waiting.length) {
      const paid_cents = Math.min(rest_cents, left_cents)
      const { entry } = waiting[at] as OwedCost
      if (paid_cents > 0) paid.push({ entry, payment_id: payment.payment_id as string, paid_cents })
      rest_cents -= paid_cents
      left_cents -= paid_cents
      if (left_cents === 0) left_cents = waiting[++at]?.owed_cents ?? 0
    }
  }
  return paid
}
