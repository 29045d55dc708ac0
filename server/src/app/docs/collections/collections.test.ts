import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { openWorld } from '../../../../test/world.ts'
import type { OpenApiDocument } from '../../../platform/http/openapi-document.ts'
import { type CollectionRequest, readCollection } from './read.ts'
import { CAPTURES } from './walk.ts'

const document = JSON.parse(
  await readFile(new URL('../../../../../openapi/partner.json', import.meta.url), 'utf8'),
) as OpenApiDocument & { paths: Record<string, Record<string, { operationId: string }>> }
const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
)
const collection = readCollection(document, 'https://api.example')
const [walk, ...folders] = collection.folders

test('a collection has every operation once, and no id that nothing fills in', () => {
  const ids = folders.flatMap(({ requests }) => requests.map(({ id }) => id))
  assert.deepEqual([...ids].sort(), [...operations].sort())
  for (const operation of Object.keys(CAPTURES)) assert.ok(operations.includes(operation), operation)
  const filled = new Set(Object.values(CAPTURES).map(({ variable }) => variable))
  assert.deepEqual(
    collection.variables.filter((variable) => !filled.has(variable)),
    [],
  )
  for (const { requests } of collection.folders)
    for (const { path } of requests) assert.doesNotMatch(path.replaceAll(/\{\{\w+\}\}/g, ''), /[{}]/)
})

const UUID = '01990d3e-5b7a-7c3c-9a5e-4f1d2b3c4d5e'
const filledIn = (value: unknown, ids: Record<string, string>): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => ids[name] ?? UUID))

test('every JSON body is one that the schema of its operation allows', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'document', components: document.components })
  const schemas = new Map(
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string; requestBody?: { content: object } }>).map(
        ({ operationId, requestBody }) => {
          const content = requestBody?.content as { 'application/json'?: { schema: object } } | undefined
          const schema = JSON.stringify(content?.['application/json']?.schema ?? null)
          return [operationId, JSON.parse(schema.replaceAll('"#/', '"document#/'))]
        },
      ),
    ),
  )
  let checked = 0
  for (const { requests } of collection.folders) {
    for (const { id, body } of requests) {
      if (body?.kind !== 'json') continue
      checked++
      assert.ok(ajv.validate(schemas.get(id), filledIn(body.value, {})), `${id}: ${ajv.errorsText()}`)
    }
  }
  assert.ok(checked > 15)
})

test('the walk through works from top to bottom, each answer giving what the next request needs', async () => {
  const world = await openWorld()
  const { token } = await world.partner()
  const ids: Record<string, string> = {}
  const send = ({ method, path, body }: CollectionRequest) =>
    world.request({
      method: method as 'GET',
      url: String(filledIn(path, ids)),
      headers: { authorization: `Bearer ${token}` },
      ...(body?.kind === 'json' ? { payload: filledIn(body.value, ids) as object } : {}),
    })
  const asked = walk?.requests ?? []
  assert.equal(asked.length, 9)
  for (const request of asked) {
    const answer = await send(request)
    assert.ok(answer.statusCode < 300, `${request.id}: ${answer.body}`)
    const { variable = '', path } = request.capture ?? {}
    if (path) ids[variable] = path.startsWith('partner') ? answer.json().data.partner.id : answer.json().data.id
    if (request.id === 'getClaim') assert.equal(answer.json().data.collection_stage, 'dunning_action_recommended')
  }
})

/** The texts of an archive, read by its directory. */
function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, name_length] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const start = zip.readUInt32LE(at + 42) + 30 + name_length
    const name = zip.toString('utf8', at + 46, at + 46 + name_length)
    files.set(name, inflateRawSync(zip.subarray(start, start + size)).toString('utf8'))
    at += 46 + name_length
  }
  return files
}

test('both are downloads of this server, with its address, without a token, and in live mode without a sandbox', async () => {
  for (const mode of ['sandbox', 'live'] as const) {
    const world = await openWorld({ mode, public_url: 'https://mahnwerk.example' })
    const postman = await world.request({ url: '/docs/mahnwerk.postman_collection.json' })
    assert.match(
      String(postman.headers['content-disposition']),
      /^attachment; filename="mahnwerk\.postman_collection\.json"$/,
    )
    const { info, item, variable } = postman.json()
    assert.equal(info.schema, 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json')
    assert.deepEqual(variable.slice(0, 2), [
      { key: 'address', value: 'https://mahnwerk.example', type: 'string' },
      { key: 'token', value: '', type: 'string' },
    ])
    const folder_names = item.map(({ name }: { name: string }) => name)
    assert.equal(folder_names.includes('Sandbox'), mode === 'sandbox')

    const bruno = unzipped((await world.request({ url: '/docs/mahnwerk-bruno.zip' })).rawPayload)
    assert.equal(JSON.parse(bruno.get('mahnwerk/bruno.json') ?? '').name, 'Mahnwerk')
    assert.match(bruno.get('mahnwerk/environments/Mahnwerk.bru') ?? '', /address: https:\/\/mahnwerk\.example/)
    assert.match(bruno.get('mahnwerk/Walk through/createClaim.bru') ?? '', /"debtor_id": "\{\{debtor_id\}\}"/)
    assert.equal(bruno.has('mahnwerk/Sandbox/readSandboxClock.bru'), mode === 'sandbox')
    for (const [name, text] of bruno) if (name.endsWith('.bru')) assert.doesNotMatch(text, /^\}.|^[^\s{}[\]]+$/m, name)
  }
})
