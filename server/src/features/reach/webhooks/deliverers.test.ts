import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openWorld } from '../../../../test/world.ts'
import { pause } from '../../../platform/clock.ts'
import { DatabaseAway } from '../../../platform/db/away.ts'
import { type Db, sql } from '../../../platform/db/db.ts'
import { openJobs } from '../../../platform/jobs/runner.ts'
import type { Poster, PostOutcome, PostRequest } from '../../../platform/outbound/poster.ts'
import type { Deps } from '../../../platform/work.ts'
import { webhookDelivery } from './jobs.ts'
import { IN_FLIGHT_PER_WEBHOOK_MAX, PACE, PICK_UPS_MAX } from './rules.ts'

/** Several processes that send at once, as far as they can live in one. */
const world = await openWorld()
const { db } = world.deps
const QUICK = { ...PACE, every_s: 1, look_every_ms: 10 }

const OK: PostOutcome = {
  ...{ status_code: 200, error: null, duration_ms: 1, response_head: Buffer.alloc(0) },
  ...{ is_ours: false, is_reached: true },
}
const GIVEN_UP: PostOutcome = { ...OK, status_code: null, error: 'stopped', is_ours: true }

const idOf = ({ headers }: PostRequest): string => headers['x-service-delivery'] as string

/** A process of its own: its jobs, its network. */
function deliverer(post: (request: PostRequest) => Promise<PostOutcome>, changes: Partial<Deps> = {}, pace = QUICK) {
  const job = webhookDelivery({ pace })
  const poster: Poster = { post, close: async () => undefined }
  const deps: Deps = { ...world.deps, poster, jobs: openJobs([job]), ...changes }
  const run = () => job.run(deps, world.clock.business())
  const help = () => job.help?.(deps) ?? Promise.reject(new Error('it does not help'))
  return { deps, run, help }
}

