import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOne } from './shown.ts'

test('what has become of one of them stands in its place, and a new one is the newest', () => {
  const known = [
    { id: 'a', amount: 1 },
    { id: 'b', amount: 2 },
  ]
  assert.deepEqual(withOne(known, { id: 'b', amount: 3 }), [
    { id: 'a', amount: 1 },
    { id: 'b', amount: 3 },
  ])
  assert.deepEqual(withOne(known, { id: 'c', amount: 4 }), [{ id: 'c', amount: 4 }, ...known])
})
