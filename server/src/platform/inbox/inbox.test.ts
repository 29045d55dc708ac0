import assert from 'node:assert/strict'
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { openS3Storage } from '../storage/s3.ts'
import { folderInbox, type Inbox, openInbox, storeInbox } from './inbox.ts'

type Place = { inbox: Inbox; put(name: string, content: string): Promise<void>; read(name: string): Promise<string> }

const s3 = await startS3()

async function places(): Promise<Place[]> {
  const folder = await temporaryFolder()
  const storage = openS3Storage(s3.config, { is_shared: true })
  const bucket = storeInbox(openS3Storage(s3.config, { is_shared: true }), 'bank/in')
  return [
    {
      inbox: folderInbox(folder),
      put: (name, content) => writeFile(join(folder, name), content),
      read: (name) => readFile(join(folder, name), 'utf8'),
    },
    {
      inbox: bucket,
      put: async (name, content) => void (await storage.put(`bank/in/${name}`, Readable.from([Buffer.from(content)]))),
      read: async (name) => text((await storage.get(`bank/in/${name}`)).stream),
    },
  ]
}

const namesIn = async (inbox: Inbox) => (await inbox.list()).map(({ name }) => name).sort()

test('files are listed, read and put away, in a folder and in a bucket', async () => {
  for (const { inbox, put, read } of await places()) {
    assert.deepEqual(await inbox.list(), [])
    await put('Auszug März (1).xml', 'content')
    await put('b.STA', 'b')
    const listed = await inbox.list()
    assert.deepEqual(listed.map(({ name, bytes }) => [name, bytes]).sort(), [
      ['Auszug März (1).xml', 7],
      ['b.STA', 1],
    ])
    assert.equal(await text(await inbox.read('Auszug März (1).xml')), 'content')
    assert.equal(await inbox.putAway('Auszug März (1).xml', 'done'), 'Auszug März (1).xml')
    assert.equal(await inbox.putAway('b.STA', 'failed', 'why'), 'b.STA')
    assert.deepEqual(await inbox.list(), [], 'what was put away is not listed')
    assert.equal(await read('done/Auszug März (1).xml'), 'content')
    assert.equal(await read('failed/b.STA'), 'b')
    assert.equal(await read('failed/b.STA.txt'), 'why')
    assert.deepEqual([await inbox.has('b.STA', 'failed'), await inbox.has('b.STA', 'done')], [true, false])
    await inbox.check()
  }
})

test('a name that was there before gets a number, and nothing is written over', async () => {
  for (const { inbox, put, read } of await places()) {
    for (const content of ['1', '2', '3']) {
      await put('x.xml', content)
      assert.equal(await inbox.putAway('x.xml', 'failed', content), content === '1' ? 'x.xml' : `x-${content}.xml`)
    }
    assert.equal(await read('failed/x.xml'), '1')
    assert.equal(await read('failed/x-3.xml'), '3')
    assert.equal(await read('failed/x-3.xml.txt'), '3')
  }
})

test('what is being written, folders and links are left alone', async () => {
  const folder = await temporaryFolder()
  const inbox = folderInbox(folder)
  const outside = join(await temporaryFolder(), 'secret')
  await writeFile(outside, 'secret')
  await symlink(outside, join(folder, 'link.xml'))
  await mkdir(join(folder, 'folder.xml'))
  for (const name of ['.hidden', 'a.xml.part', 'a.xml.filepart', 'a.tmp', 'a.xml~', 'a.xml'])
    await writeFile(join(folder, name), 'x')
  assert.deepEqual(await namesIn(inbox), ['a.xml'])
  assert.equal(inbox.holds_whole_files, false)
})

test('the oldest file comes first', async () => {
  const folder = await temporaryFolder()
  for (const [name, day] of Object.entries({ a: 3, b: 1, c: 2 })) {
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), day * 86_400, day * 86_400)
  }
  assert.deepEqual(
    (await folderInbox(folder).list()).map(({ name }) => name),
    ['b', 'c', 'a'],
  )
})

test('a folder that is away is told and not made', async () => {
  const folder = join(await temporaryFolder(), 'away')
  const inbox = await openInbox({ bank_inbox: folder, s3: null })
  await assert.rejects(inbox?.check() ?? Promise.resolve(), { code: 'ENOENT' })
  await assert.rejects(inbox?.list() ?? Promise.resolve(), { code: 'ENOENT' })
  await assert.rejects(readdir(folder), { code: 'ENOENT' })
  assert.equal(await openInbox({ bank_inbox: null, s3: null }), null)
  const bucket = await openInbox({ bank_inbox: 's3:bank/other/', s3: s3.config })
  assert.deepEqual(await bucket?.list(), [])
  assert.equal(bucket?.holds_whole_files, true)
  bucket?.close()
})
