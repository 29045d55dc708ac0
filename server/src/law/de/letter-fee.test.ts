import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../../platform/legal/read-legal.ts'
import { letterFee } from './letter-fee.ts'

const legal = await readLegal('nowhere')

/** Day, letter number, principal, fee, formula. */
const FEES = [
  ['2026-05-01', 1, 5000, 1890, '0.5 × 31.50 = 15.75; 15.75 + 3.15 = 18.90'],
  ['2026-05-01', 2, 5000, 1512, '0.9 × 31.50 = 28.35; 28.35 + 5.67 − 18.90 = 15.12'],
  ['2026-05-01', 1, 5001, 3090, '0.5 × 51.50 = 25.75; 25.75 + 5.15 = 30.90'],
  ['2026-05-01', 1, 50_000, 3090, '0.5 × 51.50 = 25.75; 25.75 + 5.15 = 30.90'],
  ['2026-05-01', 1, 100_000, 5580, '0.5 × 93.00 = 46.50; 46.50 + 9.30 = 55.80'],
  ['2026-05-01', 2, 100_000, 4464, '0.9 × 93.00 = 83.70; 83.70 + 16.74 − 55.80 = 44.64'],
  ['2026-05-01', 1, 500_000, 19_725, '0.5 × 354.50 = 177.25; 177.25 + 20.00 = 197.25'],
  ['2026-05-01', 1, 1_000_000, 34_600, '0.5 × 652.00 = 326.00; 326.00 + 20.00 = 346.00'],
  ['2026-05-01', 1, 5_000_000, 69_850, '0.5 × 1357.00 = 678.50; 678.50 + 20.00 = 698.50'],
  ['2025-05-31', 1, 5000, 1800, '0.5 × 30.00 = 15.00; 15.00 + 3.00 = 18.00'],
  ['2025-05-31', 1, 50_000, 2940, '0.5 × 49.00 = 24.50; 24.50 + 4.90 = 29.40'],
] as const

for (const [on, letter_number, claim_cents, amount_cents, formula] of FEES) {
  test(`German letter ${letter_number} about ${claim_cents / 100} EUR costs ${amount_cents / 100} on ${on}`, () => {
    const fee = letterFee({ letter_number, claim_cents, on, legal })
    assert.deepEqual([fee?.amount_cents, fee?.formula], [amount_cents, formula])
  })
}

test('there is no fee for a third letter, for a claim of zero or on a day before the tables begin', () => {
  const facts = { letter_number: 3, claim_cents: 100, on: '2026-05-01', legal }
  assert.equal(letterFee(facts), null)
  assert.equal(letterFee({ ...facts, letter_number: 1, claim_cents: 0 }), null)
  assert.equal(letterFee({ ...facts, letter_number: 1, on: '2020-01-01' }), null)
})
