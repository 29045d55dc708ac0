import type { Caller, TokenCaller } from '../../../kernel/caller.ts'
import { AppError, invalid, type Problem } from '../../../kernel/errors.ts'
import { cents } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { customerFaults, inviteWithClaim } from '../../parties/customers/index.ts'
import { debtorFaults } from '../../parties/debtors/index.ts'
import { type Change, emit } from './events.ts'
import {
  type Activity,
  type ClaimRow,
  findClaim,
  insertActivity,
  insertClaim,
  lockClaim,
  nextCaseNumber,
  setClaim,
} from './queries.ts'
import { type CaseStatus, CLAIM_NOT_FOUND, CLOSED, type ClosureReason, caseReference } from './rules.ts'
import type { ClaimCreate, ClaimPatch } from './schema.ts'
import { STAGE_ROWS } from './stages.ts'
import { setTimer, settleTimer } from './timers.ts'

export type { Activity, Change, ClaimRow }

type ClaimWork = Work<TokenCaller>

export const claimNotFound = (): AppError =>
  new AppError('not_found', { code: 'not_found', message: CLAIM_NOT_FOUND }, { bare: true })

/** Reads a claim. One that the caller may not see is not found. */
export async function readClaim(reader: Reader, caller: Caller, id: string): Promise<ClaimRow> {
  const claim = await findClaim(reader, caller, id)
  if (!claim) throw claimNotFound()
  return claim
}

/** Reads a claim that is about to be judged or changed, and locks it until commit. */
export async function takeClaim(work: Work, id: string): Promise<ClaimRow> {
  const claim = await lockClaim(work.tx, work.caller, id)
  if (!claim) throw claimNotFound()
  return claim
}

export async function submitClaim(work: ClaimWork, body: ClaimCreate): Promise<ClaimRow> {
  // load, judge
  const problems = (
    await Promise.all([debtorFaults(work, body.debtor_id), givenCustomerFaults(work, body.customer_id)])
  ).flat()
  if (problems.length > 0) throw invalid(...problems)

  // write
  const claim: ClaimRow = {
    id: newId(),
    organization_id: work.caller.organization_id,
    debtor_id: body.debtor_id,
    customer_id: body.customer_id ?? null,
    case_reference: caseReference(work.now.getUTCFullYear(), await nextCaseNumber(work.tx)),
    partner_reference: body.partner_reference ?? null,
    claim_type: body.claim_type ?? 'standard',
    subject_matter: body.subject_matter ?? null,
    submission_state: 'new',
    case_status: 'open',
    closure_reason: null,
    collection_stage: 'new',
    stage_before_closure: null,
    claim_disputed: false,
    obligation_fulfilled: true,
    governing_law: null,
    total_cents: cents(0),
    paid_cents: cents(0),
    invoice_count: 0,
    stage_entered_at: work.now,
    due_at: null,
    timer_left_ms: null,
    is_held: false,
    move_number: 0,
    stuck_reason: null,
    stuck_at: null,
    court_approved_at: null,
    filed_at: null,
    changed_at: work.now,
    created_at: work.now,
    updated_at: work.now,
  }
  await Promise.all([
    insertClaim(work.tx, claim),
    insertActivity(work, claim, { action: 'claim.created', details: { case_reference: claim.case_reference } }),
    emit(work, claim, null, [{ type: 'claim.collection_stage_changed', from_stage: null, to_stage: 'new' }]).written,
    ...(claim.customer_id ? [inviteWithClaim(work, claim.customer_id)] : []),
  ])
  return claim
}

const givenCustomerFaults = async (work: ClaimWork, customer_id: string | null | undefined): Promise<Problem[]> =>
  customer_id ? customerFaults(work, customer_id) : []

