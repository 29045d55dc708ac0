import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bookOf, ENTRIES, openBank } from '../../../../test/bank-house.ts'
import { makeClaim, makeCollectable, makePayout } from '../../../../test/cases.ts'
import { eventually } from '../../../../test/eventually.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { listTableNames } from '../../../../test/tables.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { fillDemoCases } from '../../../app/demo/fill.ts'
import { sql } from '../../../platform/db/db.ts'
import { AT_ONCE, enqueue } from '../../../platform/jobs/job.ts'
import { verifyChains } from '../../case/claims/index.ts'
import { SCENARIO_NAMES } from './rules.scenarios.ts'

const world = await openWorld()

async function reset(partner: PartnerClient): Promise<number> {
  const answer = await partner.post('/sandbox/reset')
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(Object.keys(answer.json()), ['success', 'data'])
  assert.deepEqual(Object.keys(answer.json().data), ['deleted'])
  return answer.json().data.deleted
}

async function playAll(partner: PartnerClient): Promise<string[]> {
  const ids: string[] = []
  for (const name of SCENARIO_NAMES) {
    const answer = await partner.post('/sandbox/scenarios', { name })
    assert.equal(answer.statusCode, 200, answer.body)
    ids.push(answer.json().data.claim_id)
  }
  return ids
}

/** Every row of the database that names one of these ids, by table; logs of what was done apart. */
async function tracesOf(ids: readonly string[]): Promise<string[]> {
  const tables = await listTableNames(world.deps.db)
  const found: string[] = []
  for (const { name } of tables) {
    if (['audit_entries', 'idempotency_keys'].includes(name)) continue
    const text = `select count(*)::int as count from ${name} r where to_jsonb(r)::text ~ $1`
    const row = await world.deps.db.one<{ count: number }>({ text, values: [ids.join('|')] })
    if ((row?.count ?? 0) > 0) found.push(name)
  }
  return found
}

test('a reset deletes the cases of one partner with all traces, and nobody else’s', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const colleague = await world.partner({ organization_id })
  const house = await world.organization({ organization_id })
  const ids = await playAll(partner)
  const [paid] = ids as [string]
  const { debtor_id, customer_id, partner_reference } = (await partner.get(`/openapi/claims/${paid}`)).json().data
  await upload(partner, `/openapi/claims/${paid}/documents`, [filePart('brief.pdf', PDF)])
  await upload(partner, `/openapi/claims/${ids[4]}/invoices/upload`, [filePart('rechnung.pdf', PDF)])
  const others = [(await makeCollectable(colleague)).id, ...(await playAll(colleague))]
  const lone = (await house.post('/openapi/debtors', { acting_as: 'person', person: { last_name: 'Haus' } })).json()
    .data
  const without_customer = (await house.post('/openapi/claims', { debtor_id: lone.id })).json().data.id
  await world.deps.jobs.runDue(world.deps)

  assert.equal(await reset(partner), ids.length)
  for (const id of ids) {
    const answer = await partner.get(`/openapi/claims/${id}`)
    assert.deepEqual([answer.statusCode, answer.json()], [404, { success: false, message: 'Claim not found' }])
  }
  assert.equal((await partner.get(`/openapi/customers/${customer_id}`)).statusCode, 404)
  assert.equal((await partner.get(`/openapi/debtors/${debtor_id}`)).statusCode, 404)
  assert.deepEqual((await partner.get('/openapi/events')).json().data, [])
  assert.deepEqual((await partner.get(`/openapi/claims?partner_reference=${partner_reference}`)).json().data, [])
  assert.deepEqual((await partner.get('/openapi/revenue-shares')).json().data, [])
  assert.deepEqual(await tracesOf([...ids, debtor_id, customer_id]), [])

  for (const id of [...others, without_customer])
    assert.equal((await house.get(`/openapi/claims/${id}`)).statusCode, 200)
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
  await world.deps.jobs.runDue(world.deps)
  assert.equal(await reset(partner), 0)
})

