import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf, makeCollectable } from '../../../../test/cases.ts'
import { MUNICH, makeRecommended } from '../../../../test/court-cases.ts'
import { filePart, PDF, upload } from '../../../../test/files.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const partner = await world.partner()

const SUE = { decision: 'sue' } as const
const NETWORK = { ...SUE, wants_lawyer: true, lawyer_type: 'svc_network' } as const
const WISH = {
  ...{ decision: 'sue', wants_lawyer: true, lawyer_type: 'wunschanwalt' },
  ...{ wunschanwalt_first_name: 'Eva', wunschanwalt_last_name: 'Recht', wunschanwalt_location: 'Wien' },
} as const

/** The faults of a 400, by field. */
async function refused(url: string, body: object): Promise<Record<string, string>> {
  const answer = await partner.post(url, body)
  assert.equal(answer.statusCode, 400, answer.body)
  const { success, error, message, details } = answer.json()
  assert.deepEqual([success, error, message], [false, 'VALIDATION_ERROR', 'Validation failed'])
  return Object.fromEntries(details.map((fault: { field: string; message: string }) => [fault.field, fault.message]))
}
const fieldsOf = async (url: string, body: object) => Object.keys(await refused(url, body)).sort()

test('a decision is answered with a receipt and changes neither stage nor events', async () => {
  const claim = await makeRecommended(world, partner)
  const events = await eventsOf(world, claim.id)
  const answer = await partner.post(claim.url, SUE)
  assert.equal(answer.statusCode, 201, answer.body)
  assert.deepEqual(answer.json(), {
    success: true,
    data: {
      ...{ claim_id: claim.id, decision: 'sue', decided_at: world.clock.business().toISOString(), decided_via: 'api' },
      ...{ wants_lawyer: null, lawyer_type: null, streitwert: 1000, amount_to_claim: 1000, court_fees: 140 },
      ...{ lawyer_fees_net: null, lawyer_fees_gross: null },
    },
  })
  const read = (await partner.get(`/openapi/claims/${claim.id}`)).json().data
  assert.equal(read.collection_stage, 'dunning_action_recommended')
  assert.deepEqual(await eventsOf(world, claim.id), events)
  const estimate = (await partner.get(`${claim.url}/estimate`)).json().data
  assert.deepEqual([estimate.decision_open, estimate.decided], [false, true])
})

test('a decision is recorded against the API key', async () => {
  const claim = await makeRecommended(world, partner)
  await partner.post(claim.url, { decision: 'decline' })
  const entry = (await activityOf(world, claim.id)).at(-1)
  assert.deepEqual(entry, { action: 'lawsuit.decided', actor_type: 'token', actor_id: partner.token_id })
  const row = await world.deps.db.one(sql`select decided_by from lawsuit_decisions where claim_id = ${claim.id}`)
  assert.deepEqual(row, { decided_by: partner.token_id })
})

test('lawyer fees stand in the receipt when a lawyer is wanted', async () => {
  const claim = await makeRecommended(world, partner, { amount: 20_000 })
  const { data } = (await partner.post(claim.url, WISH)).json()
  assert.partialDeepStrictEqual(data, {
    ...{ wants_lawyer: true, lawyer_type: 'wunschanwalt', court_fees: 974, lawyer_fees_net: 603.2 },
    lawyer_fees_gross: 723.84,
  })
})

test('a claim that is not at dunning_action_recommended takes no decision', async () => {
  const { id } = await makeCollectable(partner)
  const faults = await refused(`/openapi/claims/${id}/lawsuit-decision`, SUE)
  assert.deepEqual(faults, { decision: 'the claim is not at dunning_action_recommended' })
})

test('a second decision is refused, whatever it says', async () => {
  const claim = await makeRecommended(world, partner)
  assert.equal((await partner.post(claim.url, { decision: 'decline' })).statusCode, 201)
  assert.deepEqual(await refused(claim.url, SUE), { decision: 'a decision already exists' })
  assert.deepEqual(await refused(claim.url, { decision: 'decline' }), { decision: 'a decision already exists' })
})

