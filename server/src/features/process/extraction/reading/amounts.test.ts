import assert from 'node:assert/strict'
import { test } from 'node:test'
import { line } from '../../../../../test/printed-page.ts'
import { findAmounts, parsePlainAmount } from './amounts.ts'

const centsIn = (text: string, confidence = 1) => findAmounts(line(text, confidence)).map(({ cents }) => cents)

test('amounts are read in the formats of several countries', () => {
  const cases: [string, number[]][] = [
    ['1.234,56', [123456]],
    ['1,234.56', [123456]],
    ['1 234,56 €', [123456]],
    ["CHF 1'234.56", [123456]],
    ['€ 1.200', [120000]],
    ['1.234,- EUR', [123400]],
    ['12.345.678,90', [1234567890]],
    ['$4.11', [411]],
    ['EUR 0,99', [99]],
    ['Netto 100,00 MwSt 19,00 Brutto 119,00', [10000, 1900, 11900]],
  ]
  for (const [text, cents] of cases) assert.deepEqual(centsIn(text), cents, text)
})

test('percentages, dates, times, quantities and identifiers are not amounts', () => {
  for (const text of [
    '19,00 %',
    '19,00%',
    '01.02.2024',
    '11.02.',
    '08:30',
    '308,500 KG',
    '2024',
    'DE12.34',
    '10000,0000',
  ]) {
    assert.deepEqual(centsIn(text), [], text)
  }
})

test('a quantity before a price is not read as its thousands', () => {
  assert.deepEqual(centsIn('2   150,00'), [15000])
})

test('a minus before or after the figures makes an amount negative', () => {
  for (const text of ['-9,32', '- 9,32 €', '9,32-', '€ -9,32']) {
    const [amount] = findAmounts(line(text))
    assert.deepEqual([amount?.cents, amount?.negative], [932, true], text)
  }
})

test('letters that OCR puts into figures are corrected, and only there', () => {
  assert.deepEqual(centsIn('1.2S4,5O', 0.8), [125450])
  assert.deepEqual(centsIn('l19,00', 0.8), [11900])
  assert.deepEqual(centsIn('SO4,5O'), [])
})

test('the currency is read from sign or code', () => {
  const currencies = ['€ 1,00', '1,00 EUR', '$1.00', '£1.00', 'CHF 1.00', '1,00'].map(
    (text) => findAmounts(line(text))[0]?.currency,
  )
  assert.deepEqual(currencies, ['EUR', 'EUR', 'USD', 'GBP', 'CHF', null])
})

test('amounts beyond the limit of the interface are left out', () => {
  assert.deepEqual(centsIn('999.999.999,99'), [99_999_999_999])
  assert.deepEqual(centsIn('9.999.999.999,99'), [])
})

test('amounts in XML have a decimal point', () => {
  assert.equal(parsePlainAmount('1234.5'), 123450)
  assert.equal(parsePlainAmount(' 99 '), 9900)
  assert.equal(parsePlainAmount('-1.00'), -100)
  assert.equal(parsePlainAmount('8.4150'), 842)
  for (const text of ['1,5', 'abc', '', '1e5', '0x10']) assert.equal(parsePlainAmount(text), undefined, text)
})
