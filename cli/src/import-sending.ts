import { nextBatch, type Outcome, type Result, type TableCase } from '@mahnwerk/claim-table'

export type Sending = {
  /** Sends some cases, and adds what became of them in their order, in one part or in several. */
  send(cases: readonly TableCase[], add: (outcomes: readonly Outcome[]) => void): Promise<unknown>
  /** Called whenever more was sent. */
  tell(sent: number): void
  readonly interrupted: AbortSignal
}

/**
 * Sends cases part after part until all are sent or somebody interrupts. `results` gets what was answered, also when a
 * later part fails: what was done stays done.
 */
export async function sendCases(cases: readonly TableCase[], results: Result[], sending: Sending): Promise<void> {
  const add = (outcomes: readonly Outcome[]) => {
    for (const outcome of outcomes) results.push({ of: cases[results.length] as TableCase, outcome })
    sending.tell(results.length)
  }
  while (results.length < cases.length && !sending.interrupted.aborted)
    await sending.send(nextBatch(cases, results.length), add)
}
