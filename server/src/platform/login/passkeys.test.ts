import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Bent, openAuthenticator } from '../../../test/authenticator.ts'
import { asCreditor, PASSWORD as CREDITORS, enterPortal } from '../../../test/creditors.ts'
import { type Answer, openWorld, setDatabaseTime } from '../../../test/world.ts'
import { hireOperator } from '../../features/parties/operators/service.ts'
import { sql } from '../db/db.ts'

const world = await openWorld()
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)
const PASSWORD = 'correct horse battery'
const password_hash = await world.deps.passwords.hash(PASSWORD)

type Audience = 'operator' | 'creditor'
const cookiesOf = (answer: Answer): string => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** A place of its own for each test, since failures of one place count together. */
let places = 0
function browser(audience: Audience) {
  const url = `/api/${audience}/session/passkey`
  const remoteAddress = `10.0.0.${++places}`
  const ask = async () => {
    const answer = await world.request({ method: 'POST', url: `${url}/options`, remoteAddress })
    return { options: answer.json().data.options, cookie: cookiesOf(answer) }
  }
  const send = (credential: object, cookie: string) =>
    world.request({ method: 'POST', url, payload: { credential }, headers: { cookie }, remoteAddress })
  return { ask, send }
}

async function somebody(email: string) {
  const { id } = await world.act((work) => hireOperator(work, { email, name: 'A', role: 'agent', password_hash }))
  const logIn = (code?: string) =>
    world.request({
      method: 'POST',
      url: '/api/operator/session',
      payload: { email, password: PASSWORD, ...(code ? { code } : {}) },
    })
  const cookie = cookiesOf(await logIn())
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    world.request({ method, url: `/api/operator/session${path}`, headers: { cookie }, ...(payload ? { payload } : {}) })
  return { id, email, logIn, call }
}
type Caller = Awaited<ReturnType<typeof somebody>>['call']

async function add(call: Caller, authenticator = openAuthenticator(), bent: Bent = {}) {
  const { options } = (await call('POST', '/passkeys/options', { current_password: PASSWORD })).json().data
  const credential = authenticator.create(options, bent)
  return { authenticator, options, credential, added: await call('POST', '/passkeys', { name: 'Key', credential }) }
}

test('a passkey logs in by itself; the password alone then does not, but a recovery code does', async () => {
  const { email, logIn, call } = await somebody('key@team.example')
  const { authenticator, options, added } = await add(call)
  assert.equal(added.statusCode, 201, added.body)
  assert.equal(options.authenticatorSelection.userVerification, 'required')
  assert.ok(!Buffer.from(options.user.id, 'base64url').toString().includes('key'), 'the handle tells nothing')
  const { passkey, recovery_codes } = added.json().data
  assert.equal(recovery_codes.length, 10)

  const { ask, send } = browser('operator')
  const { options: asked, cookie } = await ask()
  assert.equal(asked.allowCredentials, undefined, 'the same for everybody')
  const entered = await send(authenticator.get(asked), cookie)
  assert.equal(entered.statusCode, 200, entered.body)
  assert.partialDeepStrictEqual(entered.json().data, { email, passkey_count: 1, totp_enabled: false })
  assert.equal((await logIn()).json().error, 'PASSKEY_REQUIRED')
  assert.equal((await logIn('000000')).json().error, 'TOTP_WRONG')
  assert.equal((await logIn(recovery_codes[0])).statusCode, 200)

  const second = await add(call)
  assert.equal(second.added.json().data.recovery_codes, null, 'the codes are there')
  assert.deepEqual(second.options.user.id, options.user.id)
  const state = (await call('GET', '/second-factor')).json().data
  assert.partialDeepStrictEqual(state, { is_required: false, recovery_codes_left: 9 })
  assert.deepEqual(
    state.passkeys.map((one: { last_used_at: string | null }) => one.last_used_at !== null),
    [true, false],
  )

  const proof = { current_password: PASSWORD }
  assert.equal((await call('DELETE', `/passkeys/${passkey.id}`, { current_password: 'no' })).statusCode, 400)
  for (const { id } of state.passkeys) assert.equal((await call('DELETE', `/passkeys/${id}`, proof)).statusCode, 200)
  assert.equal((await call('DELETE', `/passkeys/${passkey.id}`, proof)).statusCode, 404)
  assert.equal((await logIn()).statusCode, 200, 'nothing is left to ask for')
  assert.equal((await call('GET', '')).json().data.recovery_codes_left, 0)
  const again = await ask()
  assert.equal((await send(authenticator.get(again.options), again.cookie)).statusCode, 401, 'it was removed')
})

