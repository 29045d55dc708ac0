import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeDebtor, makePayout } from '../../../../test/cases.ts'
import { englishWordsIn } from '../../../../test/english-words.ts'
import { copiedPages } from '../../../../test/pdf-text.ts'
import { temporaryFolder } from '../../../../test/process.ts'
import { openTools } from '../../../../test/tools.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import type { CreditNote, RevenueStatement, StatementLine } from './rules.ts'
import { statementCsv } from './statement.ts'
import { PRINTED_LINES_MAX, statementPage } from './statement-page.ts'

const world = await openWorld()
const admin = await world.operator()
const folder = await temporaryFolder()
const { pdf_reader: reader } = openTools()

async function wordsOf(pdf: Buffer): Promise<string> {
  const path = join(folder, 'statement.pdf')
  await writeFile(path, pdf)
  const { pages } = await reader.read(path)
  return pages.flatMap((page) => page.words.map((word) => word.text)).join(' ')
}

const CUSTOMER = '=HYPERLINK("https://evil.example"),\u202e "Ärger" & 中 💥'

async function earnWithHostileNames(partner: PartnerClient): Promise<{ claim_id: string; payment_id: string }> {
  const { partner_id } = partner
  const customer = { name: CUSTOMER, email: 'a@example.com', partner_id, partner_client_reference: '@SUM(A1)' }
  const customer_id = (await partner.post('/openapi/customers', customer)).json().data.id
  const debtor_id = await makeDebtor(partner, customer_id)
  const body = { debtor_id, customer_id, partner_reference: '-2+3\nnext' }
  const claim_id = (await partner.post('/openapi/claims', body)).json().data.id
  await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, { invoice_amount_gross: 500 })
  const payment = await partner.post(`/openapi/claims/${claim_id}/payments`, { amount: 100 })
  return { claim_id, payment_id: payment.json().data.id }
}

