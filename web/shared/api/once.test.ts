import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiFault } from './fault.ts'
import { keyFor, sendOnce } from './once.ts'

const fault = (status: number, code?: string) => new ApiFault(status, code ? { code } : {}, new Headers())
const at_once = async () => undefined

/** Fails with each of these in turn, then answers. */
function server(...failures: Error[]) {
  const keys: string[] = []
  const send = async ({ key }: { key: string }) => {
    keys.push(key)
    const failure = failures.shift()
    if (failure) throw failure
    return 'done'
  }
  return { keys, send }
}

test('what got lost is sent again with the same key', async () => {
  const { keys, send } = server(new TypeError('Failed to fetch'), fault(503), fault(409, 'idempotency_key_running'))
  const { signal } = new AbortController()
  assert.equal(await sendOnce({ send, key: 'k', signal, wait: at_once }), 'done')
  assert.deepEqual(keys, ['k', 'k', 'k', 'k'])
})

test('a refusal is not sent again, and a lost connection not for ever', async () => {
  const { signal } = new AbortController()
  const refused = server(fault(409, 'claim_closed'))
  await assert.rejects(sendOnce({ send: refused.send, key: 'k', signal, wait: at_once }), /409/)
  assert.equal(refused.keys.length, 1)
  const lost = server(...Array.from({ length: 9 }, () => new TypeError('Failed to fetch')))
  await assert.rejects(sendOnce({ send: lost.send, key: 'k', signal, wait: at_once }), TypeError)
  assert.equal(lost.keys.length, 4)
})

test('after a cancel nothing is sent any more', async () => {
  const controller = new AbortController()
  const { keys, send } = server(new TypeError('Failed to fetch'))
  const sending = sendOnce({ send, key: 'k', signal: controller.signal, onRetry: () => controller.abort() })
  await assert.rejects(sending, { name: 'AbortError' })
  assert.deepEqual(keys, ['k'])
})

test('the same body keeps its key, another one is another deed', () => {
  const first = keyFor(null, { amount: 1 })
  assert.equal(keyFor(first, { amount: 1 }), first)
  assert.notEqual(keyFor(first, { amount: 2 }).key, first.key)
  assert.match(first.key, /^[0-9a-f]{32}$/)
})
