import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, eventsOf, makeClaim, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_MS, DAY_S } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')

const RUN_S = 900

async function advance(seconds: number): Promise<void> {
  const client = await world.partner()
  const answer = await client.post('/sandbox/clock/advance', { seconds })
  assert.equal(answer.statusCode, 200, answer.body)
}

const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const stageOf = async (id: string): Promise<string> => (await fileOf(id)).collection_stage

/** What partners are told of the stages, in order. */
const stagesTold = async (id: string) =>
  (await eventsOf(world, id))
    .filter(({ type }) => type === 'claim.collection_stage_changed')
    .map(({ data }) => data.to_stage)

const collect = (id: string, path: string, body: object = {}) => team.post(`/api/operator/claims/${id}/${path}`, body)

async function openCase(
  more: Parameters<typeof makeCollectable>[1] = {},
): Promise<{ partner: PartnerClient; id: string; debtor_id: string }> {
  const partner = await world.partner()
  const { id, debtor_id } = await makeCollectable(partner, more)
  return { partner, id, debtor_id }
}

/** A claim at the first demand letter, where it has just arrived. */
async function openDemanded(more: Parameters<typeof makeCollectable>[1] = {}) {
  const made = await openCase(more)
  await advance(2 * RUN_S)
  assert.equal(await stageOf(made.id), 'first_demand_letter')
  return made
}

test('a claim that is filed runs by itself to the recommendation of the court step, with three letters', async () => {
  const { partner, id } = await openCase()
  assert.equal(await stageOf(id), 'new')
  // The world's clock stands where a run is due.
  await advance(1)
  assert.equal(await stageOf(id), 'in_processing')
  assert.equal((await partner.get(`/openapi/claims/${id}`)).json().data.submission_state, 'accepted')
  await advance(RUN_S)
  assert.equal(await stageOf(id), 'first_demand_letter')
  await advance(14 * DAY_S - RUN_S)
  assert.equal(await stageOf(id), 'first_demand_letter', 'not a run too early')
  await advance(2 * RUN_S)
  assert.equal(await stageOf(id), 'second_demand_letter')
  await advance(60 * DAY_S)
  const file = await fileOf(id)
  assert.equal(file.collection_stage, 'dunning_action_recommended')
  assert.equal(file.next_step_at, null)
  assert.deepEqual(await stagesTold(id), [
    'new',
    'in_processing',
    'first_demand_letter',
    'second_demand_letter',
    'third_demand_letter',
    'dunning_action_recommended',
  ])
  assert.deepEqual(
    file.letters.map(({ kind }: { kind: string }) => kind),
    ['third_demand_letter', 'second_demand_letter', 'first_demand_letter'],
  )
  const times = (await eventsOf(world, id)).map(({ data }) => data.changed_at as string)
  assert.deepEqual(times, [...times].sort(), 'each later than the one before')
})

test('after a week of standing still a claim goes one step in a run, and skips nothing', async () => {
  const { id } = await openDemanded()
  world.clock.advance(40 * DAY_MS)
  await world.deps.jobs.runDue(world.deps)
  assert.equal(await stageOf(id), 'second_demand_letter')
  await world.deps.jobs.runDue(world.deps)
  assert.equal(await stageOf(id), 'second_demand_letter', 'its time begins with the stage')
})

test('intervals are the organisation’s own', async () => {
  const partner = await world.partner()
  const admin = await world.operator('admin')
  const settings = { letter_interval_days: 3 }
  assert.equal((await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)).statusCode, 200)
  const { id } = await makeCollectable(partner)
  await advance(2 * RUN_S + 3 * DAY_S + RUN_S)
  assert.equal(await stageOf(id), 'second_demand_letter')
})

test('a disputed case stands still, and what was left of its time runs on', async () => {
  const { partner, id } = await openDemanded()
  await advance(10 * DAY_S)
  assert.equal((await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })).statusCode, 200)
  await advance(100 * DAY_S)
  assert.equal(await stageOf(id), 'first_demand_letter')
  assert.equal((await collect(id, 'stage', { to_stage: 'second_demand_letter' })).statusCode, 409)
  assert.equal((await collect(id, 'dispute', { disputed: false, note: 'settled on the phone' })).statusCode, 200)
  await advance(3 * DAY_S)
  assert.equal(await stageOf(id), 'first_demand_letter')
  await advance(DAY_S + RUN_S)
  assert.equal(await stageOf(id), 'second_demand_letter')
})

