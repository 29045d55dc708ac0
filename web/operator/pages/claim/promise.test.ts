import assert from 'node:assert/strict'
import { test } from 'node:test'
import { awaitedPromise } from './promise.ts'

test('an announced payment is awaited while nothing else holds the claim', () => {
  const blocked_until = '2030-05-20'
  const promise = { date: '2030-05-20', made_at: '2030-05-14T09:30:00.000Z' }
  assert.equal(awaitedPromise({ blocked_reason: 'held', is_held: false, blocked_until, promise }), promise)
  assert.equal(
    awaitedPromise({ blocked_reason: 'held', is_held: true, blocked_until, promise }),
    null,
    'the team holds it',
  )
  assert.equal(
    awaitedPromise({ blocked_reason: null, is_held: false, blocked_until: null, promise }),
    null,
    'the day is over',
  )
  assert.equal(awaitedPromise({ blocked_reason: 'insolvent', is_held: false, blocked_until: null, promise }), null)
  const reported = { blocked_reason: 'held', is_held: false, blocked_until: null, promise } as const
  assert.equal(awaitedPromise(reported), null, 'the creditor has reported a payment')
})
