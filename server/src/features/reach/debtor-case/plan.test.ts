import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advance, enterCase } from '../../../../test/debtors.ts'
import { openWorld } from '../../../../test/world.ts'
import { addDays, DAY_S, dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const team = await world.operator('agent')
const admin = await world.operator('admin')
const PLAN = '/api/debtor/installment-plan'
const inDays = (days: number) => addDays(dayInVienna(world.clock.business()), days)

type Row = { due_date: string; amount: number }
const amountsOf = (installments: readonly Row[]) => installments.map(({ amount }) => amount)

test('what can be agreed is shown with every instalment, and the last takes the rest', async () => {
  const debtor = await enterCase(world)
  const options = (await debtor.get('/api/debtor/installment-options?lang=de')).json().data
  assert.deepEqual(
    [options.total_amount, options.min_amount, options.min_months, options.max_months],
    [1000, 25, 2, 12],
  )
  assert.match(options.terms.join(' '), /kostet Sie nichts.*Verjährung.*kein konstitutives Anerkenntnis/s)
  const first_due_date = inDays(10)
  const preview = async (query: string) => (await debtor.get(`/api/debtor/installment-preview?${query}`)).json().data
  const thirds = await preview(`months=3&first_due_date=${first_due_date}`)
  assert.deepEqual(amountsOf(thirds.installments), [333.33, 333.33, 333.34])
  const steps = await preview(`amount=300&first_due_date=${first_due_date}`)
  assert.deepEqual(amountsOf(steps.installments), [300, 300, 300, 100])
  assert.equal(steps.installments[0].due_date, first_due_date)
})

test('months end where they end: the 31st becomes the last day', async () => {
  await advance(world, 60 * DAY_S)
  const debtor = await enterCase(world)
  const first = Array.from({ length: 30 }, (_, day) => inDays(day + 1)).find((day) => day.endsWith('-31')) as string
  const { data } = (await debtor.get(`/api/debtor/installment-preview?months=4&first_due_date=${first}`)).json()
  assert.deepEqual(
    data.installments.map(({ due_date }: Row) => due_date.slice(8)),
    ['31', '31', '30', '31'],
  )
})

test('a wish outside of what is allowed is refused with its field', async () => {
  const debtor = await enterCase(world)
  const first_due_date = inDays(5)
  const refused: [object, string][] = [
    [{ months: 1, first_due_date }, 'months'],
    [{ months: 13, first_due_date }, 'months'],
    [{ amount: 24.99, first_due_date }, 'amount'],
    [{ amount: 50, first_due_date }, 'amount'],
    [{ amount: 1000, first_due_date }, 'amount'],
    [{ months: 3, first_due_date: inDays(0) }, 'first_due_date'],
    [{ months: 3, first_due_date: inDays(31) }, 'first_due_date'],
    [{ months: 3, amount: 300, first_due_date }, 'amount'],
    [{ first_due_date }, 'months'],
    [{ months: 3 }, 'first_due_date'],
  ]
  for (const [body, field] of refused) {
    const answer = await debtor.send('POST', PLAN, body)
    assert.equal(answer.statusCode, 400, JSON.stringify(body))
    assert.equal(answer.json().details[0].field, field, answer.body)
  }
})

test('of twenty submits at once one is agreed, and the plan is followed', async () => {
  const debtor = await enterCase(world)
  const body = { months: 4, first_due_date: inDays(7) }
  const answers = await Promise.all(Array.from({ length: 20 }, () => debtor.send('POST', PLAN, body)))
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  assert.deepEqual(statuses, [201, ...Array(19).fill(409)])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  assert.equal(refused?.json().code, 'plan_not_available')
  const { plan, standing, next_step } = (await debtor.get('/api/debtor/case')).json().data
  assert.deepEqual([plan.total_amount, plan.installments.length, standing], [1000, 4, 'installments'])
  assert.deepEqual([next_step.kind, next_step.on], ['installment', body.first_due_date])
  const file = (await team.get(`/api/operator/claims/${debtor.id}`)).json().data
  assert.equal(file.installment_plan.agreed_via, 'debtor_portal')
  await world.deps.jobs.runDue(world.deps)
  const agreement = await debtor.get(`${PLAN}/agreement.pdf`)
  assert.deepEqual([agreement.statusCode, agreement.headers['content-type']], [200, 'application/pdf'])
})

test('where it is a matter for the team, nothing is offered and nothing agreed', async () => {
  const first_due_date = inDays(7)
  const refuses = async (debtor: Awaited<ReturnType<typeof enterCase>>, why: string) => {
    for (const answer of [
      await debtor.get('/api/debtor/installment-options'),
      await debtor.send('POST', PLAN, { months: 3, first_due_date }),
    ])
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'plan_not_available'], why)
  }
  const off = await enterCase(world)
  await admin.patch(`/api/operator/organizations/${off.partner.organization_id}`, { installment_self_service: false })
  await refuses(off, 'switched off')
  const disputed = await enterCase(world)
  await disputed.partner.patch(`/openapi/claims/${disputed.id}`, { claim_disputed: true })
  await refuses(disputed, 'disputed')
  const held = await enterCase(world)
  await team.post(`/api/operator/claims/${held.id}/hold`, { held: true })
  await refuses(held, 'held')
  const insolvent = await enterCase(world)
  await team.post(`/api/operator/debtors/${insolvent.debtor_id}/situation`, { situation: 'guardian' })
  await refuses(insolvent, 'a guardian')
})

test('German private persons read § 13a RDG before they agree', async () => {
  const address = { street: 'Gasse 1', zip: '10115', city: 'Berlin', country: 'DE' }
  const debtor = await enterCase(world, { debtor: { addresses: [address] } })
  const { notices } = (await debtor.get('/api/debtor/installment-options?lang=de')).json().data
  assert.match(notices[0].title, /§ 13a Abs\. 3 und 4 RDG/)
})

test('the smallest amount of the organisation limits how long a plan may be', async () => {
  const debtor = await enterCase(world, { amount: 60 })
  const { data } = (await debtor.get('/api/debtor/installment-options')).json()
  assert.equal(data.max_months, 2)
  const wish = { months: 3, first_due_date: inDays(3) }
  assert.equal((await debtor.send('POST', PLAN, wish)).statusCode, 400)
  assert.equal((await debtor.send('POST', PLAN, { ...wish, months: 2 })).statusCode, 201)
})

test('nobody agrees to another sum than the one that was shown', async () => {
  const debtor = await enterCase(world)
  const wish = { months: 3, first_due_date: inDays(10) }
  const { total_amount } = (
    await debtor.get(`/api/debtor/installment-preview?months=3&first_due_date=${wish.first_due_date}`)
  ).json().data
  const refused = await debtor.send('POST', PLAN, { ...wish, total_amount: total_amount - 0.01 })
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'amount_changed'])
  assert.equal((await debtor.send('POST', PLAN, { ...wish, total_amount: 1.234 })).statusCode, 400)
  const agreed = await debtor.send('POST', PLAN, { ...wish, total_amount })
  assert.deepEqual([agreed.statusCode, agreed.json().data.total_amount], [201, total_amount])
})
