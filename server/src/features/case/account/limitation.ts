import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import type { Work } from '../../../platform/work.ts'
import type { CaseStatus } from '../claims/index.ts'
import { type SeenClaim, setLimits } from './queries.ts'
import { type BalanceFacts, isOutside } from './rules/facts.ts'
import { allBarredOn, earliestLimit } from './rules/limitation.ts'
import { computeBalance } from './rules.ts'
import { readFacts } from './service.ts'

/**
 * Reckons anew from when on the first open invoice of a claim is barred. To be called at the end of every change of what
 * it depends on: the account, a plan, a step in court, the governing law. The claim is locked by the caller.
 */
export async function reckonLimitation<C extends SeenClaim & { readonly case_status: CaseStatus }>(
  work: Work,
  claim: C,
): Promise<C & ClaimLimits> {
  const limits = claim.case_status === 'closed' ? NO_LIMITS : await readLimits(work, claim)
  await setLimits(work.tx, claim, limits, work.now)
  return { ...claim, ...limits }
}

/** The first day on which an open invoice is barred, and the first on which all are. */
export type ClaimLimits = { readonly time_barred_on: DateOnly | null; readonly all_barred_on: DateOnly | null }

const NO_LIMITS: ClaimLimits = { time_barred_on: null, all_barred_on: null }

async function readLimits(work: Work, claim: SeenClaim): Promise<ClaimLimits> {
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })
  const open = openInvoices(facts)
  return { time_barred_on: earliestLimit(facts, open), all_barred_on: allBarredOn(facts, open) }
}

/** What is not due yet is open too, and so is what is barred. */
function openInvoices(facts: BalanceFacts): string[] {
  const { debts, lines } = computeBalance(facts)
  return [...debts.filter(({ open_cents }) => open_cents > 0), ...lines.filter(isOutside)].map(
    ({ invoice_id }) => invoice_id as string,
  )
}
