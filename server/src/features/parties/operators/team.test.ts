import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../../test/world.ts'
import { SESSION_COOKIE } from './rules.ts'

const world = await openWorld()
const admin = await world.operator()
const PASSWORD = 'correct horse battery'
const URL = '/api/operator/users'

const logIn = (email: string, password: string) =>
  world.request({ method: 'POST', url: '/api/operator/session', payload: { email, password } })
async function sessionOf(email: string, password: string) {
  const { cookies } = await logIn(email, password)
  const cookie = `${SESSION_COOKIE}=${cookies[0]?.value}`
  return () => world.request({ url: '/api/operator/session', headers: { cookie } })
}

test('an administrator adds somebody with a password of their own choice, and an email is used once', async () => {
  const body = { email: 'dora@team.example', name: 'Dora', role: 'agent', password: PASSWORD }
  const created = await admin.post(URL, body)
  assert.equal(created.statusCode, 201)
  assert.ok(!created.body.includes('password_hash') && !created.body.includes(PASSWORD))
  const { data } = created.json()
  assert.partialDeepStrictEqual(data, {
    ...{ email: 'dora@team.example', role: 'agent', totp_enabled: false, last_login_at: null, locked_until: null },
    ...{ disabled_at: null, initial_password: null, password_is_initial: true },
  })
  assert.equal((await admin.post(URL, { ...body, email: 'DORA@team.example' })).statusCode, 409)
  const short = await admin.post(URL, { ...body, password: 'short' })
  assert.equal(short.json().details[0].field, 'password')
})

test('a generated password is shown once, works, and says that it should be changed', async () => {
  const created = await admin.post(URL, { email: 'gero@team.example', name: 'Gero', role: 'admin' })
  const { id, initial_password } = created.json().data
  assert.ok(initial_password.length >= 12)
  const entered = await logIn('gero@team.example', initial_password)
  assert.equal(entered.json().data.password_is_initial, true)
  const cookie = `${SESSION_COOKIE}=${entered.cookies[0]?.value}`
  const payload = { current_password: initial_password, new_password: PASSWORD }
  await world.request({ method: 'POST', url: '/api/operator/session/password', headers: { cookie }, payload })
  assert.equal((await logIn('gero@team.example', PASSWORD)).json().data.password_is_initial, false)

  const listed = (await admin.get(`${URL}?limit=100`)).json().data
  const gero = listed.find((row: { id: string }) => row.id === id)
  assert.ok(gero.last_login_at)
  assert.equal('initial_password' in gero, false)
})

test('disabling, another role and another password end every session at once', async () => {
  const { id } = (
    await admin.post(URL, { email: 'rita@team.example', name: 'Rita', role: 'agent', password: PASSWORD })
  ).json().data
  const change = async (body: object) => {
    const session = await sessionOf('rita@team.example', PASSWORD)
    assert.equal((await session()).statusCode, 200)
    assert.equal((await admin.patch(`${URL}/${id}`, body)).statusCode, 200)
    return (await session()).statusCode
  }
  assert.equal(await change({ name: 'Rita R.' }), 200, 'a name is no reason')
  assert.equal(await change({ role: 'admin' }), 401)
  assert.equal(await change({ password: PASSWORD }), 401)
  assert.equal(await change({ disabled: true }), 401)
  assert.equal((await logIn('rita@team.example', PASSWORD)).statusCode, 401)
  const enabled = await admin.patch(`${URL}/${id}`, { disabled: false })
  assert.equal(enabled.json().data.disabled_at, null)
  assert.equal((await logIn('rita@team.example', PASSWORD)).statusCode, 200)
})

