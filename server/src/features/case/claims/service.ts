import { type Owned, ownRow } from '../../../audiences/visibility.ts'
import type { Caller, TokenCaller } from '../../../kernel/caller.ts'
import { AppError, conflict, invalid } from '../../../kernel/errors.ts'
import type { Law } from '../../../law/law.ts'
import { lawFor } from '../../../law/laws.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import type { Work } from '../../../platform/work.ts'
import { customerFaults } from '../../parties/customers/index.ts'
import { type Change, disputedAs, emit, reopens } from './events.ts'
import { readBlockFacts } from './queries.blocking.ts'
import {
  type Activity,
  type ClaimRow,
  findClaim,
  findClaimToChange,
  insertActivities,
  isErased,
  lockClaim,
  setClaim,
} from './queries.ts'
import { type BlockFacts, blockOf } from './rules/blocking.ts'
import { type VoidReason, voidReasonOf } from './rules/letter-voids.ts'
import { type CaseStatus, CLAIM_NOT_FOUND, CLOSED, type ClosureReason } from './rules.ts'
import type { ClaimPatch } from './schema.ts'
import { STAGE_ROWS } from './stages.ts'
import { setTimer, settleTimer } from './timers.ts'

export type { Activity, Change, ClaimRow }

type ClaimWork = Work<TokenCaller>

export const claimNotFound = (): AppError =>
  new AppError('not_found', { code: 'claim_not_found', message: CLAIM_NOT_FOUND }, { bare: true })

/** One that the caller may not see is not found. */
export function foundClaim<Row>(claim: Row | undefined): Row {
  if (!claim) throw claimNotFound()
  return claim
}

export const readClaim = async (reader: Reader, caller: Caller, id: string): Promise<ClaimRow> =>
  foundClaim(await findClaim(reader, caller, id))

const ownOf = (claim: Owned<ClaimRow> | undefined): ClaimRow => ownRow(foundClaim(claim))

/** Reads a claim that the caller is about to change, before what takes long: reading a file, making a letter. */
export const readOwnClaim = async (reader: Reader, caller: Caller, id: string): Promise<ClaimRow> =>
  ownOf(await findClaimToChange(reader, caller, id))

/** Reads a claim that is about to be judged or changed, and locks it until commit. It is the caller's to change. */
export const takeClaim = async (work: Work, id: string): Promise<ClaimRow> =>
  ownOf(await lockClaim(work.tx, work.caller, id))

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
  const details = { ...body, ...relinked(claim, judged) }
  const changed = await recordChange(work, judged, { activity: { action: 'claim.changed', details }, moved })
  if (changed.customer_id !== claim.customer_id) await work.tell(CREDITOR_CHANGED, { claim: changed })
  return changed
}

/** A claim belongs to another customer now. */
export const CREDITOR_CHANGED = happening<{ claim: ClaimRow }>('creditor changed')

/** What belongs to the creditor must not follow a claim to another one at once: the log tells that it had one before. */
const relinked = (before: ClaimRow, { customer_id }: ClaimRow) =>
  before.customer_id !== null && before.customer_id !== customer_id ? { customer_before: before.customer_id } : {}

export type Recorded = {
  activity: Activity | readonly Activity[]
  moved?: readonly Change[]
  /** The change cannot have begun or ended what blocks the claim, so it is not looked for. */
  keeps_block?: boolean
  /** Why a letter that was made before the change is wrong after it; a move always spoils it. */
  spoils_letter?: VoidReason
  limitsBy?: LimitsBy
}

/** From when on the claim is barred, where the law that it is under tells it. */
type LimitsBy = (law: Law | null) => Pick<ClaimRow, 'time_barred_on' | 'all_barred_on'>

/** A claim was closed, reopened, disputed, or its dispute settled. It is as it is now. */
export const STATUS_CHANGED = happening<{ claim: ClaimRow; from_status: CaseStatus; to_status: CaseStatus }>(
  'status changed',
)

/** The only way to change a claim: the row, an entry in its log and the events for partners, in one transaction. */
export async function recordChange(
  work: Work,
  given: ClaimRow,
  { activity, moved = [], keeps_block = false, spoils_letter, limitsBy }: Recorded,
): Promise<ClaimRow> {
  if (reopens(moved) && (await isErased(work.tx, given.id)))
    throw conflict('data_erased', 'The data of the case were erased; it stays closed')
  const judged = keeps_block ? given : await withBlock(work, given, limitsBy)
  const claim = await withoutWrongLetter(work, judged, spoils_letter ?? (moved.length > 0 ? 'stage' : null))
  const last_change = emit(work, claim, claim.changed_at, moved)
  const changed = {
    ...wakenedBy(claim, work.now),
    changed_at: last_change ?? claim.changed_at,
    updated_at: work.now,
  }
  insertActivities(work, claim, [activity].flat())
  setClaim(work.tx, changed)
  for (const change of moved) {
    if (change.type !== 'claim.status_changed') continue
    const { from_status, to_status } = change
    await work.tell(STATUS_CHANGED, { claim: changed, from_status, to_status })
  }
  return changed
}

