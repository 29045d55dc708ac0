import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day, openBooks } from '../../../../test/books.ts'
import { makeCustomer } from '../../../../test/cases.ts'
import { openSettling } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Accounting } from '../../parties/organizations/index.ts'
import { bookingsOf, type FeeInvoice, invoiceBookings } from './rules/bookings.ts'
import { accountFor, USUAL_ACCOUNTS } from './rules/charts.ts'
import { batchLine, fiscalYearOf, isOneFiscalYear } from './rules/extf.ts'
import { moved } from './rules/transactions.ts'
import { windows1252 } from './rules/windows-1252.ts'

const world = await openWorld()
const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]

const SUSPENSE = { account: 'suspense' } as const
const SETTINGS = { consultant_number: 29098, client_number: 55003 }

/** What an importer reads: cells by semicolon, quotes doubled, lines by CRLF. */
function readBatch(bytes: Buffer): { head: string[]; rows: Record<string, string>[]; columns: string[] } {
  const text = new TextDecoder('windows-1252').decode(bytes)
  assert.ok(text.endsWith('\r\n') && !/[^\r]\n/.test(text), 'every line ends with CR and LF')
  const cellsOf = (line: string) => {
    const cells: string[] = []
    for (const [, quoted, plain] of line.matchAll(/(?:"((?:[^"]|"")*)"|([^;"]*))(?:;|$)/g))
      cells.push(quoted === undefined ? (plain as string) : quoted.replaceAll('""', '"'))
    return cells.slice(0, -1)
  }
  const [head = '', captions = '', ...lines] = text.slice(0, -2).split('\r\n')
  const columns = captions.split(';')
  const rows = lines.map((line) => {
    const cells = cellsOf(`${line};`)
    assert.equal(cells.length, columns.length, line)
    return Object.fromEntries(columns.map((caption, index) => [caption, cells[index] as string]))
  })
  return { head: head.split(';'), rows, columns }
}

/** Debits less credits of each account. */
function sumsOf(rows: readonly Record<string, string>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const row of rows) {
    const amount = row['Umsatz (ohne Soll/Haben-Kz)'] as string
    assert.match(amount, /^\d{1,10},\d{2}$/)
    const cents = Number(amount.replace(',', '')) * (row['Soll/Haben-Kennzeichen'] === 'S' ? 1 : -1)
    const [debit, credit] = [row.Konto as string, row['Gegenkonto (ohne BU-Schlüssel)'] as string]
    sums[debit] = (sums[debit] ?? 0) + cents
    sums[credit] = (sums[credit] ?? 0) - cents
  }
  return sums
}

async function booksWithSettings(accounting: object = SETTINGS) {
  const books = await openBooks(world)
  const answer = await admin.patch(`/api/operator/organizations/${books.organization_id}`, { accounting })
  assert.equal(answer.statusCode, 200, answer.body)
  const exported = (query: string) =>
    admin.get(`/api/operator/ledger/export?organization_id=${books.organization_id}&${query}`)
  return { ...books, exported }
}

const MAY = 'from=2026-05-01&to=2026-05-31'

test('a booking batch of DATEV has the header and the columns of its format, and the sums of the ledger', async () => {
  const books = await booksWithSettings({ ...SETTINGS, chart: 'skr04', creditors_from: 70_000 })
  const partner = await world.partner({ organization_id: books.organization_id })
  const [first, second] = [await makeCustomer(partner), await makeCustomer(partner)]
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [1234_56, 10_00])
  const creditor = (customer_id: string) => ({ account: 'creditor', customer_id }) as const
  await books.book(
    { kind: 'payment', date: day('2026-05-04'), entry_id, lines: moved(1000_00, SUSPENSE, creditor(first)) },
    { kind: 'payment', date: day('2026-05-05'), entry_id, lines: moved(100_01, SUSPENSE, creditor(second)) },
    {
      ...{ kind: 'settlement', date: day('2026-05-06'), settlement_id: newId() },
      lines: [
        { account: 'creditor', customer_id: first, amount_cents: 30_00 },
        { account: 'creditor', customer_id: second, amount_cents: 7_00 },
        { account: 'fees', amount_cents: -36_00 },
        { account: 'debtors', amount_cents: -1_00 },
      ],
    },
    { kind: 'surplus', date: day('2026-06-01'), entry_id, lines: moved(5_00, SUSPENSE, { account: 'debtors' }) },
  )
  const answer = await books.exported(`${MAY}&format=datev`)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.headers['content-disposition'], 'attachment; filename="EXTF_Fremdgeld_20260501-20260531.csv"')
  const { head, rows, columns } = readBatch(answer.rawPayload)
  assert.equal(head.length, 31)
  assert.match(head[5] as string, /^\d{17}$/)
  assert.deepEqual(
    [...head.slice(0, 5), ...head.slice(10, 17)],
    [
      ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '29098', '55003', '20260101', '4', '20260501', '20260531'],
      '"Fremdgeld 01.05.26-31.05.26"',
    ],
  )
  assert.deepEqual([head[18], head[20], head[21], head[26]], ['1', '0', '"EUR"', '"04"'])
  assert.equal(columns.length, 125)
  assert.deepEqual(
    [columns[0], columns[39], columns[113], columns[124]],
    ['Umsatz (ohne Soll/Haben-Kz)', 'EU-Land u. UStID (Bestimmung)', 'Festschreibung', 'Abw. Skontokonto'],
  )
  assert.deepEqual(sumsOf(rows), {
    1800: 1244_56,
    1370: -(1244_56 - 1100_01),
    70000: -(1000_00 - 30_00),
    70001: -(100_01 - 7_00),
    1210: -36_00,
    3500: -1_00,
  })
  assert.deepEqual(
    rows.map((row) => [row.Belegdatum, row.Buchungstext]),
    [
      ['0405', 'Bankumsatz'],
      ['0405', 'Bankumsatz'],
      ['0405', 'Zahlung Huber GmbH'],
      ['0505', 'Zahlung Huber GmbH'],
      ...Array.from({ length: 3 }, () => ['0605', 'Abrechnung Huber GmbH']),
    ],
  )
  for (const row of rows) assert.match(row['Belegfeld 1'] as string, /^[A-Za-z0-9$&%*+/-]{1,36}$/)
  const again = readBatch((await books.exported(`${MAY}&format=datev`)).rawPayload)
  assert.deepEqual(again.rows, rows, 'a creditor keeps the number')
})

