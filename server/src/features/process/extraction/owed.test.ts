import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeCollectable } from '../../../../test/cases.ts'
import { filePart, type Part, upload } from '../../../../test/files.ts'
import { attachmentPdf, longPdf, pagePdf, textAt } from '../../../../test/pdf-files.ts'
import { openWorld } from '../../../../test/world.ts'
import { finishReading } from './service.ts'

const world = await openWorld()
after(() => world.deps.pdf_reader.close())
const team = await world.operator('agent')

type Bill = {
  readonly heading?: string
  readonly sign?: string
  readonly more?: readonly [label: string, value: string][]
}

/** A bill over 100.00 and 20.00 of tax, and what stands below its total. */
const bill = (what: Bill): Buffer => pagePdf(billText(what))

const billText = ({ heading = 'Rechnung Nr. R-17', sign = ' EUR', more = [] }: Bill): string =>
  textAt(
    [40, 560, 'Huber GmbH, Hauptstrasse 1, 4020 Linz'],
    [40, 500, 'Max Canary-Maier'],
    [40, 485, 'Seestrasse 9'],
    [40, 470, '5020 Salzburg'],
    [240, 430, 'Datum: 02.03.2026'],
    [40, 430, heading],
    [40, 300, 'Nettobetrag'],
    [300, 300, `100,00${sign}`],
    [40, 280, '20 % USt'],
    [300, 280, `20,00${sign}`],
    [40, 260, 'Gesamtbetrag brutto'],
    [300, 260, `120,00${sign}`],
    ...more.flatMap(([label, value], at): [number, number, string][] => [
      [40, 240 - 20 * at, label],
      [300, 240 - 20 * at, value],
    ]),
  )

/** A bill that was sent beside another one over 1.00, and was read. */
async function submit(pdf: Buffer, parts: readonly Part[] = []) {
  const partner = await world.partner()
  const { id: claim_id } = await makeCollectable(partner, { amount: 1 })
  const sent = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('r.pdf', pdf), ...parts])
  assert.equal(sent.statusCode, 201, sent.body)
  await world.deps.jobs.runDue(world.deps)
  const id: string = sent.json().data.id
  const base = `/api/operator/invoices/${id}/extraction`
  const claim = async () => (await partner.get(`/openapi/claims/${claim_id}`)).json().data
  const read = async () => (await team.get(base)).json().data
  return {
    ...{ partner, id, base, read, claim },
    invoice: async () => (await partner.get(`/openapi/invoices/${id}`)).json().data,
    total: async () => (await claim()).total_claim_amount - 1,
    blocked: async () => (await claim()).blocked_reason,
    field: async (name: string) => (await read()).fields.find(({ field }: { field: string }) => field === name),
    listed: async () =>
      (await team.get(`/api/operator/invoices/to-check?organization_id=${partner.organization_id}`)).json().data[0]
        ?.waiting_fields ?? [],
  }
}

type Expected = { code: string; message: RegExp; kind?: string; open?: number; blocked?: string }

/** Read right, but not claimed: the amounts wait, everybody sees why, and the total is without them. */
async function assertWaits(sent: Awaited<ReturnType<typeof submit>>, expected: Expected): Promise<void> {
  const { code, message, kind = 'invoice', open = null, blocked = 'invoice_to_check' } = expected
  const invoice = await sent.invoice()
  assert.partialDeepStrictEqual(invoice, {
    data_extraction_status: 'completed',
    invoice_amount_gross: null,
    invoice_amount_net: null,
    invoice_issue_date: '2026-03-02',
  })
  assert.equal(invoice.data_extraction_problem.code, code)
  assert.match(invoice.data_extraction_problem.message, message)
  assert.deepEqual([await sent.total(), await sent.blocked()], [0, blocked])
  const extraction = await sent.read()
  assert.partialDeepStrictEqual(extraction, { document_kind: kind, open_amount: open, doubts: [code] })
  assert.partialDeepStrictEqual(await sent.field('invoice_amount_gross'), {
    value: null,
    needs_check: true,
    reading: { value: 120, proof: 'net_plus_tax' },
  })
  const waiting: string[] = await sent.listed()
  assert.deepEqual(
    waiting.filter((field) => field.startsWith('invoice_amount')),
    ['invoice_amount_gross', 'invoice_amount_net'],
  )
}

