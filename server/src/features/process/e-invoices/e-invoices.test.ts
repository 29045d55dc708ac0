import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BareModel, ciiXml, SIMPLE, ublXml } from '../../../../test/bare-invoices.ts'
import { activityOf, makeClaim } from '../../../../test/cases.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { WorkerLost } from '../../../platform/pdf/refusals.ts'
import { readEInvoice } from './jobs.ts'

const world = await openWorld()
const team = await world.operator('agent')
const partner = await world.partner()

const read = () => world.deps.jobs.runDue(world.deps)
const invoicesOf = async (claim_id: string) => (await partner.get(`/openapi/claims/${claim_id}/invoices`)).json().data
const documentsOf = async (claim_id: string) =>
  (await team.get(`/api/operator/claims/${claim_id}/documents`)).json().data

async function add(who: PartnerClient | typeof team, claim_id: string, content: string, name = 'rechnung.xml') {
  const url = who === team ? `/api/operator/claims/${claim_id}/documents` : `/openapi/claims/${claim_id}/documents`
  const answer = await upload(who, url, [filePart(name, content)])
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data
}

/** A claim with one XML file that was read. */
async function withXml(content: string) {
  const { id: claim_id } = await makeClaim(partner)
  const { id } = await add(partner, claim_id, content)
  await read()
  const [document] = await documentsOf(claim_id)
  return { claim_id, id, document }
}

const make = (id: string, body: object = {}, headers = {}) =>
  team.post(`/api/operator/documents/${id}/invoice`, body, headers)

const prepaid: BareModel = { ...SIMPLE, totals: { ...SIMPLE.totals, prepaid: '100.00', payable: '20.00' } }

test('an XML file is read once it is stored, and both sides see what it says as an e-invoice', async () => {
  const { id: claim_id } = await makeClaim(partner)
  const sent = await add(partner, claim_id, ciiXml(SIMPLE))
  assert.equal(sent.e_invoice, null)
  assert.deepEqual(
    (await documentsOf(claim_id)).map(({ is_being_read, e_invoice }: never) => [is_being_read, e_invoice]),
    [[true, null]],
  )
  await read()
  const [document] = await documentsOf(claim_id)
  assert.deepEqual([document.is_being_read, document.document_type], [false, 'additional_document'])
  assert.deepEqual(document.e_invoice, {
    ...{ syntax: 'cii', kind: 'invoice', type_code: '380', invoice_number: 'XR-2026-17' },
    ...{ issuer: 'Dach & Wand GmbH', recipient: 'Eva Moser', issue_date: '2026-03-02', due_date: '2026-03-31' },
    ...{
      currency: 'EUR',
      net_amount: 100,
      tax_amount: 20,
      gross_amount: 120,
      prepaid_amount: null,
      payable_amount: 120,
    },
    ...{ is_valid: true, faults: [], refusal: null, amounts: ['gross'], invoice_id: null, amount_taken: null },
  })
  const [seen] = (await partner.get(`/openapi/claims/${claim_id}/documents`)).json().data
  assert.deepEqual(seen.e_invoice, { number: 'XR-2026-17', gross_amount: 120, currency: 'EUR', is_valid: true })
  assert.deepEqual(await invoicesOf(claim_id), [], 'nothing is claimed by itself')
})

test('other XML, hostile XML and other files are documents as before', async () => {
  const { id: claim_id } = await makeClaim(partner)
  await add(team, claim_id, '<order><id>7</id></order>')
  await add(partner, claim_id, `<!DOCTYPE a [<!ENTITY x "y">]>${ublXml(SIMPLE).split('\n').slice(1).join('\n')}`)
  await add(partner, claim_id, PDF.toString('latin1'), 'rechnung.pdf')
  await read()
  for (const { id, is_being_read, e_invoice } of await documentsOf(claim_id)) {
    assert.deepEqual([is_being_read, e_invoice], [false, null])
    for (const answer of [await make(id), await team.get(`/api/operator/documents/${id}/readable.pdf`)])
      assert.deepEqual([answer.statusCode, answer.headers['x-error-code']], [409, 'not_an_e_invoice'])
  }
  const { count } = (await world.deps.db.one<{ count: number }>(
    sql`select count(*)::int as count from document_e_invoices e join documents d on d.id = e.document_id
      where d.claim_id = ${claim_id}`,
  )) as { count: number }
  assert.equal(count, 0)
})

