import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { type ClaimRow, type EventRow, insertEvent } from './queries.ts'
import { type CaseStatus, type ClosureReason, nextChange } from './rules.ts'
import type { EventType } from './schema.events.ts'
import type { Stage } from './stages.ts'
import { settleTimer } from './timers.ts'

/** The version of the payloads. It changes when they change in another way than by additions. */
export const API_VERSION = '2026-05-14'

type AnyChange =
  | { type: 'claim.collection_stage_changed'; from_stage: Stage | null; to_stage: Stage }
  | {
      type: 'claim.status_changed'
      from_status: CaseStatus
      to_status: CaseStatus
      closure_reason: ClosureReason | null
    }

/** What partners are told; every kind has its schema. */
export type Change = Extract<AnyChange, { type: EventType }>

export const reopens = (changes: readonly Change[]): boolean =>
  changes.some((change) => change.type === 'claim.status_changed' && change.from_status === 'closed')

type Subject = Pick<ClaimRow, 'id' | 'organization_id' | 'partner_reference'>

/**
 * The only way to tell partners something. Events are written in the transaction of the change and in this order, each
 * later than the one before. The body is made here, once; it has neither amounts nor anything about the debtor. Returns
 * the time of the last event.
 */
export function emit(work: Work, claim: Subject, last: Date | null, changes: readonly Change[]): Date | null {
  let changed_at = last
  for (const change of changes) {
    changed_at = nextChange(work.now, changed_at)
    insertEvent(work.tx, eventOf(work, claim, change, changed_at))
  }
  return changed_at
}

/** For testing a webhook: the first change of a claim that does not exist. It is sent but not stored as an event. */
export const testEvent = (work: Work, claim_id: string): Pick<EventRow, 'id' | 'type' | 'body'> =>
  eventOf(
    work,
    { id: claim_id, organization_id: claim_id, partner_reference: null },
    { type: 'claim.collection_stage_changed', from_stage: null, to_stage: 'new' },
    work.now,
  )

function eventOf(work: Work, claim: Subject, { type, ...details }: Change, changed_at: Date): EventRow {
  const id = `evt_${newId().replaceAll('-', '')}`
  const data = {
    claim_id: claim.id,
    partner_reference: claim.partner_reference,
    ...details,
    changed_at: changed_at.toISOString(),
  }
  const envelope = { id, type, created_at: work.now.toISOString(), api_version: API_VERSION, data }
  return { id, claim, type, body: Buffer.from(JSON.stringify(envelope)), changed_at, created_at: work.now }
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
