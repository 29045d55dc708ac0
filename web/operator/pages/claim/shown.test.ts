import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOne } from './shown.ts'

test('a changed item keeps its place, and a new one comes first', () => {
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
