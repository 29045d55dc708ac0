import { addDays, addDaysInVienna, type DateOnly, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { lawOf } from '../../../law/laws.ts'
import type { LeaseLaw } from '../../../law/letters.ts'
import { rentDateAfter } from '../../../law/rent-dates.ts'
import type { CaseStatus, CLAIM_TYPES } from './rules.ts'
import { followedBy, type LetterKind, STAGE_ROWS, type Stage, stageLetter } from './stages.ts'

export type Intervals = { readonly letter_interval_days: number; readonly installment_grace_days: number }

export type Waiting = {
  readonly collection_stage: Stage
  readonly claim_type: (typeof CLAIM_TYPES)[number]
  readonly governing_law: string | null
  readonly stage_entered_at: Date
  /** Of the plan that runs or was cancelled, the first instalment that is not paid. */
  readonly next_installment: DateOnly | null
  /** Whether the law protects the debtor as a consumer; it matters to a plan that was cancelled. */
  readonly is_consumer: boolean
  /** What has to be sent before the time of the stage begins. */
  readonly owed_letter: LetterKind | null
  /** The last day to pay that the reminder of a cancelled plan names. */
  readonly reminded_until?: DateOnly
}

/** What a claim that enters a stage owes its debtor there: a reminder, where the law protects a plan that is not paid. */
export function owedLetter(waiting: Omit<Waiting, 'owed_letter'>): LetterKind | null {
  const { collection_stage: stage, governing_law, is_consumer, next_installment } = waiting
  if (STAGE_ROWS[stage].entry.by !== 'cancelled_plan' || next_installment === null) return null
  return lawOf(governing_law)?.planDefault({ is_consumer }) ? (stageLetter(stage) ?? null) : null
}

/** Null unless the claim is for rent and its law has rules for that. */
export const leaseOf = ({
  claim_type,
  governing_law,
}: Pick<Waiting, 'claim_type' | 'governing_law'>): LeaseLaw | null =>
  claim_type === 'tenancy' ? (lawOf(governing_law)?.lease ?? null) : null

/** The rent date that the workflow waits for; where it lies close, the person who looks then sees the letter's own deadline. */
export const nextRentDate = (lease: LeaseLaw, stage_entered_at: Date): DateOnly =>
  rentDateAfter(lease, dayInVienna(stage_entered_at))

type RentWaiting = Pick<Waiting, 'collection_stage' | 'claim_type' | 'governing_law' | 'stage_entered_at'>

/** True when, on a tenancy claim, the next rent falls due before the next letter would. */
export function isRentFirst(waiting: RentWaiting, intervals: Intervals): boolean {
  const { collection_stage, stage_entered_at } = waiting
  const lease = leaseOf(waiting)
  if (!lease || followedBy(collection_stage, 'rent') === null) return false
  return startOfDayInVienna(nextRentDate(lease, stage_entered_at)) <= letterDue(stage_entered_at, intervals)
}

const letterDue = (entered: Date, { letter_interval_days }: Intervals): Date =>
  addDaysInVienna(entered, letter_interval_days)

/** At the next run of the workflow, and not in the one that made the move: one step per claim and run. */
const nextRun = (entered: Date): Date => new Date(entered.getTime() + 1)

/** When the next step falls due that nobody takes by hand; null where the claim waits for somebody. */
export function dueAfter(waiting: Waiting, intervals: Intervals): Date | null {
  const { collection_stage: stage, stage_entered_at: entered, next_installment } = waiting
  if (waiting.owed_letter) return remindAt(waiting)
  const { timer } = STAGE_ROWS[stage]
  switch (timer) {
    case 'next_run':
      return nextRun(entered)
    case 'letter_interval':
      return isRentFirst(waiting, intervals) ? nextRun(entered) : letterDue(entered, intervals)
    case 'rent_date': {
      const lease = leaseOf(waiting)
      return lease && startOfDayInVienna(addDays(nextRentDate(lease, entered), 1))
    }
    case 'missed_installment':
      return next_installment ? missedAt(next_installment, intervals) : null
    case 'broken_plan':
      return termsLostAt(waiting, intervals)
    // The first invoice sets it.
    case 'amount':
    case 'none':
      return null
    default:
      return timer satisfies never
  }
}

/** An instalment is missed when its due date lies more days back than the grace. */
export const missedAt = (
  due_date: DateOnly,
  { installment_grace_days }: Pick<Intervals, 'installment_grace_days'>,
): Date => startOfDayInVienna(addDays(due_date, installment_grace_days + 1))

/** A plan that the team cancelled before anything was missed leaves nothing to remind of until its next day has passed. */
function remindAt({ stage_entered_at: entered, next_installment }: Waiting): Date {
  const overdue = next_installment && missedAt(next_installment, { installment_grace_days: 0 })
  return latest([nextRun(entered), ...(overdue ? [overdue] : [])])
}

/**
 * When all that is open may be claimed again: after the interval. Where the law protects the terms of a plan, the oldest
 * missed instalment must also have been overdue for long enough, enough time must have passed since the reminder that
 * threatened the loss was sent, and the last day that it names must be over. The time of the stage begins with that reminder.
 */
function termsLostAt(waiting: Waiting, intervals: Intervals): Date {
  const { governing_law, is_consumer, stage_entered_at: entered, next_installment, reminded_until } = waiting
  const terms = lawOf(governing_law)?.planDefault({ is_consumer })
  const plain = letterDue(entered, intervals)
  if (!terms) return plain
  const warned = addDaysInVienna(entered, terms.notice_days)
  const overdue = next_installment && missedAt(next_installment, { installment_grace_days: terms.overdue_days })
  const named = reminded_until && startOfDayInVienna(addDays(reminded_until, 1))
  return latest([plain, warned, ...(overdue ? [overdue] : []), ...(named ? [named] : [])])
}

const latest = (instants: readonly Date[]): Date => new Date(Math.max(...instants.map((instant) => instant.getTime())))

export type Timer = { due_at: Date | null; due_before_promise: Date | null; timer_left_ms: number | null }

export type Pausable = {
  readonly case_status: CaseStatus
  readonly is_held: boolean
  readonly address_unknown: boolean
  readonly blocked_reason: string | null
  readonly blocked_until: string | null
}
type TimedClaim = Timer & Pausable

/** Held by nothing but what the debtor has promised: of all that holds a claim besides the team only this ends on a day. */
export const isPromised = ({
  is_held,
  blocked_reason,
  blocked_until,
}: Pick<Pausable, 'is_held' | 'blocked_reason' | 'blocked_until'>): boolean =>
  blocked_reason === 'held' && !is_held && blocked_until !== null

/** While a case is disputed or blocked its waiting time stands still. It runs on while a promised day is awaited. */
export const isStopped = (claim: Pausable): boolean =>
  claim.case_status === 'disputed' ||
  claim.is_held ||
  claim.address_unknown ||
  (claim.blocked_reason !== null && !isPromised(claim))

/** No step is taken until the day is over on which the debtor wants to pay; its own time is kept beside. */
function runningTimer(claim: Pausable, due_at: Date): Timer {
  const own = { due_at, due_before_promise: null, timer_left_ms: null }
  if (!isPromised(claim)) return own
  const after = startOfDayInVienna(addDays(claim.blocked_until as DateOnly, 1))
  return after > due_at ? { ...own, due_at: after, due_before_promise: due_at } : own
}

/** When the step of a claim falls due by its own time. */
const ownDue = ({ due_at, due_before_promise, timer_left_ms }: Timer, now: Date): Date | null =>
  due_before_promise ?? due_at ?? (timer_left_ms === null ? null : new Date(now.getTime() + timer_left_ms))

const NO_TIMER: Timer = { due_at: null, due_before_promise: null, timer_left_ms: null }

/** A step of a broken plan waits longer when part of what was missed is paid, never shorter. */
export function putOff<C extends TimedClaim>(claim: C, due_at: Date, now: Date): C {
  return setTimer(claim, latest([ownDue(claim, now) ?? due_at, due_at]), now)
}

/** A step that falls due then; for a claim that stands still, so long after it goes on. */
export function setTimer<C extends TimedClaim>(claim: C, due_at: Date | null, now: Date): C {
  if (claim.case_status === 'closed' || due_at === null) return { ...claim, ...NO_TIMER }
  if (!isStopped(claim)) return { ...claim, ...runningTimer(claim, due_at) }
  return { ...claim, ...NO_TIMER, timer_left_ms: Math.max(0, due_at.getTime() - now.getTime()) }
}

/** After a dispute or a hold began or ended: what was left of the waiting time is kept, and runs on. */
export function settleTimer<C extends TimedClaim>(claim: C, now: Date): C {
  return setTimer(claim, ownDue(claim, now), now)
}
