import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { makeCollectable, untilAllReadable } from '../../../../test/cases.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { verifyBooks } from '../../../app/checks/books.ts'
import { countWrong } from '../../../platform/db/count-rows.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { deleteFile, deleteReceipts } from '../privacy/queries.erase-claims.ts'
import { deleteMailsTo } from '../privacy/queries.people.ts'
import { listArchivesAbout } from './of-claim.ts'
import { type ArchiveRow, findArchive, listArchives } from './queries.ts'
import { Disturbed, restoreArchive } from './restore.ts'
import { ARCHIVED_TABLES } from './rules.ts'
import { BadFile, makeArchive } from './run.ts'

/** With a mark that ends a line for some who read lines. */
const SECRET = 'Papageien\u2028futter'
const REFERENCE = 'Akt-Zeisig-77'
const ADDRESS = 'amsel@voliere.example'

/** A world with one claim that is closed and one that is open, with every kind of history. */
async function openCases() {
  const world = await openWorld()
  const partner = await world.partner()
  const team = await world.operator()
  const { db } = world.deps
  const webhook_id = newId()
  const addHistory = async (id: string) => {
    const held = await team.post(`/api/operator/claims/${id}/hold`, { held: true, note: SECRET })
    assert.equal(held.statusCode, 200, held.body)
    await db.alone(sql`
      insert into mails (id, recipient, subject, body_text, status, created_at, claim_id)
      values (${newId()}, ${ADDRESS}, 'Frage', ${SECRET}, 'kept', now(), ${id})`)
    await db.alone(sql`
      insert into webhook_deliveries (id, webhook_id, epoch, event_id, type, claim_id, seq, status, attempts, next_at, created_at)
      select gen_random_uuid(), ${webhook_id}, 0, e.id, e.type, e.claim_id, e.seq, 'delivered', 1, now(), now()
      from events e where e.claim_id = ${id}`)
    await db.alone(sql`
      insert into webhook_attempts (delivery_id, number, at, url, status_code, duration_ms, response_head)
      select d.id, 1, now(), 'https://hooks.example.com/', 200, 5, convert_to(${SECRET}, 'UTF8')
      from webhook_deliveries d where d.claim_id = ${id}`)
  }
  await db.alone(sql`
    insert into webhooks (id, organization_id, partner_id, url, secret_sealed, enabled, created_at, updated_at)
    values (${webhook_id}, ${partner.organization_id}, ${partner.partner_id}, 'https://hooks.example.com/', ''::bytea, false, now(), now())`)
  const { id: over } = await makeCollectable(partner, { partner_reference: REFERENCE } as object)
  const { id: open } = await makeCollectable(partner)
  for (const id of [over, open]) await addHistory(id)
  const closed = await team.post(`/api/operator/claims/${over}/close`, { closure_reason: 'withdrawn' })
  assert.equal(closed.statusCode, 200, closed.body)
  await untilAllReadable(world)
  return { world, partner, team, over, open }
}

const soon = ({ clock }: World): Date => new Date(clock.business().getTime() + 1_000)

const archiveFirst = async (world: World): Promise<ArchiveRow> => {
  const made = await makeArchive(world.deps, { part: 'first', closed_before: soon(world) })
  assert.ok(made)
  return made
}

/** Every row of the tables, as text. */
async function everything({ deps: { db } }: World): Promise<string[]> {
  const rows = await db.many<{ row: string }>(sql`
    select 'webhook_attempts ' || to_jsonb(t)::text as row from webhook_attempts t
    union all select 'webhook_deliveries ' || to_jsonb(t)::text from webhook_deliveries t
    union all select 'events ' || to_jsonb(t)::text from events t
    union all select 'mails ' || to_jsonb(t)::text from mails t
    union all select 'claim_activity ' || to_jsonb(t)::text from claim_activity t order by 1`)
  return rows.map(({ row }) => row)
}

async function bytesOf(storage: Storage, key: string): Promise<Buffer> {
  const { stream } = await storage.get(key)
  return Buffer.concat(await stream.toArray())
}

const withoutAnswers = (row: string): string =>
  row.startsWith('webhook_attempts')
    ? row
        .replace(/"error": [^,]+,/, '"error": null,')
        .replace(/"response_head": "[^"]*"/, String.raw`"response_head": "\\x"`)
    : row

async function expectSound(world: World): Promise<string> {
  const { breaks, money, digest } = await verifyBooks(world.deps.db)
  assert.deepEqual([breaks, money], [[], []])
  for (const source of ['deliveries', 'mails']) assert.equal(await countWrong(world.deps.db, source), 0, source)
  return digest
}

