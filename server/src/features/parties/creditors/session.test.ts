import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { accept, asCreditor, cookieOf, enterPortal, inviteSomebody, PASSWORD } from '../../../../test/creditors.ts'
import { openWorld, setDatabaseTime } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
// Failures are counted per clock hour: it must not end in the middle of a test.
const NOON = '2026-05-14T12:00:00.000Z'
await setDatabaseTime(world, NOON)

const SESSION = '/api/creditor/session'
const logIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  world.request({ method: 'POST', url: SESSION, payload: { email, password }, headers })

test('log in sets a cookie for the portal alone, who am I reads it, log out ends it', async () => {
  const { email, customer_id } = await enterPortal(world)
  const answer = await logIn(email.toUpperCase())
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.json().data.customer.id, customer_id)
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  assert.deepEqual(
    cookies.map((cookie) => /Path=([^;]*)/.exec(cookie)?.[1]),
    ['/api/creditor', '/creditor', '/api/creditor', '/creditor'],
  )
  for (const cookie of cookies.slice(0, 2))
    assert.match(cookie, /^mahnwerk_creditor=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
  for (const cookie of cookies.slice(2))
    assert.match(cookie, /^mahnwerk_creditor_device=[\w.-]{66}; .*HttpOnly; SameSite=Strict$/)

  const creditor = asCreditor(world, cookieOf(answer))
  assert.deepEqual((await creditor.get(SESSION)).json(), answer.json())
  assert.equal((await creditor.send('DELETE', SESSION)).statusCode, 200)
  assert.equal((await creditor.get(SESSION)).statusCode, 401)
})

test('away from the own machine the cookie is secure, and only its hash is kept', async () => {
  const secure = await openWorld({ public_url: 'http://mahnwerk.example' })
  const { cookie, token } = await enterPortal(secure)
  const answer = await secure.request({
    method: 'DELETE',
    url: SESSION,
    headers: { cookie: 'mahnwerk_creditor=nothing' },
  })
  for (const set of [answer.headers['set-cookie'] ?? []].flat()) assert.match(set, /; Secure/)
  const rows = await secure.deps.db.many<{ text: string }>(sql`
    select s::text || encode(s.secret_hash, 'escape') as text from creditor_sessions s
    union all select i::text from customer_invitations i`)
  assert.equal(rows.length, 2)
  for (const { text } of rows)
    for (const secret of [cookie, token]) assert.ok(!text.includes(secret.split('=').at(-1) as string))
})

test('a wrong password and an unknown address get the same 401', async () => {
  const { email } = await enterPortal(world)
  const wrong = await logIn(email, 'wrong')
  const unknown = await logIn('nobody@kundin.example', 'wrong')
  assert.equal(wrong.statusCode, 401)
  assert.equal(wrong.body, unknown.body)
  assert.equal(wrong.headers['set-cookie'], undefined)
})

test('guessing is stopped with 429, at the invitation too, and only failures count', async () => {
  const { email } = await enterPortal(world)
  const other = await enterPortal(world)
  const next = await inviteSomebody(world, { email })
  const guesses = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'guess')))
  const wrong = guesses.filter((answer) => answer.statusCode === 401).length
  assert.equal(wrong, 5, 'whichever came first were answered')
  const stopped = await logIn(email)
  assert.equal(stopped.statusCode, 429)
  assert.ok(Number(stopped.headers['retry-after']) >= 1)
  assert.equal((await accept(world, next.token)).statusCode, 429)
  assert.equal((await logIn(other.email)).statusCode, 200, 'another account is not locked')
  await setDatabaseTime(world, '2026-05-14T12:01:00.000Z')
  assert.equal((await logIn(email)).statusCode, 200, 'the first wait is half a minute')
  await setDatabaseTime(world, NOON)
})

test('a foreign Origin is a 403, our own is not', async () => {
  const { email } = await enterPortal(world)
  assert.equal((await logIn(email, PASSWORD, { origin: 'https://evil.example' })).statusCode, 403)
  assert.equal((await logIn(email, PASSWORD, { origin: 'null' })).statusCode, 403)
  assert.equal((await logIn(email, PASSWORD, { origin: world.deps.config.public_url })).statusCode, 200)
})

