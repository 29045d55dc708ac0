import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkMonths } from '../src/app/cli/doctor/months.ts'
import { verifyChains } from '../src/features/case/claims/activity-chain.ts'
import { type Reader, sql } from '../src/platform/db/db.ts'
import {
  analyzeMonths,
  listMissingMonths,
  MONTHLY_TABLES,
  makeMonths,
  monthsMeasure,
} from '../src/platform/db/months.ts'
import { openClient } from '../src/platform/db/postgres.ts'
import { makeCustomer, makeDebtor } from './cases.ts'
import { anotherClaim } from './months-before.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const { deps, database } = world
const { db } = deps
const partner = await world.partner()
const admin = await world.operator('admin')
const payload = { url: 'https://hooks.example.com/' }
const url = `/api/operator/partners/${partner.partner_id}/webhook`
await world.request({ method: 'PUT', url, headers: { cookie: admin.cookie }, payload })
const customer_id = await makeCustomer(partner)
const debtor_id = await makeDebtor(partner, customer_id)
const claim_id: string = (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data.id

/** The first day of a month, counted from this one. */
const monthIn = async (ahead: number): Promise<string> =>
  (
    await db.one<{ month: string }>(
      sql`select (this_month() + make_interval(months => ${ahead}::int))::date as month from organizations limit 1`,
    )
  )?.month ?? ''

let made = 0
/** An event with the id that it would get in the middle of a month. */
async function writeEvent(month: string): Promise<string> {
  const time = (Date.parse(month) + 14 * 86_400_000).toString(16).padStart(12, '0')
  const id = `evt_${time}7${String(++made).padStart(19, '0')}`
  await db.alone(sql`
    insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
    select ${id}, organization_id, id, 'claim.status_changed', ${Buffer.from(JSON.stringify({ id }))}, now(), now()
    from claims where id = ${claim_id}`)
  return id
}

const placeOf = async (reader: Reader, id: string): Promise<(string | undefined)[]> =>
  (
    await reader.many<{ place: string }>(sql`
      select tableoid::regclass::text as place from events where id = ${id}
      union all select tableoid::regclass::text from webhook_deliveries where event_id = ${id}`)
  ).map(({ place }) => place)

const placesIn = (month: string): string[] => {
  const end = month.slice(0, 7).replace('-', '_')
  return [`events_${end}`, `webhook_deliveries_${end}`]
}

test('an event and its delivery stand in their month, and the feed goes on over all of them', async () => {
  const ids: string[] = []
  for (const ahead of [3, -1, 2, 0]) {
    const month = await monthIn(ahead)
    const id = await writeEvent(month)
    ids.push(id)
    assert.deepEqual(
      await placeOf(db, id),
      ahead < 2 ? ['events_first', 'webhook_deliveries_first'] : placesIn(month),
      month,
    )
  }
  const read: string[] = []
  for (let cursor = ''; ; ) {
    const page = (await partner.get(`/openapi/events?limit=2${cursor}`)).json()
    read.push(...page.data.map(({ id }: { id: string }) => id))
    // A transaction of another test that ends meanwhile can hide the newest for a moment.
    if (!page.has_more && ids.every((id) => read.includes(id))) break
    cursor = `&after=${page.next}`
  }
  assert.deepEqual(read.slice(-4), ids, 'in the order in which they were written')
})

test('what comes before its month is made is kept and read as all else, and moves when it is made', async () => {
  const month = await monthIn(7)
  const id = await writeEvent(month)
  assert.deepEqual(await placeOf(db, id), ['events_rest', 'webhook_deliveries_rest'])
  const found = await checkMonths(db)
  assert.deepEqual(
    found.map(({ verdict, text }) => [verdict, text]),
    [['warn', 'rows of a month that is not made: events, webhook_deliveries']],
  )
  await monthsMeasure.read(deps)
  assert.equal((await deps.metrics.months_unsorted.get()).values[0]?.value, 2)

  const countAll = () =>
    db.one(sql`select (select count(*) from events) as events, (select count(*) from webhook_deliveries) as deliveries`)
  const before = await countAll()
  for (const table of MONTHLY_TABLES) {
    const make = async () =>
      (await db.alone<{ made: boolean }>(sql`select make_month(${table}, ${month}::date) as made`))[0]?.made
    assert.deepEqual([await make(), await make()], [true, false])
  }
  assert.deepEqual(await placeOf(db, id), placesIn(month))
  assert.deepEqual(await countAll(), before, 'no delivery is queued once more')
  assert.deepEqual(
    (await checkMonths(db)).map(({ verdict }) => verdict),
    ['ok'],
  )
})

test('rows that are only ever added to, or that others refer to, move as well, and are guarded as before', async () => {
  const month = await monthIn(8)
  const id = `${(Date.parse(month) + 14 * 86_400_000).toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7000-8000-000000000001`
  await db.alone(anotherClaim(id, claim_id))
  for (const action of ['claim.created', 'claim.changed'])
    await db.alone(sql`
      insert into claim_activity (id, organization_id, claim_id, actor_type, action, details, at)
      select gen_random_uuid(), organization_id, id, 'system', ${action}, '{"note": "words"}', now() from claims where id = ${id}`)
  await db.alone(sql`
    insert into mails (id, recipient, subject, body_text, status, created_at, attachments)
    values (${id}, 'a@example.com', 'A', 'B', 'queued', now(), '[]')`)
  await db.alone(sql`
    insert into lawsuit_decision_links (id, organization_id, claim_id, token_hash, created_at, expires_at, sent_to,
      shown_to_partner, mail_id)
    select id, organization_id, id, 'x', now(), now(), 'a@example.com', false, id from claims where id = ${id}`)
  const places = async () =>
    (
      await db.many<{ place: string }>(sql`
        select distinct tableoid::regclass::text as place from claim_activity where claim_id = ${id}
        union all select tableoid::regclass::text from mails where id = ${id} order by 1`)
    ).map(({ place }) => place)
  assert.deepEqual(await places(), ['claim_activity_rest', 'mails_rest'])
  assert.match((await checkMonths(db))[0]?.text ?? '', /not made: claim_activity, mails$/)
  const are_guarded = async () => {
    for (const text of ['delete from claim_activity', `delete from mails where id = '${id}'`])
      await assert.rejects(db.alone({ text, values: [] }), /only ever added to|still there/, text)
  }
  await are_guarded()
  for (const table of ['claim_activity', 'mails']) await db.alone(sql`select make_month(${table}, ${month}::date)`)
  const end = month.slice(0, 7).replace('-', '_')
  assert.deepEqual(await places(), [`claim_activity_${end}`, `mails_${end}`])
  await are_guarded()
  for (const part of [`claim_activity_${end}`, 'claim_activity_rest'])
    await assert.rejects(db.alone({ text: `truncate ${part}`, values: [] }), /only ever added to/)
  assert.deepEqual((await verifyChains(db)).breaks, [])
  assert.equal((await checkMonths(db))[0]?.verdict, 'ok')
})

test('the job makes the months ahead, and leaves for later what others have locked', async () => {
  const [next, last] = [await monthIn(2), await monthIn(3)]
  for (const name of [next, last].flatMap(placesIn)) await db.alone({ text: `drop table ${name}`, values: [] })
  const missing = await listMissingMonths(db)
  assert.deepEqual(
    missing.map(({ table, month }) => [table, month]),
    [next, last].flatMap((month) => [
      ['events', month],
      ['webhook_deliveries', month],
    ]),
  )
  const other = openClient(database.address, 'mahnwerk test')
  await other.begin(async (tx) => {
    await tx`select 1 from events limit 1`
    await makeMonths.run(deps, new Date())
    assert.deepEqual(
      (await listMissingMonths(db)).map(({ table }) => table),
      ['events', 'events'],
    )
  })
  await other.end()
  await makeMonths.run(deps, new Date())
  assert.equal((await listMissingMonths(db)).length, 0)
  assert.deepEqual(await placeOf(db, await writeEvent(next)), placesIn(next))
})

test('what is known by its id is looked for in one month only', async () => {
  const id = await writeEvent(await monthIn(0))
  const planOf = async (text: string) =>
    (await db.many<{ 'QUERY PLAN': string }>({ text: `explain (costs off) ${text}`, values: [] }))
      .map((row) => row['QUERY PLAN'])
      .join('\n')
  const plan = await planOf(`select body from events where id = '${id}'`)
  assert.match(plan, /events_first/)
  assert.doesNotMatch(plan, /_rest|_20\d\d_/)
  for (const one of [
    `select status from webhook_deliveries where event_id = '${id}'`,
    `select hash from claim_activity where claim_id = '${claim_id}' order by number desc`,
    `select status from mails where id = '${claim_id}'`,
  ])
    assert.doesNotMatch(await planOf(one), /_rest|_20\d\d_/, one)
})

test('what a statement over all months rests on is found out for the whole of them', async () => {
  const known = () =>
    db.many<{ table: string }>(sql`
      select distinct tablename as table from pg_stats where tablename = any(${[...MONTHLY_TABLES]}::text[]) order by 1`)
  const before = await known()
  await analyzeMonths.run(deps, new Date())
  const after = (await known()).map(({ table }) => table)
  const with_rows = ['claim_activity', 'events', 'mails', 'webhook_deliveries']
  assert.deepEqual([before.length, after], [0, with_rows], 'there are no attempts yet')
})
