import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doubtsOf, isAtCourt, isHeldByCreditor, isStillHeld, outcomeOf, waits } from './creditor.ts'

test('what was reported or wished waits until it is decided', () => {
  assert.ok(waits({ status: 'reported' }))
  assert.ok(waits({ status: 'requested' }))
  for (const status of ['confirmed', 'refused'] as const) assert.ok(!waits({ status }))
  for (const status of ['accepted', 'lapsed'] as const) assert.ok(!waits({ status }))
})

test('before a payment is confirmed the clerk reads what follows', () => {
  const open = { case_status: 'open' } as const
  assert.equal(outcomeOf({ if_confirmed: { closes: true, outstanding_amount: 0 } }, open), 'closes')
  assert.equal(outcomeOf({ if_confirmed: { closes: false, outstanding_amount: 10 } }, open), 'rest')
  assert.equal(outcomeOf({ if_confirmed: { closes: false, outstanding_amount: 0 } }, open), 'costs_open')
  assert.equal(
    outcomeOf({ if_confirmed: { closes: false, outstanding_amount: 0 } }, { case_status: 'closed' }),
    'stays_closed',
  )
})

test('money that may be booked already, and more than is open, is pointed out before it is booked', () => {
  const paid = { amount: 120.5, payment_date: '2026-03-01', status: 'completed' }
  const file = (...payments: object[]) =>
    ({ payments, outstanding_amount: 200 }) as unknown as Parameters<typeof doubtsOf>[1]
  const report = { amount: 120.5, payment_date: '2026-03-11' }
  assert.deepEqual(doubtsOf(report, file(paid)), [{ kind: 'double', day: '2026-03-01' }])
  assert.deepEqual(doubtsOf({ ...report, payment_date: '2026-03-12' }, file(paid)), [])
  assert.deepEqual(doubtsOf({ ...report, amount: 120 }, file(paid)), [])
  assert.deepEqual(doubtsOf(report, file({ ...paid, status: 'reversed' })), [])
  assert.deepEqual(doubtsOf({ ...report, amount: 250 }, file(paid)), [{ kind: 'more', amount: 50 }])
})

test('a decision frees the claim unless something else holds it', () => {
  assert.ok(!isStillHeld({ open_creditor_requests: 1, is_held: false }))
  assert.ok(isStillHeld({ open_creditor_requests: 2, is_held: false }))
  assert.ok(isStillHeld({ open_creditor_requests: 1, is_held: true }))
})

test('a claim says when it waits for the decision about what the creditor said', () => {
  const held = { waits_for: 'unblocking', blocked_reason: 'held', open_creditor_requests: 1 } as const
  assert.ok(isHeldByCreditor(held))
  assert.ok(!isHeldByCreditor({ ...held, open_creditor_requests: 0 }))
  assert.ok(!isHeldByCreditor({ ...held, waits_for: 'release' }), 'the team holds it too')
  assert.ok(!isHeldByCreditor({ ...held, blocked_reason: 'minor' }))
})

test('from the filing on the court has to be told too', () => {
  assert.ok(!isAtCourt({ collection_stage: 'dunning_action_recommended' }))
  assert.ok(isAtCourt({ collection_stage: 'dunning_action_filed' }))
  assert.ok(isAtCourt({ collection_stage: 'exekutionsantrag_recommended' }))
})
