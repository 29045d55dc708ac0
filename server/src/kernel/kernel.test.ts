import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { creditorReference, inGroupsOfFour } from './banking.ts'
import { type DateOnly, dayNumber, daysInYear, dayText, isDateOnly, isInstant, startOfDayInVienna } from './dates.ts'
import { cents, centsFromEuro, centsText, MAX_CENTS, roundedFraction, share, shareInBp, toEuro } from './money.ts'

test('every amount in whole cents survives the round trip to euros and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (amount) => {
      assert.equal(centsFromEuro(toEuro(cents(amount))), amount)
    }),
  )
})

test('an amount with a third decimal is refused, never rounded', () => {
  for (const euro of [0.001, 1.005, 1e-7, 0.1 + 0.2, 12.345, 1e308, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.equal(centsFromEuro(euro), undefined, String(euro))
  }
  assert.ok(Object.is(centsFromEuro(-0), 0), 'minus zero becomes zero')
})

test('a share is rounded half up to the cent', () => {
  const table: [number, number, number][] = [
    [10_000, 0.1, 1_000],
    [5, 0.1, 1],
    [4, 0.1, 0],
    [-5, 0.1, -1],
    [99_999_999_999, 0.3333, 33_330_000_000],
    [12_345, 0.0725, 895],
  ]
  for (const [amount, rate, expected] of table)
    assert.equal(share(cents(amount), rate), expected, `${amount} x ${rate}`)
})

test('dates must exist in the calendar', () => {
  for (const day of ['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31']) assert.ok(isDateOnly(day), day)
  for (const day of [
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '',
  ]) {
    assert.ok(!isDateOnly(day), day)
  }
})

test('date-times must be RFC 3339 with a zone', () => {
  for (const text of ['2026-05-14T00:00:00Z', '2026-05-14T23:59:59.123+02:00']) assert.ok(isInstant(text), text)
  for (const text of [
    '2026-05-14',
    '2026-05-14T00:00:00',
    '2026-02-30T00:00:00Z',
    '2026-05-14T24:00:00Z',
    '2026-05-14 00:00:00Z',
    '9999-12-31T23:59:59-10:00',
    '0001-01-01T00:00:00+10:00',
  ]) {
    assert.ok(!isInstant(text), text)
  }
})

test('day numbers count leap days and convert back', () => {
  assert.deepEqual([dayNumber('1970-01-01'), dayNumber('2024-03-01') - dayNumber('2024-02-28')], [0, 2])
  for (const day of ['0001-01-01', '2024-02-29', '9999-12-31']) assert.equal(dayText(dayNumber(day)), day)
  assert.deepEqual([1900, 2000, 2024, 2026].map(daysInYear), [365, 366, 366, 365])
})

test('a day begins earlier in Vienna, except the first that can be stored', () => {
  const beginning = (day: string) => startOfDayInVienna(day as DateOnly).toISOString()
  assert.equal(beginning('2026-07-01'), '2026-06-30T22:00:00.000Z')
  assert.equal(beginning('2026-12-01'), '2026-11-30T23:00:00.000Z')
  assert.equal(beginning('0001-01-01'), '0001-01-01T00:00:00.000Z')
})

test('fractions are rounded half up, and cents are written with a point', () => {
  assert.deepEqual([roundedFraction(1n, 2n), roundedFraction(149n, 100n), roundedFraction(0n, 7n)], [1, 1, 0])
  assert.deepEqual([shareInBp(9300, 5000), shareInBp(1, 5000), shareInBp(MAX_CENTS, 10_000)], [4650, 1, MAX_CENTS])
  assert.deepEqual([0, 5, 123_456, -2000].map(centsText), ['0.00', '0.05', '1234.56', '-20.00'])
})

test('a payment reference carries the check digits of ISO 11649', () => {
  assert.equal(creditorReference('539007547034'), 'RF18539007547034')
  assert.equal(inGroupsOfFour(creditorReference('539007547034')), 'RF18 5390 0754 7034')
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,21}$/), (text) => {
      const reference = creditorReference(text)
      const digits = [...(reference.slice(4) + reference.slice(0, 4))]
        .map((letter) => Number.parseInt(letter, 36))
        .join('')
      assert.equal(BigInt(digits) % 97n, 1n)
    }),
  )
  for (const text of ['', 'a', 'A-1', 'X'.repeat(22)]) assert.throws(() => creditorReference(text), RangeError)
})
