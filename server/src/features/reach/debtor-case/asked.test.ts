import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import { moveClaim, takeClaim } from '../../case/claims/index.ts'

const world = await openWorld()
await advance(world, 4 * DAY_S)
const team = await world.operator('agent')
type Debtor = Awaited<ReturnType<typeof enterCase>>
const ahead = (days: number) => addDays(dayInVienna(world.clock.business()), days)
const shown = async (debtor: Debtor) => (await debtor.get('/api/debtor/case?lang=de')).json().data
const transfer = async (debtor: Debtor) => (await debtor.get('/api/debtor/payment')).json().data.amount
const pay = (debtor: Debtor, amount: number) =>
  debtor.partner.post(`/openapi/claims/${debtor.id}/payments`, {
    ...{ amount, method: 'bank_transfer', payment_date: dayInVienna(world.clock.business()) },
  })

test('without a plan all that is open is asked for', async () => {
  const debtor = await enterCase(world)
  const { to_pay_now: asked, outstanding_today } = await shown(debtor)
  assert.deepEqual([asked.kind, asked.amount, asked.most], ['all', outstanding_today, outstanding_today])
  assert.equal(await transfer(debtor), outstanding_today)
})

test('while a plan is kept its next instalment is asked for, and never what the plan lets fall away', async () => {
  const debtor = await enterCase(world)
  const first_due_date = ahead(10)
  await debtor.send('POST', '/api/debtor/installment-plan', { months: 4, first_due_date })
  const { to_pay_now: asked, outstanding_today, standing } = await shown(debtor)
  assert.equal(standing, 'installments')
  assert.deepEqual([asked.kind, asked.amount, asked.due_on, asked.most], ['installment', 250, first_due_date, 1000])
  assert.equal(Math.round((asked.most + asked.falls_away) * 100), Math.round(outstanding_today * 100))
  assert.equal(await transfer(debtor), 250)
  await pay(debtor, 100)
  assert.deepEqual((await shown(debtor)).to_pay_now.amount, 150, 'what is open of it')
  const page = await debtor.get('/debtor/pay?lang=de&amount=1000,50')
  assert.equal(page.statusCode, 400, 'nobody pays more than what is left of the plan')
})

test('of a broken plan the arrears are asked for, which let it go on', async () => {
  const debtor = await enterCase(world)
  await debtor.send('POST', '/api/debtor/installment-plan', { months: 4, first_due_date: ahead(5) })
  await advance(world, 14 * DAY_S)
  const { standing, to_pay_now: asked, next_step, status } = await shown(debtor)
  assert.deepEqual([standing, asked.kind, asked.amount], ['arrears', 'arrears', 250])
  assert.match(status, /Rückstand/)
  assert.equal(next_step.kind, 'plan_ends')
  const { body } = await debtor.get('/debtor/case?lang=de')
  assert.match(body, /wenn der Rückstand bis dahin nicht bezahlt ist/)
  assert.match(body, /Rückstand bezahlen/)
  await pay(debtor, 250)
  assert.equal((await shown(debtor)).standing, 'installments')
  assert.equal((await shown(debtor)).to_pay_now.kind, 'installment')
})

test('what no court has awarded is named apart and not asked for, until there is a title', async () => {
  const debtor = await enterCase(world)
  await world.act(async (work) => {
    const claim = await takeClaim(work, debtor.id)
    await moveClaim(work, claim, 'second_demand_letter')
    await moveClaim(work, await takeClaim(work, debtor.id), 'third_demand_letter')
    await moveClaim(work, await takeClaim(work, debtor.id), 'dunning_action_recommended')
  })
  await debtor.partner.post(`/openapi/claims/${debtor.id}/lawsuit-decision`, { decision: 'sue' })
  const { next_step, allowed_actions } = await shown(debtor)
  assert.equal(next_step.kind, 'filing')
  assert.ok(!allowed_actions.includes('promise'), 'a promise would hold nothing back')
  const promised = await debtor.send('POST', '/api/debtor/promise', { date: ahead(3) })
  assert.deepEqual([promised.statusCode, promised.json().code], [409, 'not_at_stage'])

  const filed = await team.post(`/api/operator/claims/${debtor.id}/filing`, { reference: '1 C 1/26' })
  assert.equal(filed.statusCode, 200, filed.body)
  const { to_pay_now: asked, outstanding_today, costs } = await shown(debtor)
  const court = costs.filter(({ kind }: { kind: string }) => kind === 'court_fee' || kind === 'lawyer_fee')
  const claimed = court.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  assert.ok(claimed > 0)
  assert.deepEqual([asked.kind, asked.claimed_in_court, asked.most], ['before_court', claimed, outstanding_today])
  assert.equal(Math.round((asked.amount + claimed) * 100), Math.round(outstanding_today * 100))
  assert.equal(await transfer(debtor), asked.amount)
  assert.match((await debtor.get('/debtor/case?lang=de')).body, /nur, wenn das Gericht es Ihnen auferlegt/)

  const titled = await team.post(`/api/operator/claims/${debtor.id}/title`, { reference: '1 C 1/26', date: ahead(0) })
  assert.equal(titled.statusCode, 200, titled.body)
  assert.equal((await shown(debtor)).to_pay_now.kind, 'all')
})
