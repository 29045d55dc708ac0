import type { CaseStatus, ClosureReason } from '../rules.ts'
import type { Stage } from '../stages.ts'
import { isStopped, type Pausable } from '../timers.ts'

/** Why a letter that waited to be sent became void. `unrecorded` is for those from before reasons were kept. */
export const VOID_REASONS = [
  'payment',
  'amount',
  'plan',
  'dispute',
  'block',
  'closure',
  'address',
  'creditor',
  'law',
  'stage',
  'outdated',
  'team',
  'unrecorded',
] as const
export type VoidReason = (typeof VOID_REASONS)[number]

type Facts = Pausable & {
  readonly case_status: CaseStatus
  readonly closure_reason: ClosureReason | null
  readonly collection_stage: Stage
}

/** Why a letter that waits on a claim as it is now is wrong; null where it is right. `spoiled_by`: what just happened. */
export function voidReasonOf(claim: Facts, spoiled_by: VoidReason | null): VoidReason | null {
  if (claim.case_status === 'closed') return claim.closure_reason === 'paid' ? 'payment' : 'closure'
  if (claim.case_status === 'disputed') return 'dispute'
  if (spoiled_by === 'stage' && claim.collection_stage === 'installment_payment') return 'plan'
  if (spoiled_by) return spoiled_by
  return isStopped(claim) || claim.blocked_reason !== null ? 'block' : null
}
