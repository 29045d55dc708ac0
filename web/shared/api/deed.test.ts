import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { type Deed, openDeed } from './deed.ts'

type Sent = { readonly key: string | null; readonly body: string; readonly method: string }

const real_fetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = real_fetch
})

/** Answers with each of these in turn, and with success afterwards; `null` is a lost connection. */
function serve(...answers: (number | null)[]): Sent[] {
  const sent: Sent[] = []
  globalThis.fetch = async (input) => {
    const request = input as Request
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.text(), method: request.method })
    request.signal.throwIfAborted()
    const status = answers.shift()
    if (status === null) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, data: {} }, { status: status ?? 200 })
  }
  return sent
}

const params = { path: { id: 'c' } }
/** Fails quietly, since what was sent is what counts. */
const close = (deed: Deed, note: string) =>
  deed
    .start((once) => once.POST('/api/operator/claims/{id}/reopen', { params, body: { note } }), { no_retry: true })
    .catch(() => undefined)

const keysOf = (sent: readonly Sent[]) => sent.map(({ key }) => key)

test('what was lost keeps its key until its outcome is known, and something else has another one', async () => {
  const sent = serve(null, null, 200)
  const deed = openDeed()
  await close(deed, 'a')
  await close(deed, 'b')
  await close(deed, 'a')
  await close(deed, 'a')
  const [lost, other, again, next] = keysOf(sent)
  assert.match(lost ?? '', /^[0-9a-f]{32}$/)
  assert.notEqual(other, lost)
  assert.equal(again, lost)
  assert.notEqual(next, lost)
})

test('a session that ended and too many requests keep the key, a refusal gives it up', async () => {
  const sent = serve(401, 429, 409, 200)
  const deed = openDeed()
  for (let times = 0; times < 4; times++) await close(deed, 'a')
  const [first, second, refused, anew] = keysOf(sent)
  assert.equal(second, first)
  assert.equal(refused, first)
  assert.notEqual(anew, first)
})

test('one that is tried again by itself keeps its key while another one succeeds', async () => {
  const sent = serve(null, 200, 200)
  const deed = openDeed()
  const slow = deed.start((once) => once.DELETE('/api/operator/documents/{id}/release', { params }))
  await close(deed, 'a')
  await slow
  const [first, other, again] = sent
  assert.deepEqual([first?.method, other?.method, again?.method], ['DELETE', 'POST', 'DELETE'])
  assert.equal(again?.key, first?.key)
})

test('cancelling stops what is under way, tells that its outcome is unknown, and forgets its key', async () => {
  const sent = serve(null)
  const deed = openDeed()
  assert.equal(deed.cancel(), false)
  const running = deed.start((once) => once.DELETE('/api/operator/documents/{id}/release', { params }), {
    onRetry: () => assert.equal(deed.cancel(), true),
  })
  assert.equal(deed.isBusy(), true)
  await assert.rejects(running, { name: 'AbortError' })
  assert.equal(deed.isBusy(), false)
  assert.equal(sent.length, 1)
  await deed.start((once) => once.DELETE('/api/operator/documents/{id}/release', { params }))
  assert.notEqual(sent[1]?.key, sent[0]?.key)
})

test('two files are two commands, and the same file is the same', async () => {
  const sent = serve(null, null, null)
  const deed = openDeed()
  const upload = (file: File) =>
    deed
      .start(
        (once) => {
          const body = new FormData()
          body.append('file', file)
          return once.POST('/api/operator/claims/{id}/documents', { params, body: body as never })
        },
        { no_retry: true },
      )
      .catch(() => undefined)
  const [one, other] = [new File(['a'], 'a.pdf'), new File(['a'], 'a.pdf')]
  await upload(one)
  await upload(other)
  await upload(one)
  const [first, second, third] = keysOf(sent)
  assert.notEqual(second, first)
  assert.equal(third, first)
})
