import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { deleteExpiredSessions } from './queries.sessions.ts'
import { DEVICE_COOKIE, SESSION_COOKIE } from './rules.ts'
import { hireOperator } from './service.ts'

const world = await openWorld()
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)
const PASSWORD = 'correct horse battery'
const password_hash = await world.deps.passwords.hash(PASSWORD)

const hire = (email: string) =>
  world.act((work) => hireOperator(work, { email, name: 'Anna', role: 'agent', password_hash }))
const logIn = (email: string, password = PASSWORD, user_agent = 'Firefox on Linux') =>
  world.request({
    method: 'POST',
    url: '/api/operator/session',
    payload: { email, password },
    headers: { 'user-agent': user_agent },
  })
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  `${SESSION_COOKIE}=${answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value}`
const call = (cookie: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  world.request({ method, url: `/api/operator${path}`, headers: { cookie }, ...(payload ? { payload } : {}) })
const isAlive = async (cookie: string) => (await call(cookie, 'GET', '/session')).statusCode === 200

test('cookies are for the operator API alone: no script, no other site, TLS outside of this machine', async () => {
  await hire('cookies@team.example')
  const here = (await logIn('cookies@team.example')).cookies
  assert.deepEqual(
    here.map(({ name, path, httpOnly, sameSite, secure, maxAge }) => [name, path, httpOnly, sameSite, secure, maxAge]),
    [
      [SESSION_COOKIE, '/api/operator', true, 'Strict', undefined, 12 * 3600],
      [DEVICE_COOKIE, '/api/operator', true, 'Strict', undefined, 180 * DAY_S],
    ],
  )
  for (const public_url of ['https://mahnwerk.example', 'http://mahnwerk.example', 'https://localhost']) {
    const elsewhere = await openWorld({ public_url })
    const hired = { email: 'a@team.example', name: 'A', role: 'admin' as const, password_hash }
    await elsewhere.act((work) => hireOperator(work, hired))
    const payload = { email: hired.email, password: PASSWORD }
    const { cookies } = await elsewhere.request({ method: 'POST', url: '/api/operator/session', payload })
    assert.deepEqual(
      cookies.map(({ secure }) => secure),
      [true, true],
      public_url,
    )
  }
})

test('name, language and theme are kept with the account', async () => {
  await hire('prefs@team.example')
  const cookie = cookieOf(await logIn('prefs@team.example'))
  const changed = await call(cookie, 'PATCH', '/session', { name: 'Anna B.', language: 'de', theme: 'dark' })
  assert.equal(changed.statusCode, 200)
  assert.partialDeepStrictEqual(changed.json().data, { name: 'Anna B.', language: 'de', theme: 'dark', can: [] })
  await call(cookie, 'PATCH', '/session', { language: null })
  const read = (await call(cookie, 'GET', '/session')).json().data
  assert.partialDeepStrictEqual(read, { name: 'Anna B.', language: null, theme: 'dark' })
  for (const wrong of [{ language: 'fr' }, { role: 'admin' }, { name: ' ' }, { theme: 'pink' }, { email: 'x@y.z' }])
    assert.equal((await call(cookie, 'PATCH', '/session', wrong)).statusCode, 400, JSON.stringify(wrong))
})

test('whoever takes another name leaves a trace, since mails name people by it', async () => {
  const { id } = await hire('renamed@team.example')
  const cookie = cookieOf(await logIn('renamed@team.example'))
  const changes = () =>
    world.deps.db.many<{ actor_id: string; details: { changes: object[] } }>(sql`
      select actor_id, details from audit_entries where subject_id = ${id} and action = 'operator.changed'`)
  await call(cookie, 'PATCH', '/session', { theme: 'dark', name: 'Anna' })
  assert.equal((await changes()).length, 0, 'the same name')
  await call(cookie, 'PATCH', '/session', { name: 'The Boss' })
  const [change] = await changes()
  assert.deepEqual([change?.actor_id, change?.details.changes], [id, [{ field: 'name' }]])
})

test('the session says in which mode the service runs, and which time it is in its business', async () => {
  await hire('time@team.example')
  const cookie = cookieOf(await logIn('time@team.example'))
  const read = async () => (await call(cookie, 'GET', '/session')).json().data
  assert.partialDeepStrictEqual(await read(), { mode: 'sandbox', now: '2026-05-14T09:30:00.000Z' })
  const partner = await world.partner()
  await partner.post('/sandbox/clock/advance', { seconds: DAY_S })
  assert.equal((await read()).now, '2026-05-15T09:30:00.000Z')
  const live = await openWorld({ mode: 'live' })
  const answer = await (await live.operator()).get('/api/operator/session')
  assert.equal(answer.json().data.mode, 'live')
})

test('the own password is changed with the current one, and ends every session', async () => {
  await hire('emil@team.example')
  const [one, two] = [cookieOf(await logIn('emil@team.example')), cookieOf(await logIn('emil@team.example'))]
  const change = (current_password: string) =>
    call(one, 'POST', '/session/password', { current_password, new_password: 'another long password' })
  const wrong = await change('wrong')
  assert.equal(wrong.statusCode, 400)
  assert.equal(wrong.json().details[0].field, 'current_password')
  assert.equal((await change(PASSWORD)).statusCode, 200)
  assert.deepEqual([await isAlive(one), await isAlive(two)], [false, false])
  assert.equal((await logIn('emil@team.example')).statusCode, 401)
  assert.equal((await logIn('emil@team.example', 'another long password')).statusCode, 200)
})

test('a stolen session cannot guess the password for long, and its guesses lock nobody else out', async () => {
  await hire('theft@team.example')
  const cookie = cookieOf(await logIn('theft@team.example'))
  const guess = () =>
    call(cookie, 'POST', '/session/password', { current_password: 'guess', new_password: 'another long password' })
  for (let tries = 0; tries < 5; tries++) assert.equal((await guess()).statusCode, 400)
  const stopped = await guess()
  assert.equal(stopped.statusCode, 429)
  assert.equal(stopped.headers['retry-after'], '30')
  assert.equal((await logIn('theft@team.example')).statusCode, 200)
})

test('everybody sees where they are logged in, and ends one or all other sessions', async () => {
  await hire('places@team.example')
  const desk = cookieOf(await logIn('places@team.example', PASSWORD, 'Desk'))
  const phone = cookieOf(await logIn('places@team.example', PASSWORD, 'Phone'))
  const home = cookieOf(await logIn('places@team.example', PASSWORD, 'x'.repeat(1000)))
  const listed = (await call(desk, 'GET', '/sessions')).json().data
  assert.deepEqual(
    listed.map((row: { user_agent: string; is_current: boolean }) => [row.user_agent, row.is_current]).sort(),
    [
      ['Desk', true],
      ['Phone', false],
      ['x'.repeat(300), false],
    ],
  )
  assert.equal(listed[0].last_seen_at, NOON)
  assert.equal(listed[0].expires_at, '2026-05-14T14:00:00.000Z')

  await hire('stranger@team.example')
  const stranger = cookieOf(await logIn('stranger@team.example'))
  const phone_id = listed.find((row: { user_agent: string }) => row.user_agent === 'Phone').id
  assert.equal((await call(stranger, 'DELETE', `/sessions/${phone_id}`)).statusCode, 404, 'only the own ones')
  assert.equal((await call(desk, 'DELETE', `/sessions/${phone_id}`)).statusCode, 200)
  assert.equal((await call(desk, 'DELETE', `/sessions/${phone_id}`)).statusCode, 404)
  assert.deepEqual([await isAlive(phone), await isAlive(home)], [false, true])
  assert.equal((await call(desk, 'DELETE', '/sessions')).json().data.ended, 1)
  assert.deepEqual([await isAlive(desk), await isAlive(home), await isAlive(stranger)], [true, false, true])
})

test('a session ends after two hours without use, and after twelve in any case', async () => {
  await hire('hours@team.example')
  const [used, idle] = [cookieOf(await logIn('hours@team.example')), cookieOf(await logIn('hours@team.example'))]
  for (const hour of ['13:59', '15:58', '17:57', '19:56', '21:55', '23:54']) {
    await setDatabaseTime(world, `2026-05-14T${hour}:00.000Z`)
    assert.equal(await isAlive(used), true, hour)
    if (hour === '15:58') assert.equal(await isAlive(idle), false)
  }
  await setDatabaseTime(world, '2026-05-15T00:00:00.000Z')
  assert.equal(await isAlive(used), false)
  await world.deps.db.transaction(deleteExpiredSessions)
  const left = await world.deps.db.many(sql`select id from operator_sessions`)
  assert.equal(left.length, 0, 'and is swept away')
  await setDatabaseTime(world, NOON)
})
