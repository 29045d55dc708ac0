import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approvedLine } from './approved.ts'

const line = {
  amount: 30.3,
  line_count: 3,
  accrued: 30.3,
  accrued_count: 3,
  approved: 0,
  approved_count: 0,
  approve_refusal_code: null,
} as Parameters<typeof approvedLine>[0]

test('an approved amount is moved at once, to the cent, and cannot be approved again', () => {
  assert.partialDeepStrictEqual(approvedLine(line, { line_count: 3, amount: 30.3 }), {
    amount: 30.3,
    accrued: 0,
    accrued_count: 0,
    approved: 30.3,
    approved_count: 3,
    approve_refusal_code: 'nothing_to_approve',
  })
  assert.partialDeepStrictEqual(approvedLine(line, { line_count: 1, amount: 10.1 }), {
    accrued: 20.2,
    accrued_count: 2,
    approved: 10.1,
    approve_refusal_code: null,
  })
})
