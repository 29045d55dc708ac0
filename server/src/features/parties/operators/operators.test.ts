import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { SESSION_COOKIE } from './rules.ts'
import { hireOperator } from './service.ts'

const world = await openWorld()
// Time stands still, so that no lock and no session ends in the middle of a test.
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)
const PASSWORD = 'correct horse battery'
const password_hash = await world.deps.passwords.hash(PASSWORD)

const hire = (email: string) =>
  world.act((work) => hireOperator(work, { email, name: 'Anna', role: 'admin', password_hash }))
const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  world.request({ method: 'POST', url: '/api/operator/session', payload: { email, password }, headers })
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  `${SESSION_COOKIE}=${answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value}`

test('log in sets a cookie, who am I reads it, log out ends it', async () => {
  const { id } = await hire('Anna@team.example')
  const answer = await logIn('anna@TEAM.example', PASSWORD)
  assert.equal(answer.statusCode, 200)
  const identity = {
    ...{ id, email: 'Anna@team.example', name: 'Anna', role: 'admin', language: null, theme: null },
    wants_digest: true,
    ...{
      totp_enabled: false,
      passkey_count: 0,
      second_factor_missing: false,
      recovery_codes_left: 0,
      password_is_initial: false,
    },
    can: ['users', 'organizations', 'partners', 'tokens', 'webhooks', 'payouts'],
    mode: 'sandbox',
    is_drill: false,
    disk_is_short: false,
    now: '2026-05-14T09:30:00.000Z',
  }
  assert.deepEqual(answer.json(), { success: true, data: identity })

  const cookie = cookieOf(answer)
  const session = (method: 'GET' | 'DELETE') =>
    world.request({ method, url: '/api/operator/session', headers: { cookie } })
  assert.deepEqual((await session('GET')).json().data, identity)
  assert.equal((await session('DELETE')).statusCode, 200)
  const after = await session('GET')
  assert.equal(after.statusCode, 401)
  assert.equal(after.json().error, 'Unauthorized')
})

test('a wrong password and an unknown account get the same 401', async () => {
  await hire('bert@team.example')
  const wrong = await logIn('bert@team.example', 'wrong')
  const unknown = await logIn('nobody@team.example', 'wrong')
  assert.equal(wrong.statusCode, 401)
  assert.equal(wrong.body, unknown.body)
  assert.equal(wrong.headers['set-cookie'], undefined)
})

test('a foreign Origin is a 403, our own is not', async () => {
  const operator = await world.operator()
  assert.equal((await operator.get('/api/operator/organizations', { origin: 'https://evil.example' })).statusCode, 403)
  const foreign = await operator.post('/api/operator/organizations', { name: 'X' }, { origin: 'https://evil.example' })
  assert.equal(foreign.statusCode, 403)
  assert.equal(foreign.json().success, false)
  assert.equal((await operator.post('/api/operator/organizations', { name: 'X' }, { origin: 'null' })).statusCode, 403)
  for (const origin of ['http://localhost:8080', 'http://api.example:81']) {
    const own = await operator.post('/api/operator/organizations', { name: 'X' }, { origin, host: 'api.example:81' })
    assert.equal(own.statusCode, 201, origin)
  }
})

test('an agent may look at organisations and partners but not change who may do what', async () => {
  const agent = await world.operator('agent')
  assert.equal((await agent.get('/api/operator/organizations')).statusCode, 200)
  assert.equal((await agent.get('/api/operator/partners')).statusCode, 200)
  const forbidden = [
    await agent.post('/api/operator/organizations', { name: 'X' }),
    await agent.post('/api/operator/partners', {}),
    await agent.get('/api/operator/tokens'),
    await agent.post('/api/operator/tokens', {}),
    await agent.get('/api/operator/users'),
    await agent.post('/api/operator/users', {}),
  ]
  for (const answer of forbidden) assert.equal(answer.statusCode, 403, answer.body)
})

test('an API token opens nothing of the operator API', async () => {
  const partner = await world.partner()
  assert.equal((await partner.get('/api/operator/organizations')).statusCode, 401)
  assert.equal((await partner.get('/api/operator/session')).statusCode, 401)
  assert.equal(
    (await world.request({ url: '/api/operator/nothing', headers: { cookie: `${SESSION_COOKIE}=x` } })).statusCode,
    404,
  )
})