export async function changeClaim(work: ClaimWork, id: string, body: ClaimPatch): Promise<ClaimRow> {
  // load
  const claim = await takeClaim(work, id)

  // judge
  if (claim.case_status === 'closed') throw invalid(CLOSED)
  const problems = body.customer_id ? await customerFaults(work, body.customer_id) : []
  if (problems.length > 0) throw invalid(...problems)

  // write
  if (Object.keys(body).length === 0) return claim
  const disputed = body.claim_disputed ?? claim.claim_disputed
  const { claim: judged, moved } = disputedAs({ ...claim, ...body } as ClaimRow, disputed, work.now)
  return recordChange(work, judged, { activity: { action: 'claim.changed', details: body }, moved })
}

/** Begins or settles a dispute and tells partners. While it lasts, the rest of a waiting time is put on hold. */
export function disputedAs(claim: ClaimRow, disputed: boolean, now: Date): { claim: ClaimRow; moved: Change[] } {
  const { case_status: from_status } = claim
  const case_status = disputed ? 'disputed' : 'open'
  const changed = settleTimer({ ...claim, claim_disputed: disputed, case_status } as ClaimRow, now)
  if (case_status === from_status) return { claim: changed, moved: [] }
  return {
    claim: changed,
    moved: [{ type: 'claim.status_changed', from_status, to_status: case_status, closure_reason: null }],
  }
}

export type Recorded = { activity: Activity | readonly Activity[]; moved?: readonly Change[] }

/** A claim was closed, reopened, disputed, or its dispute settled. It is as it is now. */
export const STATUS_CHANGED = happening<{ claim: ClaimRow; from_status: CaseStatus; to_status: CaseStatus }>(
  'status changed',
)

/** The only way to change a claim: the row, an entry in its log and the events for partners, in one transaction. */
export async function recordChange(work: Work, claim: ClaimRow, { activity, moved = [] }: Recorded): Promise<ClaimRow> {
  const told = emit(work, claim, claim.changed_at, moved)
  const changed = {
    ...wakenedBy(claim, work.now),
    changed_at: told.changed_at ?? claim.changed_at,
    updated_at: work.now,
  }
  await Promise.all([
    ...[activity].flat().map((entry) => insertActivity(work, claim, entry)),
    told.written,
    setClaim(work.tx, changed),
  ])
  for (const change of moved) {
    if (change.type !== 'claim.status_changed') continue
    const { from_status, to_status } = change
    await work.tell(STATUS_CHANGED, { claim: changed, from_status, to_status })
  }
  return changed
}

/**
 * A new claim waits for its amount and then for the workflow. A step that could not be taken is tried again after every
 * change, since the change may have removed the obstacle.
 */
function wakenedBy(claim: ClaimRow, now: Date): ClaimRow {
  if (claim.case_status === 'closed') return claim
  const is_waiting = claim.due_at !== null || claim.timer_left_ms !== null
  if (STAGE_ROWS[claim.collection_stage].timer === 'amount') {
    if (claim.total_cents === 0) return is_waiting ? setTimer(claim, null, now) : claim
    if (!is_waiting) return setTimer(claim, now, now)
  }
  return claim.stuck_reason === null ? claim : setTimer(claim, now, now)
}

/** Logs something that happened around a claim without changing the claim itself. */
export const recordActivity = (
  work: Work,
  claim: Pick<ClaimRow, 'id' | 'organization_id'>,
  activity: Activity,
): Promise<number> => insertActivity(work, claim, activity)

/** The event of the stage comes before that of the status, as receivers were promised. */
export function closedAs(
  claim: ClaimRow,
  closure_reason: ClosureReason,
  note?: string,
): { claim: ClaimRow; moved: Change[]; activities: Activity[] } {
  return {
    claim: {
      ...claim,
      case_status: 'closed',
      closure_reason,
      collection_stage: 'closed',
      stage_before_closure: claim.collection_stage,
      due_at: null,
      timer_left_ms: null,
      is_held: false,
      stuck_reason: null,
      stuck_at: null,
    },
    moved: [
      { type: 'claim.collection_stage_changed', from_stage: claim.collection_stage, to_stage: 'closed' },
      { type: 'claim.status_changed', from_status: claim.case_status, to_status: 'closed', closure_reason },
    ],
    activities: [{ action: 'claim.closed', details: { closure_reason, ...(note ? { note } : {}) } }],
  }
}
