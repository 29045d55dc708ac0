import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf } from '../../../../test/cases.ts'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, DAY_S, dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')
const today = () => dayInVienna(world.clock.business())
const ahead = (days: number) => addDays(today(), days)
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
type Debtor = Awaited<ReturnType<typeof enterCase>>
const promise = (debtor: Debtor, date: string) => debtor.send('POST', '/api/debtor/promise', { date })

test('a promise holds the claim until its day is over, and the next step comes then at the latest', async () => {
  const debtor = await enterCase(world)
  const due_before = (await fileOf(debtor.id)).next_step_at
  await advance(world, 10 * DAY_S)
  const date = ahead(7)
  const answer = await promise(debtor, date)
  assert.deepEqual([answer.statusCode, answer.json().data], [201, { date }], answer.body)

  const { data } = (await debtor.get('/api/debtor/case?lang=de')).json()
  assert.deepEqual([data.standing, data.promise.date, data.promise.made_on], ['promised', date, today()])
  assert.equal(data.next_step.on, addDays(date, 1), 'later than the time that was running')
  assert.ok(!data.allowed_actions.includes('promise'))
  assert.ok(data.allowed_actions.includes('installment_plan'), 'a promise stands against no plan')
  const claim = (await debtor.partner.get(`/openapi/claims/${debtor.id}`)).json().data
  assert.deepEqual([claim.blocked_reason, claim.blocked_until], ['held', date])
  const file = await fileOf(debtor.id)
  assert.deepEqual([file.waits_for, file.promise.date], ['promise', date])
  assert.ok(file.next_step_at > due_before)
  assert.ok((await activityOf(world, debtor.id)).some(({ action }) => action === 'claim.payment_promised'))

  await advance(world, 7 * DAY_S)
  assert.equal(
    (await fileOf(debtor.id)).collection_stage,
    'first_demand_letter',
    'the day itself belongs to the debtor',
  )
  await advance(world, DAY_S)
  const moved = await fileOf(debtor.id)
  assert.deepEqual([moved.collection_stage, moved.blocked_reason], ['second_demand_letter', null])
  assert.ok(moved.allowed_actions.length > 0)
})

test('where the running time ends later than the promised day, it is not shortened or stopped', async () => {
  const debtor = await enterCase(world)
  const due = (await fileOf(debtor.id)).next_step_at
  assert.equal((await promise(debtor, ahead(3))).statusCode, 201)
  assert.equal((await fileOf(debtor.id)).next_step_at, due)
  await advance(world, 5 * DAY_S)
  const { blocked_reason, next_step_at } = await fileOf(debtor.id)
  assert.deepEqual([blocked_reason, next_step_at], [null, due])
})

test('a promise is made once at each stage, one to fourteen days ahead, and only where a step can wait', async () => {
  const debtor = await enterCase(world)
  for (const date of [today(), ahead(15), 'tomorrow', ahead(-1)])
    assert.equal((await promise(debtor, date)).statusCode, 400, date)
  const at_once = await Promise.all(Array.from({ length: 20 }, () => promise(debtor, ahead(14))))
  const codes = at_once.map(({ statusCode }) => statusCode)
  assert.deepEqual([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length], [1, 19])
  const again = await promise(debtor, ahead(2))
  assert.deepEqual([again.statusCode, again.json().code], [409, 'already_promised'])

  const disputed = await enterCase(world)
  await team.post(`/api/operator/claims/${disputed.id}/dispute`, { disputed: true })
  assert.deepEqual((await promise(disputed, ahead(2))).json().code, 'disputed')
  const closed = await enterCase(world)
  await team.post(`/api/operator/claims/${closed.id}/close`, { closure_reason: 'withdrawn' })
  assert.deepEqual((await promise(closed, ahead(2))).json().code, 'claim_closed')
})

test('a plan takes the place of a promise, and a payment in full ends it', async () => {
  const debtor = await enterCase(world)
  await promise(debtor, ahead(5))
  const plan = { months: 3, first_due_date: ahead(10) }
  assert.equal((await debtor.send('POST', '/api/debtor/installment-plan', plan)).statusCode, 201)
  const { blocked_reason, collection_stage, promise: kept } = await fileOf(debtor.id)
  assert.deepEqual([blocked_reason, collection_stage, kept], [null, 'installment_payment', null])

  const paying = await enterCase(world)
  await promise(paying, ahead(5))
  const all = { amount: 1000, method: 'cash', payment_date: today() }
  assert.equal((await paying.partner.post(`/openapi/claims/${paying.id}/payments`, all)).statusCode, 201)
  assert.equal((await fileOf(paying.id)).case_status, 'closed')
})

test('a stop during a promise takes nothing from the claim: the later of its time and the day after counts', async () => {
  const debtor = await enterCase(world)
  await advance(world, 10 * DAY_S)
  const date = ahead(10)
  await promise(debtor, date)
  await team.post(`/api/operator/claims/${debtor.id}/hold`, { held: true })
  await advance(world, 2 * DAY_S)
  await team.post(`/api/operator/claims/${debtor.id}/hold`, { held: false })
  const { next_step_at } = await fileOf(debtor.id)
  assert.equal(dayInVienna(new Date(next_step_at)), addDays(date, 1))
})

test('a hold of the team on top of a promise stops the time, and lets it run on', async () => {
  const debtor = await enterCase(world)
  await promise(debtor, ahead(4))
  await team.post(`/api/operator/claims/${debtor.id}/hold`, { held: true })
  assert.equal((await fileOf(debtor.id)).waits_for, 'release')
  await advance(world, 6 * DAY_S)
  await team.post(`/api/operator/claims/${debtor.id}/hold`, { held: false })
  const { blocked_reason, waits_for } = await fileOf(debtor.id)
  assert.deepEqual([blocked_reason, waits_for], [null, 'time'], 'the promised day is over')

  const released = await enterCase(world)
  const due = (await fileOf(released.id)).next_step_at
  const date = ahead(4)
  await promise(released, date)
  await team.post(`/api/operator/claims/${released.id}/hold`, { held: true, until: ahead(9) })
  await team.post(`/api/operator/claims/${released.id}/hold`, { held: false })
  const file = await fileOf(released.id)
  assert.deepEqual([file.blocked_reason, file.blocked_until, file.next_step_at], ['held', date, due])
})
