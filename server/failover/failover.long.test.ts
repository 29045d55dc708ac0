import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openClosers } from '../chaos/closers.ts'
import type { FaultName } from './faults.ts'
import { explainMissing, findPrograms, hasAll } from './programs.ts'
import { runFailover } from './suite.ts'

/** The quick ones; `npm run failover` causes them all, many times. */
const NAMES: readonly FaultName[] = ['the postmaster is killed', 'the primary is changed as planned']

const programs = findPrograms()
const skip = hasAll(programs) ? false : explainMissing(programs)

test('nothing acknowledged is lost when another database takes over', { skip }, async (t) => {
  if (!hasAll(programs)) return
  const wish = { programs, rounds: NAMES.length, seed: 1, way: 'haproxy', names: NAMES } as const
  const { acknowledged, events, failures, outages, broken } = await runFailover({ ...wish, closers: openClosers() })
  t.diagnostic(JSON.stringify({ acknowledged, events, failures: [...failures], outages }))
  assert.ok(acknowledged > 10 && events > 5, 'enough was going on')
  assert.deepEqual(broken, [])
})
