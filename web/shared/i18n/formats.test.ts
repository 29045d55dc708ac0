import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatOf } from './formats.ts'

/** To the reader, non-breaking spaces are spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const de = formatOf('de')
const en = formatOf('en')

test('money, numbers and shares are formatted for the language', () => {
  assert.equal(plain(de.money(1234.5)), '1.234,50 €')
  assert.equal(en.money(1234.5), '€1,234.50')
  assert.equal(en.roundMoney(1234.5), '€1,235')
  assert.equal(plain(de.percent(0.125, 1)), '12,5 %')
  assert.equal(en.percent(0.125), '13%')
  assert.equal(en.number(12_345), '12,345')
})

test('a plain date is that day for everybody, and an instant is shown in Vienna time', () => {
  assert.equal(de.day('2026-05-14'), '14.05.2026')
  assert.equal(en.day('2026-05-14T22:30:00.000Z'), '15/05/2026')
  assert.equal(en.instant('2026-05-14T09:30:00.000Z'), '14/05/2026, 11:30')
})

test('months have their names in each language', () => {
  assert.equal(de.longMonth('2026-01'), 'Jänner 2026')
  assert.equal(en.longMonth('2026-01-31'), 'January 2026')
  assert.equal(en.month('2026-05'), 'May 26')
})

test('file sizes are shown in a fitting unit', () => {
  assert.equal(en.fileSize(900), '900 B')
  assert.equal(en.fileSize(2_048), '2 kB')
  assert.equal(en.fileSize(1_572_864), '1.5 MB')
  assert.equal(en.fileSize(50 * 1024 ** 3), '50 GB')
})
