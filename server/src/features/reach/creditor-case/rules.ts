import { addMonths, type DateOnly } from '../../../kernel/dates.ts'
import {
  type BlockedReason,
  type CaseStatus,
  type ClosureReason,
  isAtCourt,
  STAGE_ROWS,
  type Stage,
} from '../../case/claims/index.ts'
import { waitsFor } from '../../process/workflow/index.ts'
import { NEXT_STEP_AT, NEXT_STEPS } from '../debtor-case/index.ts'

/** What a list of cases can be narrowed to. `open` are all that are not closed. */
export const CASE_STATES = ['open', 'needs_you', 'disputed', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

export const CASE_SORTS = ['newest', 'oldest', 'changed', 'outstanding', 'debtor'] as const
export type CaseSort = (typeof CASE_SORTS)[number]

/** How a case stands for the creditor, in one word that the texts are found by. */
export const STANDINGS = [
  'new',
  'collecting',
  'promised',
  'installments',
  'arrears',
  'tenancy',
  'decision',
  'filing',
  'declined',
  'court',
  'objected',
  'titled',
  'disputed',
  'paused',
  'blocked',
  'paid',
  'withdrawn',
  'written_off',
  'dropped',
] as const
export type Standing = (typeof STANDINGS)[number]

export type StandingFacts = {
  readonly collection_stage: Stage
  readonly case_status: CaseStatus
  readonly closure_reason: ClosureReason | null
  readonly blocked_reason: BlockedReason | null
  readonly blocked_until: string | null
  readonly is_held: boolean
  readonly address_unknown: boolean
  readonly waiting_letter_id: string | null
  readonly due_at: Date | null
  /** What the creditor decided about going to court; null before. */
  readonly decision: 'sue' | 'decline' | null
}

const CLOSED_AS: Readonly<Record<ClosureReason, Standing>> = {
  paid: 'paid',
  installment_plan: 'paid',
  withdrawn: 'withdrawn',
  written_off: 'written_off',
  disputed: 'dropped',
}

export function standingOf(claim: StandingFacts): Standing {
  const { case_status, closure_reason, collection_stage: stage } = claim
  if (case_status === 'closed') return CLOSED_AS[closure_reason ?? 'written_off']
  if (isAtCourt(stage)) {
    if (STAGE_ROWS[stage].desk === 'titled') return 'titled'
    return case_status === 'disputed' ? 'objected' : 'court'
  }
  const stopped = stoppedBeforeCourt(claim)
  if (stopped) return stopped
  const waits = waitsFor(claim, claim)
  switch (waits) {
    case 'settlement':
      return 'disputed'
    case 'release':
      return 'paused'
    case 'promise':
      return 'promised'
    case 'unblocking':
      return isHeldByReport(claim) ? 'paused' : 'blocked'
    case 'address':
    case 'amount':
      return 'blocked'
    case 'decision':
    case 'filing':
    case 'declined':
      return waits
    default:
      return standingAt(stage)
  }
}

/** Before the court no time runs that could stand still, but what stops a case there is the first to be said. */
function stoppedBeforeCourt({ collection_stage, case_status, ...claim }: StandingFacts): 'blocked' | 'paused' | null {
  if (case_status !== 'open' || STAGE_ROWS[collection_stage].waits_for !== 'decision') return null
  const { blocked_reason, blocked_until } = claim
  if (blocked_reason === 'insolvent' || blocked_reason === 'deceased') return 'blocked'
  return blocked_reason === 'held' && blocked_until === null ? 'paused' : null
}

/** The creditor's people have told us something that the team has not looked at yet. */
const isHeldByReport = ({ blocked_reason }: StandingFacts): boolean => blocked_reason === 'held'

function standingAt(stage: Stage): Standing {
  const { entry, is_pending, tenancy_only } = STAGE_ROWS[stage]
  if (entry.by === 'agreement') return 'installments'
  if (entry.by === 'cancelled_plan') return 'arrears'
  if (tenancy_only) return 'tenancy'
  return is_pending ? 'new' : 'collecting'
}

/** What a case waits for beyond the steps that its debtor is told of. */
const OWN_STEPS = [
  'amount',
  'declined',
  'check',
  'team',
  'letter_posted',
  'settlement',
  'release',
  'promise',
  'address',
  'unblocking',
] as const
export const CASE_STEPS = [...NEXT_STEPS, ...OWN_STEPS] as const
export type CaseStep = (typeof CASE_STEPS)[number]

const STEP_OF_WAIT: Readonly<Record<Exclude<ReturnType<typeof waitsFor>, 'time' | 'installment'>, CaseStep | null>> = {
  amount: 'amount',
  decision: 'creditor_decides',
  filing: 'filing',
  declined: 'declined',
  court: 'court',
  execution: 'execution',
  check: 'check',
  eviction: 'eviction_decided',
  somebody: 'team',
  settlement: 'settlement',
  release: 'release',
  promise: 'promise',
  unblocking: 'unblocking',
  posting: 'letter_posted',
  address: 'address',
  nothing: null,
}

/** What happens next or what the case waits for; null where nothing more comes. */
export function nextStepOf(claim: StandingFacts): CaseStep | null {
  const stopped = stoppedBeforeCourt(claim)
  if (stopped) return stopped === 'blocked' ? 'check' : 'release'
  const waits = waitsFor(claim, claim)
  if (waits === 'time' || waits === 'installment') return NEXT_STEP_AT[claim.collection_stage]
  return waits === 'unblocking' && isHeldByReport(claim) ? 'release' : STEP_OF_WAIT[waits]
}

/** What the creditor can do about a case. */
export const CASE_ACTIONS = [
  'lawsuit_decision',
  'answer_question',
  'direct_payment',
  'withdrawal',
  'upload_document',
] as const
export type CaseAction = (typeof CASE_ACTIONS)[number]

type ActionFacts = {
  readonly is_closed: boolean
  readonly is_decision_open: boolean
  readonly has_question: boolean
  readonly is_withdrawn: boolean
}

export function allowedActions({ is_closed, is_decision_open, has_question, is_withdrawn }: ActionFacts): CaseAction[] {
  const offered: Readonly<Record<CaseAction, boolean>> = {
    lawsuit_decision: is_decision_open,
    answer_question: has_question && !is_closed,
    direct_payment: !is_closed,
    withdrawal: !is_closed && !is_withdrawn,
    // Proof of a late payment belongs to a closed case too.
    upload_document: true,
  }
  return CASE_ACTIONS.filter((action) => offered[action])
}

export const MONTHS_SHOWN = 12

/** The months of the chart, the current one last. */
export const lastMonths = (today: DateOnly): string[] =>
  Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    addMonths(`${today.slice(0, 7)}-01` as DateOnly, index - MONTHS_SHOWN + 1).slice(0, 7),
  )

type DayAmount = { readonly day: string; readonly amount_cents: number }

/** Each month with what came in, those without money included. */
export function byMonth(months: readonly string[], days: readonly DayAmount[]): { month: string; cents: number }[] {
  const sums = new Map<string, number>()
  for (const { day, amount_cents } of days) sums.set(day.slice(0, 7), (sums.get(day.slice(0, 7)) ?? 0) + amount_cents)
  return months.map((month) => ({ month, cents: sums.get(month) ?? 0 }))
}

/** A part of a whole with four decimals, never rounded up to all of it; null where there is no whole. */
export function rateOf(part_cents: number, whole_cents: number): number | null {
  if (whole_cents === 0) return null
  const rate = Math.round((part_cents / whole_cents) * 10_000) / 10_000
  return rate === 1 && part_cents < whole_cents ? 0.9999 : rate
}
