import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caseFacts, cents, feeBy, legal } from '../../../test/case-facts.ts'
import { courtCosts, tariffFeeCents } from './court-costs.ts'

const feeOf = feeBy(courtCosts)

/** Upper limit, then the fee from 2017-08-01, from 2021-05-01 and from 2025-04-01. */
const GGG = [
  [150, 23, 25, 31],
  [300, 45, 48, 59],
  [700, 64, 68, 84],
  [2000, 107, 114, 140],
  [3500, 171, 182, 224],
  [7000, 314, 335, 412],
  [35_000, 743, 792, 974],
  [70_000, 1459, 1556, 1914],
  [140_000, 2919, 3112, 3829],
  [210_000, 4380, 4670, 5746],
  [280_000, 5840, 6227, 7661],
  [350_000, 7299, 7783, 9576],
] as const

test('the Austrian court fee changes with every limit and every table; limits are inclusive', () => {
  const days = ['2021-04-30', '2025-03-31', '2025-04-01'] as const
  for (const [index, [limit, ...fees]] of GGG.entries()) {
    for (const [column, day] of days.entries()) {
      assert.equal(feeOf(limit, day), fees[column], `${limit} on ${day}`)
      const next = GGG[index + 1]?.[column + 1]
      if (next) assert.equal(feeOf(limit + 0.01, day), next, `${limit}.01 on ${day}`)
    }
  }
  assert.equal(feeOf(0.01), 31)
  assert.equal(feeOf(350_001), 11_164.01, '1.2 % and 6,964')
  assert.equal(feeOf(1, '2017-07-31'), undefined, 'no table is older')
  assert.equal(
    courtCosts(caseFacts({ on: '2023-04-30' }))?.lawyer_fees,
    null,
    'the tariff of lawyers begins in May 2023',
  )
})

/** Value, tariff item 2, net, gross. */
const LAWYER = [
  [100, 35.1, 82.22, 98.66],
  [1000, 69.8, 158.56, 190.27],
  [5000, 104.6, 235.12, 282.14],
  [10_000, 173.8, 387.36, 464.83],
  [10_170, 173.8, 387.36, 464.83],
  [10_170.01, 191.7, 388.4, 466.08],
  [20_000, 299.1, 603.2, 723.84],
  [50_000, 502.83, 1010.66, 1212.79],
  [75_000, 515.33, 1035.66, 1242.79],
] as const

for (const [euro, tariff, net, gross] of LAWYER) {
  test(`an Austrian lawyer costs ${net} net and ${gross} gross for a suit over ${euro}`, () => {
    const [row] = legal.lawyer_fees_at.dunning_suit
    assert.ok(row)
    assert.equal(tariffFeeCents(row, cents(euro)), cents(tariff))
    const costs = courtCosts(caseFacts({ streitwert_cents: cents(euro) }))
    assert.deepEqual(costs?.lawyer_fees, { net_cents: cents(net), gross_cents: cents(gross) })
  })
}

test('tariff item 2 changes with every band and step and is capped', () => {
  const [row] = legal.lawyer_fees_at.dunning_suit
  assert.ok(row)
  const bands = [40, 70, 110, 180, 360, 730, 1090, 1820, 3630, 5450, 7270, 10_170]
  const fees = [17.9, 26.6, 35.1, 38.7, 43.7, 52.5, 69.8, 78.6, 87, 104.6, 130.2, 173.8, 191.7]
  for (const [index, limit] of bands.entries()) {
    assert.equal(tariffFeeCents(row, cents(limit)), cents(fees[index] as number), String(limit))
    assert.equal(tariffFeeCents(row, cents(limit + 0.01)), cents(fees[index + 1] as number), `${limit}.01`)
  }
  const steps: [number, number][] = [
    ...([
      [11_620, 191.7],
      [11_620.01, 209.6],
      [34_820, 478.1],
      [34_820.01, 496],
      [36_340, 496],
    ] as [number, number][]),
    ...([
      [36_360, 496.01],
      [363_360, 659.51],
      [463_360, 684.51],
      [99_999_999, 1558.2],
    ] as [number, number][]),
  ]
  for (const [euro, fee] of steps) assert.equal(tariffFeeCents(row, cents(euro)), cents(fee), String(euro))
})
