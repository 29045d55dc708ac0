import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { makeAuthority } from '../../../test/certificates.ts'
import { startReceiver } from '../../../test/receiver.ts'
import { openPoster, type PostOutcome } from './poster.ts'

const authority = makeAuthority()
const receiver = await startReceiver(authority.issue())
const other = await startReceiver(authority.issue())
/** Patient enough for an immediate answer, even on a busy machine. */
const poster = openPoster({ allow_private: true, ca: authority.ca })
/** For receivers that never answer. */
const hasty = openPoster({ allow_private: true, ca: authority.ca, deadline_ms: 300 })
after(() => Promise.all([poster.close(), hasty.close()]))
beforeEach(() => {
  receiver.forget()
  other.forget()
})

const BODY = Buffer.from('{"partner_reference":"Übergröße 🧾"}')
const HEADERS = { 'content-type': 'application/json', 'user-agent': 'mahnwerk-webhooks/1.0', 'x-service-event': 'e' }
const post = (through = poster, url = receiver.url) => through.post({ url, headers: HEADERS, body: BODY })

const TIMED_OUT = 'no answer came within 0.3 s'
const CLOSED = 'the connection was closed before an answer came'
const NOT_HTTP = 'the answer is not valid HTTP'

function assertAnswered(outcome: PostOutcome, status_code: number): void {
  assert.deepEqual([outcome.status_code, outcome.error, outcome.is_ours], [status_code, null, false])
}

function assertFailed(outcome: PostOutcome, error: string): void {
  const { status_code, is_ours, response_head } = outcome
  assert.deepEqual([status_code, outcome.error, is_ours, response_head.length], [null, error, false, 0])
}

test('a request arrives with its headers and byte for byte, and its answer is reported', async () => {
  receiver.script({ status: 202, body: 'taken' })
  const outcome = await poster.post({ url: `${receiver.url}?a=1&b=%20`, headers: HEADERS, body: BODY })
  assertAnswered(outcome, 202)
  assert.equal(outcome.response_head.toString(), 'taken')
  assert.ok(outcome.duration_ms >= 0)
  const [request] = receiver.requests
  assert.deepEqual([request?.method, request?.path], ['POST', '/hooks?a=1&b=%20'])
  assert.deepEqual(request?.body, BODY)
  assert.partialDeepStrictEqual(request?.headers, {
    ...HEADERS,
    host: `localhost:${receiver.port}`,
    'content-length': String(BODY.length),
  })
})

test('every status from 200 to 599 is an answer like any other', async () => {
  const statuses = Array.from({ length: 400 }, (_, index) => 200 + index)
  receiver.usually(({ path }) => ({ status: Number(path.slice(1)), headers: { 'retry-after': '1' } }))
  for (const status of statuses)
    assertAnswered(await post(poster, `https://localhost:${receiver.port}/${status}`), status)
  assert.equal(receiver.requests.length, statuses.length)
})

test('a redirect is not followed', async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    receiver.script({ status, headers: { location: other.url } })
    assertAnswered(await post(), status)
  }
  assert.equal(receiver.requests.length, 5)
  assert.equal(other.connections(), 0)
})

