import type { ErrorCode } from '../../../../kernel/error-codes.ts'
import type { Fault } from '../../../../kernel/errors.ts'

/** What can stand in the way of an act of the team, for pages that say it in the language of their reader. */
export const HINDRANCES = [
  'claim_closed',
  'not_closed',
  'disputed',
  'already_disputed',
  'not_disputed',
  'already_held',
  'not_held',
  'not_at_stage',
  'law_settled',
  'nothing_open',
  'paid',
  'not_decided',
  'withdrawal_waiting',
  'declined',
  'not_filed',
  'not_liftable',
  'letter_not_possible',
] as const satisfies readonly ErrorCode[]
export type Hindrance = Fault & { readonly code: (typeof HINDRANCES)[number] }

export const DISPUTED: Hindrance = {
  code: 'disputed',
  message: 'The case is disputed; it stands still until that is settled',
}
