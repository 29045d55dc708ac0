import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ConnectionError,
  MahnwerkError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../src/index.ts'
import { answer, failed, good, type Line, scripted } from './scripted.ts'

const CUSTOMER = { name: 'A', email: 'a@example.com', partner_id: '1' }
const away = answer(503, { success: false, error: 'Service Unavailable', message: 'away' })
const limited = (retry_after: string) =>
  answer(
    429,
    {
      success: false,
      error: 'Too Many Requests',
      message: 'no more',
      details: { limit: 1000, window: '1 hour', resets_at: '2026-11-15T10:00:00.000Z' },
    },
    { 'retry-after': retry_after },
  )

test('a POST is tried again with the same key after a temporary failure, and waits longer each time', async () => {
  for (const failure of [away, answer(500, {}), answer(502, '<html>'), answer(504, ''), failed('ECONNRESET')]) {
    const { client, keys, pauses } = scripted([failure, failure, failure, good({ id: '7' }, { reused: false })])
    assert.deepEqual(await client.customers.create(CUSTOMER), { id: '7', reused: false })
    assert.deepEqual(keys(), ['key-1', 'key-1', 'key-1', 'key-1'])
    assert.deepEqual(pauses, [500, 1_000, 2_000])
  }
})

test('every call has its own key unless the caller gives one', async () => {
  const { client, keys } = scripted([good({})])
  await client.claims.create({ debtor_id: '1' })
  await client.claims.create({ debtor_id: '1' })
  await client.claims.create({ debtor_id: '1' }, { idempotency_key: 'mine' })
  assert.deepEqual(keys(), ['key-1', 'key-2', 'mine'])
})

test('the fifth failure is thrown, with the number of attempts', async () => {
  const { client, sent } = scripted([away])
  await assert.rejects(client.me(), (error) => {
    assert.ok(error instanceof ServerError)
    assert.deepEqual([error.status, error.attempts, sent.length], [503, 5, 5])
    return true
  })
})

test('a caller may ask for fewer retries, or for none', async () => {
  const { client, sent } = scripted([away], { retries: 1 })
  await assert.rejects(client.me(), { attempts: 2 })
  await assert.rejects(client.me({ retries: 0 }), { attempts: 1 })
  assert.equal(sent.length, 3)
})

test('a short Retry-After is waited for', async () => {
  const { client, pauses } = scripted([limited('7'), good({ id: '1' })])
  await client.me()
  assert.deepEqual(pauses, [7_500])
})

test('a Retry-After that is a date is counted from the time of the answer, else from ours', async () => {
  const until = (headers: Record<string, string>) =>
    answer(503, { success: false }, { 'retry-after': 'Tue, 17 Nov 2026 10:00:07 GMT', ...headers })
  const dated = scripted([until({ date: 'Tue, 17 Nov 2026 10:00:00 GMT' }), good({ id: '1' })])
  await dated.client.me()
  assert.deepEqual(dated.pauses, [7_500])
  // The clock of the script stands at 10:00:05.
  const undated = scripted([until({}), good({ id: '1' })])
  await undated.client.me()
  assert.deepEqual(undated.pauses, [2_500])
  const passed = scripted([until({ date: 'Tue, 17 Nov 2026 10:01:00 GMT' }), good({ id: '1' })])
  await passed.client.me()
  assert.deepEqual(passed.pauses, [500])
  const nonsense = scripted([answer(503, {}, { 'retry-after': 'soon' }), good({ id: '1' })])
  await nonsense.client.me()
  assert.deepEqual(nonsense.pauses, [500])
})

test('a limit that resets in half an hour is thrown at once, and says when', async () => {
  const { client, sent } = scripted([limited('1800')])
  await assert.rejects(client.me(), (error) => {
    assert.ok(error instanceof RateLimitError)
    assert.deepEqual([error.limit, error.retry_after_s, error.attempts], [1000, 1800, 1])
    assert.equal(error.resets_at?.toISOString(), '2026-11-15T10:00:00.000Z')
    return true
  })
  assert.equal(sent.length, 1)
})

test('no pause exceeds the time limit for all attempts', async () => {
  const { client, sent } = scripted([away], { timeout_ms: 1, total_timeout_ms: 1_600, retries: 99 })
  await assert.rejects(client.me(), { attempts: 3 })
  assert.equal(sent.length, 3)
})

test('a DELETE and a sandbox POST are not repeated when the service may have acted', async () => {
  const ambiguous: Line[] = [away, failed('ECONNRESET'), answer(500, {})]
  for (const failure of ambiguous) {
    const { client, sent, keys } = scripted([failure])
    await assert.rejects(client.customers.delete('1'), MahnwerkError)
    await assert.rejects(client.sandbox.advance({ seconds: 1 }), MahnwerkError)
    assert.equal(sent.length, 2)
    assert.deepEqual(keys(), [null, null])
  }
})

test('a DELETE and a sandbox POST are repeated when the service has certainly not acted', async () => {
  const refused_by_deno = new TypeError('error sending request: client error (Connect): tcp connect error')
  for (const failure of [limited('1'), failed('ECONNREFUSED'), failed('ENOTFOUND'), refused_by_deno]) {
    const { client, sent } = scripted([failure, good({}), failure, good({ now: 'x' })])
    await client.customers.delete('1')
    await client.sandbox.advance({ seconds: 1 })
    assert.equal(sent.length, 4)
  }
})

