import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf } from '../../../../test/cases.ts'
import { type CreditorCase, creditorWithCase } from '../../../../test/creditor-cases.ts'
import { advance } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, addMonths, DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import { promisePayment, takeClaim } from '../../case/claims/index.ts'

const world = await openWorld()
const team = await world.operator('agent')
const today = () => dayInVienna(world.clock.business())
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const blockOf = async (id: string) => {
  const { blocked_reason, blocked_until, collection_stage } = await fileOf(id)
  return [blocked_reason, blocked_until, collection_stage]
}
const report = (creditor: CreditorCase, body: object = {}) =>
  creditor.send('POST', `/api/creditor/claims/${creditor.id}/direct-payment`, {
    amount: 120,
    payment_date: today(),
    ...body,
  })
const reported = async (creditor: CreditorCase, body: object = {}): Promise<string> => {
  const answer = await report(creditor, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}
const decide = (id: string, report_id: string, word: 'confirm' | 'refuse', body: object = {}) =>
  team.post(`/api/operator/claims/${id}/direct-payments/${report_id}/${word}`, body)

test('what was paid directly stops the letters until the team has booked it as paid to the creditor', async () => {
  const creditor = await creditorWithCase(world)
  const { id } = creditor
  await advance(world, 4 * DAY_S)
  const day = addDays(today(), -2)
  const answer = await report(creditor, { amount: 120.5, payment_date: day, note: ' Überweisung ' })
  const { data } = answer.json()
  assert.deepEqual(
    [answer.statusCode, data.status, data.amount, data.payment_date, data.note, data.payment_id],
    [201, 'reported', 120.5, day, 'Überweisung', null],
  )
  assert.deepEqual(await blockOf(id), ['held', null, 'first_demand_letter'])
  const [seen] = (await team.get(`/api/operator/claims/${id}/creditor-requests`)).json().data.direct_payments
  assert.deepEqual(seen.if_confirmed, { closes: false, outstanding_amount: 879.5 })
  assert.equal((await fileOf(id)).waits_for, 'unblocking')
  await advance(world, 40 * DAY_S)
  assert.deepEqual(await blockOf(id), ['held', null, 'first_demand_letter'], 'no step is taken meanwhile')

  const confirmed = await decide(id, data.id, 'confirm', { note: 'Danke' })
  assert.equal(confirmed.statusCode, 200, confirmed.body)
  const { status, payment_id, decision_note } = confirmed.json().data
  assert.deepEqual([status, decision_note], ['confirmed', 'Danke'])
  const payment = (await creditor.partner.get(`/openapi/payments/${payment_id}`)).json().data
  assert.deepEqual(
    [payment.amount, payment.payment_date, payment.value_date, payment.received_by, payment.updated_by],
    [120.5, day, day, 'creditor', team.operator_id],
  )
  const file = await fileOf(id)
  assert.deepEqual([file.blocked_reason, file.paid_amount], [null, 120.5])
  const days_left = (Date.parse(file.next_step_at) - world.clock.business().getTime()) / (DAY_S * 1000)
  assert.ok(days_left > 9 && days_left < 11, 'what was left of the fourteen days runs on')
  const again = await decide(id, data.id, 'refuse')
  assert.deepEqual([again.statusCode, again.json().code], [409, 'already_decided'])
  const log = await activityOf(world, id)
  const by = (action: string) => log.find((entry) => entry.action === action)?.actor_type
  assert.deepEqual([by('creditor.paid_directly'), by('creditor.payment_confirmed')], ['creditor', 'operator'])
})

test('a report that pays in full closes the case when it is confirmed, with its events', async () => {
  const creditor = await creditorWithCase(world, { amount: 120 })
  const report_id = await reported(creditor)
  const file = await fileOf(creditor.id)
  assert.deepEqual([file.case_status, file.open_creditor_requests], ['open', 1])
  const [seen] = (await team.get(`/api/operator/claims/${creditor.id}/creditor-requests`)).json().data.direct_payments
  assert.deepEqual([seen.id, seen.if_confirmed], [report_id, { closes: true, outstanding_amount: 0 }])
  await decide(creditor.id, report_id, 'confirm')
  const { case_status, closure_reason, blocked_reason } = await fileOf(creditor.id)
  assert.deepEqual([case_status, closure_reason, blocked_reason], ['closed', 'paid', null])
  const types = (await eventsOf(world, creditor.id)).map(({ type }) => type)
  assert.deepEqual(types.slice(-2), ['claim.collection_stage_changed', 'claim.status_changed'])
  const late = await report(creditor)
  assert.deepEqual([late.statusCode, late.json().code], [409, 'claim_closed'])
})

test('a refusal books nothing and ends the hold, but neither that of the team nor that of another report', async () => {
  const creditor = await creditorWithCase(world)
  const { id } = creditor
  const [first, second] = [await reported(creditor), await reported(creditor, { amount: 30 })]
  await team.post(`/api/operator/claims/${id}/hold`, { held: true, until: addDays(today(), 3) })
  await team.post(`/api/operator/claims/${id}/hold`, { held: false })
  assert.deepEqual((await blockOf(id))[0], 'held', 'releasing what the team held frees no report')
  await decide(id, first, 'refuse', { note: 'Betrifft einen anderen Fall' })
  assert.deepEqual((await blockOf(id))[0], 'held')
  await team.post(`/api/operator/claims/${id}/hold`, { held: true })
  await decide(id, second, 'refuse')
  assert.deepEqual((await blockOf(id))[0], 'held', 'the team holds it still')
  await team.post(`/api/operator/claims/${id}/hold`, { held: false })
  assert.deepEqual((await blockOf(id))[0], null)
  assert.equal((await fileOf(id)).paid_amount, 0)
})

test('a dated hold of the team ends on its day while a report goes on holding the claim', async () => {
  const creditor = await creditorWithCase(world)
  const { id } = creditor
  await team.post(`/api/operator/claims/${id}/hold`, { held: true, until: addDays(today(), 3) })
  const report_id = await reported(creditor)
  assert.deepEqual((await blockOf(id)).slice(0, 2), ['held', null])
  await advance(world, 5 * DAY_S)
  const file = await fileOf(id)
  assert.deepEqual([file.is_held, file.blocked_reason], [false, 'held'])
  await decide(id, report_id, 'refuse')
  assert.deepEqual((await blockOf(id))[0], null)
})

test('a report stops a plan from being broken, and what it pays counts for the plan', async () => {
  const creditor = await creditorWithCase(world, { amount: 300 })
  const { id } = creditor
  const agreed_on = today()
  const installments = [1, 2, 3].map((months) => ({ due_date: addMonths(agreed_on, months), amount: 100 }))
  assert.equal((await team.post(`/api/operator/claims/${id}/installment-plan`, { installments })).statusCode, 201)
  await advance(world, 30 * DAY_S)
  const report_id = await reported(creditor, { amount: 100 })
  await advance(world, 20 * DAY_S)
  assert.deepEqual(await blockOf(id), ['held', null, 'installment_payment'])
  await decide(id, report_id, 'confirm')
  await advance(world, 1800)
  const file = await fileOf(id)
  assert.deepEqual([file.blocked_reason, file.collection_stage], [null, 'installment_payment'])
  assert.equal(dayInVienna(new Date(file.next_step_at)), addDays(addMonths(agreed_on, 2), 8))
})

test('a promise stays a promise after a report was refused', async () => {
  const creditor = await creditorWithCase(world)
  const { id } = creditor
  const date = addDays(today(), 6)
  await world.act(async (work) => promisePayment(work, await takeClaim(work, id), date))
  const due = (await fileOf(id)).next_step_at
  const report_id = await reported(creditor)
  assert.deepEqual(await blockOf(id), ['held', null, 'first_demand_letter'])
  assert.equal((await fileOf(id)).next_step_at, null)
  await decide(id, report_id, 'refuse')
  assert.deepEqual(await blockOf(id), ['held', date, 'first_demand_letter'])
  assert.equal((await fileOf(id)).next_step_at, due)
})

test('what was reported before the case closed can still be booked, and the case stays closed', async () => {
  const creditor = await creditorWithCase(world)
  const report_id = await reported(creditor)
  await team.post(`/api/operator/claims/${creditor.id}/close`, { closure_reason: 'written_off' })
  assert.equal((await decide(creditor.id, report_id, 'confirm')).statusCode, 200)
  const { case_status, closure_reason, paid_amount } = await fileOf(creditor.id)
  assert.deepEqual([case_status, closure_reason, paid_amount], ['closed', 'written_off', 120])
})

test('of twenty decisions at once one is made', async () => {
  const creditor = await creditorWithCase(world)
  const report_id = await reported(creditor)
  const words = ['confirm', 'refuse'] as const
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => decide(creditor.id, report_id, words[n % 2] as 'confirm')),
  )
  const made = answers.filter(({ statusCode }) => statusCode === 200)
  assert.equal(made.length, 1)
  assert.ok(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409))
  const { paid_amount } = await fileOf(creditor.id)
  assert.equal(paid_amount, made[0]?.json().data.status === 'confirmed' ? 120 : 0)
})

