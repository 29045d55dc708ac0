import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { makeCollectable } from '../../../test/cases.ts'
import { cli } from '../../../test/shell.ts'
import { openWorld, TOKEN_SECRET } from '../../../test/world.ts'
import { makeArchive } from '../../features/reach/archive/index.ts'
import { sql } from '../../platform/db/db.ts'
import { urlOfAddress } from '../../platform/db/postgres.ts'

const world = await openWorld()
const { db, config } = world.deps
const env = { DATABASE_URL: urlOfAddress(world.database.address), TOKEN_SECRET, DATA_DIR: config.data_dir }
const run = (...args: string[]) => cli(['archive', ...args], env, world.clock)

test('a typing slip archives nothing', async () => {
  for (const [args, words] of [
    [['run', '2025-13'], 'A month is written like 2025-03'],
    [['run', '2019-03'], 'No table has a part of its own for 2019-03'],
    [['run', 'first'], 'first is too young'],
    [['run', 'first', '--closed-for', '1'], 'at least 6'],
    [['plan', '--closed-for', 'ever'], '--closed-for is a number of months'],
    [['restore', '7'], 'There is no archive 7'],
    [['restore', 'seven'], '"seven" is none'],
  ] as const) {
    const { code, stderr } = await run(...args)
    assert.deepEqual([code, stderr.includes(words)], [2, true], `${args.join(' ')}: ${stderr}`)
  }
  assert.match((await run('plan')).stdout, /No month is old enough yet\./)
  assert.match((await run('list')).stdout, /There is no archive yet\./)
  assert.match((await run('run')).stdout, /nothing to do\./)
  const drill = await cli(['archive', 'list'], { ...env, MODE: 'drill' }, world.clock)
  assert.deepEqual([drill.code, drill.stderr.includes('MODE is drill')], [2, true])
})

test('a run that was interrupted is ended, verified, told and put back', async () => {
  const partner = await world.partner()
  const team = await world.operator()
  const { id } = await makeCollectable(partner)
  assert.equal((await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })).statusCode, 200)
  const entries = () => db.many(sql`select from claim_activity where claim_id = ${id}`)
  const had = (await entries()).length
  const wish = { part: 'first', closed_before: new Date(world.clock.business().getTime() + 1_000) }
  const away = { ...world.deps, storage: { ...world.deps.storage, get: () => Promise.reject(new Error('away')) } }
  await assert.rejects(makeArchive(away, wish), /away/)
  assert.match((await run('list')).stdout, /not finished[\s\S]*"mahnwerk archive run" goes on with it\./)
  assert.match((await run('restore', '1')).stderr, /is not finished/)

  const ended = await run('run')
  assert.equal(ended.code, 0, ended.stderr)
  assert.match(ended.stdout, /first: archive 1 holds \d+ rows \(0\.0 MB\)\./)
  assert.equal((await entries()).length, 0)
  const [archive] = JSON.parse((await run('list', '--json')).stdout).data
  assert.partialDeepStrictEqual(archive, { number: 1, month: 'first', status: 'done' })
  assert.match((await run('verify')).stdout, /1 archive read, each as it was written\./)
  const verified = await cli(['verify-log'], env, world.clock)
  assert.equal(verified.code, 0, verified.stdout)
  assert.match(verified.stdout, new RegExp(`${had} entries lie in archives`))

  const { storage } = world.deps
  const { blob_key } = (await db.one<{ blob_key: string }>(sql`select blob_key from archives`)) as { blob_key: string }
  const bytes = Buffer.concat(await (await storage.get(blob_key)).stream.toArray())
  await storage.delete(blob_key)
  const lost = await run('verify')
  assert.deepEqual([lost.code, lost.stdout.includes('its file is not in the store')], [1, true])
  assert.match((await run('restore', '1')).stderr, /is not in the store\. Nothing was changed/)
  await storage.put(blob_key, Readable.from([bytes, 'x']))
  assert.match((await run('verify')).stdout, /its bytes are not those that were written/)
  assert.match((await run('restore', '1')).stderr, /not those that were written\. Nothing was changed/)
  await storage.delete(blob_key)
  await storage.put(blob_key, Readable.from([bytes]))

  const back = await run('restore', '1')
  assert.equal(back.code, 0, back.stderr)
  assert.match(back.stdout, /\d+ rows put back\./)
  assert.equal((await entries()).length, had)
  assert.match((await run('restore', '1')).stderr, /holds nothing: its rows are in the database/)
  const actions = await db.many<{ action: string }>(
    sql`select action from audit_entries where action like 'archive.%' order by at, number`,
  )
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['archive.made', 'archive.restored'],
  )
})

test('two do not change archives at once', async () => {
  await db.transaction(async (tx) => {
    await tx.one(sql`select pg_advisory_xact_lock(hashtextextended('archive', 0))`)
    const { code, stderr } = await run('run')
    assert.deepEqual([code, stderr.includes('Another "mahnwerk archive" changes archives')], [2, true], stderr)
    assert.equal((await run('list')).code, 0, 'looking at them is not changing them')
  })
  assert.equal((await run('run')).code, 0)
})
