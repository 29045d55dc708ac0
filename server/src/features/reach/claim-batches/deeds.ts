import type { OperatorCaller } from '../../../kernel/caller.ts'
import { AppError } from '../../../kernel/errors.ts'
import { type Deps, type TeamWork, transact } from '../../../platform/work.ts'
import { closeClaim } from '../../case/account/index.ts'
import { holdClaim, takeClaim } from '../../case/claims/index.ts'
import { giveClaim } from '../../case/ownership/index.ts'
import { listWaitingOf } from '../../process/letters/index.ts'
import { makeRuns } from '../../process/print-runs/index.ts'
import { moveByHand } from '../../process/workflow/index.ts'
import { listPending, lockBatch, type Outcome, setOver, settleItem } from './queries.ts'
import { type Deed, printRefusal } from './rules.ts'
import { printStanding } from './service.ts'

/** Somebody has stopped the batch, or another run of it was faster. */
export class NotPending extends Error {}

export type Item = { readonly batch_id: string; readonly claim_id: string }

/** In the transaction of the deed, so that neither is without the other. */
async function settle(work: TeamWork, item: Item, outcome: Outcome): Promise<void> {
  const settled = await settleItem(work.tx, item, { ...outcome, at: work.now })
  if (settled === 0) throw new NotPending('the item is not pending any more')
}

const DONE: Outcome = { status: 'done', code: null }

/** A deed on one claim, by the command for a single one. Throws what that throws. */
export async function doOne(
  deps: Deps,
  caller: OperatorCaller,
  deed: Exclude<Deed, { action: 'print' }>,
  item: Item,
): Promise<void> {
  if (deed.action === 'stage') {
    const { to_stage: to, note } = deed
    await moveByHand(deps, caller, item.claim_id, {
      ...{ to, note, is_bulk: true },
      moved: (work) => settle({ ...work, caller }, item, DONE),
    })
    return
  }
  await transact(deps, caller, async (work) => {
    await settle(work, item, DONE)
    await doWithin(work, deed, item.claim_id)
  })
}

async function doWithin(
  work: TeamWork,
  deed: Exclude<Deed, { action: 'print' | 'stage' }>,
  claim_id: string,
): Promise<void> {
  switch (deed.action) {
    case 'hold':
      await holdClaim(work, await takeClaim(work, claim_id), { held: true, until: deed.until, note: deed.note })
      return
    case 'release':
      await holdClaim(work, await takeClaim(work, claim_id), { held: false, note: deed.note })
      return
    case 'close':
      await closeClaim(work, await takeClaim(work, claim_id), deed.closure_reason, deed.note)
      return
    case 'assign':
      await giveClaim(work, claim_id, deed.operator_id)
      return
    default:
      deed satisfies never
  }
}

/** Takes what waits of these claims into print runs and ends the batch, all in one transaction. */
export const printAll = (deps: Deps, caller: OperatorCaller, batch_id: string): Promise<void> =>
  transact(deps, caller, async (work) => {
    // load
    const batch = await lockBatch(work.tx, batch_id)
    if (!batch || batch.finished_at) return
    const claim_ids = await listPending(work.tx, batch_id)
    const letters = await listWaitingOf(work.tx, claim_ids)

    // judge
    const standings = new Map(letters.map((letter) => [letter.id, printStanding(letter, work.now)]))
    const ids = letters.filter(({ id }) => standings.get(id) === null).map(({ id }) => id)

    // write
    const { runs, left_out } = ids.length > 0 ? await makeRuns(work, { ids }) : { runs: [], left_out: [] }
    for (const { letter_id, code } of left_out) standings.set(letter_id, code)
    for (const claim_id of claim_ids) {
      const own = letters.filter((letter) => letter.claim_id === claim_id).map(({ id }) => standings.get(id) ?? null)
      const code = printRefusal(own)
      await settle(work, { batch_id, claim_id }, code === null ? DONE : { status: 'refused', code })
    }
    const print_run_ids = runs.filter(({ letter_count }) => letter_count > 0).map(({ id }) => id)
    await setOver(work.tx, { ...batch, print_run_ids, finished_at: work.now })
  })

/** The code of a refusal; undefined for a fault of ours. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined
  return error.problems[0]?.code ?? error.code
}

export const refuseOne = (deps: Deps, caller: OperatorCaller, item: Item, code: string): Promise<void> =>
  transact(deps, caller, (work) => settle(work, item, { status: 'refused', code }))
