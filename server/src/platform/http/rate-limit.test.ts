import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { freshDatabase } from '../../../test/database.ts'
import { eventually } from '../../../test/eventually.ts'
import { openWorld, START, setDatabaseTime, TOKEN_SECRET } from '../../../test/world.ts'
import { openHttp } from '../../app/http.ts'
import { type Db, type Statement, sql } from '../db/db.ts'
import { openDb } from '../db/postgres.ts'
import { openRateLimiter, type RateLimiter } from './rate-limit.ts'
import { type Grant, openTickets, type Tickets } from './rate-limit-tickets.ts'

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

/** One request after the other, until the database shows a block that is not used up. */
async function takeUntilBlock(limiter: RateLimiter, bucket: string, limit: number): Promise<number[]> {
  const remaining: number[] = []
  await eventually(async () => {
    for (let more = 0; more < 20; more++) remaining.push((await limiter.take(bucket, limit)).remaining)
    return ((await countedOf(bucket)) ?? 0) > remaining.length
  })
  return remaining
}

const countedOf = async (bucket: string) =>
  (await world.deps.db.one<{ used: number }>(sql`select used from rate_limit_hours where bucket = ${bucket}`))?.used

const limiterOn = (db: Db) => openRateLimiter(db, () => world.clock.wall())

test('who is alone in asking uses blocks of tickets, exactly, and gives back the rest', async () => {
  const limiter = limiterOn(world.deps.db)
  const remaining = await takeUntilBlock(limiter, 'alone', 1_000_000)
  assert.deepEqual(
    remaining,
    remaining.map((_, index) => 999_999 - index),
  )
  await limiter.close()
  assert.equal(await countedOf('alone'), remaining.length)
})

test('what is left of a block is given back when nobody asks any more', async () => {
  const limiter = limiterOn(world.deps.db)
  const { length } = await takeUntilBlock(limiter, 'idle', 1_000_000)
  await eventually(async () => (await countedOf('idle')) === length)
  assert.equal((await limiter.take('idle', 1_000_000)).remaining, 1_000_000 - length - 1)
  await limiter.close()
})

test('a second process waits for the block of the first, then no Remaining is ever too high', async () => {
  const [first, second] = [limiterOn(world.deps.db), limiterOn(world.deps.db)]
  let given = (await takeUntilBlock(first, 'shared', 100_000)).length
  for (let round = 0; round < 200; round++) {
    const { remaining } = await (round % 2 === 0 ? second : first).take('shared', 100_000)
    given++
    assert.ok(remaining <= 100_000 - given, `${remaining} is more than ${100_000 - given}`)
  }
  await Promise.all([first.close(), second.close()])
  assert.equal(await countedOf('shared'), given)
})

/** Of a process that reaches the database no more as soon as it holds a block. */
function dyingDb() {
  const seen = { block: 0, refused: 0 }
  const db: Db = {
    ...world.deps.db,
    async alone<Row>(statement: Statement): Promise<Row[]> {
      if (seen.block > 0) {
        seen.refused++
        throw new Error('the process is gone')
      }
      const rows = await world.deps.db.alone<Row>(statement)
      const [grant] = rows as Grant[]
      if (grant && grant.hold_ms > 0) seen.block = grant.granted
      return rows
    },
  }
  return { db, seen }
}

test('of a process that died, no more is lost than the block it held, and never is one too many admitted', async () => {
  const limit = 4_000
  const { db, seen } = dyingDb()
  const first = limiterOn(db)
  let before = 0
  await assert.rejects(async () => {
    for (; ; before++) await first.take('crash', limit)
  }, /the process is gone/)
  const second = limiterOn(world.deps.db)
  const verdicts = await Promise.all(Array.from({ length: limit }, () => second.take('crash', limit)))
  const admitted = before + verdicts.filter((verdict) => verdict.admitted).length
  assert.ok(seen.block > 0 && seen.block <= limit / 8 + 1, `${seen.block}`)
  assert.ok(admitted <= limit && admitted >= limit - seen.block, `${admitted}`)
  await second.close()
})

test('a process also stops where the database is away, and what it held stays counted', async () => {
  const { db, seen } = dyingDb()
  const limiter = limiterOn(db)
  let taken = 0
  for (; seen.block === 0; taken++) await limiter.take('away', 1_000_000)
  await limiter.close()
  assert.ok(seen.refused > 0)
  assert.ok(((await countedOf('away')) ?? 0) > taken)
})

const placeOf = (bucket: string) =>
  world.deps.db.one<{ holder: string | null; held_until: Date | null; shared_until: Date | null }>(
    sql`select holder, held_until, shared_until from rate_limit_hours where bucket = ${bucket}`,
  )

test('who stops frees its place too, so the next process gets blocks at once', async () => {
  const [first, second] = [limiterOn(world.deps.db), limiterOn(world.deps.db)]
  const { length } = await takeUntilBlock(first, 'successor', 1_000_000)
  await first.close()
  assert.deepEqual(await placeOf('successor'), { holder: null, held_until: null, shared_until: null })
  await eventually(async () => {
    await second.take('successor', 1_000_000)
    return (await placeOf('successor'))?.held_until
  })
  assert.equal((await placeOf('successor'))?.shared_until, null, 'it never was the second to ask')
  await second.close()
  assert.ok(((await countedOf('successor')) ?? 0) > length)
})

