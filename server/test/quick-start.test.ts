import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { isThere, paste, quickStartBlocks } from './pasted.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
await world.http.server.listen({ port: 0, host: '127.0.0.1' })
const { port } = world.http.server.server.address() as AddressInfo
const address = `http://127.0.0.1:${port}`
const env = { PATH: process.env.PATH ?? '', HOME: '/nonexistent' }
const skip = isThere('curl') ? false : 'there is no curl on this machine'

/** The calls alone; the long test also runs the receiver. */
const callsOf = (blocks: readonly string[]): string => {
  const receiver = blocks.findIndex((block) => block.includes('receiver.mjs'))
  return blocks.slice(0, receiver).join('')
}

test('the calls of the quick start work when they are pasted', { skip }, async () => {
  const { token } = await world.partner()
  const output = await paste('bash', callsOf(await quickStartBlocks({ token, address })), { env })
  assert.match(output, /"collection_stage":"dunning_action_recommended"/, output)
  assert.match(output, /"data_extraction_status":"(?:pending|processing|completed)"/)
  assert.match(output, /"court_fees":140/)
  assert.match(output, /"decision":"sue"/)
  assert.doesNotMatch(output, /"success":false|command not found|not found:/)
})

test('with a wrong token, a wrong address or the token of an organisation, the quick start says so', {
  skip,
}, async () => {
  const shown = async (values: { token: string; address: string }) =>
    paste('bash', callsOf(await quickStartBlocks(values)), { env })
  const wrong = await shown({ token: 'eyJwrong', address })
  assert.match(wrong, /"error":"Unauthorized"/)
  assert.match(wrong, /My partner is unknown: read the answer above/)
  assert.match(await shown({ token: 'eyJwrong', address: 'http://127.0.0.1:1' }), /curl: \(7\)/)
  const { token } = await world.organization()
  assert.match(await shown({ token, address }), /"partner":null/)
})
