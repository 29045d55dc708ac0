import { type Caller, SYSTEM } from '../../../kernel/caller.ts'
import { addDays, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { sweepJob } from '../../../platform/storage/sweep.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { readStatement } from './reading/read-statement.ts'
import type { StatementPart } from './reading/statement.ts'
import { type StatementFile, storeStatement, surveyStatement } from './statements/import.ts'
import { finishStatement, judgeOther, judgeSome } from './statements/judge.ts'
import type { StatementRow } from './statements/queries.import.ts'
import { listOthers, listUnjudged } from './statements/queries.judge.ts'
import { listKnownStatementBlobs } from './statements/queries.statements.ts'

export const STATEMENTS_FOLDER = 'bank-statements'

/** So many entries are judged in one transaction: more make others wait for their claims, fewer cost more commits. */
const AT_ONCE = 50

/** Two years: a later day is a slip in the year, and its money would not be settled before it. */
const DAYS_AHEAD_MAX = 731

/**
 * Stores a statement that lies in the storage; whole or, with a refusal that says why, not at all. It is read twice: a
 * fault in its last line is found before the account is locked.
 */
export async function takeStatement(
  deps: Deps,
  caller: Caller,
  file: Omit<StatementFile, 'surveys' | 'parts'>,
): Promise<StatementRow> {
  const latest = addDays(dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode)), DAYS_AHEAD_MAX)
  const surveys = await withParts(deps, { key: file.key, latest }, surveyStatement)
  return await transact(deps, caller, (work) =>
    withParts(deps, { key: file.key, latest }, (parts) => storeStatement(work, { ...file, surveys, parts })),
  )
}

async function withParts<T>(
  { storage }: Deps,
  { key, latest }: { readonly key: string; readonly latest: DateOnly },
  use: (parts: AsyncIterable<StatementPart>) => Promise<T>,
): Promise<T> {
  const { stream } = await storage.get(key)
  try {
    return await use(readStatement(stream as AsyncIterable<Buffer>, { latest }))
  } finally {
    stream.destroy()
  }
}

/** Judges what of a statement is unread. Several may do so at once: each entry is judged by one of them. */
export async function judgeStatement(deps: Deps, caller: Caller, id: string): Promise<void> {
  for (let is_done = false; !is_done; ) {
    await judgePlain(deps, caller, id)
    for (const entry_id of await listOthers(deps.db, id)) await judgeOne(deps, caller, entry_id)
    is_done = await transact(deps, caller, (work) => finishStatement(work, id))
  }
}

async function judgePlain(deps: Deps, caller: Caller, id: string): Promise<void> {
  let alone = 0
  for (let count = 1; count > 0; ) {
    const limit = alone > 0 ? 1 : AT_ONCE
    alone = Math.max(0, alone - 1)
    try {
      count = await transact(deps, caller, (work) => judgeSome(work, id, { limit, may_book: true }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // Something refuses one of them, such as a sum that is too large: the others are judged one by one.
      if (limit > 1) alone = AT_ONCE
      else await transact(deps, caller, (work) => judgeSome(work, id, { limit, may_book: false }))
    }
  }
}

async function judgeOne(deps: Deps, caller: Caller, entry_id: string): Promise<void> {
  try {
    await transact(deps, caller, (work) => judgeOther(work, entry_id, { may_book: true }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await transact(deps, caller, (work) => judgeOther(work, entry_id, { may_book: false }))
  }
}

/** Goes on with statements whose judging a crash has cut short. */
export const judgeBankEntries: RecurringJob = {
  name: 'bank.judge',
  hand: 'wall',
  every_s: 60,
  async run(deps) {
    for (const id of await listUnjudged(deps.db)) {
      if (deps.jobs.stopping.aborted) return
      await judgeStatement(deps, SYSTEM, id)
    }
  },
}

export const sweepBankStatements = sweepJob('bank.sweep', {
  prefix: `${STATEMENTS_FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownStatementBlobs(db, keys),
})
