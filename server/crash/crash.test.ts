import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCrashes } from './suite.ts'

/** `npm run test:long` causes all faults there are, and shows that they would be noticed. */
test('a worker that dies after sending and one that is killed lose nothing and send nothing wrong', async (t) => {
  const kinds = ['crash after_send', 'kill worker'] as const
  // Without receivers that never answer there is soon nothing left to send.
  const manners = ['steady', 'steady', 'mixed'] as const
  const { violations, figures } = await runCrashes({ seconds: 0, seed: 1, mutant: null, kinds, manners })
  t.diagnostic(JSON.stringify(figures))
  // How soon each event is sent, (i), is looked at where the suite has the machine for itself.
  assert.deepEqual(
    violations.filter((sentence) => !sentence.startsWith('(i)')),
    [],
  )
  assert.deepEqual([figures.kills, figures.crash_points], [1, 1])
  assert.ok((figures.reclaims ?? 0) + (figures.duplicates ?? 0) > 0, 'a death has hit a delivery under way')
})