test('a signature for another origin or host, without its owner or with an old counter logs nobody in', async () => {
  const { call } = await somebody('bent@team.example')
  const { authenticator } = await add(call)
  const attacks: Bent[] = [
    { origin: 'http://localhost:8081' },
    { origin: 'https://localhost.evil.example' },
    { rp_id: 'evil.example' },
    { is_verified: false },
    { challenge: Buffer.alloc(32).toString('base64url') },
  ]
  for (const bent of attacks) {
    const { ask, send } = browser('operator')
    const { options, cookie } = await ask()
    const answer = await send(authenticator.get(options, bent), cookie)
    assert.equal(answer.statusCode, 401, JSON.stringify(bent))
    assert.equal(answer.cookies.length, 0)
  }
  const { ask, send } = browser('operator')
  const first = await ask()
  assert.equal((await send(authenticator.get(first.options, { counter: 50 }), first.cookie)).statusCode, 200)
  for (const counter of [50, 49, 0]) {
    const next = await ask()
    assert.equal((await send(authenticator.get(next.options, { counter }), next.cookie)).statusCode, 401, `${counter}`)
  }
  const last = await ask()
  assert.equal((await send(authenticator.get(last.options, { counter: 51 }), last.cookie)).statusCode, 200)
})

test('a challenge is used once, within five minutes, and by the browser that asked for it', async () => {
  const { call } = await somebody('once@team.example')
  const { authenticator } = await add(call)
  const { ask, send } = browser('operator')
  const { options, cookie } = await ask()
  const signed = authenticator.get(options)
  assert.equal((await send(signed, '')).statusCode, 401, 'another browser has no cookie')
  assert.equal((await send(signed, (await ask()).cookie)).statusCode, 401, 'or that of another challenge')
  assert.equal((await send(signed, cookie)).statusCode, 200)
  assert.equal((await send(signed, cookie)).statusCode, 401, 'sent again')
  const late = await ask()
  await setDatabaseTime(world, '2026-05-14T12:05:01.000Z')
  assert.equal((await send(authenticator.get(late.options), late.cookie)).statusCode, 401)
  await setDatabaseTime(world, NOON)
})

test('of one signature sent at once from everywhere, one opens a session', async () => {
  const { call } = await somebody('many@team.example')
  const { authenticator } = await add(call)
  const { ask, send } = browser('operator')
  const { options, cookie } = await ask()
  const signed = authenticator.get(options)
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(signed, cookie)))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1)
})

test('failed signatures are stopped, and lock out nobody who types a password', async () => {
  const { logIn, call } = await somebody('flood@team.example')
  const { authenticator, added } = await add(call)
  const { ask, send } = browser('operator')
  for (let tries = 0; tries < 5; tries++) {
    const { options, cookie } = await ask()
    assert.equal((await send(authenticator.get(options, { rp_id: 'evil.example' }), cookie)).statusCode, 401)
  }
  const { options, cookie } = await ask()
  assert.equal((await send(authenticator.get(options), cookie)).statusCode, 429)
  assert.equal((await logIn(added.json().data.recovery_codes[0])).statusCode, 200)
})

test('only the session that gave the password finishes, once, with what it was asked for', async () => {
  const one = await somebody('one@team.example')
  const other = await somebody('other@team.example')
  const refused = (answer: Answer) => {
    assert.equal(answer.statusCode, 400, answer.body)
    assert.equal(answer.json().details[0].code, 'passkey_refused')
  }
  for (const bent of [{ origin: 'https://evil.example' }, { rp_id: 'evil.example' }, { is_verified: false }])
    refused((await add(one.call, openAuthenticator(), bent)).added)
  const { options } = (await one.call('POST', '/passkeys/options', { current_password: PASSWORD })).json().data
  const credential = openAuthenticator().create(options)
  refused(await other.call('POST', '/passkeys', { name: 'Key', credential }))
  assert.equal((await one.call('POST', '/passkeys', { name: 'Key', credential })).statusCode, 201)
  refused(await one.call('POST', '/passkeys', { name: 'Key', credential }))
  const { authenticator } = await add(one.call)
  assert.equal((await add(other.call, authenticator)).added.json().code, 'passkey_known')
  const own = (await one.call('GET', '/second-factor')).json().data.passkeys[0].id
  assert.equal((await other.call('DELETE', `/passkeys/${own}`, { current_password: PASSWORD })).statusCode, 404)
})