test('what is over leaves, all else stays, and comes back as it was', async () => {
  const { world, team, over, open } = await openCases()
  const before = await everything(world)
  const digest = await expectSound(world)
  const said = (row: string) => row.startsWith('claim_activity') && row.includes(SECRET)
  assert.equal(before.filter(said).length, 2)
  const isOver = (row: string) => row.includes(over)
  const attempts = before.filter((row) => row.startsWith('webhook_attempts'))

  const made = await archiveFirst(world)
  assert.equal(made.status, 'done')
  assert.deepEqual(
    made.tables.map(({ table_name, state }) => [table_name, state]),
    [...ARCHIVED_TABLES].sort().map((table) => [table, 'taken']),
  )
  const left = await everything(world)
  assert.ok(!left.some(isOver))
  const stays = before.filter((row) => !isOver(row) && !row.startsWith('webhook_attempts'))
  assert.deepEqual(
    left.filter((row) => !row.startsWith('webhook_attempts')),
    stays,
  )
  assert.equal(left.filter((row) => row.startsWith('webhook_attempts')).length, attempts.length / 2)
  assert.equal(await expectSound(world), digest, 'the end of every chain is still known')

  const file = (await team.get(`/api/operator/claims/${over}`)).json().data
  assert.equal(file.archived[0].archive, made.number)
  assert.ok(file.archived[0].entries > 3 && file.archived[0].events > 0 && file.archived[0].mails === 1)
  assert.deepEqual((await team.get(`/api/operator/claims/${open}`)).json().data.archived, [])

  const emails = [ADDRESS.toUpperCase()]
  assert.deepEqual(await listArchivesAbout(world.deps.db, { debtor_id: null, emails }), [made.number])
  assert.deepEqual(await listArchivesAbout(world.deps.db, { debtor_id: file.debtor_id, emails: [] }), [made.number])
  assert.deepEqual(await listArchivesAbout(world.deps.db, { debtor_id: null, emails: ['nobody@example.com'] }), [])

  const plain = gunzipSync(await bytesOf(world.deps.storage, made.blob_key as string)).toString()
  for (const word of [SECRET, REFERENCE, ADDRESS, Buffer.from(SECRET).toString('hex')])
    assert.ok(!plain.includes(word), `${word} can be read in the file`)

  // A claim that is taken up again goes on with its chain.
  assert.equal((await team.post(`/api/operator/claims/${over}/reopen`, { note: 'doch' })).statusCode, 200)
  await expectSound(world)
  const since = (await everything(world)).filter((row) => !left.includes(row))

  const report = await restoreArchive(world.deps, made)
  assert.equal(report.erased, 0)
  assert.deepEqual(await everything(world), [...before.map(withoutAnswersOf(over, before)), ...since].sort())
  await expectSound(world)
  assert.equal((await findArchive(world.deps.db, made.number))?.blob_key, null)
  assert.deepEqual((await team.get(`/api/operator/claims/${over}`)).json().data.archived, [])
})

/** What receivers answered does not come back. */
const withoutAnswersOf = (claim_id: string, rows: readonly string[]) => {
  const deliveries = rows.filter((row) => row.startsWith('webhook_deliveries') && row.includes(claim_id))
  const ids = deliveries.map((row) => JSON.parse(row.slice('webhook_deliveries '.length)).id as string)
  return (row: string) => (ids.some((id) => row.includes(`"delivery_id": "${id}"`)) ? withoutAnswers(row) : row)
}

test('a reader of the feed is told once that events were archived, and misses none of the others', async () => {
  const { world, partner, over, open } = await openCases()
  const first = (await partner.get('/openapi/events?limit=1')).json()
  const end = (await partner.get('/openapi/events')).json().next
  const made = await archiveFirst(world)
  const refused = await partner.get(`/openapi/events?after=${first.next}`)
  assert.equal(refused.statusCode, 410)
  const { code, details } = refused.json()
  assert.equal(code, 'events_archived')
  const rest = await partner.get(`/openapi/events?after=${details.next}`)
  assert.equal(rest.statusCode, 200, rest.body)
  const claims = rest.json().data.map(({ data }: { data: { claim_id: string } }) => data.claim_id)
  assert.ok(claims.length > 0 && claims.every((id: string) => id === open))
  // Who has read them goes on, and so does who begins now.
  assert.equal((await partner.get(`/openapi/events?after=${end}`)).statusCode, 200)
  const anew = (await partner.get('/openapi/events?limit=1')).json()
  assert.equal((await partner.get(`/openapi/events?after=${anew.next}`)).statusCode, 200)
  const other = await world.partner()
  assert.equal((await other.get(`/openapi/events?after=${first.next}`)).statusCode, 200)
  await restoreArchive(world.deps, made)
  const whole = (await partner.get(`/openapi/events?after=${first.next}`)).json()
  assert.ok(whole.data.some(({ data }: { data: { claim_id: string } }) => data.claim_id === over))
})

