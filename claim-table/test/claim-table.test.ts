import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ClaimTable, exampleFile, failedLinesFile, type Result, readClaimTable, reportFile } from '../src/index.ts'
import { templateFile } from '../src/template.ts'

function read(file: Uint8Array | string): ClaimTable {
  const found = readClaimTable(file)
  assert.ok(!('fault' in found), JSON.stringify(found))
  return found
}

const HEAD = 'partner_reference;customer.id;Firma;Straße;PLZ;Ort;Land;Rechnungsnummer;Rechnungsdatum;Betrag brutto'
const CUSTOMER = '0b7f6a6e-3a1f-4c6e-9a55-0a4f5f7f9a01'
const lineOf = (reference: string, amount = '10,00', day = '02.03.2026') =>
  `${reference};${CUSTOMER};Bau GmbH;Ring 1;1010;Wien;AT;R-1;${day};${amount}`
const tableOf = (...lines: string[]): string => [HEAD, ...lines].join('\n')
const told = ({ faults }: ClaimTable) => faults.map(({ line, column, code }) => [line, column, code])
const amountsOf = ({ cases }: ClaimTable) => cases.map(({ item }) => item.invoices[0]?.invoice_amount_gross)

test('the example is two cases, one of them with two invoices', () => {
  for (const language of ['de', 'en'] as const) {
    const { cases, faults, head } = read(exampleFile(language))
    assert.deepEqual([faults, head.unknown, head.missing], [[], [], []])
    assert.deepEqual(
      cases.map(({ lines }) => lines),
      [[2, 3], [4]],
    )
    assert.deepEqual(cases[0]?.item, {
      customer: {
        ...{ name: 'Muster Handel GmbH', email: 'office@muster-handel.example' },
        partner_client_reference: 'K-100',
      },
      debtor: {
        ...{ acting_as: 'company', company: { company_name: 'Beispiel Bau GmbH' } },
        addresses: [{ street: 'Hauptstraße 1', zip: '1010', city: 'Wien', country: 'AT' }],
      },
      claim: { partner_reference: 'B-2026-001', subject_matter: 'Baumaterial' },
      invoices: [
        {
          ...{ invoice_number: 'R-2041', invoice_issue_date: '2026-03-02', invoice_due_date: '2026-03-16' },
          invoice_amount_gross: 1234.56,
        },
        {
          ...{ invoice_number: 'R-2087', invoice_issue_date: '2026-03-16', invoice_due_date: '2026-03-30' },
          invoice_amount_gross: 480,
        },
      ],
    })
    assert.deepEqual(cases[1]?.item.debtor, {
      ...{ acting_as: 'person', person: { first_name: 'Maria', last_name: 'Beispiel' } },
      addresses: [{ street: 'Nebengasse 2/3', zip: '80331', city: 'München', country: 'DE' }],
      communication_channels: [{ type: 'email', value: 'maria@beispiel.example' }],
    })
    assert.deepEqual(readClaimTable(templateFile(language)), { fault: 'empty' })
  }
})

test('a table is the same in every encoding and with every separator', () => {
  const wanted = read(tableOf(lineOf('Ä-1'))).cases
  const text = tableOf(lineOf('Ä-1'))
  const swapped = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  const files: (Uint8Array | string)[] = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    swapped,
    Buffer.from(text, 'latin1'),
    text.replaceAll(';', '\t'),
    text.replaceAll('10,00', '10.00').replaceAll(';', ','),
    text.replaceAll('\n', '\r\n'),
    text
      .split('\n')
      .map((line) => `"${line.replaceAll(';', '";"')}"`)
      .join('\r\n'),
  ]
  for (const [at, file] of files.entries()) assert.deepEqual(read(file).cases, wanted, String(at))
})

