import assert from 'node:assert/strict'
import { test } from 'node:test'
import { haveCommon } from './overlap.ts'

const both = (one: readonly number[], other: readonly number[]) => [haveCommon(one, other), haveCommon(other, one)]

test('pieces of a day have nothing in common, with or without one between them', () => {
  assert.deepEqual(both([0, 300], [300, 600, 850]), [false, false])
  assert.deepEqual(both([0, 300], [850, 1100]), [false, false])
  // The balance comes back to where the first piece has passed, and goes elsewhere.
  assert.deepEqual(both([0, 50, 80], [50, 100]), [false, false])
})

test('a statement has its entries in common with itself, its pieces, and one that begins or ends with some of them', () => {
  for (const other of [
    [0, 300, 600, 850],
    [0, 300],
    [300, 600],
    [600, 850],
    // In another order.
    [0, 250, 550, 850],
    [300, 550, 850],
    // Some of it, and more.
    [300, 600, 850, 900],
    // Another one that begins alike.
    [0, 20],
  ])
    assert.deepEqual(both([0, 300, 600, 850], other), [true, true], `${other}`)
})
