import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, makeClaim, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_S, dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')
const admin = await world.operator('admin')

const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)
const claimOf = async (partner: PartnerClient, id: string) => (await partner.get(`/openapi/claims/${id}`)).json().data
const blockOf = async (partner: PartnerClient, id: string) => {
  const { blocked_reason, blocked_until, collection_stage } = await claimOf(partner, id)
  return [blocked_reason, blocked_until, collection_stage]
}
const invoice = (partner: PartnerClient, id: string, body: object = {}) =>
  partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 100, ...body })

test('a claim says what it waits for, step by step, and goes on when nothing is left', async () => {
  const partner = await world.partner()
  const { id, debtor_id } = await makeClaim(partner)
  assert.deepEqual(await blockOf(partner, id), ['no_amount', null, 'new'])
  await invoice(partner, id, { invoice_due_date: '2026-06-10' })
  assert.deepEqual(await blockOf(partner, id), ['no_address', null, 'new'])
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] })
  assert.deepEqual(await blockOf(partner, id), ['not_due', '2026-06-10', 'new'])
  await partner.patch(`/openapi/claims/${id}`, { obligation_fulfilled: false })
  await advance(28 * DAY_S)
  assert.deepEqual(await blockOf(partner, id), ['obligation_not_fulfilled', null, 'new'])
  await partner.patch(`/openapi/claims/${id}`, { obligation_fulfilled: true })
  assert.deepEqual(await blockOf(partner, id), [null, null, 'new'])
  await advance(1800)
  assert.deepEqual(await blockOf(partner, id), [null, null, 'first_demand_letter'])
})

test('what is not due begins on its day by itself', async () => {
  const partner = await world.partner()
  const { id, debtor_id } = await makeClaim(partner)
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [ADDRESS] })
  const due = new Date(world.clock.business().getTime() + 10 * DAY_S * 1000).toISOString().slice(0, 10)
  await invoice(partner, id, { invoice_due_date: due })
  await advance(8 * DAY_S)
  assert.deepEqual(await blockOf(partner, id), ['not_due', due, 'new'])
  await advance(3 * DAY_S)
  assert.equal((await claimOf(partner, id)).collection_stage, 'first_demand_letter')
})

test('no letter goes to the insolvent or the dead, the waiting time stands still, and payments count', async () => {
  const partner = await world.partner()
  const { id, debtor_id } = await makeCollectable(partner)
  await advance(1800)
  await advance(10 * DAY_S)
  const situation = (body: object) => team.post(`/api/operator/debtors/${debtor_id}/situation`, body)
  assert.equal((await situation({ situation: 'insolvent', note: 'Edikt' })).json().data.situation, 'insolvent')
  assert.deepEqual((await blockOf(partner, id))[0], 'insolvent')
  await advance(60 * DAY_S)
  assert.equal((await claimOf(partner, id)).collection_stage, 'first_demand_letter')
  const refused = await team.post(`/api/operator/claims/${id}/stage`, { to_stage: 'second_demand_letter' })
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'letter_not_possible'])
  const played = await partner.post(`/sandbox/claims/${id}/stage`, { to_stage: 'second_demand_letter' })
  assert.deepEqual([played.statusCode, played.json().code], [409, 'letter_not_possible'], 'in the sandbox neither')
  assert.equal((await partner.post(`/openapi/claims/${id}/payments`, { amount: 5 })).statusCode, 201)
  const { data } = (await team.get('/api/operator/work?kind=insolvency_filing&limit=100')).json()
  assert.ok(data.some((item: { claim_id: string }) => item.claim_id === id))
  await situation({ situation: 'none' })
  await advance(3 * DAY_S)
  assert.equal((await claimOf(partner, id)).collection_stage, 'first_demand_letter', 'four days were left')
  await advance(2 * DAY_S)
  assert.equal((await claimOf(partner, id)).collection_stage, 'second_demand_letter')
  assert.equal((await situation({ situation: 'lost' })).statusCode, 400)
})