test('money of the cases is still at the bank: their entries are open again, and the book balances', async () => {
  const bank = await openBank(world)
  const colleague = await world.partner({ organization_id: bank.organization_id })
  const kept = await makeCollectable(colleague)
  const [claim, paid] = [await bank.claim(100), await bank.claim(50)]
  await bank.take([
    { amount: 3_000, text: claim.reference, iban: 'AT483200000012345864' },
    { amount: 40_000, text: paid.reference, iban: 'AT483200000012345864' },
    { amount: 1_000, text: 'unklar' },
    { amount: 5_000, text: `${claim.reference} ${paid.reference}` },
  ])
  const split = (await bank.entries()).find(({ text }) => text === 'unklar')
  const parts = [
    { claim_id: kept.id, amount: 4 },
    { claim_id: claim.id, amount: 6 },
  ]
  assert.equal((await bank.agent.post(`${ENTRIES}/${split?.id}/assign`, { parts })).statusCode, 200)
  assert.equal(await reset(bank.partner), 2)
  const entries = await bank.entries()
  assert.deepEqual(
    entries
      .map(({ amount, status, rest, to_refund, suggestions }) => [amount, status, rest, to_refund, suggestions.length])
      .sort(),
    [
      [10, 'unmatched', 6, 0, 0],
      [30, 'unmatched', 30, 0, 0],
      [400, 'unmatched', 400, 0, 0],
      [50, 'unmatched', 50, 0, 0],
    ],
  )
  assert.deepEqual(await bookOf(bank), { bank: 49_000, creditor: -400, suspense: -48_600 })
})

test('the blobs of the cases go too', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  await upload(partner, `/openapi/claims/${id}/documents`, [filePart('brief.pdf', PDF)])
  const [row] = await world.deps.db.many<{ blob_key: string }>(
    sql`select blob_key from documents where claim_id = ${id}`,
  )
  await reset(partner)
  await world.deps.jobs.runDue(world.deps)
  await assert.rejects(world.deps.storage.get(row?.blob_key as string))
})

test('what another case needs stays, and so does what no case used', async () => {
  const partner = await world.partner()
  const { organization_id } = partner
  const colleague = await world.partner({ organization_id })
  const house = await world.organization({ organization_id })
  const shared = await makeClaim(partner)
  const foreign = await makeClaim(colleague)
  // The colleague's customer has a case against a debtor of this partner's customer.
  const other = await house.post('/openapi/claims', { debtor_id: shared.debtor_id, customer_id: foreign.customer_id })
  assert.equal(other.statusCode, 201, other.body)
  const unused = await makeClaim(partner)
  const debtor = await partner.post('/openapi/debtors', {
    acting_as: 'person',
    person: { last_name: 'Ohne Fall' },
    customer_id: unused.customer_id,
  })

  assert.equal(await reset(partner), 2)
  const status = async (path: string) => (await house.get(`/openapi/${path}`)).statusCode
  assert.equal(await status(`debtors/${shared.debtor_id}`), 200)
  assert.equal(await status(`customers/${shared.customer_id}`), 200)
  assert.equal(await status(`debtors/${unused.debtor_id}`), 404)
  assert.equal(await status(`customers/${unused.customer_id}`), 200)
  assert.equal(await status(`debtors/${debtor.json().data.id}`), 200)
  assert.equal(await status(`claims/${other.json().data.id}`), 200)
})

test('a payout goes with its shares', async () => {
  const partner = await world.partner()
  await makePayout(world, partner)
  assert.equal(await reset(partner), 1)
  const left = await world.deps.db.many(sql`select 1 from payouts where partner_id = ${partner.partner_id}`)
  assert.equal(left.length, 0)
})

test('a kept answer never speaks of what is gone, and the reset itself is kept', async () => {
  const partner = await world.partner()
  const body = { name: 'returned_letter' }
  const first = await partner.post('/sandbox/scenarios', body, { 'idempotency-key': 'k' })
  const once = await partner.post('/sandbox/reset', undefined, { 'idempotency-key': 'r' })
  assert.equal(once.json().data.deleted, 1)
  const second = await partner.post('/sandbox/scenarios', body, { 'idempotency-key': 'k' })
  assert.equal(second.headers['idempotent-replayed'], undefined)
  assert.notEqual(second.json().data.claim_id, first.json().data.claim_id)
  const again = await partner.post('/sandbox/reset', undefined, { 'idempotency-key': 'r' })
  assert.deepEqual([again.headers['idempotent-replayed'], again.body], ['true', once.body])
  assert.equal(await reset(partner), 1)
})

