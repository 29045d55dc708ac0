import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cents } from '../../../kernel/money.ts'
import { moneyFile } from './money-file.ts'
import type { LineRow } from './queries.ts'
import { yearNamed, yearsUntil } from './rules.ts'

test('an address names a year, or the running one is shown', () => {
  assert.equal(yearNamed('2024', 2026), 2024)
  for (const name of [undefined, '', '26', '20266', '1999', '3000', 'x', '2 26'])
    assert.equal(yearNamed(name, 2026), 2026)
})

test('the years to choose from begin with the first line, and hold the one that is shown', () => {
  assert.deepEqual(yearsUntil(2026, 2024, 2025), [2026, 2025, 2024])
  assert.deepEqual(yearsUntil(2026, null, 2026), [2026])
  assert.deepEqual(yearsUntil(2026, null, 2021), [2026, 2021])
  assert.deepEqual(yearsUntil(2026, 2027, 2026), [2026])
})

const LINE: LineRow = {
  id: 'id',
  kind: 'payment',
  claim_id: 'claim',
  case_reference: 'MW-1',
  debtor_name: '=Maier; "Söhne"',
  day: '2026-05-14',
  collected_cents: cents(123_456),
  fee_cents: cents(0),
}

test('the file is for a spreadsheet of the reader’s language and runs nothing', () => {
  const fee: LineRow = { ...LINE, kind: 'success_fee', collected_cents: cents(0), fee_cents: cents(-1_050) }
  const { bytes, filename } = moneyFile('de', 2026, [LINE, fee])
  assert.equal(filename, 'Zahlungen-2026.csv')
  assert.equal(
    bytes.toString(),
    '\ufeffDatum;Aktenzeichen;Schuldner;Buchung;Zahlung (EUR);Honorar, netto (EUR)\r\n' +
      '2026-05-14;MW-1;"\'=Maier; ""Söhne""";Zahlung;1234,56;\r\n' +
      '2026-05-14;MW-1;"\'=Maier; ""Söhne""";Erfolgshonorar, zurückgenommen;;-10,50\r\n',
  )
  assert.match(moneyFile('en', 2026, [LINE]).bytes.toString(), /;Payment;1234\.56;\r\n$/)
})
