import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'

const world = await openWorld()
const team = await world.operator('agent')

async function openCase() {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 100 })
  return { partner, id }
}

const claimOf = async (partner: PartnerClient, id: string) => (await partner.get(`/openapi/claims/${id}`)).json().data
const pay = async (partner: PartnerClient, id: string, amount: number) =>
  (await partner.post(`/openapi/claims/${id}/payments`, { amount })).json().data.id as string
const reverse = (payment_id: string, body?: object) => team.post(`/api/operator/payments/${payment_id}/reverse`, body)

test('a reversed payment stays in the books and no longer counts', async () => {
  const { partner, id } = await openCase()
  const payment_id = await pay(partner, id, 40)
  const answer = await reverse(payment_id, { note: 'chargeback' })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.json().data.status, 'reversed')
  const claim = await claimOf(partner, id)
  assert.deepEqual([claim.paid_amount, claim.outstanding_amount, claim.status], [0, 100, 'open'])
  assert.equal((await partner.get(`/openapi/payments/${payment_id}`)).json().data.status, 'reversed')
  const actions = (await activityOf(world, id)).map(({ action }) => action)
  assert.deepEqual(actions.slice(-2), ['payment.reversed', 'fee.reversed'])
})

test('reversing what closed a claim opens it at the stage before, stage told before status', async () => {
  const { partner, id } = await openCase()
  await pay(partner, id, 60)
  const last = await pay(partner, id, 40)
  assert.equal((await claimOf(partner, id)).case_status, 'closed')
  assert.equal((await reverse(last)).statusCode, 200)
  assert.partialDeepStrictEqual(await claimOf(partner, id), {
    case_status: 'open',
    closure_reason: null,
    collection_stage: 'new',
    paid_amount: 60,
    status: 'partial_payment',
  })
  const told = (await eventsOf(world, id)).slice(-2).map(({ type, data }) => [type, data.to_stage ?? data.to_status])
  assert.deepEqual(told, [
    ['claim.collection_stage_changed', 'new'],
    ['claim.status_changed', 'open'],
  ])
})

test('a case that was disputed is disputed again', async () => {
  const { partner, id } = await openCase()
  await team.post(`/api/operator/claims/${id}/dispute`, { disputed: true })
  const payment_id = await pay(partner, id, 100)
  assert.partialDeepStrictEqual(await claimOf(partner, id), { case_status: 'closed', claim_disputed: true })
  assert.equal((await reverse(payment_id)).statusCode, 200)
  assert.partialDeepStrictEqual(await claimOf(partner, id), { case_status: 'disputed', claim_disputed: true })
  const [, status] = (await eventsOf(world, id)).slice(-2)
  assert.partialDeepStrictEqual(status?.data, { from_status: 'closed', to_status: 'disputed', closure_reason: null })
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'disputed' })
  const actions = (await team.get(`/api/operator/claims/${id}`)).json().data.allowed_actions
  const reopen = actions.find(({ action }: { action: string }) => action === 'reopen')
  assert.ok(reopen.effects.includes('claim_disputed') && reopen.effects.includes('time_stops'))
  assert.equal((await team.post(`/api/operator/claims/${id}/reopen`)).json().data.case_status, 'disputed')
})

test('a closure by the team stands, whatever is reversed', async () => {
  const { partner, id } = await openCase()
  const payment_id = await pay(partner, id, 40)
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'written_off' })
  assert.equal((await reverse(payment_id)).statusCode, 200)
  assert.partialDeepStrictEqual(await claimOf(partner, id), { case_status: 'closed', paid_amount: 0 })
})

test('an overpayment whose reversal leaves enough opens nothing', async () => {
  const { partner, id } = await openCase()
  await pay(partner, id, 100)
  const more = await pay(partner, id, 30)
  assert.equal((await reverse(more)).statusCode, 200)
  assert.equal((await claimOf(partner, id)).case_status, 'closed')
})

test('a payment is reversed once, however many try at the same time', async () => {
  const { partner, id } = await openCase()
  const payment_id = await pay(partner, id, 40)
  const answers = await Promise.all(Array.from({ length: 6 }, () => reverse(payment_id)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409, 409, 409, 409])
  assert.equal((await claimOf(partner, id)).paid_amount, 0)
})

test('an unknown payment is not found, and a partner cannot reverse', async () => {
  const { partner, id } = await openCase()
  const payment_id = await pay(partner, id, 40)
  assert.equal((await reverse('00000000-0000-4000-8000-000000000000')).statusCode, 404)
  assert.equal((await reverse('nonsense')).statusCode, 400)
  assert.equal((await partner.post(`/api/operator/payments/${payment_id}/reverse`)).statusCode, 401)
})

test('the team is asked whether it means a day long before the invoices; partners are not', async () => {
  const { partner, id } = await openCase()
  const record = (body: object) => team.post(`/api/operator/claims/${id}/payments`, { amount: 1, ...body })
  const [invoice] = (await partner.get(`/openapi/claims/${id}`)).json().data.invoices
  const first = new Date(invoice.invoice_issue_date)
  const day = (days: number) => new Date(first.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const refused = await record({ payment_date: '1999-03-01' })
  assert.deepEqual(
    [refused.statusCode, refused.json().details],
    [
      400,
      [
        {
          field: 'payment_date',
          code: 'date_unlikely',
          message: 'lies more than a year before the first invoice; confirm it with date_confirmed',
        },
      ],
    ],
  )
  assert.equal((await record({ payment_date: day(-366) })).statusCode, 400)
  assert.equal((await record({ value_date: day(-366) })).statusCode, 400)
  assert.equal((await record({ payment_date: day(-365) })).statusCode, 201, 'paid in advance')
  assert.equal((await record({ payment_date: '1999-03-01', date_confirmed: true })).statusCode, 201)
  const by_partner = { amount: 1, payment_date: '1999-03-01' }
  assert.equal((await partner.post(`/openapi/claims/${id}/payments`, by_partner)).statusCode, 201)
  assert.equal((await claimOf(partner, id)).paid_amount, 3)
})
