import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doubtOf, effectOf, SURE, strengthOf } from './accept.ts'
import { refundable, refusalOf } from './entry.ts'
import { firstAmount, leftOf, rowFault } from './parts.ts'

const suggestion = { score: 0.95, payment_id: null, open_amount: 100, case_status: 'open' as const }

test('one key accepts only what is sure and fits what is owed', () => {
  assert.equal(doubtOf(100, suggestion), null)
  assert.equal(doubtOf(40, suggestion), null, 'a part of what is owed')
  assert.equal(doubtOf(100.01, suggestion), 'surplus')
  assert.equal(doubtOf(100, { ...suggestion, score: SURE - 0.01 }), 'weak')
  assert.equal(doubtOf(100, { ...suggestion, payment_id: 'p' }), 'double')
  assert.equal(doubtOf(100, { ...suggestion, case_status: 'closed' }), 'closed')
  assert.equal(doubtOf(0, suggestion), 'no_rest')
})

test('what an amount does to a claim is counted in cents', () => {
  assert.deepEqual(effectOf(0.3, { open: 0.1, is_settled: false }), {
    booked: 0.1,
    surplus: 0.2,
    remains: 0,
    closes: true,
  })
  assert.deepEqual(effectOf(40, { open: 100, is_settled: false }), {
    booked: 40,
    surplus: 0,
    remains: 60,
    closes: false,
  })
  assert.deepEqual(
    effectOf(40, { open: 100, is_settled: true }),
    { booked: 0, surplus: 40, remains: 0, closes: false },
    'a claim that was paid owes nothing more',
  )
})

test('a score has a word', () => {
  assert.deepEqual([0.99, 0.6, 0.2].map(strengthOf), ['strong', 'fair', 'weak'])
})

const entry = {
  status: 'unmatched' as const,
  amount: 100,
  rest: 100,
  to_refund: 0,
  offset: 0,
  refund_state: null,
  own_money: 0,
  own_money_due: 0,
  payer_iban: 'AT611904300234573201',
  account_kind: 'client_money' as const,
  assigned: [] as unknown[],
  given: [] as { kind: string }[],
  differences: [] as { holds: string | null }[],
}

test('an open entry can be divided, refunded and ignored, and there is nothing to take back', () => {
  for (const deed of ['split', 'refund', 'ignore'] as const) assert.equal(refusalOf(entry, deed), null, deed)
  assert.equal(refusalOf(entry, 'undo'), 'undo')
  assert.equal(refusalOf(entry, 'offset'), 'offset', 'it is no money that left')
})

test('an open debit can be set off, and what is set off is taken back first', () => {
  const debit = { ...entry, amount: -40, rest: -40 }
  assert.equal(refusalOf(debit, 'offset'), null)
  assert.equal(refusalOf({ ...debit, rest: -10, offset: 30 }, 'ignore'), 'ignore')
  assert.equal(refusalOf({ ...debit, rest: 0, offset: 40, status: 'booked' as const }, 'undo'), null)
})

test('what cannot be done says why', () => {
  assert.equal(refusalOf({ ...entry, payer_iban: null }, 'refund'), 'no_iban')
  assert.equal(refusalOf({ ...entry, rest: 0 }, 'refund'), 'refund')
  assert.equal(refusalOf({ ...entry, account_kind: 'own' }, 'split'), 'own')
  const partly = { ...entry, rest: 40, assigned: [{}] }
  assert.equal(refusalOf(partly, 'ignore'), 'ignore', 'some of it belongs to a claim')
  assert.equal(refusalOf(partly, 'undo'), null)
  const surplus = {
    ...entry,
    status: 'to_refund' as const,
    rest: 0,
    to_refund: 20,
    refund_state: 'not_ordered' as const,
  }
  assert.equal(refusalOf(surplus, 'refund'), null)
  assert.equal(refusalOf({ ...surplus, refund_state: 'waiting' }, 'refund'), 'ordered')
  assert.equal(refusalOf({ ...surplus, refund_state: 'in_run' }, 'undo'), 'undo', 'the run has it')
  assert.equal(refusalOf({ ...entry, status: 'ignored', rest: 0 }, 'undo'), null)
  assert.equal(refusalOf(entry, 'own_money'), 'own_money')
  assert.equal(refusalOf({ ...entry, own_money_due: 0.01 }, 'own_money'), null)
  const put_in = { ...entry, own_money: 60, rest: 40 }
  assert.deepEqual([refusalOf(put_in, 'undo'), refusalOf(put_in, 'ignore')], [null, 'ignore'])
})

test('a refund sends back the surplus and what nobody has claimed', () => {
  assert.equal(refundable({ rest: 0.1, to_refund: 0.2 }), 0.3)
})

test('a division shows its rest, and says what is missing in a row', () => {
  const rows = [
    { key: 'a', claim: { id: '1' }, amount: 30.1 },
    { key: 'b', claim: { id: '1' }, amount: '' },
    { key: 'c', claim: null, amount: 5 },
    { key: 'd', claim: { id: '2' }, amount: 0 },
  ]
  assert.equal(leftOf(100.3, rows), 65.2)
  assert.equal(leftOf(10, rows), -25.1)
  assert.equal(firstAmount(65.2, 200), 65.2)
  assert.equal(firstAmount(-1, 200), 0)
  assert.deepEqual(
    rows.map((row) => rowFault(rows, row)),
    ['twice', 'twice', 'no_claim', 'no_amount'],
  )
})
