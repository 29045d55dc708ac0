import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeTable, readTable as readWithin, type Table, writeTable } from '@mahnwerk/claim-table/table'
import { TABLE_LIMITS } from '../rules.ts'
import { COLUMNS, columnOf, readHead, readLine } from './columns.ts'

const readTable = (text: string) => readWithin(text, TABLE_LIMITS)

/** The first line below the head, by the names of its columns. */
function firstLine(bytes: Buffer | string) {
  const table = readTable(decodeTable(Buffer.from(bytes as string)))
  assert.ok(!('fault' in table), JSON.stringify(table))
  const head = readHead(table)
  const [row] = table.rows
  assert.ok(row)
  const { line, values } = readLine(head, row)
  return { line, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) }
}

const SAID = { line: 2, company_name: 'Müller & Söhne', city: 'Köln' }

const SPELLINGS: readonly [what: string, bytes: Buffer | string, said?: object][] = [
  ['semicolons', 'Firma;Ort\nMüller & Söhne;Köln\n'],
  ['commas', 'Firma,Ort\nMüller & Söhne,Köln\n'],
  ['tabs', 'Firma\tOrt\nMüller & Söhne\tKöln\n'],
  ['a byte order mark', '\ufeffFirma;Ort\nMüller & Söhne;Köln\n'],
  ['Windows line ends', 'Firma;Ort\r\nMüller & Söhne;Köln\r\n'],
  ['old Mac line ends', 'Firma;Ort\rMüller & Söhne;Köln'],
  ['no line end at the end', 'Firma;Ort\nMüller & Söhne;Köln'],
  ['Windows-1252', Buffer.from('Firma;Ort\nMüller & Söhne;Köln\n', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffFirma;Ort\nMüller & Söhne;Köln\n', 'utf16le')],
  ['quotes', '"Firma";"Ort"\n"Müller & Söhne";"Köln"\n'],
  ['spaces around', ' Firma ; Ort \n Müller & Söhne ; Köln \n'],
  ['capitals', 'FIRMA;ORT\nMüller & Söhne;Köln\n'],
  ['English names', 'Company;City\nMüller & Söhne;Köln\n'],
  ['names of the API', 'company_name;city\nMüller & Söhne;Köln\n'],
  ['another order', 'Ort;Firma\nKöln;Müller & Söhne\n'],
  ['columns that we do not know', 'Id;Firma;Farbe;Ort\n1;Müller & Söhne;rot;Köln\n'],
  ['a line that is too long', 'Firma;Ort\nMüller & Söhne;Köln;;;x\n'],
  ['empty lines', '\n\nFirma;Ort\n\n;\nMüller & Söhne;Köln\n', { ...SAID, line: 6 }],
  ['a delimiter inside quotes', 'Firma;Ort\n"Müller; Söhne";Köln\n', { ...SAID, company_name: 'Müller; Söhne' }],
  ['quotes inside quotes', 'Firma;Ort\n"""Müller""";Köln\n', { ...SAID, company_name: '"Müller"' }],
  ['a quote inside a word', 'Firma;Ort\nMüller 19" ;Köln\n', { ...SAID, company_name: 'Müller 19"' }],
  ['a line break inside quotes', 'Firma;Ort\n"Müller\nSöhne";Köln\n', { ...SAID, company_name: 'Müller\nSöhne' }],
  ['the same column twice', 'Firma;Ort;Ort\nMüller & Söhne;Köln;Bonn\n'],
  ['control characters', 'Firma;Ort\nMüller \u0007& Söhne;Köln\n'],
]

for (const [what, bytes, said = SAID] of SPELLINGS)
  test(`a table is read with ${what}`, () => assert.deepEqual(firstLine(bytes), said))

test('what cannot be a table is said to be none', () => {
  const faultOf = (text: string) => (readTable(text) as { fault?: string }).fault
  assert.equal(faultOf(''), 'empty')
  assert.equal(faultOf('Firma;Ort\n'), 'empty')
  assert.equal(faultOf('Firma;Ort\n"Müller;Köln\n'), 'malformed')
  assert.equal(faultOf(`Firma\n${'x\n'.repeat(501)}`), 'too_many_lines')
  assert.equal(faultOf(`Firma\n${'x\n'.repeat(500)}`), undefined)
  assert.equal(faultOf(`Firma${';'.repeat(199)}\nx\n`), undefined)
  assert.equal(faultOf(`Firma${';'.repeat(1_000_000)}\nx\n`), 'too_many_columns')
})

test('names of columns are known in both languages, however they are written', () => {
  const names: Record<string, string> = {
    'Fällig am': 'invoice_due_date',
    Fälligkeit: 'invoice_due_date',
    Straße: 'street',
    STRASSE: 'street',
    'E-Mail': 'email',
    'Rechnungs-Nr.': 'invoice_number',
    'Betrag (brutto)': 'invoice_amount_gross',
    'Gross amount': 'invoice_amount_gross',
    'Due date': 'invoice_due_date',
    Nachname: 'last_name',
  }
  for (const [name, column] of Object.entries(names)) assert.equal(columnOf(name), column, name)
  assert.equal(columnOf('Farbe'), undefined)
  for (const column of COLUMNS) assert.equal(columnOf(column), column, 'the names of the API')
})

test('a head says what it lacks', () => {
  const head = readHead({ head: ['Firma', 'PLZ', 'Farbe'] })
  assert.deepEqual(head.unknown, ['Farbe'])
  assert.deepEqual(head.missing, ['street', 'city', 'invoice_number', 'invoice_issue_date', 'invoice_amount_gross'])
})

test('what is written can be read again', () => {
  const rows = [
    ['Firma', 'Ort'],
    ['"Müller"; Söhne\nGmbH', ''],
  ]
  const table = readTable(decodeTable(Buffer.from(writeTable(rows)))) as Table
  assert.deepEqual([table.head, table.rows[0]?.cells], rows)
})