test('the team stops the automatic steps of a claim and lets them go on', async () => {
  const { id } = await openDemanded()
  assert.equal((await collect(id, 'hold', { held: true })).json().data.is_held, true)
  assert.equal((await collect(id, 'hold', { held: true })).statusCode, 409)
  await advance(30 * DAY_S)
  assert.equal(await stageOf(id), 'first_demand_letter')
  const moved = await collect(id, 'stage', { to_stage: 'second_demand_letter', note: 'on request' })
  assert.equal(moved.json().data.collection_stage, 'second_demand_letter', 'by hand it still moves')
  assert.equal((await collect(id, 'hold', { held: false })).statusCode, 200)
  await advance(14 * DAY_S + RUN_S)
  assert.equal(await stageOf(id), 'third_demand_letter')
})

test('a claim without an address waits, and goes on when there is one', async () => {
  const { partner, id, debtor_id } = await openCase({ debtor: { addresses: [] } })
  await advance(5 * DAY_S)
  assert.equal(await stageOf(id), 'new')
  assert.equal((await fileOf(id)).blocked_reason, 'no_address')
  assert.equal((await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] })).statusCode, 200)
  await advance(2 * RUN_S)
  assert.equal(await stageOf(id), 'first_demand_letter')
  assert.equal((await fileOf(id)).blocked_reason, null)
})

test('a letter that cannot be made leaves the claim where it is and stops nobody else', async () => {
  const { partner, id, debtor_id } = await openCase()
  await advance(RUN_S)
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [] })
  const other = await openCase()
  await advance(2 * RUN_S)
  assert.equal(await stageOf(id), 'in_processing')
  assert.equal((await fileOf(id)).blocked_reason, 'no_address')
  assert.equal(await stageOf(other.id), 'first_demand_letter')
  const refused = await collect(id, 'stage', { to_stage: 'first_demand_letter' })
  assert.equal(refused.statusCode, 409)
  assert.match(refused.json().message, /The letter cannot be made: /)
})

test('a claim without an amount waits for its first invoice', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await advance(DAY_S)
  assert.equal(await stageOf(id), 'new')
  assert.equal((await fileOf(id)).next_step_at, null)
  const accepted = await collect(id, 'stage', { to_stage: 'in_processing' })
  assert.equal(accepted.json().data.submission_state, 'accepted', 'the team may accept it all the same')
})

test('what is not due is in no letter, and a claim of which nothing is due waits for its day', async () => {
  const later = { invoice_amount_gross: 50, invoice_issue_date: '2031-01-01', invoice_due_date: '2031-01-15' }
  const { partner, id } = await openCase({ amount: 200 })
  assert.equal((await partner.post(`/openapi/claims/${id}/invoices/manual`, later)).statusCode, 201)
  const { id: waiting, debtor_id } = await makeClaim(partner)
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] })
  assert.equal((await partner.post(`/openapi/claims/${waiting}/invoices/manual`, later)).statusCode, 201)
  await advance(2 * RUN_S)
  const file = await fileOf(id)
  assert.equal(file.collection_stage, 'first_demand_letter')
  assert.ok(file.letters[0].total_amount < 250)
  const { collection_stage, blocked_reason, blocked_until } = await fileOf(waiting)
  assert.deepEqual([collection_stage, blocked_reason, blocked_until], ['new', 'not_due', '2031-01-15'])
})

test('a move outside of the table is a 409 that lists the allowed ones', async () => {
  const { id } = await openCase()
  const refused = await collect(id, 'stage', { to_stage: 'dunning_action_recommended' })
  assert.equal(refused.statusCode, 409)
  assert.equal(
    refused.json().message,
    'A claim at new cannot move to dunning_action_recommended; allowed are: in_processing, closed',
  )
  assert.match((await collect(id, 'stage', { to_stage: 'closed' })).json().message, /the call close/)
  assert.equal((await collect(id, 'stage', { to_stage: 'nowhere' })).statusCode, 400)
  assert.deepEqual(await stagesTold(id), ['new'])
})

test('the team closes for three reasons, and opens again at the stage before, told to partners in order', async () => {
  const { id } = await openDemanded()
  for (const closure_reason of ['paid', 'installment_plan', 'lost', undefined]) {
    assert.equal((await collect(id, 'close', { closure_reason })).statusCode, 400)
  }
  const closed = await collect(id, 'close', { closure_reason: 'written_off', note: 'insolvent' })
  assert.partialDeepStrictEqual(closed.json().data, {
    case_status: 'closed',
    closure_reason: 'written_off',
    collection_stage: 'closed',
    next_step_at: null,
  })
  assert.equal((await collect(id, 'close', { closure_reason: 'withdrawn' })).statusCode, 409)
  assert.match((await collect(id, 'stage', { to_stage: 'second_demand_letter' })).json().message, /reopen/)
  await advance(30 * DAY_S)
  assert.equal(await stageOf(id), 'closed')
  const reopened = await team.post(`/api/operator/claims/${id}/reopen`)
  assert.partialDeepStrictEqual(reopened.json().data, {
    case_status: 'open',
    closure_reason: null,
    collection_stage: 'first_demand_letter',
  })
  assert.equal((await collect(id, 'reopen')).statusCode, 409)
  await advance(13 * DAY_S)
  assert.equal(await stageOf(id), 'first_demand_letter', 'the time begins anew')
  await advance(DAY_S + RUN_S)
  assert.equal(await stageOf(id), 'second_demand_letter')
  const told = (await eventsOf(world, id)).slice(3, 7).map(({ type, data }) => [type, data.to_stage ?? data.to_status])
  assert.deepEqual(told, [
    ['claim.collection_stage_changed', 'closed'],
    ['claim.status_changed', 'closed'],
    ['claim.collection_stage_changed', 'first_demand_letter'],
    ['claim.status_changed', 'open'],
  ])
})

