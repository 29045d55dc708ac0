import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { makeCollectable, makeCustomer } from '../../../../test/cases.ts'
import { filePart, type Part, upload } from '../../../../test/files.ts'
import { pagePdf, stream, textAt } from '../../../../test/pdf-files.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
after(() => world.deps.pdf_reader.close())
const team = await world.operator('agent')
const { db } = world.deps

type Bill = {
  readonly issuer?: string
  readonly recipient?: string
  readonly gross?: number
  readonly sign?: string
  /** What an e-invoice in the file says the gross amount and the number to be. */
  readonly xml?: readonly [gross: number, number: string]
}

const money = (amount: number): string => amount.toFixed(2).replace('.', ',')

/** A bill of the claim's creditor to its debtor, unless told otherwise. */
function bill({ issuer = 'Huber GmbH', recipient = 'Max Canary-Maier', gross = 120, sign = 'EUR', xml }: Bill): Buffer {
  const page = textAt(
    [40, 560, `${issuer}, Hauptstrasse 1, 4020 Linz`],
    [40, 500, recipient],
    [40, 485, 'Seestrasse 9'],
    [40, 470, '5020 Salzburg'],
    [240, 430, 'Rechnungsdatum: 02.03.2026'],
    [40, 430, 'Rechnung Nr. R-2026-17'],
    [40, 300, 'Nettobetrag'],
    [300, 300, `${money(gross / 1.2)} ${sign}`],
    [40, 280, '20 % USt'],
    [300, 280, `${money(gross - gross / 1.2)} ${sign}`],
    [40, 260, 'Rechnungsbetrag brutto'],
    [300, 260, `${money(gross)} ${sign}`],
  )
  if (!xml) return pagePdf(page)
  const [total, number] = xml
  const content = `<CrossIndustryInvoice><ExchangedDocument><ID>${number}</ID><TypeCode>380</TypeCode>
    <IssueDateTime><DateTimeString>20260302</DateTimeString></IssueDateTime></ExchangedDocument>
    <SupplyChainTradeTransaction><ApplicableHeaderTradeSettlement><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode>
    <SpecifiedTradeSettlementHeaderMonetarySummation><TaxBasisTotalAmount>${(total / 1.2).toFixed(2)}</TaxBasisTotalAmount>
    <TaxTotalAmount>${(total - total / 1.2).toFixed(2)}</TaxTotalAmount><GrandTotalAmount>${total}.00</GrandTotalAmount>
    <DuePayableAmount>${total}.00</DuePayableAmount></SpecifiedTradeSettlementHeaderMonetarySummation>
    </ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></CrossIndustryInvoice>`
  return pagePdf(page, {
    catalogue: '/Names 8 0 R',
    more: [
      stream(content, '/Type /EmbeddedFile'),
      '<< /EmbeddedFiles 9 0 R >>',
      '<< /Names [(factur-x.xml) 10 0 R] >>',
      '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 7 0 R >> >>',
    ],
  })
}

/** A bill that was sent beside another one over 1.00, and was read. */
async function submit(pdf: Buffer, sent: Record<string, string> = {}) {
  const partner = await world.partner()
  const { id: claim_id, debtor_id } = await makeCollectable(partner, { amount: 1 })
  const parts = Object.entries(sent).map(([name, content]): Part => ({ name, content }))
  const answer = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('r.pdf', pdf), ...parts])
  assert.equal(answer.statusCode, 201, answer.body)
  await world.deps.jobs.runDue(world.deps)
  const id: string = answer.json().data.id
  const base = `/api/operator/invoices/${id}/extraction`
  const claim = async () => (await partner.get(`/openapi/claims/${claim_id}`)).json().data
  const invoice = async () => (await partner.get(`/openapi/invoices/${id}`)).json().data
  return {
    ...{ partner, claim_id, debtor_id, id, base, invoice },
    problem: async () => (await invoice()).data_extraction_problem,
    blocked: async () => (await claim()).blocked_reason,
    total: async () => (await claim()).total_claim_amount - 1,
    field: async (name: string) =>
      (await team.get(base)).json().data.fields.find(({ field }: { field: string }) => field === name),
    waiting: async (): Promise<string[]> =>
      (await team.get(`/api/operator/invoices/to-check?organization_id=${partner.organization_id}`)).json().data[0]
        ?.waiting_fields ?? [],
    correct: (name: string, value: unknown) => team.patch(`${base}/fields/${name}`, { value }),
    accept: (name: string) => team.post(`${base}/fields/${name}/accept`),
  }
}

