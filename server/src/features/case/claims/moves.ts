import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { readIntervals } from '../../parties/organizations/index.ts'
import { disputedAs } from './events.ts'
import { setStuck } from './queries.ts'
import { type StuckReason, stageForBlocks } from './rules/blocking.ts'
import { type Activity, type Change, type ClaimRow, recordActivity, recordChange } from './service.ts'
import { moveProblem, reopenHindrance, type Stage } from './stages.ts'
import { dueAfter, type Intervals, isPromised, owedLetter, setTimer, settleTimer, type Waiting } from './timers.ts'

export type MoveOptions = {
  /** Where they are known already. */
  intervals?: Intervals | undefined
  note?: string | undefined
  /** Where the claim moves to an instalment plan or away from one: the first instalment that is not paid. */
  next_installment?: DateOnly | null
  /** Where the plan is cancelled: whether its debtor is a consumer. */
  is_consumer?: boolean
  /** Kept with the entry in the log. */
  details?: Record<string, unknown>
}

type Moved = { claim: ClaimRow; moved: Change[]; activity: Activity }

/** The claim at its new stage, with its waiting time begun; whoever calls records it. */
export function movedTo(claim: ClaimRow, to: Stage, options: MoveOptions & { now: Date; intervals: Intervals }): Moved {
  const { now, intervals, note, next_installment = null, is_consumer = false, details } = options
  const from = claim.collection_stage
  const there = {
    ...claim,
    collection_stage: to,
    stage_entered_at: now,
    move_number: claim.move_number + 1,
    submission_state: from === 'new' ? ('accepted' as const) : claim.submission_state,
    stuck_reason: null,
    stuck_at: null,
    // What was promised put off a step that is taken now.
    ...(isPromised(claim) ? { blocked_reason: null, blocked_until: null } : {}),
  }
  // What was owed at the stage before is not owed any more.
  const owing = { ...there, owed_letter: owedLetter({ ...there, next_installment, is_consumer }) }
  return {
    claim: setTimer(owing, dueAfter({ ...owing, next_installment, is_consumer }, intervals), now),
    moved: [{ type: 'claim.collection_stage_changed', from_stage: from, to_stage: to }],
    activity: {
      action: 'claim.moved',
      details: { from_stage: from, to_stage: to, ...details, ...(note ? { note } : {}) },
    },
  }
}

/** Every move of a stage but closing and reopening. The claim is locked by the caller. */
export async function moveClaim(work: Work, claim: ClaimRow, to: Stage, options: MoveOptions = {}): Promise<ClaimRow> {
  const problem = moveProblem(claim, to)
  if (problem) throw conflict(problem.code, problem.message, problem.values)
  const intervals = options.intervals ?? (await readIntervals(work.tx, claim.organization_id))
  const { claim: there, moved, activity } = movedTo(claim, to, { ...options, now: work.now, intervals })
  const [before, after] = [stageForBlocks(claim.collection_stage), stageForBlocks(to)]
  const keeps_block = before.is_new === after.is_new && before.follows_plan === after.follows_plan
  return recordChange(work, there, { activity, moved, keeps_block })
}

/** What the waiting time depends on besides the claim. */
type Reminded = Partial<Pick<Waiting, 'next_installment' | 'is_consumer' | 'reminded_until'>>

/** The waiting time of the stage begins anew, with a letter that was sent there; partners see no move. */
export async function restartStage(
  work: Work,
  claim: ClaimRow,
  activity: Activity,
  reminded: Reminded,
): Promise<ClaimRow> {
  const intervals = await readIntervals(work.tx, claim.organization_id)
  const again = {
    ...claim,
    stage_entered_at: work.now,
    move_number: claim.move_number + 1,
    stuck_reason: null,
    stuck_at: null,
  }
  const due_at = dueAfter({ ...again, next_installment: null, is_consumer: false, ...reminded }, intervals)
  return recordChange(work, setTimer(again, due_at, work.now), { activity })
}

