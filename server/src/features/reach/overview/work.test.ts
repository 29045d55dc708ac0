import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, activityOf, makeClaim, makeCollectable } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { filePart, upload } from '../../../../test/files.ts'
import { type OperatorClient, openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_MS, dayInVienna } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { acceptClaim } from '../../case/account/index.ts'
import { moveClaim } from '../../case/claims/moves.ts'
import { takeClaim } from '../../case/claims/service.ts'
import type { Stage } from '../../case/claims/stages.ts'
import { countWork } from './queries.work.ts'
import { COUNTED_MAX, keyOf, readKey, WORK_KINDS, type WorkKind } from './rules.ts'
import { countsOut } from './schema.work.ts'

const world = await openWorld()
const desk = await world.operator('agent')
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

type Item = Record<string, unknown> & { key: string; kind: WorkKind; since: string }
type Listed = { data: Item[]; counts: Record<WorkKind, number>; total: number }

const listAs = async (who: OperatorClient, query: Record<string, string>): Promise<Listed> => {
  const answer = await who.get(`/api/operator/work?${new URLSearchParams(query)}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const workOf = ({ organization_id }: { organization_id: string }, more: Record<string, string> = {}) =>
  listAs(desk, { organization_id, ...more })

const put = (url: string, payload: object, who = desk) =>
  world.request({ method: 'PUT', url: `/api/operator/work/${url}`, headers: { cookie: who.cookie }, payload })

const kindsOf = ({ data }: Listed): WorkKind[] => data.map(({ kind }) => kind)
const runWorkflow = async () => {
  world.clock.advance(15 * 60_000)
  await world.deps.jobs.runDue(world.deps)
}
const move = (claim_id: string, ...stages: Stage[]) =>
  world.act(async (work) => {
    for (const to of stages) {
      const claim = await takeClaim(work, claim_id)
      await (to === 'in_processing' ? acceptClaim(work, claim) : moveClaim(work, claim, to))
    }
  })

/** A case in dispute: the simplest thing that waits. */
async function makeDispute(partner: PartnerClient): Promise<{ id: string; key: string }> {
  const { id } = await makeCollectable(partner)
  assert.equal((await desk.post(`/api/operator/claims/${id}/dispute`, { disputed: true })).statusCode, 200)
  return { id, key: keyOf({ kind: 'dispute', subject_id: id }) }
}

test('a new claim waits for somebody once it could not be accepted, or after a day', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const stuck = await makeCollectable(partner, { debtor: { addresses: [] } })
  await runWorkflow()
  const [first, ...others] = (await workOf(partner)).data
  assert.equal(others.length, 0)
  assert.partialDeepStrictEqual(first, {
    key: `new_claim.${stuck.id}`,
    claim_id: stuck.id,
    reason: 'no_address',
    debtor_name: 'Max Canary-Maier',
    customer_name: 'Huber GmbH',
    partner_name: 'Partner',
    outstanding_amount: 1000,
    collection_stage: 'new',
    owner_id: null,
    snoozed_until: null,
  })
  world.clock.advance(DAY_MS)
  await runWorkflow()
  const later = await workOf(partner, { kind: 'new_claim' })
  assert.deepEqual(later.data.map(({ claim_id }) => claim_id).sort(), [id, stuck.id].sort())
  const again = later.data.find(({ claim_id }) => claim_id === stuck.id)
  assert.equal(again?.since, first?.since, 'trying in vain again is no new situation')
  world.clock.advance(1000)
  await partner.patch(`/openapi/debtors/${stuck.debtor_id}`, { addresses: [ADDRESS] })
  await runWorkflow()
  assert.deepEqual(
    (await workOf(partner)).data.map(({ claim_id }) => claim_id),
    [id],
  )
})

test('a file that was read with gaps waits until somebody has filled them', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const sent = await upload(partner, `/openapi/claims/${id}/invoices`, [filePart('kaputt.pdf', '%PDF-1.7\nno more')])
  const invoice_id = sent.json().data.id
  assert.equal((await workOf(partner)).counts.extraction_review, 0, 'it is not read yet')
  await world.deps.jobs.runDue(world.deps)
  const { data, counts } = await workOf(partner, { kind: 'extraction_review' })
  assert.equal(counts.extraction_review, 1)
  assert.partialDeepStrictEqual(data[0], { invoice_id, claim_id: id, reason: 'failed' })
  const fields = `/api/operator/invoices/${invoice_id}/extraction/fields`
  await desk.patch(`${fields}/invoice_amount_gross`, { value: 12 })
  await desk.patch(`${fields}/invoice_number`, { value: 'R-1' })
  assert.equal((await workOf(partner)).counts.extraction_review, 1, 'the date is missing still')
  assert.equal((await desk.post(`${fields}/invoice_issue_date/accept`)).statusCode, 409)
  assert.equal((await workOf(partner)).counts.extraction_review, 1, 'and is not done without')
  await desk.patch(`${fields}/invoice_issue_date`, { value: '2026-03-02' })
  assert.equal((await workOf(partner)).counts.extraction_review, 0)
})

test('decisions wait: to sue for the filing, to decline for what comes now', async () => {
  const partner = await world.partner()
  const [sued, declined] = [await makeRecommended(world, partner), await makeRecommended(world, partner)]
  assert.equal((await workOf(partner)).total, 0, 'before that the creditor is asked, not the team')
  for (const [{ url }, decision] of [[sued, 'sue'] as const, [declined, 'decline'] as const]) {
    const answer = await partner.post(url, { decision })
    assert.equal(answer.statusCode, 201, answer.body)
  }
  const { data, counts } = await workOf(partner)
  assert.partialDeepStrictEqual(counts, { filing_to_dispatch: 1, decision_declined: 1 })
  assert.partialDeepStrictEqual(
    data.find(({ kind }) => kind === 'filing_to_dispatch'),
    {
      claim_id: sued.id,
      reason: 'sue',
      debtor_country: 'AT',
    },
  )
  await desk.post(`/api/operator/claims/${sued.id}/filing`, { reference: '1 C 1/26' })
  await desk.post(`/api/operator/claims/${declined.id}/close`, { closure_reason: 'withdrawn' })
  assert.equal((await workOf(partner)).total, 0)
})

test('missed instalments and tenancies to be judged wait at their stages', async () => {
  const partner = await world.partner()
  const plan = await makeCollectable(partner)
  const rent = await makeCollectable(partner, { claim_type: 'tenancy' })
  await move(plan.id, 'in_processing')
  const today = world.clock.business().toISOString().slice(0, 10)
  await desk.post(`/api/operator/claims/${plan.id}/installment-plan`, {
    installments: [{ due_date: today, amount: 1000 }],
  })
  await move(rent.id, 'in_processing', 'first_demand_letter', 'warten_auf_zinstermin', 'manuelle_pruefung')
  assert.deepEqual(kindsOf(await workOf(partner)), ['tenancy_review'])
  world.clock.advance(9 * DAY_MS)
  await runWorkflow()
  assert.deepEqual(kindsOf(await workOf(partner)), ['tenancy_review', 'missed_installment'])
})

test('letters wait to be posted, those that came back for an address, those that cannot be made for a hand', async () => {
  const partner = await world.partner()
  const by_hand = { letter_dispatch: 'by_hand' }
  await (await world.operator()).patch(`/api/operator/organizations/${partner.organization_id}`, by_hand)
  const claim = await makeCollectable(partner)
  const answer = await desk.post(`/api/operator/claims/${claim.id}/stage`, { to_stage: 'in_processing' })
  assert.equal(answer.statusCode, 200, answer.body)
  await desk.post(`/api/operator/claims/${claim.id}/stage`, { to_stage: 'first_demand_letter' })
  const [waiting] = (await workOf(partner)).data
  assert.partialDeepStrictEqual(waiting, { kind: 'letter_to_print', claim_id: null, count: 1 })
  const [letter] = (await desk.get(`/api/operator/letters?claim_id=${claim.id}`)).json().data
  const url = `/api/operator/letters/${letter.id}`
  await desk.post(`${url}/posted`)
  assert.equal((await workOf(partner)).total, 0)
  await desk.post(`${url}/returned`, { reason: 'verzogen' })
  const [returned] = (await workOf(partner)).data
  assert.partialDeepStrictEqual(returned, { kind: 'returned_letter', reason: 'verzogen', letter_id: letter.id })
  world.clock.advance(1000)
  await partner.patch(`/openapi/debtors/${claim.debtor_id}`, { addresses: [] })
  const [stuck] = (await workOf(partner)).data
  assert.partialDeepStrictEqual(stuck, { kind: 'stuck_step', claim_id: claim.id, reason: 'no_address' })
})

test('deliveries that failed wait for two weeks, once for each partner', async () => {
  const partner = await world.partner()
  const admin = await world.operator('admin')
  const webhook = `/api/operator/partners/${partner.partner_id}/webhook`
  const made = await world.request({
    method: 'PUT',
    url: webhook,
    headers: { cookie: admin.cookie },
    payload: { url: 'https://hooks.example.com/in' },
  })
  assert.equal(made.statusCode, 201)
  await makeClaim(partner)
  await makeClaim(partner)
  await world.deps.db.transaction((tx) =>
    tx.run(sql`update webhook_deliveries set status = 'failed', attempts = 6 where status = 'pending'`),
  )
  const { data } = await workOf(partner, { kind: 'failed_deliveries' })
  assert.equal(data.length, 1)
  assert.partialDeepStrictEqual(data[0], {
    count: 2,
    partner_id: partner.partner_id,
    partner_name: 'Partner',
    claim_id: null,
  })
  const owned = await put(`${data[0]?.key}/owner`, { user_id: desk.operator_id })
  assert.equal(owned.json().data.owner_id, desk.operator_id, 'an item without a claim has an owner too')
  world.clock.advance(15 * DAY_MS)
  assert.equal((await workOf(partner)).counts.failed_deliveries, 0)
})

test('the oldest comes first, pages do not overlap, and counts hold for all kinds whatever is listed', async () => {
  const partner = await world.partner()
  const made: string[] = []
  for (let count = 0; count < 5; count++) {
    made.push((await makeDispute(partner)).key)
    world.clock.advance(1000)
  }
  const pages = await Promise.all(['1', '2', '3'].map((page) => workOf(partner, { page, limit: '2' })))
  assert.deepEqual(
    pages.flatMap(({ data }) => data.map(({ key }) => key)),
    made,
  )
  const none = await workOf(partner, { kind: 'new_claim' })
  assert.deepEqual([none.total, none.data.length, none.counts.dispute], [0, 0, 5])
  assert.deepEqual(Object.keys(none.counts).sort(), [...WORK_KINDS].sort())
})

test('what waits of different kinds is in one order, as if all of it were listed at once', async () => {
  const partner = await world.partner()
  for (let round = 0; round < 3; round++) {
    await makeDispute(partner)
    world.clock.advance(1000)
    const { id } = await makeCollectable(partner, { debtor: { addresses: [] } })
    await runWorkflow()
    const task = { claim_id: id, title: 'Anrufen', due_on: dayInVienna(world.clock.business()) }
    assert.equal((await desk.post('/api/operator/tasks', task)).statusCode, 201)
  }
  const keysOf = ({ data }: Listed) => data.map(({ key }) => key)
  const all = keysOf(await workOf(partner, { limit: '100' }))
  assert.equal(all.length, 9)
  const since = (await workOf(partner, { limit: '100' })).data.map((item) => item.since)
  assert.deepEqual(since, since.toSorted())
  const pages = await Promise.all(['1', '2', '3', '4', '5'].map((page) => workOf(partner, { page, limit: '2' })))
  assert.deepEqual(pages.flatMap(keysOf), all)
})

test('of each kind as many are counted as anybody reads, and the answer says where there are more', async () => {
  const partner = await world.partner()
  for (let count = 0; count < 3; count++) await makeDispute(partner)
  const asked = { filter: { organization_id: partner.organization_id }, now: world.clock.business(), stale: [] }
  const disputes = async (most?: number) => (await countWork(world.deps.db, asked, most)).dispute
  assert.deepEqual([await disputes(), await disputes(3), await disputes(2), await disputes(1)], [3, 3, 3, 2])
  const none = Object.fromEntries(WORK_KINDS.map((kind) => [kind, 0])) as Record<WorkKind, number>
  const told = countsOut({ ...none, dispute: COUNTED_MAX, stuck_step: COUNTED_MAX + 1 })
  assert.deepEqual(told, {
    counts: { ...none, dispute: COUNTED_MAX, stuck_step: COUNTED_MAX },
    more_of: ['stuck_step'],
  })
})

test('an item is taken up, handed on and given back; lists narrow to an owner, and the log of the claim tells it', async () => {
  const partner = await world.partner()
  const [mine, other] = [await makeDispute(partner), await makeDispute(partner)]
  const colleague = await world.operator('admin')
  const taken = await put(`${mine.key}/owner`, { user_id: desk.operator_id })
  assert.equal(taken.statusCode, 200, taken.body)
  assert.partialDeepStrictEqual(taken.json().data, { owner_id: desk.operator_id, owner_name: 'Somebody' })
  await put(`${mine.key}/owner`, { user_id: desk.operator_id })
  const keys = async (owner: string, who = desk) =>
    (await listAs(who, { organization_id: partner.organization_id, owner })).data.map(({ key }) => key)
  assert.deepEqual(await keys('me'), [mine.key])
  assert.deepEqual(await keys('me', colleague), [])
  assert.deepEqual(await keys(desk.operator_id.toUpperCase(), colleague), [mine.key])
  assert.deepEqual(await keys('nobody'), [other.key])
  assert.deepEqual((await keys('me_or_nobody')).sort(), [mine.key, other.key].sort())
  assert.deepEqual(await keys('me_or_nobody', colleague), [other.key])
  const lines = await desk.get(`/api/operator/claims?organization_id=${partner.organization_id}`)
  const line = lines.json().data.find(({ id }: { id: string }) => id === mine.id)
  assert.equal(line.owner_id, desk.operator_id, 'the worklist shows it too')

  await put(`${mine.key}/owner`, { user_id: colleague.operator_id }, colleague)
  assert.deepEqual(await keys('me'), [])
  await put(`${mine.key}/owner`, { user_id: null })
  assert.deepEqual((await keys('nobody')).sort(), [mine.key, other.key].sort())
  const told = (await activityOf(world, mine.id)).filter(({ action }) => action === 'work.assigned')
  assert.deepEqual(
    told.map(({ actor_id }) => actor_id),
    [desk.operator_id, colleague.operator_id, desk.operator_id],
    'once for each change',
  )
})

test('anybody of the team sees who can be given an item', async () => {
  const [admin, gone] = [await world.operator('admin'), await world.operator('agent')]
  await admin.patch(`/api/operator/users/${gone.operator_id}`, { disabled: true })
  const { data, total } = (await desk.get('/api/operator/work/colleagues?limit=100')).json()
  const ids = data.map(({ id }: { id: string }) => id)
  assert.equal(total, ids.length)
  assert.ok(ids.includes(admin.operator_id) && ids.includes(desk.operator_id))
  assert.ok(!ids.includes(gone.operator_id), 'somebody who left takes nothing up')
  assert.deepEqual(Object.keys(data[0]), ['id', 'name'])
})

test('many who take one item up at once leave one owner and no fault', async () => {
  const { key } = await makeDispute(await world.partner())
  const team = await Promise.all(Array.from({ length: 6 }, () => world.operator('agent')))
  const answers = await Promise.all(team.map((who) => put(`${key}/owner`, { user_id: who.operator_id }, who)))
  assert.ok(answers.every(({ statusCode }) => statusCode === 200))
  const rows = await world.deps.db.many<{ owner_id: string }>(
    sql`select owner_id from work_marks where subject_id = ${readKey(key)?.subject_id}`,
  )
  assert.equal(rows.length, 1)
  assert.ok(team.some(({ operator_id }) => operator_id === rows[0]?.owner_id))
})

test('an item that is put off comes back at its time', async () => {
  const partner = await world.partner()
  const { id, key } = await makeDispute(partner)
  const until = new Date(world.clock.business().getTime() + DAY_MS).toISOString()
  const snoozed = await put(`${key}/snooze`, { until, note: 'waits for papers' })
  assert.equal(snoozed.statusCode, 200, snoozed.body)
  assert.partialDeepStrictEqual(snoozed.json().data, { snoozed_until: until, snooze_note: 'waits for papers' })
  assert.deepEqual([(await workOf(partner)).total, (await workOf(partner)).counts.dispute], [0, 0])
  const all = await workOf(partner, { include_snoozed: 'true' })
  assert.partialDeepStrictEqual(all, {
    as_of: world.clock.business().toISOString(),
    data: [{ key, snoozed_until: until }],
  })
  assert.equal(all.counts.dispute, 1)
  world.clock.advance(DAY_MS)
  assert.partialDeepStrictEqual((await workOf(partner)).data[0], { key, snoozed_until: null, snooze_note: null })
  await put(`${key}/snooze`, { until: new Date(world.clock.business().getTime() + DAY_MS).toISOString() })
  assert.equal((await workOf(partner)).total, 0)
  await put(`${key}/snooze`, { until: null })
  assert.equal((await workOf(partner)).total, 1, 'brought back by hand')
  const actions = (await activityOf(world, id)).map(({ action }) => action)
  assert.deepEqual(actions.slice(-3), ['work.snoozed', 'work.snoozed', 'work.resumed'])
})

test('an item that is put off comes back earlier when its situation is a new one', async () => {
  const partner = await world.partner()
  const { id, key } = await makeDispute(partner)
  await put(`${key}/owner`, { user_id: desk.operator_id })
  await put(`${key}/snooze`, { until: new Date(world.clock.business().getTime() + 30 * DAY_MS).toISOString() })
  world.clock.advance(DAY_MS)
  await desk.post(`/api/operator/claims/${id}/dispute`, { disputed: false })
  await desk.post(`/api/operator/claims/${id}/dispute`, { disputed: true })
  const [item] = (await workOf(partner)).data
  assert.partialDeepStrictEqual(item, { key, snoozed_until: null, owner_id: desk.operator_id })
})

test('what does not wait cannot be marked, and marks are checked', async () => {
  const { id, key } = await makeDispute(await world.partner())
  const status = async (path: string, body: object) => (await put(path, body)).statusCode
  for (const wrong of [`dispute.${UNKNOWN}`, `tenancy_review.${id}`, `nothing.${id}`, 'dispute', `${key}.x`]) {
    assert.equal(await status(`${wrong}/owner`, { user_id: null }), 404, wrong)
    assert.equal(await status(`${wrong}/snooze`, { until: null }), 404, wrong)
  }
  assert.equal(await status(`${key}/owner`, { user_id: UNKNOWN }), 400)
  assert.equal(await status(`${key}/owner`, {}), 400)
  assert.equal(await status(`${key}/snooze`, { until: world.clock.business().toISOString() }), 400)
  assert.equal(await status(`${key}/snooze`, { until: 'tomorrow' }), 400)
  assert.equal(await status(`${key}/snooze`, { until: null, note: 'x'.repeat(2001) }), 400)
  const gone = await world.operator('agent')
  const admin = await world.operator('admin')
  await admin.patch(`/api/operator/users/${gone.operator_id}`, { disabled: true })
  assert.equal(await status(`${key}/owner`, { user_id: gone.operator_id }), 400, 'somebody who left takes nothing up')
  await desk.post(`/api/operator/claims/${id}/dispute`, { disputed: false })
  assert.equal(await status(`${key}/owner`, { user_id: desk.operator_id }), 404, 'the work is done')
})

test('only the team sees the work queue, and its filters are checked', async () => {
  const partner = await world.partner()
  assert.equal((await world.request({ method: 'GET', url: '/api/operator/work' })).statusCode, 401)
  assert.equal((await partner.get('/api/operator/work')).statusCode, 401)
  assert.equal(
    (await world.request({ method: 'PUT', url: `/api/operator/work/dispute.${UNKNOWN}/owner` })).statusCode,
    401,
  )
  for (const query of ['kind=all', 'owner=you', 'include_snoozed=1', 'limit=101', 'organization_id=1', 'x=1']) {
    assert.equal((await desk.get(`/api/operator/work?${query}`)).statusCode, 400, query)
  }
})

test('a table of the law that is unconfirmed waits for somebody while an open claim is under that law', async () => {
  const admin = await world.operator()
  const stale = () => listAs(desk, { kind: 'legal_table_stale' })
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  await move(id, 'in_processing')
  const { data, counts } = await stale()
  const tables = data.map(({ reason }) => reason)
  assert.deepEqual(
    tables,
    ['district_courts_at', 'lawyer_fees_at', 'court_fees_at', 'reminder_fees_at'],
    'and no German one',
  )
  assert.equal(counts.legal_table_stale, 4)
  const [item] = data
  assert.partialDeepStrictEqual(item, { organization_id: null, organization_name: null, claim_id: null, count: 1 })
  assert.equal(item?.since, '2023-02-28T23:00:00.000Z')
  assert.equal((await workOf(partner)).counts.legal_table_stale, 0, 'it is no work of one organisation')
  const until = new Date(world.clock.business().getTime() + DAY_MS).toISOString()
  assert.equal((await put(`${item?.key}/snooze`, { until })).statusCode, 200)
  assert.equal((await put(`${item?.key}/owner`, { user_id: desk.operator_id })).json().data.owner_name, 'Somebody')
  assert.equal((await stale()).total, 3)
  const confirmed = await admin.post('/api/operator/legal-tables/court_fees_at/confirm', {
    ...{ list: 'first_instance', valid_from: '2025-04-01' },
  })
  assert.equal(confirmed.statusCode, 200, confirmed.body)
  assert.deepEqual(
    (await stale()).data.map(({ reason }) => reason),
    ['lawyer_fees_at', 'reminder_fees_at'],
  )
})

test('a plan that is paid while something else is open waits for somebody', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 300 })
  await move(id, 'in_processing')
  const due_date = new Date(world.clock.business().getTime() + 30 * DAY_MS).toISOString().slice(0, 10)
  const plan = { installments: [{ due_date, amount: 300 }] }
  assert.equal((await desk.post(`/api/operator/claims/${id}/installment-plan`, plan)).statusCode, 201)
  await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 50 })
  assert.deepEqual((await workOf(partner, { kind: 'plan_paid' })).data, [])
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 300 })
  const [item] = (await workOf(partner, { kind: 'plan_paid' })).data
  assert.partialDeepStrictEqual(item, { claim_id: id, outstanding_amount: 50 })
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 50 })
  assert.deepEqual((await workOf(partner, { kind: 'plan_paid' })).data, [])
})
