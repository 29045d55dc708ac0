import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ATTEMPTS_MAX,
  IN_FLIGHT_MAX,
  IN_FLIGHT_PER_WEBHOOK_MAX,
  isAcknowledged,
  shareSlots,
  verdictOf,
} from './rules.ts'

const END = new Date('2026-05-14T10:00:00.000Z')

test('attempts follow after 30 s, 2 min, 10 min, 1 h and 6 h; the sixth failure is the last', () => {
  const waits = Array.from({ length: ATTEMPTS_MAX }, (_, index) => {
    const { status, next_at } = verdictOf(index + 1, false, END)
    return status === 'pending' ? (next_at.getTime() - END.getTime()) / 1000 : status
  })
  assert.deepEqual(waits, [30, 120, 600, 3_600, 21_600, 'failed'])
  assert.equal(verdictOf(6, true, END).status, 'delivered')
})

test('every 2xx acknowledges and nothing else does', () => {
  for (let status = 100; status < 600; status++) {
    assert.equal(isAcknowledged(status), status >= 200 && status < 300, String(status))
  }
  assert.equal(isAcknowledged(null), false)
})

test('slots are shared in turns, within the bounds of each webhook and of all', () => {
  const waiting = Array.from({ length: 30 }, (_, index) => ({
    webhook_id: String(index),
    due: index === 0 ? 50_000 : 8,
  }))
  const shares = shareSlots(waiting, new Map())
  assert.equal(
    shares.reduce((sum, { slots }) => sum + slots, 0),
    IN_FLIGHT_MAX,
  )
  assert.equal(shares.length, 30, 'nobody goes away empty')
  assert.ok(shares.every(({ slots }) => slots <= IN_FLIGHT_PER_WEBHOOK_MAX))
})

test('what is under way counts, for its webhook and for all', () => {
  assert.deepEqual(shareSlots([{ webhook_id: 'a', due: 5 }], new Map([['a', IN_FLIGHT_PER_WEBHOOK_MAX]])), [])
  assert.deepEqual(shareSlots([{ webhook_id: 'a', due: 5 }], new Map([['b', IN_FLIGHT_MAX - 2]])), [
    { webhook_id: 'a', slots: 2 },
  ])
  assert.deepEqual(shareSlots([], new Map()), [])
})
