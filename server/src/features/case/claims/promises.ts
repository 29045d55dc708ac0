import { addDays, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, type Fault, invalid } from '../../../kernel/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { findPromise, insertPromise, type PromiseRow } from './queries.promises.ts'
import type { ClaimRow } from './queries.ts'
import { isAtCourt } from './rules/blocking.ts'
import { DISPUTED } from './rules/hindrances.ts'
import { recordChange } from './service.ts'
import { STAGE_ROWS } from './stages.ts'

/** So many days ahead a debtor may announce the money. */
const AHEAD_DAYS = { min: 1, max: 14 }

export const promiseDays = (today: DateOnly): { earliest: DateOnly; latest: DateOnly } => ({
  earliest: addDays(today, AHEAD_DAYS.min),
  latest: addDays(today, AHEAD_DAYS.max),
})

type Promising = Pick<ClaimRow, 'case_status' | 'collection_stage' | 'blocked_reason'>

/** What speaks against a promise now; `earlier` is that of the same stage. A plan has days of its own, and so has a court. */
export function promiseHindrance(claim: Promising, earlier: PromiseRow | undefined): Fault | undefined {
  const { entry } = STAGE_ROWS[claim.collection_stage]
  if (claim.case_status === 'closed') return { code: 'claim_closed', message: 'The case is closed' }
  if (earlier)
    return { code: 'already_promised', message: `The payment was announced for ${earlier.promised_on} already` }
  if (claim.case_status === 'disputed') return DISPUTED
  if (entry.by === 'agreement' || isAtCourt(claim.collection_stage))
    return { code: 'not_at_stage', message: 'Nothing waits for an announced payment at this stage' }
  if (claim.blocked_reason !== null)
    return { code: 'claim_blocked', message: 'The case rests; no step is taken anyway' }
  return undefined
}

/** The next step waits until the day is over. The claim is locked by the caller. */
export async function promisePayment(work: Work, claim: ClaimRow, promised_on: DateOnly): Promise<PromiseRow> {
  const hindrance = promiseHindrance(claim, await findPromise(work.tx, claim))
  if (hindrance) throw conflict(hindrance.code, hindrance.message)
  const { earliest, latest } = promiseDays(dayInVienna(work.now))
  if (promised_on < earliest || promised_on > latest)
    throw invalid({ field: 'date', code: 'out_of_range', message: `must lie between ${earliest} and ${latest}` })
  const { id: claim_id, organization_id, collection_stage } = claim
  const row = { claim_id, organization_id, collection_stage, promised_on, made_at: work.now }
  const promise = await insertPromise(work.tx, row)
  await recordChange(work, claim, { activity: { action: 'claim.payment_promised', details: { promised_on } } })
  return promise
}