let webhook_id = ''
beforeEach(async () => {
  await db.alone(sql`delete from webhook_attempts`)
  await db.alone(sql`delete from webhook_deliveries`)
  await db.alone(sql`delete from jobs`)
  const { partner_id, organization_id } = await world.partner()
  const [row] = await db.alone<{ id: string }>(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, created_at, updated_at)
    values (gen_random_uuid(), ${organization_id}, ${partner_id}, 'https://hooks.example.com/',
      ${world.deps.vault.seal('whsec_test')}, ${world.clock.business()}, ${world.clock.business()}) returning id`)
  webhook_id = row?.id ?? ''
})

/** Due now, each of a claim of its own. */
const queue = (count: number) =>
  db.alone(sql`
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, test_body, type, claim_id, seq, next_at, created_at)
    select gen_random_uuid(), ${webhook_id}, 1, 'evt_' || gen_random_uuid(), 'x', 't', gen_random_uuid(), number,
      ${world.clock.business()}, ${world.clock.business()}
    from generate_series(1, ${count}::int) as number`)

type Row = { status: string; attempts: number; pick_ups: number; lease_id: string | null; reason: string | null }
const rows = (): Promise<Row[]> =>
  db.many(sql`select status, attempts, pick_ups, lease_id, reason from webhook_deliveries order by seq`)

test('processes send at the same time, and none of them what another one sends', async () => {
  await queue(60)
  const sent: [number, string][] = []
  const processes = [1, 2, 3].map((name) =>
    deliverer(async (request) => {
      sent.push([name, idOf(request)])
      await pause(5)
      return OK
    }),
  )
  const [leader, ...helpers] = processes as [(typeof processes)[0], ...typeof processes]
  await Promise.all([leader.run(), ...helpers.map(({ help }) => help())])
  assert.equal(sent.length, 60)
  assert.equal(new Set(sent.map(([, id]) => id)).size, 60)
  assert.deepEqual([...new Set(sent.map(([name]) => name))].toSorted(), [1, 2, 3], 'all of them made progress')
  assert.ok((await rows()).every(({ status, attempts }) => status === 'delivered' && attempts === 1))
})

test('a run ends when nothing due is left, what its helpers are sending included', async () => {
  await queue(1)
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const helper = deliverer(async () => {
    begun.resolve()
    await gate.promise
    return OK
  })
  const leader = deliverer(async () => assert.fail('it is being sent'))
  const helping = helper.help()
  await begun.promise
  let is_over = false
  const running = leader.run().then(() => {
    is_over = true
  })
  await pause(60)
  assert.equal(is_over, false)
  gate.resolve()
  await Promise.all([helping, running])
})

test('nobody helps while the clock is moved', async () => {
  await queue(3)
  let sent = 0
  const post = async () => {
    sent++
    return OK
  }
  const hold = (until: string) =>
    db.alone(sql`update sandbox_clock set advance_id = gen_random_uuid(), advance_until = ${until}::timestamptz`)
  await hold('2999-01-01')
  await deliverer(post).help()
  assert.equal(sent, 0)
  await deliverer(post).run()
  assert.equal(sent, 3, 'the run itself is the one that the advance waits for')
  await queue(3)
  await db.alone(sql`update sandbox_clock set advance_id = null, advance_until = null`)
  await deliverer(post).help()
  assert.equal(sent, 6)
})

test('a run that lasts longer than a tick does not send what is under way again', async () => {
  await queue(20)
  const gate = Promise.withResolvers<void>()
  const sent: string[] = []
  const slow = deliverer(async (request) => {
    sent.push(idOf(request))
    if (sent.length === 10) world.clock.advance(31_000)
    await gate.promise
    return OK
  })
  const first = slow.run()
  while (sent.length < 10) await pause(5)
  const others = [
    deliverer(async (request) => {
      sent.push(idOf(request))
      return OK
    }),
  ]
  await Promise.all(others.map(({ help }) => help()))
  gate.resolve()
  await first
  assert.equal(new Set(sent).size, sent.length)
  assert.equal(sent.length, 20)
})

test('what has too little of its lease left is given back unsent and sent later', async () => {
  await queue(1)
  let is_slow = true
  const slowly: Db = {
    ...db,
    // The answer to the picking up comes late, as to a process that stood still.
    async alone(statement) {
      const answer = await db.alone(statement)
      if (is_slow && statement.text.includes('standing_clock')) {
        is_slow = false
        await pause(1_100)
      }
      return answer as never
    },
  }
  let sent = 0
  const post = async () => {
    sent++
    return OK
  }
  const pace = { ...QUICK, lease_s: 30, spare_s: 29 }
  await deliverer(post, { db: slowly }, pace).help()
  assert.equal(sent, 1)
  const given_back = world.log_lines.filter((line) => line.includes('webhook given back before it was sent'))
  assert.equal(given_back.length, 1)
  assert.partialDeepStrictEqual(await rows(), [{ status: 'delivered', attempts: 1, pick_ups: 1 }])
})

test('a process that stops waits for its calls and gives back what does not end in time', async () => {
  await queue(2)
  const answers: ((outcome: PostOutcome) => void)[] = []
  const patient = { ...QUICK, stop_within_ms: 100 }
  const process = deliverer(
    ({ signal }) =>
      new Promise((resolve) => {
        answers.push(resolve)
        signal?.addEventListener('abort', () => resolve(GIVEN_UP))
      }),
    {},
    patient,
  )
  process.deps.jobs.start(process.deps)
  while (answers.length < 2) await pause(5)
  const stopped = process.deps.jobs.stop()
  answers[0]?.(OK)
  await stopped
  await queue(1)
  const [first, second] = (await rows()).toSorted((left, right) => right.attempts - left.attempts)
  assert.partialDeepStrictEqual(first, { status: 'delivered', attempts: 1, lease_id: null })
  assert.partialDeepStrictEqual(second, { status: 'pending', attempts: 0, pick_ups: 0, lease_id: null })
  assert.equal(answers.length, 2, 'nothing new was begun')
})

test('a delivery that was picked up too often is set aside, and the rest go on', async () => {
  await queue(3)
  await db.alone(sql`update webhook_deliveries set pick_ups = ${PICK_UPS_MAX}::int where seq = 1`)
  await deliverer(async () => OK).run()
  assert.partialDeepStrictEqual(await rows(), [
    { status: 'failed', reason: 'set_aside', attempts: 0 },
    { status: 'delivered' },
    { status: 'delivered' },
  ])
  assert.ok(world.log_lines.some((line) => line.includes('webhook set aside, whoever sent it died')))
})

test('an outcome is recorded when the database is back, and the call is not made again', async () => {
  await queue(1)
  let failures = 0
  let sent = 0
  const away: Db = {
    ...db,
    alone: (statement) =>
      statement.text.includes('webhook_attempts') && failures++ < 3
        ? Promise.reject(new DatabaseAway(new Error('gone')))
        : db.alone(statement),
  }
  const post = async () => {
    sent++
    return OK
  }
  await deliverer(post, { db: away }).run()
  assert.deepEqual([sent, failures], [1, 4])
  assert.partialDeepStrictEqual(await rows(), [{ status: 'delivered', attempts: 1 }])
})

test('an outcome that cannot be stored stops neither the run nor the others, and its delivery comes again', async () => {
  await queue(3)
  const full: Db = {
    ...db,
    alone: (statement) =>
      statement.text.includes('webhook_attempts')
        ? Promise.reject(Object.assign(new Error('no space left on device'), { code: '53100' }))
        : db.alone(statement),
  }
  const helper = deliverer(async () => OK, { db: full })
  await helper.help()
  assert.ok(
    (await rows()).every(({ status, attempts, lease_id }) => status === 'pending' && attempts === 0 && lease_id),
  )
  await db.alone(sql`update webhook_deliveries set lease_until = wall_now()`)
  await deliverer(async () => OK).run()
  assert.ok((await rows()).every(({ status, attempts }) => status === 'delivered' && attempts === 1))
})

test('after hours of standing still each delivery gets one attempt, the oldest first, and its next one by the table', async () => {
  await queue(12)
  await db.alone(sql`update webhook_deliveries set next_at = next_at + make_interval(secs => -seq)`)
  world.clock.advance(3 * 3_600_000)
  const sent: string[] = []
  // Answers wait until as many are under way as may be: an early one would let the next overtake one that is being prepared.
  const all_begun = Promise.withResolvers<void>()
  const refusing = deliverer(async (request) => {
    sent.push(idOf(request))
    if (sent.length === IN_FLIGHT_PER_WEBHOOK_MAX) all_begun.resolve()
    await all_begun.promise
    return { ...OK, status_code: 500 }
  })
  await refusing.run()
  await refusing.run()
  assert.equal(sent.length, 12, 'there is no burst to catch up')
  const due = await db.many<{ id: string; wait_s: number }>(sql`
    select id, extract(epoch from next_at - ${world.clock.business()}::timestamptz)::float8 as wait_s
    from webhook_deliveries order by seq desc`)
  assert.deepEqual(
    sent.slice(0, IN_FLIGHT_PER_WEBHOOK_MAX).toSorted(),
    due
      .slice(0, IN_FLIGHT_PER_WEBHOOK_MAX)
      .map(({ id }) => id)
      .toSorted(),
  )
  assert.ok(due.every(({ wait_s }) => wait_s === 30))
})
