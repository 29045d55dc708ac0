import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBank } from '../../../../test/bank-house.ts'
import { makeCollectable } from '../../../../test/cases.ts'
import { MUNICH } from '../../../../test/court-cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { addDays, addMonths, DAY_MS, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { LAWS } from '../../../law/laws.ts'
import { sql } from '../../../platform/db/db.ts'
import { reckonOldLimits } from './jobs.ts'
import { newEntry } from './rules/entries.ts'
import { limitsOf } from './rules/limitation.ts'
import { verifyAccounts } from './verify.ts'

const world = await openWorld()
const team = await world.operator('agent')

const today = (): DateOnly => dayInVienna(world.clock.business())
const limitOf = async (partner: PartnerClient, id: string): Promise<string | null> => {
  const { time_barred_on } = (await partner.get(`/openapi/claims/${id}`)).json().data
  const listed = (await partner.get('/openapi/claims')).json().data.find((claim: { id: string }) => claim.id === id)
  const file = (await team.get(`/api/operator/claims/${id}`)).json().data
  assert.deepEqual([listed.time_barred_on, file.time_barred_on], [time_barred_on, time_barred_on])
  return time_barred_on
}
const created = async (answer: Promise<{ statusCode: number; body: string; json(): { data: { id: string } } }>) => {
  const { statusCode, body, json } = await answer
  assert.ok(statusCode === 201 || statusCode === 200, body)
  return json().data.id
}
const pay = (partner: PartnerClient, id: string, body: object) =>
  created(partner.post(`/openapi/claims/${id}/payments`, body))
const addInvoice = (partner: PartnerClient, id: string, issued: string | null, due: string | null, gross = 100) =>
  created(
    partner.post(`/openapi/claims/${id}/invoices/manual`, {
      invoice_amount_gross: gross,
      invoice_issue_date: issued,
      invoice_due_date: due,
    }),
  )
const move = async (partner: PartnerClient, id: string, ...stages: string[]) => {
  for (const to_stage of stages) {
    const answer = await partner.post(`/sandbox/claims/${id}/stage`, { to_stage })
    assert.equal(answer.statusCode, 200, answer.body)
  }
}
const kindsOf = async ({ organization_id }: PartnerClient, id: string): Promise<string[]> => {
  const answer = await team.get(`/api/operator/work?organization_id=${organization_id}&limit=100`)
  const items = answer.json().data as { kind: string; claim_id: string }[]
  const limits = ['limitation_near', 'limitation_unknown', 'court_step_missing']
  return items.filter(({ kind, claim_id }) => claim_id === id && limits.includes(kind)).map(({ kind }) => kind)
}
const balanceOf = async (partner: PartnerClient, id: string) =>
  (await partner.get(`/openapi/claims/${id}/balance`)).json().data

const WAY_TO_FILING = [
  ...['in_processing', 'first_demand_letter', 'second_demand_letter', 'third_demand_letter'],
  ...['dunning_action_recommended', 'dunning_action_filed'],
]

test('the day follows the invoices: the earliest one that is open decides', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  assert.equal(await limitOf(partner, id), '2029-04-01')
  await addInvoice(partner, id, '2023-05-31', '2023-06-30')
  assert.equal(await limitOf(partner, id), '2026-07-01')
  await addInvoice(partner, id, null, null)
  assert.equal(await limitOf(partner, id), '2026-07-01', 'an invoice without a date tells nothing')
})

test('a payment of a stranger does not move the day that must not be missed, and one of the debtor does', async () => {
  const bank = await openBank(world)
  const { partner } = bank
  const { id } = await makeCollectable(partner)
  const text = (await partner.get(`/openapi/claims/${id}`)).json().data.case_reference
  const pays = (name: string, amount: number, reference: string) =>
    bank.take([{ amount, text, reference, name }], { opening: amount })
  assert.equal((await pays('Franz Gruber', 100, 'B1')).booked, 1)
  assert.equal(await limitOf(partner, id), '2029-04-01')
  assert.equal((await pays('MAG. MAIER MAX', 200, 'B2')).booked, 1)
  assert.equal(await limitOf(partner, id), '2029-05-14')
})

