import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, untilReadable } from '../../../../test/cases.ts'
import { freshDatabase } from '../../../../test/database.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { migrate, readMigrations } from '../../../platform/db/migrate.ts'
import { beginRun } from './feed.ts'

const world = await openWorld()
const { db } = world.deps
const partner = await world.partner()

test('what a database holds when it is migrated counts as written elsewhere, since it may come from a dump', async () => {
  const made = await freshDatabase({ migrated: false })
  await migrate(made.address, await readMigrations())
  const runs = await made.db.many(sql`select r.number, r.epoch, is_feed_run_here(r) as is_here from feed_runs r`)
  assert.deepEqual([...runs], [{ number: 0, epoch: 0, is_here: false }])
  await made.close()
})

/** A claim has one event of its own. */
async function addClaim(): Promise<string> {
  const { id } = await makeClaim(partner)
  await untilReadable(world, id)
  return id
}

type Page = { data: { data: { claim_id: string } }[]; next: string; has_more: boolean }
/**
 * Everything after a place, at least so many. A transaction of another test that ends while the feed is read can hide the
 * newest events for that moment, also if they were seen before: whoever goes on reading gets them.
 */
async function readOn(
  from: PartnerClient,
  after?: string,
  { at_least = 0 }: { at_least?: number } = {},
): Promise<{ claims: string[]; next: string }> {
  const claims: string[] = []
  for (let next = after ?? ''; ; ) {
    const answer = await from.get(`/openapi/events?limit=1${next && `&after=${next}`}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const page: Page = answer.json()
    claims.push(...page.data.map(({ data }) => data.claim_id))
    next = page.next
    if (!page.has_more && claims.length >= at_least) return { claims, next }
  }
}

async function expectFeed(claims: readonly string[], after?: string): Promise<{ claims: string[]; next: string }> {
  const read = await readOn(partner, after, { at_least: claims.length })
  assert.deepEqual(read.claims, claims)
  return read
}

/** As after a start of PostgreSQL: the newest run is that of a server which has ended. */
const restart = () =>
  db.transaction((tx) =>
    tx.run(sql`update feed_runs set server_started_at = server_started_at - interval '1 day'
      where number = (select max(number) from feed_runs)`),
  )
/** As after loading a dump into another PostgreSQL: its ids are far behind those of the rows. */
const loadElsewhere = async () => {
  await restart()
  await db.transaction((tx) =>
    tx.run(sql`update events set xact = (xact::text::bigint + 1000000000000)::text::xid8
      where epoch = (select max(epoch) from events)`),
  )
}
const newestEpoch = async (): Promise<number> =>
  (await db.one<{ epoch: number }>(sql`select epoch from events order by seq desc limit 1`))?.epoch ?? -1

test('a feed goes on over restarts and dumps: every cursor misses nothing and gets nothing twice', async () => {
  const claims = [await addClaim(), await addClaim()]
  const first = await expectFeed(claims)
  const latest = async (): Promise<string> => (await partner.get('/openapi/events?after=latest')).json().next
  const [end, early] = [await latest(), (await partner.get('/openapi/events?limit=1')).json().next]
  await restart()
  claims.push(await addClaim())
  for (const after of [first.next, end]) await expectFeed(claims.slice(2), after)
  await expectFeed(claims.slice(1), early)

  const cursors: { next: string; claims: string[] }[] = []
  for (const _ of [1, 2]) {
    await loadElsewhere()
    const epoch = await newestEpoch()
    // Also before anything is written there.
    const seen = await expectFeed(claims)
    cursors.push(seen, { claims: [...claims], next: await latest() })
    claims.push(await addClaim(), await addClaim())
    assert.equal(await newestEpoch(), epoch + 1)
    await expectFeed(claims)
    for (const { claims: read, next } of cursors) await expectFeed(claims.slice(read.length), next)
  }
})

test('a cursor that lies behind what was restored is told where to go on', async () => {
  await addClaim()
  const lost = await addClaim()
  await loadElsewhere()
  const ahead = await readOn(partner)
  assert.equal(ahead.claims.at(-1), lost)
  // The backup was made before that claim.
  await db.transaction((tx) => tx.run(sql`delete from events where claim_id = ${lost}`))
  const fresh = await addClaim()
  const answer = await partner.get(`/openapi/events?after=${ahead.next}`)
  assert.equal(answer.statusCode, 410)
  const { message, ...body } = answer.json()
  assert.match(message, /restored from a backup/)
  const { next } = body.details
  assert.deepEqual(body, { success: false, error: 'Gone', code: 'feed_restored', details: { next } })
  const after = await expectFeed([fresh], next)
  await expectFeed([], after.next)
})

test('of several that write at once after a start one begins the run', async () => {
  const count = async () => (await db.many(sql`select number from feed_runs`)).length
  const { id } = await makeClaim(partner)
  const before = await count()
  await restart()
  await Promise.all([1, 2, 3, 4].map(() => db.transaction(beginRun)))
  assert.equal(await count(), before + 1)
  await restart()
  await Promise.all([1, 2, 3, 4].map(() => partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })))
  assert.equal(await count(), before + 2)
  await loadElsewhere()
  assert.equal(await db.transaction(beginRun), true)
  assert.equal(await db.transaction(beginRun), false)
  assert.equal(await count(), before + 3)
})