test('one click makes an ordinary invoice of it, and a second one says which', async () => {
  const { claim_id, id } = await withXml(ublXml(SIMPLE))
  const headers = { 'idempotency-key': newId() }
  const made = await make(id, {}, headers)
  assert.equal(made.statusCode, 201, made.body)
  const { document, invoice } = made.json().data
  assert.partialDeepStrictEqual(invoice, {
    ...{ claim_id, document_id: id, invoice_number: 'XR-2026-17', data_extraction_status: 'manual' },
    ...{ invoice_issuer: 'Dach & Wand GmbH', invoice_recipient: 'Eva Moser', subject: 'Dachreparatur; Anfahrt' },
    ...{ invoice_amount_net: 100, invoice_amount_gross: 120, possible_double: false },
    ...{ invoice_issue_date: '2026-03-02', invoice_due_date: '2026-03-31' },
  })
  assert.deepEqual([document.e_invoice.invoice_id, document.e_invoice.amount_taken], [invoice.id, 'gross'])
  assert.equal((await make(id, {}, headers)).json().data.invoice.id, invoice.id, 'the same key, the same invoice')
  const again = await make(id)
  assert.deepEqual([again.statusCode, again.json().code], [409, 'already_an_invoice'])
  assert.match(again.json().message, /XR-2026-17/)
  const [listed] = await invoicesOf(claim_id)
  assert.deepEqual([listed.id, 'document_id' in listed], [invoice.id, false])
  assert.equal((await partner.get(`/openapi/claims/${claim_id}`)).json().data.total_claim_amount, 120)
  const log = await activityOf(world, claim_id)
  assert.ok(log.some(({ action, actor_type }) => action === 'invoice.from_e_invoice' && actor_type === 'operator'))
})

test('two clicks at once make one invoice', async () => {
  const { claim_id, id } = await withXml(ciiXml(SIMPLE))
  const answers = await Promise.all([make(id), make(id), make(id)])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409])
  assert.equal((await invoicesOf(claim_id)).length, 1)
})

test('an invoice that the partner takes back can be made again', async () => {
  const { claim_id, id } = await withXml(ciiXml(SIMPLE))
  const first = (await make(id)).json().data.invoice
  assert.equal((await partner.delete(`/openapi/invoices/${first.id}`)).statusCode, 200)
  const [document] = await documentsOf(claim_id)
  assert.deepEqual([document.e_invoice.invoice_id, document.e_invoice.amount_taken], [null, null])
  assert.equal((await make(id)).statusCode, 201)
})

test('where something else is open than the gross amount, somebody says which is claimed', async () => {
  const { id, document } = await withXml(ciiXml(prepaid))
  assert.deepEqual(document.e_invoice.amounts, ['gross', 'open'])
  const unsaid = await make(id)
  assert.equal(unsaid.statusCode, 400)
  assert.partialDeepStrictEqual(unsaid.json().details, [{ field: 'amount', code: 'required' }])
  assert.match(unsaid.json().details[0].message, /120\.00.*20\.00/)
  const { invoice, document: after } = (await make(id, { amount: 'open' })).json().data
  assert.deepEqual([invoice.invoice_amount_gross, invoice.invoice_amount_net], [20, null])
  assert.equal(after.e_invoice.amount_taken, 'open')
  const all = await withXml(ublXml(prepaid))
  const whole = (await make(all.id, { amount: 'gross' })).json().data.invoice
  assert.deepEqual([whole.invoice_amount_gross, whole.invoice_amount_net], [120, 100])
  assert.equal((await make((await withXml(ublXml(SIMPLE))).id, { amount: 'net' })).statusCode, 400)
})

