import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { activityOf, makeClaim } from '../../../../test/cases.ts'
import { EXE, filePart, type Part, storedFiles, upload } from '../../../../test/files.ts'
import { invoicePdf } from '../../../../test/invoice-pdf.ts'
import { encryptedPdf, pagePdf, textAt } from '../../../../test/pdf-files.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { WorkerLost } from '../../../platform/pdf/refusals.ts'
import { readInvoiceFile } from './jobs.ts'
import { finishReading } from './service.ts'

const world = await openWorld()

const field = (name: string, content: string): Part => ({ name, content })

const send = (partner: PartnerClient, claim_id: string, parts: readonly Part[]) =>
  upload(partner, `/openapi/claims/${claim_id}/invoices`, parts)

async function sendGood(partner: PartnerClient, claim_id: string, parts: readonly Part[]): Promise<string> {
  const answer = await send(partner, claim_id, parts)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

const read = () => world.deps.jobs.runDue(world.deps)
const claimOf = async (partner: PartnerClient, id: string) => (await partner.get(`/openapi/claims/${id}`)).json().data
const operator = await world.operator('agent')
const extractionOf = async (id: string) => (await operator.get(`/api/operator/invoices/${id}/extraction`)).json().data
const fieldOf = (extraction: { fields: { field: string }[] }, name: string) =>
  extraction.fields.find((state) => state.field === name) as unknown as Record<string, unknown>

test('an upload answers 201 at once with the promised fields, and the file is read afterwards', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const answer = await send(partner, claim_id, [filePart('Rechnung März.pdf', invoicePdf())])
  assert.equal(answer.statusCode, 201, answer.body)
  const { id, ...rest } = answer.json().data
  assert.deepEqual(rest, {
    claim_id,
    invoice_number: null,
    invoice_amount_gross: null,
    invoice_due_date: null,
    invoice_issue_date: null,
    invoice_issuer: null,
    invoice_recipient: null,
    subject: null,
    created_at: '2026-05-14T09:30:00.000Z',
  })
  const [listed] = (await partner.get(`/openapi/claims/${claim_id}/invoices`)).json().data
  assert.deepEqual([listed.id, listed.data_extraction_status], [id, 'pending'])
  assert.equal((await claimOf(partner, claim_id)).total_claim_amount, 0)

  await read()
  const [done] = (await partner.get(`/openapi/claims/${claim_id}/invoices`)).json().data
  assert.partialDeepStrictEqual(done, {
    id,
    invoice_number: 'R-2026-17',
    invoice_issuer: 'Tischlerei Eder GmbH',
    invoice_recipient: 'Berger Bau GmbH',
    invoice_amount_net: 1000,
    invoice_amount_gross: 1200,
    invoice_issue_date: '2026-03-02',
    invoice_due_date: '2026-03-16',
    data_extraction_status: 'completed',
  })
  assert.ok(done.data_extraction_confidence > 0 && done.data_extraction_confidence <= 1)
  assert.equal((await claimOf(partner, claim_id)).total_claim_amount, 1200)
  assert.deepEqual(
    (await activityOf(world, claim_id)).map(({ action }) => action),
    ['claim.created', 'invoice.uploaded', 'invoice.reading', 'invoice.read'],
  )
})

test('fields that the partner sent before or after the file count at once and are never overwritten', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await sendGood(partner, claim_id, [
    field('invoice_number', 'MINE-1'),
    field('maturity_date', '2026-04-01'),
    filePart('r.pdf', invoicePdf()),
    field('total_amount', '99.90'),
    field('subject', ''),
  ])
  assert.equal((await claimOf(partner, claim_id)).total_claim_amount, 99.9)
  await read()
  const claim = await claimOf(partner, claim_id)
  assert.equal(claim.total_claim_amount, 99.9)
  assert.partialDeepStrictEqual(claim.invoices[0], {
    invoice_number: 'MINE-1',
    invoice_due_date: '2026-04-01',
    invoice_amount_gross: 99.9,
    invoice_amount_net: 1000,
    invoice_issue_date: '2026-03-02',
  })
  const number = fieldOf(await extractionOf(id), 'invoice_number')
  assert.partialDeepStrictEqual(number, { value: 'MINE-1', source: 'partner', confidence: 1 })
  assert.equal((number.reading as { value: string }).value, 'R-2026-17')
})

