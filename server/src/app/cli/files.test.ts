import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { cli } from '../../../test/shell.ts'
import { openWorld, TOKEN_SECRET } from '../../../test/world.ts'
import { DAY_MS } from '../../kernel/dates.ts'
import { stoppedClock, wallMilliseconds } from '../../platform/clock.ts'
import { urlOfAddress } from '../../platform/db/postgres.ts'
import { newId } from '../../platform/ids.ts'
import { writeStoreId } from '../../platform/storage/identity.ts'
import { settleStore } from '../installation.ts'

const world = await openWorld()
const { storage, config } = world.deps
const env = { DATABASE_URL: urlOfAddress(world.database.address), TOKEN_SECRET, DATA_DIR: config.data_dir }
/** Files have the machine's own time. */
const clock = stoppedClock(new Date(wallMilliseconds() + 2 * DAY_MS))
const run = (...args: string[]) => cli(['files', ...args], env, clock)

test('orphans are listed, taken however many they are, listed again and restored', async () => {
  const early = await run('orphans')
  assert.deepEqual([early.code, early.stderr.includes('start the server once')], [2, true])
  await settleStore(world.deps)
  const keys = Array.from({ length: 7 }, (_, index) => `documents/lost-${index}`)
  for (const key of keys) await storage.put(key, Readable.from(['abc']))

  const listed = await run('orphans')
  assert.equal(listed.code, 0, listed.stderr)
  assert.match(listed.stdout, /^documents\/lost-6 +3 /m)
  assert.match(listed.stdout, /7 of 7 files had no row for a day\.$/m)
  ;(await storage.get('documents/lost-6')).stream.destroy()
  assert.match((await run('quarantine', 'list')).stdout, /^Nothing is in quarantine\.$/m)

  const taken = JSON.parse((await run('orphans', '--quarantine', '--json')).stdout)
  assert.partialDeepStrictEqual(taken, { files: 7, total: 7, quarantined: true })
  await assert.rejects(storage.get('documents/lost-6'))
  const kept = JSON.parse((await run('quarantine', 'list', '--json')).stdout)
  assert.equal(kept.total, 7)
  const [{ since, deleted_after }] = kept.data
  assert.equal(Date.parse(deleted_after) - Date.parse(since), 30 * DAY_MS)
  assert.match((await run('quarantine', 'list')).stdout, /^documents\/lost-6 +3 +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d$/m)

  const back = await run('quarantine', 'restore', 'documents/lost-6', 'documents/never')
  assert.equal(back.code, 1)
  assert.match(back.stdout, /documents\/never is not in quarantine\n1 file restored\./)
  ;(await storage.get('documents/lost-6')).stream.destroy()
})

test('the command line touches neither the store of another installation nor a folder without files', async () => {
  assert.equal((await run('quarantine', 'restore', '../x')).code, 2)
  const nowhere = await cli(['files', 'quarantine', 'list'], { ...env, DATA_DIR: await temporaryFolder() })
  assert.deepEqual([nowhere.code, nowhere.stderr.includes('There are no files in')], [2, true])
  const other = newId()
  await writeStoreId(storage, other)
  const refused = await run('orphans', '--quarantine')
  assert.deepEqual([refused.code, refused.stderr.includes(other)], [2, true])
})
