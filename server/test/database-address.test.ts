import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { cli, examine } from './shell.ts'
import { openWorld, TOKEN_SECRET } from './world.ts'

/** Addresses as others hand them out, with words for their own programs. */
const world = await openWorld()
const urlWith = (query: string) => `${urlOfAddress(world.database.address)}&${query}`
const envWith = (query: string) => ({
  ...{ DATABASE_URL: urlWith(query), TOKEN_SECRET, DATA_DIR: world.deps.config.data_dir },
})

test('settings of the address reach the session, and its name stands beside ours', async () => {
  const address = urlWith(
    'connect_timeout=9&keepalives=1&application_name=books&options=-c%20work_mem%3D6MB&search_path=x',
  )
  const db = openDb({ address, connections: 1, application_name: 'mahnwerk api+worker' })
  const row = await db.one(sql`select current_setting('application_name') as name,
    current_setting('work_mem') as memory, current_setting('search_path') as path`)
  await db.close()
  assert.deepEqual({ ...(row as object) }, { name: 'mahnwerk api+worker (books)', memory: '6MB', path: 'x' })
})

test('a command names the parameter that is refused, by us or by the database', async () => {
  const rows: [string, RegExp][] = [
    [
      'no_such_setting=1',
      /has the parameter no_such_setting, which the database does not take \(.*"no_such_setting"\)/,
    ],
    ['work_mem=much', /has the parameter work_mem, which the database does not take/],
    ['max_connections=5', /has the parameter max_connections, which the database does not take/],
    ['options=-c%20no_such_setting%3D1', /has the parameter options, which the database does not take/],
    ['schema=other', /has the parameter schema; write search_path=/],
  ]
  for (const [query, sentence] of rows) {
    const { code, stderr } = await cli(['token', 'list'], envWith(query))
    assert.equal(code, 2, stderr)
    assert.match(stderr, sentence)
  }
})

test('words that change nothing are told by doctor, once and together', async () => {
  const { findings } = await examine(envWith('pgbouncer=true&connection_limit=1'), world.clock)
  const [{ verdict, text } = { verdict: '', text: '' }, ...others] = findings.filter(
    ({ area }) => area === 'Database address',
  )
  assert.deepEqual([verdict, others.length], ['warn', 0])
  assert.match(text, /^words of other programs in DATABASE_URL are ignored: pgbouncer, connection_limit$/)
})
