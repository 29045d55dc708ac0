import assert from 'node:assert/strict'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { drillStorage } from '../src/app/drill.ts'
import { openService } from '../src/app/service.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { sql } from '../src/platform/db/db.ts'
import { newId } from '../src/platform/ids.ts'
import { openLog } from '../src/platform/log.ts'
import { openDiskStorage } from '../src/platform/storage/disk.ts'
import { BlobMissing } from '../src/platform/storage/storage.ts'
import { freshDatabase } from './database.ts'
import { temporaryFolder } from './process.ts'
import { openTools } from './tools.ts'

const secret = 'a secret of sixteen or more characters'

/** The services of this file listen one after the other. */
async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return String(port)
}

async function opened(mode: 'sandbox' | 'live' | 'drill', database: Awaited<ReturnType<typeof freshDatabase>>) {
  const { host, port, username, password, database: name } = database.address
  const url = `postgres://${username}:${encodeURIComponent(password)}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
  const given = { MODE: mode, DATABASE_URL: url, TOKEN_SECRET: secret, DEMO_DATA: 'false', PORT: await freePort() }
  const config = { ...readConfig(given), data_dir: await temporaryFolder() }
  const log = openLog('silent', { write: () => undefined })
  return openService({ config, log, clock: systemClock(), ...openTools() })
}

for (const mode of ['sandbox', 'live'] as const) {
  test(`a drill opens a ${mode} database as what it is, and what is due stays where it is`, async () => {
    const database = await freshDatabase()
    after(() => database.close())
    const first = await opened(mode, database)
    await first.deps.jobs.stop()
    await first.close()
    const mail = { id: newId(), job: newId() }
    await database.db.transaction(async (tx) => {
      await tx.run(sql`
        insert into mails (id, recipient, subject, body_text, status, created_at)
        values (${mail.id}, 'a@example.com', 'Due', 'Text', 'queued', wall_now())`)
      await tx.run(sql`
        insert into jobs (id, name, hand, payload, run_at)
        values (${mail.job}, 'mail.send', 'wall', ${{ mail_id: mail.id }}, wall_now())`)
    })
    const statusOf = async () =>
      (await database.db.one<{ status: string }>(sql`select status from mails where id = ${mail.id}`))?.status

    const drill = await opened('drill', database)
    try {
      const { config, poster, mailer, pickup } = drill.deps
      assert.deepEqual([config.mode, config.is_drill, config.smtp_url, pickup], [mode, true, null, null])
      assert.equal(mailer.deliver, null)
      const posted = await poster.post({ url: 'https://example.com', headers: {}, body: Buffer.alloc(0) })
      assert.deepEqual([posted.is_ours, posted.error], [true, 'not sent: this is a drill'])
      await assert.rejects(drill.deps.jobs.advance(drill.deps, new Date()), /sandbox mode only/)
      const page = await fetch(`${config.public_url}/creditor`)
      assert.match(await page.text(), /Übung mit wiederhergestellten Daten/)
      assert.equal((await fetch(`${config.public_url}/sandbox/clock`)).status, 404)
    } finally {
      await drill.close()
    }
    assert.equal(await statusOf(), 'queued')

    const real = await opened(mode, database)
    await real.deps.jobs.runDue(real.deps)
    await real.close()
    assert.equal(await statusOf(), 'kept', 'without a mail server it is kept, once its job has run')
  })
}

test('a drill refuses an empty database', async () => {
  const database = await freshDatabase()
  after(() => database.close())
  await assert.rejects(opened('drill', database), /this database is empty/)
})

test('a drill deletes only the files that it made itself', async () => {
  const folder = await temporaryFolder()
  const stored = await openDiskStorage(join(folder, 'stored'))
  const drill = drillStorage(stored, await openDiskStorage(join(folder, 'own')))
  await stored.put('documents/before', Readable.from(['before']))
  await drill.put('documents/during', Readable.from(['during']))
  assert.equal((await (await drill.get('documents/during')).stream.toArray()).join(''), 'during')
  await assert.rejects(stored.get('documents/during'))
  await drill.delete('documents/before')
  await drill.delete('documents/during')
  ;(await stored.get('documents/before')).stream.destroy()
  await assert.rejects(drill.get('documents/during'))
  drill.close()
})

test('what a drill made is found again after a restart, and is not deleted by the next one', async () => {
  const folder = await temporaryFolder()
  const bucket = await openDiskStorage(join(folder, 'bucket'))
  const open = async () => drillStorage(bucket, await openDiskStorage(join(folder, 'own')))
  await bucket.put('documents/before', Readable.from(['before']))
  await (await open()).put('documents/during', Readable.from(['during']))
  const again = await open()
  await again.delete('documents/during')
  for (const word of ['before', 'during'])
    assert.equal((await (await again.get(`documents/${word}`)).stream.toArray()).join(''), word)
  await assert.rejects(again.get('documents/never'), BlobMissing)
  await assert.rejects(bucket.get('documents/during'), BlobMissing, 'nothing was put into the bucket')
})
