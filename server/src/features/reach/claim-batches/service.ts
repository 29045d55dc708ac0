import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { forbidden, invalid, notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { readBalances } from '../../case/account/index.ts'
import { findColleague } from '../../case/ownership/index.ts'
import { type ListedLetter, listWaitingOf, standingOf } from '../../process/letters/index.ts'
import { type LeftOutCode, printHindrance } from '../../process/print-runs/index.ts'
import { filterOf, readMatching } from '../overview/index.ts'
import {
  type ChosenClaim,
  findBatch,
  insertBatch,
  insertItems,
  listChosen,
  listItems,
  lockBatch,
  refusePending,
  setOver,
} from './queries.ts'
import { CLAIMS_MAX, type Deed, deedOf, isOneByOne, lettersOf, refusalOf } from './rules.ts'
import { type BatchAsked, type BatchFile, type BatchOrder, columnsOf, type Judged } from './schema.ts'

/** What a batch would do to each claim, if it were ordered now. Changes nothing. */
export async function previewBatch(work: TeamWork, asked: BatchAsked): Promise<Judged[]> {
  // load
  const { tx, caller, now } = work
  const deed = deedOf(columnsOf(asked))
  await refuseDeed(tx, caller, deed, now)
  const ids = asked.ids ?? (await matchingIds(tx, caller, asked, now))
  const claims = new Map((await listChosen(tx, caller, ids)).map((claim) => [claim.id, claim]))
  const letters = deed.action === 'print' ? await readStandings(tx, ids, now) : new Map<string, LeftOutCode[]>()

  // judge
  const judged = ids.map((id) => judgeOne(deed, { id, claim: claims.get(id), letters: letters.get(id) ?? [] }))
  if (deed.action !== 'close') return judged
  const willing = judged.filter(({ code }) => code === null).map(({ id }) => id)
  const balances = await readBalances(tx, willing, { as_of: dayInVienna(now), legal: await work.legal() })
  return judged.map((one) => ({ ...one, open_cents: balances.get(one.id)?.total_open_cents ?? null }))
}

type Candidate = { id: string; claim: ChosenClaim | undefined; letters: readonly (LeftOutCode | null)[] }

const judgeOne = (deed: Deed, { id, claim, letters }: Candidate): Judged => ({
  id,
  claim,
  code: claim ? refusalOf(deed, claim, letters) : 'not_found',
  letter_count: lettersOf(deed, letters),
  open_cents: null,
})

async function matchingIds(
  reader: Reader,
  caller: OperatorCaller,
  { filter = {} }: BatchAsked,
  now: Date,
): Promise<readonly string[]> {
  const { ids, ...count } = await readMatching(reader, { filter: filterOf(filter, caller), now, most: CLAIMS_MAX })
  const { total } = count
  if (total > CLAIMS_MAX)
    throw invalid({
      ...{ field: 'filter', code: 'batch_too_large', values: { count: total, max: CLAIMS_MAX } },
      message: `finds ${count.total_is_exact ? '' : 'more than '}${total} claims; at most ${CLAIMS_MAX} are dealt with at once`,
    })
  return ids
}

export const printStanding = (letter: ListedLetter, now: Date): LeftOutCode | null =>
  printHindrance({ ...letter, ...standingOf(letter, now) })

async function readStandings(reader: Reader, ids: readonly string[], now: Date) {
  const waiting = await listWaitingOf(reader, ids)
  return new Map(
    [...Map.groupBy(waiting, ({ claim_id }) => claim_id)].map(([claim_id, letters]) => [
      claim_id,
      letters.map((letter) => printStanding(letter, now)),
    ]),
  )
}

/** What would be refused for every claim alike is refused at once. */
async function refuseDeed(reader: Reader, { role }: OperatorCaller, deed: Deed, now: Date): Promise<void> {
  if (deed.action === 'print' && role !== 'admin')
    throw forbidden('admin_required', 'Only an administrator prints letters')
  if (deed.action === 'stage' && isOneByOne(deed.to_stage))
    throw invalid({ field: 'to_stage', code: 'not_applicable', message: 'is a step for one claim at a time' })
  if (deed.action === 'hold' && deed.until !== undefined && deed.until <= dayInVienna(now))
    throw invalid({ field: 'until', code: 'in_the_past', message: 'must lie ahead' })
  if (deed.action === 'assign' && deed.operator_id !== null && !(await findColleague(reader, deed.operator_id)))
    throw invalid({ field: 'operator_id', code: 'unknown_reference', message: 'is not known among the team' })
}

/** Stores what is to be done to these claims. A job does it, one claim after the other. */
export async function orderBatch(work: TeamWork, { ids, ...body }: BatchOrder): Promise<BatchFile> {
  // load
  const { tx, caller, now } = work
  const columns = columnsOf(body)
  const claims = new Map((await listChosen(tx, caller, ids)).map((claim) => [claim.id, claim]))
  const known = ids.flatMap((id) => claims.get(id) ?? [])

  // judge
  await refuseDeed(tx, caller, deedOf(columns), now)
  if (known.length < ids.length)
    throw invalid({ field: 'ids', code: 'unknown_reference', message: 'names a claim that is not known' })

  // write
  const id = newId()
  await insertBatch(tx, { id, ordered_by: caller.id, ordered_at: now, ...columns })
  await insertItems(tx, id, known)
  return readBatch(tx, caller, id)
}

export async function readBatch(reader: Reader, caller: OperatorCaller, id: string): Promise<BatchFile> {
  const batch = await findBatch(reader, id)
  if (!batch) throw notFound()
  return { batch, items: await listItems(reader, caller, id) }
}

/** What is done stays done; the rest is left undone. One that is over stays as it is. */
export async function stopBatch(work: TeamWork, id: string): Promise<BatchFile> {
  const batch = await lockBatch(work.tx, id)
  if (!batch) throw notFound()
  if (batch.finished_at === null) {
    await refusePending(work.tx, id, { code: 'stopped', at: work.now })
    await setOver(work.tx, { ...batch, stopped_at: work.now, stopped_by: work.caller.id, finished_at: work.now })
  }
  return readBatch(work.tx, work.caller, id)
}
