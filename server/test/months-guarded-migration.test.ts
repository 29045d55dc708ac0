import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyChains } from '../src/features/case/claims/activity-chain.ts'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openClient } from '../src/platform/db/postgres.ts'
import { newId } from '../src/platform/ids.ts'
import type { FreshDatabase } from './database.ts'
import { anotherClaim, CLAIM, databaseOfBefore, makeMonthsAhead, ORGANIZATION } from './months-before.ts'

/** The activity log and the mails are converted, while a process of the version before goes on writing. */
const migrations = await readMigrations()
const { address, db } = await databaseOfBefore(210)
const client = openClient(address, 'mahnwerk of before')
type Client = typeof client

/** As the version before writes them; the driver prepares each once and then uses that. */
const writeEntries = (on: Client, claim_id: string) => on`
  insert into claim_activity (id, organization_id, claim_id, actor_type, actor_id, action, details, at)
  values (${newId()}, ${ORGANIZATION}, ${claim_id}, 'system', null, 'claim.moved', '{"to_stage": "closed"}', now()),
    (${newId()}, ${ORGANIZATION}, ${claim_id}, 'system', null, 'note', '{"note": "words"}', now())`
const writeMail = (on: Client, id: string) => on`
  insert into mails (id, recipient, subject, body_text, status, created_at, attachments, claim_id)
  values (${id}, 'a@example.com', 'A', 'B', 'queued', now(), '[]', ${CLAIM})`
let moves = 0
const writeLetter = (on: Client, mail_id: string) => on`
  insert into letters (id, organization_id, claim_id, move_number, kind, language, recipient, status, total_cents, letter_date,
    deadline, blob_key, filename, file_size, sha256, mail_id, created_at)
  values (${newId()}, ${ORGANIZATION}, ${CLAIM}, ${++moves}, 'first_demand_letter', 'de', '[]', 'outbox', 1, now(), now(),
    ${newId()}, 'f', 1, ${'0'.repeat(64)}, ${mail_id}, now())`
const writeLink = (on: Client, mail_id: string) => on`
  insert into lawsuit_decision_links (id, organization_id, claim_id, token_hash, created_at, expires_at, sent_to,
    shown_to_partner, mail_id)
  values (${newId()}, ${ORGANIZATION}, ${CLAIM}, ${Buffer.from(newId())}, now(), now(), 'a@example.com', false, ${mail_id})`
const writeInvoice = (on: Client, mail_id: string) => on`
  insert into court_fee_invoices (id, organization_id, claim_id, number, kind, corrects, issued_on, due_on, amount_cents, facts,
    blob_key, file_size, sha256, mail_id, created_at)
  values (${newId()}, ${ORGANIZATION}, ${CLAIM}, ${newId()}, 'invoice', null, now(), now(), 1, '{}', ${newId()}, 1,
    ${'0'.repeat(64)}, ${mail_id}, now())`

await db.alone(sql`
  insert into lawsuit_decisions (claim_id, organization_id, decision, decided_at, decided_via, decided_as, streitwert_cents,
    amount_to_claim_cents, legal_basis)
  values (${CLAIM}, ${ORGANIZATION}, 'sue', now(), 'portal', 'system', 1, 1, '[]')`)
const MAILS = Array.from({ length: 20 }, newId)
for (const id of MAILS) {
  await writeEntries(client, CLAIM)
  await writeMail(client, id)
}
const [free, of_letter, of_link, of_invoice] = MAILS as [string, string, string, string]
await writeLetter(client, of_letter)
await writeLink(client, of_link)
await writeInvoice(client, of_invoice)

const facts = () =>
  db.one(sql`
    select (select count(*) from claim_activity) as entries, (select max(seq) from claim_activity) as newest,
      (select count(*) from mails) as mails, (select count(*) from wrong_row_counts) as wrong_counts`)
const before = await facts()
const { digest } = await verifyChains(db)
await migrate(address, migrations)

/** An id of the middle of a month, counted from this one. */
const idIn = async (ahead: number): Promise<string> => {
  const [row] = await client<{ begin: string }[]>`
    select left(month_key('uuid', (this_month() + make_interval(months => ${ahead}))::date), 14) as begin`
  return `${row?.begin}7${newId().slice(15)}`
}

test('all rows are there, and the version before goes on with its prepared statements', async () => {
  assert.deepEqual(await facts(), before)
  assert.equal((await verifyChains(db)).digest, digest)
  await writeEntries(client, CLAIM)
  await writeMail(client, newId())
  assert.deepEqual(await facts(), { entries: 42, newest: 42, mails: 21, wrong_counts: 0 })
  assert.deepEqual((await verifyChains(db)).breaks, [])
})

test('the log of a claim goes on in one month, in one chain', async () => {
  const later = await idIn(3)
  await db.alone(anotherClaim(later, CLAIM))
  await writeEntries(client, later)
  const places = await db.many<{ place: string }>(sql`
    select distinct tableoid::regclass::text as place from claim_activity where claim_id = ${later}`)
  assert.equal(places.length, 1)
  assert.match(places[0]?.place ?? '', /^claim_activity_20\d\d_\d\d$/)
  assert.deepEqual((await verifyChains(db)).breaks, [])
})

