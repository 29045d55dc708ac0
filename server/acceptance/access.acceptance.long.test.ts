import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient, MahnwerkError } from '@mahnwerk/sdk'
import { start, temporaryFolder } from '../test/process.ts'

/** Talks to a running server only through HTTP and the SDK, as a partner would. */
const server = await start({ DATA_DIR: await temporaryFolder() })
const partner = createClient({ base_url: server.address, token: server.token })

test('a partner finds out who it is and how many requests are left', async () => {
  const me = await partner.me()
  assert.equal(me.kind, 'partner')
  assert.equal(me.mode, 'sandbox')
  assert.equal(partner.rate_limit?.limit, 1000)
  assert.equal(partner.rate_limit?.remaining, 999)
})

test('a wrong token is refused', async () => {
  const stranger = createClient({ base_url: server.address, token: 'wrong' })
  await assert.rejects(stranger.me(), {
    name: 'AuthenticationError',
    status: 401,
    service_message: 'Invalid or expired token',
  })
})

test('the sandbox clock can be advanced, keeps running and never goes back', async () => {
  const before_move = Date.parse((await partner.sandbox.clock()).now)
  const { now } = await partner.sandbox.advance({ seconds: 90 * 86_400 })
  assert.ok(Date.parse(now) - before_move >= 90 * 86_400_000)
  assert.ok((await partner.sandbox.clock()).now >= now)
  await assert.rejects(partner.sandbox.advance({ to: '2020-01-01T00:00:00Z' }), (error) => {
    assert.ok(error instanceof MahnwerkError)
    assert.equal(error.status, 400)
    assert.equal(error.problems[0]?.field, 'to')
    return true
  })
})
