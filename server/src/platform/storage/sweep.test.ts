import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { after, type TestContext, test } from 'node:test'
import { freshDatabase } from '../../../test/database.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { DAY_MS } from '../../kernel/dates.ts'
import { stoppedClock, wallMilliseconds } from '../clock.ts'
import { sql } from '../db/db.ts'
import { newId } from '../ids.ts'
import { JobStopped } from '../jobs/job.ts'
import { openDiskStorage } from './disk.ts'
import { ForeignStore, writeStoreId } from './identity.ts'
import { erase, listQuarantined, QUARANTINE, quarantine, restore } from './quarantine.ts'
import { openS3Storage } from './s3.ts'
import { BlobMissing, type Storage } from './storage.ts'
import { orphansMax, sweepOrphans } from './sweep.ts'

const s3 = await startS3()
const database = await freshDatabase()
after(() => database.close())
const { db } = database
const OWN = newId()
await db.alone(sql`insert into installation (mode, id) values ('sandbox', ${OWN})`)

const KINDS: Record<string, (t: TestContext) => Promise<Storage>> = {
  async disk(t) {
    const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-sweep-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    return openDiskStorage(folder)
  },
  async s3(t) {
    const storage = openS3Storage(s3.config)
    t.after(async () => {
      for (const key of await keysOf(storage)) await storage.delete(key)
      storage.close()
    })
    return storage
  },
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}

const put = async (storage: Storage, ...keys: string[]) => {
  for (const key of keys) await storage.put(key, Readable.from([`content of ${key}`]))
}
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `files/${name}-${index}`)

/** Blobs have the machine's own time, so the clock is set days ahead of it. */
const later = (storage: Storage, days: number) => ({
  db,
  storage,
  clock: stoppedClock(new Date(wallMilliseconds() + days * DAY_MS)),
})

function sweepOf(known: readonly string[]) {
  const listKnown = async (_: unknown, keys: readonly string[]) => keys.filter((key) => known.includes(key))
  return { prefix: 'files/', copies: 'files/copies/', listKnown }
}

for (const [kind, open] of Object.entries(KINDS)) {
  test(`${kind}: orphans are kept in quarantine for 30 days, listed and restorable`, async (t) => {
    const storage = await open(t)
    await writeStoreId(storage, OWN)
    await put(storage, 'files/known', 'files/orphan', 'files/returns', 'files/copies/1', 'elsewhere/orphan')
    const sweep = sweepOf(['files/known'])
    const nothing = { quarantined: 0, restored: 0, expired: 0 }
    assert.deepEqual(await sweepOrphans(later(storage, 0.5), sweep), nothing, 'too young')
    assert.deepEqual(await sweepOrphans(later(storage, 2), sweep), { ...nothing, quarantined: 2 })
    const kept = ['elsewhere/orphan', 'files/known', 'installation-id']
    const away = ['quarantine/files/orphan', 'quarantine/files/returns']
    assert.deepEqual(await keysOf(storage), [...kept, ...away])

    const listed: string[] = []
    for await (const { key } of listQuarantined(storage)) listed.push(key)
    assert.deepEqual(listed.sort(), ['files/orphan', 'files/returns'])
    await restore(storage, 'files/orphan')
    assert.equal(await text((await storage.get('files/orphan')).stream), 'content of files/orphan')
    await assert.rejects(restore(storage, 'files/orphan'), BlobMissing)

    const again = sweepOf(['files/known', 'files/returns'])
    const swept = await sweepOrphans(later(storage, 29), again)
    assert.deepEqual(swept, { quarantined: 1, restored: 1, expired: 0 }, 'a row that is there again')
    assert.equal(await text((await storage.get('files/returns')).stream), 'content of files/returns')
    assert.deepEqual(await sweepOrphans(later(storage, 31), again), { ...nothing, expired: 1 })
    assert.deepEqual(await keysOf(storage), ['elsewhere/orphan', 'files/known', 'files/returns', 'installation-id'])
  })

  test(`${kind}: a sweep that would take too many takes nothing`, async (t) => {
    const storage = await open(t)
    await writeStoreId(storage, OWN)
    await put(storage, ...numbered('known', 20), ...numbered('orphan', 6), 'files/copies/1')
    const before = await keysOf(storage)
    await assert.rejects(
      sweepOrphans(later(storage, 2), sweepOf(numbered('known', 20))),
      (error) => error instanceof JobStopped && /^6 of 26 files below files\/ .* takes 5 at most/.test(error.message),
    )
    assert.deepEqual(await keysOf(storage), before)
    await erase(storage, 'files/orphan-0')
    const { quarantined } = await sweepOrphans(later(storage, 2), sweepOf(numbered('known', 20)))
    assert.equal(quarantined, 5, 'a few are always taken')
    await erase(storage, 'files/orphan-1')
    assert.ok(!(await keysOf(storage)).includes(`${QUARANTINE}files/orphan-1`), 'erased is erased')
  })

  test(`${kind}: a store of another installation, or of none, is not touched`, async (t) => {
    const storage = await open(t)
    await put(storage, 'files/one')
    await assert.rejects(sweepOrphans(later(storage, 2), sweepOf([])), /belongs to no installation, and this database/)
    const other = newId()
    await writeStoreId(storage, other)
    await assert.rejects(
      sweepOrphans(later(storage, 2), sweepOf([])),
      (error) => error instanceof ForeignStore && error.message.includes(other) && error.message.includes(OWN),
    )
    assert.deepEqual(await keysOf(storage), ['files/one', 'installation-id'])
  })
}

test('a sweep takes at most a hundred files, or one in a hundred, but always a few', () => {
  const most = [0, 10, 500, 600, 9_999, 10_000, 1_000_000].map(orphansMax)
  assert.deepEqual(most, [5, 5, 5, 6, 99, 100, 100])
})

test('the id of an installation stays', async () => {
  await assert.rejects(db.alone(sql`update installation set id = ${newId()}`), /the id of an installation stays/)
})

for (const [kind, open] of Object.entries(KINDS)) {
  test(`${kind}: what is erased while it goes into quarantine is not kept there`, async (t) => {
    const storage = await open(t)
    await put(storage, 'files/erased')
    const slow: Storage = {
      ...storage,
      async put(key, content) {
        await erase(storage, 'files/erased')
        return storage.put(key, content)
      },
    }
    await quarantine(slow, 'files/erased')
    assert.deepEqual(await keysOf(storage), [])
  })
}
