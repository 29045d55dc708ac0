import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADDRESS, eventsOf, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { addDays, DAY_MS, DAY_S, type DateOnly, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { countMailed } from '../letters/sending.ts'

const world = await openWorld()
const team = await world.operator('agent')
const admin = await world.operator('admin')
const RUN_S = 900
const OTHER_ADDRESS = { street: 'Neugasse 3', zip: '8010', city: 'Graz', country: 'AT' }

const now = () => world.clock.business()
const today = (): DateOnly => dayInVienna(now())
const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)

// The world begins on Ascension Day. From the Monday after it, letters are dated on the day on which they are made.
await advance(4 * DAY_S)

type Reminder = {
  id: string
  kind: string
  status: string
  total_amount: number
  deadline: DateOnly
  recipient: string[]
  mail_id: string | null
}
const fileOf = async (id: string) => (await team.get(`/api/operator/claims/${id}`)).json().data
const stageOf = async (id: string): Promise<string> => (await fileOf(id)).collection_stage
/** Newest first. */
const remindersOf = async (id: string): Promise<Reminder[]> =>
  (await fileOf(id)).letters.filter(({ kind }: Reminder) => kind === 'installment_reminder')
const reminderOf = async (id: string): Promise<Reminder> => {
  const [newest] = await remindersOf(id)
  assert.ok(newest, 'a reminder was made')
  return newest
}
const nextStep = async (id: string): Promise<Date | null> => {
  const { next_step_at } = await fileOf(id)
  return next_step_at && new Date(next_step_at)
}
const costsOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/balance`)).json().data.totals.costs
const act = async (id: string, path: string, body: object = {}) => {
  const answer = await team.post(`/api/operator/claims/${id}/${path}`, body)
  assert.ok(answer.statusCode < 300, answer.body)
}
const mark = (letter_id: string, path: string, body?: object) =>
  team.post(`/api/operator/letters/${letter_id}/${path}`, body)
const pay = (partner: PartnerClient, id: string, amount: number) =>
  partner.post(`/openapi/claims/${id}/payments`, { amount })

type Plan = { readonly settings?: object; readonly debtor?: object; readonly country?: string }

/** A claim over 300 euros with a plan: 100 due tomorrow, 100 in half a year, 100 in a year. */
async function openPlan({ settings, debtor, country = 'AT' }: Plan = {}) {
  const partner = await world.partner()
  const address = { ...ADDRESS, country }
  const { id, debtor_id } = await makeCollectable(partner, { amount: 300, debtor: { addresses: [address], ...debtor } })
  await advance(2 * RUN_S)
  if (settings) {
    const answer = await admin.patch(`/api/operator/organizations/${partner.organization_id}`, settings)
    assert.equal(answer.statusCode, 200, answer.body)
  }
  const first = addDays(today(), 1)
  const days = [first, addDays(first, 180), addDays(first, 360)]
  await act(id, 'installment-plan', { installments: days.map((due_date) => ({ due_date, amount: 100 })) })
  return { partner, id, debtor_id, first }
}

/** With the first instalment missed: the plan is cancelled, and a run has passed since. */
async function breakPlan(plan: Plan = {}) {
  const made = await openPlan(plan)
  await advance(9 * DAY_S)
  await advance(RUN_S)
  assert.equal(await stageOf(made.id), 'installment_cancelled')
  return made
}
const BY_HAND = { settings: { letter_dispatch: 'by_hand' } }

test('a plan that an Austrian consumer breaks sends a reminder of what was missed, which costs nothing', async () => {
  const { id, first } = await openPlan()
  const costs = await costsOf(id)
  await advance(9 * DAY_S + RUN_S)
  const reminder = await reminderOf(id)
  assert.deepEqual([reminder.status, reminder.total_amount, (await remindersOf(id)).length], ['posted', 100, 1])
  assert.equal(await costsOf(id), costs)
  assert.ok(reminder.deadline >= addDays(today(), 13), 'two weeks from its date')
  assert.deepEqual(await nextStep(id), startOfDayInVienna(addDays(first, 43)), 'the six weeks end later')
  const stages = (await eventsOf(world, id)).map(({ data }) => data.to_stage)
  assert.deepEqual(stages.slice(-2), ['installment_payment', 'installment_cancelled'], 'sending it is no move')
  await advance(36 * DAY_S)
  assert.equal(await stageOf(id), 'dunning_action_recommended')
  assert.deepEqual([...(await verifyAccounts(world.deps.db))], [])
})

test('the claim is cancelled at once, and its time begins only when the reminder is posted', async () => {
  const { id } = await breakPlan(BY_HAND)
  const { id: letter_id, status } = await reminderOf(id)
  assert.deepEqual([status, await nextStep(id)], ['outbox', null])
  assert.equal((await eventsOf(world, id)).at(-1)?.data.to_stage, 'installment_cancelled')
  await advance(100 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  assert.equal((await mark(letter_id, 'posted')).json().code, 'letter_outdated')
  await mark(letter_id, 'void')
  await advance(RUN_S)
  const anew = await reminderOf(id)
  assert.notEqual(anew.id, letter_id)
  const posted = await mark(anew.id, 'posted')
  assert.equal(posted.statusCode, 200, posted.body)
  const due = (await nextStep(id)) as Date
  assert.ok(due.getTime() >= now().getTime() + 14 * DAY_MS, 'two weeks from the posting')
  assert.deepEqual(due, startOfDayInVienna(addDays(anew.deadline, 1)), 'after the last day that it names')
  await advance(14 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  await advance(7 * DAY_S)
  assert.equal(await stageOf(id), 'dunning_action_recommended')
})

test('a reminder that came back is sent again to another address, and the two weeks begin with that', async () => {
  const { partner, id, debtor_id } = await breakPlan()
  const { id: letter_id } = await reminderOf(id)
  await advance(30 * DAY_S)
  assert.equal((await mark(letter_id, 'returned')).statusCode, 200)
  assert.equal((await fileOf(id)).blocked_reason, 'address_unknown')
  await advance(60 * DAY_S)
  assert.deepEqual([await stageOf(id), (await remindersOf(id)).length], ['installment_cancelled', 1])
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [OTHER_ADDRESS] })
  await advance(RUN_S)
  const again = await reminderOf(id)
  assert.deepEqual([again.status, again.recipient.at(-1)], ['posted', '8010 Graz'])
  assert.ok(((await nextStep(id)) as Date).getTime() >= now().getTime() + 14 * DAY_MS - RUN_S * 1000)
  await advance(13 * DAY_S)
  assert.equal(await stageOf(id), 'installment_cancelled')
  await advance(7 * DAY_S)
  assert.equal(await stageOf(id), 'dunning_action_recommended')
})

test('when all that was missed is paid, the plan goes on and the reminder is void', async () => {
  const { partner, id } = await breakPlan(BY_HAND)
  assert.equal((await pay(partner, id, 100)).statusCode, 201)
  assert.deepEqual([await stageOf(id), (await reminderOf(id)).status], ['installment_payment', 'void'])
  await advance(30 * DAY_S)
  assert.equal((await remindersOf(id)).length, 1)
})

test('part of the money makes a waiting reminder void, and another names what is left', async () => {
  const { partner, id } = await breakPlan(BY_HAND)
  assert.equal((await pay(partner, id, 40)).statusCode, 201)
  await advance(RUN_S)
  const [anew, old] = await remindersOf(id)
  assert.deepEqual([old?.status, anew?.status, anew?.total_amount], ['void', 'outbox', 60])
  await mark((anew as Reminder).id, 'posted')
  const due = await nextStep(id)
  assert.equal((await pay(partner, id, 10)).statusCode, 201)
  assert.deepEqual([await nextStep(id), (await reminderOf(id)).status], [due, 'posted'], 'a sent one stands')
})

type Made = Awaited<ReturnType<typeof breakPlan>>
const WRONG: Record<string, (made: Made) => Promise<unknown>> = {
  'full payment': ({ partner, id }) => pay(partner, id, 300),
  'another plan': ({ id }) => act(id, 'installment-plan', { installments: [{ due_date: '2035-01-01', amount: 300 }] }),
  'a dispute': ({ partner, id }) => partner.patch(`/openapi/claims/${id}`, { claim_disputed: true }),
  'a stop': ({ id }) => act(id, 'hold', { held: true }),
  'a closure': ({ id }) => act(id, 'close', { closure_reason: 'withdrawn' }),
  'the next step by hand': ({ id }) => act(id, 'stage', { to_stage: 'dunning_action_recommended' }),
  'another address': ({ partner, debtor_id }) =>
    partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [OTHER_ADDRESS] }),
}

test('whatever makes a waiting reminder wrong makes it void', async () => {
  for (const [what, happen] of Object.entries(WRONG)) {
    const made = await breakPlan(BY_HAND)
    const { id: letter_id } = await reminderOf(made.id)
    await happen(made)
    assert.equal((await team.get(`/api/operator/letters/${letter_id}`)).json().data.status, 'void', what)
  }
})

test('after a dispute or with another address the reminder is made anew', async () => {
  const { partner, id, debtor_id } = await breakPlan(BY_HAND)
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })
  await advance(30 * DAY_S)
  assert.equal((await remindersOf(id)).length, 1)
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: false })
  await advance(RUN_S)
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [OTHER_ADDRESS] })
  await advance(RUN_S)
  const reminders = await remindersOf(id)
  assert.deepEqual(
    reminders.map(({ status }) => status),
    ['outbox', 'void', 'void'],
  )
  assert.equal(reminders[0]?.recipient.at(-1), '8010 Graz')
})

test('Germans and businesses get no such letter and wait as long as for any letter', async () => {
  const company = { acting_as: 'company', person: undefined, company: { company_name: 'Maier OG' } }
  for (const plan of [{ country: 'DE' }, { debtor: company }]) {
    const { id } = await breakPlan(plan)
    assert.deepEqual(await remindersOf(id), [])
    await advance(14 * DAY_S)
    assert.equal(await stageOf(id), 'dunning_action_recommended')
  }
})

test('a plan that the team cancels early is reminded of once an instalment is overdue', async () => {
  const { id, first } = await openPlan()
  await act(id, 'stage', { to_stage: 'installment_cancelled' })
  assert.equal(await stageOf(id), 'installment_cancelled')
  assert.deepEqual(await nextStep(id), startOfDayInVienna(addDays(first, 1)))
  await advance(3 * DAY_S)
  assert.deepEqual([(await reminderOf(id)).status, (await remindersOf(id)).length], ['posted', 1])
})

test('the team cancels a plan with a missed instalment: the reminder goes out with the next run', async () => {
  const { id } = await openPlan()
  await advance(3 * DAY_S)
  await act(id, 'stage', { to_stage: 'installment_cancelled' })
  await advance(RUN_S)
  assert.deepEqual([(await reminderOf(id)).status, (await reminderOf(id)).total_amount], ['posted', 100])
})

test('a partner who plays all parts in the sandbox sees the reminder too', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 300 })
  await advance(2 * RUN_S)
  for (const to_stage of ['installment_payment', 'installment_cancelled'])
    assert.equal((await partner.post(`/sandbox/claims/${id}/stage`, { to_stage })).statusCode, 200, to_stage)
  assert.equal(await stageOf(id), 'installment_cancelled')
  await advance(33 * DAY_S)
  assert.equal((await reminderOf(id)).status, 'posted')
})

test('a claim that comes back to a broken plan gets another reminder', async () => {
  const { id } = await breakPlan()
  await act(id, 'close', { closure_reason: 'withdrawn' })
  await act(id, 'reopen')
  await advance(RUN_S)
  assert.deepEqual(
    (await remindersOf(id)).map(({ status }) => status),
    ['posted', 'posted'],
  )
})

test('a reminder by mail says what to pay, and counts when the mail server has taken it', async () => {
  const email = { communication_channels: [{ type: 'email', value: 'debtor@example.com' }] }
  const { id } = await breakPlan({ settings: { letter_dispatch: 'by_hand', mail_letters: true }, debtor: email })
  const { mail_id } = await reminderOf(id)
  assert.ok(mail_id)
  const { body_text } = (await team.get(`/api/operator/mail/${mail_id}`)).json().data
  assert.match(body_text, /Zu zahlen: 100,00 €/)
  assert.equal(await nextStep(id), null)
  await world.act((work) => countMailed(work, { mail_id }))
  assert.equal((await reminderOf(id)).status, 'mailed')
  assert.notEqual(await nextStep(id), null)
})