test('who stops leaves the place of others alone', async () => {
  const [first, second] = [limiterOn(world.deps.db), limiterOn(world.deps.db)]
  await first.take('stays', 1_000)
  await second.take('stays', 1_000)
  const before = await placeOf('stays')
  await first.close()
  assert.deepEqual(await placeOf('stays'), before)
  await second.close()
  assert.equal((await placeOf('stays'))?.holder, null)
})

test('a block that is on its way when a process stops is given back too', async () => {
  const [is_leased, is_told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const db: Db = {
    ...world.deps.db,
    async alone<Row>(statement: Statement): Promise<Row[]> {
      const rows = await world.deps.db.alone<Row>(statement)
      const [grant] = rows as Grant[]
      if (grant && grant.hold_ms > 0) {
        is_leased.resolve()
        await is_told.promise
      }
      return rows
    },
  }
  const limiter = limiterOn(db)
  let asked = 0
  let has_block = false
  void is_leased.promise.then(() => {
    has_block = true
  })
  const answers: Promise<unknown>[] = []
  while (!has_block) {
    answers.push(limiter.take('late', 1_000_000))
    asked++
    await Promise.race([answers.at(-1), is_leased.promise])
  }
  const closed = limiter.close()
  assert.ok(((await countedOf('late')) ?? 0) > asked)
  is_told.resolve()
  await Promise.all([closed, ...answers])
  assert.equal(await countedOf('late'), asked)
  assert.equal((await placeOf('late'))?.holder, null)
})

test('a process does not wait long for a database that is silent', async () => {
  const silent = { ...world.deps.db, alone: () => new Promise<never>(() => undefined) }
  const limiter = limiterOn(silent)
  void limiter.take('silent', 1_000)
  await limiter.close()
})

test('a bulk request counts all of its parts at once, beside a block', async () => {
  const limiter = limiterOn(world.deps.db)
  const { length } = await takeUntilBlock(limiter, 'bulk', 100_000)
  const bulk = await limiter.takeMore('bulk', 100_000, 500)
  assert.deepEqual([bulk.admitted, bulk.remaining], [true, 100_000 - length - 500])
  const refused = await limiter.takeMore('bulk', 100_000, 100_000)
  assert.deepEqual([refused.admitted, refused.remaining], [false, 100_000 - length - 500 + 1])
  await limiter.close()
  assert.equal(await countedOf('bulk'), length + 500 - 1)
})

test('a bulk request waits for the question that is under way, so that Remaining stays exact', async () => {
  const questions = { running: 0, most: 0 }
  const db: Db = {
    ...world.deps.db,
    async alone<Row>(statement: Statement): Promise<Row[]> {
      questions.most = Math.max(questions.most, ++questions.running)
      return await world.deps.db.alone<Row>(statement).finally(() => questions.running--)
    },
  }
  const limiter = limiterOn(db)
  const verdicts = await Promise.all([
    limiter.take('in turn', 1_000),
    limiter.takeMore('in turn', 1_000, 10),
    limiter.take('in turn', 1_000),
    limiter.takeMore('in turn', 1_000, 1_000),
    limiter.take('in turn', 1_000),
  ])
  assert.deepEqual(
    verdicts.map(({ admitted, remaining }) => [admitted, remaining]),
    [
      [true, 999],
      [true, 989],
      [true, 988],
      // The one that it had is given back.
      [false, 989],
      [true, 988],
    ],
  )
  assert.equal(questions.most, 1)
  await limiter.close()
})

test('a block is a part of what is left, for one asker at a time, and for nobody where others asked of late', async () => {
  const [first, second] = [randomUUID(), randomUUID()].map((asker) =>
    openTickets(world.deps.db, () => world.clock.wall(), asker),
  ) as [Tickets, Tickets]
  const wish = { bucket: 'blocks', limit: 1_000, wanted: 1, all_or_none: false, spare: 900, back: 0, back_hour: null }
  const block = await first.ask(wish)
  assert.deepEqual([block.granted, block.used, block.wait_ms], [1 + Math.floor(999 / 8), 125, 0])
  assert.ok(block.hold_ms > 0)
  await world.deps.db.alone(sql`
    update rate_limit_hours set held_until = clock_timestamp() + interval '1 minute' where bucket = 'blocks'`)
  const waiting = await second.ask(wish)
  assert.deepEqual([waiting.granted, waiting.used], [0, 125])
  assert.ok(waiting.wait_ms > 0 && waiting.wait_ms <= 60_000, `${waiting.wait_ms}`)
  const shared = await first.ask({ ...wish, back: 100, back_hour: block.hour })
  assert.deepEqual([shared.granted, shared.used, shared.hold_ms], [1, 26, 0])
  assert.deepEqual(await second.ask(wish), { ...shared, used: 27 })
  const of_earlier_hour = await second.ask({ ...wish, back: 20, back_hour: new Date(0) })
  assert.equal(of_earlier_hour.used, 28)
  await world.deps.db.alone(sql`
    update rate_limit_hours set used = 970, shared_until = null where bucket = 'blocks'`)
  assert.equal((await second.ask(wish)).granted, 1, 'near the limit, tickets are given one by one')
})