test('a file that is not a PDF is refused with the promised message', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const before = await storedFiles(world)
  for (const part of [
    filePart('invoice.pdf', EXE),
    filePart('invoice.txt', invoicePdf()),
    filePart('invoice.docx', 'text'),
    filePart('invoice', invoicePdf()),
  ]) {
    const answer = await send(partner, claim_id, [part])
    assert.equal(answer.statusCode, 400)
    assert.equal(answer.json().message, 'Invalid file type. Only PDF files are allowed for invoice uploads.')
    assert.deepEqual([answer.json().success, answer.json().error], [false, 'VALIDATION_ERROR'])
  }
  assert.deepEqual(await storedFiles(world), before)
  assert.deepEqual((await claimOf(partner, claim_id)).invoices, [])
})

test('a missing claim is reported before the file is checked', async () => {
  const partner = await world.partner()
  const stranger = await world.partner()
  const { id } = await makeClaim(stranger)
  for (const claim_id of [id, '00000000-0000-4000-8000-000000000000']) {
    const answer = await send(partner, claim_id, [filePart('x.exe', EXE)])
    assert.equal(answer.statusCode, 404)
    assert.deepEqual(answer.json(), { success: false, message: 'Claim not found' })
  }
})

test('all wrong fields are reported at once, and nothing is stored', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const before = await storedFiles(world)
  const answer = await send(partner, claim_id, [
    filePart('r.pdf', invoicePdf()),
    field('total_amount', '12,50'),
    field('invoice_amount_net', '-1'),
    field('issue_date', '2026-02-30'),
    field('maturity_date', 'tomorrow'),
    field('invoice_number', 'x'.repeat(256)),
    field('invoice_amount_gross', '1'),
  ])
  assert.equal(answer.statusCode, 400)
  const fields = answer.json().details.map((problem: { field: string }) => problem.field)
  assert.deepEqual(fields.sort(), [
    'invoice_amount_gross',
    'invoice_amount_net',
    'invoice_number',
    'issue_date',
    'maturity_date',
    'total_amount',
  ])
  await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, { invoice_amount_gross: 999_999_999.99 })
  const beyond = await send(partner, claim_id, [filePart('r.pdf', invoicePdf()), field('total_amount', '0.01')])
  assert.equal(beyond.statusCode, 400)
  assert.deepEqual(beyond.json().details, [
    { field: 'total_amount', code: 'sum_too_large', message: 'makes the sum larger than 999999999.99' },
  ])
  assert.deepEqual(await storedFiles(world), before)
})

test('a closed claim accepts no file', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, { invoice_amount_gross: 10 })
  await partner.post(`/openapi/claims/${claim_id}/payments`, { amount: 10 })
  const before = await storedFiles(world)
  const answer = await send(partner, claim_id, [filePart('r.pdf', invoicePdf())])
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(await storedFiles(world), before)
})

test('a file that cannot be read fails with a reason, and the invoice stays', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const encrypted = await sendGood(partner, claim_id, [filePart('geheim.pdf', encryptedPdf())])
  const broken = await sendGood(partner, claim_id, [filePart('kaputt.pdf', '%PDF-1.7\nnothing more')])
  const blank = await sendGood(partner, claim_id, [filePart('leer.pdf', pagePdf(textAt([50, 500, 'Hallo'])))])
  await read()
  const invoices = (await claimOf(partner, claim_id)).invoices as { id: string; data_extraction_status: string }[]
  assert.deepEqual(
    invoices.map(({ data_extraction_status }) => data_extraction_status),
    ['failed', 'failed', 'failed'],
  )
  assert.equal((await extractionOf(encrypted)).failure, 'is encrypted')
  assert.match((await extractionOf(broken)).failure, /damaged/)
  assert.match((await extractionOf(blank)).failure, /nothing on it that looks like an invoice/)
  const left = await readdir(join(world.deps.config.data_dir, 'scratch'))
  assert.deepEqual(left, [], 'no temporary file is left')
})

test('an amount that was read can close the claim, and one that is too large is left to the team', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  await partner.post(`/openapi/claims/${claim_id}/payments`, { amount: 1200 })
  await sendGood(partner, claim_id, [filePart('r.pdf', invoicePdf())])
  await read()
  const claim = await claimOf(partner, claim_id)
  assert.deepEqual([claim.case_status, claim.closure_reason, claim.total_claim_amount], ['closed', 'paid', 1200])

  const { id: other } = await makeClaim(partner)
  await partner.post(`/openapi/claims/${other}/invoices/manual`, { invoice_amount_gross: 999_999_999 })
  const id = await sendGood(partner, other, [filePart('r.pdf', invoicePdf())])
  await read()
  const invoice = (await claimOf(partner, other)).invoices.find((row: { id: string }) => row.id === id)
  assert.deepEqual(
    [invoice.data_extraction_status, invoice.invoice_amount_gross, invoice.invoice_number],
    ['completed', null, 'R-2026-17'],
  )
})

