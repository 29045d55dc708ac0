import { pause, settledWithin } from '../clock.ts'
import { isOff } from '../db/database-clock.ts'
import type { Deps } from '../work.ts'
import type { RecurringJob } from './job.ts'
import { isRunning } from './queries.ts'

export const IDLE_MS = 500
export const STOP_TIMEOUT_MS = 10_000

/**
 * Helps with a run that another process holds, so that all processes work at once. What a dead process left is taken up
 * even before its lease on the run ends.
 */
export function helpInBackground(
  deps: Deps,
  job: RecurringJob,
  isRunningHere: (name: string) => boolean,
): { stop(): Promise<void> } | undefined {
  if (!job.help) return undefined
  const { help } = job
  const stopping = new AbortController()
  const lookOnce = async () => {
    if (isRunningHere(job.name) || !(await isRunning(deps.db, job.name)) || stopping.signal.aborted) return
    // The run may have begun here while we asked the database.
    if (!isRunningHere(job.name) && !isOff(deps.clock)) await help(deps)
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // The loop that leases reports when the database is away.
      await lookOnce().catch((error: unknown) => deps.log.debug({ err: error, job: job.name }, 'no help given'))
      await pause(IDLE_MS, stopping.signal)
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
