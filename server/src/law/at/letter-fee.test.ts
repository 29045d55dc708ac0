import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLegal } from '../../platform/legal/read-legal.ts'
import { letterFees } from './letter-fee.ts'

const legal = await readLegal('nowhere')

/** Day, letter number, principal, fee, formula. */
const FEES = [
  ['2023-05-01', 1, 1800, 436, '4.36 × 1.0000 = 4.36'],
  ['2024-05-01', 1, 1801, 1389, '7.27 × 1.9100 = 13.89'],
  ['2024-05-01', 1, 7300, 1389, '7.27 × 1.9100 = 13.89'],
  ['2024-05-01', 2, 7301, 3331, '17.44 × 1.9100 = 33.31'],
  ['2024-05-01', 3, 36_400, 3331, '17.44 × 1.9100 = 33.31'],
  ['2026-05-01', 1, 36_401, 5031, '24.71 × 2.0360 = 50.31'],
  ['2026-05-01', 1, 72_700, 5031, '24.71 × 2.0360 = 50.31'],
  ['2026-05-01', 1, 72_701, 10_357, '50.87 × 2.0360 = 103.57'],
  ['2026-05-01', 2, 9_999_999, 11_837, '58.14 × 2.0360 = 118.37'],
] as const

for (const [on, letter_number, claim_cents, amount_cents, formula] of FEES) {
  test(`Austrian letter ${letter_number} about ${claim_cents / 100} EUR costs ${amount_cents / 100} on ${on}`, () => {
    const [fee] = letterFees({ letter_number, claim_cents, on, legal })
    assert.deepEqual([fee?.amount_cents, fee?.formula], [amount_cents, formula])
  })
}

test('there is no fee for a claim of zero or on a day before the tables begin', () => {
  const facts = { letter_number: 1, claim_cents: 100, on: '2026-05-01', legal }
  assert.deepEqual(letterFees({ ...facts, claim_cents: 0 }), [])
  assert.deepEqual(letterFees({ ...facts, on: '2001-12-31' }), [])
})
