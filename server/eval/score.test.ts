import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calibration, isRight, judge } from './score.ts'

test('names are compared without case, punctuation and salutation', () => {
  assert.ok(isRight('invoice_recipient', 'Herrn Karl Adler', 'KARL ADLER'))
  assert.ok(isRight('invoice_issuer', ['Adler GmbH', 'Adler'], 'Adler'))
  assert.ok(!isRight('invoice_issuer', 'Adler GmbH', 'Adler AG'))
})

test('amounts of the truth are euros, those of a reading cents', () => {
  assert.ok(isRight('invoice_amount_gross', 59.5, 5950))
  assert.ok(!isRight('invoice_amount_gross', 59.5, 59))
})

test('a value where none is printed is an error, and so is none where one is printed', () => {
  assert.ok(isRight('invoice_due_date', null, null))
  assert.ok(!isRight('invoice_due_date', null, '2024-01-01'))
  assert.ok(!isRight('invoice_due_date', '2024-01-01', null))
})

test('a field that the truth does not name is not scored', () => {
  const outcomes = judge(
    'a.pdf',
    { invoice_number: '1' },
    { invoice_number: { value: '1', confidence: 0.97 }, subject: { value: 'x', confidence: 1 } },
  )
  assert.deepEqual(
    outcomes.map(({ field, right }) => [field, right]),
    [['invoice_number', true]],
  )
})

test('calibration sets beside each other what was promised and what was right', () => {
  const outcome = (right: boolean, confidence: number | null) => ({
    file: 'a',
    field: 'subject' as const,
    right,
    wanted: 'x',
    got: 'x',
    confidence,
  })
  const filled = calibration([
    outcome(true, 0.97),
    outcome(false, 0.95),
    outcome(true, 0.65),
    outcome(true, null),
  ]).filter(({ of }) => of > 0)
  assert.deepEqual(
    filled.map(({ from, right, of }) => [from, right, of]),
    [
      [0.6, 1, 1],
      [0.95, 1, 2],
    ],
  )
  assert.ok(Math.abs((filled[1]?.promised ?? 0) - 0.96) < 1e-9)
})
