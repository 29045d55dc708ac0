import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { openDiskStorage } from './disk.ts'
import { type BlobEntry, BlobMissing, type Storage } from './storage.ts'

async function openHere(t: TestContext): Promise<{ storage: Storage; data_dir: string }> {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-storage-'))
  t.after(() => rm(data_dir, { recursive: true, force: true }))
  return { storage: await openDiskStorage(data_dir), data_dir }
}

async function filesBelow(data_dir: string): Promise<string[]> {
  const entries = await readdir(join(data_dir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function listAll(storage: Storage, prefix?: string): Promise<BlobEntry[]> {
  const entries: BlobEntry[] = []
  for await (const entry of storage.list(prefix)) entries.push(entry)
  return entries.sort((left, right) => left.key.localeCompare(right.key))
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const textOf = async (storage: Storage, key: string) => (await buffer((await storage.get(key)).stream)).toString()

test('what was put comes back, with its size and hash', async (t) => {
  const { storage } = await openHere(t)
  const content = randomBytes(3_000_000)
  const blob = await storage.put(
    'documents/0190/original.pdf',
    Readable.from([content.subarray(0, 1_000_000), content.subarray(1_000_000)]),
  )
  assert.deepEqual(blob, { bytes: content.length, sha256: sha256(content) })

  const { stream, bytes } = await storage.get('documents/0190/original.pdf')
  assert.equal(bytes, content.length)
  assert.ok(content.equals(await buffer(stream)))
})

test('an empty blob is a blob', async (t) => {
  const { storage } = await openHere(t)
  assert.deepEqual(await storage.put('empty', Readable.from([])), { bytes: 0, sha256: sha256(Buffer.alloc(0)) })
  assert.equal(await textOf(storage, 'empty'), '')
})

test('a blob that is not there is missing by name, and can be deleted all the same', async (t) => {
  const { storage } = await openHere(t)
  await assert.rejects(storage.get('nowhere'), BlobMissing)
  await storage.put('somewhere', Readable.from(['x']))
  await storage.delete('somewhere')
  await storage.delete('somewhere')
  await assert.rejects(storage.get('somewhere'), BlobMissing)
})

test('a key and a longer key below it can both be there', async (t) => {
  const { storage } = await openHere(t)
  await storage.put('a', Readable.from(['one']))
  await storage.put('a/b', Readable.from(['two']))
  assert.deepEqual([await textOf(storage, 'a'), await textOf(storage, 'a/b')], ['one', 'two'])
})

test('an aborted stream leaves nothing', async (t) => {
  const { storage, data_dir } = await openHere(t)
  const stream = new PassThrough()
  stream.write(Buffer.alloc(200_000))
  const putting = storage.put('documents/half', stream)
  setTimeout(() => stream.destroy(new Error('the client went away')), 20)
  await assert.rejects(putting, /went away/)

  const closed = new PassThrough()
  closed.destroy()
  await assert.rejects(storage.put('documents/half', closed))
  await assert.rejects(storage.get('documents/half'), BlobMissing)
  assert.deepEqual(await filesBelow(data_dir), [])
})

test('a blob is not there before it is whole', async (t) => {
  const { storage } = await openHere(t)
  const stream = new PassThrough()
  stream.write('first half, ')
  const putting = storage.put('slow', stream)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await assert.rejects(storage.get('slow'), BlobMissing)
  assert.deepEqual(await listAll(storage), [])
  stream.end('second half')
  await putting
  assert.equal(await textOf(storage, 'slow'), 'first half, second half')
})

test('twenty blobs are put at once', async (t) => {
  const { storage } = await openHere(t)
  const contents = Array.from({ length: 20 }, () => randomBytes(100_000))
  const blobs = await Promise.all(
    contents.map((content, index) => storage.put(`many/${index}`, Readable.from([content]))),
  )
  assert.deepEqual(
    blobs.map((blob) => blob.sha256),
    contents.map(sha256),
  )
  assert.equal((await listAll(storage, 'many/')).length, 20)
})

test('a list tells keys, sizes and times, by prefix', async (t) => {
  const { storage } = await openHere(t)
  await storage.put('letters/1', Readable.from(['abc']))
  await storage.put('documents/1', Readable.from(['a']))
  await storage.put('documents/2.pdf', Readable.from(['ab']))

  const entries = await listAll(storage, 'documents/')
  assert.deepEqual(
    entries.map(({ key, bytes }) => [key, bytes]),
    [
      ['documents/1', 1],
      ['documents/2.pdf', 2],
    ],
  )
  assert.ok(entries.every(({ modified_at }) => modified_at instanceof Date))
  assert.equal((await listAll(storage)).length, 3)
})

test('keys that lead elsewhere are refused', async (t) => {
  const { storage } = await openHere(t)
  const keys = [
    '',
    '/',
    '..',
    '../x',
    'a/../b',
    'a/..',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a/.b',
    'a.',
    'a..b',
    'A',
    'ä',
    'a~b',
    'a\\b',
    'a\0b',
    'a b',
  ]
  for (const key of [...keys, 'x'.repeat(201)]) {
    await assert.rejects(storage.put(key, Readable.from(['x'])), /Not a storage key/, key)
    await assert.rejects(storage.get(key), /Not a storage key/, key)
    await assert.rejects(storage.delete(key), /Not a storage key/, key)
  }
})

test('what a crash left half written is not listed, and is removed at the next start after a day', async (t) => {
  const { storage, data_dir } = await openHere(t)
  await storage.put('whole', Readable.from(['x']))
  const folder = dirname((await filesBelow(data_dir))[0] as string)
  const [old, checked, young] = [join(folder, '.old'), join(data_dir, 'files', '.checked'), join(folder, '.young')]
  for (const path of [old, checked, young]) await writeFile(path, 'half')
  const two_days_ago = new Date((await stat(young)).mtimeMs - 2 * 86_400_000)
  for (const path of [old, checked]) await utimes(path, two_days_ago, two_days_ago)
  assert.deepEqual(
    (await listAll(storage)).map(({ key }) => key),
    ['whole'],
  )

  const reopened = await openDiskStorage(data_dir)
  assert.equal(await textOf(reopened, 'whole'), 'x')
  const names = (await filesBelow(data_dir)).map((path) => path.split(/[/\\]/).at(-1))
  assert.deepEqual(names.sort(), ['.young', 'whole'])
})

test('only its owner can look into the folder of files', { skip: process.platform === 'win32' }, async (t) => {
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
