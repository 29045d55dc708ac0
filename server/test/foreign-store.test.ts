import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { maySettle, settleStoreJob } from '../src/app/installation.ts'
import { openService, type Service } from '../src/app/service.ts'
import { failedJson } from '../src/app/start-error.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { newId } from '../src/platform/ids.ts'
import { openLog } from '../src/platform/log.ts'
import { openDiskStorage } from '../src/platform/storage/disk.ts'
import { IDENTITY_KEY, readInstallationId, readStoreId, writeStoreId } from '../src/platform/storage/identity.ts'
import { openS3Storage } from '../src/platform/storage/s3.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { temporaryFolder } from './process.ts'
import { startS3 } from './s3-server.ts'
import { openTools } from './tools.ts'
import { TOKEN_SECRET } from './world.ts'

/** A database and a file store that do not belong together. */
type Place = Pick<Config, 'data_dir' | 's3'>

async function opened(database: FreshDatabase, place: Place, mode = 'sandbox'): Promise<Service> {
  const given = { MODE: mode, DATABASE_URL: urlOfAddress(database.address), TOKEN_SECRET, DEMO_DATA: 'false' }
  const config = { ...readConfig({ ...given, PORT: await freePort(), ROLES: 'api' }), ...place }
  const log = openLog('silent', { write: () => undefined })
  return openService({ config, log, clock: systemClock(), ...openTools() })
}

const run = async (...args: Parameters<typeof opened>) => (await opened(...args)).close()

async function emptyDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase()
  after(() => database.close())
  return database
}

/** The row of a file. Which kind it is of does not matter here. */
async function knowFile({ db }: FreshDatabase, blob_key: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      insert into settlement_files (settlement_id, kind, blob_key, file_size, sha256, created_at)
      values (${newId()}, 'invoice', ${blob_key}, 1, ${'0'.repeat(64)}, wall_now())`)
  })
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys.sort()
}

const s3 = await startS3()
const PLACES: Record<string, () => Promise<{ place: Place; storage: Storage }>> = {
  async disk() {
    const data_dir = await temporaryFolder()
    return { place: { data_dir, s3: null }, storage: await openDiskStorage(data_dir) }
  },
  async s3() {
    const storage = openS3Storage(s3.config)
    after(() => storage.close())
    return { place: { data_dir: await temporaryFolder(), s3: s3.config }, storage }
  },
}

for (const [kind, open] of Object.entries(PLACES)) {
  test(`${kind}: an empty database on a full store does not start, and erases nothing`, async () => {
    const { place, storage } = await open()
    const own = await emptyDatabase()
    await run(own, place)
    const id = (await readInstallationId(own.db)) as string
    assert.equal(await readStoreId(storage), id, 'the first start writes it into both')
    for (let n = 0; n < 20; n++) await storage.put(`documents/${n}`, Readable.from(['x']))
    const before = await keysOf(storage)

    const empty = await emptyDatabase()
    const told = await run(empty, place).then(
      () => assert.fail('it started'),
      (error: unknown) => JSON.parse(failedJson(error)),
    )
    assert.equal(told.code, 'storage_of_other_installation')
    assert.match(told.message, new RegExp(`belongs to installation ${id}, and this database is new`))
    assert.match(told.hint, kind === 's3' ? /^Correct S3_BUCKET or DATABASE_URL/ : /^Correct DATA_DIR or DATABASE_URL/)
    assert.deepEqual(await keysOf(storage), before)
    assert.equal(await empty.db.one(sql`select mode from installation`), undefined, 'the database is still empty')

    await storage.delete(IDENTITY_KEY)
    await assert.rejects(run(empty, place), /holds files, and this database knows none of them; correct/)
    await storage.put(IDENTITY_KEY, Readable.from([id]))

    const other = await emptyDatabase()
    const elsewhere = { data_dir: await temporaryFolder(), s3: null }
    await run(other, elsewhere)
    const both = new RegExp(`${id}, and this database to installation ${await readInstallationId(other.db)}`)
    for (const mode of ['sandbox', 'drill']) await assert.rejects(run(other, place, mode), both, mode)
    await run(own, place)
    for (const key of await keysOf(storage)) await storage.delete(key)
  })
}

test('an installation from before there were ids gets one, and a dump from before takes that of its store', async () => {
  const { place, storage } = await (PLACES.disk as (typeof PLACES)[string])()
  const database = await emptyDatabase()
  await database.db.alone(sql`insert into installation (mode) values ('sandbox')`)
  await storage.put('settlements/one', Readable.from(['x']))
  await knowFile(database, 'settlements/one')
  await run(database, place)
  const id = await readInstallationId(database.db)
  assert.ok(id)
  assert.equal(await readStoreId(storage), id)

  const dump = await emptyDatabase()
  await dump.db.alone(sql`insert into installation (mode) values ('sandbox')`)
  await knowFile(dump, 'settlements/one')
  await run(dump, place)
  assert.equal(await readInstallationId(dump.db), id)
})

test('a drill writes no id, into the store nor into the database', async () => {
  const { place, storage } = await (PLACES.disk as (typeof PLACES)[string])()
  const database = await emptyDatabase()
  await database.db.alone(sql`insert into installation (mode) values ('sandbox')`)
  await run(database, place, 'drill')
  assert.deepEqual([await readInstallationId(database.db), await readStoreId(storage)], [null, null])
})

test('a store that was exchanged while the server runs is noticed within the hour', async () => {
  const { place, storage } = await (PLACES.disk as (typeof PLACES)[string])()
  const service = await opened(await emptyDatabase(), place)
  const { deps } = service
  try {
    await writeStoreId(storage, newId())
    await assert.rejects(settleStoreJob.run(deps, new Date()), /and this database to installation/)
    await storage.delete(IDENTITY_KEY)
    await assert.rejects(settleStoreJob.run(deps, new Date()), /was ours and is empty now/)
    assert.equal(await readStoreId(storage), null, 'a volume that is not mounted is not taken')
  } finally {
    await service.close()
  }
})

test('which store a database may take', () => {
  const [expected, found] = [newId(), newId()]
  const rows: [string | null, string | null, ('nothing' | 'ours' | 'others')[]][] = [
    [null, null, ['nothing', 'ours']],
    [expected, null, ['nothing', 'ours']],
    [null, found, ['ours']],
    [null, 'scribbled', []],
    [expected, found, []],
  ]
  for (const [expected, found, allowed] of rows)
    for (const held of ['nothing', 'ours', 'others'] as const)
      assert.equal(
        maySettle({ expected, found, held, is_local: false }),
        allowed.includes(held),
        `${expected} ${found} ${held}`,
      )
  const empty = { expected: null, found, held: 'nothing', is_local: true } as const
  assert.equal(maySettle(empty), true, 'a new database in a folder that holds nothing but an id')
  assert.equal(maySettle({ ...empty, held: 'others' }), false)
  assert.equal(maySettle({ ...empty, expected }), false)
})
