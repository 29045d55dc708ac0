import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAuthenticator } from '../../../../test/authenticator.ts'
import { openWorld } from '../../../../test/world.ts'
import { SESSION_COOKIE } from './rules.ts'
import { hireOperator } from './service.ts'

const world = await openWorld({ require_second_factor: true })
const PASSWORD = 'correct horse battery'
const password_hash = await world.deps.passwords.hash(PASSWORD)
const proof = { current_password: PASSWORD }

async function enter(email: string, role: 'admin' | 'agent') {
  const { id } = await world.act((work) => hireOperator(work, { email, name: 'A', role, password_hash }))
  const payload = { email, password: PASSWORD }
  const entered = await world.request({ method: 'POST', url: '/api/operator/session', payload })
  assert.equal(entered.statusCode, 200)
  const cookie = `${SESSION_COOKIE}=${entered.cookies[0]?.value}`
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    world.request({ method, url: `/api/operator${path}`, headers: { cookie }, ...(body ? { payload: body } : {}) })
  const addKey = async () => {
    const { options } = (await call('POST', '/session/passkeys/options', proof)).json().data
    return call('POST', '/session/passkeys', { name: 'Key', credential: openAuthenticator().create(options) })
  }
  return { id, call, addKey, identity: entered.json().data }
}

test('an administrator without a second factor can set one up and do nothing else', async () => {
  const { call, addKey, identity } = await enter('bare@team.example', 'admin')
  assert.equal(identity.second_factor_missing, true)
  const { paths } = world.http.documents.operator() as { paths: Record<string, Record<string, unknown>> }
  const open: string[] = []
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods).filter((one) => one === 'get')) {
      const url = path.replace('/api/operator', '').replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
      const answer = await call(method.toUpperCase() as 'GET', url)
      if (answer.statusCode === 403) assert.equal(answer.json().error, 'SECOND_FACTOR_REQUIRED')
      else open.push(path)
    }
  }
  assert.deepEqual(open.sort(), [
    '/api/operator/session',
    '/api/operator/session/second-factor',
    '/api/operator/sessions',
  ])
  assert.equal((await call('POST', '/organizations', { name: 'A' })).statusCode, 403)
  assert.equal((await call('PATCH', '/session', { language: 'de' })).statusCode, 200)
  assert.equal((await addKey()).statusCode, 201)
  assert.equal((await call('GET', '/users')).statusCode, 200, 'the same session is free at once')
})

test('the last second factor stays, and one that somebody else resets closes everything again', async () => {
  const { id, call, addKey } = await enter('last@team.example', 'admin')
  const [first, second] = [(await addKey()).json().data.passkey.id, (await addKey()).json().data.passkey.id]
  assert.equal((await call('DELETE', `/session/passkeys/${first}`, proof)).statusCode, 200)
  assert.equal((await call('DELETE', `/session/passkeys/${second}`, proof)).json().code, 'last_second_factor')
  const colleague = await enter('colleague@team.example', 'admin')
  await colleague.addKey()
  assert.equal((await colleague.call('DELETE', `/users/${id}/totp`)).json().data.passkey_count, 0)
  assert.equal((await call('GET', '/users')).statusCode, 401, 'logged out')
})

test('of two passkeys that are removed at once, one stays', async () => {
  const { call, addKey } = await enter('race@team.example', 'admin')
  const ids = [(await addKey()).json().data.passkey.id, (await addKey()).json().data.passkey.id]
  const answers = await Promise.all(ids.map((id) => call('DELETE', `/session/passkeys/${id}`, proof)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
})

test('agents are not asked for one', async () => {
  const { call, identity } = await enter('agent@team.example', 'agent')
  assert.equal(identity.second_factor_missing, false)
  assert.equal((await call('GET', '/claims')).statusCode, 200)
})