test('nothing drops out of a claim because of who paid: the payer may have acted for the debtor', () => {
  const invoice = newEntry({
    kind: 'invoice',
    amount_cents: 1_000,
    day: '2023-03-01',
    invoice_id: 'i',
    due_on: '2023-03-31',
  })
  const payment = newEntry({ kind: 'payment', amount_cents: -100, day: '2026-02-10', payment_id: 'p' })
  const limits = (stranger_payments: string[]) =>
    limitsOf({
      law: LAWS.AT,
      entries: [invoice, payment],
      limitation: { plans: [], stranger_payments, court: null },
    }).get('i')
  assert.deepEqual(limits([]), { barred_from: '2029-02-11', act_before: '2029-02-11' })
  assert.deepEqual(limits(['p']), { barred_from: '2029-02-11', act_before: '2026-04-01' })
})

test('German invoices are barred at the end of a year', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { debtor: { addresses: [MUNICH] } })
  assert.equal(await limitOf(partner, id), '2030-01-01')
})

test('a payment restarts the period, its reversal undoes that, and a paid claim has no such day', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  const payment_id = await pay(partner, id, { amount: 100, payment_date: '2026-05-10' })
  assert.equal(await limitOf(partner, id), '2029-05-11')
  assert.equal((await team.post(`/api/operator/payments/${payment_id}/reverse`, {})).statusCode, 200)
  assert.equal(await limitOf(partner, id), '2029-04-01')
  const all = await pay(partner, id, { amount: 1000 })
  assert.equal(await limitOf(partner, id), null)
  assert.equal((await team.post(`/api/operator/payments/${all}/reverse`, {})).statusCode, 200)
  assert.equal(await limitOf(partner, id), '2029-04-01')
  assert.equal((await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })).statusCode, 200)
  assert.equal(await limitOf(partner, id), null)
  assert.equal((await team.post(`/api/operator/claims/${id}/reopen`, {})).statusCode, 200)
  assert.equal(await limitOf(partner, id), '2029-04-01')
})

test('while a plan is kept the period stands still; when it is cancelled it runs from that day', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 300 })
  await move(partner, id, 'in_processing', 'first_demand_letter')
  const installments = [1, 2, 3].map((months) => ({ due_date: addMonths(today(), months), amount: 100 }))
  await created(team.post(`/api/operator/claims/${id}/installment-plan`, { installments }))
  assert.equal(await limitOf(partner, id), '2029-08-15')
  await move(partner, id, 'installment_cancelled')
  assert.equal(await limitOf(partner, id), '2029-05-15')
})

test('a plan of an Austrian consumer that is cancelled early waits until an instalment can be reminded of', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { amount: 300 })
  await move(partner, id, 'in_processing', 'first_demand_letter')
  const installments = [1, 2, 3].map((months) => ({ due_date: addMonths(today(), months), amount: 100 }))
  await created(team.post(`/api/operator/claims/${id}/installment-plan`, { installments }))
  await move(partner, id, 'installment_cancelled')
  const nextStep = async () => (await team.get(`/api/operator/claims/${id}`)).json().data.next_step_at
  // 14 June, over.
  assert.equal(await nextStep(), '2026-06-14T22:00:00.000Z')
})

test('in Germany a filed claim is protected for six months after each step of the court', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner, { debtor: { addresses: [MUNICH] } })
  await move(partner, id, ...WAY_TO_FILING)
  assert.equal(await limitOf(partner, id), '2026-11-15')
  const before = (await partner.get(`/openapi/claims/${id}`)).json().data.updated_at
  world.clock.advance(DAY_MS)
  const served = { kind: 'not_served', date: today() }
  assert.equal((await team.post(`/api/operator/claims/${id}/court-messages`, served)).statusCode, 201)
  assert.equal(await limitOf(partner, id), '2026-11-16')
  assert.notEqual(
    (await partner.get(`/openapi/claims/${id}`)).json().data.updated_at,
    before,
    'partners reconcile by it',
  )
  world.clock.advance(-DAY_MS)
})

