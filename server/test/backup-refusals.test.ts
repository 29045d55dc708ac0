import assert from 'node:assert/strict'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { makeSet } from '../src/app/backup/make.ts'
import { type Manifest, readManifest } from '../src/app/backup/manifest.ts'
import { restoreSet } from '../src/app/backup/restore.ts'
import { openService } from '../src/app/service.ts'
import { SWEEPS } from '../src/app/sweeps.ts'
import { readConfig, type S3Config } from '../src/platform/config.ts'
import { sql } from '../src/platform/db/db.ts'
import { type Migration, readMigrations } from '../src/platform/db/migrate.ts'
import { openLog } from '../src/platform/log.ts'
import { openDiskStorage } from '../src/platform/storage/disk.ts'
import { openS3Storage } from '../src/platform/storage/s3.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { backUp, emptyPlace, envOf, makeCase, openHouse, restore } from './backup-house.ts'
import { eventually } from './eventually.ts'
import { temporaryFolder } from './process.ts'
import { startS3 } from './s3-server.ts'
import { beginCli, cli } from './shell.ts'
import { openTools } from './tools.ts'

const s3 = await startS3()
const s3Env = ({ endpoint, bucket, access_key, secret_key, region }: S3Config) => ({
  ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: access_key },
  ...{ S3_SECRET_KEY: secret_key, S3_REGION: region },
})
const bucket = s3Env(s3.config)
/** Its files are in a bucket. */
const world = await openHouse({ s3: s3.config })
const partner = await world.partner()
const [first, second] = [await makeCase(partner, 'first'), await makeCase(partner, 'second')]
await mkdir(join(world.deps.config.data_dir, 'legal'), { recursive: true })
const table = await readFile(new URL('../legal/base-rates.json', import.meta.url))
await writeFile(join(world.deps.config.data_dir, 'legal', 'base-rates.json'), table)
const { set, told } = await backUp(world, bucket)

/** The same set with another manifest. */
async function altered(change: (manifest: Manifest) => unknown): Promise<string> {
  const copy = join(await temporaryFolder(), 'set')
  await cp(set, copy, { recursive: true })
  const manifest = await readManifest(copy)
  change(manifest)
  await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest))
  return copy
}

const tablesOf = async ({ database }: Awaited<ReturnType<typeof emptyPlace>>) =>
  (await database.db.one<{ count: number }>(sql`select count(*) from pg_tables where schemaname = 'public'`))?.count

test('files come out of a bucket and go into a folder, with the legal tables of DATA_DIR', async () => {
  assert.deepEqual([told.files.copied, told.legal_tables], [2, 1])
  const place = await emptyPlace()
  const restored = await restore(set, place.env)
  assert.equal(restored.code, 0, restored.stderr)
  assert.match(restored.of('Files')?.text ?? '', /^2 of 2 that rows name/)
  assert.deepEqual(await readFile(join(place.data_dir, 'legal', 'base-rates.json')), table)

  const again = await restore(set, place.env)
  assert.equal(again.code, 2)
  assert.match(
    again.stderr,
    /holds \d+ tables and 2 claims\. A restore only goes into an empty place: nothing was changed/,
  )
})