test("somebody else's handle, another audience and a disabled account log nobody in", async () => {
  const { id, call } = await somebody('mine@team.example')
  const { authenticator } = await add(call)
  const foreign = browser('operator')
  const asked = await foreign.ask()
  const user_handle = Buffer.alloc(32).toString('base64url')
  assert.equal((await foreign.send(authenticator.get(asked.options, { user_handle }), asked.cookie)).statusCode, 401)

  const portal = browser('creditor')
  const { options, cookie } = await portal.ask()
  assert.equal((await portal.send(authenticator.get(options), cookie)).statusCode, 401)

  const creditor = await enterPortal(world)
  const inside = asCreditor(world, creditor.cookie)
  const own = openAuthenticator()
  const begun = await inside.send('POST', '/api/creditor/session/passkeys/options', { current_password: CREDITORS })
  const made = await inside.send('POST', '/api/creditor/session/passkeys', {
    name: 'Laptop',
    credential: own.create(begun.json().data.options),
  })
  assert.equal(made.statusCode, 201, made.body)
  const again = await portal.ask()
  assert.equal((await portal.send(own.get(again.options), again.cookie)).json().data.email, creditor.email)
  const desk = browser('operator')
  const team = await desk.ask()
  assert.equal((await desk.send(own.get(team.options), team.cookie)).statusCode, 401)

  const admin = await world.operator()
  await admin.patch(`/api/operator/users/${id}`, { disabled: true })
  const late = await desk.ask()
  assert.equal((await desk.send(authenticator.get(late.options), late.cookie)).statusCode, 401)
})

test('a passkey gets another name from its owner, who knows the password, and from nobody else', async () => {
  const { call } = await somebody('name@team.example')
  const { added } = await add(call)
  const path = `/passkeys/${added.json().data.passkey.id}`
  const body = { name: '  Laptop at work ', current_password: PASSWORD }
  const wrong = await call('PATCH', path, { ...body, current_password: 'not this one' })
  assert.deepEqual([wrong.statusCode, wrong.json().details[0].code], [400, 'wrong_password'])
  for (const name of ['', '  ', 'A'.repeat(101)])
    assert.equal((await call('PATCH', path, { ...body, name })).statusCode, 400, name)
  assert.equal((await call('PATCH', path, { name: 'B' })).statusCode, 400, 'the password is asked for')
  const stranger = await somebody('stranger@team.example')
  assert.equal((await stranger.call('PATCH', path, body)).statusCode, 404)
  const named = await call('PATCH', path, body)
  assert.deepEqual([named.statusCode, named.json().data.name], [200, 'Laptop at work'])
  const [passkey] = (await call('GET', '/second-factor')).json().data.passkeys
  assert.equal(passkey.name, 'Laptop at work')
})

test('every change is in the audit log, and a row belongs to one audience', async () => {
  const { id, call } = await somebody('audit@team.example')
  const { added } = await add(call)
  await call('POST', '/recovery-codes', { current_password: PASSWORD })
  const renaming = { name: 'Other', current_password: PASSWORD }
  await call('PATCH', `/passkeys/${added.json().data.passkey.id}`, renaming)
  await call('DELETE', `/passkeys/${added.json().data.passkey.id}`, { current_password: PASSWORD })
  const entries = await world.deps.db.many<{ action: string }>(
    sql`select action from audit_entries where subject_id = ${id} order by number`,
  )
  assert.deepEqual(
    entries.map(({ action }) => action),
    [
      ...['operator.created', 'operator.logged_in', 'passkey.added', 'recovery_codes.renewed'],
      ...['passkey.renamed', 'passkey.removed'],
    ],
  )
  await assert.rejects(
    world.deps.db.transaction((tx) =>
      tx.run(sql`insert into login_totp (id, sealed_secret) values (gen_random_uuid(), 'x')`),
    ),
    /login_totp_owner_check/,
  )
})