test('a minor’s letters go to a representative, once the team has named one', async () => {
  const partner = await world.partner()
  const person = { first_name: 'Kim', last_name: 'Jung', birth_date: '2015-01-01' }
  const { id } = await makeCollectable(partner, { debtor: { person } })
  assert.equal((await blockOf(partner, id))[0], 'minor')
  const unblock = (body: object) => team.post(`/api/operator/claims/${id}/unblock`, body)
  assert.deepEqual(
    (await unblock({ note: 'x' }))
      .json()
      .details.map(({ field, code }: { field: string; code: string }) => [field, code]),
    [['representative', 'required']],
  )
  const representative = { name: 'Eva Jung', address: { street: 'Weg 1', zip: '4020', city: 'Linz', country: 'AT' } }
  const lifted = await unblock({ note: 'Obsorge', representative })
  assert.deepEqual([lifted.statusCode, lifted.json().data.blocked_reason], [200, null])
  await advance(1800)
  const [letter] = (await team.get(`/api/operator/claims/${id}`)).json().data.letters
  assert.deepEqual(letter.recipient, ['Eva Jung', 'als gesetzliche Vertretung von Kim Jung', 'Weg 1', '4020 Linz'])
  const again = await unblock({})
  assert.deepEqual([again.statusCode, again.json().code], [409, 'not_liftable'])
})

test('claims below the smallest amount wait until they grow, the setting falls or the team lifts it', async () => {
  const partner = await world.partner()
  const url = `/api/operator/organizations/${partner.organization_id}`
  assert.equal((await admin.patch(url, { minimum_claim_amount: 500 })).statusCode, 200)
  const [small, lifted, grown] = [
    await makeCollectable(partner, { amount: 100 }),
    await makeCollectable(partner, { amount: 100 }),
    await makeCollectable(partner, { amount: 100 }),
  ]
  assert.equal((await blockOf(partner, small.id))[0], 'below_minimum')
  await team.post(`/api/operator/claims/${lifted.id}/unblock`, { note: 'Stammkunde' })
  await invoice(partner, grown.id, { invoice_amount_gross: 400, invoice_due_date: '2026-05-01' })
  await advance(1800)
  const stages = async () =>
    Promise.all([small, lifted, grown].map(async ({ id }) => (await claimOf(partner, id)).collection_stage))
  assert.deepEqual(await stages(), ['new', 'first_demand_letter', 'first_demand_letter'])
  await admin.patch(url, { minimum_claim_amount: 0 })
  await advance(3600)
  assert.deepEqual(await stages(), ['first_demand_letter', 'first_demand_letter', 'first_demand_letter'])
})

test('lifting one block leaves the others', async () => {
  const partner = await world.partner()
  const { id, debtor_id } = await makeCollectable(partner)
  await advance(1800)
  const [letter] = (await team.get(`/api/operator/claims/${id}`)).json().data.letters
  await team.post(`/api/operator/letters/${letter.id}/returned`, { note: 'verzogen' })
  const person = { first_name: 'Kim', last_name: 'Jung', birth_date: '2015-01-01' }
  await team.patch(`/api/operator/debtors/${debtor_id}`, { person })
  assert.equal((await blockOf(partner, id))[0], 'minor')
  const representative = { name: 'Eva Jung', address: { street: 'Weg 1', zip: '4020', city: 'Linz', country: 'AT' } }
  await team.post(`/api/operator/claims/${id}/unblock`, { representative })
  assert.equal((await blockOf(partner, id))[0], 'address_unknown')
})

test('another law counts at once for the limitation and for a letter that waits to be sent', async () => {
  const partner = await world.partner()
  const url = `/api/operator/organizations/${partner.organization_id}`
  assert.equal((await admin.patch(url, { letter_dispatch: 'by_hand' })).statusCode, 200)
  const { id } = await makeCollectable(partner)
  await advance(1800)
  const file = async () => (await team.get(`/api/operator/claims/${id}`)).json().data
  const before = await file()
  assert.deepEqual([before.governing_law, before.waits_for], ['AT', 'posting'])
  assert.equal((await team.patch(`/api/operator/claims/${id}`, { governing_law: 'DE' })).statusCode, 200)
  const after = await file()
  assert.deepEqual([after.letters[0].status, after.waits_for], ['void', 'time'])
  assert.ok(after.time_barred_on > before.time_barred_on, 'German law counts from the end of the year')
  await advance(1800)
  assert.deepEqual(
    (await file()).letters.map(({ status }: { status: string }) => status),
    ['outbox', 'void'],
  )
})