test('informational answers do not count, only the final one does; an unrequested 101 is final', async () => {
  receiver.script({ raw: 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n' })
  assertAnswered(await post(), 204)
  receiver.script({ raw: 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n' })
  assertAnswered(await post(), 500)
  receiver.script({ raw: 'HTTP/1.1 103 Early Hints\r\n\r\n' })
  assertFailed(await post(), CLOSED)
  receiver.script({ raw: 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\nhello' })
  assertAnswered(await post(), 101)
})

test('ten interim answers are heard, an eleventh ends the attempt', async () => {
  const hints = (count: number) => 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(count)
  receiver.script({ raw: `${hints(10)}HTTP/1.1 204 No Content\r\n\r\n` })
  assertAnswered(await post(), 204)
  receiver.script({ raw: hints(100_000) })
  assertFailed(await post(), 'more than 10 interim answers (1xx) came')
  receiver.script({ raw: 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100_000) })
  assertFailed(await post(), 'more than 10 interim answers (1xx) came')
})

test('an answer before the deadline counts, one after it does not', async () => {
  receiver.script({ delay_ms: 150 })
  assertAnswered(await post(), 200)
  receiver.script({ delay_ms: 3_000 })
  assertFailed(await post(hasty), TIMED_OUT)
})

test('a 2xx in time is an answer even if its body never ends', async () => {
  receiver.script({ status: 201, drip_body_ms: 100 })
  const outcome = await post(poster)
  assertAnswered(outcome, 201)
  assert.match(outcome.response_head.toString(), /^x{1,1024}$/)
})

test('only 1,024 bytes of a 1 GB body are read, and the rest is never fetched', async () => {
  const before = process.memoryUsage().rss
  receiver.script({ huge_bytes: 1_000_000_000 })
  const outcome = await post()
  assertAnswered(outcome, 200)
  assert.equal(outcome.response_head.toString(), 'x'.repeat(1_024))
  assert.ok(process.memoryUsage().rss - before < 100_000_000)
})

test('a body of exactly 1,024 bytes keeps its connection, a longer one costs it', async () => {
  for (const body of ['a'.repeat(1_024), 'b'.repeat(1_025), 'c']) {
    receiver.script({ body })
    assert.equal((await post()).response_head.toString(), body.slice(0, 1_024))
  }
  const [first, second, third] = receiver.requests.map(({ connection }) => connection)
  assert.equal(first, second)
  assert.notEqual(second, third)
})

test('a header that comes byte by byte fails at the deadline', async () => {
  receiver.script({ drip_header_ms: 10 })
  assertFailed(await post(hasty), TIMED_OUT)
})

test('silence fails at the deadline, both after and before the handshake', async () => {
  receiver.script({ silent: true })
  assertFailed(await post(hasty), TIMED_OUT)
  const mute = createServer(() => undefined)
  await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as { port: number }
  assertFailed(await post(hasty, `https://localhost:${port}/`), TIMED_OUT)
  mute.close()
})

test('an answer that is not HTTP is a failure', async () => {
  const rows: [string | Buffer, string][] = [
    ['<html>hello</html>', NOT_HTTP],
    ['HTTP/3.0 200 OK\r\n\r\n', NOT_HTTP],
    ['HTTP/1.1 20 OK\r\n\r\n', NOT_HTTP],
    ['HTTP/1.1 abc OK\r\n\r\n', NOT_HTTP],
    ['HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', NOT_HTTP],
    ['HTTP/1.1 200 OK\r\nX: a\0b\r\n\r\n', NOT_HTTP],
    [Buffer.from([0xff, 0xfe, 0x00, 0x80]), NOT_HTTP],
    [`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(1_000_000)}\r\n\r\n`, "the answer's header is too large"],
    ['HTTP/1.1 200 OK\r\nX: half', CLOSED],
    ['', CLOSED],
  ]
  for (const [raw, error] of rows) {
    receiver.script({ raw })
    assertFailed(await post(), error)
  }
})

test('faults after the header do not undo the answer, and bytes are kept as they came', async () => {
  const binary = Buffer.from([0x00, 0xff, 0xc3, 0x28, 0x00])
  receiver.script({ body: binary, headers: { 'content-encoding': 'gzip' } })
  const garbled = await post()
  assertAnswered(garbled, 200)
  assert.deepEqual(garbled.response_head, binary)
  receiver.script({ raw: 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n' })
  assertAnswered(await post(), 200)
  receiver.script({ raw: 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nshort' })
  const cut = await post()
  assertAnswered(cut, 200)
  assert.equal(cut.response_head.toString(), 'short')
})

test('the poster never throws, whatever the answer', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  const answer = fc.oneof(
    text,
    fc
      .tuple(fc.integer({ min: 0, max: 999 }), text, text)
      .map(([code, head, body]) => `HTTP/1.1 ${code} ${head}\r\n\r\n${body}`),
    fc.tuple(text, text).map(([head, body]) => `HTTP/1.1 200 OK\r\n${head}\r\n\r\n${body}`),
  )
  const property = fc.asyncProperty(answer, async (raw) => {
    receiver.script({ raw: Buffer.from(raw, 'latin1') })
    const { status_code, error } = await post(hasty)
    assert.equal(status_code === null, error !== null)
  })
  await fc.assert(property, { numRuns: 60 })
})

test('if a kept connection ends unanswered, its request is sent once more on a new one', async () => {
  receiver.script({}, { reset: true }, { status: 204 })
  assertAnswered(await post(), 200)
  assertAnswered(await post(), 204)
  const [first, second, third] = receiver.requests.map(({ connection }) => connection)
  assert.deepEqual([receiver.requests.length, first === second, second === third], [3, true, false])
})

test('nothing is resent twice, nor after a new connection fails, nor after a byte of an answer', async () => {
  receiver.script({}, { reset: true }, { reset: true })
  await post()
  assertFailed(await post(), CLOSED)
  assert.equal(receiver.requests.length, 3)

  receiver.forget()
  receiver.script({ reset: true })
  assertFailed(await post(), CLOSED)
  assert.equal(receiver.requests.length, 1)

  receiver.forget()
  receiver.script({}, { raw: 'HTTP/1.' })
  await post()
  assertFailed(await post(), CLOSED)
  assert.equal(receiver.requests.length, 2)
})

test('fifty requests to one endpoint can be under way at once', async () => {
  receiver.usually({ silent: true })
  const giving_up = new AbortController()
  const { signal } = giving_up
  const posts = Array.from({ length: 50 }, () => poster.post({ url: receiver.url, headers: {}, body: BODY, signal }))
  await receiver.arrived(50)
  giving_up.abort()
  for (const outcome of await Promise.all(posts)) assert.equal(outcome.is_ours, true)
})

test('an attempt that is given up counts as our own failure', async () => {
  receiver.usually({ silent: true })
  const stopped = { status_code: null, error: 'the attempt was stopped before an answer came', is_ours: true }
  const giving_up = new AbortController()
  const request = { url: receiver.url, headers: {}, body: BODY, signal: giving_up.signal }
  const outcome = poster.post(request)
  await receiver.arrived(1)
  giving_up.abort()
  assert.partialDeepStrictEqual(await outcome, stopped)
  assert.partialDeepStrictEqual(await poster.post(request), stopped)
  assert.equal(receiver.requests.length, 1)

  const closing = openPoster({ allow_private: true, ca: authority.ca })
  const under_way = closing.post({ url: receiver.url, headers: {}, body: BODY })
  await receiver.arrived(2)
  await closing.close()
  assert.partialDeepStrictEqual(await under_way, stopped)
  assert.partialDeepStrictEqual(await closing.post({ url: receiver.url, headers: {}, body: BODY }), stopped)
})

test('a request that cannot be made is an outcome too', async () => {
  assertFailed(await post(poster, 'nonsense'), 'the URL must begin with https://')
  assertFailed(await post(poster, 'https://'), 'the URL must be a valid URL')
  assertFailed(await post(poster, receiver.url.replace('https', 'http')), 'the URL must begin with https://')
  const headers = { 'x-bad': 'a\r\nb: c' }
  assertFailed(await poster.post({ url: receiver.url, headers, body: BODY }), 'the request could not be sent')
  const gone = await startReceiver(authority.issue())
  await gone.close()
  assertFailed(await post(poster, gone.url), 'the connection was refused')
  await wait(0)
  assert.equal(receiver.requests.length, 0)
})

test('the outcome says whether a connection was made, whatever came of it', async () => {
  assert.equal((await post()).is_reached, true)
  assert.equal((await post()).is_reached, true, 'on a kept connection too')
  receiver.script({ silent: true })
  assert.equal((await post(hasty)).is_reached, true)
  const gone = await startReceiver(authority.issue())
  await gone.close()
  assert.equal((await post(poster, gone.url)).is_reached, false)
  assert.equal((await post(poster, 'https://no-such-name.invalid/')).is_reached, false)
})

test('kept connections do not accumulate listeners', async (t) => {
  const warnings: Error[] = []
  const hear = (warning: Error) => warnings.push(warning)
  process.on('warning', hear)
  t.after(() => process.off('warning', hear))
  for (let sent = 0; sent < 30; sent++) assertAnswered(await post(), 200)
  await wait(1)
  assert.equal(new Set(receiver.requests.map(({ connection }) => connection)).size, 1)
  assert.deepEqual(warnings, [])
})
