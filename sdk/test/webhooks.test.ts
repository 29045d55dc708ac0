import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  isCollectionStageChanged,
  isStatusChanged,
  parseWebhook,
  signWebhook,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from '../src/index.ts'

type Vector = {
  name: string
  secret: string
  header: string | null
  body: string
  now: number
  tolerance_seconds?: number
  result: string
}
const file = readFileSync(new URL('../vectors/webhooks.json', import.meta.url), 'utf8')
const { cases } = JSON.parse(file) as { cases: Vector[] }

function resultOf({ secret, header, now, tolerance_seconds }: Vector, body: Uint8Array | string): string {
  const tolerance = tolerance_seconds === undefined ? {} : { toleranceSeconds: tolerance_seconds }
  try {
    const event = verifyWebhook(body, header, secret, { now: now * 1_000, ...tolerance })
    assert.deepEqual(event, JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString()))
    return 'ok'
  } catch (error) {
    assert.ok(error instanceof WebhookVerificationError, String(error))
    return error.reason
  }
}

test('every vector gives the expected result, as bytes and as text', () => {
  for (const vector of cases) {
    assert.equal(resultOf(vector, vector.body), vector.result, vector.name)
    assert.equal(resultOf(vector, new TextEncoder().encode(vector.body)), vector.result, vector.name)
  }
})

test('the vectors cover every reason, and a request that is accepted', () => {
  const reasons = ['malformed_body', 'malformed_header', 'missing_header', 'ok', 'signature_mismatch']
  assert.deepEqual([...new Set(cases.map(({ result }) => result))].sort(), [...reasons, 'timestamp_out_of_tolerance'])
  assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length)
})

const SECRET = 'whsec_test'
const EVENT = {
  id: 'evt_1',
  type: 'claim.status_changed',
  created_at: '2026-11-15T00:00:00.000Z',
  api_version: '2026-05-14',
  data: { closure_reason: 'paid' },
}

test('a body that was verified earlier is an event, whatever its type', () => {
  assert.deepEqual(parseWebhook(JSON.stringify(EVENT)), EVENT)
  const unknown = { ...EVENT, type: 'claim.something_new' }
  assert.deepEqual(parseWebhook(Buffer.from(JSON.stringify(unknown))), unknown)
  for (const body of ['', '{}', '[]', 'null', JSON.stringify({ ...EVENT, data: [] })]) {
    assert.throws(() => parseWebhook(body), { name: 'WebhookVerificationError', reason: 'malformed_body' })
  }
})

test('what signWebhook signs is accepted, now and at a chosen time', () => {
  const body = JSON.stringify(EVENT)
  assert.equal(verifyWebhook(body, signWebhook(body, SECRET), SECRET).id, 'evt_1')
  const now = new Date('2030-01-01T00:00:00.999Z')
  const header = signWebhook(Buffer.from(body), SECRET, { now })
  assert.match(header, /^t=1893456000,v1=[0-9a-f]{64}$/)
  assert.equal(verifyWebhook(Buffer.from(body), header, SECRET, { now }).id, 'evt_1')
  assert.throws(() => verifyWebhook(body, header, SECRET), {
    name: 'WebhookVerificationError',
    reason: 'timestamp_out_of_tolerance',
  })
})

test('a time that is not a number is never in tolerance', () => {
  const body = JSON.stringify(EVENT)
  const options = { now: new Date('never') }
  assert.throws(() => verifyWebhook(body, signWebhook(body, SECRET), SECRET, options), {
    reason: 'timestamp_out_of_tolerance',
  })
})

test('bytes that are not UTF-8 are not an event, even if correctly signed', () => {
  const body = Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
  assert.throws(() => verifyWebhook(body, signWebhook(body, SECRET), SECRET), { reason: 'malformed_body' })
})

test("an empty secret, or all headers instead of one, is the receiver's mistake and not the sender's", () => {
  assert.throws(() => verifyWebhook('{}', `t=1,v1=${'0'.repeat(64)}`, ''), TypeError)
  const headers = { 'x-service-signature': signWebhook('{}', SECRET) } as unknown as string
  assert.throws(() => verifyWebhook('{}', headers, SECRET), { name: 'TypeError', message: /X-Service-Signature/ })
})

test('a type guard tells the compiler what the data is', () => {
  const told = (event: WebhookEvent): string | null => {
    if (isCollectionStageChanged(event)) return event.data.to_stage
    return isStatusChanged(event) ? event.data.closure_reason : null
  }
  const toldOf = (event: object) => {
    const body = JSON.stringify(event)
    return told(verifyWebhook(body, signWebhook(body, SECRET), SECRET))
  }
  assert.equal(toldOf(EVENT), 'paid')
  assert.equal(toldOf({ ...EVENT, type: 'claim.collection_stage_changed', data: { to_stage: 'new' } }), 'new')
  assert.equal(toldOf({ ...EVENT, type: 'claim.something_new' }), null)
})
