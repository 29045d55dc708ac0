import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { openRequest, well } from '../../../../test/withheld.ts'
import { openWorld, START, type World } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { listLostErasures, noteErasure, repeatErasures } from '../privacy/index.ts'

const DESK = '/api/operator/privacy'
const CANARY = 'Wiedehopf'
const debtor = { person: { first_name: 'Erna', last_name: CANARY } }
const YEAR_S = 366 * DAY_S

const nameOf = async (world: World, id: string) =>
  (await world.deps.db.one<{ name: string }>(sql`select name from debtors where id = ${id}`))?.name

async function askToErase(world: World, is_open: boolean) {
  const admin = await world.operator('admin')
  const { id, debtor_id } = await enterCase(world, { debtor: { ...debtor, addresses: ADDRESSES } })
  const request_id = await openRequest(admin, 'erasure', `Erna ${CANARY}`, [debtor_id])
  const close = () => admin.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })
  if (!is_open) well(await close())
  const subject = { kind: 'debtor', id: debtor_id }
  const erased = well(
    await admin.post(`${DESK}/requests/${request_id}/erasure`, { subject, confirmation: `Erna ${CANARY}` }),
  )
  const file = async () => (await admin.get(`${DESK}/requests/${request_id}`)).json().data
  return { admin, id, debtor_id, request_id, close, file, erased: erased.json().data }
}
const ADDRESSES = [{ street: 'Lindengasse 12', zip: '1070', city: 'Wien', country: 'AT' }]

test('what an open claim stopped waits with its reason, and is erased by itself once the claim has ended', async () => {
  const world = await openWorld()
  const { id, debtor_id, erased, close, file } = await askToErase(world, true)
  assert.deepEqual(erased.subjects[0].waits_for, ['open_claim'])
  await advance(world, 3 * DAY_S)
  assert.equal(await nameOf(world, debtor_id), `Erna ${CANARY}`, 'the claim is still open')
  const logged = async () =>
    (
      await world.deps.db.one<{ total: number }>(
        sql`select count(*)::int as total from erasures where subject_id = ${debtor_id}`,
      )
    )?.total
  assert.equal(await logged(), 1, 'nights in which nothing goes leave no trace')
  well(await close())
  await advance(world, 2 * DAY_S)
  assert.equal(await nameOf(world, debtor_id), '[erased]')
  const [subject] = (await file()).subjects
  assert.deepEqual(subject.waits_for, [])
  assert.ok(subject.erasure.kept.every(({ reason }: { reason: string }) => reason !== 'open_claim'))
  assert.equal(await logged(), 2)
  const blocked = await world.deps.db.one(sql`select 1 from blocked_claims where claim_id = ${id}`)
  assert.ok(blocked, 'what the law wants kept is blocked')
  await advance(world, 3 * DAY_S)
  assert.equal(await logged(), 2, 'once')
})

test('requests go three years after the year in which they were answered, and never while one waits', async () => {
  const world = await openWorld()
  const admin = await world.operator('admin')
  const refused = await openRequest(admin, 'access', CANARY, [])
  well(await admin.post(`${DESK}/requests/${refused}/refuse`, { reason: 'asked twice' }))
  const open = await openRequest(admin, 'access', CANARY, [])
  const { request_id: waiting, admin: other, file } = await askToErase(world, true)
  for (const { id } of (await file()).recipients)
    well(await other.post(`${DESK}/requests/${waiting}/recipients/${id}/told`, { note: 'by mail' }))
  well(await other.post(`${DESK}/requests/${waiting}/answer`, { note: 'by letter' }))
  const left = async () =>
    (await world.deps.db.many<{ id: string }>(sql`select id from privacy_requests order by number`)).map(({ id }) => id)
  await advance(world, 3 * YEAR_S)
  assert.deepEqual(await left(), [refused, open, waiting])
  await advance(world, YEAR_S)
  assert.deepEqual(await left(), [open, waiting])
  const steps = await world.deps.db.many(sql`select 1 from privacy_request_steps where request_id = ${refused}`)
  assert.equal(steps.length, 0)
  const log = (await admin.get(`${DESK}/erasures?subject_id=${refused}`)).json().data
  assert.deepEqual([log[0].subject_kind, log[0].counts], ['privacy_request', { privacy_requests: 1 }])
})