test('a reader who was answered while the file was written is told too', async () => {
  const { world, partner } = await openCases()
  const { storage } = world.deps
  let early = ''
  const slow: Storage = {
    ...storage,
    async get(key, range) {
      early = (await partner.get('/openapi/events?limit=1')).json().next
      return storage.get(key, range)
    },
  }
  await makeArchive({ ...world.deps, storage: slow }, { part: 'first', closed_before: soon(world) })
  assert.equal((await partner.get(`/openapi/events?after=${early}`)).json().code, 'events_archived')
})

test('events without deliveries are archived too', async () => {
  const world = await openWorld()
  const [partner, team] = [await world.partner(), await world.operator()]
  const { id } = await makeCollectable(partner)
  const closed = await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })
  assert.equal(closed.statusCode, 200, closed.body)
  const made = await archiveFirst(world)
  const state = (name: string) => made.tables.find(({ table_name }) => table_name === name)?.state
  assert.deepEqual([state('webhook_deliveries'), state('events'), state('claim_activity')], ['left', 'taken', 'taken'])
})

test('what is erased while rows are put back does not come back', async () => {
  const { world, over } = await openCases()
  const { db, storage } = world.deps
  const made = await archiveFirst(world)
  let reads = 0
  const erasing: Storage = {
    ...storage,
    async get(key, range) {
      const found = await storage.get(key, range)
      // First the file is compared with what was written, then it is read.
      if (++reads === 2) {
        const bytes = await found.stream.toArray()
        await db.transaction((tx) => deleteFile(tx, over))
        return { ...found, stream: Readable.from(bytes) }
      }
      return found
    },
  }
  const before_keys = await db.many(sql`select from archive_keys`)
  await restoreArchive({ ...world.deps, storage: erasing }, made).catch((error: unknown) => {
    assert.ok(error instanceof Disturbed, String(error))
  })
  assert.equal(reads, 2)
  assert.ok((await db.many(sql`select from archive_keys`)).length < before_keys.length)
  const archive = await findArchive(db, made.number)
  if (archive?.status === 'done') await restoreArchive(world.deps, archive)
  assert.ok(!(await everything(world)).some((row) => row.includes(over) && row.includes(SECRET)))
  const returns = await db.many(sql`select from pg_class where relname like '%\_return' and relkind = 'r'`)
  assert.equal(returns.length, 0)
  await expectSound(world)
})

test('a store that fails while a file is read fails the restore, and nothing is put back', async () => {
  const { world } = await openCases()
  const made = await archiveFirst(world)
  const left = await everything(world)
  const { storage } = world.deps
  let reads = 0
  const failing: Storage = {
    ...storage,
    async get(key, range) {
      const found = await storage.get(key, range)
      if (++reads < 2) return found
      found.stream.destroy()
      const stream = new Readable({
        read() {
          this.destroy(new Error('the store is away'))
        },
      })
      return { ...found, stream }
    },
  }
  await assert.rejects(restoreArchive({ ...world.deps, storage: failing }, made), /the store is away/)
  assert.deepEqual(await everything(world), left)
})

test('whoever restores the same at the same time breaks nothing', async () => {
  const { world } = await openCases()
  const { db } = world.deps
  const before = (await everything(world)).length
  const made = await archiveFirst(world)
  await Promise.allSettled([restoreArchive(world.deps, made), restoreArchive(world.deps, made)])
  const archive = await findArchive(db, made.number)
  if (archive?.status === 'done') await restoreArchive(world.deps, archive)
  assert.equal((await findArchive(db, made.number))?.status, 'restored')
  assert.equal((await everything(world)).length, before)
  await expectSound(world)
})

test('what was erased since then does not come back', async () => {
  const { world, over } = await openCases()
  const { db } = world.deps
  const made = await archiveFirst(world)
  await db.transaction(async (tx) => {
    await deleteFile(tx, over)
    await deleteReceipts(tx, over)
  })
  const report = await restoreArchive(world.deps, made)
  assert.equal(report.erased, 1, 'the mail')
  const all = (await everything(world)).filter((row) => row.includes(over))
  assert.ok(all.length > 5)
  const hidden = [SECRET, REFERENCE, Buffer.from(REFERENCE).toString('hex'), Buffer.from(SECRET).toString('hex')]
  for (const word of hidden) assert.ok(!all.some((row) => row.includes(word)), word)
  await expectSound(world)
})