test('a claim without a law waits, and the team may name one until the first letter', async () => {
  const partner = await world.partner()
  const swiss = { addresses: [{ ...ADDRESS, country: 'CH' }] }
  const { id } = await makeCollectable(partner, { debtor: swiss })
  assert.equal((await blockOf(partner, id))[0], 'no_law')
  const patch = (body: object) => team.patch(`/api/operator/claims/${id}`, body)
  const named = await patch({ governing_law: 'DE' })
  assert.deepEqual(
    [named.statusCode, named.json().data.governing_law, named.json().data.blocked_reason],
    [200, 'DE', null],
  )
  await advance(1800)
  assert.equal((await claimOf(partner, id)).governing_law, 'DE')
  const late = await patch({ governing_law: 'AT' })
  assert.deepEqual([late.statusCode, late.json().code], [409, 'law_settled'])
  assert.equal((await patch({ governing_law: 'CH' })).statusCode, 400)
})

test('a claim finds its law when its creditor gets an address that has one', async () => {
  const partner = await world.partner()
  const company = { acting_as: 'company', person: undefined, company: { company_name: 'Meier AG' } }
  const swiss = { ...company, addresses: [{ ...ADDRESS, country: 'CH' }] }
  const { id, customer_id } = await makeCollectable(partner, { debtor: swiss })
  assert.equal((await blockOf(partner, id))[0], 'no_law')
  assert.equal((await partner.patch(`/openapi/customers/${customer_id}`, { address: ADDRESS })).statusCode, 200)
  assert.deepEqual((await blockOf(partner, id)).slice(0, 2), [null, null])
})

test('a claim against a minor says so before it has an invoice', async () => {
  const partner = await world.partner()
  const { id, debtor_id } = await makeClaim(partner)
  const person = { first_name: 'Mia', last_name: 'Maier', birth_date: '2020-01-01' }
  assert.equal((await partner.patch(`/openapi/debtors/${debtor_id}`, { person })).statusCode, 200)
  assert.equal((await blockOf(partner, id))[0], 'minor')
  const { customer_id } = await claimOf(partner, id)
  const again = await partner.post('/openapi/claims', { debtor_id, customer_id })
  assert.equal(again.json().data?.blocked_reason, 'minor', again.body)
})

test('another law limits the creditor’s own fees anew, and says how much is over', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await partner.patch(`/openapi/debtors/${(await claimOf(partner, id)).debtor_id}`, { addresses: [ADDRESS] })
  await invoice(partner, id, { invoice_due_date: '2026-01-31', creditor_reminder_fees_incurred: 10 })
  const feeOf = async () =>
    (await partner.get(`/openapi/claims/${id}/balance`))
      .json()
      .data.lines.find(({ kind }: { kind: string }) => kind === 'creditor_fee')
  assert.equal((await feeOf()).amount, 10)
  assert.equal((await team.patch(`/api/operator/claims/${id}`, { governing_law: 'DE' })).statusCode, 200)
  assert.partialDeepStrictEqual(await feeOf(), { amount: 2.5, formula: '10.00 − 7.50 = 2.50' })
})

test('a hold with a day ends on it by itself, and what was left of the time runs on', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  await advance(1800)
  await advance(10 * DAY_S)
  const inDays = (days: number) => dayInVienna(new Date(world.clock.business().getTime() + days * DAY_S * 1000))
  const hold = (body: object) => team.post(`/api/operator/claims/${id}/hold`, body)
  const past = await hold({ held: true, until: inDays(0) })
  assert.deepEqual(past.json().details, [{ field: 'until', code: 'in_the_past', message: 'must lie ahead' }])
  const until = inDays(20)
  assert.equal((await hold({ held: true, until, note: 'Ratenangebot' })).statusCode, 200)
  assert.deepEqual((await blockOf(partner, id)).slice(0, 2), ['held', until])
  await advance(18 * DAY_S)
  assert.equal((await blockOf(partner, id))[0], 'held')
  await advance(3 * DAY_S)
  assert.deepEqual(await blockOf(partner, id), [null, null, 'first_demand_letter'])
  await advance(4 * DAY_S)
  assert.equal((await claimOf(partner, id)).collection_stage, 'second_demand_letter')
  assert.equal((await hold({ held: false })).json().code, 'not_held')
  await hold({ held: true })
  assert.deepEqual((await blockOf(partner, id)).slice(0, 2), ['held', null])
  assert.equal((await hold({ held: false, until })).json().details[0].code, 'not_applicable')
})
