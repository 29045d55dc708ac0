import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFault } from './fault.ts'
import { isRefused, NotSent, newKey, sendOnce } from './once.ts'

const fault = (status: number, code?: string) => new ApiFault(status, code ? { code } : {}, new Headers())
const at_once = async () => undefined

/** Fails with each of these in turn, then answers. */
function server(...failures: Error[]) {
  const calls: number[] = []
  const send = async () => {
    calls.push(calls.length)
    const failure = failures.shift()
    if (failure) throw failure
    return 'done'
  }
  return { calls, send }
}

test('what got lost is sent again', async () => {
  const { calls, send } = server(new TypeError('Failed to fetch'), fault(503), fault(409, 'idempotency_key_running'))
  const { signal } = new AbortController()
  assert.equal(await sendOnce({ send, signal, wait: at_once }), 'done')
  assert.equal(calls.length, 4)
})

test('a command that is at work elsewhere is waited for as the server says, longer than a lost connection', async () => {
  const { signal } = new AbortController()
  const waited: number[] = []
  const wait = async (ms: number) => void waited.push(ms)
  const running = () => new ApiFault(409, { code: 'idempotency_key_running' }, new Headers({ 'retry-after': '2' }))
  const slow = server(new TypeError('Failed to fetch'), ...Array.from({ length: 9 }, running))
  assert.equal(await sendOnce({ send: slow.send, signal, wait }), 'done')
  assert.deepEqual(waited, [400, ...Array.from({ length: 9 }, () => 2_000)])
  const endless = server(...Array.from({ length: 99 }, running))
  await assert.rejects(sendOnce({ send: endless.send, signal, wait: at_once }), /idempotency_key_running/)
  assert.equal(endless.calls.length, 21)
})

test('a refusal is not sent again, and a lost connection not for ever', async () => {
  const { signal } = new AbortController()
  const refused = server(fault(409, 'claim_closed'))
  await assert.rejects(sendOnce({ send: refused.send, signal, wait: at_once }), /409/)
  assert.equal(refused.calls.length, 1)
  const lost = server(...Array.from({ length: 9 }, () => new TypeError('Failed to fetch')))
  await assert.rejects(sendOnce({ send: lost.send, signal, wait: at_once }), TypeError)
  assert.equal(lost.calls.length, 4)
  const given_up = server(new NotSent('no passkey'))
  await assert.rejects(sendOnce({ send: given_up.send, signal, wait: at_once }), NotSent)
  assert.equal(given_up.calls.length, 1)
})

test('after a cancel nothing is sent any more, and nothing for whoever has left', async () => {
  const controller = new AbortController()
  const { calls, send } = server(new TypeError('Failed to fetch'))
  const onRetry = () => {
    controller.abort()
    return true
  }
  await assert.rejects(sendOnce({ send, signal: controller.signal, onRetry }), { name: 'AbortError' })
  assert.equal(calls.length, 1)
  const left = server(new TypeError('Failed to fetch'))
  const { signal } = new AbortController()
  await assert.rejects(sendOnce({ send: left.send, signal, onRetry: () => false, wait: at_once }), TypeError)
  assert.equal(left.calls.length, 1)
})

test('only a refusal says for good that nothing was done', () => {
  const for_good = [fault(400), fault(403), fault(404), fault(409, 'claim_closed'), new NotSent()]
  assert.deepEqual(for_good.map(isRefused), [true, true, true, true, true])
  const unknown = [fault(401), fault(429), fault(500), fault(503), fault(409, 'idempotency_key_lost'), new TypeError()]
  assert.deepEqual(unknown.map(isRefused), [false, false, false, false, false, false])
})

test('a key is random and in the form that the server takes', () => {
  assert.match(newKey(), /^[0-9a-f]{32}$/)
  assert.notEqual(newKey(), newKey())
})