test('wrong reports are refused field by field, and a claim of somebody else is not there', async () => {
  const creditor = await creditorWithCase(world)
  const faultOf = async (body: object) => {
    const answer = await report(creditor, body)
    return [answer.statusCode, answer.json().details?.[0]?.field]
  }
  assert.deepEqual(await faultOf({ amount: 0 }), [400, 'amount'])
  assert.deepEqual(await faultOf({ amount: 1.001 }), [400, 'amount'])
  assert.deepEqual(await faultOf({ amount: '5' }), [400, 'amount'])
  assert.deepEqual(await faultOf({ payment_date: addDays(today(), 1) }), [400, 'payment_date'])
  assert.deepEqual(await faultOf({ payment_date: '2026-02-30' }), [400, 'payment_date'])
  assert.deepEqual(await faultOf({ note: 'x'.repeat(2001) }), [400, 'note'])
  assert.deepEqual(await faultOf({ claim_id: creditor.id }), [400, 'claim_id'])
  assert.deepEqual((await blockOf(creditor.id))[0], null)
  assert.equal((await report(creditor, { amount: 5000 })).statusCode, 201, 'more than is open may have come')

  const other = await creditorWithCase(world, { partner: creditor.partner })
  const foreign = await other.send('POST', `/api/creditor/claims/${creditor.id}/direct-payment`, {
    amount: 1,
    payment_date: today(),
  })
  assert.deepEqual([foreign.statusCode, foreign.json()], [404, { success: false, message: 'Claim not found' }])
  const report_id = await reported(other)
  assert.equal((await decide(creditor.id, report_id, 'confirm')).statusCode, 404, 'it belongs to another claim')
})
