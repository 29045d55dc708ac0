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
async function readOn(from: PartnerClient, after?: string): Promise<{ claims: string[]; next: string }> {
  const claims: string[] = []
  for (let next = after ?? ''; ; ) {
    const answer = await from.get(`/openapi/events?limit=1${next && `&after=${next}`}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const page: Page = answer.json()
    claims.push(...page.data.map(({ data }) => data.claim_id))
    next = page.next
    if (!page.has_more) return { claims, next }
  }
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
const epochs = async () =>
  (await db.many<{ epoch: number }>(sql`select epoch from events order by seq`)).map(({ epoch }) => epoch)

test('a feed goes on over restarts and dumps: every cursor misses nothing and gets nothing twice', async () => {
  const claims = [await addClaim(), await addClaim()]
  const first = await readOn(partner)
  const latest = async (): Promise<string> => (await partner.get('/openapi/events?after=latest')).json().next
  const [end, early] = [await latest(), (await partner.get('/openapi/events?limit=1')).json().next]
  await restart()
  claims.push(await addClaim())
  assert.deepEqual(await epochs(), [0, 0, 0], 'the ids go on')
  for (const after of [first.next, end]) assert.deepEqual((await readOn(partner, after)).claims, claims.slice(2))
  assert.deepEqual((await readOn(partner, early)).claims, claims.slice(1))

  const cursors: { next: string; claims: string[] }[] = []
  for (const dumps of [1, 2]) {
    await loadElsewhere()
    const seen = await readOn(partner)
    assert.deepEqual(seen.claims, claims, 'also before anything is written there')
    cursors.push(seen, { claims: [...claims], next: await latest() })
    claims.push(await addClaim(), await addClaim())
    assert.deepEqual((await epochs()).slice(-2), [dumps, dumps])
    assert.deepEqual((await readOn(partner)).claims, claims)
    for (const { claims: read, next } of cursors)
      assert.deepEqual((await readOn(partner, next)).claims, claims.slice(read.length))
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
  const after = await readOn(partner, next)
  assert.deepEqual(after.claims, [fresh])
  assert.deepEqual((await readOn(partner, after.next)).claims, [])
})

test('of several that write at once after a start one begins the run', async () => {
  const count = async () => (await db.many(sql`select number from feed_runs`)).length
  const { id } = await makeClaim(partner)
  const before = await count()
  await restart()
  const begun = await Promise.all([1, 2, 3, 4].map(() => db.transaction(beginRun)))
  assert.equal(await count(), before + 1)
  assert.ok(begun.some(({ is_new }) => is_new) && begun.every(({ is_new_epoch }) => !is_new_epoch))
  await restart()
  await Promise.all([1, 2, 3, 4].map(() => partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })))
  assert.equal(await count(), before + 2)
  assert.deepEqual(await db.transaction(beginRun), { is_new: false, is_new_epoch: false })
})
