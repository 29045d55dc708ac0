import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, setDatabaseTime } from '../../../test/world.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { SESSION_COOKIE } from './rules.ts'
import { hireOperator } from './service.ts'

const world = await openWorld()
// Failures are counted per clock hour: it must not end in the middle of a test.
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)
const PASSWORD = 'correct horse battery'
const password_hash = await hashPassword(PASSWORD)

const hire = (email: string) =>
  world.act((work) => hireOperator(work, { email, name: 'Anna', role: 'admin', password_hash }))
const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  world.request({ method: 'POST', url: '/api/operator/session', payload: { email, password }, headers })
const cookieOf = (answer: { headers: object }) =>
  String((answer.headers as Record<string, unknown>)['set-cookie']).split(';')[0] as string

test('log in sets a cookie, who am I reads it, log out ends it', async () => {
  const { id } = await hire('Anna@team.example')
  const answer = await logIn('anna@TEAM.example', PASSWORD)
  assert.equal(answer.statusCode, 200)
  const identity = { id, email: 'Anna@team.example', name: 'Anna', role: 'admin' }
  assert.deepEqual(answer.json(), { success: true, data: identity })
  const set = String(answer.headers['set-cookie'])
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) assert.ok(set.includes(attribute), set)

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

test('guessing is stopped with 429, and only failures count', async () => {
  await hire('cora@team.example')
  for (let tries = 0; tries < 20; tries++) assert.equal((await logIn('cora@team.example', 'guess')).statusCode, 401)
  const stopped = await logIn('cora@team.example', PASSWORD)
  assert.equal(stopped.statusCode, 429)
  assert.ok(Number(stopped.headers['retry-after']) >= 1)
  assert.equal((await logIn('anna@team.example', PASSWORD)).statusCode, 200, 'another account is not locked')
})

test('guesses sent at once gain nothing', async () => {
  await hire('zoe@team.example')
  const answers = await Promise.all(Array.from({ length: 40 }, () => logIn('zoe@team.example', 'guess')))
  const wrong = answers.filter((answer) => answer.statusCode === 401).length
  assert.ok(wrong >= 20 && wrong <= 21, `${wrong} guesses were answered`)
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

test('a session ends after twelve hours', async () => {
  const operator = await world.operator()
  const url = '/api/operator/session'
  assert.equal((await operator.get(url)).statusCode, 200)
  await setDatabaseTime(world, '2026-05-14T23:59:59.999Z')
  assert.equal((await operator.get(url)).statusCode, 200)
  await setDatabaseTime(world, '2026-05-15T00:00:00.000Z')
  assert.equal((await operator.get(url)).statusCode, 401)
  await setDatabaseTime(world, NOON)
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

test('an administrator adds, changes and disables people, and an email is used once', async () => {
  const admin = await world.operator()
  const body = { email: 'dora@team.example', name: 'Dora', role: 'agent', password: PASSWORD }
  const created = await admin.post('/api/operator/users', body)
  assert.equal(created.statusCode, 201)
  assert.ok(!created.body.includes('password'))
  const { id } = created.json().data
  assert.equal((await admin.post('/api/operator/users', { ...body, email: 'DORA@team.example' })).statusCode, 409)
  assert.equal(
    (await admin.post('/api/operator/users', { ...body, password: 'short' })).json().details[0].field,
    'password',
  )

  const cookie = cookieOf(await logIn('dora@team.example', PASSWORD))
  const session = () => world.request({ url: '/api/operator/session', headers: { cookie } })
  assert.equal((await session()).statusCode, 200)
  const disabled = await admin.patch(`/api/operator/users/${id}`, { disabled: true })
  assert.ok(disabled.json().data.disabled_at)
  assert.equal((await session()).statusCode, 401, 'sessions end at once')
  assert.equal((await logIn('dora@team.example', PASSWORD)).statusCode, 401)
})

test('the own password is changed with the current one, and ends every session', async () => {
  await hire('emil@team.example')
  const cookie = cookieOf(await logIn('emil@team.example', PASSWORD))
  const change = (current_password: string) =>
    world.request({
      method: 'POST',
      url: '/api/operator/session/password',
      headers: { cookie },
      payload: { current_password, new_password: 'another long password' },
    })
  assert.equal((await change('wrong')).statusCode, 401)
  assert.equal((await change(PASSWORD)).statusCode, 200)
  assert.equal((await change(PASSWORD)).statusCode, 401)
  assert.equal((await logIn('emil@team.example', 'another long password')).statusCode, 200)
})

test('the last administrator cannot be disabled', async () => {
  const fresh = await openWorld()
  const admin = await fresh.operator()
  const self = `/api/operator/users/${admin.operator_id}`
  assert.equal((await admin.patch(self, { disabled: true })).statusCode, 409)
  assert.equal((await admin.patch(self, { role: 'agent' })).statusCode, 409)
  await fresh.operator()
  assert.equal((await admin.patch(self, { role: 'agent' })).statusCode, 200)
})
