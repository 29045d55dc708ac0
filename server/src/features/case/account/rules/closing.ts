import { centsText } from '../../../../kernel/money.ts'
import { FIXED } from '../../../../law/citation.ts'
import type { ClosureReason } from '../../claims/index.ts'
import { computeBalance } from '../rules.ts'
import { counterEntry, type Entry, lastOf, newEntry, PARTS, type Part, standing } from './entries.ts'
import type { Balance, BalanceFacts } from './facts.ts'

/**
 * Brings an account to zero on the day of its closure. A claim that was paid waives the rest. Any other closure gives
 * nothing up: we only stop pursuing it.
 */
export function closingEntries(facts: BalanceFacts, reason: ClosureReason): Entry[] {
  const balance = computeBalance({ ...facts, closes: true })
  const kind = isPaid(reason) ? 'waiver' : 'not_pursued'
  const dropped = PARTS.flatMap((part) => {
    const open_cents = openOf(balance, part)
    return open_cents > 0 ? [newEntry({ kind, part, amount_cents: -open_cents, day: facts.as_of, rule: reason })] : []
  })
  return [...interestEntries(facts, balance, 'closure'), ...dropped]
}

export const isPaid = (reason: ClosureReason): boolean => reason === 'paid' || reason === 'installment_plan'

function openOf(balance: Balance, part: Part): number {
  switch (part) {
    case 'principal':
      return balance.principal_open_cents
    case 'interest':
      return balance.interest_open_cents
    case 'costs':
      return balance.costs_open_cents
    default:
      return part satisfies never
  }
}

/** The interest of each invoice up to the day, as far as no earlier entry has fixed it; of a barred one what was paid. */
export function interestEntries(facts: BalanceFacts, balance: Balance, by: keyof typeof FIXED): Entry[] {
  const accrued = balance.lines.filter(({ kind, charge_id }) => kind === 'interest' && charge_id === null)
  const invoice_ids = new Set(accrued.map(({ invoice_id }) => invoice_id))
  const counted = new Set(balance.debts.map(({ invoice_id }) => invoice_id))
  return [...invoice_ids].flatMap((invoice_id) => {
    const amounts = accrued.filter((line) => line.invoice_id === invoice_id).map(({ amount_cents }) => amount_cents)
    // The lines of a barred invoice have no room for what was fixed: they say what was paid in all.
    const fixed_cents = counted.has(invoice_id as string) ? 0 : fixedInterest(facts.entries, invoice_id as string)
    const amount_cents = sum(amounts) - fixed_cents
    if (amount_cents <= 0) return []
    const formula = [amounts.map(centsText).join(' + '), ...(fixed_cents > 0 ? [centsText(fixed_cents)] : [])].join(
      ' - ',
    )
    return [newEntry({ kind: 'interest', amount_cents, day: facts.as_of, invoice_id, rule: FIXED[by], formula })]
  })
}

const fixedInterest = (entries: readonly Entry[], invoice_id: string): number =>
  sum(
    standing(entries)
      .filter((entry) => entry.kind === 'interest' && entry.invoice_id === invoice_id)
      .map(({ amount_cents }) => amount_cents),
  )

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const isOfClosure = ({ kind, rule }: Entry): boolean =>
  kind === 'waiver' || kind === 'not_pursued' || (kind === 'interest' && rule === FIXED.closure)

export const closureOf = (entries: readonly Entry[]): Entry[] => standing(entries).filter(isOfClosure)

/** What a reopening takes back: then interest runs as if the claim had never been closed. */
export const reopeningEntries = (entries: readonly Entry[], day: string): Entry[] =>
  closureOf(entries).map((entry) => counterEntry(lastOf(entry, entries), day))

/** After late news about a closed claim: the closure, on its own day, by what is known now. */
export function closedAgain(facts: BalanceFacts, reason: ClosureReason): Entry[] {
  const before = closureOf(facts.entries)
  const day = before[0]?.day ?? facts.as_of
  const undone = reopeningEntries(facts.entries, facts.as_of)
  const after = closingEntries({ ...facts, entries: [...facts.entries, ...undone], as_of: day }, reason)
  return sameAmounts(before, after) ? [] : [...undone, ...after]
}

const amountsOf = (entries: readonly Entry[]): string =>
  entries
    .map(({ kind, part, invoice_id, amount_cents }) => `${kind} ${part} ${invoice_id} ${amount_cents}`)
    .sort()
    .join()

const sameAmounts = (one: readonly Entry[], other: readonly Entry[]): boolean => amountsOf(one) === amountsOf(other)
