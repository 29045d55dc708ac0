import { CASE_STATUSES, type CaseStatus } from '../rules.ts'
import { STAGES, type Stage } from '../stages.ts'

/** Where a claim may stand. */
export type Standing = { readonly stage: Stage; readonly status: CaseStatus }

/** Closed at the stage of that name, and open or disputed at all others; in the order of the work. */
export const STANDINGS: readonly Standing[] = STAGES.flatMap((stage) =>
  CASE_STATUSES.filter((status) => (status === 'closed') === (stage === 'closed')).map((status) => ({ stage, status })),
)