test('an organisation, a live house and a stranger reset nothing', async () => {
  const house = await world.organization()
  const refused = await house.post('/sandbox/reset')
  assert.deepEqual([refused.statusCode, refused.json().details[0].code], [400, 'partner_token_required'])
  assert.equal((await world.request({ method: 'POST', url: '/sandbox/reset' })).statusCode, 401)
  const live = await openWorld({ mode: 'live' })
  const partner = await live.partner()
  assert.equal((await partner.post('/sandbox/reset')).statusCode, 404)
  assert.equal((await partner.post('/sandbox/scenarios', { name: 'disputed' })).statusCode, 404)
  assert.equal((await (await live.operator()).get('/api/operator/sandbox/clock')).statusCode, 404)
})

test('a live database deletes nothing that is only added to, whatever a transaction says of itself', async () => {
  const { id } = await makeCollectable(await world.partner())
  const deleting = sql`delete from claim_activity where claim_id = ${id}`
  await assert.rejects(world.deps.db.alone(deleting), /only ever added to/)
  const in_live = world.deps.db.transaction(async (tx) => {
    await tx.run(sql`insert into installation (mode) values ('live')`)
    await tx.run(sql`select set_config('mahnwerk.reset', 'on', true)`)
    await tx.run(deleting)
  })
  await assert.rejects(in_live, /only ever added to/)
})

test('no table about a claim is forgotten by a reset', async () => {
  // Whose rows refer to a claim, directly or through others, and do not go by themselves.
  const rows = await world.deps.db.many<{ name: string }>(sql`
    with recursive hanging as (
      select distinct conrelid from pg_constraint
      where contype = 'f' and confrelid = 'claims'::regclass and confdeltype <> 'c' and conparentid = 0
      union
      select k.conrelid from pg_constraint k join hanging h on k.confrelid = h.conrelid
      where k.contype = 'f' and k.confdeltype <> 'c' and k.conparentid = 0
    ) select conrelid::regclass::text as name from hanging order by 1`)
  const source = ['./queries.reset.ts', '../../money/bank/queries.forget.ts']
    .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
    .join('\n')
  // Lines go with their import, and what XML files say with their documents.
  const cascades = ['case_import_lines', 'document_e_invoices']
  const missing = rows.filter(({ name }) => !cascades.includes(name) && !source.includes(`delete from ${name} `))
  assert.deepEqual(missing, [])
})

test('cases that are worked on while they go neither fail nor come back', async () => {
  const partner = await world.partner()
  const made = await Promise.all([1, 2, 3, 4].map(() => makeCollectable(partner)))
  const at_once = [
    partner.post('/sandbox/reset'),
    partner.post('/sandbox/reset'),
    world.deps.jobs.advance(world.deps, (now) => new Date(now.getTime() + 16 * 60_000)),
    ...made.map(({ id }) => partner.post(`/openapi/claims/${id}/payments`, { amount: 1 })),
    ...made.map(({ id }) => partner.post(`/sandbox/claims/${id}/stage`, { to_stage: 'in_processing' })),
    partner.post('/sandbox/scenarios', { name: 'disputed' }),
  ]
  const done = await Promise.all(at_once)
  const codes = done.flatMap((answer) => ('statusCode' in answer ? [answer.statusCode] : []))
  assert.deepEqual(
    codes.filter((code) => ![200, 201, 404, 409].includes(code)),
    [],
  )
  const failed = world.log_lines.filter((line) => line.includes('workflow step failed'))
  assert.deepEqual(failed, [])
  await reset(partner)
  assert.deepEqual((await partner.get('/openapi/claims')).json().data, [])
  assert.deepEqual(await tracesOf(made.flatMap(({ id, debtor_id }) => [id, debtor_id])), [])
  assert.deepEqual((await verifyChains(world.deps.db)).breaks, [])
})

test('demo cases that are still being made stay away after a reset', async () => {
  const partner = await world.partner()
  const { organization_id, partner_id, token_id } = partner
  await world.act(({ tx }) =>
    enqueue(tx, fillDemoCases, { organization_id, partner_id, token_id }, { run_at: AT_ONCE, organization_id }),
  )
  const count = async () =>
    (await world.deps.db.many(sql`select 1 from claims where organization_id = ${organization_id}`)).length
  const filling = world.deps.jobs.runDue(world.deps)
  await eventually(async () => (await count()) > 1)
  assert.ok((await reset(partner)) > 0)
  await filling
  await world.deps.jobs.runDue(world.deps)
  assert.equal(await count(), 0)
})
