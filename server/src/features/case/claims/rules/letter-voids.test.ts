import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voidReasonOf } from './letter-voids.ts'

const OPEN = {
  case_status: 'open',
  closure_reason: null,
  collection_stage: 'first_demand_letter',
  is_held: false,
  address_unknown: false,
  blocked_reason: null,
  blocked_until: null,
} as const

test('a letter that waits is right until something happens to its claim', () => {
  assert.equal(voidReasonOf(OPEN, null), null)
  assert.equal(voidReasonOf(OPEN, 'amount'), 'amount')
  assert.equal(voidReasonOf(OPEN, 'stage'), 'stage')
  assert.equal(voidReasonOf({ ...OPEN, collection_stage: 'installment_payment' }, 'stage'), 'plan')
  assert.equal(voidReasonOf({ ...OPEN, blocked_reason: 'insolvent' }, null), 'block')
  assert.equal(voidReasonOf({ ...OPEN, address_unknown: true }, 'address'), 'address')
})

test('a closure by payment is a payment, whatever else happened; any other is a closure', () => {
  const closed = { ...OPEN, case_status: 'closed', collection_stage: 'closed' } as const
  assert.equal(voidReasonOf({ ...closed, closure_reason: 'paid' }, 'amount'), 'payment')
  assert.equal(voidReasonOf({ ...closed, closure_reason: 'withdrawn' }, 'stage'), 'closure')
  assert.equal(voidReasonOf({ ...OPEN, case_status: 'disputed' }, 'stage'), 'dispute')
})
