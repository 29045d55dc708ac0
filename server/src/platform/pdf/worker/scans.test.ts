import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENDS_RECOGNISED, endsOf, hasLargePicture, joinedRanges } from './scans.ts'

test('of many scans the first and the last are recognised', () => {
  assert.deepEqual(endsOf(12, ENDS_RECOGNISED), {
    taken: [1, 2, 3, 4, 5, 6, 7, 10, 11, 12],
    left: [{ from: 8, to: 9 }],
  })
  for (const count of [0, 1, 7, 9, 10]) {
    const { taken, left } = endsOf(count, ENDS_RECOGNISED)
    assert.deepEqual([taken, left], [Array.from({ length: count }, (_, index) => index + 1), []])
  }
})

test('a file that claims a billion pages costs no more than any other', () => {
  assert.deepEqual(endsOf(1e9, { first: 1, last: 1 }), { taken: [1, 1e9], left: [{ from: 2, to: 999_999_999 }] })
})

test('pages that were left for two reasons are named once, in order', () => {
  const ranges = [
    { from: 16, to: 20 },
    { from: 9, to: 9 },
    { from: 8, to: 8 },
    { from: 15, to: 15 },
  ]
  assert.deepEqual(joinedRanges(ranges), [
    { from: 8, to: 9 },
    { from: 15, to: 20 },
  ])
  assert.deepEqual(joinedRanges([]), [])
})

test('a file with a picture of a page is told from one with a logo', () => {
  const file = (width: number, height: number) =>
    Buffer.from(`<< /Type /XObject /Width ${width} /Subtype/Image /Height ${height} >>`)
  assert.ok(hasLargePicture(file(595, 842)))
  assert.ok(hasLargePicture(Buffer.concat([file(200, 100), Buffer.alloc(2_000), file(1654, 2339)])))
  assert.ok(!hasLargePicture(file(600, 200)))
  assert.ok(!hasLargePicture(Buffer.from('<< /Type /Page >>')))
})
