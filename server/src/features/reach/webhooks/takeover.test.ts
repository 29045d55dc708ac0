import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { openWorld } from '../../../../test/world.ts'
import { pause } from '../../../platform/clock.ts'
import { type Db, sql } from '../../../platform/db/db.ts'
import { openJobs } from '../../../platform/jobs/runner.ts'
import type { PostOutcome } from '../../../platform/outbound/poster.ts'
import type { Deps } from '../../../platform/work.ts'
import { webhookDelivery } from './jobs.ts'
import { PACE, PICK_UPS_MAX } from './rules.ts'

/** A process that stands still until its lease is over, and another one that takes its delivery over meanwhile. */
const world = await openWorld()
const { db } = world.deps
const LEASE_S = 1
const PATIENT = { ...PACE, every_s: 1, look_every_ms: 10 }
const HELD_UP = { ...PATIENT, lease_s: LEASE_S, spare_s: 0.1 }

const answered = (status_code: number): PostOutcome => ({
  ...{ status_code, error: null, duration_ms: 1, response_head: Buffer.alloc(0) },
  ...{ is_ours: false, is_reached: true },
})

function deliverer(post: () => Promise<PostOutcome>, pace = PATIENT, changes: Partial<Deps> = {}) {
  const job = webhookDelivery({ pace })
  const poster = { post, close: async () => undefined }
  const deps: Deps = { ...world.deps, poster, jobs: openJobs([job]), ...changes }
  return { run: () => job.run(deps, world.clock.business()), help: async () => job.help?.(deps) }
}

beforeEach(async () => {
  await db.alone(sql`delete from webhook_attempts`)
  await db.alone(sql`delete from webhook_deliveries`)
  const { partner_id, organization_id } = await world.partner()
  const now = world.clock.business()
  await db.alone(sql`
    with webhook as (
      insert into webhooks (id, organization_id, partner_id, url, secret_sealed, created_at, updated_at)
      values (gen_random_uuid(), ${organization_id}, ${partner_id}, 'https://hooks.example.com/',
        ${world.deps.vault.seal('whsec_test')}, ${now}, ${now}) returning id)
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, test_body, type, claim_id, seq, next_at, created_at)
    select gen_random_uuid(), id, 1, 'evt_' || gen_random_uuid(), 'x', 't', gen_random_uuid(), 1, ${now}, ${now}
    from webhook`)
})

const only = () =>
  db.one<{ status: string; reason: string | null; attempts: number; pick_ups: number }>(
    sql`select status, reason, attempts, pick_ups from webhook_deliveries`,
  )
const leaseOver = () => pause(LEASE_S * 1000 + 20)

/** Stands still from one moment on: it asks and hears nothing until it wakes up. */
function sleeper() {
  const [asleep, awake] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let is_asleep = false
  const fallAsleep = () => {
    is_asleep = true
    asleep.resolve()
  }
  const unlessAsleep = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (is_asleep) await awake.promise
    const answer = await ask()
    if (is_asleep) await awake.promise
    return answer
  }
  const sleepy: Db = {
    ...db,
    one: (statement) => unlessAsleep(() => db.one(statement)),
    many: (statement) => unlessAsleep(() => db.many(statement)),
    alone: (statement) => unlessAsleep(() => db.alone(statement)),
  }
  return { db: sleepy, fallAsleep, asleep: asleep.promise, awake: awake.promise, wakeUp: awake.resolve }
}

test('who stands still before the call until another one has delivered sends nothing and gives nothing back', async () => {
  const still = sleeper()
  const picksUpAndSleeps: Db = {
    ...still.db,
    async alone(statement) {
      const answer = await still.db.alone(statement)
      if (statement.text.includes('standing_clock') && answer.length > 0) {
        still.fallAsleep()
        await still.awake
      }
      return answer as never
    },
  }
  const sent: string[] = []
  const send = (name: string) => async () => {
    sent.push(name)
    return answered(200)
  }
  const helping = deliverer(send('the one that slept'), HELD_UP, { db: picksUpAndSleeps }).help()
  await still.asleep
  await leaseOver()
  await deliverer(send('the other one')).run()
  still.wakeUp()
  await helping
  assert.deepEqual(sent, ['the other one'])
  assert.deepEqual(await only(), { status: 'delivered', reason: null, attempts: 1, pick_ups: 2 })
})

/** It has its call under way, and its lease is over; answers how to let it go on. */
async function standStillInCall(outcome: PostOutcome): Promise<() => Promise<void>> {
  const still = sleeper()
  const post = async () => {
    still.fallAsleep()
    await still.awake
    return outcome
  }
  const helping = deliverer(post, HELD_UP, { db: still.db }).help()
  await still.asleep
  await leaseOver()
  return async () => {
    still.wakeUp()
    await helping
  }
}

test('a call that ends after another one has delivered does not bring the delivery back', async () => {
  const goOn = await standStillInCall(answered(500))
  await deliverer(async () => answered(200)).run()
  await goOn()
  await deliverer(async () => assert.fail('it was delivered')).run()
  assert.deepEqual(await only(), { status: 'delivered', reason: null, attempts: 1, pick_ups: 2 })
})

test('a refusal that comes after the delivery was set aside does not bring it back', async () => {
  const goOn = await standStillInCall(answered(500))
  await db.alone(sql`update webhook_deliveries set pick_ups = ${PICK_UPS_MAX}::int`)
  let sent = 0
  const other = deliverer(async () => {
    sent++
    return answered(200)
  })
  await other.run()
  await goOn()
  world.clock.advance(31_000)
  // Whoever helps sweeps nothing away first.
  await other.help()
  assert.equal(sent, 0)
  assert.partialDeepStrictEqual(await only(), { status: 'failed', reason: 'set_aside', attempts: 1 })
})

test('an acknowledgement that comes after the delivery was set aside is the truth', async () => {
  const goOn = await standStillInCall(answered(200))
  await db.alone(sql`update webhook_deliveries set pick_ups = ${PICK_UPS_MAX}::int`)
  await deliverer(async () => assert.fail('it was set aside')).run()
  await goOn()
  assert.partialDeepStrictEqual(await only(), { status: 'delivered', reason: null, attempts: 1 })
})
