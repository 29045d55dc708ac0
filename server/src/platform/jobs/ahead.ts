import { pause, settledWithin } from '../clock.ts'
import { isOff, lookAtClock } from '../db/database-clock.ts'
import type { Deps } from '../work.ts'
import { STOP_TIMEOUT_MS } from './helping.ts'
import { isRecurring, type Job } from './job.ts'
import { bringBack, type JobLimit } from './queries.ts'
import { longestRetry_s } from './run-leased.ts'

const LOOK_MS = 60_000
/** No row is brought back for what clocks may well differ by. */
const SLACK_S = 60

/**
 * A process or a database with a wrong clock may have put jobs off by years. Their next runs are known to come sooner: a
 * recurring job's within its interval, that of a failed one within its longest delay.
 */
export async function bringBackJobs(deps: Deps, jobs: Iterable<Job>): Promise<void> {
  const limits = limitsOf(jobs)
  // A machine whose clock was just set back would see everything ahead, and so would all if it was the database's.
  await lookAtClock(deps)
  if (isOff(deps.clock)) return
  for (const { name, was_at, run_at } of await bringBack(deps.db, limits, deps.clock.wall())) {
    deps.log.warn({ job: name, was_at, run_at }, 'job was far ahead, brought back')
  }
}

/** How far ahead the next run of each can be at most. */
export const limitsOf = (jobs: Iterable<Job>): JobLimit[] =>
  [...jobs].map((job) => ({
    name: job.name,
    limit_s: (isRecurring(job) ? job.every_s : longestRetry_s(job)) + SLACK_S,
  }))

/** Not a job itself, since its own row might be the one that is far ahead. */
export function bringBackInBackground(deps: Deps, jobs: Iterable<Job>): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // The loop that leases reports when the database is away.
      await bringBackJobs(deps, jobs).catch((error: unknown) => deps.log.debug({ err: error }, 'no jobs brought back'))
      await pause(LOOK_MS, stopping.signal)
    }
  }
  const looping = loop()
  return {
    async stop() {
      stopping.abort()
      await settledWithin(looping, STOP_TIMEOUT_MS)
    },
  }
}