test('a required lawyer must be named', async () => {
  const claim = await makeRecommended(world, partner, { amount: 5000.01 })
  assert.deepEqual(await fieldsOf(claim.url, SUE), ['lawyer_type', 'wants_lawyer'])
  assert.deepEqual(await fieldsOf(claim.url, { ...SUE, wants_lawyer: false }), ['lawyer_type', 'wants_lawyer'])
  assert.equal((await partner.post(claim.url, NETWORK)).statusCode, 201)
})

test('a lawyer has no place on a German claim', async () => {
  const claim = await makeRecommended(world, partner, { address: MUNICH })
  assert.deepEqual(await fieldsOf(claim.url, { ...SUE, wants_lawyer: true }), ['wants_lawyer'])
  assert.deepEqual(await fieldsOf(claim.url, { ...SUE, lawyer_type: 'svc_network' }), ['lawyer_type'])
  assert.deepEqual(await fieldsOf(claim.url, { ...SUE, wunschanwalt_email: 'a@b.example' }), ['wunschanwalt_email'])
  const answer = await partner.post(claim.url, { ...SUE, wants_lawyer: false })
  assert.equal(answer.statusCode, 201)
  assert.equal(answer.json().data.court_fees, 38)
})

test('in Austria wanting a lawyer needs a type, and a type needs wanting one', async () => {
  const claim = await makeRecommended(world, partner)
  assert.deepEqual(await fieldsOf(claim.url, { ...SUE, wants_lawyer: true }), ['lawyer_type'])
  assert.deepEqual(await fieldsOf(claim.url, { ...SUE, lawyer_type: 'svc_network' }), ['wants_lawyer'])
  assert.deepEqual(await fieldsOf(claim.url, { ...NETWORK, wants_lawyer: false }), ['wants_lawyer'])
})

test('a wunschanwalt needs both names and a location, and nobody else has them', async () => {
  const claim = await makeRecommended(world, partner)
  const bare = { ...SUE, wants_lawyer: true, lawyer_type: 'wunschanwalt' }
  assert.deepEqual(await fieldsOf(claim.url, bare), [
    ...(['wunschanwalt_first_name', 'wunschanwalt_last_name', 'wunschanwalt_location'] as const),
  ])
  assert.deepEqual(await fieldsOf(claim.url, { ...WISH, wunschanwalt_location: ' ' }), ['wunschanwalt_location'])
  assert.deepEqual(await fieldsOf(claim.url, { ...WISH, wunschanwalt_email: 'nobody' }), ['wunschanwalt_email'])
  assert.deepEqual(await fieldsOf(claim.url, { ...WISH, wunschanwalt_first_name: 'x'.repeat(101) }), [
    'wunschanwalt_first_name',
  ])
  const others = await fieldsOf(claim.url, { ...NETWORK, wunschanwalt_last_name: 'Recht' })
  assert.deepEqual(others, ['wunschanwalt_last_name'])
  assert.deepEqual(await fieldsOf(claim.url, { ...SUE, wunschanwalt_last_name: 'Recht' }), ['wunschanwalt_last_name'])
  const answer = await partner.post(claim.url, { ...WISH, wunschanwalt_email: 'eva@recht.example' })
  assert.equal(answer.statusCode, 201, answer.body)
})

test('the amount may reach the limit of the Mahnklage but not exceed it', async () => {
  const above = await makeRecommended(world, partner, { amount: 75_000.01 })
  assert.deepEqual(await refused(above.url, NETWORK), {
    decision: 'the amount exceeds the limit of the Austrian Mahnklage',
  })
  const at = await makeRecommended(world, partner, { amount: 75_000 })
  assert.equal((await partner.post(at.url, NETWORK)).statusCode, 201)
})

test('suing is refused where no Mahnverfahren is available, declining never', async () => {
  const swiss = { street: 'Gasse 1', zip: '8001', city: 'Zürich', country: 'CH' }
  const cases = [{ address: null }, { address: swiss }, { amount: 0 }]
  for (const options of cases) {
    const claim = await makeRecommended(world, partner, options)
    assert.match((await refused(claim.url, SUE)).decision as string, /^no Mahnverfahren is available/)
    const declined = await partner.post(claim.url, { decision: 'decline' })
    assert.equal(declined.statusCode, 201, declined.body)
    assert.equal(declined.json().data.court_fees, null)
  }
  const undelivered = await makeRecommended(world, partner, { address: MUNICH })
  await partner.patch(`/openapi/claims/${undelivered.id}`, { obligation_fulfilled: false })
  assert.deepEqual(await fieldsOf(undelivered.url, SUE), ['decision'])
})

