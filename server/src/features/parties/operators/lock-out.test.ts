import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import {
  ACCOUNT_ANYWHERE,
  ACCOUNT_AT_PLACE,
  deleteOldLoginFailures,
  waitAfter,
} from '../../../platform/login/lock-out.ts'
import { DEVICE_COOKIE } from './rules.ts'
import { hireOperator } from './service.ts'

const world = await openWorld()
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)
const PASSWORD = 'correct horse battery'
const password_hash = await world.deps.passwords.hash(PASSWORD)

const hire = (email: string) =>
  world.act((work) => hireOperator(work, { email, name: 'Anna', role: 'admin', password_hash }))
type From = { address?: string; cookie?: string; password?: string }
const logIn = (email: string, { address = '203.0.113.1', cookie, password = PASSWORD }: From = {}) =>
  world.request({
    method: 'POST',
    url: '/api/operator/session',
    payload: { email, password },
    remoteAddress: address,
    ...(cookie ? { headers: { cookie } } : {}),
  })
const fail = async (email: string, times: number, from: From = {}) => {
  for (let tries = 0; tries < times; tries++)
    assert.equal((await logIn(email, { ...from, password: 'guess' })).statusCode, 401, `failure ${tries + 1}`)
}
const wait = async (email: string, from: From = {}) => {
  const answer = await logIn(email, from)
  return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode
}
const at = (seconds: number) => setDatabaseTime(world, new Date(Date.parse(NOON) + seconds * 1000).toISOString())

test('waits double from half a minute up to a longest one', () => {
  const waits = (patience: typeof ACCOUNT_AT_PLACE, ...counts: number[]) =>
    counts.map((failures) => waitAfter(failures, patience))
  assert.deepEqual(waits(ACCOUNT_AT_PLACE, 1, 4, 5, 6, 7, 11, 12, 5000), [0, 0, 30, 60, 120, 1920, 3600, 3600])
  assert.deepEqual(waits(ACCOUNT_ANYWHERE, 19, 20, 24, 25, 5000), [0, 30, 480, 900, 900])
})

test('after five failures each next one has to wait longer, and being right ends it', async () => {
  await hire('cora@team.example')
  await fail('cora@team.example', 4)
  assert.equal(await wait('cora@team.example'), 200, 'four are forgiven')
  await fail('cora@team.example', 5)
  assert.equal(await wait('cora@team.example'), 30)
  assert.equal(await wait('CORA@team.example'), 30, 'a refused try changes nothing')
  const refused = (await logIn('cora@team.example')).json()
  assert.equal(refused.details.resets_at, '2026-05-14T12:00:30.000Z')
  await at(29.9)
  assert.equal(await wait('cora@team.example'), 1)
  await at(30)
  await fail('cora@team.example', 1)
  assert.equal(await wait('cora@team.example'), 60)
  await at(90)
  assert.equal(await wait('cora@team.example'), 200)
  await fail('cora@team.example', 4)
  await setDatabaseTime(world, NOON)
})

test('an account that does not exist is locked in the same words', async () => {
  await hire('real@team.example')
  const answersOf = async (email: string) => {
    const answers = []
    for (let tries = 0; tries < 7; tries++) {
      const { statusCode, body, headers } = await logIn(email, { password: 'guess', address: '203.0.113.2' })
      answers.push([statusCode, body, headers['retry-after'], headers['set-cookie']])
    }
    return answers
  }
  assert.deepEqual(await answersOf('real@team.example'), await answersOf('nobody@team.example'))
})

test('guesses sent at once to two servers gain nothing', async () => {
  await hire('zoe@team.example')
  const other = await openHttp(world.deps, 'a secret for tests, long enough to sign with')
  const guess = (server: typeof world.http.server) =>
    server.inject({
      method: 'POST',
      url: '/api/operator/session',
      payload: { email: 'zoe@team.example', password: 'guess' },
      remoteAddress: '203.0.113.3',
    })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => guess(index % 2 ? world.http.server : other.server)),
  )
  await other.server.close()
  assert.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 5)
})

