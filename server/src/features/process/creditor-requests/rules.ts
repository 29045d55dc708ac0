import { type CaseStatus, isAtCourt, type Stage } from '../../case/claims/index.ts'

export const REPORT_STATES = ['reported', 'confirmed', 'refused'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** lapsed: the case was closed in another way meanwhile. */
export const WITHDRAWAL_STATES = ['requested', 'accepted', 'refused', 'lapsed'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

export const NOTE_MAX = 2000
export const TEXT_MAX = 5000

type Standing = { readonly case_status: CaseStatus }

/** What stands against telling us of a direct payment. */
export const reportHindrance = ({ case_status }: Standing): 'claim_closed' | null =>
  case_status === 'closed' ? 'claim_closed' : null

/** What stands against asking us to stop; `withdrawal` is the last one. */
export function withdrawalHindrance(
  { case_status }: Standing,
  withdrawal: { readonly state: WithdrawalState } | undefined,
): 'claim_closed' | 'withdrawal_waiting' | null {
  if (case_status === 'closed') return 'claim_closed'
  return withdrawal?.state === 'requested' ? 'withdrawal_waiting' : null
}

/** What a court has is not taken back by telling us. */
export const needsCourtWithdrawal = ({ collection_stage }: { readonly collection_stage: Stage }): boolean =>
  isAtCourt(collection_stage)
