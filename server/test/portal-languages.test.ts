import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const LOUD_PORTAL = fileURLToPath(new URL('./loud-portal.ts', import.meta.url))

/** A language is registered before anything reads the list. Here other tests may have read it already. */
test('a further language of the debtor portal is one file of words', async () => {
  // Else the child would report to our test runner instead of to us.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const run = await promisify(execFile)(process.execPath, ['--test-reporter=tap', LOUD_PORTAL], { env }).catch(
    (error) => error as { stdout: string; stderr: string },
  )
  assert.match(run.stdout, /^# pass [1-9]\d*\n# fail 0$/m, `${run.stdout}${run.stderr}`)
})
