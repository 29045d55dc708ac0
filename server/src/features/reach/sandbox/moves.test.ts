import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeClaim, makeCollectable } from '../../../../test/cases.ts'
import { WAY_TO_COURT } from '../../../../test/court-cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'

const world = await openWorld()

const move = (partner: PartnerClient, id: string, to_stage: string) =>
  partner.post(`/sandbox/claims/${id}/stage`, { to_stage })

async function walk(partner: PartnerClient, id: string, stages: readonly string[]): Promise<void> {
  for (const stage of stages) {
    const answer = await move(partner, id, stage)
    assert.equal(answer.statusCode, 200, `${stage}: ${answer.body}`)
    assert.equal(answer.json().data.collection_stage, stage)
  }
}

test('a partner walks a claim through every stage up to the title, and what that needs is invented', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  await walk(partner, id, [
    ...WAY_TO_COURT,
    ...['installment_payment', 'installment_cancelled', 'dunning_action_recommended'],
    ...['dunning_action_filed', 'exekutionsantrag_recommended', 'closed', 'exekutionsantrag_recommended'],
  ])
  const plan = (await partner.get(`/openapi/claims/${id}/installment-plan`)).json().data
  assert.deepEqual([plan.agreed_via, plan.installments.length], ['sandbox', 3])
  const estimate = (await partner.get(`/openapi/claims/${id}/lawsuit-decision/estimate`)).json().data
  assert.deepEqual([estimate.decided, estimate.decision_open], [true, false])
})

test('the stages of tenancy are for tenancy claims', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { claim_type: 'tenancy' })
  await walk(partner, id, [
    ...['in_processing', 'first_demand_letter', 'warten_auf_zinstermin', 'manuelle_pruefung'],
    ...['mzr_aufhebungserklaerung_sent', 'mzr_klage_recommended'],
  ])
  const other = await makeCollectable(partner)
  await walk(partner, other.id, ['in_processing', 'first_demand_letter'])
  const refused = await move(partner, other.id, 'warten_auf_zinstermin')
  assert.equal(refused.statusCode, 409)
  assert.match(refused.json().message, /allowed are: second_demand_letter, installment_payment, closed/)
})

test('without address and amount a letter is left out, and the move is made', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await walk(partner, id, ['in_processing', 'first_demand_letter'])
  assert.ok((await activityOf(world, id)).some(({ action }) => action === 'letter.left_out'))
  const refused = await move(partner, id, 'installment_payment')
  assert.equal(refused.statusCode, 409)
  assert.match(refused.json().message, /Nothing is open/)
})

test('nonsense is refused with what is allowed, and another organisation’s claim is not there', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const outside = await move(partner, id, 'third_demand_letter')
  assert.equal(outside.statusCode, 409)
  assert.match(outside.json().message, /allowed are: in_processing, closed/)
  const unknown = await move(partner, id, 'somewhere')
  assert.deepEqual([unknown.statusCode, unknown.json().details[0].field], [400, 'to_stage'])
  const stranger = await world.partner()
  assert.deepEqual((await move(stranger, id, 'in_processing')).json(), { success: false, message: 'Claim not found' })
})

test('a debtor pays, and the team closes, as if they were there', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 100 })
  const paid = await partner.post(`/sandbox/claims/${id}/pay`, { amount: 40 })
  assert.deepEqual([paid.statusCode, paid.json().data.amount], [200, 40])
  for (const body of [{ amount: 0 }, { amount: -1 }, { amount: 1.001 }, { amount: '1' }, {}]) {
    assert.equal((await partner.post(`/sandbox/claims/${id}/pay`, body)).statusCode, 400)
  }
  assert.equal((await partner.post(`/sandbox/claims/${id}/close`, { closure_reason: 'paid' })).statusCode, 400)
  const closed = await partner.post(`/sandbox/claims/${id}/close`, { closure_reason: 'withdrawn' })
  assert.deepEqual([closed.statusCode, closed.json().data.closure_reason], [200, 'withdrawn'])
  assert.equal((await partner.post(`/sandbox/claims/${id}/close`, { closure_reason: 'withdrawn' })).statusCode, 409)
})
