import type { DebtorCaller } from '../../../kernel/caller.ts'
import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { readBalance } from '../../case/account/index.ts'
import { type PromiseRow, promisePayment, takeClaim } from '../../case/claims/index.ts'

/** Where nothing is open there is nothing to announce. */
export async function promiseOwn(work: Work<DebtorCaller>, promised_on: DateOnly): Promise<PromiseRow> {
  const claim = await takeClaim(work, work.caller.claim_id)
  const promise = await promisePayment(work, claim, promised_on)
  const balance = await readBalance(work.tx, claim, dayInVienna(work.now), await work.legal())
  if (balance.total_open_cents === 0) throw conflict('nothing_open', 'Nothing is open any more')
  return promise
}