test('a statement is a CSV for Excel that runs nothing, and stays what it was', async () => {
  const partner = await world.partner()
  const { claim_id, payment_id } = await earnWithHostileNames(partner)
  const claim = (await partner.get(`/openapi/claims/${claim_id}`)).json().data
  const [share] = (await partner.get('/openapi/revenue-shares')).json().data
  const payout_id = await makePayout(world, partner)
  const { number } = (await admin.get(`/api/operator/payouts/${payout_id}`)).json().data
  const organization = (await admin.get(`/api/operator/organizations/${partner.organization_id}`)).json().data
  const answer = await admin.get(`/api/operator/payouts/${payout_id}/statement.csv`)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8; header=present')
  assert.equal(answer.headers['content-disposition'], `attachment; filename="${number}.csv"`)
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.deepEqual([...answer.rawPayload.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const csv = answer.rawPayload.subarray(3).toString('utf8')
  const head =
    'statement_number,month,date,case_reference,partner_reference,customer,partner_client_reference,fee_kind,fee_amount,' +
    'commission_rate,amount,currency,revenue_share_id,reverses,claim_id,payment_id,issuer,issuer_address,issuer_uid,' +
    'partner,partner_address,partner_uid,supplied_from,supplied_to,vat_treatment,statement_net,vat_rate,statement_vat,' +
    'statement_gross\r\n'
  const line =
    `${number},2026-05,2026-05-14,${claim.case_reference},"'-2+3\nnext",` +
    `"'=HYPERLINK(""https://evil.example""),\u202e ""Ärger"" & 中 💥",'@SUM(A1),` +
    `success,10.00,0.2,2.00,EUR,${share.id},,${claim_id},${payment_id},${organization.name},,,Partner,,,` +
    '2026-05-14,2026-05-14,none,22.00,0,0.00,22.00\r\n'
  assert.equal(csv.slice(0, head.length + line.length), head + line)
  assert.equal(csv.split('\r\n').length, 4, 'the header, two lines, and the end of the last')

  await partner.patch(`/openapi/customers/${claim.customer_id}`, { name: 'Renamed' })
  await admin.patch(`/api/operator/partners/${partner.partner_id}`, { name: 'Renamed' })
  const later = await admin.get(`/api/operator/payouts/${payout_id}/statement.csv`)
  assert.ok(later.rawPayload.equals(answer.rawPayload))
})

test('a statement is a page for people, whatever letters the names have', async () => {
  const partner = await world.partner()
  await earnWithHostileNames(partner)
  const payout_id = await makePayout(world, partner)
  const { number } = (await admin.get(`/api/operator/payouts/${payout_id}`)).json().data
  const answer = await admin.get(`/api/operator/payouts/${payout_id}/statement.pdf`)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.headers['content-type'], 'application/pdf')
  assert.equal(answer.headers['content-disposition'], `attachment; filename="${number}.pdf"`)
  const words = await wordsOf(answer.rawPayload)
  for (const expected of [number, 'Abrechnung der Umsatzbeteiligung', '22,00 €', '10,00 €', '20 %', '"Ärger" & ? ?'])
    assert.ok(words.includes(expected), `${expected}: ${words}`)
})

test('a partner finds its own statements and nobody else does', async () => {
  const partner = await world.partner()
  const payout_id = await makePayout(world, partner, 123.45)
  const { data, total } = (await partner.get('/openapi/revenue-shares/statements')).json()
  assert.deepEqual(
    [total, Object.keys(data[0]).sort()],
    [1, ['amount', 'cancelled_by', 'cancels', 'created_at', 'credit_note', 'id', 'line_count', 'month', 'number']],
  )
  assert.deepEqual([data[0].id, data[0].amount, data[0].line_count], [payout_id, 2.47, 1])
  assert.equal((await partner.get('/openapi/revenue-shares')).json().data[0].payout_id, payout_id)
  assert.equal((await partner.get('/openapi/revenue-shares/statements?month=2026-01')).json().total, 0)
  const url = `/openapi/revenue-shares/statements/${payout_id}`
  for (const [kind, mime] of [
    ['csv', 'text/csv; charset=utf-8; header=present'],
    ['pdf', 'application/pdf'],
  ]) {
    const answer = await partner.get(`${url}/${kind}`)
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, mime])
  }
  const colleague = await world.partner({ organization_id: partner.organization_id })
  const organization = await world.organization({ organization_id: partner.organization_id })
  for (const stranger of [colleague, organization, await world.partner()]) {
    for (const kind of ['csv', 'pdf']) assert.equal((await stranger.get(`${url}/${kind}`)).statusCode, 404)
  }
  assert.equal((await colleague.get('/openapi/revenue-shares/statements')).json().total, 0)
  assert.equal((await organization.get('/openapi/revenue-shares/statements')).statusCode, 404)
})