/** Back to the stage before, where the waiting time begins anew. */
export async function reopenClaim(work: Work, claim: ClaimRow, options: MoveOptions = {}): Promise<ClaimRow> {
  const hindrance = reopenHindrance(claim)
  if (hindrance) throw conflict(hindrance.code, hindrance.message, hindrance.values)
  const intervals = await readIntervals(work.tx, claim.organization_id)
  const { claim: open, moved, activity } = reopenedAs(claim, { ...options, now: work.now, intervals })
  return recordChange(work, open, { activity, moved })
}

export function reopenedAs(claim: ClaimRow, options: MoveOptions & { now: Date; intervals: Intervals }): Moved {
  const to = claim.stage_before_closure as Stage
  // Closing a case settles no dispute.
  const to_status = claim.claim_disputed ? 'disputed' : 'open'
  const open: ClaimRow = {
    ...claim,
    case_status: to_status,
    closure_reason: null,
    stage_before_closure: null,
    submission_state: claim.submission_state === 'rejected' ? 'new' : claim.submission_state,
    // The law of a claim is settled by its acceptance; a closure before that needed one only for the day.
    governing_law: claim.submission_state === 'accepted' ? claim.governing_law : null,
  }
  const { claim: there, moved, activity } = movedTo(open, to, options)
  const status: Change = {
    type: 'claim.status_changed',
    from_status: 'closed',
    to_status,
    closure_reason: null,
  }
  return {
    // It goes on being accepted or not, as before.
    claim: { ...there, submission_state: open.submission_state },
    moved: [...moved, status],
    activity: { ...activity, action: 'claim.reopened' },
  }
}

/** By the team or the debtor; a partner says it with a PATCH of the claim. */
export function disputeClaim(
  work: Work,
  claim: ClaimRow,
  disputed: boolean,
  { note, ...details }: { note?: string | undefined } & Record<string, unknown> = {},
): Promise<ClaimRow> {
  if (claim.case_status === 'closed') throw conflict('claim_closed', 'The claim is closed')
  if (claim.claim_disputed === disputed) {
    throw disputed
      ? conflict('already_disputed', 'The case is disputed already')
      : conflict('not_disputed', 'The case is not disputed')
  }
  const { claim: judged, moved } = disputedAs(claim, disputed, work.now)
  const action = disputed ? 'claim.disputed' : 'claim.dispute_settled'
  return recordChange(work, judged, { activity: { action, details: note ? { ...details, note } : details }, moved })
}

type Holding = { readonly held: boolean; readonly until?: string | undefined; readonly note?: string | undefined }

/** The team stops the automatic steps of one claim, until a day or until it lets them go on. */
export function holdClaim(work: Work, claim: ClaimRow, { held, until, note }: Holding): Promise<ClaimRow> {
  if (claim.case_status === 'closed') throw conflict('claim_closed', 'The claim is closed')
  if (claim.is_held === held)
    throw held ? conflict('already_held', 'The claim is held already') : conflict('not_held', 'The claim is not held')
  if (until !== undefined && !held)
    throw invalid({ field: 'until', code: 'not_applicable', message: 'is for a claim that is held' })
  if (until !== undefined && until <= dayInVienna(work.now))
    throw invalid({ field: 'until', code: 'in_the_past', message: 'must lie ahead' })
  // What the hold itself blocks ends with it; whether anything else holds the claim is judged anew.
  const unheld = claim.blocked_reason === 'held' ? { blocked_reason: null, blocked_until: null } : {}
  const settled = settleTimer({ ...claim, ...unheld, is_held: held, held_until: until ?? null }, work.now)
  const action = held ? 'claim.held' : 'claim.released'
  const details = { ...(until ? { until } : {}), ...(note ? { note } : {}) }
  return recordChange(work, settled, { activity: { action, details } })
}

/** Why a due step could not be taken, what to mend, and when it is tried again. */
export type Obstacle = { reason: StuckReason; field: string | null; message: string }

/** The claim stays where it is, and the team finds an entry: once, however often the step is tried in vain. */
export async function markStuck(work: Work, claim: ClaimRow, obstacle: Obstacle, retry_at: Date): Promise<void> {
  await setStuck(work.tx, claim, { stuck_reason: obstacle.reason, stuck_at: work.now, due_at: retry_at })
  if (claim.stuck_reason === obstacle.reason) return
  recordActivity(work, claim, { action: 'workflow.stuck', details: { ...obstacle } })
}
