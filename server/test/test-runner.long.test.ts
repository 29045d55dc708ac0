import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runSuite } from './run-suite.ts'

test('a test that never ends is stopped, whether it waits or keeps the processor busy', async () => {
  const reports = await runSuite(
    {
      'waits.test.mjs': `test('waits', () => new Promise((resolve) => setTimeout(resolve, 1e9)))`,
      'works.test.mjs': `test('works', () => { for (;;); })`,
      'next.test.mjs': `test('next', () => undefined)`,
    },
    { limit_ms: 3_000, grace_ms: 2_000 },
  )
  const [waits, works, next] = reports
  assert.deepEqual(
    waits?.failures.map(({ name }) => name),
    ['waits', 'the file itself'],
  )
  assert.match(waits?.failures[1]?.error ?? '', /test timed out after 3000ms/)
  assert.equal(works?.failures[0]?.error, 'the process said nothing for 5 s and was ended during "works"')
  assert.deepEqual(next?.failures, [])
})