test('a bill that is owed as it is claims its gross amount, and no problem is told', async () => {
  const { invoice, total, blocked, read } = await submit(bill({}))
  assert.partialDeepStrictEqual(await invoice(), { invoice_amount_gross: 120, data_extraction_problem: null })
  assert.deepEqual([await total(), await blocked()], [120, null])
  assert.partialDeepStrictEqual(await read(), { document_kind: 'invoice', open_amount: null, doubts: [] })
})

test('a credit note, an offer and a pro forma invoice claim nothing by themselves', async () => {
  for (const [heading, kind, message] of [
    ['Gutschrift Nr. G-17', 'credit_note', /^The document is a credit note or cancellation, not an invoice; /],
    ['Angebot Nr. A-17', 'offer', /^The document is an offer, not an invoice; /],
    ['Proforma-Rechnung Nr. 17', 'pro_forma', /^The document is a pro forma invoice, not an invoice; /],
  ] as const) {
    await assertWaits(await submit(bill({ heading })), { code: 'not_an_invoice', message, kind })
  }
})

test('a reminder claims what it asks for', async () => {
  const { total, read } = await submit(bill({ heading: '2. Mahnung zur Rechnung Nr. R-17' }))
  assert.deepEqual([await total(), (await read()).document_kind], [120, 'reminder'])
})

test('a bill that is paid claims nothing', async () => {
  const paid = await submit(bill({ more: [['Betrag dankend erhalten am 05.03.2026', '']] }))
  await assertWaits(paid, { code: 'already_paid', message: /paid already/ })
})

test('of a bill with a rest the team takes the open amount or the gross amount', async () => {
  const more: Bill['more'] = [
    ['abzgl. Anzahlung vom 01.03.2026', '-50,00 EUR'],
    ['Restbetrag', '70,00 EUR'],
  ]
  const rest = await submit(bill({ more }))
  await assertWaits(rest, { code: 'open_amount_differs', message: /another amount than its gross amount/, open: 70 })
  assert.equal((await team.patch(`${rest.base}/fields/invoice_amount_gross`, { value: 70 })).statusCode, 200)
  assert.deepEqual([await rest.total(), await rest.blocked()], [70, null])
  assert.equal((await rest.invoice()).data_extraction_problem, null)

  const whole = await submit(bill({ more }))
  const { statusCode, body } = await team.post(`${whole.base}/fields/invoice_amount_gross/accept`)
  assert.equal(statusCode, 200, body)
  assert.deepEqual([await whole.total(), await whole.blocked()], [120, null])
  assert.equal((await whole.invoice()).data_extraction_problem, null)
})

test('a sign that is no currency we know, and no sign at all, wait for a check', async () => {
  await assertWaits(await submit(bill({ sign: ' QQQ' })), { code: 'currency_unknown', message: /we do not know/ })
  await assertWaits(await submit(bill({ sign: '' })), {
    code: 'no_currency',
    message: /does not say in which currency/,
  })
})

test('francs block the claim as a foreign currency, and the partner is told', async () => {
  const francs = await submit(bill({ sign: ' CHF' }))
  const message = /another currency than the euro/
  await assertWaits(francs, { code: 'foreign_currency', message, blocked: 'foreign_currency' })
  assert.equal((await team.post(`${francs.base}/fields/invoice_amount_gross/accept`)).json().code, 'foreign_currency')
})

test('what the partner sent is certain: an amount without a currency then blocks nothing', async () => {
  const amount = { name: 'total_amount', content: '120.00' }
  const { invoice, total, blocked, listed } = await submit(bill({ sign: '' }), [amount])
  assert.partialDeepStrictEqual(await invoice(), {
    invoice_amount_gross: 120,
    invoice_amount_net: 100,
    data_extraction_problem: null,
  })
  assert.deepEqual([await total(), await blocked(), await listed()], [120, null, []])
})

test('a partner ends the wait with a gross amount of its own', async () => {
  const { partner, id, total, blocked } = await submit(bill({ heading: 'Angebot Nr. A-17' }))
  const mended = await partner.patch(`/openapi/invoices/${id}`, { invoice_amount_gross: 90 })
  assert.partialDeepStrictEqual(mended.json().data, { invoice_amount_gross: 90, data_extraction_problem: null })
  assert.deepEqual([await total(), await blocked()], [90, null])
})

