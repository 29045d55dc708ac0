import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pauseBefore } from '../src/feed-pace.ts'

const NOW = new Date('2026-05-14T09:00:00.000Z')
const pauseWith = (remaining: number, minutes_left: number) =>
  pauseBefore({ remaining, resets_at: new Date(NOW.getTime() + minutes_left * 60_000) }, NOW)

test('reading the feed leaves half of the requests of an hour for other uses of the token', () => {
  assert.equal(pauseWith(1_000, 60), 7_200)
  assert.equal(pauseWith(1_000_000, 60), 1_000)
  assert.equal(pauseWith(1_000, 1), 1_000)
  for (const [remaining, minutes] of [
    [1_000, 60],
    [500, 45],
    [300, 60],
  ] as const)
    assert.ok((minutes * 60_000) / pauseWith(remaining, minutes) <= remaining / 2 + 1)
})

test('a nearly used-up limit makes reading rare, and a used-up limit stops it until the next hour', () => {
  assert.equal(pauseWith(10, 60), 30_000)
  assert.equal(pauseWith(0, 10), 601_000)
  assert.equal(pauseBefore(undefined, NOW), 1_000)
})