const LETTERHEAD = {
  ...{ company_name: 'Alpenland Inkasso GmbH', street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' },
  ...{ email: 'office@example.com', iban: 'AT611904300234573201', uid: 'ATU12345678' },
}

/** A payout of 20 euros to a partner with this VAT id, by an organisation with a letterhead. */
async function creditNote(uid: string | null) {
  const partner = await world.partner()
  const changed = await admin.patch(`/api/operator/organizations/${partner.organization_id}`, {
    letterhead: LETTERHEAD,
  })
  assert.equal(changed.statusCode, 200, changed.body)
  const address = { street: 'Gasse 2', zip: '4020', city: 'Linz', country: 'at' }
  const told = await admin.patch(`/api/operator/partners/${partner.partner_id}`, { uid, address })
  assert.equal(told.statusCode, 200, told.body)
  const payout_id = await makePayout(world, partner, 1_000)
  const listed = (await partner.get('/openapi/revenue-shares/statements')).json().data[0]
  const pdf = await partner.get(`/openapi/revenue-shares/statements/${payout_id}/pdf`)
  const csv = (await partner.get(`/openapi/revenue-shares/statements/${payout_id}/csv`)).body
  return { note: listed.credit_note, words: await wordsOf(pdf.rawPayload), csv, payout_id }
}

test('a statement is a credit note with both parties, the period of supply and the VAT', async () => {
  const { note, words, csv, payout_id } = await creditNote('atu 8765.4321')
  assert.deepEqual(note, {
    ...{ treatment: 'domestic', reason: null, net: 20, rate: 0.2, vat: 4, gross: 24 },
    ...{ supplied_from: note.supplied_to, supplied_to: note.supplied_to },
    ...{ issuer_uid: 'ATU12345678', partner_uid: 'ATU87654321' },
  })
  assert.deepEqual((await admin.get(`/api/operator/payouts/${payout_id}`)).json().data.credit_note, note)
  const printed = ['Gutschrift', 'Alpenland Inkasso GmbH', '1010 Wien', 'UID ATU12345678', 'Gasse 2', '4020 Linz']
  for (const text of [
    ...printed,
    'UID ATU87654321',
    'Umsatzsteuer 20 %',
    '4,00 €',
    '24,00 €',
    '§ 11 Abs. 7 und 8 UStG',
  ])
    assert.ok(words.includes(text), `${text}: ${words}`)
  assert.match(
    csv,
    /,Alpenland Inkasso GmbH,"Ring 1, 1010 Wien, AT",ATU12345678,Partner,"Gasse 2, 4020 Linz, AT",ATU87654321,2026-[-\d]+,2026-[-\d]+,domestic,20\.00,0\.2,4\.00,24\.00\r\n/,
  )
})

test('a partner of another member state is credited net under reverse charge, one without VAT id net and told why', async () => {
  const abroad = await creditNote('DE123456789')
  assert.partialDeepStrictEqual(abroad.note, { treatment: 'reverse_charge', net: 20, vat: 0, gross: 20 })
  for (const text of ['UID ATU12345678', 'UID DE123456789', 'Übergang der Steuerschuld'])
    assert.ok(abroad.words.includes(text), `${text}: ${abroad.words}`)
  assert.ok(!abroad.words.includes('Umsatzsteuer 20'))
  const without = await creditNote(null)
  assert.partialDeepStrictEqual(without.note, { treatment: 'none', reason: 'no_uid', gross: 20 })
  assert.ok(without.words.includes('weil uns keine UID des Partners vorliegt'), without.words)
})

const LINE: StatementLine = {
  id: 'id',
  date: '2026-05-14',
  fee_kind: 'success',
  case_reference: 'MW2600000019',
  claim_id: 'claim',
  payment_id: null,
  partner_reference: null,
  customer_name: 'Huber',
  partner_client_reference: null,
  fee_amount_cents: -1_234_567,
  commission_rate: 0.3333,
  amount_cents: -411_481,
  reverses: 'first',
}
const statementWith = (lines: StatementLine[]): RevenueStatement => ({
  ...{ number: 'PA-2026-000001', month: '2026-05', date: '2026-06-01', amount_cents: 100 },
  ...{ organization_name: 'Alpenland', partner_name: 'Kanzlei', partner_email: 'k@example.com', lines },
})

test('a statement from before credit notes prints and exports as it did', async () => {
  const page = statementPage(statementWith([LINE]), { is_sandbox: false })
  assert.equal(page.credit_note, null)
  const words = await wordsOf(await world.deps.typesetter.pdf('revenue-statement', page))
  assert.ok(words.includes('Umsatzsteuer ist nicht ausgewiesen.') && !words.includes('Gutschrift'), words)
  assert.match(statementCsv(statementWith([LINE])), /,claim_id,payment_id\r\n/)
})

test('amounts are figures in the spreadsheet, a negative one too, and print in German on the page', () => {
  assert.match(statementCsv(statementWith([LINE])), /,-12345\.67,0\.3333,-4114\.81,EUR,/)
  const page = statementPage(statementWith([LINE]), { is_sandbox: true })
  assert.deepEqual([page.month, page.date, page.fee_sum], ['Mai 2026', '1.\u00a0Juni\u00a02026', '−12.345,67\u00a0€'])
  assert.deepEqual(
    [page.lines[0]?.date, page.lines[0]?.rate, page.lines[0]?.amount, page.lines[0]?.kind],
    ['14.05.2026', '33,33\u00a0%', '−4.114,81\u00a0€', 'Storno: Erfolgshonorar'],
  )
})

const NOTE: CreditNote = {
  issuer: {
    name: 'Alpenland Inkasso GmbH',
    address: { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' },
    uid: 'ATU12345678',
  },
  supplier: {
    name: 'Kanzlei',
    address: { street: 'Gasse 2', zip: '4020', city: 'Linz', country: 'AT' },
    uid: 'ATU87654321',
  },
  supplied: { from: '2027-01-04', to: '2027-01-04' },
  vat: { treatment: 'domestic', reason: null, rate_bp: 2000, vat_cents: 20, gross_cents: 120 },
}
const textOf = async (statement: RevenueStatement) =>
  (
    await copiedPages(
      await world.deps.typesetter.pdf('revenue-statement', statementPage(statement, { is_sandbox: true })),
    )
  )
    .join('\n')
    .replaceAll('Sandbox', '')

test('a statement is in one language, and what is copied from it has no invisible character', async () => {
  const customer_name = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'
  const lines = [{ ...LINE, customer_name, partner_reference: 'referenz-eines-partners-ohne-leerzeichen' }]
  const german = await textOf({
    ...statementWith(lines),
    month: '2027-01',
    credit_note: NOTE,
    organization_country: 'AT',
  })
  assert.deepEqual(englishWordsIn(german), [], german)
  assert.deepEqual(german.match(/[\u00a0\u00ad]|\p{Cf}/gu), null)
  assert.match(german, /Jänner 2027/)
  assert.match(german, /Leistungszeitraum\s*04\.01\.2027\s/)
  assert.ok(german.replaceAll('\n', '').includes(customer_name))
  const supplier = { ...NOTE.supplier, address: { street: 'Rue 1', zip: '75001', city: 'Paris', country: 'FR' } }
  const english = await textOf({ ...statementWith(lines), credit_note: { ...NOTE, supplier } })
  assert.match(
    english,
    /Period of supply[\s\S]*Self-billing invoice \(Gutschrift\)[\s\S]*Reversal: Success fee[\s\S]*§ 11 \(7\) and/,
  )
  assert.doesNotMatch(english, /Abrechnung|Betrag/)
})

test('text that begins like a formula is shown and not run', () => {
  const rowWith = (customer_name: string) => statementCsv(statementWith([{ ...LINE, customer_name }]))
  for (const text of ['=1', '+1', '-1+2', '@x', ' =1', '\r1', '\u0000=1', '＝1'])
    assert.ok(rowWith(text).includes(`'${text}`), JSON.stringify(text))
  // A tab separates cells for some programs, so what follows it begins a cell too.
  assert.ok(rowWith('\t=1').includes("'\t'=1"))
  for (const text of ['Huber', '1-2', "O'Neil", 'a=b', ' Huber']) assert.ok(!rowWith(text).includes(`'${text}`), text)
})

test('a statement with more lines than anybody reads prints its sums and names the file', async () => {
  const lines = Array.from({ length: PRINTED_LINES_MAX + 1 }, () => LINE)
  const page = statementPage(statementWith(lines), { is_sandbox: false })
  assert.deepEqual([page.line_count, page.lines.length], [PRINTED_LINES_MAX + 1, 0])
  const words = await wordsOf(await world.deps.typesetter.pdf('revenue-statement', page))
  assert.match(words, /stehen in der Datei PA-2026-000001\.csv/)
})
