import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { query } from './embedded-postgres-helpers.ts'
import { eventually } from './eventually.ts'
import { call, jsonOf, start, temporaryFolder } from './process.ts'

/** PostgreSQL's log on a volume of its own, of which 40 MB are taken by something else. */
const SMALL_VOLUME = [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `cd "$DATA_DIR/postgres" && cp -a pg_wal ../wal && mount -t tmpfs -o size=100m tmpfs pg_wal && cp -a ../wal/. pg_wal &&
   chmod 700 pg_wal && head -c 40000000 /dev/zero > pg_wal/other && cd / && exec "$0" "$@"`,
] as const
const MAY_MOUNT = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

test('PostgreSQL stops when its log finds no room, the log says so, and it comes back by itself with all data', {
  skip: !MAY_MOUNT,
}, async () => {
  const DATA_DIR = await temporaryFolder()
  await (await start({ DATA_DIR })).stop()
  const server = await start({ DATA_DIR }, SMALL_VOLUME)
  const claim = (await jsonOf(await call(server, '/openapi/claims?limit=1'))).data[0]
  const addDebtor = async (last_name: string) => {
    const person = { first_name: 'Max', last_name }
    const body = JSON.stringify({ acting_as: 'person', person, customer_id: claim.customer_id })
    const headers = { 'content-type': 'application/json' }
    return call(server, '/openapi/debtors', { method: 'POST', headers, body })
  }
  const added = await addDebtor('Before')
  assert.equal(added.status, 201)
  const path = `/openapi/debtors/${(await jsonOf(added)).data.id}`
  const disk = async () => (await jsonOf(await fetch(`${server.address}/readyz`))).disk

  const password = (await readFile(join(DATA_DIR, 'postgres-password'), 'utf8')).trim()
  const superuser = { host: join(DATA_DIR, 'run'), port: 5432, username: 'mahnwerk', password, database: 'mahnwerk' }
  const flood = query(superuser, async (sql) => {
    await sql`create table flood (text text)`
    for (;;) {
      await sql`insert into flood select string_agg(md5(random()::text), '') from generate_series(1, 60000)`
      await sql`truncate flood`
    }
  })
  await assert.rejects(flood)
  await eventually(async () => server.output().includes('pg_wal is full: free at least 64 MB there'))
  assert.equal(await disk(), 'short')
  const refused = await call(server, path)
  assert.equal(refused.status, 503)
  assert.ok(refused.headers.get('retry-after'))

  await rm(join(`/proc/${server.child.pid}/root`, DATA_DIR, 'postgres', 'pg_wal', 'other'))
  await eventually(async () => (await call(server, path)).status === 200)
  assert.equal((await addDebtor('Afterwards')).status, 201, 'without a restart')
  assert.equal(await server.stop(), 0)
})