test('a session ends after twelve hours of wall time, wherever the business clock stands', async () => {
  const { email } = await enterPortal(world)
  const creditor = asCreditor(world, cookieOf(await logIn(email)))
  world.clock.advance(30 * DAY_MS)
  await setDatabaseTime(world, '2026-05-14T23:59:59.999Z')
  assert.equal((await creditor.get(SESSION)).statusCode, 200)
  await setDatabaseTime(world, '2026-05-15T00:00:00.000Z')
  assert.equal((await creditor.get(SESSION)).statusCode, 401)
  await setDatabaseTime(world, NOON)
})

test('the own password is changed with the current one, and ends every session', async () => {
  const { email, cookie } = await enterPortal(world)
  const elsewhere = asCreditor(world, cookieOf(await logIn(email)))
  const creditor = asCreditor(world, cookie)
  const change = (current_password: string) =>
    creditor.send('POST', `${SESSION}/password`, { current_password, new_password: 'another long password' })
  assert.equal((await change('wrong')).statusCode, 400)
  assert.equal((await change(PASSWORD)).statusCode, 200)
  for (const ended of [creditor, elsewhere]) assert.equal((await ended.get(SESSION)).statusCode, 401)
  assert.equal((await logIn(email)).statusCode, 401)
  assert.equal((await logIn(email, 'another long password')).statusCode, 200)
})

test('a person of several customers begins with the one joined last and may go on for another, but no foreign one', async () => {
  const first = await enterPortal(world, { name: 'First' })
  world.clock.advance(1000)
  const second = await inviteSomebody(world, { email: first.email, name: 'Second' })
  await accept(world, second.token)
  const answer = await logIn(first.email)
  assert.equal(answer.json().data.customer.name, 'Second')
  const creditor = asCreditor(world, cookieOf(answer))
  const chosen = await creditor.send('PATCH', SESSION, { customer_id: first.customer_id })
  assert.equal(chosen.json().data.customer.name, 'First')
  assert.equal((await creditor.get(SESSION)).json().data.customer.id, first.customer_id)
  const foreign = await enterPortal(world)
  assert.equal((await creditor.send('PATCH', SESSION, { customer_id: foreign.customer_id })).statusCode, 404)
  assert.equal((await creditor.get(SESSION)).json().data.customer.id, first.customer_id)
})

test('the door opens for nobody else: no session, an operator’s cookie, an API token; unknown paths ask for the login first', async () => {
  const operator = await world.operator()
  const partner = await world.partner()
  const { cookie } = await enterPortal(world)
  for (const url of [SESSION, '/api/creditor/court-fee-invoices', '/api/creditor/nothing']) {
    assert.equal((await world.request({ url })).statusCode, 401, url)
    assert.equal((await operator.get(url)).statusCode, 401, url)
    assert.equal((await partner.get(url)).statusCode, 401, url)
  }
  assert.equal((await asCreditor(world, cookie).get('/api/creditor/nothing')).statusCode, 404)
  const secret = cookie.split('=')[1]
  const answer = await world.request({
    url: '/api/operator/session',
    headers: { cookie: `mahnwerk_operator=${secret}` },
  })
  assert.equal(answer.statusCode, 401)
})

test('a change of the password with a key is done once, and leaves nothing behind by which it could be guessed', async () => {
  const { cookie } = await enterPortal(world)
  const payload = JSON.stringify({ current_password: 'wrong', new_password: 'another long password' })
  const key = newId()
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key }
  const send = (body = payload) => world.request({ method: 'POST', url: `${SESSION}/password`, headers, payload: body })
  assert.equal((await send()).statusCode, 400)
  assert.equal((await send()).headers['idempotent-replayed'], 'true')
  assert.equal((await send(payload.replace('wrong', 'other'))).statusCode, 409)
  const [kept] = await world.deps.db.many<{ request_hash: Buffer }>(
    sql`select request_hash from idempotency_keys where key = ${key}`,
  )
  assert.ok(kept && !kept.request_hash.equals(createHash('sha256').update(payload).digest()))
})
