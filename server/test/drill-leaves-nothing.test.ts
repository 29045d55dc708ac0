import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../bench/servers/launch.ts'
import { openService } from '../src/app/service.ts'
import { runWorkflow } from '../src/features/process/workflow/jobs.ts'
import { DAY_MS } from '../src/kernel/dates.ts'
import { readConfig } from '../src/platform/config.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { openLog } from '../src/platform/log.ts'
import { makeCollectable, makePayout } from './cases.ts'
import { makeAuthority } from './certificates.ts'
import { AUSTRIAN_HEAD } from './letter-facts.ts'
import { temporaryFolder } from './process.ts'
import { startReceiver } from './receiver.ts'
import { openTools } from './tools.ts'
import { openWorld, TOKEN_SECRET, type World } from './world.ts'

/** A partner's endpoint, a mail server and a print provider's folder, all real and all in reach. */
const authority = makeAuthority()
const receiver = await startReceiver(authority.issue())
const folder = await temporaryFolder()
const pickup = join(folder, 'pickup')
const bank_inbox = join(folder, 'bank')
const ca_file = join(folder, 'ca.pem')
const mails: string[] = []
const mail_server = new SMTPServer({
  authOptional: true,
  closeTimeout: 20,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) =>
    void text(stream).then((mail) => {
      mails.push(mail)
      done()
    }, done),
})

await mkdir(pickup)
await mkdir(bank_inbox)
await writeFile(join(bank_inbox, 'auszug.xml'), '<Document/>')
await writeFile(ca_file, authority.ca)
await new Promise<void>((resolve) => void mail_server.listen(0, '127.0.0.1', resolve))
after(() => new Promise<void>((resolve) => mail_server.close(resolve)))
const mail_port = (mail_server.server.address() as AddressInfo).port
const outside = {
  ...{ SMTP_URL: `smtp://127.0.0.1:${mail_port}`, LETTER_PICKUP: pickup, BANK_INBOX: bank_inbox },
  ...{ WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_CA_FILE: ca_file },
}
const { data_dir: _, ...real } = readConfig({ MODE: 'live', ...outside })
const world = await openWorld(real)
await world.deps.db.alone(sql`insert into installation (mode) values ('live')`)
const letter_id = await fillQueues(world)
const given = { DATABASE_URL: urlOfAddress(world.database.address), TOKEN_SECRET, PORT: await freePort() }
const drill = await openService({
  config: readConfig({ MODE: 'drill', ...outside, ...given, DATA_DIR: join(folder, 'drill') }),
  log: openLog('silent', { write: () => undefined }),
  // Everything that waits is long due.
  clock: world.clock,
  ...openTools(),
})
after(() => drill.close())

/** A webhook, a letter for the print provider, a payout and mails, each a moment before it leaves. */
async function fillQueues(world: World): Promise<string> {
  const partner = await world.partner()
  const admin = await world.operator('admin')
  const settings = { letterhead: AUSTRIAN_HEAD, letter_dispatch: 'automatic' }
  const patched = await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)
  assert.equal(patched.statusCode, 200, patched.body)
  const url = `/api/operator/partners/${partner.partner_id}/webhook`
  const hook = await world.request({
    method: 'PUT',
    url,
    headers: { cookie: admin.cookie },
    payload: { url: receiver.url },
  })
  assert.equal(hook.statusCode, 201, hook.body)
  await makePayout(world, partner)
  const { id } = await makeCollectable(partner)
  for (let day = 0; day < 5; day++) {
    world.clock.advance(DAY_MS)
    await runWorkflow.run(world.deps, world.clock.business())
  }
  const letter = await world.deps.db.one<{ id: string }>(sql`select id from letters where claim_id = ${id}`)
  assert.ok(letter, 'a letter waits for the print provider')
  return letter.id
}

type Waiting = { mails: number; deliveries: number; letters: number; jobs: number; payouts: number }
const waiting = () =>
  world.deps.db.one<Waiting>(sql`
    select (select count(*) from mails where status = 'queued') as mails,
      (select count(*) from webhook_deliveries where status = 'pending') as deliveries,
      (select count(*) from letters where status = 'outbox') as letters,
      (select count(*) from jobs) as jobs, (select count(*) from payouts) as payouts`)
const left = async () => ({
  ...{ webhooks: receiver.requests.length, mails: mails.length, letters: await readdir(pickup) },
  statements: await readdir(bank_inbox),
})
const NOTHING = { webhooks: 0, mails: 0, letters: [], statements: ['auszug.xml'] }

test('with the runner started and everything due, nothing leaves a drill and nothing is used up', async () => {
  const before = await waiting()
  assert.ok(before && before.deliveries > 0 && before.letters > 0 && before.jobs > 0 && before.payouts > 0)
  const { jobs, config, bank_inbox: watched } = drill.deps
  assert.deepEqual(config.roles, ['api', 'worker'])
  assert.equal(watched, null)
  jobs.start(drill.deps)
  jobs.poke()
  assert.equal(await jobs.runDue(drill.deps), 0)
  assert.deepEqual(await left(), NOTHING)
  assert.deepEqual(await waiting(), before)
})

test('what people do in a drill stays in its database', async () => {
  const admin = await world.operator('admin')
  const call = (method: string, path: string, body?: object) =>
    fetch(drill.deps.config.public_url + path, {
      method,
      headers: { cookie: admin.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const partner = await world.partner()
  await makePayout(world, partner)
  const hook = `/api/operator/partners/${partner.partner_id}/webhook`
  assert.equal((await call('PUT', hook, { url: receiver.url })).status, 201)
  assert.equal((await call('POST', `${hook}/test`)).status, 200)
  const { data } = (await (await call('GET', `${hook}/deliveries`)).json()) as { data: { status: string }[] }
  assert.deepEqual(
    data.map(({ status }) => status),
    ['pending'],
  )
  const customer = await world.deps.db.one<{ id: string }>(sql`select id from customers limit 1`)
  assert.equal((await call('POST', `/api/operator/customers/${customer?.id}/invitation`)).status, 201)
  assert.equal(await drill.deps.jobs.runDue(drill.deps), 0)
  assert.deepEqual(await left(), NOTHING)
})

test('every page of every audience says that it is a drill, and so does readiness', async () => {
  const address = drill.deps.config.public_url
  const pages = ['/creditor', '/debtor', '/decide/x', '/docs', '/docs/quick-start']
  for (const path of pages) {
    const answer = await fetch(address + path, { headers: { accept: 'text/html' } })
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/, path)
    const page = await answer.text()
    assert.equal(page.split('Übung mit wiederhergestellten Daten').length, 2, path)
    assert.match(page, /A drill with restored data/, path)
  }
  for (const path of ['/operator', '/operator/claims'])
    assert.match(await (await fetch(address + path)).text(), /<meta name="drill" content="true">/, path)
  assert.deepEqual(await (await fetch(`${address}/healthz`)).json(), { status: 'ok' })
  assert.equal(((await (await fetch(`${address}/readyz`)).json()) as { mode: string }).mode, 'drill')
})

test('opened in its own mode the same database sends all of it', async () => {
  await world.deps.jobs.runDue(world.deps)
  await receiver.arrived(1)
  assert.ok(mails.length > 0)
  assert.ok((await readdir(pickup)).includes(`${letter_id}.pdf`))
})
