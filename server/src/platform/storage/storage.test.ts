import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { type TestContext, test } from 'node:test'
import { startS3 } from '../../../test/s3-server.ts'
import { openDiskStorage } from './disk.ts'
import { openS3Storage } from './s3.ts'
import { type BlobEntry, BlobMissing, type Storage, StorageAway } from './storage.ts'

/** What every storage promises, whatever is behind it. Each test begins with an empty one. */
const s3 = await startS3()
type Here = { storage: Storage; files(): Promise<string[]> }

const KINDS: Record<string, (t: TestContext) => Promise<Here>> = {
  async disk(t) {
    const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-storage-'))
    t.after(() => rm(data_dir, { recursive: true, force: true }))
    const files = async () => {
      const entries = await readdir(join(data_dir, 'files'), { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    }
    return { storage: await openDiskStorage(data_dir), files }
  },
  async s3(t) {
    const storage = openS3Storage(s3.config)
    t.after(async () => {
      for (const { key } of await listAll(storage)) await storage.delete(key)
      storage.close()
    })
    return { storage, files: s3.files }
  },
}

async function listAll(storage: Storage, prefix?: string): Promise<BlobEntry[]> {
  const entries: BlobEntry[] = []
  for await (const entry of storage.list(prefix)) entries.push(entry)
  return entries.sort((left, right) => left.key.localeCompare(right.key))
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const textOf = async (storage: Storage, key: string) => (await buffer((await storage.get(key)).stream)).toString()

for (const [kind, open] of Object.entries(KINDS)) {
  test(`${kind}: a stored blob comes back, with its size and hash`, async (t) => {
    const { storage } = await open(t)
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

  test(`${kind}: an empty blob is a blob`, async (t) => {
    const { storage } = await open(t)
    assert.deepEqual(await storage.put('empty', Readable.from([])), { bytes: 0, sha256: sha256(Buffer.alloc(0)) })
    assert.equal(await textOf(storage, 'empty'), '')
  })

  test(`${kind}: a missing blob has an error of its own, and can be deleted all the same`, async (t) => {
    const { storage } = await open(t)
    await assert.rejects(storage.get('nowhere'), BlobMissing)
    await storage.put('somewhere', Readable.from(['x']))
    await storage.delete('somewhere')
    await storage.delete('somewhere')
    await assert.rejects(storage.get('somewhere'), BlobMissing)
  })

  test(`${kind}: a key and a longer key below it can both exist`, async (t) => {
    const { storage } = await open(t)
    await storage.put('a', Readable.from(['one']))
    await storage.put('a/b', Readable.from(['two']))
    assert.deepEqual([await textOf(storage, 'a'), await textOf(storage, 'a/b')], ['one', 'two'])
  })

  test(`${kind}: an aborted stream leaves nothing`, async (t) => {
    const { storage, files } = await open(t)
    const stream = new PassThrough()
    stream.write(Buffer.alloc(200_000))
    const putting = storage.put('documents/half', stream)
    setTimeout(() => stream.destroy(new Error('the client went away')), 20)
    await assert.rejects(putting, /went away/)

    const large = new PassThrough()
    const failing = storage.put('documents/half', large)
    for (let part = 0; part < 7; part++) large.write(Buffer.alloc(1_000_000))
    setTimeout(() => large.destroy(new Error('the client went away')), 100)
    await assert.rejects(failing, /went away/, 'also when a part of it has been stored already')

    const closed = new PassThrough()
    closed.destroy()
    await assert.rejects(storage.put('documents/half', closed))
    await assert.rejects(storage.get('documents/half'), BlobMissing)
    assert.deepEqual(await files(), [])
  })

  test(`${kind}: a stream that fails before it is read fails the put, and nothing else`, async (t) => {
    const { storage, files } = await open(t)
    const at_once = new PassThrough()
    const putting = storage.put('documents/early', at_once)
    at_once.destroy(new Error('the client went away'))
    await assert.rejects(putting, /went away/, 'while the file was being opened')

    const broken = new PassThrough()
    broken.once('error', () => undefined).destroy(new Error('the client never came'))
    await new Promise((resolve) => broken.once('close', resolve))
    await assert.rejects(storage.put('documents/early', broken), 'before it was handed over')
    assert.deepEqual(await files(), [])
  })

  test(`${kind}: a blob does not exist before it is whole`, async (t) => {
    const { storage } = await open(t)
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

  test(`${kind}: twenty blobs can be stored at once`, async (t) => {
    const { storage } = await open(t)
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

  test(`${kind}: a list gives keys, sizes and times, by prefix`, async (t) => {
    const { storage } = await open(t)
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

  test(`${kind}: keys that lead elsewhere are refused`, async (t) => {
    const { storage } = await open(t)
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

  test(`${kind}: a part of a blob can be read`, async (t) => {
    const { storage } = await open(t)
    await storage.put('parts', Readable.from(['0123456789']))
    const part = async (first: number, last: number) => {
      const { stream, bytes } = await storage.get('parts', { first, last })
      const content = (await buffer(stream)).toString()
      assert.equal(bytes, content.length)
      return content
    }
    assert.deepEqual([await part(0, 1), await part(2, 5), await part(8, 999)], ['01', '2345', '89'])
  })

  test(`${kind}: a blob of many parts can be read as a whole and by ranges`, async (t) => {
    const { storage } = await open(t)
    const content = randomBytes(11_000_000)
    const chunks = Array.from({ length: 11 }, (_, index) =>
      content.subarray(index * 1_000_000, (index + 1) * 1_000_000),
    )
    assert.deepEqual(await storage.put('large', Readable.from(chunks)), { bytes: 11_000_000, sha256: sha256(content) })
    assert.equal(sha256(await buffer((await storage.get('large')).stream)), sha256(content))
    const { stream } = await storage.get('large', { first: 5_242_870, last: 5_242_890 })
    assert.deepEqual(await buffer(stream), content.subarray(5_242_870, 5_242_891))
  })

  test(`${kind}: an abandoned download leaves no stream open`, async (t) => {
    const { storage } = await open(t)
    await storage.put('given-up', Readable.from([randomBytes(3_000_000)]))
    const { stream } = await storage.get('given-up')
    await once(stream, 'readable')
    stream.destroy()
    await finished(stream).catch(() => undefined)
    assert.ok(stream.destroyed)
  })
}

test('s3: a list has as many pages as it needs', async () => {
  const storage = openS3Storage(s3.config, { page_size: 3 })
  const keys = Array.from({ length: 8 }, (_, index) => `pages/${index}`)
  for (const key of keys) await storage.put(key, Readable.from(['x']))
  assert.deepEqual(
    (await listAll(storage, 'pages/')).map(({ key }) => key),
    keys,
  )
  for (const key of keys) await storage.delete(key)
  storage.close()
})

test('s3: a store that is away is reported as such, and is found again when it is back', async () => {
  const storage = openS3Storage(s3.config)
  await storage.put('before', Readable.from(['x']))
  await storage.check()
  await s3.stop()
  await assert.rejects(storage.check(), StorageAway)
  await assert.rejects(storage.put('after', Readable.from(['x'])), StorageAway)
  await assert.rejects(storage.get('before'), StorageAway)
  await assert.rejects(storage.delete('before'), StorageAway)
  await s3.restart()
  assert.equal(await textOf(storage, 'before'), 'x')
  storage.close()
})

test('s3: wrong keys and a missing bucket count as a store that is away', async () => {
  for (const [wrong, code] of [
    [{ bucket: 'elsewhere' }, '404'],
    [{ access_key: 'wrong' }, '403'],
  ] as const) {
    const storage = openS3Storage({ ...s3.config, ...wrong })
    await assert.rejects(storage.check(), (error) => error instanceof StorageAway && error.code === code)
    storage.close()
  }
  const storage = openS3Storage({ ...s3.config, secret_key: 'wrong' })
  await assert.rejects(storage.put('x', Readable.from(['x'])), StorageAway)
  storage.close()
})
