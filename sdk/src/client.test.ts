import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient, MahnwerkError } from './index.ts'

type Call = { url: string; init: RequestInit }

/** A service that answers what it is told and remembers what it was asked. */
function scripted(status: number, body: unknown, headers: Record<string, string> = {}) {
  const calls: Call[] = []
  const fetch = async (url: URL | string | Request, init: RequestInit = {}) => {
    calls.push({ url: String(url), init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  }
  return {
    calls,
    client: createClient({ base_url: 'https://mahnwerk.example', token: 'T', fetch: fetch as typeof globalThis.fetch }),
  }
}

test('a request carries the token, the body and the idempotency key, and answers the data', async () => {
  const { calls, client } = scripted(201, { success: true, data: { id: '1' } })
  const data = await client.request('POST', '/openapi/x', { body: { a: 1 }, idempotency_key: 'k' })
  assert.deepEqual(data, { id: '1' })
  assert.equal(calls[0]?.url, 'https://mahnwerk.example/openapi/x')
  assert.deepEqual(calls[0]?.init.headers, {
    authorization: 'Bearer T',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  })
  assert.equal(calls[0]?.init.body, '{"a":1}')
})

test('a refusal is thrown with status, words, problems, request id and when to try again', async () => {
  const body = {
    success: false,
    error: 'VALIDATION_ERROR',
    message: 'Validation failed',
    details: [{ field: 'name', message: 'is required' }],
  }
  const { client } = scripted(400, body, { 'x-request-id': 'r', 'retry-after': '7' })
  await assert.rejects(client.me(), (error) => {
    assert.ok(error instanceof MahnwerkError)
    assert.deepEqual([error.status, error.error, error.message], [400, 'VALIDATION_ERROR', 'Validation failed'])
    assert.deepEqual(error.problems, body.details)
    assert.deepEqual([error.request_id, error.retry_after_s], ['r', 7])
    return true
  })
})

test('an answer that is not JSON is still an error with its status', async () => {
  const { client } = scripted(502, '<html>', {})
  await assert.rejects(client.me(), { name: 'MahnwerkError', status: 502, message: 'the service answered 502' })
})

test('the limit is known after the first answer', async () => {
  const { client } = scripted(
    200,
    { success: true, data: {} },
    { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '1794711600' },
  )
  assert.equal(client.rate_limit, undefined)
  await client.me()
  assert.deepEqual(client.rate_limit, { limit: 10, remaining: 9, resets_at: new Date('2026-11-15T03:00:00.000Z') })
})
