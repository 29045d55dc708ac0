import { pause, settledWithin } from '../clock.ts'
import type { Deps } from '../work.ts'
import type { RecurringJob } from './job.ts'
import { isRunning } from './queries.ts'

export const IDLE_MS = 500
export const STOP_TIMEOUT_MS = 10_000

/**
 * Lends a hand where another process has the run of a job: then all processes work at once, and what a dead one has left
 * is taken up while its lease on the run is not over yet.
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
    // It may have begun here while the database was asked.
    if (!isRunningHere(job.name)) await help(deps)
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      // That the database is away is told by the loop that leases.
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
