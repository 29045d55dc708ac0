import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeClaim } from '../../../../test/cases.ts'
import {
  compoundFile,
  docx,
  EXE,
  filePart,
  multipart,
  type Part,
  PDF,
  PNG,
  storedFiles,
  upload,
} from '../../../../test/files.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { mustBeRetained } from './rules.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const GONE = { success: false, message: 'Document not found' }
const TYPES = 'Invalid file type. Allowed types: PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, JPEG, GIF, WEBP.'

const documentsOf = (claim_id: string) => `/openapi/claims/${claim_id}/documents`

async function openCase() {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const client = await world.organization({ organization_id: partner.organization_id })
  return { partner, client, claim_id: id, url: documentsOf(id) }
}

async function add(
  who: PartnerClient,
  url: string,
  fields: Record<string, string> = {},
  file = filePart('a.pdf', PDF),
) {
  const texts: Part[] = Object.entries(fields).map(([name, content]) => ({ name, content }))
  const answer = await upload(who, url, [...texts, file])
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data
}

test('a file is stored with 201, its fields before or after it', async () => {
  const { partner, claim_id, url } = await openCase()
  const file = filePart('Mahnung März.PDF', PDF)
  const first = await upload(partner, url, [file])
  assert.equal(first.statusCode, 201)
  const { id, filename, ...rest } = first.json().data
  assert.match(filename, /^[0-9a-f-]{36}\.pdf$/)
  assert.deepEqual(rest, {
    claim_id,
    organization_id: partner.organization_id,
    original_filename: 'Mahnung März.PDF',
    file_size: PDF.length,
    mime_type: 'application/pdf',
    document_type: 'additional_document',
    visibility: 'creditor',
    description: null,
    processing_status: 'uploaded',
    created_at: '2026-05-14T09:30:00.000Z',
    e_invoice: null,
  })
  const fields = { documentType: 'contract', description: 'Vertrag – ä', visibility: 'partner_only' }
  const texts = Object.entries(fields).map(([name, content]) => ({ name, content }))
  for (const parts of [
    [...texts, file],
    [file, ...texts],
  ]) {
    const { document_type, description, visibility } = (await upload(partner, url, parts)).json().data
    assert.deepEqual({ documentType: document_type, description, visibility }, fields)
  }
  assert.equal((await add(partner, url, { description: ' ' })).description, null)
  const log = await activityOf(world, claim_id)
  assert.deepEqual(
    log.slice(1).map(({ action, actor_id }) => [action, actor_id]),
    Array(4).fill(['document.uploaded', partner.token_id]),
  )
  assert.ok(id)
})

test('the type is judged by content and extension together, and the message lists what is allowed', async () => {
  const { partner, url } = await openCase()
  const before = (await storedFiles(world)).length
  const table: [string, Buffer | string][] = [
    ['a.exe', EXE],
    ['a.pdf', EXE],
    ['a.pdf', '<html>'],
    ['a.png', PDF],
    ['a.pdf', PNG],
    ['a.html', '<html>'],
    ['a.docm', docx()],
    ['a.docx', docx([{ name: 'word/vbaProject.bin', content: 'x' }])],
    ['a.doc', compoundFile('Workbook')],
    ['pdf', PDF],
    ['', PDF],
    ['a.pdf.', PDF],
    ['x', 'x'],
  ]
  for (const [name, content] of table) {
    const file = { ...filePart(name, content), type: 'application/pdf' }
    const answer = await upload(partner, url, [name ? file : { ...file, type: 'application/octet-stream' }])
    assert.equal(answer.statusCode, 400, name)
    const details = [{ field: 'file', code: 'file_type_not_allowed', message: TYPES }]
    const refusal = { success: false, error: 'VALIDATION_ERROR', code: 'file_type_not_allowed', message: TYPES }
    assert.deepEqual(answer.json(), { ...refusal, details }, name)
  }
  const both = await upload(partner, url, [filePart('a.exe', EXE), { name: 'documentType', content: 'gold' }])
  assert.equal(both.json().message, TYPES)
  assert.deepEqual(
    both
      .json()
      .details.map(({ field }: { field: string }) => field)
      .sort(),
    ['documentType', 'file'],
  )
  assert.equal((await storedFiles(world)).length, before, 'nothing is stored of what was refused')
  for (const [name, content] of [
    ['.pdf', PDF],
    ['CON.pdf', PDF],
    ['a.DOCX', docx()],
    ['x.doc', compoundFile('WordDocument')],
    ['encrypted.pdf', `${PDF}trailer << /Encrypt 5 0 R >>`],
    ['one-byte.txt', 'x'],
  ] as const)
    assert.equal((await upload(partner, url, [filePart(name, content)])).statusCode, 201, name)
})