test('mails to a person who was erased do not come back, those to others do', async () => {
  const { world, over } = await openCases()
  const { db } = world.deps
  await db.alone(sql`
    insert into mails (id, recipient, subject, body_text, status, created_at, claim_id)
    values (${newId()}, 'Drossel@voliere.example', 'Auch', 'Hallo', 'kept', now(), ${over})`)
  const made = await archiveFirst(world)
  await db.transaction((tx) => deleteMailsTo(tx, ADDRESS.toUpperCase()))
  assert.deepEqual(await listArchivesAbout(db, { debtor_id: null, emails: [ADDRESS] }), [], 'no trace of the address')
  assert.equal((await restoreArchive(world.deps, made)).erased, 1)
  const mails = await db.many<{ recipient: string }>(sql`select recipient from mails where claim_id = ${over}`)
  assert.deepEqual([...mails], [{ recipient: 'Drossel@voliere.example' }])
})

test('rows that changed after the file was written all stay, and a later run takes them', async () => {
  const { world, over, team } = await openCases()
  const { db, storage } = world.deps
  const before = await everything(world)
  const changing: Storage = {
    ...storage,
    async get(key, range) {
      await team.post(`/api/operator/claims/${over}/notes`, { kind: 'note', text: 'noch etwas' })
      return storage.get(key, range)
    },
  }
  const made = await makeArchive({ ...world.deps, storage: changing }, { part: 'first', closed_before: soon(world) })
  const state = (name: string) => made?.tables.find(({ table_name }) => table_name === name)?.state
  assert.equal(state('claim_activity'), 'left')
  assert.equal(state('mails'), 'taken')
  const activity = (rows: readonly string[]) => rows.filter((row) => row.startsWith('claim_activity'))
  assert.equal(activity(await everything(world)).length, activity(before).length + 1)
  await expectSound(world)
  const again = await archiveFirst(world)
  assert.equal(again.tables.find(({ table_name }) => table_name === 'claim_activity')?.state, 'taken')
  await expectSound(world)
  assert.equal((await db.many(sql`select from claim_activity where claim_id = ${over}`)).length, 0)
  for (const archive of (await listArchives(db)).filter(({ status }) => status === 'done'))
    await restoreArchive(world.deps, archive)
  await expectSound(world)
  assert.equal((await everything(world)).length, before.length + 1)
})

test('nothing is taken on the strength of a file that cannot be read back', async () => {
  const { world } = await openCases()
  const { storage } = world.deps
  const before = await everything(world)
  const spoiled: Storage = { ...storage, get: async () => ({ stream: Readable.from([Buffer.from('x')]), bytes: 1 }) }
  const wish = { part: 'first', closed_before: soon(world) }
  await assert.rejects(makeArchive({ ...world.deps, storage: spoiled }, wish), BadFile)
  assert.deepEqual(await everything(world), before)
})

test('a run that was cut off is gone on with from where it was', async () => {
  const { world, over } = await openCases()
  const { db } = world.deps
  const digest = await expectSound(world)
  for (let cut = 1; ; cut++) {
    let transactions = 0
    const failing: typeof db = {
      ...db,
      transaction: (act) => {
        if (++transactions === cut) throw new Error('killed')
        return db.transaction(act)
      },
    }
    try {
      await makeArchive({ ...world.deps, db: failing }, { part: 'first', closed_before: soon(world) })
      break
    } catch (error) {
      assert.equal((error as Error).message, 'killed')
      assert.equal(await expectSound(world), digest)
    }
    if (cut > 1) {
      const done = await makeArchive(world.deps, undefined)
      assert.equal(done?.status, 'done', `cut off before transaction ${cut}`)
      assert.ok(!(await everything(world)).some((row) => row.includes(over)))
      assert.equal(await expectSound(world), digest)
      await restoreArchive(world.deps, done)
    }
    assert.ok(cut < 40)
  }
})

test('whoever writes meanwhile is not refused, and nothing of it is lost', async () => {
  const { world, team, over, open } = await openCases()
  let is_done = false
  let written = 0
  const write = async () => {
    while (!is_done || written < 10) {
      const answer = await team.post(`/api/operator/claims/${open}/notes`, { kind: 'note', text: `Notiz ${written}` })
      assert.equal(answer.statusCode, 201, answer.body)
      written++
      // A month that is over has writers now and then, and not all the time.
      await setTimeout(50 * Math.random())
    }
  }
  const writing = Promise.all([write(), write()])
  for (let round = 0; round < 2; round++) {
    const made = await archiveFirst(world)
    assert.equal(made.status, 'done')
    assert.ok(!(await everything(world)).some((row) => row.includes(over)))
    await restoreArchive(world.deps, made)
  }
  is_done = true
  await writing
  const notes = await world.deps.db.many(sql`
    select from claim_activity where claim_id = ${open} and action = 'note.written'`)
  assert.equal(notes.length, written)
  await expectSound(world)
})
