import assert from 'node:assert/strict'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createClient } from '../../sdk/src/index.ts'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { makeClaim, untilReadable } from './cases.ts'
import {
  type Cluster,
  canRunInstalled,
  copyRows,
  dumpAndLoad,
  findInstalled,
  openEmbedded,
  openInstalled,
} from './clusters.ts'
import { makeBase, query, removeBase } from './embedded-postgres-helpers.ts'
import { openWorld, type PartnerClient, type World } from './world.ts'

const base = await makeBase()
const clusters: Cluster[] = []
const worlds: World[] = []
after(async () => {
  for (const world of worlds) await world.close()
  for (const cluster of clusters) await cluster.close()
  await removeBase(base)
})

const opened = <C extends Cluster>(cluster: C): C => {
  clusters.push(cluster)
  return cluster
}

async function openOn({ address }: Cluster): Promise<World> {
  await migrate(address, await readMigrations())
  const db = openDb({ address, connections: 4, application_name: 'mahnwerk test' })
  const world = await openWorld({}, { address, db, close: () => db.close() })
  worlds.push(world)
  return world
}

/** The same partner with the same token, at another server. */
function at(world: World, { token, ...partner }: PartnerClient): PartnerClient {
  const headers = { authorization: `Bearer ${token}` }
  return {
    ...{ ...partner, token },
    get: (url) => world.request({ url, headers }),
    post: (url, body) => world.request({ method: 'POST', url, headers, payload: body as object }),
  }
}

async function addClaims(world: World, partner: PartnerClient, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const { id } = await makeClaim(partner)
    await untilReadable(world, id)
    ids.push(id)
  }
  return ids
}

type Event = { data: { claim_id: string } }
type Read = { claims: string[]; next: string }
async function readOn(partner: PartnerClient, after: string | null, pages = 100): Promise<Read> {
  const claims: string[] = []
  let next = after
  for (let page = 0; page < pages; page++) {
    const answer = await partner.get(`/openapi/events?limit=2${next ? `&after=${next}` : ''}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const { data, next: place, has_more } = answer.json()
    claims.push(...data.map(({ data }: Event) => data.claim_id))
    next = place
    if (!has_more) break
  }
  return { claims, next: String(next) }
}

/** As the versions before wrote it. */
function beforeRuns(cursor: string): string {
  const [place = ''] = Buffer.from(cursor, 'base64url').toString().split('~')
  return Buffer.from(place.replace(/^0-/, '')).toString('base64url')
}

const newestEpoch = async ({ deps }: World): Promise<number | undefined> =>
  (await deps.db.one<{ epoch: number }>(sql`select epoch from events order by seq desc limit 1`))?.epoch

const SPENT_IDS = `do $$ begin for turn in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$`

/**
 * A consumer reads at a server, and then at what was made of a backup of it. `restore` makes the backup and returns how
 * to open it.
 */
async function survives(source: Cluster, epoch: number, restore: () => Promise<() => Promise<Cluster>>): Promise<void> {
  const first = await openOn(source)
  await query(source.superuser, (client) => client.unsafe(SPENT_IDS).simple())
  const partner = await first.partner()
  const kept = await addClaims(first, partner, 5)
  const [begun, done] = [await readOn(partner, null, 1), await readOn(partner, null)]
  const latest: string = (await partner.get('/openapi/events?after=latest')).json().next
  assert.deepEqual([begun.claims, done.claims], [kept.slice(0, 2), kept])

  const open = await restore()
  await addClaims(first, partner, 3)
  const ahead = await readOn(partner, done.next)
  assert.equal(ahead.claims.length, 3, 'the first server went on')

  const second = await openOn(await open())
  const there = at(second, partner)
  assert.deepEqual(await readOn(there, null), done, 'everything is there')
  assert.deepEqual((await readOn(there, begun.next)).claims, kept.slice(2))
  const added = await addClaims(second, there, 3)
  assert.equal(await newestEpoch(second), epoch)
  const rest = [...kept.slice(2), ...added]
  const expected: [string | null, string[]][] = [
    [null, [...kept, ...added]],
    [begun.next, rest],
    [beforeRuns(begun.next), rest],
    [done.next, added],
    [latest, added],
  ]
  for (const [cursor, claims] of expected) assert.deepEqual((await readOn(there, cursor)).claims, claims)
  assert.equal((await there.get(`/openapi/events?after=${ahead.next}`)).statusCode, 410)

  const base_url = await second.http.server.listen({ host: '127.0.0.1', port: 0 })
  const client = createClient({ base_url, token: partner.token })
  const feed = client.events.list({ after: ahead.next, limit: 2 })
  const seen: string[] = []
  for await (const event of feed) seen.push((event as Event).data.claim_id)
  assert.deepEqual([seen, feed.was_restored], [added, true])
  assert.deepEqual((await readOn(there, feed.cursor)).claims, [])
}

test('rows that are loaded into a new cluster are read to the end, and so is what comes after them', async () => {
  const source = opened(await openEmbedded(join(base, 'first')))
  await survives(source, 1, async () => {
    const target = opened(await openEmbedded(join(base, 'second')))
    await migrate(target.address, await readMigrations())
    await copyRows(source.superuser, target.superuser)
    return async () => target
  })
})

test('a copy of the files that is older than what was read tells where to go on', async () => {
  const data_dir = join(base, 'original')
  const original = await openEmbedded(data_dir)
  await survives(original, 0, async () => {
    await original.close()
    await cp(data_dir, join(base, 'copy'), { recursive: true })
    opened(await openEmbedded(data_dir))
    return async () => opened(await openEmbedded(join(base, 'copy')))
  })
})

const bin = findInstalled()
const skip =
  bin && canRunInstalled()
    ? false
    : 'NOT TESTED: pg_dump and psql. Install a PostgreSQL with its server programs (Debian: postgresql).'
test('a plain dump, loaded by psql into a new cluster, is read to the end', { skip }, async () => {
  const programs = String(bin)
  const source = opened(await openInstalled(programs, join(base, 'a')))
  const target = opened(await openInstalled(programs, join(base, 'b')))
  await survives(source, 1, async () => {
    dumpAndLoad(programs, source.address, target.address)
    return async () => target
  })
})
