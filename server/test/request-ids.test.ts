import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import type { Poster } from '../src/platform/outbound/poster.ts'
import { makeClaim } from './cases.ts'
import { type Answer, openWorld, type PartnerClient } from './world.ts'

/** What a caller or a proxy calls a request, and the trace that it belongs to, go through to log and webhooks. */
const world = await openWorld()
const address = await world.http.server.listen({ port: 0, host: '127.0.0.1' })
const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
const TRACEPARENT = `00-${TRACE}-${SPAN}-01`

const me = async (headers: Record<string, string>) => {
  const answer = await world.request({ url: '/openapi/me', headers })
  return { id: String(answer.headers['x-request-id']), line: lineOf(String(answer.headers['x-request-id'])) }
}
const lineOf = (id: string) =>
  world.log_lines.map((line) => JSON.parse(line)).findLast((line) => line.msg === 'request' && line.request_id === id)

test('an id that came with the request is in the answer and in the log', async () => {
  for (const given of ['a', 'req-01:AB.c_d', 'x'.repeat(128), '8a3f2c1e-0000-4000-8000-000000000001']) {
    const { id, line } = await me({ 'x-request-id': given })
    assert.deepEqual([id, line.status], [given, 401])
  }
})

test('an id that is none of ours to repeat is replaced by a new one', async () => {
  const wrong = ['', ' ', 'a b', 'a"b', 'max@example.com', 'ä', '{"level":"fatal"}', 'x'.repeat(129), 'a, b', '%0a']
  for (const given of wrong) {
    const { id, line } = await me({ 'x-request-id': given })
    assert.match(id, /^[0-9a-f-]{36}$/, given)
    assert.ok(line)
  }
  const id = 'twice'
  const headers = new Headers([
    ['x-request-id', id],
    ['x-request-id', id],
  ])
  assert.notEqual((await fetch(`${address}/openapi/me`, { headers })).headers.get('x-request-id'), id)
})

test('the trace of a request is in its log line; one that is malformed is ignored', async () => {
  assert.equal((await me({ traceparent: TRACEPARENT })).line.trace_id, TRACE)
  for (const traceparent of ['', 'x', TRACEPARENT.toUpperCase(), `00-${'0'.repeat(32)}-${SPAN}-01`, `${TRACEPARENT}-x`])
    assert.ok(!('trace_id' in (await me({ traceparent })).line), traceparent)
})

/** Over a connection, where the body comes later than the head. */
function traced(partner: PartnerClient): PartnerClient {
  const post: PartnerClient['post'] = async (url, body) => {
    const headers = { authorization: `Bearer ${partner.token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${address}${url}`, {
      ...{ method: 'POST', headers: { ...headers, traceparent: TRACEPARENT } },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { statusCode: answer.status, body: text, json: () => JSON.parse(text) } as Answer
  }
  return { ...partner, post }
}

test('a webhook carries the trace of the request that caused it, and another one none', async () => {
  const admin = await world.operator('admin')
  const partner = await world.partner()
  const url = `/api/operator/partners/${partner.partner_id}/webhook`
  const payload = { url: 'https://hooks.partner.example/in' }
  await world.request({ method: 'PUT', url, headers: { cookie: admin.cookie }, payload })
  const { id: followed } = await makeClaim(traced(partner))
  const { id: other } = await makeClaim(partner)

  const sent = new Map<string, string | undefined>()
  const poster: Poster = {
    async post({ headers, body }) {
      sent.set(JSON.parse(body.toString()).data.claim_id, headers.traceparent)
      const response_head = Buffer.alloc(0)
      return { status_code: 200, error: null, duration_ms: 1, response_head, is_ours: false, is_reached: true }
    },
    close: async () => undefined,
  }
  world.clock.advance(30_000)
  await world.deps.jobs.runDue({ ...world.deps, poster })
  assert.deepEqual([sent.get(followed), sent.get(other)], [TRACEPARENT, undefined])
  assert.equal(sent.size, 2)
  const attempts = world.log_lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'webhook attempt')
  assert.deepEqual(attempts.map(({ trace_id }) => trace_id).sort(), [TRACE, undefined])
  const rows = await world.deps.db.many<{ traceparent: string | null }>(
    sql`select traceparent from webhook_deliveries where traceparent is not null`,
  )
  assert.deepEqual(
    rows.map(({ traceparent }) => traceparent),
    [TRACEPARENT],
  )
})
