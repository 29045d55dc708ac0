import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { type ClaimRow, closureByPayment, isPaidInFull } from '../claims/index.ts'
import { isSettled, withEntries, withMore } from './booking.ts'
import { closingEntries } from './rules/closing.ts'
import { reviewCharges } from './rules/costs.ts'
import { type Entry, newEntry } from './rules/entries.ts'
import type { BalanceFacts, IfPaid } from './rules/facts.ts'
import { surplusOf } from './rules/surplus.ts'
import { isUnlikelyDay } from './rules/unlikely-day.ts'
import { computeBalance } from './rules.ts'
import { readFacts } from './service.ts'
import { mayExceed } from './surplus.ts'

/** The day of the booking, and the law that it goes by. */
type Booked = { readonly as_of: DateOnly; readonly legal: Legal }

const withPayment = (facts: BalanceFacts, payment: Entry): BalanceFacts => {
  const paid = withMore(facts, [payment])
  return withMore(paid, reviewCharges(paid, paid.as_of))
}

/** Whether a claim would close by a payment, were it booked now. */
export async function closesBy(reader: Reader, claim: ClaimRow, payment: Entry, at: Booked): Promise<boolean> {
  const paid = withEntries(claim, [payment])
  if (claim.case_status === 'closed' || !isPaidInFull(paid)) return false
  return isSettled(reader, paid, withPayment(await readFacts(reader, claim, at), payment))
}

/** What a payment would do, were it booked now: by the rules that book it. */
export async function readIfPaid(
  reader: Reader,
  claim: ClaimRow,
  { paid_cents, value_date }: { readonly paid_cents: number; readonly value_date: string },
  at: Booked,
): Promise<IfPaid> {
  const facts = await readFacts(reader, claim, at)
  const entry = (amount_cents: number) =>
    newEntry({ kind: 'payment', amount_cents: 0 - amount_cents, day: value_date < at.as_of ? value_date : at.as_of })
  const draft = entry(paid_cents)
  const surplus_cents = mayExceed(claim, draft) ? surplusOf(facts, draft, claim.closure_reason) : 0
  const payment = entry(paid_cents - surplus_cents)
  const known = withPayment(facts, payment)
  const paid = withEntries(claim, [payment])
  const stays_closed = claim.case_status === 'closed'
  const closes = !stays_closed && isPaidInFull(paid) && (await isSettled(reader, paid, known))
  return {
    closes,
    stays_closed,
    remains_cents: closes || stays_closed ? 0 : computeBalance(known).total_open_cents,
    surplus_cents,
    is_date_unlikely: isUnlikelyDay(value_date, facts.entries, dayInVienna(claim.created_at)),
    waived: waivedIn(closes ? closingEntries(known, closureByPayment(claim)) : []),
  }
}

function waivedIn(entries: readonly Entry[]): IfPaid['waived'] {
  const waived = { principal: 0, interest: 0, costs: 0 }
  for (const { kind, part, amount_cents } of entries) if (kind === 'waiver' && part) waived[part] -= amount_cents
  return waived
}