test('a stranger who locks an account does not lock out its owner: not elsewhere, not on a known device', async () => {
  await hire('boss@team.example')
  const entered = await logIn('boss@team.example', { address: '198.51.100.1' })
  const device = entered.cookies.find(({ name }) => name === DEVICE_COOKIE)?.value
  const cookie = `${DEVICE_COOKIE}=${device}`

  await fail('boss@team.example', 5, { address: '203.0.113.4' })
  assert.equal(await wait('boss@team.example', { address: '203.0.113.4' }), 30)
  assert.equal(await wait('boss@team.example', { address: '198.51.100.1' }), 200, 'from elsewhere')

  // Many places at once: now the account is locked for everybody whom it does not know, but never for long.
  for (let place = 5; place < 20; place++) await fail('boss@team.example', 1, { address: `203.0.113.${place}` })
  assert.equal(await wait('boss@team.example', { address: '198.51.100.9' }), 30)
  assert.equal(await wait('boss@team.example', { address: '198.51.100.9', cookie }), 200)
  assert.equal(await wait('boss@team.example', { address: '203.0.113.4', cookie }), 200, 'even beside the stranger')

  // The known device is locked by its own failures alone, and a cookie of another account is none.
  await fail('boss@team.example', 5, { cookie, address: '198.51.100.1' })
  assert.equal(await wait('boss@team.example', { cookie, address: '198.51.100.1' }), 30)
  await hire('deputy@team.example')
  for (let place = 20; place < 40; place++) await fail('deputy@team.example', 1, { address: `203.0.113.${place}` })
  for (const foreign of [cookie, `${DEVICE_COOKIE}=x.y`, `${DEVICE_COOKIE}=${device?.replace(/.$/, '_')}`])
    assert.equal(await wait('deputy@team.example', { cookie: foreign, address: '198.51.100.9' }), 30)
})

test('guessing many accounts from one place is stopped, whatever they are called', async () => {
  for (let number = 0; number < 30; number++) await fail(`guess${number}@team.example`, 1, { address: '203.0.113.77' })
  await hire('other@team.example')
  assert.equal(await wait('other@team.example', { address: '203.0.113.77' }), 30)
  assert.equal(await wait('other@team.example', { address: '203.0.113.78' }), 200)
})

test('logins that are right leave no trace of failures, and a day of quiet forgets those there were', async () => {
  await hire('calm@team.example')
  const count = async () =>
    (await world.deps.db.one<{ total: number }>(sql`select count(*) as total from login_failures where failures > 0`))
      ?.total
  const before = await count()
  for (let times = 0; times < 25; times++) await logIn('calm@team.example', { address: '203.0.113.80' })
  assert.equal(await count(), before)
  await fail('calm@team.example', 4, { address: '203.0.113.80' })
  await at(DAY_S + 1)
  await fail('calm@team.example', 4, { address: '203.0.113.80' })
  assert.equal(await wait('calm@team.example', { address: '203.0.113.80' }), 200)
  await at(3 * DAY_S)
  await world.deps.db.transaction(deleteOldLoginFailures)
  assert.equal(await count(), 0)
  await setDatabaseTime(world, NOON)
})

test('administrators see a lock and lift it', async () => {
  const { id } = await hire('vera@team.example')
  await fail('vera@team.example', 5, { address: '203.0.113.90' })
  const admin = await world.operator()
  const lockOf = async () => {
    const { data } = (await admin.get('/api/operator/users?limit=100')).json()
    return data.find((row: { id: string }) => row.id === id).locked_until
  }
  assert.equal(await lockOf(), '2026-05-14T12:00:30.000Z')
  assert.equal((await admin.post(`/api/operator/users/${id}/unlock`)).json().data.locked_until, null)
  assert.equal(await lockOf(), null)
  assert.equal(await wait('vera@team.example', { address: '203.0.113.90' }), 200)
})

test('neither a typed name nor an address is kept as it is', async () => {
  await fail('a-password-typed-into-the-wrong-field', 1)
  const rows = await world.deps.db.many<{ text: string }>(sql`select f::text as text from login_failures f`)
  const stored = rows.map(({ text }) => text).join('\n')
  for (const text of ['a-password-typed-into-the-wrong-field', '203.0.113.1'])
    assert.ok(!stored.includes(text) && !stored.includes(Buffer.from(text).toString('hex')))
})
