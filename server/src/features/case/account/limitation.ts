import { dayInVienna } from '../../../kernel/dates.ts'
import type { Law } from '../../../law/law.ts'
import type { Work } from '../../../platform/work.ts'
import type { ClaimRow } from '../claims/index.ts'
import { type SeenClaim, setLimits } from './queries.ts'
import type { Entry } from './rules/entries.ts'
import type { BalanceFacts } from './rules/facts.ts'
import { allBarredOn, earliestLimit } from './rules/limitation.ts'
import { openInvoices } from './rules.ts'
import { readFacts } from './service.ts'

/** The first day on which an open invoice is barred, and the first on which all are. */
export type ClaimLimits = Pick<ClaimRow, 'time_barred_on' | 'all_barred_on'>

export const NO_LIMITS: ClaimLimits = { time_barred_on: null, all_barred_on: null }

/** Of a claim whose account is as the facts say. */
export function limitsOfClaim({ case_status }: Pick<ClaimRow, 'case_status'>, facts: BalanceFacts): ClaimLimits {
  if (case_status === 'closed') return NO_LIMITS
  const open = openInvoices(facts)
  return { time_barred_on: earliestLimit(facts, open), all_barred_on: allBarredOn(facts, open) }
}

/**
 * With invoices more, of a claim on which nothing was paid, planned or filed: then the dates of each invoice tell all, and the
 * days of the others are known.
 */
export function limitsWith(
  { total_cents, ...before }: ClaimLimits & Pick<ClaimRow, 'total_cents'>,
  invoices: readonly Entry[],
  law: Law | null,
): ClaimLimits {
  const days = invoices.map(
    ({ issued_on, due_on }) => law?.limitation.firstBarredDay({ issue_date: issued_on, due_date: due_on }) ?? null,
  )
  const known = [before.time_barred_on, ...days].filter((day) => day !== null).sort()
  const all = [...(total_cents > 0 ? [before.all_barred_on] : []), ...days]
  const all_barred_on = all.includes(null) ? null : ((all as string[]).sort().at(-1) ?? null)
  return { time_barred_on: known[0] ?? null, all_barred_on }
}

/**
 * Reckons anew from when on the first open invoice of a claim is barred. To be called at the end of every change beside the
 * account that it depends on: a plan, a step in court, the governing law. The claim is locked by the caller.
 */
export async function reckonLimitation<C extends SeenClaim & Pick<ClaimRow, 'case_status'>>(
  work: Work,
  claim: C,
): Promise<C & ClaimLimits> {
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })
  const limits = limitsOfClaim(claim, facts)
  await setLimits(work.tx, claim, limits, work.now)
  return { ...claim, ...limits }
}
