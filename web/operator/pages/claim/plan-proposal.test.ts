import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingOf, monthsLater, proposeParts } from './plan-proposal.ts'

test('a month later is the same day, or the last day of a shorter month', () => {
  assert.equal(monthsLater('2026-05-14', 1), '2026-06-14')
  assert.equal(monthsLater('2026-01-31', 1), '2026-02-28')
  assert.equal(monthsLater('2027-12-31', 2), '2028-02-29')
  assert.equal(monthsLater('2026-11-30', 3), '2027-02-28')
})

test('parts add up to the cent, and the last one takes the remainder', () => {
  const parts = proposeParts(1_000, 3, '2026-06-14')
  assert.deepEqual(parts, [
    { due_date: '2026-06-14', amount: 333.33 },
    { due_date: '2026-07-14', amount: 333.33 },
    { due_date: '2026-08-14', amount: 333.34 },
  ])
  assert.equal(missingOf(1_000, parts), 0)
})

test('the missing or excess amount is given in euros, whatever was typed', () => {
  assert.equal(
    missingOf(1_000, [
      { due_date: '', amount: 250.5 },
      { due_date: '', amount: '' },
      { due_date: '', amount: Number.NaN },
      { due_date: '', amount: 700 },
    ]),
    49.5,
  )
  assert.equal(
    missingOf(0.3, [
      { due_date: '', amount: 0.1 },
      { due_date: '', amount: 0.3 },
    ]),
    -0.1,
  )
})
