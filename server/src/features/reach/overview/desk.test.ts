import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeClaim, makeCollectable, makeCustomer } from '../../../../test/cases.ts'
import { makeRecommended } from '../../../../test/court-cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { newId } from '../../../platform/ids.ts'

const world = await openWorld()
const team = await world.operator('agent')
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data

test('the file of a claim has its balance, the court step and where the workflow takes it next', async () => {
  const partner = await world.partner()
  const claim = await makeRecommended(world, partner)
  const before = await fileOf(claim.id)
  assert.equal(before.balance.claim_id, claim.id)
  assert.equal(before.balance.as_of, '2026-05-14')
  assert.ok(before.balance.lines.length > 0)
  assert.deepEqual(before.court, { decision: null, filing: null, title: null, messages: [] })
  assert.equal(before.next_stage, null)

  await partner.post(claim.url, { decision: 'sue' })
  await team.post(`/api/operator/claims/${claim.id}/filing`, { reference: 'F 1' })
  await team.post(`/api/operator/claims/${claim.id}/court-messages`, { kind: 'served', date: '2026-05-14' })
  await team.post(`/api/operator/claims/${claim.id}/title`, { reference: 'T 1', date: '2026-05-14' })
  const { court } = await fileOf(claim.id)
  assert.equal(court.decision.decision, 'sue')
  assert.equal(court.filing.reference, 'F 1')
  assert.equal(court.filing.filed_by, team.operator_id)
  assert.equal(court.title.reference, 'T 1')
  assert.equal(court.messages[0].kind, 'served')
})

test('every act of the desk is listed, allowed or with a reason that a page can translate', async () => {
  const partner = await world.partner()
  const claim = await makeRecommended(world, partner)
  type Action = { action: string; allowed: boolean; reason_code: string | null; reason: string | null }
  const act = async (name: string) =>
    (await fileOf(claim.id)).allowed_actions.find(({ action }: Action) => action === name) as Action
  const verdict = async (name: string) => {
    const { allowed, reason_code } = await act(name)
    return allowed || reason_code
  }
  const names = (await fileOf(claim.id)).allowed_actions.map(({ action }: Action) => action)
  const wanted = ['close', 'reopen', 'dispute', 'settle', 'hold', 'release', 'installment-plan', 'payment', 'document']
  for (const name of [...wanted, 'filing', 'title', 'court-message']) assert.ok(names.includes(name), name)

  assert.equal(await verdict('filing'), 'not_decided')
  assert.equal((await act('filing')).reason, 'The creditor has not decided yet')
  assert.equal(await verdict('title'), 'not_at_stage')
  assert.equal(await verdict('court-message'), 'not_filed')
  assert.equal((await fileOf(claim.id)).waits_for, 'decision')
  await partner.post(claim.url, { decision: 'sue' })
  assert.equal(await verdict('filing'), true)
  assert.equal((await fileOf(claim.id)).waits_for, 'filing')
  const held = await team.post(`/api/operator/claims/${claim.id}/hold`, { held: true })
  const listed = held.json().data.allowed_actions.find(({ action }: Action) => action === 'filing')
  assert.equal(listed.allowed, true, 'the answer of an act knows of the decision too')
  await team.post(`/api/operator/claims/${claim.id}/dispute`, { disputed: true })
  assert.equal(await verdict('filing'), 'disputed')
  assert.equal(await verdict('dispute'), 'already_disputed')
  assert.equal(await verdict('hold'), 'already_held')
  await team.post(`/api/operator/claims/${claim.id}/close`, { closure_reason: 'withdrawn' })
  assert.equal(await verdict('filing'), 'claim_closed')
  assert.equal(await verdict('payment'), true)
  assert.equal(await verdict('document'), true)
  assert.equal(await verdict('reopen'), true)
})

test('the team records a payment by the rules of the partner API, under its own name', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 100 })
  const pay = (body: object, claim_id = id) => team.post(`/api/operator/claims/${claim_id}/payments`, body)
  assert.equal((await pay({ amount: 0 })).statusCode, 400)
  assert.equal((await pay({ amount: 10, payment_date: '2026-05-15' })).statusCode, 400)
  assert.equal((await pay({ amount: 10 }, newId())).statusCode, 404)
  const answer = await pay({ amount: 100, method: 'cash', notes: 'at the door' })
  assert.equal(answer.statusCode, 201, answer.body)
  assert.partialDeepStrictEqual(answer.json().data, {
    ...{ amount: 100, payment_method: 'cash', status: 'completed', updated_by: team.operator_id },
  })
  const claim = (await partner.get(`/openapi/claims/${id}`)).json().data
  assert.deepEqual([claim.case_status, claim.closure_reason], ['closed', 'paid'])
  const logged = (await activityOf(world, id)).find(({ action }) => action === 'payment.recorded')
  assert.deepEqual([logged?.actor_type, logged?.actor_id], ['operator', team.operator_id])
})

