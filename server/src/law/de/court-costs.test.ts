import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feeBy } from '../../../test/case-facts.ts'
import { courtCosts } from './court-costs.ts'

const feeOf = feeBy(courtCosts)

/** Upper limit, then half of the GKG fee from 2025-06-01. */
const KV1100 = [
  ...([
    [500, 38],
    [1000, 38],
    [1500, 41],
    [2000, 51.5],
    [3000, 62.75],
    [4000, 74],
    [5000, 85.25],
  ] as const),
  ...([
    [6000, 96.5],
    [7000, 107.75],
    [8000, 119],
    [9000, 130.25],
    [10_000, 141.5],
    [13_000, 156.75],
  ] as const),
  ...([
    [16_000, 172],
    [19_000, 187.25],
    [22_000, 202.5],
    [25_000, 217.75],
    [30_000, 238],
    [35_000, 258.25],
  ] as const),
  ...([
    [40_000, 278.5],
    [45_000, 298.75],
    [50_000, 319],
    [65_000, 389],
    [80_000, 459],
    [95_000, 529],
  ] as const),
] as const

test('the fee of a German Mahnbescheid changes with every step', () => {
  for (const [index, [limit, fee]] of KV1100.entries()) {
    assert.equal(feeOf(limit), fee, String(limit))
    const next = KV1100[index + 1]?.[1]
    if (next) assert.equal(feeOf(limit + 0.01), next, `${limit}.01`)
  }
  assert.equal(feeOf(500_000), 2069, 'half of 638 + 10 × 140 + 10 × 210')
})

test('the older German table applies before June 2025', () => {
  const old = ([500, 1000, 5000, 50_000, 500_000] as const).map((euro) => feeOf(euro, '2025-05-31'))
  assert.deepEqual(old, [36, 36, 80.5, 300.5, 1950.5])
  assert.equal(feeOf(500, '2020-12-31'), undefined)
})