test('amounts are read as the file writes them, and refused where nothing settles what is meant', () => {
  const amounts = (...given: string[]) => {
    const table = read(tableOf(...given.map((amount, at) => lineOf(`A-${at}`, amount))))
    return [...amountsOf(table), ...table.faults.map(({ code }) => code)]
  }
  assert.deepEqual(amounts('1.234,56', '1.234'), [1234.56, 1234])
  assert.deepEqual(amounts('1,234.56', '1,234'), [1234.56, 1234])
  assert.deepEqual(amounts('1234.5', '1,234'), [1234.5, 1234])
  assert.deepEqual(amounts('12,50', '1,234'), [12.5, 'ambiguous_amount'])
  assert.deepEqual(amounts('1.234'), ['ambiguous_amount'])
  assert.deepEqual(amounts('12,50', '12.50', '1.234'), [12.5, 12.5, 'ambiguous_amount'])
  assert.deepEqual(amounts('-5', 'zehn', '1000000000'), ['no_amount', 'no_amount', 'no_amount'])
})

test('every fault names its line and its column', () => {
  const table = read(
    tableOf(
      lineOf('A-1', '10,00', '30.02.2026'),
      '',
      ';;;;;;;;;5,00',
      lineOf('A-2').replace('AT', 'Austria'),
      'A-3;x;;Ring 1;;;;;;1,00',
      lineOf('A-4'),
    ),
  )
  assert.deepEqual(told(table), [
    [2, 'invoice.invoice_issue_date', 'no_day'],
    [4, 'partner_reference', 'required'],
    [5, 'debtor.address.country', 'wrong_format'],
    [6, 'customer.id', 'wrong_format'],
    [6, 'debtor.person.last_name', 'required'],
    [6, 'debtor.address.zip', 'required'],
    [6, 'debtor.address.city', 'required'],
    [6, 'debtor.address.country', 'required'],
  ])
  assert.deepEqual(table.faulty_lines, [2, 4, 5, 6])
  assert.deepEqual(
    table.cases.map(({ partner_reference }) => partner_reference),
    ['A-4'],
  )
})

test('lines with the same reference are one case, and may not contradict each other', () => {
  const second = `A-1;;;;;;;R-2;03.03.2026;20,00`
  const { cases } = read(tableOf(lineOf('A-1'), lineOf('A-2'), second))
  assert.deepEqual(
    cases.map(({ lines, item }) => [lines, item.invoices.length]),
    [
      [[2, 4], 2],
      [[3], 1],
    ],
  )
  const wrong = read(tableOf(lineOf('A-1'), lineOf('A-1').replace('Bau GmbH', 'Hoch GmbH')))
  assert.deepEqual(told(wrong), [[3, 'debtor.company.company_name', 'inconsistent']])
  assert.deepEqual(wrong.faulty_lines, [2, 3])
  const many = read(tableOf(...Array.from({ length: 51 }, () => lineOf('A-1'))))
  assert.deepEqual(told(many), [[52, 'partner_reference', 'too_many']])
})

test('a debtor is what it is said to be, else what its name says', () => {
  const head = 'Referenz;customer.id;Art;Firma;Nachname'
  const { cases, faults } = read(
    [
      head,
      `1;${CUSTOMER};;;Maier`,
      `2;${CUSTOMER};Einzelunternehmen;;Maier`,
      `3;${CUSTOMER};;Bau GmbH;`,
      `4;${CUSTOMER};;Bau GmbH;Maier`,
      `5;${CUSTOMER};person;Bau GmbH;Maier`,
      `6;${CUSTOMER};Verein;Bau;`,
    ].join('\n'),
  )
  assert.deepEqual(
    cases.map(({ item }) => [item.debtor.acting_as, item.debtor.debtor_type]),
    [
      ['person', undefined],
      ['person', 'unprotocolled_company'],
      ['company', undefined],
    ],
  )
  assert.deepEqual(
    faults.map(({ line, column, code }) => [line, column, code]),
    [
      [5, 'debtor.person.last_name', 'not_applicable'],
      [6, 'debtor.company.company_name', 'not_applicable'],
      [7, 'debtor.acting_as', 'not_allowed'],
    ],
  )
})