test('the list has a total, filters, a limit and an offset, newest first', async () => {
  const { partner, client, url } = await openCase()
  const ids: string[] = []
  for (const documentType of ['invoice', 'legal', 'invoice', 'general', 'invoice']) {
    world.clock.advance(documentType === 'general' ? 0 : 1)
    ids.unshift((await add(partner, url, { documentType })).id)
  }
  const idsOf = async (query: string) => {
    const { success, data, total } = (await partner.get(`${url}${query}`)).json()
    assert.equal(success, true)
    return { ids: data.map((row: { id: string }) => row.id), total }
  }
  assert.deepEqual(await idsOf(''), { ids, total: 5 })
  assert.deepEqual(await idsOf('?limit=2&offset=1'), { ids: ids.slice(1, 3), total: 5 })
  assert.deepEqual(await idsOf('?offset=9'), { ids: [], total: 5 })
  assert.deepEqual(await idsOf('?documentType=invoice&limit=1'), { ids: [ids[0]], total: 3 })
  assert.deepEqual(await idsOf('?processingStatus=uploaded'), { ids, total: 5 })
  for (const status of ['pending', 'processing', 'completed', 'failed'])
    assert.equal((await idsOf(`?processingStatus=${status}`)).total, 0)
  for (const query of ['limit=0', 'limit=101', 'offset=-1', 'documentType=x', 'processingStatus=x', 'page=1'])
    assert.equal((await partner.get(`${url}?${query}`)).statusCode, 400, query)
  assert.equal((await client.get(`${url}?limit=100`)).json().total, 5)
  assert.deepEqual((await partner.get(documentsOf(UNKNOWN))).json(), { success: false, message: 'Claim not found' })
})

test('partner_only is for partners: a client neither sends, lists, downloads nor deletes it', async () => {
  const { partner, client, url } = await openCase()
  const secret = await add(partner, url, { visibility: 'partner_only' })
  const open = await add(partner, url)
  const refused = await upload(client, url, [{ name: 'visibility', content: 'partner_only' }, filePart('a.pdf', PDF)])
  assert.equal(refused.statusCode, 400)
  assert.deepEqual(refused.json().details, [
    { field: 'visibility', code: 'partner_token_required', message: 'partner_only is for partner tokens' },
  ])
  const listed = (await client.get(url)).json()
  assert.deepEqual([listed.total, listed.data.map((row: { id: string }) => row.id)], [1, [open.id]])
  for (const answer of [
    await client.get(`/openapi/documents/${secret.id}/download`),
    await client.delete(`/openapi/documents/${secret.id}`),
    await client.delete(`/openapi/documents/${UNKNOWN}`),
  ])
    assert.deepEqual([answer.statusCode, answer.json()], [404, GONE])
  const colleague = await world.partner({ organization_id: partner.organization_id })
  assert.equal((await colleague.get(url)).json().total, 2, 'partner tokens of the organisation list both')
  assert.equal((await client.delete(`/openapi/documents/${open.id}`)).statusCode, 200)
})

test('a closed claim takes documents, and the five hundred and first is refused', async () => {
  const { partner, claim_id, url } = await openCase()
  await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, { invoice_amount_gross: 1 })
  await partner.post(`/openapi/claims/${claim_id}/payments`, { amount: 1 })
  await add(partner, url)
  await world.deps.db.alone(sql`
    insert into documents select (d).* from (
      select jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'blob_key', 'x' || n)) as d
      from documents d, generate_series(1, 498) n where d.claim_id = ${claim_id}) copies`)
  await add(partner, url)
  const stored = (await storedFiles(world)).length
  const refused = await upload(partner, url, [filePart('a.pdf', PDF)])
  assert.equal(refused.statusCode, 400)
  assert.deepEqual(refused.json().details, [
    { field: 'claim_id', code: 'limit_reached', message: 'the claim has 500 documents already' },
  ])
  assert.equal((await storedFiles(world)).length, stored, 'its file was taken back')
})

test('deleting removes row and file for good, and is logged', async () => {
  const { partner, claim_id, url } = await openCase()
  const { id, filename } = await add(partner, url)
  const isStored = async () => (await storedFiles(world)).some((name) => name.endsWith(filename))
  assert.ok(await isStored())
  const answer = await partner.delete(`/openapi/documents/${id}`)
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.json(), { success: true, message: 'Document deleted', data: { retained: false } })
  await world.deps.jobs.runDue(world.deps)
  assert.ok(!(await isStored()))
  for (const gone of [
    await partner.delete(`/openapi/documents/${id}`),
    await partner.get(`/openapi/documents/${id}/download`),
  ])
    assert.deepEqual([gone.statusCode, gone.json()], [404, GONE])
  assert.equal((await partner.get(url)).json().total, 0)
  assert.equal((await activityOf(world, claim_id)).at(-1)?.action, 'document.deleted')
  const racers = await add(partner, url)
  const answers = await Promise.all(Array.from({ length: 8 }, () => partner.delete(`/openapi/documents/${racers.id}`)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, ...Array(7).fill(404)])
})