test('characters that the database cannot store do not stop an invoice from being read', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await sendGood(partner, claim_id, [filePart('r.pdf', invoicePdf())])
  const read_as = (value: string) => ({ value, source: 'text', confidence: 0.9, page: 1, box: null }) as const
  const fields = { invoice_number: read_as('R\u0000-1'), invoice_issuer: read_as('Muster\ud83d') }
  const owed = { kind: 'invoice', open_amount: null, doubts: [] } as const
  const reading = { ...owed, fields, confidence: 0.9, currency: '\u0000' }
  await world.act((work) => finishReading(work, { invoice_id: id, run: 1 }, { reading, pages: [] }))
  const extraction = await extractionOf(id)
  assert.equal(extraction.data_extraction_status, 'completed')
  const values = ['invoice_number', 'invoice_issuer'].map((name) => fieldOf(extraction, name).value)
  assert.deepEqual(values, ['R-1', 'Muster\ufffd'])
  await read()
})

test('a file is tried once more after the reader broke down over it, and then given up', async (t) => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await sendGood(partner, claim_id, [filePart('r.pdf', invoicePdf())])
  const broken = { ...world.deps.pdf_reader, digest: () => Promise.reject(new WorkerLost('it was killed')) }
  const deps = { ...world.deps, pdf_reader: broken }
  const run = { invoice_id: id, run: 1 }
  await assert.rejects(readInvoiceFile.run(deps, run, 1), WorkerLost)
  assert.equal((await extractionOf(id)).data_extraction_status, 'processing')

  await t.test('a second try that succeeds completes the reading', async () => {
    await readInvoiceFile.run(world.deps, run, 2)
    assert.equal((await extractionOf(id)).data_extraction_status, 'completed')
  })
  const again = await sendGood(partner, claim_id, [filePart('r.pdf', invoicePdf())])
  await assert.rejects(readInvoiceFile.run(deps, { invoice_id: again, run: 1 }, 1), WorkerLost)
  await readInvoiceFile.run(deps, { invoice_id: again, run: 1 }, 2)
  assert.match((await extractionOf(again)).failure, /broke down over it twice/)
  await world.deps.db.transaction((tx) => tx.run(sql`delete from jobs where name = 'extraction.read'`))
})

test('a file is given up after too many tries without an outcome', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await sendGood(partner, claim_id, [filePart('r.pdf', invoicePdf())])
  await world.deps.db.transaction((tx) => tx.run(sql`update invoice_files set tries = 5 where invoice_id = ${id}`))
  await read()
  assert.match((await extractionOf(id)).failure, /interrupted too often/)
})

test('the team sees sources, confidences and boxes, corrects, accepts, and has the file read again', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await sendGood(partner, claim_id, [filePart('Rechnung März.pdf', invoicePdf())])
  await read()
  const base = `/api/operator/invoices/${id}`
  const extraction = await extractionOf(id)
  assert.partialDeepStrictEqual(extraction, {
    invoice_id: id,
    claim_id,
    original_filename: 'Rechnung März.pdf',
    pages: [{ number: 1, width: 400, height: 600 }],
    currency: 'EUR',
    failure: null,
  })
  const gross = fieldOf(extraction, 'invoice_amount_gross')
  assert.partialDeepStrictEqual(gross, { value: 1200, source: 'text', accepted_at: null })
  const { page, box } = gross.reading as { page: number; box: { x: number; y: number } }
  assert.ok(page === 1 && box.x > 290 && box.y > 320 && box.y < 345, JSON.stringify(box))

  const corrected = await operator.patch(`${base}/extraction/fields/invoice_amount_gross`, { value: 1250.5 })
  assert.equal(corrected.statusCode, 200, corrected.body)
  assert.partialDeepStrictEqual(fieldOf(corrected.json().data, 'invoice_amount_gross'), {
    value: 1250.5,
    source: 'team',
    confidence: 1,
    accepted_by: operator.operator_id,
  })
  assert.equal((await claimOf(partner, claim_id)).total_claim_amount, 1250.5)
  const accepted = await operator.post(`${base}/extraction/fields/invoice_number/accept`)
  assert.equal(fieldOf(accepted.json().data, 'invoice_number').accepted_by, operator.operator_id)
  assert.equal(
    (await operator.patch(`${base}/extraction/fields/invoice_due_date`, { value: '2026-02-30' })).statusCode,
    400,
  )

  const again = await operator.post(`${base}/extraction/run`)
  assert.equal(again.json().data.data_extraction_status, 'pending')
  await read()
  const reread = await extractionOf(id)
  assert.equal(reread.data_extraction_status, 'completed')
  assert.equal(fieldOf(reread, 'invoice_amount_gross').value, 1250.5)
  assert.equal(fieldOf(reread, 'invoice_number').accepted_by, operator.operator_id)
})

