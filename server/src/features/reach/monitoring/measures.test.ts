import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, makeCollectable } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import type { Metrics } from '../../../platform/metrics/metrics.ts'
import { queueMeasures } from './index.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const { db, metrics } = world.deps

async function measure(): Promise<void> {
  for (const one of queueMeasures) await one.read(world.deps)
}

type GaugeName = { [Name in keyof Metrics]: Metrics[Name] extends { set: unknown } ? Name : never }[keyof Metrics]

/** The series of a gauge by the value of its label; the name is empty where it has none. */
async function seriesOf(name: GaugeName): Promise<Record<string, number>> {
  const { values } = await metrics[name].get()
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels).join(), value]))
}

async function hooked() {
  const partner = await world.partner()
  const url = `/api/operator/partners/${partner.partner_id}/webhook`
  const payload = { url: 'https://hooks.partner.example/in' }
  assert.equal(
    (await world.request({ method: 'PUT', url, headers: { cookie: admin.cookie }, payload })).statusCode,
    201,
  )
  return partner
}

test('events that wait for their webhook are told with their age, in all and by organisation', async () => {
  await measure()
  assert.deepEqual(await seriesOf('webhooks_pending'), { '': 0 })
  const [busy, calm] = [await hooked(), await hooked()]
  await makeClaim(busy)
  await makeClaim(busy)
  await makeClaim(calm)
  world.clock.advance(90_000)
  await measure()
  assert.deepEqual(await seriesOf('webhooks_pending'), { '': 3 })
  assert.deepEqual(await seriesOf('webhooks_oldest'), { '': 90 })
  assert.deepEqual(await seriesOf('webhooks_late'), { '': 90 })
  const by_organization = { [busy.organization_id]: 2, [calm.organization_id]: 1 }
  assert.deepEqual(await seriesOf('organization_webhooks_pending'), by_organization)

  // Sent without success: it is late no more, but as old as before.
  await db.alone(sql`
    update webhook_deliveries set next_at = ${new Date(world.clock.business().getTime() + 60_000)} where status = 'pending'`)
  await measure()
  assert.deepEqual([await seriesOf('webhooks_oldest'), await seriesOf('webhooks_late')], [{ '': 90 }, { '': 0 }])

  await db.alone(sql`update webhook_deliveries set status = 'failed' where status = 'pending'`)
  await measure()
  assert.deepEqual(await seriesOf('webhooks_pending'), { '': 0 })
  assert.deepEqual(await seriesOf('organization_webhooks_pending'), {}, 'no series outlives its reason')
})

test('organisations beyond the twenty with the most are one series', async () => {
  for (let made = 0; made < 22; made++) await makeClaim(await hooked())
  await measure()
  const series = await seriesOf('organization_webhooks_pending')
  assert.deepEqual([Object.keys(series).length, series.other], [21, 2])
  await db.alone(sql`update webhook_deliveries set status = 'failed' where status = 'pending'`)
})

test('jobs tell how late they are and how many gave up; one that runs is not late', async () => {
  const due = new Date(world.clock.wall().getTime() - 30_000)
  await db.alone(sql`
    insert into jobs (id, name, payload, hand, run_at, failed_at, lease_id, lease_until) values
      (gen_random_uuid(), 'late', '{}', 'wall', ${due}, null, null, null),
      (gen_random_uuid(), 'late', '{}', 'wall', ${due}, null, null, null),
      (gen_random_uuid(), 'gone', '{}', 'wall', ${due}, wall_now(), null, null),
      (gen_random_uuid(), 'busy', '{}', 'wall', ${due}, null, gen_random_uuid(), wall_now() + interval '1 minute'),
      (gen_random_uuid(), 'later', '{}', 'business', ${new Date(due.getTime() + DAY_S * 1000)}, null, null, null)`)
  await measure()
  const [waiting, lag, failed] = [await seriesOf('jobs_due'), await seriesOf('job_lag'), await seriesOf('jobs_failed')]
  assert.deepEqual([waiting.late, lag.late, failed.gone], [2, 30, 1])
  assert.deepEqual(
    [waiting.busy, waiting.later, waiting.gone, failed.late],
    [undefined, undefined, undefined, undefined],
  )
  await db.alone(sql`delete from jobs where name in ('late', 'gone', 'busy', 'later')`)
})

test('a letter that nobody posts, a mail that is not sent and a claim that is stuck are told', async () => {
  const partner = await world.partner()
  const settings = { letter_dispatch: 'by_hand' }
  assert.equal((await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)).statusCode, 200)
  const { id } = await makeCollectable(partner)
  await measure()
  const before = (await seriesOf('letters_waiting'))[''] ?? 0
  const advanced = await partner.post('/sandbox/clock/advance', { seconds: 5 * DAY_S })
  assert.equal(advanced.statusCode, 200, advanced.body)
  await measure()
  assert.equal((await seriesOf('letters_waiting'))[''], before + 1)
  assert.ok(((await seriesOf('letters_oldest'))[''] ?? 0) > DAY_S)

  const long_ago = new Date(world.clock.business().getTime() - 10 * DAY_S * 1000)
  const mails = await seriesOf('mails')
  await db.alone(sql`
    insert into mails (id, recipient, subject, body_text, status, created_at) values
      (gen_random_uuid(), 'a@example.com', 'S', 'T', 'queued', ${long_ago}),
      (gen_random_uuid(), 'b@example.com', 'S', 'T', 'failed', ${long_ago})`)
  await db.alone(
    sql`update claims set stuck_reason = 'letter_failed', stuck_at = ${long_ago}, stuck_since = ${long_ago} where id = ${id}`,
  )
  await measure()
  const now = await seriesOf('mails')
  assert.deepEqual([now.queued, now.failed], [(mails.queued ?? 0) + 1, (mails.failed ?? 0) + 1])
  assert.deepEqual(await seriesOf('mails_oldest'), { '': 10 * DAY_S })
  assert.deepEqual(await seriesOf('claims_stuck'), { letter_failed: 1 })
})