test('the team reads and mends any debtor, but for whose it is', async () => {
  const partner = await world.partner()
  const { debtor_id } = await makeClaim(partner)
  const url = `/api/operator/debtors/${debtor_id}`
  assert.equal((await team.get(url)).json().data.person.last_name, 'Canary-Maier')
  const addresses = [{ street: 'Neue Gasse 2', zip: '1080', city: 'Wien', country: 'at' }]
  const mended = await team.patch(url, { addresses, communication_channels: [{ type: 'phone', value: '+43 1 234' }] })
  assert.equal(mended.statusCode, 200, mended.body)
  const seen = (await partner.get(`/openapi/debtors/${debtor_id}`)).json().data
  assert.deepEqual(seen.addresses, [{ ...addresses[0], country: 'AT', is_primary: true }])
  assert.equal(seen.communication_channels[0].value, '+43 1 234')
  assert.equal((await team.patch(url, { person: null })).statusCode, 400)
  assert.equal((await team.patch(url, { customer_id: newId() })).statusCode, 400)
  assert.equal((await team.patch(`/api/operator/debtors/${newId()}`, {})).statusCode, 404)
  assert.equal((await partner.patch(url, {})).statusCode, 401)
})

test('tokens show what they have used of this hour', async () => {
  const admin = await world.operator()
  const partner = await world.partner({ rate_limit_per_hour: 500 })
  const used = async () => (await admin.get(`/api/operator/tokens?partner_id=${partner.partner_id}`)).json().data[0]
  assert.equal((await used()).used_this_hour, 0)
  await partner.get('/openapi/me')
  await partner.get('/openapi/me')
  assert.partialDeepStrictEqual(await used(), { used_this_hour: 2, rate_limit_per_hour: 500, partner_name: 'Partner' })
})

test('partners and customers are found by a part of their names', async () => {
  const admin = await world.operator()
  const partner = await world.partner()
  const customer_id = await makeCustomer(partner)
  const one = (await team.get(`/api/operator/partners/${partner.partner_id}`)).json().data
  assert.equal(one.id, partner.partner_id)
  assert.equal((await team.get(`/api/operator/partners/${newId()}`)).statusCode, 404)
  await admin.patch(`/api/operator/partners/${partner.partner_id}`, { name: 'Zur 100% Blauen Gans' })
  const find = async (query: string) => (await team.get(`/api/operator/${query}`)).json()
  const found = await find('partners?q=100%25%20blauen&sort=name')
  assert.deepEqual([found.total, found.data[0].id], [1, partner.partner_id])
  const customers = await find(`customers?q=huber&organization_id=${partner.organization_id}`)
  assert.equal(customers.total, 1)
  assert.partialDeepStrictEqual(customers.data[0], {
    id: customer_id,
    name: 'Huber GmbH',
    partner_name: 'Zur 100% Blauen Gans',
  })
  assert.equal((await find(`customers?q=nobody&partner_id=${partner.partner_id}`)).total, 0)
})

test('a delivery is shown with the body that is sent', async () => {
  const admin = await world.operator()
  const partner = await world.partner()
  const put = await world.request({
    method: 'PUT',
    url: `/api/operator/partners/${partner.partner_id}/webhook`,
    headers: { cookie: admin.cookie },
    payload: { url: 'https://receiver.example/hook' },
  })
  assert.equal(put.statusCode, 201, put.body)
  const { id } = await makeClaim(partner)
  const list = `/api/operator/partners/${partner.partner_id}/webhook/deliveries`
  const [delivery] = (await team.get(list)).json().data
  const shown = (await team.get(`${list}/${delivery.id}`)).json().data
  assert.equal(JSON.parse(shown.body).id, delivery.event_id)
  assert.equal(JSON.parse(shown.body).data.claim_id, id)
  assert.deepEqual(shown.attempts, [])
  const { case_reference } = (await team.get(`/api/operator/claims/${id}`)).json().data
  assert.deepEqual([delivery.case_reference, shown.case_reference], [case_reference, case_reference])
  const other = await world.partner()
  const foreign = `/api/operator/partners/${other.partner_id}/webhook/deliveries/${delivery.id}`
  assert.equal((await team.get(foreign)).statusCode, 404)
})