test('a claim that is paid in full is not reopened by hand, but by reversing the payment', async () => {
  const { id, partner } = await openDemanded()
  const { outstanding_amount: amount } = (await partner.get(`/openapi/claims/${id}`)).json().data
  const payment = (await partner.post(`/openapi/claims/${id}/payments`, { amount })).json().data
  const told = (await eventsOf(world, id)).length
  const refused = await collect(id, 'reopen')
  assert.deepEqual([refused.statusCode, (await eventsOf(world, id)).length], [409, told])
  assert.match(refused.json().message, /paid in full; reverse the payment/)
  await team.post(`/api/operator/payments/${payment.id}/reverse`)
  assert.equal(await stageOf(id), 'first_demand_letter')
})

test('a claim that was never accepted is rejected by closing it', async () => {
  const { id } = await openCase()
  assert.equal((await collect(id, 'close', { closure_reason: 'withdrawn' })).json().data.submission_state, 'rejected')
  assert.equal((await collect(id, 'reopen')).json().data.submission_state, 'new')
  await advance(RUN_S)
  assert.equal(await stageOf(id), 'in_processing')
})

test('on a tenancy claim the next rent comes first, and then a person looks', async () => {
  const { id } = await openDemanded({ claim_type: 'tenancy' })
  let stage = await stageOf(id)
  for (let days = 0; days < 40 && stage !== 'manuelle_pruefung'; days++) {
    await advance(DAY_S)
    stage = await stageOf(id)
  }
  assert.equal(stage, 'manuelle_pruefung')
  assert.ok((await stagesTold(id)).includes('warten_auf_zinstermin'))
  assert.equal((await collect(id, 'stage', { to_stage: 'mzr_aufhebungserklaerung_sent' })).statusCode, 200)
  assert.equal((await fileOf(id)).letters[0].kind, 'mzr_aufhebungserklaerung')
  await advance(14 * DAY_S + RUN_S)
  assert.equal(await stageOf(id), 'mzr_klage_recommended')
})

test('the team sees what may be done, and why not', async () => {
  const { id } = await openDemanded()
  const actions = (await fileOf(id)).allowed_actions as {
    action: string
    to_stage: string | null
    allowed: boolean
    reason: string | null
  }[]
  const find = (action: string) => actions.find((one) => one.action === action)
  const to_stage = 'second_demand_letter'
  const effects = ['letter_sent', 'fee_charged', 'stage_told', 'time_begins']
  assert.deepEqual(find('stage'), {
    action: 'stage',
    to_stage,
    allowed: true,
    reason_code: null,
    reason: null,
    effects,
  })
  assert.deepEqual([find('close')?.allowed, find('reopen')?.allowed], [true, false])
  assert.equal(find('reopen')?.reason, 'The claim is not closed')
  assert.equal((await fileOf(id)).waits_for, 'time')
  await collect(id, 'dispute', { disputed: true })
  assert.equal((await fileOf(id)).waits_for, 'settlement')
  const disputed = (await fileOf(id)).allowed_actions.find((one: { action: string }) => one.action === 'stage')
  assert.match(disputed.reason, /disputed/)
  assert.equal(disputed.reason_code, 'disputed')
})

test('the worklist is searched by reference, name and invoice number, and filtered', async () => {
  const { partner, id } = await openCase()
  const { case_reference } = (await partner.get(`/openapi/claims/${id}`)).json().data
  const search = async (query: string) =>
    (await team.get(`/api/operator/claims?${query}`)).json().data.map((line: { id: string }) => line.id)
  assert.deepEqual(await search(`q=${case_reference.toLowerCase()}`), [id])
  assert.ok((await search('q=canary-maier')).includes(id))
  assert.ok((await search('q=R-1')).includes(id))
  assert.deepEqual(await search('q=100%25_'), [], 'signs of patterns stand for themselves')
  assert.deepEqual(await search(`partner_id=${partner.partner_id}`), [id])
  assert.deepEqual(await search(`partner_id=${partner.partner_id}&collection_stage=closed`), [])
  assert.equal((await team.get('/api/operator/claims?collection_stage=odd')).statusCode, 400)
})