test('the team is told 90 days before a claim is barred, and when no date tells', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  await addInvoice(partner, id, '2023-08-01', '2023-08-12')
  assert.equal(await limitOf(partner, id), '2026-08-13')
  assert.deepEqual(await kindsOf(partner, id), [], '91 days')
  await addInvoice(partner, id, '2023-08-01', '2023-08-11')
  assert.deepEqual(await kindsOf(partner, id), ['limitation_near'])
  const { debtor_id, customer_id } = await makeCollectable(partner)
  const undated = { id: await created(partner.post('/openapi/claims', { debtor_id, customer_id })) }
  await addInvoice(partner, undated.id, null, null)
  assert.equal(await limitOf(partner, undated.id), null)
  assert.deepEqual(await kindsOf(partner, undated.id), [], 'not accepted yet')
  await move(partner, undated.id, 'in_processing')
  assert.deepEqual(await kindsOf(partner, undated.id), ['limitation_unknown'])
})

test('a barred invoice is in no letter and no filing, but in the total of the claim', async () => {
  const partner = await world.partner()
  const { id, invoice_id } = await makeCollectable(partner)
  const barred_id = await addInvoice(partner, id, '2023-01-01', '2023-01-31', 400)
  await move(partner, id, 'in_processing', 'first_demand_letter')
  assert.equal((await partner.get(`/openapi/claims/${id}`)).json().data.total_claim_amount, 1400)
  const balance = await balanceOf(partner, id)
  assert.equal(balance.totals.principal, 1000)
  const barred = balance.lines.filter(({ kind }: { kind: string }) => kind === 'time_barred')
  assert.partialDeepStrictEqual(barred, [
    { invoice_id: barred_id, amount: 400, date: '2026-02-01', rule: '§ 1486 ABGB' },
  ])
  const [letter] = (await team.get(`/api/operator/claims/${id}`)).json().data.letters
  const of_letter = (await partner.get(`/openapi/claims/${id}/balance?as_of=${letter.date}`)).json().data
  assert.equal(letter.total_amount, of_letter.totals.total)
  await move(partner, id, 'second_demand_letter', 'third_demand_letter', 'dunning_action_recommended')
  const filing = (await team.get(`/api/operator/claims/${id}/filing-package`)).json().data
  assert.deepEqual(
    filing.principal.map((line: { invoice_id: string }) => line.invoice_id),
    [invoice_id],
  )
})

test('what is barred counts in letters again when the team has lifted that, and never in court', async () => {
  const partner = await world.partner()
  const { id, invoice_id } = await makeCollectable(partner, { amount: 400 })
  const dates = { invoice_issue_date: '2023-01-01', invoice_due_date: '2023-01-31' }
  assert.equal((await partner.patch(`/openapi/invoices/${invoice_id}`, dates)).statusCode, 200)
  await move(partner, id, 'in_processing')
  const fileOf = async () => (await team.get(`/api/operator/claims/${id}`)).json().data
  assert.deepEqual([(await fileOf()).blocked_reason, (await balanceOf(partner, id)).totals.total], ['time_barred', 0])
  const lifted = await team.post(`/api/operator/claims/${id}/unblock`, { note: 'Der Schuldner will zahlen' })
  assert.equal(lifted.statusCode, 200, lifted.body)

  await move(partner, id, 'first_demand_letter')
  const file = await fileOf()
  const [letter] = file.letters
  const { totals, lines } = (await partner.get(`/openapi/claims/${id}/balance?as_of=${letter.date}`)).json().data
  assert.ok(totals.principal === 400 && totals.interest > 0 && totals.costs > 0)
  assert.equal(letter.total_amount, totals.total, 'the balance is what the letter asks for')
  const marks = lines.map((line: { kind: string; counts_although_barred: boolean }) => [
    line.kind,
    line.counts_although_barred,
  ])
  assert.deepEqual(marks[0], ['principal', true])
  assert.ok(marks.every(([kind]: [string]) => kind !== 'time_barred'))
  assert.deepEqual([file.time_barred_on, file.blocked_reason], ['2026-02-01', null], 'it is barred all the same')

  await move(partner, id, 'second_demand_letter', 'third_demand_letter', 'dunning_action_recommended')
  const estimate = (await partner.get(`/openapi/claims/${id}/lawsuit-decision/estimate`)).json().data
  assert.equal(estimate.amount_to_claim, 0)
  const filing = (await team.get(`/api/operator/claims/${id}/filing-package`)).json().data
  assert.deepEqual(filing.principal, [])
  assert.ok(filing.missing.some(({ code }: { code: string }) => code === 'no_amount'))

  await pay(partner, id, { amount: 100 })
  assert.equal((await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })).statusCode, 200)
  assert.equal((await balanceOf(partner, id)).totals.total, 0)
  assert.deepEqual([...(await verifyAccounts(world.deps.db))], [])
})

