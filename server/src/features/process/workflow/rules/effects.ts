import {
  type BlockedReason,
  type CaseStatus,
  isPromised,
  STAGE_ROWS,
  type Stage,
  type Wait,
} from '../../../case/claims/index.ts'
import type { CourtStep } from '../../court/index.ts'

/** What an act does to a claim, in codes; a page has the words. First what happens, then who is told and what becomes of the times. */
export const EFFECTS = [
  'claim_accepted',
  'letter_sent',
  'fee_charged',
  'plan_agreed',
  'plan_cancelled',
  'reminder_where_protected',
  'letters_rest',
  'creditor_decides',
  'team_checks',
  'eviction_decided',
  'filing_recorded',
  'title_recorded',
  'collection_ends',
  'claim_reopened',
  'claim_disputed',
  'dispute_settled',
  'steps_stop',
  'steps_go_on',
  'payment_booked',
  'message_recorded',
  'document_added',
  'block_lifted',
  'letter_sent_again',
  'barred_counts',
  'representative_written_to',
  'law_counts',
  'letter_made_anew',
  'all_claims_follow',
  'stage_told',
  'status_told',
  'stage_and_status_told',
  'closure_told',
  'nobody_told',
  'time_begins',
  'time_stops',
  'time_goes_on',
  'time_ends',
  'time_waits',
  'time_follows_plan',
  'time_unchanged',
] as const
export type Effect = (typeof EFFECTS)[number]

/** What entering a stage does. */
export const effectsOfMove = (to: Stage): Effect[] => [...happening(to), toldOf(to), timeOf(to)]

function happening(to: Stage): Effect[] {
  const { entry } = STAGE_ROWS[to]
  switch (entry.by) {
    case 'letter':
      return entry.reminder === null ? ['letter_sent'] : ['letter_sent', 'fee_charged']
    case 'acceptance':
      return ['claim_accepted']
    case 'agreement':
      return ['plan_agreed']
    case 'cancelled_plan':
      return ['plan_cancelled', 'reminder_where_protected']
    case 'filing':
      return ['filing_recorded']
    case 'title':
      return ['title_recorded']
    case 'closure':
      return ['collection_ends']
    case 'move':
      return waitingAt(to)
    // Nobody moves there.
    case 'creation':
      return []
    default:
      return entry satisfies never
  }
}

const AFTER_WAIT: Readonly<Record<Wait, readonly Effect[]>> = {
  decision: ['creditor_decides'],
  check: ['team_checks'],
  eviction: ['eviction_decided'],
  amount: [],
  court: [],
  execution: [],
  nothing: [],
  somebody: [],
}

/** A plain move does nothing but change what the claim waits for. */
function waitingAt(to: Stage): Effect[] {
  const { timer, waits_for } = STAGE_ROWS[to]
  return timer === 'rent_date' ? ['letters_rest'] : [...AFTER_WAIT[waits_for]]
}

const toldOf = (to: Stage): Effect => (STAGE_ROWS[to].entry.by === 'closure' ? 'stage_and_status_told' : 'stage_told')

function timeOf(to: Stage): Effect {
  const { entry, timer } = STAGE_ROWS[to]
  if (entry.by === 'closure') return 'time_ends'
  if (timer === 'missed_installment') return 'time_follows_plan'
  return timer === 'none' ? 'time_waits' : 'time_begins'
}

/** What somebody of the team may do that the table of stages does not know. */
export type Deed =
  | 'reopen'
  | 'reopen_disputed'
  | 'dispute'
  | 'settle'
  | 'hold'
  | 'release'
  | 'payment'
  | 'court-message'
  | 'document'
  | 'situation'

export const EFFECTS_OF_DEED: Readonly<Record<Deed, readonly Effect[]>> = {
  reopen: ['claim_reopened', 'stage_and_status_told', 'time_begins'],
  reopen_disputed: ['claim_reopened', 'claim_disputed', 'stage_and_status_told', 'time_stops'],
  dispute: ['claim_disputed', 'status_told', 'time_stops'],
  settle: ['dispute_settled', 'status_told', 'time_goes_on'],
  hold: ['steps_stop', 'nobody_told', 'time_stops'],
  release: ['steps_go_on', 'nobody_told', 'time_goes_on'],
  payment: ['payment_booked', 'closure_told', 'time_unchanged'],
  'court-message': ['message_recorded', 'nobody_told', 'time_unchanged'],
  document: ['document_added', 'nobody_told', 'time_unchanged'],
  // Whether time stands still or runs on depends on what the debtor has come to.
  situation: ['all_claims_follow', 'nobody_told'],
}

type Blocked = { readonly blocked_reason: BlockedReason | null }

/** What lifting a block does beyond letting the claim go on. */
const AFTER_BLOCK: Readonly<Partial<Record<BlockedReason, Effect>>> = {
  minor: 'representative_written_to',
  address_unknown: 'letter_sent_again',
  time_barred: 'barred_counts',
}

export function effectsOfUnblock({ blocked_reason }: Blocked): Effect[] {
  const more = blocked_reason && AFTER_BLOCK[blocked_reason]
  const time = more === 'letter_sent_again' ? 'time_begins' : 'time_goes_on'
  return ['block_lifted', ...(more ? [more] : []), 'nobody_told', time]
}

export const effectsOfLaw = (claim: Blocked & { readonly waiting_letter_id: string | null }): Effect[] => [
  'law_counts',
  ...(claim.waiting_letter_id ? (['letter_made_anew'] as const) : []),
  ...(claim.blocked_reason === 'no_law' ? (['block_lifted'] as const) : []),
  'nobody_told',
  claim.blocked_reason === 'no_law' ? 'time_goes_on' : 'time_unchanged',
]

/** Whom or what a claim waits for. `time` is a step of the workflow, `installment` one that a payment prevents. */
export const WAITS = [
  'time',
  'installment',
  'amount',
  'decision',
  'filing',
  'declined',
  'court',
  'execution',
  'check',
  'eviction',
  'somebody',
  'settlement',
  'release',
  'promise',
  'unblocking',
  'posting',
  'address',
  'nothing',
] as const
export type WaitsFor = (typeof WAITS)[number]

type PausableClaim = {
  readonly collection_stage: Stage
  readonly case_status: CaseStatus
  readonly is_held: boolean
  readonly blocked_reason: BlockedReason | null
  readonly blocked_until: string | null
  readonly address_unknown: boolean
  readonly waiting_letter_id: string | null
  readonly due_at: Date | null
}

/** A block stops the steps of the workflow, and nobody else. A claim without an amount waits for its invoice. */
const isBlockedAt = ({ blocked_reason, collection_stage }: PausableClaim): boolean =>
  blocked_reason !== null && blocked_reason !== 'no_amount' && STAGE_ROWS[collection_stage].timer !== 'none'

/** What the next step of a claim waits for. */
export function waitsFor(claim: PausableClaim, { decision }: Pick<CourtStep, 'decision'>): WaitsFor {
  const { timer, waits_for } = STAGE_ROWS[claim.collection_stage]
  if (claim.case_status === 'closed') return 'nothing'
  if (claim.case_status === 'disputed') return 'settlement'
  if (claim.is_held) return 'release'
  if (claim.address_unknown) return 'address'
  if (isBlockedAt(claim)) return isPromised(claim) ? 'promise' : 'unblocking'
  if (claim.waiting_letter_id !== null) return 'posting'
  if (claim.due_at !== null) return timer === 'missed_installment' ? 'installment' : 'time'
  if (waits_for !== 'decision' || decision === null) return waits_for
  return decision === 'sue' ? 'filing' : 'declined'
}