test('what fits together waits for nobody', async () => {
  const sent = {
    invoice_number: 'R 2026/17',
    total_amount: '120.00',
    issue_date: '2026-03-02',
    invoice_issuer: 'HUBER',
  }
  const { problem, waiting, blocked } = await submit(bill({}), sent)
  assert.deepEqual([await problem(), await waiting(), await blocked()], [null, [], null])
})

test('what was sent and differs stays, is told with both values, and the team keeps it with one click', async () => {
  const sent = { invoice_number: 'R-2026-99', total_amount: '125.00', issue_date: '2026-03-20' }
  const { problem, waiting, blocked, total, field, accept, invoice } = await submit(bill({}), sent)
  assert.partialDeepStrictEqual(await invoice(), {
    invoice_number: 'R-2026-99',
    invoice_amount_gross: 125,
    invoice_issue_date: '2026-03-20',
    data_extraction_status: 'completed',
  })
  const told = await problem()
  assert.deepEqual(told.code, 'sent_differs')
  assert.deepEqual(told.contradictions, [
    { field: 'invoice_amount_gross', kind: 'sent_differs', said: 125, read: 120 },
    { field: 'invoice_issue_date', kind: 'sent_differs', said: '2026-03-20', read: '2026-03-02' },
    { field: 'invoice_number', kind: 'sent_differs', said: 'R-2026-99', read: 'R-2026-17' },
  ])
  assert.deepEqual(await waiting(), ['invoice_amount_gross', 'invoice_issue_date', 'invoice_number'])
  assert.deepEqual([await blocked(), await total()], [null, 125], 'what was sent is certain')
  assert.partialDeepStrictEqual(await field('invoice_amount_gross'), {
    needs_check: true,
    contradictions: [{ kind: 'sent_differs', said: 125, read: 120 }],
  })
  for (const name of await waiting()) assert.equal((await accept(name)).statusCode, 200)
  assert.deepEqual([await problem(), await waiting(), await total()], [null, [], 125])
  assert.deepEqual((await field('invoice_amount_gross')).contradictions, [])
})

test('the team takes what was read with one click, and can undo it', async () => {
  const { problem, waiting, total, correct, base, blocked } = await submit(bill({}), { total_amount: '125.00' })
  const taken = await correct('invoice_amount_gross', 120)
  assert.equal(taken.statusCode, 200, taken.body)
  assert.deepEqual([await problem(), await waiting(), await total(), await blocked()], [null, [], 120, null])
  const step = taken.json().data.last_step.id
  assert.equal((await team.post(`${base}/steps/${step}/undo`)).statusCode, 200)
  assert.deepEqual(
    [(await problem()).code, await waiting(), await total()],
    ['sent_differs', ['invoice_amount_gross'], 125],
  )
})

test('a partner answers by naming the field, and the same reading asks no more', async () => {
  const { partner, id, base, problem, waiting, total } = await submit(bill({}), { total_amount: '125.00' })
  assert.equal((await problem()).code, 'sent_differs')
  const answer = await partner.patch(`/openapi/invoices/${id}`, { invoice_amount_gross: 125 })
  assert.equal(answer.json().data.data_extraction_problem, null)
  await team.post(`${base}/run`)
  await world.deps.jobs.runDue(world.deps)
  assert.deepEqual([await problem(), await waiting(), await total()], [null, [], 125])
})

test('the figure of a bill in francs that was sent as euros waits', async () => {
  const { problem, blocked } = await submit(bill({ sign: 'CHF' }), { total_amount: '120.00' })
  const told = await problem()
  assert.deepEqual(
    [told.code, told.contradictions],
    ['currency_differs', [{ field: 'invoice_amount_gross', kind: 'currency_differs', said: 'EUR', read: 'CHF' }]],
  )
  assert.equal(await blocked(), null)
})

