import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from './ids.ts'

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids that are made one after the other are in that order', () => {
  // Far fewer than fit into a millisecond, whenever it begins.
  for (let run = 0; run < 50; run++) {
    const ids = Array.from({ length: 20 }, newId)
    assert.deepEqual(ids, ids.toSorted())
  }
})

test('ids are of version 7, and none is made twice', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  assert.ok(ids.every((id) => UUID_7.test(id)))
  assert.equal(new Set(ids).size, ids.length)
})
