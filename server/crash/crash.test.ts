import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCrashes } from './suite.ts'

/** `npm run test:long` causes every kind of fault, and shows that a missing safeguard is noticed. */
test('nothing is lost or sent wrongly when a worker dies after sending or is killed', async (t) => {
  const kinds = ['crash after_send', 'kill worker'] as const
  // No receivers that never answer, so that the run comes to rest soon.
  const manners = ['steady', 'steady', 'mixed'] as const
  const { violations, figures } = await runCrashes({ seconds: 0, seed: 1, mutant: null, kinds, manners })
  t.diagnostic(JSON.stringify(figures))
  // How soon events are sent, (i), is only checked where the suite has the machine to itself.
  assert.deepEqual(
    violations.filter((sentence) => !sentence.startsWith('(i)')),
    [],
  )
  assert.deepEqual([figures.kills, figures.crash_points], [1, 1])
  assert.ok((figures.reclaims ?? 0) + (figures.duplicates ?? 0) > 0, 'a death has hit a delivery under way')
})