test('a creditor has a key, so that it is not made anew with every case', () => {
  const head = 'Referenz;Gläubiger;Gläubiger E-Mail;Kundennummer;UID;Nachname'
  const lines = ['1;A;a@b.example;K;;M', '2;A;a@b.example;;ATU12345678;M', '3;A;a@b.example;;;M', '4;A;a;K;;M']
  assert.deepEqual(told(read([head, ...lines].join('\n'))), [
    [4, 'customer.partner_client_reference', 'key_required'],
    [5, 'customer.email', 'wrong_format'],
  ])
})

test('columns that we do not know are named, and so are those that are missing', () => {
  const { head } = read(`Farbe;${HEAD};Betrag\nrot;${lineOf('A-1')};7`)
  assert.deepEqual([head.unknown, head.missing], [['Farbe', 'Betrag'], []])
  const bare = read('Firma;Farbe\nA;rot')
  assert.deepEqual(
    bare.head.missing.map(([first]) => first),
    ['partner_reference', 'customer.id', 'customer.id', 'customer.id'],
  )
  assert.deepEqual([bare.cases, bare.head.unknown], [[], ['Farbe']])
})

test('a file that is no table is called what it is', () => {
  const files: [Uint8Array | string, string][] = [
    ['', 'no_content'],
    [new Uint8Array(0), 'no_content'],
    ['\n\n', 'empty'],
    [HEAD, 'empty'],
    [`${HEAD}\n"A`, 'malformed'],
    [Buffer.from('PK\u0003\u0004…'), 'workbook'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'workbook'],
    [Buffer.from('%PDF-1.7'), 'pdf'],
    [Buffer.from([0x7f, 0x45, 0, 1]), 'binary'],
    [new Uint8Array(20 * 1_048_576 + 1), 'too_large'],
    [`a${';'.repeat(200)}\n1`, 'too_many_columns'],
  ]
  for (const [file, fault] of files) assert.deepEqual(readClaimTable(file), { fault })
})

const EVIL = "=cmd|' /C calc'!A0"

test('the report says what became of each line, and no spreadsheet runs it', () => {
  const table = read(tableOf(lineOf('A-1'), lineOf('A-2'), lineOf(EVIL), lineOf('A-4', 'x'), lineOf('A-5')))
  const outcomes = ['created', 'existing', 'failed'] as const
  const details = [{ field: 'invoices.0.invoice_amount_gross', code: 'sum_too_large', message: 'too large' }]
  const results: Result[] = outcomes.map((status, at) => ({
    of: table.cases[at] as (typeof table.cases)[number],
    outcome: { status, claim_id: status === 'failed' ? null : 'id', details: status === 'failed' ? details : [] },
  }))
  const rows = reportFile(table, results, 'de').split('\r\n')
  assert.deepEqual(rows.slice(0, 4), [
    '\ufeffZeile;Referenz;Ergebnis;Spalte;Grund;Code;Fall-ID',
    '2;A-1;angelegt;;;;id',
    '3;A-2;war schon da;;;;id',
    `4;'${EVIL};abgelehnt;Betrag brutto;Die Summe ist größer als die größte, die gespeichert werden kann.;sum_too_large;`,
  ])
  assert.match(rows[4] ?? '', /^5;A-4;fehlerhaft;Betrag brutto;„x“ ist kein Betrag/)
  assert.equal(rows[5], '6;A-5;nicht gesendet;;;;')
  assert.match(reportFile(table, results, 'en'), /A-2;already there/)

  // The lines that are left are read again as they were.
  const left = read(failedLinesFile(table, results))
  assert.deepEqual(
    left.table.rows.map(({ cells }) => cells[0]),
    [EVIL, 'A-4', 'A-5'],
  )
})

test('a large table is read at once', () => {
  const lines = Array.from({ length: 5000 }, (_, at) => lineOf(`A-${at}`, '1.234,56'))
  assert.equal(read(tableOf(...lines)).cases.length, 5000)
})
