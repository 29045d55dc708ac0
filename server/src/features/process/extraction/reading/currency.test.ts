import assert from 'node:assert/strict'
import { test } from 'node:test'
import { line, printed } from '../../../../../test/printed-page.ts'
import { findAmounts } from './amounts.ts'
import { CURRENCY_CODES, currencyOf, UNKNOWN_CURRENCY } from './currencies.ts'
import { readInvoice } from './read-invoice.ts'

const billIn = (before: string, after = '', ...more: string[]) =>
  readInvoice(
    printed(`
Rechnung Nr. 17                            Datum: 03.05.2026

Summe netto                                ${before}100,00${after}
20 % USt                                   ${before}20,00${after}
Gesamtbetrag                               ${before}120,00${after}
${more.join('\n')}`),
  )

test('signs, codes and local spellings beside amounts name the currency', () => {
  const cases: [string, string, string][] = [
    ['', ' €', 'EUR'],
    ['', '€', 'EUR'],
    ['', ' EUR', 'EUR'],
    ['', 'EUR', 'EUR'],
    ['EUR ', '', 'EUR'],
    ['', ' Euro', 'EUR'],
    ['CHF ', '', 'CHF'],
    ['Fr. ', '', 'CHF'],
    ['sFr. ', '', 'CHF'],
    ['', ' Franken', 'CHF'],
    ['£', '', 'GBP'],
    ['US$ ', '', 'USD'],
    ['$', '', 'USD'],
    ['A$', '', 'AUD'],
    ['', ' Kč', 'CZK'],
    ['', ' zł', 'PLN'],
    ['', ' Ft', 'HUF'],
    ['', ' HUF', 'HUF'],
    ['', ' lei', 'RON'],
    ['', ' лв.', 'BGN'],
    ['', ' kr', 'kr'],
    ['kr. ', '', 'kr'],
    ['', ' NOK', 'NOK'],
    ['₺', '', 'TRY'],
    ['₽ ', '', 'RUB'],
    ['¥', '', 'JPY'],
    ['₹ ', '', 'INR'],
    ['R$ ', '', 'BRL'],
    ['AED ', '', 'AED'],
    ['', ' ZAR', 'ZAR'],
    ['', ' TRY', 'TRY'],
    ['DM ', '', 'DEM'],
  ]
  for (const [before, after, currency] of cases) {
    const reading = billIn(before, after)
    assert.equal(reading.currency, currency, `${before}120,00${after}`)
    assert.deepEqual(reading.doubts, currency === 'EUR' ? [] : ['foreign_currency'], `${before}120,00${after}`)
    assert.equal(reading.fields.invoice_amount_gross?.value, 12_000, `${before}120,00${after}`)
  }
})

test('a sign or code that is no currency we know is not the euro', () => {
  for (const [before, after] of [
    ['', ' ¤'],
    ['₠ ', ''],
    ['', ' XBC'],
    ['', ' QQQ'],
  ] as const) {
    const reading = billIn(before, after)
    assert.deepEqual([reading.currency, reading.doubts], [null, ['currency_unknown']], `${before}${after}`)
  }
})

test('no sign at all is no euro either, unless a word elsewhere names it', () => {
  assert.deepEqual([billIn('').currency, billIn('').doubts], [null, ['no_currency']])
  for (const [words, currency] of [
    ['Alle Beträge in EUR', 'EUR'],
    ['Alle Preise in Euro', 'EUR'],
    ['Rechnungswährung: CHF', 'CHF'],
    ['Währung: MXN', 'MXN'],
    ['Currency: PLN', 'PLN'],
    ['Amounts in USD', 'USD'],
    ['Montants en €', 'EUR'],
  ] as const) {
    assert.equal(billIn('', '', words).currency, currency, words)
  }
})

test('quantities, flats and tax numbers are no amounts in a currency', () => {
  for (const text of [
    'Stiege 2 TOP 12',
    'CHE-123.456.789 MWST',
    'ALL 3',
    'PEN 5',
    '12,50 km',
    'DIN 4102',
    '5 ft',
    '20 dm',
    'Fr 12.05.2026',
  ]) {
    const found = findAmounts(line(text)).filter(({ currency }) => currency !== null)
    assert.deepEqual(found, [], text)
  }
  assert.equal(billIn('', ' EUR', 'Menge     3,00 STK').currency, 'EUR')
})

test('a year before a sign is no amount in it', () => {
  assert.deepEqual(
    findAmounts(line('due 2014 $4.11')).map(({ cents, currency }) => [cents, currency]),
    [[411, 'USD']],
  )
})

test('the codes are those of ISO 4217', () => {
  assert.ok(CURRENCY_CODES.size > 170)
  for (const code of CURRENCY_CODES) assert.match(code, /^[A-Z]{3}$/)
  assert.deepEqual(['eur', 'Chf', 'XYZ', '¤'].map(currencyOf), ['EUR', 'CHF', UNKNOWN_CURRENCY, UNKNOWN_CURRENCY])
})