test('a reset password ends the sessions of its account and lifts its lock', async () => {
  const { id } = (
    await admin.post(URL, { email: 'lost@team.example', name: 'L', role: 'agent', password: PASSWORD })
  ).json().data
  const session = await sessionOf('lost@team.example', PASSWORD)
  for (let tries = 0; tries < 6; tries++) await logIn('lost@team.example', 'forgotten')
  const reset = (await admin.post(`${URL}/${id}/reset-password`)).json().data
  assert.equal(reset.locked_until, null)
  assert.equal((await session()).statusCode, 401)
  assert.equal((await logIn('lost@team.example', PASSWORD)).statusCode, 401)
  assert.equal((await logIn('lost@team.example', reset.initial_password)).statusCode, 200)
})

test('nobody takes the last administrator away, nor their own role, account or password', async () => {
  const fresh = await openWorld()
  const [first, agent] = [await fresh.operator(), await fresh.operator('agent')]
  const self = `${URL}/${first.operator_id}`
  const own = [{ disabled: true }, { role: 'agent' }, { password: PASSWORD }]
  for (const body of own) assert.equal((await first.patch(self, body)).statusCode, 409)
  const second = await fresh.operator()
  for (const body of own) assert.equal((await first.patch(self, body)).statusCode, 409, 'not even with another one')
  assert.equal((await first.post(`${self}/reset-password`)).statusCode, 409)
  assert.equal((await first.delete(`${self}/totp`)).statusCode, 409)
  assert.equal((await first.patch(self, { name: 'Me', role: 'admin' })).statusCode, 200)
  assert.equal((await first.patch(`${URL}/${agent.operator_id}`, { disabled: true })).statusCode, 200)
  assert.equal((await second.patch(self, { role: 'agent' })).statusCode, 200)
  assert.equal((await first.get(URL)).statusCode, 401)
})

test('two administrators who disable each other at once leave one of them', async () => {
  const fresh = await openWorld()
  const [one, two] = [await fresh.operator(), await fresh.operator()]
  const answers = await Promise.all([
    one.patch(`${URL}/${two.operator_id}`, { disabled: true }),
    two.patch(`${URL}/${one.operator_id}`, { disabled: true }),
  ])
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
})

test('somebody who is disabled while logging in does not slip in', async () => {
  for (let round = 0; round < 3; round++) {
    const email = `race${round}@team.example`
    const { id } = (await admin.post(URL, { email, name: 'R', role: 'agent', password: PASSWORD })).json().data
    const [entered] = await Promise.all([logIn(email, PASSWORD), admin.patch(`${URL}/${id}`, { disabled: true })])
    const cookie = `${SESSION_COOKIE}=${entered.cookies[0]?.value}`
    assert.equal((await world.request({ url: '/api/operator/session', headers: { cookie } })).statusCode, 401)
  }
})

test('unknown people are a 404', async () => {
  const nobody = `${URL}/00000000-0000-7000-8000-000000000000`
  for (const path of ['/reset-password', '/unlock'])
    assert.equal((await admin.post(nobody + path)).statusCode, 404, path)
  assert.equal((await admin.delete(`${nobody}/totp`)).statusCode, 404)
  assert.equal((await admin.patch(nobody, { name: 'X' })).statusCode, 404)
})

test('the list says what may be done about whom, and why not', async () => {
  const small = await openWorld()
  const only = await small.operator()
  const agent = await small.operator('agent')
  type Member = { id: string; allowed_actions: { action: string; allowed: boolean; reason: string | null }[] }
  const actionsOf = async (id: string) => {
    const members = (await only.get(URL)).json().data as Member[]
    return members.find((member) => member.id === id)?.allowed_actions ?? []
  }
  const allowedOf = async (id: string) =>
    (await actionsOf(id)).filter(({ allowed }) => allowed).map(({ action }) => action)
  assert.deepEqual(await allowedOf(only.operator_id), [])
  assert.match((await actionsOf(only.operator_id))[1]?.reason ?? '', /last administrator/)
  assert.deepEqual(await allowedOf(agent.operator_id), ['change_role', 'disable', 'reset_password'])
  await only.patch(`${URL}/${agent.operator_id}`, { disabled: true, role: 'admin' })
  assert.deepEqual(await allowedOf(agent.operator_id), ['change_role', 'enable', 'reset_password'])
})
