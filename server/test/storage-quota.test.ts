import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DRAFT_BYTES_MAX } from '../src/features/reach/creditor-submit/rules.ts'
import { sql, type Tx } from '../src/platform/db/db.ts'
import { sizeInWords } from '../src/platform/storage/quota.ts'
import { makeClaim } from './cases.ts'
import { enterCase } from './debtors.ts'
import { filePart, multipart, multipartHeaders, PDF, storedFiles, upload } from './files.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { enterSubmitting, fieldsOf } from './submitting.ts'
import { type Answer, openWorld, type PartnerClient } from './world.ts'

const world = await openWorld()
const { db } = world.deps
const admin = await world.operator('admin')
const MEGABYTE = 1024 * 1024
const NEW = '/creditor/claims/new'

const pdfOf = (bytes: number): Buffer => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, 0x20)])
const statusOf = ({ statusCode }: Answer) => statusCode

async function setQuota(organization_id: string, storage_quota_mb: number | null): Promise<void> {
  const changed = await admin.patch(`/api/operator/organizations/${organization_id}`, { storage_quota_mb })
  assert.equal(changed.statusCode, 200, changed.body)
  assert.equal(changed.json().data.storage_quota_mb, storage_quota_mb)
}

const useOf = async (id: string): Promise<{ used_bytes: number; quota_bytes: number }> =>
  (await admin.get(`/api/operator/organizations/${id}/storage`)).json().data

const usedBy = async (id: string): Promise<number> => (await useOf(id)).used_bytes

/** What the rows say, whatever was counted. */
async function storedBy(organization_id: string): Promise<number> {
  const row = await db.one<{ bytes: number }>(sql`
    select coalesce(sum(file_size), 0)::bigint as bytes from (
      select organization_id, file_size from documents
      union all select organization_id, file_size from invoice_files
      union all select organization_id, file_size from case_draft_invoices) files
    where organization_id = ${organization_id}`)
  return row?.bytes ?? 0
}

async function openFull(quota_mb = 1) {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await setQuota(partner.organization_id, quota_mb)
  return { partner, organization_id: partner.organization_id, url: `/openapi/claims/${id}/documents` }
}

const send = (partner: PartnerClient, url: string, bytes: number, headers = {}) =>
  upload(partner, url, [filePart('a.pdf', pdfOf(bytes))], headers)

test('many uploads at once at the edge never overshoot, and those without room leave nothing behind', async () => {
  const { partner, organization_id, url } = await openFull()
  const other = await openFull()
  const before = (await storedFiles(world)).length
  const bytes = 200 * 1024
  const answers = await Promise.all([
    ...Array.from({ length: 16 }, () => send(partner, url, bytes)),
    send(other.partner, other.url, MEGABYTE),
  ])
  const statuses = answers.map(statusOf)
  assert.equal(statuses.pop(), 201, 'another organisation has its own room, to the last byte')
  assert.deepEqual(
    statuses.sort(),
    Array.from({ length: 16 }, (_, at) => (at < 5 ? 201 : 413)),
  )
  assert.deepEqual(await useOf(organization_id), { used_bytes: 5 * bytes, quota_bytes: MEGABYTE })
  assert.equal((await storedFiles(world)).length, before + 6)
  assert.equal(await usedBy(other.organization_id), MEGABYTE)
  assert.equal((await send(other.partner, other.url, PDF.length)).statusCode, 413, 'not one byte more')
})

test('the refusal says how much is stored and how much may be, and is kept for its key', async () => {
  const { partner, organization_id, url } = await openFull()
  const first = await send(partner, url, 900 * 1024, { 'idempotency-key': 'first' })
  assert.equal(first.statusCode, 201)
  const refused = await send(partner, url, 200 * 1024, { 'idempotency-key': 'second' })
  assert.deepEqual(refused.json(), {
    success: false,
    error: 'Payload Too Large',
    code: 'storage_quota',
    message:
      'There is no room for these files: the organisation stores 0.9 MB and may store 1 MB. Delete documents that nobody needs, or have the quota raised.',
    details: { code: 'storage_quota', used_bytes: 900 * 1024, quota_bytes: MEGABYTE },
  })
  await setQuota(organization_id, null)
  assert.equal((await send(partner, url, 200 * 1024, { 'idempotency-key': 'second' })).statusCode, 413)
  assert.equal((await send(partner, url, 200 * 1024, { 'idempotency-key': 'third' })).statusCode, 201)
  assert.equal((await useOf(organization_id)).quota_bytes, 50 * 1024 ** 3, 'without a setting it is 50 GB')
})