test('a CSV has a line for each line of the ledger, is UTF-8, and runs no formula', async () => {
  const books = await booksWithSettings()
  const partner = await world.partner({ organization_id: books.organization_id })
  const customer_id = await makeCustomer(partner)
  await partner.patch(`/openapi/customers/${customer_id}`, { name: '=HYPERLINK("x")' })
  await world.deps.db.alone(sql`update customers set name = '=1+1; Ötzi' where id = ${customer_id}`)
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [12_30])
  await books.book({
    ...{ kind: 'payment', date: day('2026-05-04'), entry_id },
    lines: moved(12_30, SUSPENSE, { account: 'creditor', customer_id }),
  })
  const answer = await books.exported(`${MAY}&format=csv`)
  assert.equal(answer.statusCode, 200)
  assert.deepEqual([...answer.rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const lines = answer.rawPayload.toString().trimEnd().split('\r\n')
  assert.equal(lines.length, 5)
  assert.match(lines[0] as string, /^\ufeffdate,number,kind,account,amount,currency,/)
  assert.match(lines[1] as string, /^2026-05-04,\d+,receipt,bank,12\.30,EUR,/)
  assert.match(lines[4] as string, /,payment,creditor,-12\.30,EUR,.*,'=1\+1; Ötzi,/)
})

test('an export is for administrators, recorded, and refused where DATEV could not read it', async () => {
  const books = await booksWithSettings()
  const path = `/api/operator/ledger/export?organization_id=${books.organization_id}`
  assert.equal((await agent.get(`${path}&${MAY}&format=csv`)).statusCode, 403)
  await books.exported(`${MAY}&format=csv`)
  const entry = await world.deps.db.one<{ details: object }>(sql`
    select details from audit_entries where action = 'export.made' and organization_id = ${books.organization_id}`)
  assert.deepEqual(entry?.details, { what: 'ledger', format: 'csv', from: '2026-05-01', to: '2026-05-31' })

  const refusal = async (query: string) => {
    const answer = await books.exported(query)
    const { code, details } = answer.json()
    return [answer.statusCode, details?.[0]?.code ?? code]
  }
  assert.deepEqual(await refusal('from=2026-05-02&to=2026-05-01&format=csv'), [400, 'out_of_order'])
  assert.deepEqual(await refusal('from=2025-12-31&to=2026-01-01&format=datev'), [400, 'out_of_range'])
  assert.deepEqual(await refusal('from=2026-01-01&to=2026-01-02&format=xml'), [400, 'not_allowed'])
  await admin.patch(`/api/operator/organizations/${books.organization_id}`, { accounting: null })
  const usual = await books.exported(`${MAY}&format=datev`)
  assert.equal(usual.statusCode, 200)
  assert.match(usual.body, /^"EXTF";700;21;"Buchungsstapel";13;\d+;[^\r]*;1001;1;20260101;4;/)
})

test('account numbers have the digits that the chart has', async () => {
  const { organization_id } = await openBooks(world)
  const patch = (accounting: object) =>
    admin.patch(`/api/operator/organizations/${organization_id}`, { accounting: { ...SETTINGS, ...accounting } })
  for (const [accounting, field] of [
    [{ accounts: { bank: 12_345 } }, 'accounting.accounts.bank'],
    [{ creditors_from: 700_000 }, 'accounting.creditors_from'],
    [{ bank_accounts: [{ bank_account_id: newId(), account: 99_999 }] }, 'accounting.bank_accounts.0.account'],
    [{ consultant_number: 1 }, 'accounting.consultant_number'],
    [{ fiscal_year_start: '13-01' }, 'accounting.fiscal_year_start'],
  ] as const) {
    const answer = await patch(accounting)
    assert.equal(answer.statusCode, 400)
    assert.ok(answer.body.includes(field), answer.body)
  }
  const { accounting } = (await patch({ account_length: 6, creditors_from: 7_000_000 })).json().data
  assert.deepEqual(
    [accounting.chart, accounting.fiscal_year_start, accounting.accounts.bank, accounting.bank_accounts],
    ['skr03', '01-01', null, []],
  )
  assert.equal(accountFor(accounting, 'bank'), 120_000)
})

const ACCOUNTING: Accounting = {
  ...{ ...SETTINGS, fiscal_year_start: '01-01', chart: 'skr03' as const, account_length: 4, creditors_from: null },
  accounts: { ...USUAL_ACCOUNTS.skr03, bank: null },
  bank_accounts: [],
}

test('an invoice for fees is booked gross to revenue, and court fees to what was advanced', () => {
  const invoice: FeeInvoice = {
    ...{ id: newId(), date: '2026-05-31', number: 'RE-2026-0001', net_cents: 100_00, vat_cents: 19_00 },
    court_fees_cents: 32_00,
    ...{ treatment: 'domestic', uid: 'ATU12345678' },
  }
  const short = (given: FeeInvoice) =>
    invoiceBookings(given, ACCOUNTING).map(({ debit, credit, amount_cents, vat_id }) => [
      ...[debit, credit, amount_cents, vat_id],
    ])
  assert.deepEqual(short(invoice), [
    [1410, 8400, 119_00, null],
    [1410, 1591, 32_00, null],
  ])
  assert.deepEqual(short({ ...invoice, net_cents: -40_00, vat_cents: -7_60, court_fees_cents: 0 }), [
    [8400, 1410, 47_60, null],
  ])
  assert.deepEqual(short({ ...invoice, vat_cents: 0, court_fees_cents: 0, treatment: 'reverse_charge' }), [
    [1410, 8336, 100_00, 'ATU12345678'],
  ])
  const [line] = invoiceBookings({ ...invoice, treatment: 'reverse_charge' }, ACCOUNTING).map(batchLine)
  assert.match(line as string, /^119,00;"S";"EUR";;;"";1410;8336;"";3105;"RE-2026-0001";/)
  assert.equal((line as string).split(';')[39], '"ATU12345678"')
})

test('the batch has the invoice of a settlement, and what it takes of the creditor’s money', async () => {
  const house = await openSettling(world)
  await admin.patch(`/api/operator/organizations/${house.organization_id}`, {
    accounting: { ...SETTINGS, chart: 'at' },
  })
  await house.receive(await house.makeClaim(), 600)
  const { fees_net, fees_vat, invoice_number } = await house.settle()
  const path = `/api/operator/ledger/export?organization_id=${house.organization_id}&${MAY}&format=datev`
  const { rows } = readBatch((await admin.get(path)).rawPayload)
  const gross = Math.round((Number(fees_net) + Number(fees_vat)) * 100)
  assert.ok(gross > 0)
  const vat = Math.round(Number(fees_vat) * 100)
  assert.ok(vat > 0)
  assert.deepEqual(sumsOf(rows), {
    ...{ 2001: 0, 2800: 600_00, 3500: -vat, 3700: gross - 600_00, 3790: 0, 4000: vat - gross },
  })
  assert.deepEqual(
    rows.slice(-3).map((row) => [row.Buchungstext, row['Belegfeld 1']]),
    [
      ['Abrechnung Huber GmbH', invoice_number],
      [`Honorar ${invoice_number}`, invoice_number],
      [`USt ${invoice_number}`, invoice_number],
    ],
    'what clears the invoice bears its number',
  )
})

test('usual accounts are told apart in each chart', () => {
  for (const accounts of Object.values(USUAL_ACCOUNTS))
    assert.equal(new Set(Object.values(accounts)).size, Object.keys(accounts).length)
})

test('what is on one account of the accountant on both sides is no booking', () => {
  const lines = [
    { account: 'suspense', amount_cents: 5, bank_account_id: null, customer_id: null },
    { account: 'debtors', amount_cents: -5, bank_account_id: null, customer_id: null },
  ] as const
  assert.deepEqual(
    bookingsOf({ id: newId(), number: 1, date: '2026-05-01', document: null, lines }, 'x', () => 1590),
    [],
  )
})

test('a business year may begin in any month', () => {
  assert.equal(fiscalYearOf('2026-05-04', '07-01'), '2025-07-01')
  assert.equal(fiscalYearOf('2026-07-01', '07-01'), '2026-07-01')
  assert.ok(isOneFiscalYear('2025-12-31', '2026-01-01', '07-01'))
  assert.ok(!isOneFiscalYear('2026-06-30', '2026-07-01', '07-01'))
})

test('texts are Windows-1252, and what it lacks loses its marks', () => {
  const text = 'Grüße € „ß“ Łódź Šč 漢'
  assert.equal(new TextDecoder('windows-1252').decode(windows1252(text)), 'Grüße € „ß“ ?ódz Šc ?')
})