test('a PATCH sets fields to values, so it is repeated', async () => {
  const { client, sent, keys } = scripted([failed('ECONNRESET'), away, good({ id: '1' })])
  await client.claims.update('1', { claim_disputed: true })
  assert.equal(sent.length, 3)
  assert.deepEqual(keys(), [null, null, null])
})

test('a refusal is not tried again', async () => {
  for (const status of [400, 401, 403, 404, 409, 413, 415, 501]) {
    const { client, sent } = scripted([answer(status, { success: false, message: 'no' })])
    await assert.rejects(client.claims.create({ debtor_id: '1' }), { status, attempts: 1 })
    assert.equal(sent.length, 1)
  }
})

test('an attempt that is still running under this key is waited for', async () => {
  const message = 'A request with this Idempotency-Key is still running; try again when it has finished'
  const running = answer(409, { success: false, error: 'Conflict', message, code: 'idempotency_key_running' })
  const { client, keys } = scripted([failed('ECONNRESET'), running, good({ id: '9' })])
  assert.equal((await client.claims.create({ debtor_id: '1' })).id, '9')
  assert.deepEqual(keys(), ['key-1', 'key-1', 'key-1'])
  // However long it runs: only the time limit for all attempts ends the wait.
  const slow = scripted([...Array.from({ length: 12 }, () => running), good({ id: '9' })])
  assert.equal((await slow.client.claims.create({ debtor_id: '1' })).id, '9')
  const endless = scripted([running])
  await assert.rejects(endless.client.claims.create({ debtor_id: '1' }), { code: 'idempotency_key_running' })
  const waited = endless.pauses.reduce((sum, pause) => sum + pause, 0)
  assert.ok(waited > 100_000 && waited <= 120_000, String(waited))
  await assert.rejects(endless.client.claims.create({ debtor_id: '1' }, { retries: 0 }), { attempts: 1 })
  // The body has no code where its form is fixed; the header has it then.
  const by_header = answer(
    409,
    { success: false, message },
    { 'x-error-code': 'idempotency_key_running', 'retry-after': '3' },
  )
  const told = scripted([by_header, good({ id: '9' })])
  await told.client.claims.create({ debtor_id: '1' })
  assert.deepEqual(told.pauses, [3_500])
  const lost = answer(409, { success: false, error: 'Conflict', message, code: 'idempotency_key_lost' })
  const overtaken = scripted([lost, running, good({ id: '9' })])
  assert.equal((await overtaken.client.claims.create({ debtor_id: '1' })).id, '9')
  assert.deepEqual(overtaken.keys(), ['key-1', 'key-1', 'key-1'])
  const other = scripted([
    answer(409, { success: false, error: 'Conflict', message: 'uid is taken', code: 'key_in_use' }),
  ])
  await assert.rejects(other.client.claims.create({ debtor_id: '1' }), { name: 'ConflictError', code: 'key_in_use' })
})

test('a service that does not answer in time is abandoned and asked again', async () => {
  const silent: Line = (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
  const { client, sent } = scripted([silent, good({ id: '1' })], { timeout_ms: 5 })
  await client.me()
  assert.equal(sent.length, 2)
  const deaf = scripted([silent], { timeout_ms: 5, retries: 1 })
  await assert.rejects(deaf.client.me(), (error) => {
    assert.ok(error instanceof TimeoutError && error instanceof ConnectionError)
    assert.deepEqual([error.name, error.attempts, error.status], ['TimeoutError', 2, undefined])
    return true
  })
})

test("a signal ends an attempt, and a pause, with the caller's reason", async () => {
  const controller = new AbortController()
  const reason = new Error('enough')
  const { client, sent } = scripted([
    async () => {
      controller.abort(reason)
      throw new TypeError('aborted')
    },
  ])
  await assert.rejects(client.me({ signal: controller.signal }), reason)
  await assert.rejects(client.me({ signal: controller.signal }), reason)
  assert.equal(sent.length, 1)

  const pausing = new AbortController()
  const slow = scripted([away], { runtime: {} })
  const asked = slow.client.me({ signal: pausing.signal })
  setTimeout(() => pausing.abort(reason), 20)
  await assert.rejects(asked, reason)
  assert.equal(slow.sent.length, 1)
})

test('an answer that breaks off counts as no answer', async () => {
  const broken: Line = async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"succ'))
          controller.error(new TypeError('terminated'))
        },
      }),
    )
  const { client, sent } = scripted([broken, good({ id: '1' })])
  await client.me()
  assert.equal(sent.length, 2)
})

test('a stream is sent once, and the error says why it was not tried again', async () => {
  const { client, sent } = scripted([away])
  const content = new Blob(['%PDF-']).stream()
  const upload = client.claims.documents.upload('1', { file: { content, filename: 'a.pdf' } })
  await assert.rejects(upload, /answered with 503: away \(not tried again: the file came as a stream/)
  assert.equal(sent.length, 1)
  // A refusal would not have been tried again anyway.
  const refused = scripted([answer(404, { success: false, message: 'Claim not found' })])
  const again = new Blob(['%PDF-']).stream()
  const second = refused.client.claims.documents.upload('1', { file: { content: again, filename: 'a.pdf' } })
  await assert.rejects(second, (error) => error instanceof NotFoundError && /: Claim not found$/.test(error.message))
})
