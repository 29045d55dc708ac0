import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import * as sdk from '../src/index.ts'
import { VERSION } from '../src/version.ts'
import { answer, failed, good, scripted } from './scripted.ts'

test('each status is thrown as its own class, and all are a MahnwerkError', async () => {
  const kinds = {
    400: sdk.ValidationError,
    401: sdk.AuthenticationError,
    403: sdk.ForbiddenError,
    404: sdk.NotFoundError,
    409: sdk.ConflictError,
    413: sdk.MahnwerkError,
    429: sdk.RateLimitError,
    500: sdk.ServerError,
    503: sdk.ServerError,
  }
  for (const [status, Kind] of Object.entries(kinds)) {
    const { client } = scripted([answer(Number(status), { success: false, message: 'no' })], { retries: 0 })
    await assert.rejects(client.me(), (error) => {
      assert.ok(error instanceof sdk.MahnwerkError)
      assert.equal(error.constructor, Kind)
      assert.deepEqual([error.name, error.status, error.message], [Kind.name, Number(status), 'no'])
      return true
    })
  }
})

test('a refusal is thrown with its message, its problems and its request id', async () => {
  const details = [{ field: 'name', code: 'required', message: 'is required' }]
  const body = { success: false, error: 'VALIDATION_ERROR', message: 'Validation failed', details }
  const { client } = scripted([answer(400, body, { 'x-request-id': 'r' })])
  await assert.rejects(client.me(), (error) => {
    assert.ok(error instanceof sdk.ValidationError)
    assert.deepEqual([error.error, error.message, error.request_id], ['VALIDATION_ERROR', 'Validation failed', 'r'])
    assert.deepEqual(error.problems, details)
    assert.deepEqual(error.details, details)
    return true
  })
})

test('an answer that is not from the service is still an error with its status', async () => {
  const html = scripted([answer(502, '<html>')], { retries: 0 })
  await assert.rejects(html.client.me(), { name: 'ServerError', status: 502, message: 'the service answered 502' })
  const strange = scripted([answer(200, '<html>')])
  await assert.rejects(strange.client.me(), { name: 'MahnwerkError', status: 200, message: /not JSON/ })
  const moved = scripted([answer(301, '')])
  await assert.rejects(moved.client.me(), { name: 'MahnwerkError', status: 301, message: /is base_url right/ })
})

test('a failed connection reports the reason that the runtime hides', async () => {
  const { client } = scripted([failed('ECONNRESET')], { retries: 0 })
  await assert.rejects(client.me(), (error) => {
    assert.ok(error instanceof sdk.ConnectionError)
    assert.equal(error.message, 'the service could not be reached: connect ECONNRESET')
    assert.ok(error.cause instanceof TypeError)
    return true
  })
})

test('a request carries the token, the body and the user agent', async () => {
  const { client, sent } = scripted([good({ id: '1' })], { base_url: 'https://mahnwerk.example/prefix/' })
  assert.deepEqual(await client.request('POST', '/openapi/x', { body: { a: 1 }, query: { b: 'ü', c: undefined } }), {
    id: '1',
  })
  assert.equal(String(sent[0]?.url), 'https://mahnwerk.example/prefix/openapi/x?b=%C3%BC')
  assert.deepEqual(Object.fromEntries(sent[0]?.headers ?? []), {
    authorization: 'Bearer T',
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
    'user-agent': `mahnwerk-sdk/${VERSION}`,
  })
  assert.equal(sent[0]?.body, '{"a":1}')
  const manifest = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  assert.equal(VERSION, manifest.version)
})

test('the limit is known after the first answer, even if that is a refusal', async () => {
  const headers = { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '1794711600' }
  const { client } = scripted([answer(404, { message: 'no' }, headers)])
  assert.equal(client.rate_limit, undefined)
  await assert.rejects(client.claims.get('1'))
  assert.deepEqual(client.rate_limit, { limit: 10, remaining: 9, resets_at: new Date('2026-11-15T03:00:00.000Z') })
})

test('invalid input is refused before it is sent, and a token is never in the message', async () => {
  const { client, sent } = scripted([good({})])
  for (const id of ['', '.', '..', undefined as unknown as string]) {
    await assert.rejects(async () => client.claims.get(id), { name: 'TypeError', message: 'id is not an id' })
  }
  assert.equal(sent.length, 0)
  await client.claims.get('a/../b')
  assert.equal(sent[0]?.url.pathname, '/openapi/claims/a%2F..%2Fb')
  const options = { base_url: 'https://mahnwerk.example', token: 'secret\n' }
  assert.throws(
    () => sdk.createClient(options),
    (error) => error instanceof TypeError && !/secret/.test(error.message),
  )
  assert.throws(() => sdk.createClient({ ...options, token: '' }), TypeError)
  assert.throws(() => sdk.createClient({ base_url: 'file:///x', token: 'T' }), TypeError)
  const create = client.claims.create({ debtor_id: '1' }, { idempotency_key: 'two words' })
  await assert.rejects(create, { name: 'TypeError', message: /idempotency_key/ })
  assert.equal(sent.length, 1)
})