test('a new reading that finds a doubt takes back what was read before, but not what the team has accepted', async () => {
  const amount = { value: 12_000, source: 'text', confidence: 0.95, page: 1, box: null } as const
  const fields = { invoice_amount_gross: amount }
  const reading = { fields, confidence: 0.9, currency: 'EUR', kind: 'offer', open_amount: null } as const
  for (const [is_accepted, left] of [
    [false, 0],
    [true, 120],
  ] as const) {
    const { id, base, total, read } = await submit(bill({}))
    if (is_accepted) await team.post(`${base}/fields/invoice_amount_gross/accept`)
    assert.equal(await total(), 120)
    assert.equal((await team.post(`${base}/run`)).statusCode, 200)
    const found = { reading: { ...reading, doubts: ['not_an_invoice'] as const }, pages: [] }
    await world.act((work) => finishReading(work, { invoice_id: id, run: 2 }, found))
    assert.deepEqual([await total(), (await read()).doubts], [left, ['not_an_invoice']])
    await world.deps.jobs.runDue(world.deps)
  }
})

test('a letter without any amount fails, and the partner sees why', async () => {
  const letter = pagePdf(
    textAt(
      [40, 500, 'Berger Bau GmbH'],
      [40, 430, 'Linz, am 02.03.2026'],
      [40, 400, 'Sehr geehrte Damen und Herren,'],
      [40, 380, 'danke für das Gespräch.'],
      [40, 340, 'Mit freundlichen Grüßen'],
    ),
  )
  const { invoice, read, blocked, total } = await submit(letter)
  assert.partialDeepStrictEqual(await invoice(), {
    data_extraction_status: 'failed',
    data_extraction_problem: {
      code: 'no_invoice',
      message:
        'The file has nothing on it that looks like an invoice; the claim waits until the gross amount was checked or sent.',
    },
  })
  assert.partialDeepStrictEqual(await read(), { failure_code: 'no_invoice', document_kind: 'letter' })
  assert.deepEqual([await total(), await blocked()], [0, 'invoice_to_check'])
})

test('an amount that was read with doubt is told to the partner too', async () => {
  const { invoice } = await submit(pagePdf(textAt([40, 500, 'Rechnung Nr. 77'], [40, 470, 'Alle Betraege in EUR'])))
  assert.equal((await invoice()).data_extraction_problem.code, 'amount_uncertain')
})

test('an e-invoice that was prepaid in part claims neither the whole nor the rest', async () => {
  const xml = `<CrossIndustryInvoice><ExchangedDocument><ID>R-17</ID><TypeCode>380</TypeCode>
    <IssueDateTime><DateTimeString>20260302</DateTimeString></IssueDateTime></ExchangedDocument>
    <SupplyChainTradeTransaction><ApplicableHeaderTradeSettlement><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode>
    <SpecifiedTradeSettlementHeaderMonetarySummation><TaxBasisTotalAmount>100.00</TaxBasisTotalAmount>
    <TaxTotalAmount>20.00</TaxTotalAmount><GrandTotalAmount>120.00</GrandTotalAmount>
    <TotalPrepaidAmount>50.00</TotalPrepaidAmount><DuePayableAmount>70.00</DuePayableAmount>
    </SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></CrossIndustryInvoice>`
  const { invoice, read, field } = await submit(attachmentPdf('factur-x.xml', Buffer.from(xml)))
  assert.equal((await invoice()).data_extraction_problem.code, 'open_amount_differs')
  assert.partialDeepStrictEqual(await read(), { open_amount: 70, doubts: ['open_amount_differs'] })
  assert.partialDeepStrictEqual(await field('invoice_amount_gross'), {
    value: null,
    reading: { value: 120, proof: 'xml_sums' },
  })
})

test('a bill whose middle pages were not read claims nothing until somebody has looked through them', async () => {
  const sent = await submit(longPdf(billText({}), 23))
  await assertWaits(sent, { code: 'pages_unread', message: /has pages that were not read \(16 to 18\); / })
  assert.deepEqual((await sent.read()).unread_pages, [{ from: 16, to: 18 }])
  const short = await submit(longPdf(billText({}), 20))
  assert.deepEqual([await short.total(), (await short.read()).unread_pages], [120, []])
})
