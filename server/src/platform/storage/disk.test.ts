import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { DAY_MS } from '../../kernel/dates.ts'
import { openDiskStorage } from './disk.ts'
import { type Storage, StorageAway } from './storage.ts'

/** For blobs as files only. storage.test.ts tests what every storage promises. */
async function openHere(t: TestContext): Promise<{ storage: Storage; data_dir: string }> {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-storage-'))
  t.after(() => rm(data_dir, { recursive: true, force: true }))
  return { storage: await openDiskStorage(data_dir), data_dir }
}

async function filesBelow(data_dir: string): Promise<string[]> {
  const entries = await readdir(join(data_dir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const textOf = async (storage: Storage, key: string) => (await buffer((await storage.get(key)).stream)).toString()

test('a half-written file left by a crash is not listed, and is removed at the first start after a day', async (t) => {
  const { storage, data_dir } = await openHere(t)
  await storage.put('whole', Readable.from(['x']))
  const folder = dirname((await filesBelow(data_dir))[0] as string)
  const [old, checked, young] = [join(folder, '.old'), join(data_dir, 'files', '.checked'), join(folder, '.young')]
  for (const path of [old, checked, young]) await writeFile(path, 'half')
  const two_days_ago = new Date((await stat(young)).mtimeMs - 2 * DAY_MS)
  for (const path of [old, checked]) await utimes(path, two_days_ago, two_days_ago)
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  assert.deepEqual(keys, ['whole'])

  const reopened = await openDiskStorage(data_dir)
  assert.equal(await textOf(reopened, 'whole'), 'x')
  const names = (await filesBelow(data_dir)).map((path) => path.split(/[/\\]/).at(-1))
  assert.deepEqual(names.sort(), ['.young', 'whole'])
})

test('a half-written file left by a crash is also removed after a day while the service runs', async (t) => {
  const { storage, data_dir } = await openHere(t)
  await storage.put('whole', Readable.from(['x']))
  const folder = dirname((await filesBelow(data_dir))[0] as string)
  for (const name of ['.old', '.young']) await writeFile(join(folder, name), 'half')
  const two_days_ago = new Date((await stat(folder)).mtimeMs - 2 * DAY_MS)
  for (const name of ['.old', 'whole']) await utimes(join(folder, name), two_days_ago, two_days_ago)
  await storage.tidy()
  assert.deepEqual((await readdir(folder)).sort(), ['.young', 'whole'])
})

test('a disk that cannot be written or read counts as a store that is away', async (t) => {
  const { storage, data_dir } = await openHere(t)
  await storage.put('whole', Readable.from(['x']))
  const [path = ''] = await filesBelow(data_dir)
  // Even root cannot write to a folder if there is a file in its place.
  await rm(dirname(path), { recursive: true })
  await writeFile(dirname(path), '')
  await assert.rejects(storage.put('whole', Readable.from(['x'])), StorageAway)
  await assert.rejects(storage.get('whole'), StorageAway)
  await rm(dirname(path))
  await storage.put('whole', Readable.from(['y']))
  assert.equal(await textOf(storage, 'whole'), 'y')
})

test('only its owner can look into the files folder', { skip: process.platform === 'win32' }, async (t) => {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-storage-'))
  t.after(() => rm(data_dir, { recursive: true, force: true }))
  await mkdir(join(data_dir, 'files'), { mode: 0o755 })
  const storage = await openDiskStorage(data_dir)
  await storage.put('private', Readable.from(['x']))
  assert.equal((await stat(join(data_dir, 'files'))).mode & 0o777, 0o700)
  assert.equal((await stat((await filesBelow(data_dir))[0] as string)).mode & 0o777, 0o600)
})

test('the check passes while blobs can be stored and fails when they cannot', async (t) => {
  const { storage, data_dir } = await openHere(t)
  await storage.check()
  assert.deepEqual(await filesBelow(data_dir), [])
  await rm(join(data_dir, 'files'), { recursive: true })
  await assert.rejects(storage.check())
})
