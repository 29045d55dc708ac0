import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readlink, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { makeClaim } from '../../../../test/cases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { filePart, PDF, storedFiles, upload } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { settleStore } from '../../../app/installation.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { QUARANTINE } from '../../../platform/storage/quarantine.ts'
import { sweepOrphans } from '../../../platform/storage/sweep.ts'
import { sweepDocuments } from './jobs.ts'

/** What comes out again, repeated uploads, and what the sweep removes. */
const world = await openWorld()
const partner = await world.partner()
const { id: claim_id } = await makeClaim(partner)
const url = `/openapi/claims/${claim_id}/documents`

/** What came again is taken back right after its answer. */
const untilStored = (count: number): Promise<true> =>
  eventually(async () => (await storedFiles(world)).length === count)

async function add(
  name: string,
  content: Buffer | string = PDF,
): Promise<{ id: string; path: string; filename: string }> {
  const answer = await upload(partner, url, [filePart(name, content)])
  assert.equal(answer.statusCode, 201, answer.body)
  const { id, filename } = answer.json().data
  return { id, filename, path: `/openapi/documents/${id}/download` }
}

test('a download is an attachment with its name, its type, its length and nothing that a browser would run', async () => {
  const { path } = await add('Rechnung; 5€.pdf')
  const answer = await partner.get(path)
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.rawPayload, PDF)
  const { headers } = answer
  assert.equal(headers['content-type'], 'application/pdf')
  assert.equal(headers['content-length'], String(PDF.length))
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['content-security-policy'], 'sandbox')
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers.etag, `"${createHash('sha256').update(PDF).digest('hex')}"`)
  const plain = await partner.get((await add('plain.pdf')).path)
  assert.equal(plain.headers['content-disposition'], 'attachment; filename="plain.pdf"')
  const umlaut = await partner.get((await add('März.pdf')).path)
  assert.equal(umlaut.headers['content-disposition'], `attachment; filename="M_rz.pdf"; filename*=UTF-8''M%C3%A4rz.pdf`)
})

test('partners that are isolated from each other see only their own documents', async () => {
  const own = await world.partner()
  const colleague = await world.partner({ organization_id: own.organization_id })
  const path = `/openapi/claims/${(await makeClaim(own)).id}/documents`
  const { id } = (await upload(own, path, [filePart('a.pdf', PDF)])).json().data
  const statuses = async () => [
    (await colleague.get(path)).statusCode,
    (await colleague.get(`/openapi/documents/${id}/download`)).statusCode,
  ]
  assert.deepEqual(await statuses(), [200, 200])
  const admin = await world.operator()
  await admin.patch(`/api/operator/organizations/${own.organization_id}`, { isolate_partners: true })
  assert.deepEqual(await statuses(), [404, 404])
  assert.equal((await colleague.delete(`/openapi/documents/${id}`)).statusCode, 404)
  assert.equal((await upload(colleague, path, [filePart('a.pdf', PDF)])).statusCode, 404)
  assert.equal((await own.get(`/openapi/documents/${id}/download`)).statusCode, 200)
})

test('HEAD, one range and If-None-Match are understood', async () => {
  const { path } = await add('a.txt', '0123456789')
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    world.request({ method, url: path, headers: { authorization: `Bearer ${partner.token}`, ...headers } })
  const head = await ask({}, 'HEAD')
  assert.deepEqual([head.statusCode, head.headers['content-length'], head.body], [200, '10', ''])
  const part_of_head = await ask({ range: 'bytes=0-3' }, 'HEAD')
  assert.deepEqual([part_of_head.statusCode, part_of_head.headers['content-length']], [200, '10'])
  const { etag } = head.headers as { etag: string }
  for (const tag of [etag, `W/${etag}`, '*', `"x", ${etag}`]) {
    const answer = await ask({ 'if-none-match': tag })
    assert.deepEqual([answer.statusCode, answer.body], [304, ''], tag)
  }
  assert.equal((await ask({ 'if-none-match': '"x"' })).statusCode, 200)
  const ranges: [string, number, string][] = [
    ['bytes=0-3', 206, '0123'],
    ['bytes=4-', 206, '456789'],
    ['bytes=-3', 206, '789'],
    ['bytes=8-99', 206, '89'],
    ['bytes=-99', 206, '0123456789'],
    ['bytes=0-1,4-5', 200, '0123456789'],
    ['bytes=3-1', 200, '0123456789'],
    ['bytes=-', 200, '0123456789'],
    ['lines=1-2', 200, '0123456789'],
  ]
  for (const [range, status, body] of ranges) {
    const answer = await ask({ range })
    assert.deepEqual(
      [answer.statusCode, answer.body, answer.headers['content-length']],
      [status, body, String(body.length)],
      range,
    )
  }
  assert.equal((await ask({ range: 'bytes=4-5' })).headers['content-range'], 'bytes 4-5/10')
  assert.equal((await ask({ range: 'bytes=4-5', 'if-range': etag })).body, '45')
  assert.equal((await ask({ range: 'bytes=4-5', 'if-range': '"x"' })).body, '0123456789')
  for (const range of ['bytes=10-', 'bytes=-0']) {
    const answer = await ask({ range })
    assert.deepEqual([answer.statusCode, answer.headers['content-range']], [416, 'bytes */10'])
    assert.equal(answer.json().error, 'Range Not Satisfiable')
  }
})

