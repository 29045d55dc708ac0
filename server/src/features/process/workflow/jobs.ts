import { SYSTEM } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { AppError } from '../../../kernel/errors.ts'
import { DatabaseAway } from '../../../platform/db/away.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { walk } from '../../../platform/jobs/walk.ts'
import { openQueue } from '../../../platform/queue.ts'
import { StorageAway } from '../../../platform/storage/storage.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { letterFor, listBlocksToReview, reviewBlock } from '../../case/claims/index.ts'
import { type Due, findNextDue, listDue, wakeMended } from './queries.ts'
import { nextStage } from './rules.ts'
import { type StepOutcome, setAside, takeDueStep } from './step.ts'

const EVERY_S = 15 * 60
const PORTION = 500
/** Of each organisation at a time. */
const TURN_PORTION = 200
/** Letters wait for the disk most of the time, so several are under way at once. */
const AT_ONCE = 8
/** Steps without a letter keep the processor busy: few of them leave room for callers. */
const PLAIN_AT_ONCE = 3

/** Takes every claim whose time has come one step further: organisations in turn, and of each its oldest first. */
export const runWorkflow: RecurringJob = {
  name: 'workflow.run',
  hand: 'business',
  every_s: EVERY_S,
  next_due: findNextDue,
  run: takeDueSteps,
}

/**
 * What falls due is read from the claims, never from when it was last looked: after a week of standing still everything is
 * there, in its order. What a step makes due again lies after the beginning of the run, and waits for the next one.
 */
async function takeDueSteps(deps: Deps): Promise<void> {
  const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
  await wakeMended(deps.db, now)
  await reviewBlocks(deps, now)
  const counts: Record<StepOutcome | 'failed', number> = { moved: 0, stuck: 0, nothing: 0, failed: 0 }
  const inTurn = openQueue({ at_once: PLAIN_AT_ONCE, waiting_max: AT_ONCE })
  const take = (due: Due) => (hasLetter(due) ? takeStep(deps, due, now) : inTurn(() => takeStep(deps, due, now)))
  const count = async (due: Due) => {
    counts[await take(due)]++
  }
  let after: Due[] | null = null
  try {
    while (after === null || after.length > 0) {
      const portion: Due[] = deps.jobs.stopping.aborted
        ? []
        : await listDue(deps.db, now, { after, limit: TURN_PORTION })
      after = lastOfFull(portion)
      await inLanes(deps, portion, count)
    }
  } finally {
    const { moved, stuck, failed } = counts
    if (moved + stuck + failed > 0) deps.log.info({ moved, stuck, failed }, 'workflow run')
  }
}

/** After the first fault no lane begins another step, and the fault is told once all of them stand still. */
async function inLanes({ jobs }: Deps, portion: readonly Due[], act: (due: Due) => Promise<void>): Promise<void> {
  const faults: unknown[] = []
  const waiting = portion.values()
  const lane = async () => {
    for (const due of waiting) {
      if (jobs.stopping.aborted || faults.length > 0) return
      await act(due).catch((error: unknown) => faults.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  if (faults.length > 0) throw faults[0]
}

/** Where to go on: the last claim of each organisation that has more of them. */
const lastOfFull = (portion: readonly Due[]): Due[] =>
  [...Map.groupBy(portion, ({ organization_id }) => organization_id).values()]
    .filter((dues) => dues.length === TURN_PORTION)
    .map((dues) => dues.at(-1) as Due)

/** What fell due, or is blocked by a setting that was changed, is looked at again. */
const reviewBlocks = (deps: Deps, now: Date): Promise<void> =>
  walk(
    deps,
    (after) => listBlocksToReview(deps.db, dayInVienna(now), after, PORTION),
    ({ id }) => transact(deps, SYSTEM, (work) => reviewBlock(work, id)).catch(unlessGone),
  )

/** In the sandbox a claim may be deleted while its step is being taken: then there is nothing left to do. */
function unlessGone(error: unknown): 'nothing' {
  if (error instanceof AppError && error.kind === 'not_found') return 'nothing'
  throw error
}

function hasLetter(due: Due): boolean {
  if (due.owed_letter) return true
  const to = nextStage(due, due)
  return to !== null && letterFor(to) !== undefined
}

async function takeStep(deps: Deps, due: Due, now: Date): Promise<StepOutcome | 'failed'> {
  try {
    return await takeDueStep(deps, due, now).catch(unlessGone)
  } catch (error) {
    // Without a database, or a place for letters, there is nothing to go on with, and no claim is at fault: the run ends,
    // and the next one finds all as it was.
    if (error instanceof DatabaseAway || error instanceof StorageAway) throw error
    deps.log.error({ err: error, claim_id: due.id }, 'workflow step failed')
    await setAside(deps, due).catch(unlessGone)
    return 'failed'
  }
}
