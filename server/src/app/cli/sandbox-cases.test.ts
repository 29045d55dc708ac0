import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { cli } from '../../../test/shell.ts'
import { openWorld } from '../../../test/world.ts'

const world = await openWorld({ sandbox_clock: 'operator' })
await world.http.server.listen({ host: '127.0.0.1', port: 0 })
const MAHNWERK_URL = `http://127.0.0.1:${(world.http.server.server.address() as AddressInfo).port}`
const partner = await world.partner()
const env = { MAHNWERK_URL, MAHNWERK_TOKEN: partner.token }

test('a whole case is played from the command line, and everything is deleted again', async () => {
  const played = await cli(['sandbox', 'scenario', 'returned_letter', '--json'], env)
  assert.equal(played.code, 0, played.stderr)
  const { name, claim_id } = JSON.parse(played.stdout)
  assert.equal(name, 'returned_letter')
  assert.equal((await partner.get(`/openapi/claims/${claim_id}`)).statusCode, 200)
  const told = await cli(['sandbox', 'scenario', 'disputed'], env)
  assert.match(told.stdout, /Played disputed\. The claim is [0-9a-f-]{36}\./)
  const reset = await cli(['sandbox', 'reset'], env)
  assert.match(reset.stdout, /Deleted 2 cases of your partner\./)
  assert.deepEqual(JSON.parse((await cli(['sandbox', 'reset', '--json'], env)).stdout), { deleted: 0 })
})

test('a scenario that does not exist and a clock that is reserved say so', async () => {
  const wrong = await cli(['sandbox', 'scenario', 'happy_end'], env)
  assert.equal(wrong.code, 2)
  assert.match(wrong.stderr, /name must be one of/)
  const reserved = await cli(['sandbox', 'advance', '1d'], env)
  assert.equal(reserved.code, 2)
  assert.match(reserved.stderr, /only the service team moves its clock/)
})
