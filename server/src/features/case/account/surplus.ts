import { dayInVienna } from '../../../kernel/dates.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, outstandingCents } from '../claims/index.ts'
import type { Entry } from './rules/entries.ts'
import { surplusOf } from './rules/surplus.ts'
import { readFacts } from './service.ts'

/** As long as the invoices are not paid nothing exceeds the debt, and the account need not be read. */
export const mayExceed = (claim: ClaimRow, payment: Entry): boolean =>
  claim.case_status === 'closed' || 0 - payment.amount_cents > outstandingCents(claim)

/** What of a payment exceeds the whole debt of a claim, which the caller has locked. */
export async function readSurplus(work: Work, claim: ClaimRow, payment: Entry): Promise<number> {
  if (!mayExceed(claim, payment)) return 0
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })
  return surplusOf(facts, payment, claim.closure_reason)
}
