import type { DebtorCaller } from '../../../kernel/caller.ts'
import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { readBalance } from '../../case/account/index.ts'
import {
  type ClaimRow,
  findPromise,
  type PromiseRow,
  promiseHindrance,
  promisePayment,
  STAGE_ROWS,
  takeClaim,
} from '../../case/claims/index.ts'
import { readCourtFile } from '../../process/court/index.ts'

/** Once the creditor has decided to go to court, a promise would hold nothing back. */
async function isSuing(reader: Reader, { id, collection_stage }: ClaimRow): Promise<boolean> {
  if (STAGE_ROWS[collection_stage].waits_for !== 'decision') return false
  return (await readCourtFile(reader, id)).decision?.decision === 'sue'
}

/** What was announced at the stage of the claim, and whether something can be. */
export async function readPromise(reader: Reader, claim: ClaimRow) {
  const [promise, is_suing] = await Promise.all([findPromise(reader, claim), isSuing(reader, claim)])
  return { promise: promise ?? null, is_suing, can_promise: !is_suing && !promiseHindrance(claim, promise) }
}

/** Where nothing is open there is nothing to announce. */
export async function promiseOwn(work: Work<DebtorCaller>, promised_on: DateOnly): Promise<PromiseRow> {
  const claim = await takeClaim(work, work.caller.claim_id)
  if (await isSuing(work.tx, claim))
    throw conflict('not_at_stage', 'The creditor has decided to go to court; a promise would hold nothing back')
  const promise = await promisePayment(work, claim, promised_on)
  const balance = await readBalance(work.tx, claim, dayInVienna(work.now), await work.legal())
  if (balance.total_open_cents === 0) throw conflict('nothing_open', 'Nothing is open any more')
  return promise
}
