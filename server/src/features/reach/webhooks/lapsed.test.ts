import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, makeCustomer, makeDebtor } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { type Db, sql } from '../../../platform/db/db.ts'
import { openJobs } from '../../../platform/jobs/runner.ts'
import type { Poster } from '../../../platform/outbound/poster.ts'
import type { Deps } from '../../../platform/work.ts'
import { webhookDelivery } from './jobs.ts'
import { lapsedDeliveries } from './lapsed.ts'
import { PACE } from './rules.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const { db } = world.deps

type Hooked = { partner: PartnerClient; path: string; file(): Promise<string> }

async function hooked(): Promise<Hooked> {
  const partner = await world.partner()
  const path = `/api/operator/partners/${partner.partner_id}/webhook`
  const payload = { url: 'https://hooks.example.com/' }
  await world.request({ method: 'PUT', url: path, headers: { cookie: admin.cookie }, payload })
  const customer_id = await makeCustomer(partner)
  const debtor_id = await makeDebtor(partner, customer_id)
  const file = async () => (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data.id
  return { partner, path, file }
}

const turn = async (path: string, enabled: boolean) =>
  assert.equal((await admin.patch(path, { enabled })).statusCode, 200)

async function deliver(changes: Partial<Deps> = {}): Promise<string[]> {
  const sent: string[] = []
  const poster: Poster = {
    async post({ body }) {
      sent.push(JSON.parse(body.toString()).data.claim_id)
      const said = { status_code: 200, error: null, duration_ms: 1, response_head: Buffer.alloc(0) }
      return { ...said, is_ours: false, is_reached: true }
    },
    close: async () => undefined,
  }
  const job = webhookDelivery()
  world.clock.advance(PACE.every_s * 1000)
  await job.run({ ...world.deps, jobs: openJobs([job]), poster, ...changes }, world.clock.business())
  return sent
}

const stored = async (partner: PartnerClient): Promise<string[]> =>
  (
    await db.many<{ status: string }>(sql`
      select d.status from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where w.partner_id = ${partner.partner_id} order by d.seq`)
  ).map(({ status }) => status)

type Shown = { status: string; reason: string | null; next_attempt_at: string | null }

/** Everything that tells how the deliveries of a partner stand. */
async function told({ partner, path }: Hooked, claim_id: string): Promise<unknown> {
  const list = (await admin.get(`${path}/deliveries`)).json()
  const totalOf = async (status: string) => (await admin.get(`${path}/deliveries?status=${status}`)).json().total
  const own = (await partner.get('/openapi/webhook/deliveries')).json()
  const { delivered, failed, pending } = (
    await admin.get(`/api/operator/overview?partner_id=${partner.partner_id}`)
  ).json().data.deliveries
  const { events } = (await admin.get(`/api/operator/claims/${claim_id}`)).json().data
  await Promise.all(world.deps.measures.map((measure) => measure.read(world.deps)))
  const gauge = await world.deps.metrics.organization_webhooks_pending.get()
  return {
    shown: list.data.map(({ status, reason, next_attempt_at }: Shown) => [status, reason, next_attempt_at]),
    own: own.data.map(({ status, reason }: Shown) => [status, reason]),
    totals: [await totalOf('pending'), await totalOf('failed'), await totalOf('delivered')],
    figures: [pending, failed, delivered],
    file: events.map(({ delivery_status }: { delivery_status: string }) => delivery_status),
    measured: gauge.values.find(({ labels }) => labels.organization === partner.organization_id)?.value ?? 0,
  }
}

test('what waits has failed for everybody as soon as its webhook is disabled, before and after a job writes so', async () => {
  for (const end of ['disable', 'delete'] as const) {
    const scene = await hooked()
    const claim_id = await scene.file()
    await scene.file()
    if (end === 'disable') await turn(scene.path, false)
    else assert.equal((await admin.delete(scene.path)).statusCode, 200)
    assert.deepEqual(await stored(scene.partner), ['pending', 'pending'], 'no row was touched')
    const before = await told(scene, claim_id)
    assert.deepEqual(before, {
      shown: Array(2).fill(['failed', 'webhook_disabled', null]),
      own: Array(2).fill(['failed', 'webhook_disabled']),
      totals: [0, 2, 0],
      figures: [0, 2, 0],
      file: ['failed'],
      measured: 0,
    })
    assert.deepEqual(await deliver(), [])
    await lapsedDeliveries(PACE).run(world.deps, world.clock.wall())
    assert.deepEqual(await stored(scene.partner), ['failed', 'failed'])
    assert.deepEqual(await told(scene, claim_id), before)
  }
})

test('a webhook that is enabled while the job is at work sends what is new, and nothing that lapsed', async () => {
  const scene = await hooked()
  for (let filed = 0; filed < 5; filed++) await scene.file()
  await turn(scene.path, false)
  const after_portion: Db = {
    ...db,
    async alone(statement) {
      const answer = await db.alone(statement)
      if (statement.text.includes('portion') && (await stored(scene.partner)).length === 5) {
        await turn(scene.path, true)
        await scene.file()
      }
      return answer as never
    },
  }
  await lapsedDeliveries(PACE, 2).run({ ...world.deps, db: after_portion }, world.clock.wall())
  assert.deepEqual(await stored(scene.partner), [...Array(5).fill('failed'), 'pending'])
  assert.equal((await deliver()).length, 1)
  assert.deepEqual((await stored(scene.partner)).at(-1), 'delivered')
})

test('a job that is stopped between two portions is gone on with by the next', async () => {
  const scene = await hooked()
  for (let filed = 0; filed < 5; filed++) await scene.file()
  await turn(scene.path, false)
  const stopping = new AbortController()
  const stopped: Db = {
    ...db,
    alone: (statement) => db.alone<never>(statement).finally(() => stopping.abort()),
  }
  const jobs = { ...world.deps.jobs, stopping: stopping.signal }
  await lapsedDeliveries(PACE, 2).run({ ...world.deps, db: stopped, jobs }, world.clock.wall())
  assert.deepEqual(await stored(scene.partner), ['failed', 'failed', 'pending', 'pending', 'pending'])
  await lapsedDeliveries(PACE, 2).run(world.deps, world.clock.wall())
  assert.deepEqual(await stored(scene.partner), Array(5).fill('failed'))
})

test('what is leased while its webhook is being disabled is not sent any more', async () => {
  const scene = await hooked()
  await makeClaim(scene.partner)
  const disabling: Db = {
    ...db,
    async alone(statement) {
      const answer = await db.alone(statement)
      if (statement.text.includes('standing_clock')) await turn(scene.path, false)
      return answer as never
    },
  }
  assert.deepEqual(await deliver({ db: disabling }), [])
  const [delivery] = (await admin.get(`${scene.path}/deliveries`)).json().data
  assert.deepEqual([delivery.status, delivery.reason, delivery.attempts], ['failed', 'webhook_disabled', []])
})

test('whoever disables a webhook ends its epoch, whatever the statement says of it', async () => {
  const { partner } = await hooked()
  const epochAfter = async (enabled: boolean) =>
    (
      await db.alone<{ epoch: number }>(sql`
        update webhooks set enabled = ${enabled} where partner_id = ${partner.partner_id} returning epoch`)
    )[0]?.epoch
  assert.deepEqual([await epochAfter(true), await epochAfter(false), await epochAfter(true)], [1, 2, 2])
})
