import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOf, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { addDays, addMonths, DAY_S, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')
const RUN_S = 900

const today = (): DateOnly => dayInVienna(world.clock.business())

async function advance(seconds: number): Promise<void> {
  const client = await world.partner()
  assert.equal((await client.post('/sandbox/clock/advance', { seconds })).statusCode, 200)
}

const stageOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data.collection_stage
const planOf = (partner: PartnerClient, id: string) => partner.get(`/openapi/claims/${id}/installment-plan`)
const pay = (partner: PartnerClient, id: string, amount: number) =>
  partner.post(`/openapi/claims/${id}/payments`, { amount })

/** Three parts of 100 euros, a month apart. */
const parts = (amounts = [100, 100, 100]) => ({
  installments: amounts.map((amount, index) => ({ due_date: addMonths(today(), index + 1), amount })),
})
const agree = (id: string, body: object = parts()) => team.post(`/api/operator/claims/${id}/installment-plan`, body)

/** A claim over 300 euros with its first demand letter. */
async function openCase(more: object = {}) {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 300, ...more })
  await advance(2 * RUN_S)
  return { partner, id }
}

async function openPlan(more: object = {}, body: object = parts()) {
  const made = await openCase(more)
  const answer = await agree(made.id, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return made
}

test('a plan is agreed for exactly what is open, moves the claim, and is readable for the partner', async () => {
  const { partner, id } = await openCase()
  assert.equal((await planOf(partner, id)).statusCode, 404)
  const answer = await agree(id)
  assert.equal(answer.statusCode, 201)
  assert.equal(await stageOf(id), 'installment_payment')
  const plan = (await planOf(partner, id)).json().data
  assert.deepEqual(plan, answer.json().data)
  assert.partialDeepStrictEqual(plan, { status: 'active', total_amount: 300, paid_amount: 0, agreed_via: 'team' })
  assert.deepEqual(plan.installments[0], { number: 1, due_date: addMonths(today(), 1), amount: 100, status: 'open' })
  const again = await agree(id)
  assert.equal(again.statusCode, 409)
  assert.match(again.json().message, /allowed are: installment_cancelled, closed/)
})

test('a plan with a wrong sum, wrong days or wrong amounts is a 400 that names the field, and changes nothing', async () => {
  const { id } = await openCase()
  const cases: [object, string][] = [
    [parts([100, 100, 99.99]), 'installments'],
    [{ installments: [] }, 'installments'],
    [{ installments: [{ due_date: addDays(today(), -1), amount: 300 }] }, 'installments.0.due_date'],
    [{ installments: [{ due_date: '2026-02-30', amount: 300 }] }, 'installments.0.due_date'],
    [{ installments: [{ due_date: addDays(today(), 1), amount: 0 }] }, 'installments.0.amount'],
    [{ installments: [{ due_date: addDays(today(), 1), amount: 300.001 }] }, 'installments.0.amount'],
    [{}, 'installments'],
  ]
  for (const [body, field] of cases) {
    const answer = await agree(id, body)
    assert.equal(answer.statusCode, 400, JSON.stringify(body))
    assert.ok(
      answer.json().details.some((problem: { field: string }) => problem.field === field),
      answer.body,
    )
  }
  assert.equal(await stageOf(id), 'first_demand_letter')
})

test('a plan that is paid closes the claim as installment_plan', async () => {
  const { partner, id } = await openPlan()
  await pay(partner, id, 100)
  assert.partialDeepStrictEqual((await planOf(partner, id)).json().data, { paid_amount: 100, status: 'active' })
  await pay(partner, id, 200)
  const claim = (await partner.get(`/openapi/claims/${id}`)).json().data
  assert.deepEqual([claim.case_status, claim.closure_reason], ['closed', 'installment_plan'])
  const plan = (await planOf(partner, id)).json().data
  assert.deepEqual([plan.status, plan.paid_amount], ['completed', 300])
})

test('an instalment more than seven days overdue cancels the plan, and not a day before', async () => {
  const { id } = await openPlan()
  const first = addMonths(today(), 1)
  const until = (days: number) => advanceTo(addDays(first, days))
  await until(7)
  assert.equal(await stageOf(id), 'installment_payment')
  await until(9)
  assert.equal(await stageOf(id), 'installment_cancelled')
})

async function advanceTo(day: DateOnly): Promise<void> {
  const client = await world.partner()
  assert.equal((await client.post('/sandbox/clock/advance', { to: `${day}T12:00:00Z` })).statusCode, 200)
}

test('what was missed can be settled, and the plan goes on', async () => {
  const { partner, id } = await openPlan()
  await advance(45 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  await pay(partner, id, 60)
  assert.equal(await stageOf(id), 'installment_cancelled', 'a part does not settle it')
  await pay(partner, id, 40)
  assert.equal(await stageOf(id), 'installment_payment')
  assert.equal((await planOf(partner, id)).json().data.status, 'active')
  await advance(27 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled', 'the second one was missed too')
})

test('a plan of a business leads to the court step 14 days after it was cancelled', async () => {
  const company = { acting_as: 'company', person: undefined, company: { company_name: 'Maier OG' } }
  const { id } = await openPlan({ debtor: company })
  await advance(45 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  await advance(14 * DAY_S)
  assert.equal(await stageOf(id), 'dunning_action_recommended')
})

test('an Austrian consumer has six weeks for a missed instalment, and part of the money moves them on', async () => {
  const plan = parts([100, 200])
  const [first, second] = plan.installments.map(({ due_date }) => addDays(due_date, 43))
  const { partner, id } = await openPlan({}, plan)
  await advance(71 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  const nextStep = async () =>
    dayInVienna(new Date((await team.get(`/api/operator/claims/${id}`)).json().data.next_step_at))
  await pay(partner, id, 50)
  assert.equal(await nextStep(), first, 'the same instalment is still missed')
  await pay(partner, id, 100)
  assert.equal(await nextStep(), second)
})

test('a cancelled plan leads to the court step, and full payment then closes as paid', async () => {
  const { partner, id } = await openPlan()
  await advance(45 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  await advance(14 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled', 'an instalment is 28 days overdue')
  await advance(15 * DAY_S)
  assert.equal(await stageOf(id), 'dunning_action_recommended')
  const anew = await agree(id)
  assert.equal(anew.statusCode, 201, 'a new agreement is still possible')
  await advance(45 * DAY_S)
  await pay(partner, id, 300)
  const claim = (await partner.get(`/openapi/claims/${id}`)).json().data
  assert.equal(claim.closure_reason, 'paid')
})

test('a payment that is reversed counts no longer for the plan', async () => {
  const { partner, id } = await openPlan()
  const payment = (await pay(partner, id, 100)).json().data
  await advance(45 * DAY_S)
  assert.equal(await stageOf(id), 'installment_payment')
  assert.equal((await team.post(`/api/operator/payments/${payment.id}/reverse`)).statusCode, 200)
  await advance(RUN_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
})

test('a claim that its plan closed comes back to the plan when the payment is reversed', async () => {
  const { partner, id } = await openPlan()
  const payment = (await pay(partner, id, 300)).json().data
  await team.post(`/api/operator/payments/${payment.id}/reverse`, { note: 'chargeback' })
  const claim = (await partner.get(`/openapi/claims/${id}`)).json().data
  assert.deepEqual([claim.case_status, claim.collection_stage], ['open', 'installment_payment'])
  assert.equal((await planOf(partner, id)).json().data.status, 'active')
  await advance(45 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled', 'its timer runs again')
})

test('while a case is disputed no instalment is missed', async () => {
  const { partner, id } = await openPlan()
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })
  await advance(100 * DAY_S)
  assert.equal(await stageOf(id), 'installment_payment')
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: false })
  await advance(45 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
})

test('partners are told every move of a plan', async () => {
  const { partner, id } = await openPlan()
  await advance(45 * DAY_S)
  await pay(partner, id, 100)
  const stages = (await eventsOf(world, id)).map(({ data }) => data.to_stage)
  assert.deepEqual(stages.slice(3), ['installment_payment', 'installment_cancelled', 'installment_payment'])
})

test('the team lists plans by what is due first, and those with a missed instalment', async () => {
  const { partner, id } = await openPlan()
  const list = async (query: string) =>
    (await team.get(`/api/operator/installment-plans?organization_id=${partner.organization_id}&${query}`)).json()
  const [line] = (await list('status=active')).data
  assert.partialDeepStrictEqual(line, {
    ...{ claim_id: id, status: 'active', total_amount: 300, paid_amount: 0, debtor_name: 'Max Canary-Maier' },
    ...{
      installment_count: 3,
      paid_count: 0,
      overdue_count: 0,
      next_due_date: addMonths(today(), 1),
      next_amount: 100,
    },
  })
  assert.equal((await list('missed=true')).total, 0)
  assert.equal((await list('status=completed')).total, 0)

  await advance(32 * DAY_S)
  const missed = await list('missed=true')
  assert.deepEqual([missed.total, missed.data[0].overdue_count], [1, 1])
  assert.deepEqual(missed.counts, { active: 1, cancelled: 0, completed: 0, ended: 0, missed: 1 })
  await pay(partner, id, 100)
  assert.equal((await list('missed=true')).total, 0)
  assert.equal((await list('')).data[0].paid_count, 1)
  await pay(partner, id, 200)
  assert.deepEqual([(await list('status=completed')).total, (await list('status=active')).total], [1, 0])
  assert.deepEqual((await list('')).counts, { active: 0, cancelled: 0, completed: 1, ended: 0, missed: 0 })
  assert.equal((await team.get('/api/operator/installment-plans?status=odd')).statusCode, 400)
})

const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const interestOf = async (id: string) => (await fileOf(id)).balance.totals.interest

test('no interest accrues while a plan is kept; it runs on when the plan is cancelled', async () => {
  const { id } = await openPlan()
  const agreed = await interestOf(id)
  assert.ok(agreed > 0)
  assert.equal((await fileOf(id)).balance.interest_per_day.amount, 0)
  await advance(30 * DAY_S)
  assert.equal(await interestOf(id), agreed)
  await advance(20 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  assert.ok((await interestOf(id)) > agreed, 'the days after the cancellation count')
})

test('where claims close at their balance, a plan spreads the balance of its day and closes the claim when it is paid', async () => {
  const { partner, id } = await openCase()
  const settings = `/api/operator/organizations/${partner.organization_id}`
  const admin = await world.operator('admin')
  assert.equal((await admin.patch(settings, { closes_at: 'balance' })).statusCode, 200)
  const { plan_amount, balance } = await fileOf(id)
  assert.equal(plan_amount, balance.totals.total)
  assert.ok(plan_amount > 300, 'interest and costs are part of it')
  const wrong = await agree(id)
  assert.equal(wrong.statusCode, 400)
  assert.match(wrong.json().details[0].message, /^must add up to the balance of today, /)
  const rest = Math.round((plan_amount - 200) * 100) / 100
  assert.equal((await agree(id, parts([100, 100, rest]))).statusCode, 201)
  await pay(partner, id, 100)
  await advance(45 * DAY_S)
  await pay(partner, id, 100)
  assert.equal((await fileOf(id)).case_status, 'open')
  await pay(partner, id, rest)
  assert.partialDeepStrictEqual(await fileOf(id), { case_status: 'closed', closure_reason: 'installment_plan' })
  const waived = (await fileOf(id)).balance.lines.filter(({ kind }: { kind: string }) => kind === 'waiver')
  assert.deepEqual(waived, [])
})