test('what can only be too much is refused before it is read, unless it was answered before', async (t) => {
  const { partner, organization_id, url } = await openFull(3)
  const key = { 'idempotency-key': 'large' }
  const large = 2.5 * MEGABYTE
  assert.equal((await send(partner, url, large, key)).statusCode, 201)
  const put = t.mock.method(world.deps.storage, 'put')
  const refused = await send(partner, url, large)
  assert.deepEqual([refused.statusCode, refused.json().details.code], [413, 'storage_quota'])
  assert.equal(put.mock.callCount(), 0)
  const again = await send(partner, url, large, key)
  assert.deepEqual([again.statusCode, again.headers['idempotent-replayed']], [201, 'true'])
  assert.equal(await usedBy(organization_id), large)
})

test('deleting gives room back, also where less may be stored than is', async () => {
  const { partner, organization_id, url } = await openFull()
  const [one, two] = [await send(partner, url, 500 * 1024), await send(partner, url, 400 * 1024)]
  await setQuota(organization_id, 0)
  assert.equal((await send(partner, url, PDF.length)).statusCode, 413)
  assert.equal((await partner.delete(`/openapi/documents/${one.json().data.id}`)).statusCode, 200)
  assert.equal(await usedBy(organization_id), 400 * 1024)
  await partner.delete(`/openapi/documents/${two.json().data.id}`)
  assert.equal(await usedBy(organization_id), 0)
  await setQuota(organization_id, 1)
  assert.equal((await send(partner, url, MEGABYTE)).statusCode, 201)
})

test('a draft that is handed over changes nothing, even where nothing may be stored any more', async () => {
  const person = await enterSubmitting(world)
  const { organization_id } = person
  const file = invoicePdf()
  const sent = await person.upload(`${NEW}?lang=de`, [filePart('r.pdf', file), { name: 'cases', content: 'each' }])
  assert.equal(sent.statusCode, 303, sent.body)
  assert.equal(await usedBy(organization_id), file.length)
  await world.deps.jobs.runDue(world.deps)
  await setQuota(organization_id, 0)
  const path = String(sent.headers.location)
  const handed = await person.form(path, fieldsOf(await person.get(path)))
  assert.equal(handed.statusCode, 303, handed.body)
  assert.equal(await usedBy(organization_id), file.length)
  assert.equal(await storedBy(organization_id), file.length)

  const refused = await person.upload(`${NEW}?lang=de`, [filePart('s.pdf', file), { name: 'cases', content: 'each' }])
  assert.equal(refused.statusCode, 413)
  assert.match(refused.body, /Für diese Dateien ist derzeit kein Platz/)
})

test('a draft that is deleted, with its invoices or before them, gives its room back', async () => {
  const person = await enterSubmitting(world)
  for (const name of ['a.pdf', 'b.pdf']) {
    const sent = await person.upload(NEW, [filePart(name, invoicePdf(name)), { name: 'cases', content: 'each' }])
    assert.equal(sent.statusCode, 303)
  }
  assert.ok((await usedBy(person.organization_id)) > 0)
  const [one] = await db.many<{ id: string }>(sql`select id from case_drafts where customer_id = ${person.customer_id}`)
  assert.equal((await person.form(`${NEW}/${one?.id}/removal`, {})).statusCode, 303)
  assert.equal(await usedBy(person.organization_id), await storedBy(person.organization_id))
  await db.alone(sql`delete from case_drafts where customer_id = ${person.customer_id}`)
  assert.equal(await usedBy(person.organization_id), 0)
})

test("begun cases of a customer have a share of their own, and the page says so in the reader's language", async () => {
  const person = await enterSubmitting(world)
  const other = await enterSubmitting(world)
  const parts = [filePart('r.pdf', invoicePdf()), { name: 'cases', content: 'each' }]
  assert.equal((await person.upload(NEW, parts)).statusCode, 303)
  const file_bytes = 52_428_800
  const left = DRAFT_BYTES_MAX - (await usedBy(person.organization_id))
  await db.alone(sql`
    insert into case_draft_invoices (draft_id, organization_id, position, blob_key, original_filename, file_size, sha256, state)
    select d.id, d.organization_id, n, 'd' || n, 'x.pdf', ${file_bytes}, 'x', 'failed'
    from case_drafts d, generate_series(1, ${Math.floor(left / file_bytes)}) n where d.customer_id = ${person.customer_id}`)
  await db.alone(sql`
    insert into case_draft_invoices (draft_id, organization_id, position, blob_key, original_filename, file_size, sha256, state)
    select id, organization_id, 100, 'd100', 'x.pdf', ${(left % file_bytes) - invoicePdf().length}, 'x', 'failed'
    from case_drafts where customer_id = ${person.customer_id}`)
  const before = (await storedFiles(world)).length
  const answers = await Promise.all([1, 2, 3].map(() => person.upload(`${NEW}?lang=de`, parts)))
  assert.deepEqual(answers.map(statusOf).sort(), [303, 413, 413], 'the last place is taken once')
  const refused = answers.find((answer) => statusOf(answer) === 413)
  assert.match(refused?.body ?? '', /zusammen 2 GB haben/)
  assert.equal((await storedFiles(world)).length, before + 1)
  const in_english = await person.upload(`${NEW}?lang=en`, parts)
  assert.match(in_english.body, /may take up 2 GB in total/)
  assert.equal((await person.form(`${NEW}/typed`, {})).statusCode, 303, 'without files there is room')
  assert.equal((await other.upload(NEW, parts)).statusCode, 303)
})

