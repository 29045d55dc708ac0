import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Attack } from './requests.ts'
import { runAttack } from './suite.ts'
import { faultsOf } from './verdict.ts'

/** `npm run attack` sends fifty thousand. */
test('no hostile request gets a 5xx, a secret, the inside of the product, or no answer', async (t) => {
  const { findings, statuses, routes, p99_ms, memory } = await runAttack({ requests: 250, seed: 1 })
  t.diagnostic(JSON.stringify({ statuses, routes, p99_ms, memory }))
  assert.deepEqual(findings, [])
  assert.ok((statuses['200'] ?? 0) > 10, 'some requests pass the login and the validation')
})

test('what must not be answered is noticed', () => {
  const caller = { name: 'partner', headers: {}, probe: null, hidden: ['hidden-word'] }
  const sent: Attack = {
    index: 0,
    caller,
    method: 'GET',
    path: '/openapi/me',
    headers: [],
    body: Buffer.alloc(0),
    is_answer_due: true,
  }
  const faults = (status: number, body: string, type = 'application/json') =>
    faultsOf(sent, {
      status,
      head: `http/1.1 ${status}\r\ncontent-type: ${type}`,
      body: Buffer.from(body),
      more: Buffer.alloc(0),
    })
  assert.deepEqual(faults(200, '{"success":true}'), [])
  assert.deepEqual(faults(500, '{"success":false}'), ['status 500'])
  assert.deepEqual(faults(200, '{"success":true,"name":"hidden-word"}'), ['shows hidden-w…'])
  assert.deepEqual(faults(400, '{"success":false,"at":"/server/src/x.ts"}'), ['prints "/server/src/"'])
  assert.deepEqual(faults(404, 'not found', 'text/plain'), ['a refusal that is neither JSON nor a page'])
  assert.deepEqual(faults(200, '{"id":1}'), ['JSON without an envelope'])
  const twice = { status: 401, head: 'content-type: application/json', body: Buffer.from('{"success":false}') }
  assert.deepEqual(faultsOf(sent, { ...twice, more: Buffer.from('HTTP/1.1 400') }), ['a second answer: HTTP/1.1 400'])
  assert.deepEqual(faultsOf(sent, 'hung'), ['no answer'])
  assert.deepEqual(faultsOf({ ...sent, is_answer_due: false }, 'dropped'), [])
})
