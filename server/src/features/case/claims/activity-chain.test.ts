import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { verifyChains } from './activity-chain.ts'
import { recordActivity } from './service.ts'

const world = await openWorld()
const partner = await world.partner()

/** As somebody could who holds the database: with the guards taken off. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await world.deps.db.alone(sql`alter table claim_activity disable trigger user`)
  try {
    await world.deps.db.alone(statement)
  } finally {
    await world.deps.db.alone(sql`alter table claim_activity enable trigger user`)
  }
}

async function openCase(): Promise<string> {
  const { id } = await makeClaim(partner)
  for (const amount of [10.5, 20, 30]) {
    const answer = await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: amount })
    assert.equal(answer.statusCode, 201, answer.body)
  }
  return id
}

const breaksOf = async (claim_id: string) =>
  (await verifyChains(world.deps.db)).breaks.filter((one) => one.claim_id === claim_id)

test('an untouched log is unbroken, and its digest stays until something is added', async () => {
  const id = await openCase()
  const report = await verifyChains(world.deps.db)
  assert.deepEqual(report.breaks, [])
  assert.ok(report.entries >= 4 && report.claims >= 1)
  assert.equal((await verifyChains(world.deps.db)).digest, report.digest)
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 1 })
  assert.notEqual((await verifyChains(world.deps.db)).digest, report.digest)
})

test('an entry that was changed, one that is missing and one put in between are found', async () => {
  const changed = await openCase()
  await tamper(
    sql`update claim_activity set details = '{"invoice_id": null}' where claim_id = ${changed} and number = 2`,
  )
  assert.deepEqual(await breaksOf(changed), [{ claim_id: changed, number: 2, what: 'its contents were changed' }])

  const missing = await openCase()
  await tamper(sql`delete from claim_activity where claim_id = ${missing} and number = 2`)
  assert.deepEqual(await breaksOf(missing), [{ claim_id: missing, number: 3, what: 'an entry is missing: number 2' }])

  const rewritten = await openCase()
  await tamper(sql`update claim_activity set hash = sha256('x') where claim_id = ${rewritten} and number = 2`)
  const found = await breaksOf(rewritten)
  assert.deepEqual([found.length, found[0]?.number], [1, 2])
})

test('entries cannot be changed, deleted or emptied by the product itself', async () => {
  const id = await openCase()
  for (const statement of [
    sql`update claim_activity set action = 'x' where claim_id = ${id}`,
    sql`delete from claim_activity where claim_id = ${id}`,
    sql`truncate claim_activity`,
  ]) {
    await assert.rejects(world.deps.db.alone(statement), /only ever added to/)
  }
})

test('words of people can be erased as a whole, and nothing else: the chain holds', async () => {
  const { id } = await makeClaim(await world.partner())
  const team = await world.operator()
  await team.post(`/api/operator/claims/${id}/hold`, { held: true, note: 'a word' })
  const before = await verifyChains(world.deps.db)
  for (const forged of [
    sql`update claim_activity set said = '{"note": "another"}' where claim_id = ${id} and said is not null`,
    sql`update claim_activity set said = null, said_salt = null, action = 'x' where claim_id = ${id} and said is not null`,
    sql`update claim_activity set said_hash = null where claim_id = ${id} and said is not null`,
  ])
    await assert.rejects(world.deps.db.alone(forged), /only ever added to/)
  await world.deps.db.alone(
    sql`update claim_activity set said = null, said_salt = null where claim_id = ${id} and said is not null`,
  )
  const after = await verifyChains(world.deps.db)
  assert.deepEqual([after.breaks, after.digest, after.erased], [before.breaks, before.digest, before.erased + 1])
})

test('words that were changed behind the guards are found', async () => {
  const { id } = await makeClaim(await world.partner())
  await (await world.operator()).post(`/api/operator/claims/${id}/hold`, { held: true, note: 'a word' })
  await tamper(sql`update claim_activity set said = '{"note": "forged"}' where claim_id = ${id} and said is not null`)
  const { breaks } = await verifyChains(world.deps.db)
  assert.equal(breaks.find(({ claim_id }) => claim_id === id)?.what, 'its contents were changed')
})

test('entries that are written at the same time follow one another', async () => {
  const { id } = await makeClaim(partner)
  const claim = { id, organization_id: partner.organization_id }
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world.act((work) => recordActivity(work, claim, { action: 'tried', details: { index } })),
    ),
  )
  assert.deepEqual(await breaksOf(id), [])
  const rows = await world.deps.db.many<{ number: number }>(
    sql`select number from claim_activity where claim_id = ${id} order by number`,
  )
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: 21 }, (_, index) => index + 1),
  )
})