test('a claim that is barred is blocked where no time runs too, its letter is not posted, and money from before frees it', async () => {
  const partner = await world.partner()
  const settings = `/api/operator/organizations/${partner.organization_id}`
  assert.equal((await (await world.operator('admin')).patch(settings, { letter_dispatch: 'by_hand' })).statusCode, 200)
  const { id, invoice_id } = await makeCollectable(partner, { amount: 400 })
  const began = today()
  const due = addDays(addMonths(began, -36), 1)
  const dates = { invoice_issue_date: addDays(due, -30), invoice_due_date: due }
  assert.equal((await partner.patch(`/openapi/invoices/${invoice_id}`, dates)).statusCode, 200)
  const file = async () => (await team.get(`/api/operator/claims/${id}`)).json().data
  const run = async () =>
    assert.equal((await partner.post('/sandbox/clock/advance', { seconds: 1800 })).statusCode, 200)
  await run()
  const [letter] = (await file()).letters
  assert.equal(letter.status, 'outbox')
  // The last day is over, and no run has looked at it yet.
  world.clock.advance(2 * DAY_MS)
  const posted = await team.post(`/api/operator/letters/${letter.id}/posted`)
  assert.deepEqual([posted.statusCode, posted.json().code], [409, 'claim_blocked'])
  await run()
  assert.deepEqual([(await file()).blocked_reason, (await file()).letters[0].status], ['time_barred', 'void'])
  await pay(partner, id, { amount: 1, value_date: addDays(began, -100) })
  assert.equal((await file()).blocked_reason, null)
})

test('old claims with payments, plans or court steps are reckoned by a job', async () => {
  const partner = await world.partner()
  const [paid, filed] = [await makeCollectable(partner), await makeCollectable(partner)]
  await pay(partner, paid.id, { amount: 100, payment_date: '2026-05-10' })
  await move(partner, filed.id, ...WAY_TO_FILING)
  await world.deps.db.alone(sql`update claims set time_barred_on = '2001-01-01'`)
  await reckonOldLimits.run(world.deps, {}, 1)
  assert.equal(await limitOf(partner, paid.id), '2029-05-11')
  assert.equal(await limitOf(partner, filed.id), null)
})

test('in Austria a filed claim has no last day, but the team is asked for the next step; a title is good for 30 years', async () => {
  const partner = await world.partner()
  const { id } = await makeCollectable(partner)
  await move(partner, id, ...WAY_TO_FILING)
  assert.equal(await limitOf(partner, id), null)
  assert.deepEqual(await kindsOf(partner, id), [])
  world.clock.advance(185 * DAY_MS)
  assert.deepEqual(await kindsOf(partner, id), ['court_step_missing'])
  const served = { kind: 'served', date: today() }
  assert.equal((await team.post(`/api/operator/claims/${id}/court-messages`, served)).statusCode, 201)
  assert.deepEqual(await kindsOf(partner, id), [])
  await move(partner, id, 'exekutionsantrag_recommended')
  assert.equal(await limitOf(partner, id), `${Number(today().slice(0, 4)) + 30}${addDay(today())}`)
})

const addDay = (day: DateOnly): string => dayInVienna(new Date(Date.parse(day) + DAY_MS)).slice(4)
