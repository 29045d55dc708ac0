import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Kind } from './faults.ts'
import { EXPOSED_BY, type Mutant } from './mutants.ts'
import { runCrashes } from './suite.ts'

const SEED = 1

/** Where a process dies is chance, so the next seed is tried for places that no run has hit yet. */
const SEEDS = [SEED, 2, 3]
const THREE_RUNS_MS = 360_000

test('nothing is lost, counted twice, sent early or sent to a disabled webhook, whichever process is killed and when', {
  timeout: THREE_RUNS_MS,
}, async (t) => {
  let missed: readonly string[] | undefined
  for (const seed of SEEDS) {
    const { violations, vacuous, figures } = await runCrashes({ seconds: 1, seed, mutant: null })
    t.diagnostic(JSON.stringify(figures))
    assert.deepEqual(violations, [])
    missed = vacuous.filter((place) => missed?.includes(place) ?? true)
    if (missed.length === 0) return
  }
  assert.deepEqual(missed, [])
})

/** The faults that expose these two. `npm run crash -- --mutants` runs all four mutants through all faults. */
const FOCUS: readonly (readonly [Mutant, readonly Kind[]])[] = [
  ['no-fencing', ['standstill']],
  ['no-epoch', ['switch across a change']],
]

test('the suite detects a dispatcher without fencing and one without epochs', async () => {
  await Promise.all(
    FOCUS.map(async ([mutant, kinds]) => {
      const { violations } = await runCrashes({ seconds: 0, seed: SEED, mutant, kinds })
      const is_found = violations.some((sentence) => EXPOSED_BY[mutant].test(sentence))
      assert.ok(is_found, `${mutant}: ${violations.join('\n') || 'no promise was broken'}`)
    }),
  )
})