test('a debtor writes without a file where there is no room, and learns no figures', async () => {
  const debtor = await enterCase(world)
  const claim = await db.one<{ organization_id: string }>(
    sql`select organization_id from claims where id = ${debtor.id}`,
  )
  await setQuota(claim?.organization_id as string, 0)
  const write = (url: string, with_file: boolean) =>
    world.request({
      method: 'POST',
      url,
      headers: { cookie: debtor.cookie, ...multipartHeaders() },
      payload: multipart([{ name: 'text', content: 'Bitte prüfen' }, ...(with_file ? [filePart('a.pdf', PDF)] : [])]),
    })
  const refused = await write('/api/debtor/messages', true)
  assert.equal(refused.statusCode, 413)
  assert.deepEqual(refused.json().details, { code: 'storage_quota' })
  assert.equal((await write('/api/debtor/messages', false)).statusCode, 201)
  assert.equal((await debtor.get('/api/debtor/messages')).json().data.length, 1, 'the refused one was not kept')
  for (const [lang, words] of [
    ['de', /Für Dateien ist hier derzeit kein Platz/],
    ['en', /Files cannot be uploaded at the moment/],
  ] as const) {
    const page = await write(`/debtor/messages?lang=${lang}`, true)
    assert.equal(page.statusCode, 413, page.body)
    assert.match(page.body, words)
    assert.match(page.body, /Bitte prüfen/, 'what was typed is kept')
  }
})

test('after a random walk of several at once the counters are the sums over the rows', async () => {
  const places = await Promise.all(
    [1, 2].map(async () => {
      const { partner, organization_id, url } = await openFull()
      const first = await send(partner, url, 1_000)
      return { organization_id, first_id: first.json().data.id as string }
    }),
  )
  type Place = (typeof places)[number]
  let seed = 42
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  const add = (tx: Tx, { first_id }: Place) =>
    tx.run(sql`
      insert into documents select (d).* from (
        select jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'blob_key', gen_random_uuid(),
          'file_size', ${1 + random(300_000)}::bigint)) as d
        from documents d where id = ${first_id}) copy`)
  const anyOf = ({ organization_id, first_id }: Place) =>
    sql`(select id from documents where organization_id = ${organization_id} and id <> ${first_id}
      order by blob_key limit 1 for update skip locked)`
  const grow = (tx: Tx, place: Place) =>
    tx.run(sql`update documents set file_size = file_size + 10 where id = ${anyOf(place)}`)
  const remove = (tx: Tx, place: Place) => tx.run(sql`delete from documents where id = ${anyOf(place)}`)
  let refused = 0
  const walk = async () => {
    for (let step = 0; step < 20; step++) {
      const acts = Array.from({ length: 1 + random(3) }, () => [add, add, grow, remove][random(4)] as typeof add)
      const is_undone = random(4) === 0
      const transaction = db.transaction(async (tx) => {
        for (const act of acts) await act(tx, places[random(2)] as Place)
        if (is_undone) throw new Error('undone')
      })
      await transaction.catch((error: Error & { constraint_name?: string }) => {
        if (error.constraint_name === 'organization_storage_quota') refused++
        else assert.equal(error.message, 'undone')
      })
    }
  }
  await Promise.all(Array.from({ length: 6 }, walk))
  for (const { organization_id } of places) {
    const used = await usedBy(organization_id)
    assert.equal(used, await storedBy(organization_id))
    assert.ok(used >= 1_000 && used <= MEGABYTE, `${used}`)
  }
  assert.ok(refused > 0, 'the walk has met the edge')
  assert.equal(await db.one(sql`select 1 from storage_changes`), undefined)
})

test('only administrators set the quota, and only a whole number of megabytes', async () => {
  const { organization_id } = await world.partner()
  const url = `/api/operator/organizations/${organization_id}`
  const agent = await world.operator('agent')
  assert.equal((await agent.patch(url, { storage_quota_mb: 1 })).statusCode, 403)
  for (const storage_quota_mb of [-1, 0.5, '1', 100_000_001])
    assert.equal((await admin.patch(url, { storage_quota_mb })).statusCode, 400, `${storage_quota_mb}`)
  assert.equal((await agent.get(`${url}/storage`)).json().data.used_bytes, 0)
})

test('sizes are said in the unit that fits', () => {
  assert.deepEqual([0, 1.25 * MEGABYTE, 50 * 1024 ** 3].map(sizeInWords), ['0 MB', '1.3 MB', '50 GB'])
})
