import assert from 'node:assert/strict'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { openService } from '../src/app/service.ts'
import { readConfig } from '../src/platform/config.ts'
import { type Db, sql } from '../src/platform/db/db.ts'
import { openLog } from '../src/platform/log.ts'
import { backUp, emptyPlace, type Kept, makeCase, openHouse, restore } from './backup-house.ts'
import { makePayout } from './cases.ts'
import { makeAuthority } from './certificates.ts'
import { temporaryFolder } from './process.ts'
import { startReceiver } from './receiver.ts'
import { openTools } from './tools.ts'

/** A partner's endpoint that is in reach, so that what leaves arrives. */
const authority = makeAuthority()
const receiver = await startReceiver(authority.issue())
const ca_file = join(await temporaryFolder(), 'ca.pem')
await writeFile(ca_file, authority.ca)
const outside = { WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_CA_FILE: ca_file }
const { data_dir: _, ...reach } = readConfig(outside)

const world = await openHouse(reach)
const partner = await world.partner()
const operator = await world.operator()
const hook = await world.request({
  ...{ method: 'PUT', url: `/api/operator/partners/${partner.partner_id}/webhook` },
  ...{ headers: { cookie: operator.cookie }, payload: { url: receiver.url } },
})
assert.equal(hook.statusCode, 201, hook.body)
await makePayout(world, partner)
const before: Kept[] = []
for (let n = 0; n < 5; n++) before.push(await makeCase(partner, `before-${n}`))

/** What is written while the backup runs. */
const during: Kept[] = []
let is_over = false
const writing = Promise.all(
  Array.from({ length: 3 }, async (_value, writer) => {
    for (let n = 0; !is_over; n++) during.push(await makeCase(partner, `during-${writer}-${n}`))
  }),
)
const { set, told } = await backUp(world)
const written_meanwhile = during.length
is_over = true
await writing
// A query plan, a search or a count may depend on any of these.
const schemaOf = (db: Db) =>
  db.many(sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2, 3`)

const place = await emptyPlace()
const restored = await restore(set, place.env)

test('a set is written while others write, and is for nobody else to read', async () => {
  assert.ok(written_meanwhile > 0, 'nothing was written while the backup ran')
  assert.equal(told.mode, 'sandbox')
  assert.match(told.not_in_the_set[0], /^the token secret \(TOKEN_SECRET\)/)
  for (const path of ['', 'database', 'files', 'legal'])
    assert.equal((await stat(join(set, path))).mode & 0o777, 0o700, path)
  for (const path of ['manifest.json', 'files.ndjson', 'database/claims.copy.gz'])
    assert.equal((await stat(join(set, path))).mode & 0o777, 0o600, path)
  assert.deepEqual((await readdir(set)).sort(), ['database', 'files', 'files.ndjson', 'legal', 'manifest.json'])
})

test('a restore says of every check what it found', () => {
  assert.equal(restored.code, 0, restored.stderr || JSON.stringify(restored.findings))
  const areas = restored.findings.map(({ area, verdict }) => `${area} ${verdict}`)
  assert.deepEqual(areas, [
    ...['Rows ok', 'Feed ok', 'Activity log ok', 'Audit log ok', 'Accounts ok', 'Sums ok', 'Files ok'],
    ...['Counts ok', 'Token secret ok', 'Waiting warn'],
  ])
  const [, shown, kept] = /^(\d+) of (\d+) events/.exec(restored.of('Feed')?.text ?? '') ?? []
  assert.equal(shown, kept)
  assert.ok(Number(shown) > before.length)
  const [, whole, named] = /^(\d+) of (\d+) that rows name/.exec(restored.of('Files')?.text ?? '') ?? []
  assert.equal(whole, named)
  assert.equal(Number(whole), told.files.copied)
})

test('the restored database has the keys and triggers of the one before', async () => {
  assert.deepEqual(await schemaOf(place.database.db), await schemaOf(world.deps.db))
  const [left] = await place.database.db.many<{ name: string | null }>(
    sql`select to_regclass('unfinished_restore')::text as name`,
  )
  assert.equal(left?.name, null)
  const [numbers, old] = await Promise.all(
    [place.database.db, world.deps.db].map((db) =>
      db.one<{ drawn: number }>(sql`select last_value as drawn from case_numbers`),
    ),
  )
  const claims = await place.database.db.one<{ count: number }>(sql`select count(*) from claims`)
  assert.ok(numbers && old && claims && numbers.drawn >= claims.count && numbers.drawn <= old.drawn)
})

test('a drill shows everything that was acknowledged before, and nothing leaves', async () => {
  const given = { ...outside, ...place.env, MODE: 'drill', PORT: await freePort() }
  const clock = world.clock
  const log = openLog('silent', { write: () => undefined })
  const drill = await openService({ config: readConfig(given), log, clock, ...openTools() })
  after(() => drill.close())
  const get = (path: string) =>
    fetch(drill.deps.config.public_url + path, { headers: { authorization: `Bearer ${partner.token}` } })
  for (const { claim_id, document_id, content } of before) {
    const answer = await get(`/openapi/claims/${claim_id}`)
    assert.equal(answer.status, 200)
    assert.deepEqual(await answer.json(), (await partner.get(`/openapi/claims/${claim_id}`)).json())
    const file = await get(`/openapi/documents/${document_id}/download`)
    assert.equal(file.status, 200)
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), content)
  }
  const waiting = () =>
    drill.deps.db.one<{ mails: number; deliveries: number }>(sql`
      select (select count(*) from mails where status = 'queued') as mails,
        (select count(*) from webhook_deliveries where status = 'pending') as deliveries`)
  const waits = await waiting()
  assert.ok(waits && waits.deliveries > before.length)
  assert.equal(await drill.deps.jobs.runDue(drill.deps), 0)
  assert.deepEqual(await waiting(), waits)
  assert.equal(receiver.requests.length, 0)
})

test('what was written meanwhile is there whole or not at all', async () => {
  const { db } = place.database
  for (const { claim_id, document_id } of during) {
    const found = await db.one<{ invoices: number; entries: number; documents: number }>(sql`
      select (select count(*) from invoices where claim_id = ${claim_id}) as invoices,
        (select count(*) from account_entries where claim_id = ${claim_id}) as entries,
        (select count(*) from documents where id = ${document_id}) as documents
      from claims where id = ${claim_id}`)
    // A document comes last: where it is, everything before it is.
    if (found?.documents) assert.ok(found.invoices === 1 && found.entries >= 2, JSON.stringify(found))
  }
})

test('the restored installation goes on in its own mode', async () => {
  const clock = world.clock
  const config = readConfig({ ...outside, ...place.env, PORT: await freePort(), ROLES: 'api', DEMO_DATA: 'false' })
  const log = openLog('silent', { write: () => undefined })
  const service = await openService({ config, log, clock, ...openTools() })
  try {
    const headers = { authorization: `Bearer ${partner.token}`, 'content-type': 'application/json' }
    const paid = { method: 'POST', headers, body: JSON.stringify({ amount: 1 }) }
    const url = `${service.deps.config.public_url}/openapi/claims/${before[0]?.claim_id}/payments`
    assert.equal((await fetch(url, paid)).status, 201)
  } finally {
    await service.close()
  }
})
