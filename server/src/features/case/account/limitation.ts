import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import type { Work } from '../../../platform/work.ts'
import type { CaseStatus } from '../claims/index.ts'
import { type SeenClaim, setTimeBarredOn } from './queries.ts'
import { type BalanceFacts, isOutside } from './rules/facts.ts'
import { earliestLimit } from './rules/limitation.ts'
import { computeBalance } from './rules.ts'
import { readFacts } from './service.ts'

/**
 * Reckons anew from when on the first open invoice of a claim is barred. To be called at the end of every change of what
 * it depends on: the account, a plan, a step in court, the governing law. The claim is locked by the caller.
 */
export async function reckonLimitation<C extends SeenClaim & { readonly case_status: CaseStatus }>(
  work: Work,
  claim: C,
): Promise<C & { time_barred_on: DateOnly | null }> {
  const time_barred_on = claim.case_status === 'closed' ? null : await readLimit(work, claim)
  await setTimeBarredOn(work.tx, claim, time_barred_on, work.now)
  return { ...claim, time_barred_on }
}

async function readLimit(work: Work, claim: SeenClaim): Promise<DateOnly | null> {
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })
  return earliestLimit(facts, openInvoices(facts))
}

/** What is not due yet is open too, and so is what is barred. */
function openInvoices(facts: BalanceFacts): string[] {
  const { debts, lines } = computeBalance(facts)
  return [...debts.filter(({ open_cents }) => open_cents > 0), ...lines.filter(isOutside)].map(
    ({ invoice_id }) => invoice_id as string,
  )
}
