import { nextBatch, type Outcome, type Result, type TableCase } from '@mahnwerk/claim-table'
import { RateLimitError } from '@mahnwerk/sdk'

export type Sending = {
  /** Sends some cases and answers what became of each, in their order. */
  send(cases: readonly TableCase[]): Promise<readonly Outcome[]>
  /** Ends early when the command is interrupted. */
  wait(ms: number): Promise<void>
  /** Called after each part, and before a wait. */
  tell(progress: { sent: number; waits_s?: number }): void
  readonly interrupted: AbortSignal
}

/** Where the service does not say how long. */
const USUAL_WAIT_S = 60

/**
 * Sends cases in parts until all are sent or somebody interrupts. Where the hour's requests are used up it waits for the
 * next hour. `results` gets what was answered, also when a part fails: what was done stays done.
 */
export async function sendCases(cases: readonly TableCase[], results: Result[], sending: Sending): Promise<void> {
  let most: number | undefined
  while (results.length < cases.length && !sending.interrupted.aborted) {
    const batch = nextBatch(cases, results.length, most)
    try {
      const outcomes = await sending.send(batch)
      results.push(...batch.map((of, at) => ({ of, outcome: outcomes[at] as Outcome })))
      sending.tell({ sent: results.length })
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error
      const { limit = 0, retry_after_s: waits_s = USUAL_WAIT_S } = error
      if (limit > 0 && batch.length > limit) most = limit
      else {
        sending.tell({ sent: results.length, waits_s })
        await sending.wait(waits_s * 1000)
      }
    }
  }
}
