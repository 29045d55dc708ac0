import assert from 'node:assert/strict'
import { pause } from '../src/platform/clock.ts'

/** On a busy machine even a short task can take long. */
const PATIENCE_MS = 60_000

/** Asks until there is an answer, and returns it. */
export async function eventually<T>(ask: () => T | Promise<T>): Promise<Exclude<T, false | null | undefined>> {
  for (const begin = performance.now(); performance.now() - begin < PATIENCE_MS; await pause(10)) {
    const answer = await ask()
    if (answer) return answer as Exclude<T, false | null | undefined>
  }
  assert.fail('it did not happen within a minute')
}