test('a store that holds files is refused, unless it is that of the set and is to be kept', async () => {
  const place = await emptyPlace()
  const refused = await restore(set, { ...place.env, ...bucket })
  assert.equal(refused.code, 2)
  assert.match(refused.stderr, new RegExp(`belongs to installation ${told.installation_id}\\. A restore only goes`))
  assert.equal(await tablesOf(place), 0, 'nothing was changed')
  const kept = await restore(set, { ...place.env, ...bucket }, '--keep-files')
  assert.equal(kept.code, 0, kept.stderr)
  assert.match(kept.of('Files')?.text ?? '', /^2 of 2/)

  const other = await emptyPlace()
  const wrong = await restore(set, other.env, '--keep-files')
  assert.match(wrong.stderr, /is not the file store of this set \(it carries no id/)
  const stranger = await openDiskStorage(other.data_dir)
  const [{ sweep }] = SWEEPS as unknown as [(typeof SWEEPS)[number]]
  await stranger.put(`${sweep.prefix}stranger`, (await world.deps.storage.get(await keyOf(first.document_id))).stream)
  const full = await restore(set, other.env)
  assert.match(full.stderr, /holds files, such as .*stranger\. A restore only goes/)
  assert.equal(await tablesOf(other), 0)
})

const keyOf = async (id: string): Promise<string> =>
  (await world.deps.db.one<{ blob_key: string }>(sql`select blob_key from documents where id = ${id}`))?.blob_key ?? ''

test('legal tables that are there are not overwritten', async () => {
  const place = await emptyPlace()
  await mkdir(join(place.data_dir, 'legal'), { recursive: true })
  await writeFile(join(place.data_dir, 'legal', 'base-rates.json'), table)
  assert.match((await restore(set, place.env)).stderr, /holds tables of the law, such as base-rates\.json/)
})

test('a damaged set restores nothing, and a whole one goes into the same place afterwards', async () => {
  const place = await emptyPlace()
  const wrong_table = await altered(({ tables }) => {
    for (const one of tables) if (one.name === 'payments') one.sha256 = 'f'.repeat(64)
  })
  const refused = await restore(wrong_table, place.env)
  assert.equal(refused.code, 2)
  assert.match(
    refused.stderr,
    /payments\.copy\.gz is damaged \(its hash differs from the manifest\): nothing was restored/,
  )
  assert.equal((await place.database.db.one<{ count: number }>(sql`select count(*) from claims`))?.count, 0)

  const torn = await altered(({ tables }) => {
    tables.splice(0, tables.length, ...tables.filter(({ name }) => name !== 'customers'))
  })
  assert.match((await restore(torn, place.env)).stderr, /The set lacks the table customers: nothing was restored/)

  const wrong_file = await altered(() => undefined)
  const files = await openDiskStorage(wrong_file)
  await files.delete(await keyOf(first.document_id))
  assert.match((await restore(wrong_file, place.env)).stderr, /of the set is missing or damaged: no row was restored/)

  const whole = await restore(set, place.env)
  assert.equal(whole.code, 0, whole.stderr)
})

test('what is no whole set is refused', async () => {
  const place = await emptyPlace()
  const nothing = await temporaryFolder()
  assert.match((await restore(nothing, place.env)).stderr, /is no set of a backup: manifest\.json cannot be read/)
  const half = `${await altered(() => undefined)}.unfinished`
  await rename(half.replace('.unfinished', ''), half)
  assert.match((await restore(half, place.env)).stderr, /was never finished/)
  const odd = await altered((manifest) => Object.assign(manifest, { tables: [{ name: '../claims' }] }))
  assert.match((await restore(odd, place.env)).stderr, /manifest\.json is damaged/)
  const later = await altered((manifest) => Object.assign(manifest, { format: 2 }))
  assert.match((await restore(later, place.env)).stderr, /made by a newer version \(format 2\)/)
  const newer = await altered(({ migrations }) =>
    migrations.push({ number: 9999, name: '9999_future.sql', checksum: '0'.repeat(64) }),
  )
  assert.match(
    (await restore(newer, place.env)).stderr,
    /made by a newer version \(.*9999_future\.sql is unknown here\)/,
  )
  assert.equal(await tablesOf(place), 0, 'nothing was changed')
})

/** All but the checks. */
async function load(place: Awaited<ReturnType<typeof emptyPlace>>, migrations: readonly Migration[]) {
  const storage = await openDiskStorage(place.data_dir)
  return restoreSet({
    ...{ set, manifest: await readManifest(set), keeps_files: false, storage, address: place.database.address },
    ...{ config: readConfig(place.env), interrupted: new AbortController().signal, tell: () => undefined, migrations },
  })
}

test('a set of an older version is restored and brought up to date', async () => {
  const place = await emptyPlace()
  const text = `alter table claims add column later_cents bigint;
    update claims set later_cents = total_cents; create table later_things (id integer primary key)`
  const next = { number: 9999, name: '9999_later.sql', text, checksum: '0'.repeat(64) }
  const restored = await load(place, [...(await readMigrations()), next])
  assert.deepEqual(restored, { migrated: ['9999_later.sql'], left_out: [] })
  const rows = await place.database.db.many<{ same: boolean }>(
    sql`select later_cents = total_cents as same from claims`,
  )
  assert.deepEqual([...rows], [{ same: true }, { same: true }])
})

test('a restore that is interrupted says so, and the same command goes on', async () => {
  const place = await emptyPlace()
  const running = beginCli(['restore', set], place.env)
  const isBegun = async () =>
    (await place.database.db.one<{ is: boolean }>(sql`select to_regclass('unfinished_restore') is not null as is`))?.is
  await eventually(async () => (await isBegun()) === true)
  running.interrupt()
  assert.equal(await running.ended, 130)
  assert.equal(running.stderr(), 'Interrupted. The restore is not finished: the same command goes on with it.\n')
  const config = readConfig({ ...place.env, PORT: await freePort(), DEMO_DATA: 'false' })
  const log = openLog('silent', { write: () => undefined })
  const starting = openService({ config, log, clock: world.clock, ...openTools() })
  await assert.rejects(starting, /A backup is being restored into this database, or its restore was ended/)
  const restored = await restore(set, place.env)
  assert.equal(restored.code, 0, restored.stderr)
})

test('a restore that ended before its checks goes on with them, and with no other set', async () => {
  const place = await emptyPlace()
  await load(place, await readMigrations())
  const other = await altered((manifest) => Object.assign(manifest, { snapshot_at: '2026-01-01T00:00:00.000Z' }))
  assert.match((await restore(other, place.env)).stderr, /A restore only goes into an empty place/)
  const store = await openDiskStorage(place.data_dir)
  const key = await keyOf(first.document_id)
  await store.delete(key)
  const poor = await restore(set, place.env)
  assert.deepEqual([poor.code, poor.told.is_whole, poor.of('Files')?.verdict], [1, false, 'fail'])
  assert.match(poor.of('Files')?.text ?? '', new RegExp(`^1 of 2 .*; lacking ${key}$`))
  await store.put(key, (await openDiskStorage(set).then((files) => files.get(key))).stream)
  const restored = await restore(set, place.env)
  assert.equal(restored.code, 0, restored.stderr)
  assert.match(restored.of('Files')?.text ?? '', /^2 of 2/)
  assert.equal((await restore(set, place.env)).code, 2, 'from now on it is in use')
})

const making = (storage: Storage, interrupted: AbortSignal, tell: (text: string) => void) => ({
  ...{ config: readConfig(envOf(world.database, world.deps.config.data_dir)), storage, interrupted, tell },
  ...{ address: world.database.address, version: '0.0.0', now: () => world.clock.wall() },
})

test('a backup that is interrupted leaves nothing', async () => {
  const parent = await temporaryFolder()
  const interrupted = new AbortController()
  const tell = (text: string) => void (text.includes('claims') && interrupted.abort())
  await assert.rejects(makeSet(making(world.deps.storage, interrupted.signal, tell), parent), { name: 'AbortError' })
  assert.ok(interrupted.signal.aborted)
  assert.deepEqual(await readdir(parent), [])
})

test('a file that is erased meanwhile is noted, and so is one that is lost', async () => {
  const parent = await temporaryFolder()
  const [erased, lost] = [await keyOf(first.document_id), await keyOf(second.document_id)]
  const plain = openS3Storage(s3.config)
  const storage: Storage = {
    ...plain,
    async get(key) {
      if (key === erased) await partner.delete(`/openapi/documents/${first.document_id}`)
      if (key === erased || key === lost) await plain.delete(key)
      return plain.get(key)
    },
  }
  const { set: poor, manifest } = await makeSet(
    making(storage, new AbortController().signal, () => undefined),
    parent,
  )
  plain.close()
  assert.partialDeepStrictEqual(manifest.files, { copied: 0, erased: 1, missing: 1, damaged: 0 })
  const place = await emptyPlace()
  const restored = await restore(poor, place.env)
  assert.equal(restored.code, 0, restored.stderr)
  assert.equal(restored.of('Files')?.verdict, 'warn')
  await rm(poor, { recursive: true })
})

test('a backup needs a folder that is there, and a database that was used', async () => {
  const env = { ...envOf(world.database, world.deps.config.data_dir), ...bucket }
  const nowhere = await cli(['backup', join(await temporaryFolder(), 'nowhere')], env)
  assert.equal(nowhere.code, 2)
  assert.match(nowhere.stderr, /nowhere is no folder that can be read \(ENOENT\): make it, or mount the volume/)
  const fresh = await emptyPlace()
  const behind = await cli(['backup', await temporaryFolder()], fresh.env)
  assert.match(behind.stderr, /The database lacks \d+ migrations of this version/)
})

test('a person is told what is in the set, what is not, and what to do next', async () => {
  const env = { ...envOf(world.database, world.deps.config.data_dir), ...bucket }
  const { stdout } = await cli(['backup', await temporaryFolder()], env)
  assert.match(stdout, /is a whole set\.\n {2}State of/)
  assert.match(stdout, /Not in the set, keep it apart:\n {2}- the token secret \(TOKEN_SECRET\)/)
  const place = await emptyPlace()
  const { TOKEN_SECRET: _, ...without } = place.env
  const { stdout: told } = await cli(['restore', set], { ...without, DATABASE_URL: place.env.DATABASE_URL ?? '' })
  assert.match(told, /✔ Feed +\d+ of \d+ events/)
  assert.match(told, /! Token secret +not here, and not in the set\n +Set TOKEN_SECRET, or put the file token-secret/)
  assert.match(told, /1\. MODE=drill mahnwerk start/)
})
