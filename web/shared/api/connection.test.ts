import assert from 'node:assert/strict'
import { test } from 'node:test'
import { away, sendWatched, watchConnection } from './connection.ts'

test('whichever request is answered first after the server was away lets the page read everything anew, once', async (t) => {
  Object.assign(globalThis, { window: new EventTarget() })
  // Libraries of the pages behave as in a browser where there is a window.
  t.after(() => Reflect.deleteProperty(globalThis, 'window'))
  const answer = () => sendWatched(async () => new Response())
  // The connection is one per page, so what was sent before in this process may have left it lost.
  await answer()
  let rereads = 0
  const stop = watchConnection(() => {
    rereads += 1
  })
  await answer()
  assert.equal(rereads, 0, 'nothing was missed')
  await assert.rejects(sendWatched(async () => Promise.reject(new TypeError('Failed to fetch'))))
  assert.equal(away.read(), true)
  await Promise.all([answer(), answer()])
  assert.deepEqual([away.read(), rereads], [false, 1])
  window.dispatchEvent(new Event('offline'))
  await answer()
  assert.equal(rereads, 2)
  stop()
  window.dispatchEvent(new Event('offline'))
  assert.equal(away.read(), false, 'nobody listens any more')
})

test('the late answer to a request from before the loss does not say that the server is back', async () => {
  const late = Promise.withResolvers<Response>()
  const early = sendWatched(() => late.promise)
  await assert.rejects(sendWatched(() => Promise.reject(new TypeError('Failed to fetch'))))
  late.resolve(new Response())
  await early
  assert.equal(away.read(), true)
  await sendWatched(async () => new Response())
  assert.equal(away.read(), false)
})