test('nothing is made of what claims nothing, is not in euro or does not add up', async () => {
  const totals = SIMPLE.totals
  const cases: [string, string][] = [
    ['not_an_invoice', ublXml({ ...SIMPLE, type_code: '381' }, 'CreditNote')],
    ['not_an_invoice', ciiXml({ ...SIMPLE, type_code: '381' })],
    ['not_an_invoice', ciiXml({ ...SIMPLE, type_code: '325' })],
    ['foreign_currency', ublXml({ ...SIMPLE, currency: 'CHF' })],
    ['sums_wrong', ublXml({ ...SIMPLE, totals: { ...totals, gross: '121.00', payable: '121.00' } })],
    ['sums_wrong', ciiXml({ ...SIMPLE, number: null })],
    ['nothing_claimed', ciiXml({ ...SIMPLE, totals: { ...totals, prepaid: '120.00', payable: '0.00' } })],
  ]
  for (const [code, content] of cases) {
    const { claim_id, id, document } = await withXml(content)
    assert.equal(document.e_invoice.refusal, code)
    for (const body of [{}, { amount: 'gross' }]) {
      const refused = await make(id, body)
      assert.deepEqual([refused.statusCode, refused.json().code], [409, code])
    }
    assert.deepEqual(await invoicesOf(claim_id), [])
  }
})

test('the rules for invoices hold: not on a closed claim, and a double is told', async () => {
  const { claim_id, id } = await withXml(ciiXml(SIMPLE))
  const body = { invoice_number: 'XR-2026-17', invoice_amount_gross: 120 }
  assert.equal((await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, body)).statusCode, 201)
  assert.equal((await make(id)).json().data.invoice.possible_double, true)
  const closed = await withXml(ciiXml(SIMPLE))
  const end = await team.post(`/api/operator/claims/${closed.claim_id}/close`, { closure_reason: 'withdrawn' })
  assert.equal(end.statusCode, 200, end.body)
  const late = await make(closed.id)
  assert.deepEqual([late.statusCode, late.json().details[0].code], [400, 'claim_closed'])
})

test('a document that its partner deleted is evidence, and no invoice is made of it', async () => {
  const { id } = await withXml(ciiXml(SIMPLE))
  assert.equal((await team.post(`/api/operator/documents/${id}/release`)).statusCode, 200)
  assert.equal((await partner.delete(`/openapi/documents/${id}`)).json().data.retained, true)
  assert.equal((await make(id)).json().code, 'document_retained')
  assert.equal((await team.get(`/api/operator/documents/${id}/readable.pdf`)).statusCode, 200)
})

test('what was read goes with its document, and the invoice that was made of it stays', async () => {
  const { claim_id, id } = await withXml(ciiXml(SIMPLE))
  const { invoice } = (await make(id)).json().data
  assert.equal((await partner.delete(`/openapi/documents/${id}`)).json().data.retained, false)
  const kept = await world.deps.db.many(sql`select 1 as one from document_e_invoices where document_id = ${id}`)
  assert.equal(kept.length, 0)
  const { invoices } = (await team.get(`/api/operator/claims/${claim_id}`)).json().data
  assert.deepEqual([invoices[0].id, invoices[0].document_id], [invoice.id, null])
})

test('a file that kills its reader again and again is given up, and one that was deleted is nobody’s any more', async () => {
  const { id: claim_id } = await makeClaim(partner)
  const { id } = await add(partner, claim_id, ciiXml(SIMPLE))
  const digestXml = () => Promise.reject(new WorkerLost('it was killed'))
  const deps = { ...world.deps, pdf_reader: { ...world.deps.pdf_reader, digestXml } }
  await assert.rejects(readEInvoice.run(deps, { document_id: id }, 1), WorkerLost)
  assert.equal((await documentsOf(claim_id))[0].is_being_read, true)
  await readEInvoice.run(deps, { document_id: id }, 5)
  assert.deepEqual(
    [(await documentsOf(claim_id))[0].is_being_read, (await documentsOf(claim_id))[0].e_invoice],
    [false, null],
  )
  await readEInvoice.run(deps, { document_id: newId() }, 1)
})
