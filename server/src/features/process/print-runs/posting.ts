import type { OperatorCaller } from '../../../kernel/caller.ts'
import { AppError } from '../../../kernel/errors.ts'
import { type Deps, type TeamWork, transact } from '../../../platform/work.ts'
import { listRunLetters, postWithRun } from '../letters/index.ts'
import { endRun, freeWaiting } from './queries.ts'
import { type LeftOut, type LeftOutCode, leftOutAs, otherWay } from './rules.ts'
import type { RunFile } from './schema.ts'
import { overFault, readRun, takeOpen } from './service.ts'

type Posting = {
  readonly note?: string | undefined
  /** What belongs into the last transaction. */
  posted(work: TeamWork, run: RunFile): Promise<void>
}

/**
 * Posts what may be posted, each letter in a transaction of its own: what was posted before a crash stays so, and the same
 * command goes on with the rest. The run ends with the last transaction, which says what was left out. Where somebody
 * dissolves it meanwhile, nothing more is posted.
 */
export async function postRun(
  deps: Deps,
  caller: OperatorCaller,
  id: string,
  { note, posted }: Posting,
): Promise<void> {
  const { run, letters } = await readRun(deps.db, id)
  if (run.status !== 'open') throw overFault(run.status)
  const refused = new Map<string, LeftOutCode>()
  for (const letter of letters.filter(({ status }) => status === 'outbox')) {
    const other_way = otherWay(letter)
    if (other_way) {
      refused.set(letter.id, other_way)
      continue
    }
    const posting = { print_run_id: run.id, note }
    await transact(deps, caller, (work) => postWithRun(work, letter.id, posting)).catch((error: unknown) => {
      if (!(error instanceof AppError && (error.kind === 'conflict' || error.kind === 'not_found'))) throw error
      if (error.code === 'print_run_over') throw error
      refused.set(letter.id, leftOutAs(error.code))
    })
  }
  await transact(deps, caller, async (work) => {
    const locked = await takeOpen(work, id)
    const now = await listRunLetters(work.tx, id)
    const left_out = now.flatMap(({ status, ...letter }, index): LeftOut[] => {
      if (status !== 'outbox' && status !== 'void') return []
      const code = status === 'void' ? 'letter_void' : (refused.get(letter.id) ?? 'refused')
      return [{ letter_id: letter.id, number: index + 1, code }]
    })
    await endRun(work.tx, { ...locked, status: 'posted', ended_by: work.caller.id, ended_at: work.now, left_out })
    await freeWaiting(work.tx, locked)
    await posted(work, await readRun(work.tx, id))
  })
}
