import { type ClaimTable, nextBatch, type Outcome, type Result, type TableCase } from '@mahnwerk/claim-table'

/** How an import stands. `paused`: the server could not be reached or refused; it can go on. */
export type Stage = 'sending' | 'stopping' | 'stopped' | 'paused' | 'done'

export type Sending = {
  readonly stage: Stage
  readonly results: readonly Result[]
  readonly error: unknown
}

export type Sender = {
  send(cases: readonly TableCase[]): Promise<readonly Outcome[]>
  /** Asked between two parts. */
  isStopped(): boolean
  show(sending: Sending): void
}

/**
 * Sends the cases that have no result yet, part after part, and shows how it stands after each. A part whose answer was
 * lost is sent again: what was done is found by its reference.
 */
export async function sendRest({ cases }: ClaimTable, done: readonly Result[], sender: Sender): Promise<void> {
  const results = [...done]
  sender.show({ stage: 'sending', results, error: null })
  while (results.length < cases.length) {
    if (sender.isStopped()) return sender.show({ stage: 'stopped', results: [...results], error: null })
    const batch = nextBatch(cases, results.length)
    try {
      const outcomes = await sender.send(batch)
      results.push(...batch.map((of, at) => ({ of, outcome: outcomes[at] as Outcome })))
    } catch (error) {
      return sender.show({ stage: 'paused', results: [...results], error })
    }
    sender.show({ stage: sender.isStopped() ? 'stopping' : 'sending', results: [...results], error: null })
  }
  sender.show({ stage: 'done', results, error: null })
}

export type Counts = Readonly<Record<'created' | 'existing' | 'failed' | 'faulty' | 'unsent', number>>

/** Cases, except for the faulty, which are lines. */
export function countsOf(table: ClaimTable, results: readonly Result[]): Counts {
  const count = (status: Outcome['status']) => results.filter(({ outcome }) => outcome.status === status).length
  return {
    ...{ created: count('created'), existing: count('existing'), failed: count('failed') },
    faulty: table.faulty_lines.length,
    unsent: table.cases.length - results.length,
  }
}
