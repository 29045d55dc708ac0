import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openClient } from '../src/platform/db/postgres.ts'
import { newId } from '../src/platform/ids.ts'
import { CLAIM, databaseOfBefore, eventId, isConvertedWhileOthersWork, ORGANIZATION, WEBHOOK } from './months-before.ts'

/** A database with rows of before is converted, while a process of the version before goes on writing. */
const migrations = await readMigrations()
const { address, db } = await databaseOfBefore(200)

const client = openClient(address, 'mahnwerk of before')
/** As the version before writes it; the driver prepares it once and then uses that. */
const writeEvent = (id: string, claim_id: string = CLAIM) => client`
  insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
  values (${id}, ${ORGANIZATION}, ${claim_id}, 'claim.status_changed', '{}', now(), now())`
const writeAttempt = (delivery_id: string, number: number) => client`
  insert into webhook_attempts (delivery_id, number, at, url, duration_ms, response_head)
  values (${delivery_id}, ${number}, now(), 'https://hooks.example.com/', 5, '')`
const deliveryOf = async (event_id: string): Promise<string> =>
  (await client<{ id: string }[]>`select id from webhook_deliveries where event_id = ${event_id}`)[0]?.id ?? ''

const facts = () =>
  db.one(sql`
    select (select count(*) from events) as events, (select count(*) from webhook_deliveries) as deliveries,
      (select count(*) from webhook_attempts) as attempts, (select max(seq) from events) as newest`)

const BEFORE = Array.from({ length: 20 }, eventId)
for (const id of BEFORE) {
  await writeEvent(id)
  await writeAttempt(await deliveryOf(id), 1)
}
const first = BEFORE[0] as string
const before = await facts()
await migrate(address, migrations)

test('all rows are there, and the version before goes on with its prepared statements', async () => {
  assert.deepEqual(await facts(), before)
  const id = eventId()
  await writeEvent(id)
  await writeAttempt(await deliveryOf(id), 1)
  await writeAttempt(await deliveryOf(first), 2)
  assert.deepEqual(await facts(), { events: 21, deliveries: 21, attempts: 22, newest: 21 })
  const places = await db.many<{ place: string; month: string }>(sql`
    select tableoid::regclass::text as place, (month = this_month())::text as month from webhook_attempts
    where delivery_id = ${await deliveryOf(first)} order by number`)
  assert.deepEqual(
    places.map(({ place, month }) => [place, month]),
    [
      ['webhook_attempts_first', 'false'],
      ['webhook_attempts_first', 'true'],
    ],
  )
})

test('rows of the feed that are no events take their number from the same sequence', async () => {
  await db.alone(sql`
    insert into feed_activity (organization_id, claim_id, kind, at) values (${ORGANIZATION}, ${CLAIM}, 'blocked', now())`)
  assert.deepEqual(
    (await db.many<{ seq: number }>(sql`select seq from feed_activity`)).map(({ seq }) => seq),
    [22],
  )
})

test('what was refused before is refused, in old months and in new ones', async () => {
  await assert.rejects(writeEvent(first), { code: '23505' })
  await assert.rejects(writeEvent(eventId(), newId()), { code: '23503' })
  await assert.rejects(writeAttempt(newId(), 1), { code: '23503' })
  await assert.rejects(writeAttempt(await deliveryOf(first), 2), { code: '23505' })
  const insert = (event_id: string, webhook_id: string) => client`
    insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, next_at, created_at)
    values (${newId()}, ${webhook_id}, 1, ${event_id}, 'test', ${CLAIM}, 1, now(), now())`
  await assert.rejects(insert(first, WEBHOOK), { code: '23505' })
  await assert.rejects(insert(eventId(), newId()), { code: '23503' })
  const [later] = await client<{ id: string }[]>`
    select month_key('text', (this_month() + interval '3 months')::date) || ${'7'.repeat(20)} as id`
  await writeEvent(later?.id ?? '')
  await assert.rejects(writeEvent(later?.id ?? ''), { code: '23505' })
  await assert.rejects(client`update events set claim_id = ${newId()} where id = ${later?.id ?? ''}`, { code: '23503' })
  await assert.rejects(client`delete from claims where id = ${CLAIM}`, { code: '23503' })
  await client.end()
})

test('an id of a clock that was far ahead once does not stop the conversion', async () => {
  const place = await databaseOfBefore(200)
  const id = `evt_${Date.parse('2031-05-09').toString(16).padStart(12, '0')}${'7'.repeat(20)}`
  await place.db.alone(sql`
    insert into events (id, organization_id, claim_id, type, body, changed_at, created_at)
    values (${id}, ${ORGANIZATION}, ${CLAIM}, 'claim.status_changed', '{}', now(), now())`)
  await migrate(place.address, migrations)
  const held = await place.db.many<{ place: string }>(sql`select tableoid::regclass::text as place from events`)
  assert.deepEqual(
    held.map((row) => row.place),
    ['events_first'],
  )
  assert.equal(
    (await place.db.one<{ is_made: boolean }>(sql`select is_month_made('events', '2031-06-01') as is_made`))?.is_made,
    true,
  )
  await place.close()
})

test('whoever works meanwhile is never refused, and all they wrote is there', async () => {
  const place = await databaseOfBefore(200)
  await isConvertedWhileOthersWork(place)
  await place.close()
})

test('a view that would go on reading the first month alone is not left behind', async () => {
  const place = await databaseOfBefore(200)
  await place.db.alone(sql`create view told_attempts as select delivery_id from webhook_attempts`)
  await assert.rejects(
    migrate(place.address, migrations),
    /the view told_attempts would go on reading webhook_attempts_first alone/,
  )
  await place.db.alone(sql`drop view told_attempts`)
  await migrate(place.address, migrations)
  await place.close()
})