test('a client that goes away in the middle leaves no file open, and a damaged file is never sent whole', async () => {
  const { path, filename } = await add('large.txt', 'x'.repeat(8_000_000))
  await world.http.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = world.http.server.server.address() as AddressInfo
  const get = async () => {
    const asking = request({ port, path, headers: { authorization: `Bearer ${partner.token}` } }).end()
    const [response] = await once(asking, 'response')
    return response
  }
  const { data_dir } = world.deps.config
  const openFiles = async () => {
    const links = (await readdir('/proc/self/fd').catch(() => [])).map((fd) =>
      readlink(`/proc/self/fd/${fd}`).catch(() => ''),
    )
    return (await Promise.all(links)).filter((target) => target.startsWith(data_dir))
  }
  for (let round = 0; round < 5; round++) {
    const response = await get()
    await once(response, 'data')
    if (process.platform === 'linux') assert.equal((await openFiles()).length, 1, 'it is being sent')
    response.destroy()
    await eventually(async () => (await openFiles()).length === 0)
  }

  const shards = await readdir(join(data_dir, 'files'), { recursive: true })
  const stored = shards.find((name) => name.endsWith(filename)) as string
  await writeFile(join(data_dir, 'files', stored), 'y'.repeat(8_000_000))
  const response = await get()
  let bytes = 0
  const reading = (async () => {
    for await (const chunk of response) bytes += chunk.length
  })()
  await assert.rejects(reading)
  assert.ok(bytes < 8_000_000)
})

test('the same key, fields and file give the stored answer again, and the file is stored once', async () => {
  const key = { 'idempotency-key': 'upload-1' }
  const [file, text] = [filePart('a.pdf', PDF), { name: 'documentType', content: 'legal' }]
  const first = await upload(partner, url, [file, text], key)
  assert.equal(first.statusCode, 201)
  const stored = (await storedFiles(world)).length
  const second = await upload(partner, url, [text, file], key)
  assert.deepEqual([second.statusCode, second.body, second.headers['idempotent-replayed']], [201, first.body, 'true'])
  for (const parts of [[file], [text, filePart('b.pdf', PDF)], [text, filePart('a.pdf', `${PDF} `)]]) {
    assert.equal((await upload(partner, url, parts, key)).statusCode, 409)
  }
  await untilStored(stored)

  const wrong = { 'idempotency-key': 'upload-2' }
  const refused = await upload(partner, url, [filePart('a.pdf', 'no')], wrong)
  const again = await upload(partner, url, [filePart('a.pdf', 'no')], wrong)
  assert.deepEqual([again.statusCode, again.body, again.headers['idempotent-replayed']], [400, refused.body, 'true'])
  assert.equal((await upload(partner, url, [file], wrong)).statusCode, 409)
  assert.equal((await upload(partner, url, [file], { 'idempotency-key': 'a b' })).statusCode, 400)

  const racing = { 'idempotency-key': 'upload-3' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(partner, url, [file], racing)))
  assert.ok(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409))
  assert.equal(new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body)).size, 1)
  await untilStored(stored + 1)
})

test('the nightly sweep puts files away that have had no row for a day, and no others', async () => {
  const { storage, config, clock } = world.deps
  await settleStore(world.deps)
  const { filename } = await add('kept.pdf')
  await storage.put('documents/orphan-old.pdf', Readable.from(['x']))
  await storage.put('documents/orphan-young.pdf', Readable.from(['x']))
  await storage.put('invoices/not-ours.pdf', Readable.from(['x']))
  const folder = join(config.data_dir, 'files')
  const two_days_ago = new Date(clock.wall().getTime() - 2 * DAY_MS)
  for (const name of await readdir(folder, { recursive: true })) {
    const is_young = name.includes('young')
    if (name.includes('~')) await utimes(join(folder, name), two_days_ago, is_young ? clock.wall() : two_days_ago)
  }
  const before = (await storedFiles(world)).length
  await sweepDocuments.run(world.deps, clock.wall())
  const left = await storedFiles(world)
  assert.equal(left.length, before)
  assert.deepEqual(
    left.filter((name) => name.includes('orphan-old')).map((name) => name.includes('quarantine~')),
    [true],
  )
  for (const name of [filename, 'orphan-young', 'not-ours'])
    assert.ok(
      left.some((file) => file.includes(name)),
      name,
    )
  const { quarantined } = await sweepOrphans(world.deps, { prefix: 'invoices/', listKnown: async () => [] })
  assert.equal(quarantined, 1)
  ;(await storage.get(`${QUARANTINE}invoices/not-ours.pdf`)).stream.destroy()
})