test('the log is only ever added to, in each of its parts', async () => {
  const parts = await db.many<{ name: string }>(sql`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'claim_activity'::regclass order by 1`)
  assert.ok(parts.length >= 4, 'the first, two months, and the rest')
  for (const name of ['claim_activity', ...parts.map((part) => part.name)])
    await assert.rejects(db.alone({ text: `truncate ${name}`, values: [] }), /only ever added to/, name)
  for (const change of ['delete from claim_activity', `update claim_activity_first set action = 'x'`])
    await assert.rejects(db.alone({ text: change, values: [] }), /only ever added to/, change)
  await assert.rejects(writeEntries(client, newId()), { code: '23503' })
  await assert.rejects(client`delete from claims where id = ${CLAIM}`, { code: '23503' })
})

test('nothing refers to a mail that is not there, and no mail goes that something refers to', async () => {
  for (const write of [writeLetter, writeLink]) await assert.rejects(write(client, newId()), { code: '23503' })
  for (const table of ['letters', 'lawsuit_decision_links', 'court_fee_invoices'])
    await assert.rejects(client`update ${client(table)} set mail_id = ${newId()} where mail_id is not null`, {
      code: '23503',
    })
  const later = await idIn(3)
  await writeMail(client, later)
  await writeLetter(client, later)
  for (const id of [of_letter, of_link, of_invoice, later])
    await assert.rejects(client`delete from mails where id = ${id}`, { code: '23503' })
  assert.equal((await client`delete from mails where id = ${free}`).count, 1)
  await assert.rejects(writeMail(client, of_letter), { code: '23505' })
})

test('a mail that is about to be referred to waits to be deleted, and then stays', async () => {
  const other = openClient(address, 'mahnwerk test')
  const mail_id = newId()
  await writeMail(client, mail_id)
  let deleting: Promise<unknown> | undefined
  await client.begin(async (tx) => {
    await writeLetter(tx as unknown as Client, mail_id)
    deleting = other`delete from mails where id = ${mail_id}`.execute().catch((error: unknown) => error)
    for (let waits = false; !waits; )
      waits =
        (
          await db.many(
            sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from mails%'`,
          )
        ).length > 0
  })
  assert.equal(((await deleting) as { code?: string }).code, '23503')
  await other.end()
  await client.end()
})

test('whoever works meanwhile is never refused', async () => {
  const place = await databaseOfBefore(210)
  const ended = new AbortController()
  const write = async (): Promise<number> => {
    const own = openClient(place.address, 'mahnwerk of before')
    let written = 0
    for (; !ended.signal.aborted; written++)
      await own.begin(async (tx) => {
        const work = tx as unknown as Client
        await work`select id from claims where id = ${CLAIM} for update`
        const mail_id = newId()
        await writeMail(work, mail_id)
        await writeLetter(work, mail_id)
        await writeEntries(work, CLAIM)
        await work`update claims set updated_at = now() where id = ${CLAIM}`
      })
    await own.end()
    return written
  }
  const read = async (): Promise<number> => {
    const own = openClient(place.address, 'mahnwerk of before')
    let reads = 0
    for (; !ended.signal.aborted; reads++)
      await own`select l.id, (select max(a.number) from claim_activity a where a.claim_id = l.id) as entries, m.status
        from claims l left join letters t on t.claim_id = l.id left join mails m on m.id = t.mail_id
        where l.id = ${CLAIM} order by t.created_at desc limit 10`
    await own.end()
    return reads
  }
  const work = [write(), write(), write(), read()]
  await migrate(place.address, migrations)
  await makeMonthsAhead(place, 12)
  ended.abort()
  const [one = 0, two = 0, three = 0] = await Promise.all(work)
  const all = one + two + three
  assert.deepEqual(
    await place.db.one(sql`
      select (select count(*) from claim_activity) as entries, (select max(seq) from claim_activity) as newest,
        (select count(*) from mails) as mails, (select count(*) from wrong_row_counts) as wrong_counts`),
    { entries: 2 * all, newest: 2 * all, mails: all, wrong_counts: 0 },
  )
  assert.deepEqual((await verifyChains(place.db)).breaks, [])
  await place.close()
})

const AT_THE_END = 'ffffffff-ffff-4000-8000-000000000000'
const placeOf = async (place: FreshDatabase, id: string) =>
  (await place.db.one<{ place: string }>(sql`select tableoid::regclass::text as place from mails where id = ${id}`))
    ?.place

test('an id that is no time stops neither the conversion nor an insert', async () => {
  const place = await databaseOfBefore(210)
  const own = openClient(place.address, 'mahnwerk of before')
  const below = 'fffffffe-ffff-4000-8000-000000000000'
  await writeMail(own, below)
  await migrate(place.address, migrations)
  assert.equal(await placeOf(place, below), 'mails_first')
  await writeMail(own, AT_THE_END)
  assert.equal(await placeOf(place, AT_THE_END), 'mails_rest')
  await own.end()
  await place.close()
})
