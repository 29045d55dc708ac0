import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../../platform/legal/read-legal.ts'
import { letterFees } from './letter-fee.ts'

const legal = await readLegal('nowhere')

/** Day, letter number, principal, then amount and formula of the fee and of the expenses. */
const FEES = [
  ['2026-05-01', 1, 5000, [1575, '0.5 × 31.50 = 15.75'], [315, '20 % × 15.75 = 3.15']],
  ['2026-05-01', 2, 5000, [1260, '0.9 × 31.50 − 15.75 = 12.60'], [252, '20 % × 28.35 − 3.15 = 2.52']],
  ['2026-05-01', 1, 5001, [2575, '0.5 × 51.50 = 25.75'], [515, '20 % × 25.75 = 5.15']],
  ['2026-05-01', 1, 50_000, [2575, '0.5 × 51.50 = 25.75'], [515, '20 % × 25.75 = 5.15']],
  ['2026-05-01', 1, 100_000, [4650, '0.5 × 93.00 = 46.50'], [930, '20 % × 46.50 = 9.30']],
  ['2026-05-01', 2, 100_000, [3720, '0.9 × 93.00 − 46.50 = 37.20'], [744, '20 % × 83.70 − 9.30 = 7.44']],
  ['2026-05-01', 1, 500_000, [17_725, '0.5 × 354.50 = 177.25'], [2000, '20.00']],
  ['2026-05-01', 2, 500_000, [14_180, '0.9 × 354.50 − 177.25 = 141.80'], null],
  ['2026-05-01', 1, 5_000_000, [67_850, '0.5 × 1357.00 = 678.50'], [2000, '20.00']],
  ['2025-05-31', 1, 5000, [1500, '0.5 × 30.00 = 15.00'], [300, '20 % × 15.00 = 3.00']],
  ['2025-05-31', 1, 50_000, [2450, '0.5 × 49.00 = 24.50'], [490, '20 % × 24.50 = 4.90']],
] as const

for (const [on, letter_number, claim_cents, fee, expenses] of FEES) {
  test(`German letter ${letter_number} about ${claim_cents / 100} EUR costs a fee and expenses on ${on}`, () => {
    const positions = letterFees({ letter_number, claim_cents, on, legal })
    assert.deepEqual(
      positions.map(({ rule, amount_cents, formula }) => [rule, amount_cents, formula]),
      [['VV 2300 RVG', ...fee], ...(expenses ? [['VV 7002 RVG', ...expenses]] : [])],
    )
  })
}

test('there is no fee for a third letter, for a claim of zero or on a day before the tables begin', () => {
  const facts = { letter_number: 3, claim_cents: 100, on: '2026-05-01', legal }
  assert.deepEqual(letterFees(facts), [])
  assert.deepEqual(letterFees({ ...facts, letter_number: 1, claim_cents: 0 }), [])
  assert.deepEqual(letterFees({ ...facts, letter_number: 1, on: '2020-01-01' }), [])
})