test('a doubtful field waits for the team until it is accepted or corrected', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const id = await sendGood(partner, claim_id, [filePart('scrap.pdf', pagePdf(textAt([40, 500, 'Rechnung Nr. 77'])))])
  const url = `/api/operator/invoices/to-check?organization_id=${partner.organization_id}`
  const waiting = async () => (await operator.get(url)).json()
  assert.equal((await waiting()).total, 0, 'it is still to be read')
  await read()
  const { data, total } = await waiting()
  assert.equal(total, 1)
  assert.partialDeepStrictEqual(data[0], {
    invoice_id: id,
    claim_id,
    debtor_name: 'Max Canary-Maier',
    customer_name: 'Huber GmbH',
    original_filename: 'scrap.pdf',
  })
  const fields = (await extractionOf(id)).fields as { field: string; needs_check: boolean }[]
  const names = fields.filter(({ needs_check }) => needs_check).map(({ field }) => field)
  assert.deepEqual(data[0].waiting_fields, names.toSorted())
  assert.ok(names.includes('invoice_amount_gross') && !names.includes('subject'), names.join())

  const base = `/api/operator/invoices/${id}/extraction/fields`
  await operator.patch(`${base}/invoice_amount_gross`, { value: 120 })
  await operator.patch(`${base}/invoice_issue_date`, { value: '2026-03-02' })
  const typed = ['invoice_amount_gross', 'invoice_issue_date']
  for (const name of names.filter((field) => !typed.includes(field))) {
    assert.equal((await waiting()).total, 1)
    const accepted = await operator.post(`${base}/${name}/accept`)
    assert.equal(fieldOf(accepted.json().data, name).needs_check, false)
  }
  assert.equal((await waiting()).total, 0)
})

test('the team downloads the file as it was sent and looks at its pages', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const pdf = invoicePdf()
  const id = await sendGood(partner, claim_id, [filePart('Rechnung März.pdf', pdf)])
  const file = await operator.get(`/api/operator/invoices/${id}/file`)
  assert.ok(file.rawPayload.equals(pdf))
  assert.match(
    String(file.headers['content-disposition']),
    /^attachment; .*filename\*=UTF-8''Rechnung%20M%C3%A4rz\.pdf/,
  )
  const page = await operator.get(`/api/operator/invoices/${id}/pages/1`)
  assert.equal(page.headers['content-type'], 'image/png')
  assert.equal(page.rawPayload.subarray(1, 4).toString(), 'PNG')
  assert.equal((await operator.get(`/api/operator/invoices/${id}/pages/2`)).statusCode, 404)
  assert.equal((await partner.get(`/api/operator/invoices/${id}/file`)).statusCode, 401)
})

test('an invoice that was entered by hand has no extraction', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const made = await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, { invoice_number: '1' })
  const answer = await operator.get(`/api/operator/invoices/${made.json().data.id}/extraction`)
  assert.equal(answer.statusCode, 409)
})

test('the same idempotency key, fields and file give the stored answer and only one invoice', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const url = `/openapi/claims/${claim_id}/invoices`
  const headers = { 'idempotency-key': 'once' }
  const parts = [filePart('r.pdf', invoicePdf()), field('invoice_number', 'A')]
  const first = await upload(partner, url, parts, headers)
  const files = await storedFiles(world)
  const second = await upload(partner, url, [...parts].reverse(), headers)
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.deepEqual(second.json(), first.json())
  const other = await upload(partner, url, [filePart('r.pdf', invoicePdf('B')), parts[1] as Part], headers)
  assert.equal(other.statusCode, 409)
  assert.deepEqual(await storedFiles(world), files)
  assert.equal((await claimOf(partner, claim_id)).invoices.length, 1)
})
