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
      assert.deepEqual([error.name, error.status, error.service_message], [Kind.name, Number(status), 'no'])
      assert.ok(error.message.startsWith(`GET /openapi/me was answered with ${status}: no`))
      return true
    })
  }
})

test('a refusal says what was asked, its code, every fault and its request id', async () => {
  const details = [
    { field: 'name', code: 'required', message: 'is required' },
    { field: 'email', code: 'wrong_format', message: 'must be an email address' },
  ]
  const body = {
    success: false,
    error: 'VALIDATION_ERROR',
    message: 'Validation failed',
    code: 'validation_failed',
    details,
  }
  const { client } = scripted([answer(400, body, { 'x-request-id': 'r' })])
  await assert.rejects(client.me(), (error) => {
    assert.ok(error instanceof sdk.ValidationError)
    assert.deepEqual([error.error, error.service_message, error.code], [body.error, body.message, body.code])
    assert.equal(
      error.message,
      'GET /openapi/me was answered with 400 validation_failed: Validation failed ' +
        '[name: is required (required); email: must be an email address (wrong_format)] (request r)',
    )
    assert.equal(error.request_id, 'r')
    assert.deepEqual(error.problems, details)
    assert.deepEqual(error.details, details)
    return true
  })
})

test('the code is that of the body, else that of the header, else there is none', async () => {
  const header = { 'x-error-code': 'not_found' }
  const codeOf = async (line: Response) => {
    const error: unknown = await scripted([line], { retries: 0 })
      .client.me()
      .catch((thrown: unknown) => thrown)
    return error instanceof sdk.MahnwerkError ? error.code : 'no error'
  }
  assert.equal(await codeOf(answer(404, { success: false, message: 'Claim not found' }, header)), 'not_found')
  assert.equal(await codeOf(answer(409, { success: false, code: 'key_in_use' }, header)), 'key_in_use')
  assert.equal(await codeOf(answer(503, '<html>')), undefined)
})

test('a known code completes in an editor, and an unknown one is still a text', () => {
  const of = (error: sdk.MahnwerkError): string => {
    switch (error.code) {
      case 'key_in_use':
        return 'known'
      case 'a_code_of_tomorrow':
        return 'new'
      default:
        return 'other'
    }
  }
  const known: sdk.KnownErrorCode = 'key_in_use'
  assert.equal(of(new sdk.ConflictError({ message: '', code: known })), 'known')
  assert.equal(of(new sdk.ConflictError({ message: '', code: 'a_code_of_tomorrow' })), 'new')
  // @ts-expect-error: not every text is a known code
  const wrong: sdk.KnownErrorCode = 'a_code_of_tomorrow'
  assert.equal(of(new sdk.ConflictError({ message: wrong })), 'other')
})

test('a token that is not accepted, or empty, says where to get one', async () => {
  const { client } = scripted([answer(401, { success: false, error: 'Unauthorized', message: 'no' })])
  await assert.rejects(client.me(), { name: 'AuthenticationError', message: /npm start.*service team/ })
  for (const token of ['', undefined as unknown as string]) {
    assert.throws(() => sdk.createClient({ base_url: 'https://x.example', token }), {
      name: 'TypeError',
      message: /^the token is missing; .*npm start/,
    })
  }
})

test('a failed connection names the host and says what to check', async () => {
  const hints: Record<string, RegExp> = {
    ECONNREFUSED: /is the service running, and is the port right/,
    ENOTFOUND: /is base_url spelled right/,
    ERR_SSL_WRONG_VERSION_NUMBER: /is it http:\/\/ and not https/,
    DEPTH_ZERO_SELF_SIGNED_CERT: /certificate/,
    ECONNRESET: /check base_url, the network/,
  }
  for (const [code, hint] of Object.entries(hints)) {
    const { client } = scripted([failed(code)], { retries: 0 })
    await assert.rejects(client.me(), (error) => {
      assert.ok(error instanceof sdk.ConnectionError)
      assert.match(error.message, hint)
      assert.match(error.message, new RegExp(`^mahnwerk\\.example could not be reached: connect ${code}; `))
      return true
    })
  }
})

test('an answer that is not from the service is still an error with its status', async () => {
  const html = scripted([answer(502, '<html>')], { retries: 0 })
  await assert.rejects(html.client.me(), {
    name: 'ServerError',
    status: 502,
    message: /answered with 502: the body is not one of the service/,
  })
  const strange = scripted([answer(200, '<html>')])
  await assert.rejects(strange.client.me(), { name: 'MahnwerkError', status: 200, message: /not JSON/ })
  const moved = scripted([answer(301, '')])
  await assert.rejects(moved.client.me(), { name: 'MahnwerkError', status: 301, message: /is base_url right/ })
})

test('the error of the runtime is the cause of a failed connection', async () => {
  const { client } = scripted([failed('ECONNRESET')], { retries: 0 })
  await assert.rejects(client.me(), (error) => error instanceof sdk.ConnectionError && error.cause instanceof TypeError)
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
    await assert.rejects(client.claims.get(id), {
      name: 'TypeError',
      message: /^the argument id must be an id, and is/,
    })
    await assert.rejects(client.claims.payments.list(id), { name: 'TypeError', message: /^the argument claim_id must/ })
  }
  assert.equal(sent.length, 0)
  await client.claims.get('a/../b')
  assert.equal(sent[0]?.url.pathname, '/openapi/claims/a%2F..%2Fb')
  const options = { base_url: 'https://mahnwerk.example', token: 'secret\n' }
  assert.throws(
    () => sdk.createClient(options),
    (error) => error instanceof TypeError && !/secret/.test(error.message),
  )
  assert.throws(() => sdk.createClient({ base_url: 'localhost', token: 'T' }), { message: /base_url is not/ })
  assert.throws(() => sdk.createClient({ base_url: 'file:///x', token: 'T' }), TypeError)
  const create = client.claims.create({ debtor_id: '1' }, { idempotency_key: 'two words' })
  await assert.rejects(create, { name: 'TypeError', message: /idempotency_key/ })
  assert.equal(sent.length, 1)
})