test('what was released to the debtor, or belongs to a claim taken to court, is retained', async () => {
  const { partner, claim_id, url } = await openCase()
  const operator = await world.operator('agent')
  const released = await add(partner, url)
  assert.equal((await operator.post(`/api/operator/documents/${released.id}/release`)).statusCode, 200)
  assert.equal((await operator.delete(`/api/operator/documents/${released.id}/release`)).statusCode, 200)
  const before_filing = await add(partner, url)
  await world.deps.db.alone(
    sql`update claims set filed_at = ${new Date(world.clock.business().getTime() + 1000)} where id = ${claim_id}`,
  )
  world.clock.advance(2000)
  const after_filing = await add(partner, url)
  const remove = async (id: string) => (await partner.delete(`/openapi/documents/${id}`)).json()
  assert.equal((await remove(released.id)).data.retained, true)
  assert.equal((await remove(before_filing.id)).data.retained, true)
  assert.equal((await remove(after_filing.id)).data.retained, false)
  await world.deps.db.alone(sql`update claims set court_approved_at = ${world.clock.business()} where id = ${claim_id}`)
  const approved = await add(partner, url)
  assert.deepEqual(await remove(approved.id), {
    success: true,
    message: 'Document deleted; a copy is kept for the service team',
    data: { retained: true },
  })
  await world.deps.jobs.runDue(world.deps)

  assert.equal((await partner.get(url)).json().total, 0)
  for (const answer of [
    await remove(approved.id),
    (await partner.get(`/openapi/documents/${approved.id}/download`)).json(),
  ])
    assert.deepEqual(answer, GONE)
  const kept = (await operator.get(`/api/operator/claims/${claim_id}/documents`)).json()
  assert.deepEqual([kept.total, kept.data.every((row: { retained: boolean }) => row.retained)], [3, true])
  const file = await operator.get(`/api/operator/documents/${approved.id}/download`)
  assert.deepEqual([file.statusCode, file.rawPayload.equals(PDF)], [200, true])
  assert.equal((await operator.post(`/api/operator/documents/${approved.id}/release`)).statusCode, 409)
})

test('what must be retained is a table', () => {
  const at = (second: number) => new Date(second * 1000)
  const facts = { first_released_at: null, created_at: at(10), court_approved_at: null, filed_at: null }
  assert.equal(mustBeRetained(facts), false)
  assert.equal(mustBeRetained({ ...facts, first_released_at: at(11) }), true)
  assert.equal(mustBeRetained({ ...facts, court_approved_at: at(1) }), true)
  assert.equal(mustBeRetained({ ...facts, filed_at: at(9) }), false)
  assert.equal(mustBeRetained({ ...facts, filed_at: at(11) }), true)
})

test('a document of the team is seen by its visibility and cannot be deleted through the API', async () => {
  const { partner, client, claim_id, url } = await openCase()
  const operator = await world.operator('agent')
  const path = `/api/operator/claims/${claim_id}/documents`
  const sent = await upload(operator, path, [filePart('team.pdf', PDF), { name: 'documentType', content: 'legal' }])
  assert.equal(sent.statusCode, 201, sent.body)
  const { id, uploaded_via, uploaded_by, retained, released_at } = sent.json().data
  assert.deepEqual([uploaded_via, uploaded_by, retained, released_at], ['operator', operator.operator_id, false, null])
  await upload(operator, path, [filePart('hidden.pdf', PDF), { name: 'visibility', content: 'partner_only' }])
  assert.deepEqual([(await partner.get(url)).json().total, (await client.get(url)).json().total], [2, 1])
  assert.equal((await partner.get(`/openapi/documents/${id}/download`)).statusCode, 200)
  const refused = await partner.delete(`/openapi/documents/${id}`)
  assert.equal(refused.statusCode, 403)
  assert.deepEqual(refused.json(), {
    success: false,
    message: 'Only documents uploaded through the API can be deleted through the API.',
  })
  const release = `/api/operator/documents/${id}/release`
  assert.ok((await operator.post(release)).json().data.released_at)
  const taken_back = (await operator.delete(release)).json().data
  assert.deepEqual([taken_back.released_at, taken_back.first_released_at !== null], [null, true])
  assert.deepEqual(
    (await activityOf(world, claim_id)).slice(-2).map(({ action, actor_type }) => [action, actor_type]),
    [
      ['document.released', 'operator'],
      ['document.taken_back', 'operator'],
    ],
  )
  const unknown = [
    await operator.post(`/api/operator/documents/${UNKNOWN}/release`),
    await operator.delete(`/api/operator/documents/${UNKNOWN}/release`),
    await operator.get(`/api/operator/documents/${UNKNOWN}/download`),
  ]
  for (const answer of unknown) assert.deepEqual([answer.statusCode, answer.json()], [404, GONE])
  const no_claim = await operator.post(`/api/operator/claims/${UNKNOWN}/documents`, multipart([]))
  assert.deepEqual([no_claim.statusCode, no_claim.json()], [404, { success: false, message: 'Claim not found' }])
  assert.equal((await world.request({ method: 'GET', url: path })).statusCode, 401)
})
