import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { type ClaimRow, insertEvent } from './queries.ts'
import { type CaseStatus, type ClosureReason, nextChange, type Stage } from './rules.ts'

/** The shape of payloads; it changes only when they change other than by additions. */
const API_VERSION = '2026-05-14'

export type Change =
  | { type: 'claim.collection_stage_changed'; from_stage: Stage | null; to_stage: Stage }
  | {
      type: 'claim.status_changed'
      from_status: CaseStatus
      to_status: CaseStatus
      closure_reason: ClosureReason | null
    }

type Subject = Pick<ClaimRow, 'id' | 'organization_id' | 'partner_reference'>

/**
 * Writes what partners will be told, in the transaction of the change and in this order, each strictly later than the one
 * before. The body is made here, once: it holds neither amounts nor anything about the debtor. Answers the last instant.
 */
export async function emit(
  work: Work,
  claim: Subject,
  last: Date | null,
  changes: readonly Change[],
): Promise<Date | null> {
  let changed_at = last
  for (const { type, ...details } of changes) {
    changed_at = nextChange(work.now, changed_at)
    const id = `evt_${newId().replaceAll('-', '')}`
    const data = {
      claim_id: claim.id,
      partner_reference: claim.partner_reference,
      ...details,
      changed_at: changed_at.toISOString(),
    }
    const envelope = { id, type, created_at: work.now.toISOString(), api_version: API_VERSION, data }
    const body = Buffer.from(JSON.stringify(envelope))
    await insertEvent(work.tx, { id, claim, type, body, changed_at, created_at: work.now })
  }
  return changed_at
}