test('lawyer fields with a refusal to sue are a fault, and the receipt still tells the court fee', async () => {
  const claim = await makeRecommended(world, partner)
  assert.deepEqual(await fieldsOf(claim.url, { ...WISH, decision: 'decline' }), [
    ...(['lawyer_type', 'wants_lawyer', 'wunschanwalt_first_name', 'wunschanwalt_last_name'] as const),
    'wunschanwalt_location',
  ])
  const { data } = (await partner.post(claim.url, { decision: 'decline' })).json()
  assert.deepEqual([data.decision, data.court_fees, data.lawyer_fees_net], ['decline', 140, null])
})

test('the body is judged before the claim is looked up, and a foreign claim is not there', async () => {
  const unknown = '/openapi/claims/00000000-0000-4000-8000-000000000000/lawsuit-decision'
  assert.deepEqual(await fieldsOf(unknown, { decision: 'perhaps', more: 1 }), ['decision', 'more'])
  assert.deepEqual(await fieldsOf(unknown, {}), ['decision'])
  const missing = await partner.post(unknown, SUE)
  assert.equal(missing.statusCode, 404)
  assert.deepEqual(missing.json(), { success: false, message: 'Claim not found' })
  const claim = await makeRecommended(world, partner)
  assert.equal((await (await world.partner()).post(claim.url, SUE)).statusCode, 404)
})

test('of twenty decisions at once exactly one is recorded, whichever way they come', async () => {
  const claim = await makeRecommended(world, partner)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? partner.post(claim.url, index % 4 === 0 ? SUE : { decision: 'decline' })
        : partner.post(`/sandbox/claims/${claim.id}/decide`, SUE),
    ),
  )
  const good = answers.filter(({ statusCode }) => statusCode < 300)
  assert.equal(good.length, 1)
  for (const { statusCode, body } of answers.filter(({ statusCode }) => statusCode >= 300)) {
    assert.equal(statusCode, 400)
    assert.match(body, /a decision already exists/)
  }
  const { count } = (await world.deps.db.one<{ count: number }>(
    sql`select count(*)::int as count from lawsuit_decisions where claim_id = ${claim.id}`,
  )) as { count: number }
  assert.equal(count, 1)
})

test('a repeated request with the same key gets the same receipt', async () => {
  const claim = await makeRecommended(world, partner)
  const key = { 'idempotency-key': 'decide-once' }
  const [first, second] = [await partner.post(claim.url, SUE, key), await partner.post(claim.url, SUE, key)]
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201])
  assert.equal(first.body, second.body)
  assert.equal(second.headers['idempotent-replayed'], 'true')
})

test('in the sandbox the creditor decides in the portal', async () => {
  const claim = await makeRecommended(world, partner)
  const url = `/sandbox/claims/${claim.id}/decide`
  const answer = await partner.post(url, SUE)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.decided_via, 'portal')
  assert.equal((await partner.post(url, SUE)).statusCode, 400)
  assert.equal((await (await world.partner()).post(url, SUE)).statusCode, 404)
})

test('documents of a claim that goes to court are kept when they are deleted', async () => {
  const keep = await makeRecommended(world, partner)
  const drop = await makeRecommended(world, partner)
  const fileOn = async (id: string) =>
    (await upload(partner, `/openapi/claims/${id}/documents`, [filePart('a.pdf', PDF)])).json().data.id
  const [kept, gone] = [await fileOn(keep.id), await fileOn(drop.id)]
  await partner.post(keep.url, SUE)
  await partner.post(drop.url, { decision: 'decline' })
  const retained = async (id: string) => (await partner.delete(`/openapi/documents/${id}`)).json().data.retained
  assert.deepEqual([await retained(kept), await retained(gone)], [true, false])
})