async function forgetErasures({ deps: { db } }: World): Promise<void> {
  await db.alone(sql`alter table erasures disable trigger erasures_keep`)
  await db.alone(sql`delete from erasures`)
  await db.alone(sql`alter table erasures enable trigger erasures_keep`)
}

/** As after a restore: the rows are those from before the erasure, and the log of erasures does not know it. */
async function restoreAround(world: World, erase: () => Promise<void>, debtor_id: string): Promise<void> {
  const { db } = world.deps
  await db.alone(
    sql`create table kept_debtor as select person, addresses, communication_channels from debtors where id = ${debtor_id}`,
  )
  await erase()
  await world.deps.jobs.runDue(world.deps)
  await forgetErasures(world)
  await db.alone(sql`delete from blocked_people`)
  await db.alone(sql`
    update debtors d set person = k.person, addresses = k.addresses, communication_channels = k.communication_channels,
      erased_at = null, contact_erased_at = null
    from kept_debtor k where d.id = ${debtor_id}`)
}

test('an erasure that a restored database does not know is carried out again, once', async () => {
  const world = await openWorld()
  const admin = await world.operator('admin')
  const { id, debtor_id } = await enterCase(world, { debtor: { ...debtor, addresses: ADDRESSES } })
  well(await admin.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' }))
  const request_id = await openRequest(admin, 'erasure', CANARY, [debtor_id])
  const body = { subject: { kind: 'debtor', id: debtor_id }, confirmation: `Erna ${CANARY}` }
  const erase = async () => void well(await admin.post(`${DESK}/requests/${request_id}/erasure`, body))
  await restoreAround(world, erase, debtor_id)
  assert.equal(await nameOf(world, debtor_id), `Erna ${CANARY}`)

  const notes: string[] = []
  for await (const { key } of world.deps.storage.list('erasures/'))
    notes.push(await text((await world.deps.storage.get(key)).stream))
  assert.equal(notes.length, 1)
  const { id: _, at: __, ...note } = JSON.parse(notes[0] as string)
  assert.deepEqual(note, { kind: 'debtor', subject_id: debtor_id, request_id }, 'ids and a time only')

  assert.equal((await listLostErasures(world.deps)).length, 1)
  await repeatErasures.run(world.deps, START)
  assert.equal(await nameOf(world, debtor_id), '[erased]')
  assert.deepEqual(await listLostErasures(world.deps), [])
  await repeatErasures.run(world.deps, START)
  const [logged] = await world.deps.db.many<{ total: number }>(sql`select count(*)::int as total from erasures`)
  assert.equal(logged?.total, 1)
})

test('a repeated erasure that an open claim stops waits, and leaves no trace of our looking', async () => {
  const world = await openWorld()
  const { close, debtor_id } = await askToErase(world, true)
  await world.deps.jobs.runDue(world.deps)
  await forgetErasures(world)
  await world.deps.db.alone(sql`delete from privacy_request_subjects`)
  await repeatErasures.run(world.deps, START)
  assert.equal((await world.deps.db.many(sql`select 1 from erasures`)).length, 0)
  well(await close())
  await repeatErasures.run(world.deps, START)
  assert.equal(await nameOf(world, debtor_id), '[erased]')
  assert.deepEqual(await listLostErasures(world.deps), [])
})

test('somebody whom a restored database never knew is no fault', async () => {
  const world = await openWorld()
  const { debtor_id } = await askToErase(world, false)
  await world.deps.jobs.runDue(world.deps)
  await forgetErasures(world)
  const [lost] = await listLostErasures(world.deps)
  const { storage } = world.deps
  const note = await text((await storage.get(`erasures/${lost}.json`)).stream)
  const stranger = note.replace(debtor_id, '00000000-0000-4000-8000-000000000000')
  await storage.delete(`erasures/${lost}.json`)
  await noteErasure.run(world.deps, JSON.parse(stranger), 1)
  await repeatErasures.run(world.deps, START)
  assert.deepEqual(await listLostErasures(world.deps), [])
})
