import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { TeamWork } from '../../../platform/work.ts'
import {
  type ListedLetter,
  listLettersById,
  listPrintable,
  listRunLetters,
  type PrintFilter,
  standingOf,
} from '../letters/index.ts'
import {
  endRun,
  findRun,
  freeWaiting,
  insertRun,
  type ListedRun,
  lockRun,
  type PrintRunRow,
  takeLetters,
} from './queries.ts'
import { LETTERS_AT_ONCE, printHindrance } from './rules.ts'
import type { NotTaken, RunFile } from './schema.ts'

export type Wanted = PrintFilter & { readonly ids?: readonly string[] | undefined }

/**
 * Takes letters that wait into runs, one for each organisation: those that are named, or all that match. What cannot be
 * taken is answered with the reason.
 */
export async function makeRuns(work: TeamWork, wanted: Wanted): Promise<{ runs: ListedRun[]; left_out: NotTaken[] }> {
  // load
  const { ids } = wanted
  const found = ids
    ? await listLettersById(work.tx, ids)
    : await listPrintable(work.tx, wanted, { today: dayInVienna(work.now), limit: LETTERS_AT_ONCE })
  const known = new Set(found.map(({ id }) => id))

  // judge
  const judged = found.map((letter) => ({
    letter,
    code: printHindrance({ ...letter, ...standingOf(letter, work.now) }),
  }))
  const free = judged.filter(({ code }) => code === null).map(({ letter }) => letter)
  const left_out: NotTaken[] = [
    ...(ids ?? []).filter((id) => !known.has(id)).map((letter_id) => ({ letter_id, code: 'unknown_letter' as const })),
    ...judged.flatMap(({ letter, code }) => (code && ids ? [{ letter_id: letter.id, code }] : [])),
  ]

  // write
  const runs: ListedRun[] = []
  for (const [organization_id, letters] of Map.groupBy(free, (letter) => letter.organization_id)) {
    const run: PrintRunRow = {
      ...{ id: newId(), organization_id, status: 'open', made_by: work.caller.id, made_at: work.now },
      ...{ ended_by: null, ended_at: null, left_out: [] },
    }
    await insertRun(work.tx, run)
    const taken = await takeLetters(
      work.tx,
      run,
      letters.map(({ id }) => id),
    )
    left_out.push(...(await listLost(work, letters, taken)))
    runs.push((await findRun(work.tx, run.id)) as ListedRun)
  }
  if (runs.every(({ letter_count }) => letter_count === 0))
    throw conflict('nothing_to_print', 'None of these letters can be taken into a print run')
  return { runs, left_out }
}

/** Those for which somebody was faster, with what became of them. */
async function listLost(work: TeamWork, wanted: readonly ListedLetter[], taken: readonly string[]) {
  const ids = wanted.map(({ id }) => id).filter((id) => !taken.includes(id))
  if (ids.length === 0) return []
  const byId = new Map((await listLettersById(work.tx, ids)).map((letter) => [letter.id, letter]))
  return ids.map((letter_id): NotTaken => {
    const letter = byId.get(letter_id)
    const code = letter && printHindrance({ ...letter, ...standingOf(letter, work.now) })
    return { letter_id, code: code ?? 'refused' }
  })
}

/** A run with its letters, in the order of its file. */
export async function readRun(reader: Reader, id: string): Promise<RunFile> {
  const run = await findRun(reader, id)
  if (!run) throw notFound()
  const [letters, left] = await Promise.all([
    listRunLetters(reader, id),
    listLettersById(
      reader,
      run.left_out.map(({ letter_id }) => letter_id),
    ),
  ])
  return { run, letters, left }
}

export const overFault = (status: string) => conflict('print_run_over', `The print run is ${status} already`)

/** Nothing of it was posted: its letters wait as before. */
export async function dissolveRun(work: TeamWork, id: string): Promise<RunFile> {
  const run = await takeOpen(work, id)
  await freeWaiting(work.tx, run)
  await endRun(work.tx, { ...run, status: 'dissolved', ended_by: work.caller.id, ended_at: work.now })
  return readRun(work.tx, id)
}

export async function takeOpen(work: TeamWork, id: string): Promise<PrintRunRow> {
  const run = await lockRun(work.tx, id)
  if (!run) throw notFound()
  if (run.status !== 'open') throw overFault(run.status)
  return run
}