test('an e-invoice with another gross amount than its page blocks the claim, and both amounts are told', async () => {
  const odd = await submit(bill({ xml: [240, 'R-2026-17'] }))
  const told = await odd.problem()
  assert.equal(told.code, 'page_differs')
  assert.match(told.message, /the claim waits until the gross amount was checked or sent/)
  assert.partialDeepStrictEqual(told.contradictions, [
    { field: 'invoice_amount_gross', kind: 'page_differs', said: 240, read: 120 },
  ])
  assert.equal(await odd.blocked(), 'invoice_to_check')
  assert.ok((await odd.waiting()).includes('invoice_amount_gross'))
  for (const name of await odd.waiting()) {
    const [one] = (await odd.field(name)).contradictions
    assert.equal((await (one ? odd.correct(name, one.read) : odd.accept(name))).statusCode, 200, name)
  }
  assert.deepEqual([await odd.blocked(), await odd.total(), await odd.problem()], [null, 120, null])
})

test('an e-invoice with another number than its page waits', async () => {
  const { problem, waiting } = await submit(bill({ xml: [120, 'X-4711'] }))
  assert.deepEqual((await problem()).contradictions, [
    { field: 'invoice_number', kind: 'page_differs', said: 'X-4711', read: 'R-2026-17' },
  ])
  assert.ok((await waiting()).includes('invoice_number'))
})

test('another issuer or recipient than the claim has waits, but holds up nothing', async () => {
  const issuer = await submit(bill({ issuer: 'Tischlerei Eder GmbH' }))
  assert.deepEqual(await issuer.problem(), {
    code: 'issuer_differs',
    message: 'The document is from somebody else than the creditor of the claim; our team checks it.',
    contradictions: [
      { field: 'invoice_issuer', kind: 'issuer_differs', said: 'Huber GmbH', read: 'Tischlerei Eder GmbH' },
    ],
  })
  assert.deepEqual([await issuer.waiting(), await issuer.blocked()], [['invoice_issuer'], null])
  await issuer.accept('invoice_issuer')
  assert.deepEqual([await issuer.waiting(), await issuer.problem()], [[], null])

  const recipient = await submit(bill({ recipient: 'Berger Bau GmbH' }))
  assert.deepEqual((await recipient.problem()).code, 'recipient_differs')
  assert.deepEqual([await recipient.waiting(), await recipient.blocked()], [['invoice_recipient'], null])
})

test('parties the other way round wait as that', async () => {
  const { problem, waiting } = await submit(bill({ issuer: 'Max Canary-Maier', recipient: 'Huber GmbH' }))
  assert.deepEqual(
    (await problem()).contradictions.map(({ field, kind }: { field: string; kind: string }) => [field, kind]),
    [
      ['invoice_issuer', 'parties_swapped'],
      ['invoice_recipient', 'parties_swapped'],
    ],
  )
  assert.deepEqual(await waiting(), ['invoice_issuer', 'invoice_recipient'])
})

test('another name over the address or the VAT id of the creditor is a trading name', async () => {
  const partner = await world.partner()
  const customer_id = await makeCustomer(partner)
  const address = { street: 'Hauptstrasse 1', zip: '4020', city: 'Linz', country: 'AT' }
  assert.equal((await partner.patch(`/openapi/customers/${customer_id}`, { address })).statusCode, 200)
  const { id: claim_id } = await makeCollectable(partner, { customer_id })
  const pdf = bill({ issuer: 'Zum Goldenen Hobel' })
  const sent = await upload(partner, `/openapi/claims/${claim_id}/invoices`, [filePart('r.pdf', pdf)])
  await world.deps.jobs.runDue(world.deps)
  const { data } = (await partner.get(`/openapi/invoices/${sent.json().data.id}`)).json()
  assert.deepEqual([data.invoice_issuer, data.data_extraction_problem], ['Zum Goldenen Hobel', null])
})

test('the names in a contradiction are withheld with those of the debtor', async () => {
  const { problem, debtor_id, invoice } = await submit(bill({ recipient: 'Berger Bau GmbH' }))
  assert.equal((await problem()).code, 'recipient_differs')
  await db.alone(sql`
    update debtors set restricted_at = now(), restriction_reason = 'objection' where id = ${debtor_id}`)
  assert.partialDeepStrictEqual(await invoice(), { invoice_recipient: null, data_extraction_problem: null })
})
