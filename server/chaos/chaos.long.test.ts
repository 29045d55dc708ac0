import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FaultName } from './faults.ts'
import { runChaos } from './suite.ts'

/** The others take longer; `npm run chaos` causes them all. */
const NAMES: readonly FaultName[] = [
  'a node is killed',
  'a node stands still',
  'a node hears nothing of the database',
  "a node's clock is wrong",
  'the database crashes',
  'the database stands still',
  'nobody has the store',
]

test('three nodes lose and double nothing that they acknowledged, whatever breaks around them', async (t) => {
  const report = await runChaos({ seconds: 1, seed: 1, names: NAMES })
  const { acknowledged, events, failures, broken, outages } = report
  t.diagnostic(JSON.stringify({ acknowledged, events, failures: [...failures] }))
  assert.deepEqual(outages.map(({ name }) => name).sort(), [...NAMES].sort())
  assert.ok(acknowledged > 40 && events > 10, 'enough was going on')
  assert.ok(failures.size > 0, 'the faults were felt')
  assert.deepEqual(broken, [])
})