/** What blocks a claim now. Its waiting time stands still with the first block and runs on after the last. */
export async function withBlock(work: Work, given: ClaimRow, limitsBy?: LimitsBy): Promise<ClaimRow> {
  // Closing ends every block.
  if (given.case_status === 'closed') return given
  const facts = await readBlockFacts(work.tx, given, work.now)
  return blockedBy(facts, limitsBy ? { ...given, ...limitsBy(lawFor(facts)) } : given, work.now)
}

/** The facts may be older than what the claim itself says of its sums and limits. */
export function blockedBy(facts: BlockFacts, claim: ClaimRow, now: Date): ClaimRow {
  const { total_cents, all_barred_on } = claim
  const block = blockOf({ ...facts, total_cents, all_barred_on })
  const [blocked_reason, blocked_until] = [block?.reason ?? null, block?.until ?? null]
  if (blocked_reason === claim.blocked_reason && blocked_until === claim.blocked_until) return claim
  return settleTimer({ ...claim, blocked_reason, blocked_until }, now)
}

export type WrongLetter = { claim: ClaimRow; letter_id: string; reason: VoidReason }

/** A letter that waits to be sent is not right any more. */
export const LETTER_WRONG = happening<WrongLetter>('waiting letter is wrong')

/** A letter that waits to be sent becomes void with what makes it wrong. */
async function withoutWrongLetter(work: Work, claim: ClaimRow, spoiled_by: VoidReason | null): Promise<ClaimRow> {
  const reason = voidReasonOf(claim, spoiled_by)
  return reason === null ? claim : withoutLetter(work, claim, reason)
}

/** The letter that waits becomes void, and is made anew as far as time runs. */
export async function withoutLetter(work: Work, claim: ClaimRow, reason: VoidReason): Promise<ClaimRow> {
  const { waiting_letter_id: letter_id } = claim
  if (letter_id === null) return claim
  await work.tell(LETTER_WRONG, { claim, letter_id, reason })
  return dueAgain({ ...claim, waiting_letter_id: null }, work.now)
}

/** What a void letter was made for is tried again. */
export const dueAgain = (claim: ClaimRow, now: Date): ClaimRow =>
  claim.due_at === null && claim.timer_left_ms === null && STAGE_ROWS[claim.collection_stage].timer !== 'none'
    ? setTimer(claim, now, now)
    : claim

/**
 * A new claim waits for its amount and then for the workflow. A step that could not be taken is tried again after every
 * change, since the change may have removed the obstacle.
 */
export function wakenedBy(claim: ClaimRow, now: Date): ClaimRow {
  if (claim.case_status === 'closed') return claim
  const is_waiting = claim.due_at !== null || claim.timer_left_ms !== null
  if (STAGE_ROWS[claim.collection_stage].timer === 'amount') {
    if (claim.total_cents === 0) return is_waiting ? setTimer(claim, null, now) : claim
    if (!is_waiting) return setTimer(claim, now, now)
  }
  return claim.stuck_reason === null ? claim : setTimer(claim, now, now)
}

/** Logs something that happened around a claim without changing the claim itself. */
export const recordActivity = (work: Work, claim: Pick<ClaimRow, 'id' | 'organization_id'>, activity: Activity): void =>
  insertActivities(work, claim, [activity])

/** The event of the stage comes before that of the status, as receivers were promised. */
export function closedAs(
  claim: ClaimRow,
  closure_reason: ClosureReason,
  { now, note }: { readonly now: Date; readonly note?: string | undefined },
): { claim: ClaimRow; moved: Change[]; activities: Activity[] } {
  return {
    claim: {
      ...claim,
      case_status: 'closed',
      closure_reason,
      collection_stage: 'closed',
      stage_before_closure: claim.collection_stage,
      stage_entered_at: now,
      due_at: null,
      due_before_promise: null,
      timer_left_ms: null,
      is_held: false,
      held_until: null,
      owed_letter: null,
      blocked_reason: null,
      blocked_until: null,
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
