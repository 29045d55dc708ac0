import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../../test/world.ts'
import { pause } from '../../../platform/clock.ts'
import { type Db, type Statement, sql } from '../../../platform/db/db.ts'
import type { PostOutcome, PostRequest } from '../../../platform/outbound/poster.ts'
import { webhookDelivery } from './jobs.ts'
import { IN_FLIGHT_PER_WEBHOOK_MAX, UNREACHED_MAX } from './rules.ts'

const world = await openWorld({ mode: 'live' })
const { db } = world.deps
const NOW = world.clock.business()
const HANGING = 50_000
const LAPSED = 10_000
const HEALTHY = 20
const EACH = 12

const OK: PostOutcome = {
  ...{ status_code: 200, error: null, duration_ms: 1, response_head: Buffer.alloc(0) },
  ...{ is_ours: false, is_reached: true },
}

async function hook(url: string): Promise<string> {
  const { partner_id, organization_id } = await world.partner()
  const [row] = await db.alone<{ id: string }>(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, created_at, updated_at)
    values (gen_random_uuid(), ${organization_id}, ${partner_id}, ${url}, ${world.deps.vault.seal('whsec_test')},
      ${NOW}, ${NOW}) returning id`)
  return row?.id as string
}

/** `older_s`: what hangs has been waiting for longer than everything else. */
const queue = (webhook_id: string, count: number, { status = 'pending', attempts = 0, older_s = 0 } = {}) =>
  db.alone(sql`
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, test_body, type, claim_id, seq, status, attempts,
      next_at, created_at)
    select gen_random_uuid(), ${webhook_id}, 1, 'evt_' || gen_random_uuid(), 'x', 't', gen_random_uuid(), number, ${status},
      ${attempts}, ${NOW}::timestamptz - make_interval(secs => ${older_s}), ${NOW}
    from generate_series(1, ${count}::int) as number`)

const countOf = async (status: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.status = ${status} and w.url like 'https://healthy%'`)
  )?.count ?? 0

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Every look at the table of deliveries, as PostgreSQL has really done it. */
async function looksOf({ text, values }: Statement): Promise<Plan[]> {
  const [row] = await db.alone<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (analyze, format json) ${text}`,
    values,
  })
  const nodes = nodesOf((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan)
  return nodes.filter((node) => node['Relation Name'] === 'webhook_deliveries' && /Scan/.test(node['Node Type']))
}

const touchedBy = (look: Plan): number =>
  (look['Actual Rows'] + (look['Rows Removed by Filter'] ?? 0)) * look['Actual Loops']

test('50,000 deliveries of an endpoint that hangs hold nobody up, and are not even read, nor are those that lapsed', async () => {
  const switched = await hook('https://switched.example.com/')
  await queue(switched, LAPSED, { older_s: 3_600 })
  for (const enabled of [false, true])
    await db.alone(sql`update webhooks set enabled = ${enabled} where id = ${switched}`)
  const hanging = await hook('https://hanging.example.com/')
  await queue(hanging, HANGING, { older_s: 3_600 })
  await queue(hanging, 1_000, { attempts: 2, older_s: 3_600 })
  await queue(hanging, HANGING, { status: 'delivered' })
  for (let index = 0; index < HEALTHY; index++) await queue(await hook(`https://healthy${index}.example.com/`), EACH)
  await db.alone(sql`analyze webhook_deliveries`)

  const release = Promise.withResolvers<PostOutcome>()
  let hanging_begun = 0
  let hanging_ended = 0
  const post = async ({ url }: PostRequest) => {
    if (!url.includes('hanging')) return OK
    hanging_begun++
    return release.promise.finally(() => hanging_ended++)
  }
  const statements: Statement[] = []
  const watched: Db = {
    ...db,
    many: (statement) => {
      statements.push(statement)
      return db.many(statement)
    },
    alone: (statement) => {
      statements.push(statement)
      return db.alone(statement)
    },
  }
  const job = webhookDelivery()
  const poster = { post, close: async () => undefined }
  const running = job.run({ ...world.deps, db: watched, poster }, NOW)
  while ((await countOf('delivered')) < HEALTHY * EACH) await pause(10)
  assert.equal(hanging_ended, 0, 'all of them went out although none of the calls that hang has ended')
  assert.equal(hanging_begun, IN_FLIGHT_PER_WEBHOOK_MAX)

  const waiting = statements.find(({ text }) => text.includes('recursive owners')) as Statement
  const picking = statements.find(({ text }) => text.includes('standing_clock')) as Statement
  for (const statement of [waiting, picking]) {
    for (const look of await looksOf(statement)) {
      assert.match(look['Node Type'], /^Index/, `${look['Node Type']} ${look['Index Name']}`)
      assert.ok(touchedBy(look) < 2_000, `${look['Index Name']} touches ${touchedBy(look)} rows`)
    }
  }
  await db.alone(sql`update webhook_deliveries set status = 'failed' where status = 'pending' and lease_id is null`)
  release.resolve({ ...OK, status_code: 500 })
  await db.alone(sql`update webhook_deliveries set status = 'failed' where status = 'pending'`)
  await running
})

test('when no endpoint can be reached attempts are not used up, and it is told; when one can, all goes on', async () => {
  await db.alone(sql`update webhook_deliveries set status = 'failed' where status = 'pending'`)
  const webhooks = UNREACHED_MAX + 5
  for (let index = 0; index < webhooks; index++) await queue(await hook(`https://shut${index}.example.com/`), 30)
  let is_cut = true
  let unreached = 0
  const post = async (): Promise<PostOutcome> => {
    if (!is_cut) return OK
    unreached++
    return { ...OK, status_code: null, error: 'the host cannot be reached', is_reached: false }
  }
  const job = webhookDelivery()
  const poster = { post, close: async () => undefined }
  const running = job.run({ ...world.deps, poster }, NOW)
  const told = (phrase: string) => world.log_lines.filter((line) => line.includes(phrase)).length
  while (told('no endpoint can be reached, webhooks are held back') === 0) await pause(10)
  const held = async () => (await world.deps.metrics.webhooks_held_back.get()).values[0]?.value
  assert.equal(await held(), webhooks)
  assert.ok(unreached < webhooks * 30, 'most of what waits has used up nothing')
  await pause(600)
  const after_a_while = unreached
  assert.ok(after_a_while < webhooks * 30)

  is_cut = false
  await db.alone(sql`update webhooks set url = url || 'x' where url like 'https://shut%'`)
  // Somebody whom nobody has called yet is called as ever, and is reached.
  await queue(await hook('https://new.example.com/'), 1)
  while (told('endpoints can be reached again, webhooks go on') === 0) await pause(10)
  assert.equal(await held(), 0)
  await running
  assert.equal(told('no endpoint can be reached, webhooks are held back'), 1)
})
