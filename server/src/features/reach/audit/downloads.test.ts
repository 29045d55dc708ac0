import assert from 'node:assert/strict'
import { test } from 'node:test'
import { files as sources, textOf } from '../../../../test/architecture/imports.ts'
import { makeCollectable, makePayout } from '../../../../test/cases.ts'
import { mailedLink, makeRecommended } from '../../../../test/court-cases.ts'
import { enterCase } from '../../../../test/debtors.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { enterSubmitting } from '../../../../test/submitting.ts'
import { type Answer, openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const [admin, agent] = [await world.operator('admin'), await world.operator('agent')]
const own = await enterSubmitting(world)
const creditor = own
const debtor = await enterCase(world)

type Entry = { action: string; actor_type: string; subject_id: string | null; path: string | null }

/** What a download adds to the log of looks. */
async function taken(download: () => Promise<Answer>, status = 200): Promise<Entry[]> {
  const read = () =>
    world.deps.db.many<Entry>(sql`
      select action, actor_type, subject_id, details->>'path' as path from audit_entries where log = 'access'
      order by number`)
  const before = (await read()).length
  const answer = await download()
  assert.equal(answer.statusCode, status, answer.body.slice(0, 300))
  if (status < 300) assert.match(String(answer.headers['content-disposition']), /^attachment/)
  return (await read()).slice(before)
}
const said = async (download: () => Promise<Answer>) =>
  (await taken(download)).map(({ action, actor_type, subject_id }) => [actor_type, action, subject_id])

const document = async (partner: typeof own.partner, claim_id: string): Promise<string> =>
  (await upload(partner, `/openapi/claims/${claim_id}/documents`, [filePart('a.pdf', PDF)])).json().data.id

test('whoever saves a file of a case is recorded, in every audience, and for part of a file too', async () => {
  const { id } = await makeCollectable(own.partner, { customer_id: own.customer_id })
  const document_id = await document(own.partner, id)
  const path = `documents/${document_id}/download`
  assert.deepEqual(await said(() => agent.get(`/api/operator/${path}`)), [['operator', 'debtor.file_opened', id]])
  assert.deepEqual(await said(() => agent.get(`/api/operator/${path}`)), [], 'once an hour')
  const part = () =>
    world.request({
      url: `/api/operator/${path}`,
      headers: { cookie: admin.cookie, range: 'bytes=0-9' },
    })
  assert.equal((await taken(part, 206)).length, 1, 'a file is not read in pieces unseen')
  assert.deepEqual(await said(() => own.partner.get(`/openapi/${path}`)), [['token', 'debtor.file_opened', id]])
  assert.deepEqual(await said(() => creditor.get(`/api/creditor/${path}`)), [['creditor', 'debtor.file_opened', id]])
  assert.deepEqual(await taken(() => debtor.get(`/api/debtor/${path}`), 404), [], 'nothing left')

  const [letter] = (await debtor.get('/api/debtor/case')).json().data.letters
  const letterOf = () => debtor.get(`/api/debtor/letters/${letter.id}/file`)
  assert.deepEqual(await said(letterOf), [['debtor', 'debtor.file_opened', debtor.id]])
})

test('invoices for court fees and receipts of decisions are recorded, also for who has the mailed link only', async () => {
  const sued = await makeRecommended(world, own.partner, { customer_id: own.customer_id })
  await own.partner.post(sued.url, { decision: 'sue' })
  await world.deps.jobs.runDue(world.deps)
  const [invoice] = (await creditor.get('/api/creditor/court-fee-invoices')).json().data
  const entry = (actor: string) => [[actor, 'debtor.file_opened', sued.id]]
  const path = `court-fee-invoices/${invoice.id}/file`
  assert.deepEqual(await said(() => admin.get(`/api/operator/${path}`)), entry('operator'))
  assert.deepEqual(await said(() => creditor.get(`/creditor/${path}`)), entry('creditor'))
  const filing = () => agent.get(`/api/operator/claims/${sued.id}/filing-package.pdf`)
  assert.deepEqual(await said(filing), entry('operator'))

  const declined = await makeRecommended(world, own.partner, { customer_id: own.customer_id })
  const link = await mailedLink(world, own.partner, declined)
  const sent = await creditor.form(link, { decision: 'decline', lawyer: 'none', confirm: 'yes', form_key: newId() })
  assert.equal(sent.statusCode, 303, sent.body)
  const byLink = () => world.request({ url: `${link}/receipt.pdf` })
  assert.deepEqual(await said(byLink), [['creditor', 'debtor.file_opened', declined.id]])
  const byPerson = () => creditor.get(`/creditor/claims/${declined.id}/decision/receipt.pdf`)
  assert.deepEqual(await said(byPerson), [['creditor', 'debtor.file_opened', declined.id]])
})

test('what holds many cases is recorded each time for the team, and once a minute for a portal', async () => {
  const customer = [['creditor', 'export.made', own.customer_id]]
  const twice = async (path: string) => {
    assert.deepEqual(await said(() => creditor.get(path)), customer, path)
    assert.deepEqual(await said(() => creditor.get(path)), [], path)
  }
  for (const path of ['/creditor/claims.csv', '/creditor/money.csv']) await twice(path)
  const table =
    'Firma;Straße;PLZ;Ort;Rechnungsnummer;Rechnungsdatum;Betrag brutto\r\nA GmbH;Ring 1;1010;Wien;R-1;02.03.2026;10'
  const uploaded = await own.upload('/creditor/claims/new/csv?lang=de', [filePart('offen.csv', table)])
  const lines = `${String(uploaded.headers.location).split('?')[0]}/lines.csv?which=all`
  await twice(lines)
  const begun = await own.upload('/creditor/claims/new', [filePart('a.pdf', PDF)])
  const file = `${String(begun.headers.location).split('?')[0]}/files/0`
  assert.deepEqual(await said(() => creditor.get(file)), customer)
  const payout_id = await makePayout(world, own.partner)
  for (const kind of ['csv', 'pdf']) {
    const statement = () => admin.get(`/api/operator/payouts/${payout_id}/statement.${kind}`)
    assert.deepEqual(await said(statement), [['operator', 'export.made', null]])
    const partners = () => own.partner.get(`/openapi/revenue-shares/statements/${payout_id}/${kind}`)
    assert.deepEqual(await said(partners), [['token', 'export.made', null]])
  }
  const exported = () => debtor.get('/api/debtor/data-export?download=true')
  assert.deepEqual(await said(exported), [['debtor', 'export.made', debtor.id]])
})

test('a template and the picture of a payment slip are about nobody', async () => {
  assert.deepEqual(await taken(() => creditor.get('/creditor/claims/new/csv/template.csv')), [])
  assert.deepEqual(await taken(() => debtor.get('/debtor/pay/code.png')), [])
})

/** Routes that record by themselves, or whose file is about nobody. Each is driven above, or with its step. */
const EXCEPTED: Record<string, number> = {
  'features/money/ledger/routes.operator-export.ts': 1,
  'features/money/revenue/routes.operator.ts': 2,
  'features/money/settlements/routes.creditor-pages.ts': 1,
  'features/money/settlements/routes.creditor.ts': 1,
  'features/money/settlements/routes.operator.ts': 1,
  'features/reach/audit/routes.operator.ts': 1,
  'features/reach/creditor-imports/routes.pages.ts': 1,
  'features/reach/creditor-money/routes.creditor-pages.ts': 1,
  'features/reach/creditor-pages/routes.pages.ts': 1,
  'features/reach/debtor-pages/routes.pages.ts': 1,
  'features/reach/debtor-rights/routes.debtor.ts': 1,
  'features/reach/privacy-desk/routes.measures.ts': 1,
}

test('no file leaves in another way: each is sent as an attachment, and exceptions are known here', () => {
  const found = sources
    .map((file) => [file, textOf(file).match(/\bdownload: '(?:recorded|about_nobody)'/g)?.length ?? 0] as const)
    .filter(([file, count]) => count > 0 && file !== 'platform/http/fastify-types.ts')
  assert.deepEqual(Object.fromEntries(found.sort()), EXCEPTED)
  const headers = sources.flatMap((file) =>
    [...textOf(file).matchAll(/content-disposition['"]?\s*[:,]\s*(\w+)/gi)].map(([, way]) => `${file}: ${way}`),
  )
  assert.ok(headers.length >= 4)
  assert.deepEqual(
    headers.filter((header) => !header.endsWith(': attachment')),
    [],
  )
})

test('every operation that answers a file goes through the hook: it has a caller, and answers an attachment', async () => {
  const operations = Object.values(world.http.documents).flatMap((read) =>
    Object.entries(read().paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    ),
  )
  const answering = operations.filter(({ operation }) =>
    Object.keys(operation.responses['200']?.content ?? {}).some((type) => !['application/json'].includes(type)),
  )
  assert.ok(answering.length >= 20)
  for (const { path, method, operation } of answering) {
    assert.equal(method, 'get', `${path}: the hook looks at reads`)
    assert.ok(operation.responses['401'], `${path}: nobody without a login gets a file`)
  }
})
type Operation = { responses: Record<string, { content?: object }> }
