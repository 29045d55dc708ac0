import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growthOf, partsOf, placeOf, rowOf, unitOf } from './figures.ts'

test('a row is found in its list, however deep that is', () => {
  const row = { valid_from: '2026-01-01', rate_bp: 920 }
  assert.equal(rowOf({ AT: { business: [row] } }, 'AT.business', '2026-01-01'), row)
  assert.equal(rowOf({ AT: { business: [row] } }, 'AT.business', '2026-07-01'), undefined)
  assert.equal(rowOf({ AT: [] }, 'DE', '2026-01-01'), undefined)
})

test('figures stand alone, lists have columns, and remarks stand elsewhere', () => {
  const bands = [
    { up_to_cents: 1, fee_cents: 2 },
    { up_to_cents: null, fee_cents: 3, rate_bp: 4 },
  ]
  const row = { valid_from: '2026-01-01', rule: '§', rate_bp: 153, lump_sum: { cents: 4_000 }, bands, note: '' }
  assert.deepEqual(partsOf(row), [
    { name: 'rate_bp', value: 153 },
    { name: 'lump_sum', columns: ['cents'], entries: [{ cents: 4_000 }] },
    { name: 'bands', columns: ['up_to_cents', 'fee_cents', 'rate_bp'], entries: bands },
  ])
})

test('the unit is the last word of a name', () => {
  assert.deepEqual(['fee_cents', 'cents', 'rate_bp', 'rate_ppm', 'flat_rate_times', 'address'].map(unitOf), [
    ...(['cents', 'cents', 'bp', 'ppm', 'times'] as const),
    undefined,
  ])
})

test('growth is a factor from twice on, else a share', () => {
  assert.deepEqual(growthOf(153, 1_530), { factor: 10 })
  assert.deepEqual(growthOf(100, 150), { share: 0.5 })
  assert.deepEqual(growthOf(100, 10), { share: -0.9 })
  assert.equal(growthOf(0, 10), undefined)
  assert.equal(growthOf(-62, 188), undefined)
  assert.equal(growthOf(null, 10), undefined)
})

test('the place of a fault counts from 1', () => {
  assert.deepEqual(placeOf('AT.3.rate_bp'), [
    { name: 'AT', number: null },
    { name: '3', number: 4 },
    { name: 'rate_bp', number: null },
  ])
})
