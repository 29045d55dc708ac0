import assert from 'node:assert/strict'
import { appendFile, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { newIban, openBank } from '../../../../../test/bank-house.ts'
import { camtFile, mt940File } from '../../../../../test/bank-statements.ts'
import { temporaryFolder } from '../../../../../test/process.ts'
import { startS3 } from '../../../../../test/s3-server.ts'
import { openWorld } from '../../../../../test/world.ts'
import { sql } from '../../../../platform/db/db.ts'
import { folderInbox, type Inbox, storeInbox } from '../../../../platform/inbox/inbox.ts'
import { openS3Storage } from '../../../../platform/storage/s3.ts'
import { takeBankInbox } from './jobs.ts'

const world = await openWorld()
const admin = await world.operator('admin')

const runWith = (bank_inbox: Inbox | null) => takeBankInbox.run({ ...world.deps, bank_inbox }, new Date())

async function openFolder() {
  const folder = await temporaryFolder()
  const inbox = folderInbox(folder)
  return {
    ...{ folder, inbox },
    put: (name: string, content: string) => writeFile(join(folder, name), content),
    run: () => runWith(inbox),
    files: async (place = '') =>
      (await readdir(join(folder, place), { withFileTypes: true }).catch(() => []))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
  }
}

const failedItems = async () =>
  (await admin.get('/api/operator/work?kind=bank_file_failed')).json().data as { reason: string }[]

test('a file is taken when it was the same at two looks, and put away', async () => {
  const bank = await openBank(world)
  const { put, run, files } = await openFolder()
  await put(
    'auszug.xml',
    camtFile({ iban: bank.iban, opening: 0, entries: [{ amount: 1_000, text: 'Danke', reference: 'A' }] }),
  )
  await run()
  assert.deepEqual(await files(), ['auszug.xml'], 'at the first look it may still be written')
  await run()
  assert.deepEqual([await files(), await files('done')], [[], ['auszug.xml']])
  const entries = await bank.entries()
  assert.deepEqual(
    entries.map(({ amount, status }) => [amount, status]),
    [[10, 'unmatched']],
  )
})

test('a file that grows waits until nobody writes to it', async () => {
  const bank = await openBank(world)
  const { folder, put, run, files } = await openFolder()
  const whole = mt940File({ iban: bank.iban, opening: 0, entries: [{ amount: 1_000, reference: 'A' }] })
  await put('auszug.sta', whole.slice(0, 50))
  await run()
  await appendFile(join(folder, 'auszug.sta'), whole.slice(50))
  await run()
  assert.deepEqual(await files(), ['auszug.sta'])
  await run()
  assert.deepEqual([await files('done'), (await bank.entries()).length], [['auszug.sta'], 1])
})

test('a file that cannot be taken is put aside with the reason, and is work until it is gone', async () => {
  const { folder, put, run, files } = await openFolder()
  const broken = camtFile({ iban: 'DE89370400440532013000', opening: 0, entries: [{ amount: 1_000 }] })
  await put('broken.xml', broken.replace('Ccy="EUR">10.00', 'Ccy="USD">10.00'))
  await put('other.xml', 'Hello')
  await run()
  await run()
  assert.deepEqual(await files('failed'), ['broken.xml', 'broken.xml.txt', 'other.xml', 'other.xml.txt'])
  assert.match(await readFile(join(folder, 'failed/broken.xml.txt'), 'utf8'), /line \d+ .*EUR/)
  const items = (await failedItems()).map(({ reason }) => reason)
  assert.equal(items.length, 2)
  assert.ok(
    items.some((reason) => /^broken.xml: foreign_currency \d+ \S+$/.test(reason)) &&
      items.some((reason) => /^other.xml: file_type_not_allowed/.test(reason)),
    items.join('\n'),
  )
  assert.ok(world.log_lines.some((line) => line.includes('bank statement not taken') && line.includes('broken.xml')))
  await rm(join(folder, 'failed/broken.xml'))
  await rm(join(folder, 'failed/other.xml'))
  await run()
  assert.deepEqual(await failedItems(), [])
})

test('a name as long as the file system allows is shortened where the reason lies beside it', async () => {
  const { put, run, files, folder } = await openFolder()
  await put(`${'ü'.repeat(125)}.xml`, 'Hello')
  await run()
  await run()
  const name = `${'ü'.repeat(25)}.xml`
  assert.deepEqual([await files(), await files('failed')], [[], [name, `${name}.txt`]])
  await rm(join(folder, 'failed', name))
  await run()
})

test('once the cause is mended the file is taken when it is moved back or uploaded', async () => {
  const { organization_id, send } = await openBank(world)
  const { folder, put, run, files } = await openFolder()
  const iban = newIban()
  const file = camtFile({ iban, opening: 0, entries: [{ amount: 1_000, reference: 'A' }] })
  for (const name of ['a.xml', 'b.xml']) await put(name, file.replace('</Stmt>', `</Stmt><!-- ${name} -->`))
  await run()
  await run()
  assert.equal((await failedItems()).length, 2, 'the account is none of ours')
  const account = { organization_id, name: 'Neu', iban, kind: 'client_money' }
  const { id } = (await admin.post('/api/operator/bank-accounts', account)).json().data
  await rename(join(folder, 'failed/a.xml'), join(folder, 'a.xml'))
  assert.equal((await send(await readFile(join(folder, 'failed/b.xml')))).statusCode, 201)
  await run()
  await run()
  assert.deepEqual(await failedItems(), [])
  const entries = (await admin.get(`/api/operator/bank-entries?account_id=${id}`)).json().data
  assert.deepEqual([await files('done'), entries.length], [['a.xml'], 1])
})

test('what is taken again after a crash, or by two at once, is booked once', async () => {
  const bank = await openBank(world)
  const { inbox, put, run, files } = await openFolder()
  await put('auszug.xml', camtFile({ iban: bank.iban, opening: 0, entries: [{ amount: 1_000, text: 'Danke' }] }))
  await run()
  const dying: Inbox = { ...inbox, putAway: () => Promise.reject(new Error('killed')) }
  await assert.rejects(runWith(dying), /killed/)
  assert.deepEqual([await files(), (await bank.entries()).length], [['auszug.xml'], 1])
  await Promise.allSettled([run(), run()])
  assert.deepEqual([await files(), (await bank.entries()).length], [[], 1])
  assert.equal((await files('done'))[0], 'auszug.xml')
})

test('a fault of ours keeps no other file from being taken', async () => {
  const bank = await openBank(world)
  const { inbox, put, run, files } = await openFolder()
  for (const name of ['a.xml', 'b.xml'])
    await put(name, camtFile({ iban: bank.iban, opening: 0, entries: [{ amount: 1_000, reference: name }] }))
  await run()
  const blind: Inbox = {
    ...inbox,
    read: (name) => (name === 'a.xml' ? Promise.reject(new Error('away')) : inbox.read(name)),
  }
  await assert.rejects(runWith(blind), /away/)
  assert.deepEqual([await files(), await files('done')], [['a.xml'], ['b.xml']])
})

test('an object of a bucket is taken at once', async () => {
  const bank = await openBank(world)
  const s3 = await startS3()
  const storage = openS3Storage(s3.config, { is_shared: true })
  const inbox = storeInbox(openS3Storage(s3.config, { is_shared: true }), 'bank')
  const file = camtFile({ iban: bank.iban, opening: 0, entries: [{ amount: 1_000 }] })
  await storage.put('bank/Auszug 1.xml', Readable.from([Buffer.from(file)]))
  await storage.put('bank/bad.txt', Readable.from([Buffer.from('bad')]))
  await runWith(inbox)
  assert.deepEqual(
    [await inbox.list(), await inbox.has('Auszug 1.xml', 'done'), (await bank.entries()).length],
    [[], true, 1],
  )
  assert.ok(await inbox.has('bad.txt.txt', 'failed'))
  await storage.delete('bank/failed/bad.txt')
  await runWith(inbox)
  assert.deepEqual(await failedItems(), [])
})

test('without a folder nothing is done', async () => {
  await runWith(null)
})

test('files and folders with odd names stop nobody, and nothing is taken twice', async () => {
  const bank = await openBank(world)
  const { folder, put, run, files } = await openFolder()
  let opening = 0
  const fileOf = (reference: string) => {
    const text = camtFile({ iban: bank.iban, opening, entries: [{ amount: 100, reference }] })
    opening += 100
    return text
  }
  // A file with the name of the place where files go, a name in Latin 1, one as long as any may be, and a folder.
  await put('done', fileOf('A'))
  await writeFile(Buffer.concat([Buffer.from(`${folder}/M`), Buffer.from([0xe4]), Buffer.from('rz.xml')]), fileOf('B'))
  await put(`${'x'.repeat(251)}.xml`, fileOf('C'))
  await put(`${'ü'.repeat(125)}.xml`, 'no statement')
  await mkdir(join(folder, 'failed'))
  await mkdir(join(folder, 'folder.xml'))
  for (let look = 0; look < 3; look++) await run()
  assert.equal((await bank.entries()).length, 3)
  assert.deepEqual(await files(), [])
  const done = await files('done')
  assert.equal(done.length, 3)
  assert.ok(done.includes('M_rz.xml'), done.join())
  assert.equal((await files('failed')).length, 2, 'the file, and why it was not taken')
  assert.equal((await failedItems()).length, 1)
  const statements = await world.deps.db.many(sql`select from bank_statements where account_id = ${bank.account_id}`)
  assert.equal(statements.length, 3)
  await rm(join(folder, 'failed'), { recursive: true })
  await run()
})

test('where files cannot be put away, none is taken; a link that a file became is not followed', async () => {
  const bank = await openBank(world)
  const { folder, inbox, put, run, files } = await openFolder()
  await symlink('/nowhere', join(folder, 'done'))
  await put('a.xml', camtFile({ iban: bank.iban, opening: 0, entries: [{ amount: 100, reference: 'A' }] }))
  for (let look = 0; look < 3; look++) await assert.rejects(run(), /done must be a folder/)
  assert.deepEqual([await files(), await bank.entries()], [['a.xml'], []])
  await rm(join(folder, 'done'))
  const secret = join(await temporaryFolder(), 'secret')
  await writeFile(secret, 'secret')
  const [listed] = await inbox.list()
  await rm(join(folder, 'a.xml'))
  await symlink(secret, join(folder, 'a.xml'))
  await assert.rejects(inbox.read(listed?.name ?? ''), { code: 'ELOOP' })
})

test('a file that changes after it was looked at is left for the next look', async () => {
  const bank = await openBank(world)
  const { folder, inbox, put, files } = await openFolder()
  const whole = camtFile({ iban: bank.iban, opening: 0, entries: [{ amount: 100, reference: 'A' }] })
  await put('a.xml', whole)
  const written = { ...inbox, list: async () => (await inbox.list()).map((file) => ({ ...file, bytes: 10 })) }
  for (let look = 0; look < 2; look++) await runWith(written)
  assert.deepEqual([await files(), await bank.entries()], [['a.xml'], []])
  for (let look = 0; look < 2; look++) await runWith(folderInbox(folder))
  assert.equal((await bank.entries()).length, 1)
})
