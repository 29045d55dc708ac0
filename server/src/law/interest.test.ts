import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayNumber } from '../kernel/dates.ts'
import { readLegal } from '../platform/legal/read-legal.ts'
import { LAWS } from './laws.ts'

const legal = await readLegal('nowhere')

/** Law, consumer, day, rate in hundredths of a percent, rule, lump sum. */
const RATES = [
  ['AT', true, '2026-03-01', 400, '§§ 1000, 1333 ABGB', null],
  ['AT', false, '2026-03-01', 1073, '§ 456 UGB', '§ 458 UGB'],
  ['DE', true, '2026-03-01', 627, '§ 288 (1) BGB', null],
  ['DE', false, '2026-03-01', 1027, '§ 288 (2) BGB', '§ 288 (5) BGB'],
] as const

for (const [code, is_consumer, day, rate_bp, rule, lump_rule] of RATES) {
  test(`${code}: a ${is_consumer ? 'consumer' : 'business'} owes ${rate_bp / 100} % by ${rule}`, () => {
    const { interest } = LAWS[code]
    const on = dayNumber(day)
    const [period] = interest.ratePeriods({ legal, is_consumer }, on, on)
    assert.deepEqual([period?.rate_bp, period?.rule, period?.year_days], [rate_bp, rule, 365])
    const lump_sum = interest.lumpSumOn({ legal, is_consumer }, on)
    assert.deepEqual(lump_sum, lump_rule && { cents: 4000, rule: lump_rule })
  })
}

test('a period ends where the rate changes, but not between years of the same length', () => {
  const [from, to] = [dayNumber('2025-06-01'), dayNumber('2026-01-31')]
  const spans = LAWS.AT.interest
    .ratePeriods({ legal, is_consumer: false }, from, to)
    .map((period) => [period.from - from, period.to - from, period.rate_bp])
  assert.deepEqual(spans, [
    [0, 29, 1173],
    [30, 244, 1073],
  ])
})
