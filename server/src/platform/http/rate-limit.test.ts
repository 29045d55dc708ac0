import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshDatabase } from '../../../test/database.ts'
import { openWorld, START, setDatabaseTime, TOKEN_SECRET } from '../../../test/world.ts'
import { openHttp } from '../../app/http.ts'
import { openDb } from '../db/postgres.ts'
import { openRateLimiter } from './rate-limit.ts'

const world = await openWorld()

test('the headers count down per key, and the 429 states limit, window and reset', async () => {
  await setDatabaseTime(world, '2026-05-14T09:59:58.000Z')
  const partner = await world.partner({ rate_limit_per_hour: 3 })
  const reset = String(Date.parse('2026-05-14T10:00:00Z') / 1000)
  for (const remaining of ['2', '1', '0']) {
    const answer = await partner.get('/openapi/me')
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['x-ratelimit-limit'], '3')
    assert.equal(answer.headers['x-ratelimit-remaining'], remaining)
    assert.equal(answer.headers['x-ratelimit-reset'], reset)
  }
  world.clock.set(new Date('2026-05-14T09:59:58.400Z'))
  const refused = await partner.get('/openapi/me')
  assert.equal(refused.statusCode, 429)
  assert.deepEqual(refused.json(), {
    success: false,
    error: 'Too Many Requests',
    code: 'limit_used_up',
    message: 'The limit of 3 requests per hour is used up',
    details: { limit: 3, window: '1 hour', resets_at: '2026-05-14T10:00:00.000Z' },
  })
  assert.equal(refused.headers['retry-after'], '2')
  assert.equal(refused.headers['x-ratelimit-remaining'], '0')

  await setDatabaseTime(world, '2026-05-14T10:00:00.000Z')
  world.clock.set(new Date('2026-05-14T10:00:00.000Z'))
  const next_hour = await partner.get('/openapi/me')
  assert.equal(next_hour.statusCode, 200)
  assert.equal(next_hour.headers['x-ratelimit-remaining'], '2')
  world.clock.set(START)
})

test('400, 404, unknown paths and methods count, and carry the headers', async () => {
  const partner = await world.partner({ rate_limit_per_hour: 10 })
  const answers = [
    await partner.get('/openapi/nothing'),
    await partner.get('/openapi'),
    await partner.get('/openapi/'),
    await partner.post('/openapi/nothing', 'text', { 'content-type': 'text/plain' }),
    await partner.delete('/openapi/me'),
    await partner.get('/openapi/me?unknown=1'),
    await partner.get('/openapi/%zz'),
  ]
  const expected: [number, string][] = [
    [404, '9'],
    [404, '8'],
    [404, '7'],
    [404, '6'],
    [404, '5'],
    [400, '4'],
    [400, '3'],
  ]
  assert.deepEqual(
    answers.map((answer) => [answer.statusCode, answer.headers['x-ratelimit-remaining']]),
    expected,
  )
  for (const answer of answers) assert.equal(answer.json().success, false)
})

test('requests without a valid token count against their address', async () => {
  const remaining = async (headers: Record<string, string>, remoteAddress: string) => {
    const answer = await world.request({ url: '/openapi/me', headers, remoteAddress })
    assert.equal(answer.statusCode, 401)
    assert.equal(answer.headers['x-ratelimit-limit'], '1000')
    return answer.headers['x-ratelimit-remaining']
  }
  assert.equal(await remaining({}, '203.0.113.1'), '999')
  assert.equal(await remaining({ authorization: 'Bearer wrong' }, '203.0.113.1'), '998')
  assert.equal(await remaining({ 'x-forwarded-for': '203.0.113.99' }, '203.0.113.1'), '997')
  assert.equal(await remaining({}, '203.0.113.2'), '999')
})

test('an address that has used up its limit gets 429 instead of 401', async () => {
  await world.deps.db.alone({
    text: "insert into rate_limit_hours (bucket, hour, used, last_grant) values ('address:203.0.113.3', date_trunc('hour', wall_now(), 'UTC'), 1000, 1)",
    values: [],
  })
  const answer = await world.request({ url: '/openapi/me', remoteAddress: '203.0.113.3' })
  assert.equal(answer.statusCode, 429)
})

test('behind a proxy the address is the one that the proxy saw', async () => {
  const http = await openHttp({ ...world.deps, config: { ...world.deps.config, trust_proxy: true } }, TOKEN_SECRET)
  const call = (forwarded: string) =>
    http.server.inject({ url: '/openapi/me', headers: { 'x-forwarded-for': forwarded } })
  assert.equal((await call('198.51.100.5')).headers['x-ratelimit-remaining'], '999')
  assert.equal(
    (await call('10.9.9.9, 198.51.100.5')).headers['x-ratelimit-remaining'],
    '998',
    'what the client claims does not count',
  )
  await http.server.close()
})

test('exactly the limit is admitted across several processes, and every Remaining value is given once', async () => {
  const limit = 500
  const database = await freshDatabase()
  await setDatabaseTime({ deps: database }, '2026-05-14T09:00:00.000Z')
  const dbs = [1, 2, 3].map(() => openDb({ address: database.address, connections: 4, application_name: 'limit test' }))
  const limiters = dbs.map((db) => openRateLimiter(db, () => world.clock.wall()))
  const verdicts = await Promise.all(
    Array.from({ length: 900 }, (_, index) => (limiters[index % 3] as (typeof limiters)[number]).take('hot', limit)),
  )
  const admitted = verdicts.filter((verdict) => verdict.admitted).map((verdict) => verdict.remaining)
  assert.deepEqual(
    admitted.sort((left, right) => right - left),
    Array.from({ length: limit }, (_, index) => limit - 1 - index),
  )
  for (const db of dbs) await db.close()
  await database.close()
})

test('a refused request does not count, so a raised limit takes full effect at once', async () => {
  const limiter = openRateLimiter(world.deps.db, () => world.clock.wall())
  const take = async (limit: number, times: number) =>
    (await Promise.all(Array.from({ length: times }, () => limiter.take('raised', limit)))).filter(
      (verdict) => verdict.admitted,
    ).length
  assert.equal(await take(5, 20), 5)
  assert.equal(await take(8, 20), 3)
  const lowered = await limiter.take('raised', 2)
  assert.deepEqual([lowered.admitted, lowered.remaining], [false, 0])
})
