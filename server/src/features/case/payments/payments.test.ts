import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf, makeClaim } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { dayInVienna } from '../../../kernel/dates.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const fieldsOf = (answer: { json(): { details: { field: string }[] } }) =>
  answer.json().details.map((problem) => problem.field)

const invoice = (partner: PartnerClient, claim_id: string, body: object) =>
  partner.post(`/openapi/claims/${claim_id}/invoices/manual`, body)
const pay = (partner: PartnerClient, claim_id: string, body: object) =>
  partner.post(`/openapi/claims/${claim_id}/payments`, body)
const read = async (partner: PartnerClient, claim_id: string) =>
  (await partner.get(`/openapi/claims/${claim_id}`)).json().data

test('an invoice by hand is created with 201, listed, nested, and in the total', async () => {
  const partner = await world.partner()
  const { id: claim_id } = await makeClaim(partner)
  const sent = {
    invoice_number: 'RE-1',
    invoice_issuer: 'Huber GmbH',
    invoice_recipient: 'Max Maier',
    subject: 'Dach',
    invoice_amount_net: 100,
    invoice_amount_gross: 120.5,
    invoice_issue_date: '2026-01-31',
    invoice_due_date: '2026-02-28',
    creditor_reminder_fees_incurred: 12.34,
  }
  const answer = await invoice(partner, claim_id, sent)
  assert.equal(answer.statusCode, 201)
  const { id, ...rest } = answer.json().data
  assert.deepEqual(rest, {
    claim_id,
    ...sent,
    due_date_agreed: true,
    data_extraction_status: 'manual',
    data_extraction_confidence: null,
    data_extraction_problem: null,
    credited_amount: 0,
    ...{ split_from: null, split_into: [] },
    created_at: rest.created_at,
    updated_at: rest.updated_at,
  })
  const listed = (await partner.get(`/openapi/claims/${claim_id}/invoices`)).json()
  assert.deepEqual(listed, { success: true, data: [{ id, ...rest }] })
  const claim = await read(partner, claim_id)
  assert.deepEqual(claim.invoices, listed.data)
  assert.deepEqual([claim.total_claim_amount, claim.paid_amount, claim.outstanding_amount], [120.5, 0, 120.5])
  await invoice(partner, claim_id, { invoice_amount_net: 10.1 })
  await invoice(partner, claim_id, {})
  assert.equal((await read(partner, claim_id)).total_claim_amount, 130.6, 'net counts where no gross is known')
  assert.deepEqual(
    (await activityOf(world, claim_id)).map(({ action }) => action),
    ['claim.created', ...Array(3).fill('invoice.entered')],
  )
})

test('invalid amounts and dates are 400, and a sum above the maximum too', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const wrong = {
    invoice_amount_net: -1,
    invoice_amount_gross: 1.001,
    invoice_issue_date: '2026-02-30',
    invoice_due_date: 'soon',
    creditor_reminder_fees_incurred: 1e10,
    invoice_number: 5,
  }
  assert.deepEqual(fieldsOf(await invoice(partner, id, wrong)).sort(), Object.keys(wrong).sort())
  await invoice(partner, id, { invoice_amount_gross: 999_999_999.99 })
  assert.deepEqual(fieldsOf(await invoice(partner, id, { invoice_amount_gross: 0.01 })), ['invoice_amount_gross'])
  assert.deepEqual(fieldsOf(await invoice(partner, id, { invoice_amount_net: 0.01 })), ['invoice_amount_net'])
})

test('fifty invoices at once make an exact total', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => invoice(partner, id, { invoice_amount_gross: 0.1 + index })),
  )
  assert.ok(answers.every((answer) => answer.statusCode === 201))
  const claim = await read(partner, id)
  assert.deepEqual([claim.total_claim_amount, claim.invoices.length], [1230, 50])
})

test('at most 500 invoices per claim', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await world.deps.db.alone({ text: 'update claims set invoice_count = 499 where id = $1', values: [id] })
  assert.equal((await invoice(partner, id, {})).statusCode, 201)
  assert.equal((await invoice(partner, id, {})).statusCode, 400)
})

test('a payment needs only an amount; the rest has defaults; the iban is kept and never answered', async () => {
  const partner = await world.partner()
  const { id: claim_id, debtor_id } = await makeClaim(partner)
  await invoice(partner, claim_id, { invoice_amount_gross: 100 })
  const answer = await pay(partner, claim_id, { amount: 0.01, iban: 'at61 1904 3002 3457 3201' })
  assert.equal(answer.statusCode, 201)
  const { id, ...rest } = answer.json().data
  assert.deepEqual(rest, {
    claim_id,
    debtor_id,
    organization_id: partner.organization_id,
    amount: 0.01,
    currency: 'EUR',
    payment_method: 'bank_transfer',
    payment_date: '2026-05-14',
    value_date: '2026-05-14',
    reference: null,
    external_reference: null,
    status: 'completed',
    received_by: 'creditor',
    notes: null,
    created_at: '2026-05-14T09:30:00.000Z',
    updated_by: partner.token_id,
  })
  assert.ok(!answer.body.includes('AT61'))
  const [stored] = await world.deps.db.many<{ iban: string }>({
    text: 'select iban from payments where id = $1',
    values: [id],
  })
  assert.equal(stored?.iban, 'AT611904300234573201')
  assert.deepEqual((await partner.get(`/openapi/payments/${id}`)).json().data, answer.json().data)
  const full = {
    amount: 1,
    currency: 'EUR',
    payment_date: '2026-05-01',
    value_date: '2026-05-02',
    method: 'cash',
    reference: 'r',
    external_reference: 'e',
    notes: 'n',
  }
  const second = (await pay(partner, claim_id, full)).json().data
  assert.deepEqual(
    [
      second.payment_method,
      second.payment_date,
      second.value_date,
      second.reference,
      second.external_reference,
      second.notes,
    ],
    ['cash', '2026-05-01', '2026-05-02', 'r', 'e', 'n'],
  )
  assert.deepEqual((await partner.get(`/openapi/claims/${claim_id}/payments`)).json().data.length, 2)
  const claim = await read(partner, claim_id)
  assert.deepEqual([claim.paid_amount, claim.outstanding_amount, claim.status], [1.01, 98.99, 'partial_payment'])
})

test('wrong payments are refused by field', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  assert.deepEqual(fieldsOf(await pay(partner, id, {})), ['amount'])
  const wrong = {
    amount: 0,
    currency: 'USD',
    payment_date: '2026-02-30',
    value_date: 1,
    method: 'gold',
    notes: 5,
    iban: 'AT00',
    status: 'completed',
  }
  assert.deepEqual(fieldsOf(await pay(partner, id, wrong)).sort(), Object.keys(wrong).sort())
  for (const amount of [-1, 0.001, 1.005, 1e308, '1', null])
    assert.deepEqual(fieldsOf(await pay(partner, id, { amount })), ['amount'], String(amount))
  assert.deepEqual(fieldsOf(await pay(partner, id, { amount: 1, payment_date: '2026-05-15' })), ['payment_date'])
})

test('today is the day in Vienna', () => {
  assert.equal(dayInVienna(new Date('2026-05-14T21:59:59Z')), '2026-05-14')
  assert.equal(dayInVienna(new Date('2026-05-14T22:00:00Z')), '2026-05-15')
  assert.equal(dayInVienna(new Date('2026-12-31T23:00:00Z')), '2027-01-01')
})

test('full payment closes the claim exactly once, with both events in order', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner, { partner_reference: 'R' })
  await invoice(partner, id, { invoice_amount_gross: 50 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => pay(partner, id, { amount: 1 })))
  assert.ok(answers.every((answer) => answer.statusCode === 201))
  const claim = await read(partner, id)
  assert.deepEqual(
    [
      claim.status,
      claim.case_status,
      claim.closure_reason,
      claim.collection_stage,
      claim.paid_amount,
      claim.outstanding_amount,
    ],
    ['paid', 'closed', 'paid', 'closed', 50, 0],
  )
  const events = (await eventsOf(world, id)).slice(1)
  assert.deepEqual(
    events.map(({ type }) => type),
    ['claim.collection_stage_changed', 'claim.status_changed'],
  )
  assert.deepEqual([events[0]?.data.from_stage, events[0]?.data.to_stage], ['new', 'closed'])
  assert.deepEqual(
    [events[1]?.data.from_status, events[1]?.data.to_status, events[1]?.data.closure_reason],
    ['open', 'closed', 'paid'],
  )
  assert.ok(
    String(events[0]?.data.changed_at) < String(events[1]?.data.changed_at),
    'the order stands in the events themselves',
  )
  assert.equal((await activityOf(world, id)).filter(({ action }) => action === 'claim.closed').length, 1)
})

test('a disputed case closes when it is paid, an overpayment is recorded, late money reopens nothing', async () => {
  const partner = await world.partner()
  const { id, customer_id } = await makeClaim(partner)
  await invoice(partner, id, { invoice_amount_gross: 10 })
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })
  await pay(partner, id, { amount: 25 })
  const closed = await read(partner, id)
  assert.deepEqual([closed.case_status, closed.paid_amount, closed.outstanding_amount], ['closed', 25, 0])
  assert.equal((await eventsOf(world, id)).at(-1)?.data.from_status, 'disputed')
  assert.equal((await pay(partner, id, { amount: 5 })).statusCode, 201)
  const late = await read(partner, id)
  assert.deepEqual([late.case_status, late.paid_amount], ['closed', 30])
  assert.equal((await eventsOf(world, id)).length, 4, 'late money tells nobody anything')
  assert.equal((await invoice(partner, id, { invoice_amount_gross: 1 })).statusCode, 400)
  for (const body of [{}, { claim_disputed: false }, { customer_id }])
    assert.equal((await partner.patch(`/openapi/claims/${id}`, body)).statusCode, 400)
  for (const status of ['paid', 'resolved', 'closed']) {
    assert.equal((await partner.get(`/openapi/claims?status=${status}`)).json().data[0].id, id, status)
  }
})

test('an invoice that makes the total no more than what was paid closes the claim', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await pay(partner, id, { amount: 100 })
  assert.deepEqual(
    [(await read(partner, id)).case_status, (await read(partner, id)).status],
    ['open', 'partial_payment'],
  )
  await invoice(partner, id, {})
  assert.equal((await read(partner, id)).case_status, 'open', 'a total of 0 is not paid')
  await invoice(partner, id, { invoice_amount_gross: 60 })
  assert.deepEqual(
    [(await read(partner, id)).case_status, (await read(partner, id)).closure_reason],
    ['closed', 'paid'],
  )
})

test('no event holds an amount or anything about the debtor', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await invoice(partner, id, { invoice_amount_gross: 777.77, invoice_recipient: 'Canary-Maier' })
  await pay(partner, id, { amount: 777.77 })
  const events = await eventsOf(world, id)
  assert.equal(events.length, 3)
  for (const { data } of events) {
    for (const [field, value] of Object.entries(data)) assert.notEqual(typeof value, 'number', field)
  }
  const text = JSON.stringify(events)
  // Digits without the point might stand in an id by chance.
  for (const canary of ['777.77', 'Canary', 'Max', 'Huber']) assert.ok(!text.includes(canary), canary)
})

test('a foreign payment is a 404 with the same body as an unknown one', async () => {
  const owner = await world.partner()
  const { id } = await makeClaim(owner)
  const payment = (await pay(owner, id, { amount: 1 })).json().data.id
  const stranger = await world.partner()
  const [foreign, unknown] = [
    await stranger.get(`/openapi/payments/${payment}`),
    await stranger.get(`/openapi/payments/${UNKNOWN}`),
  ]
  assert.deepEqual([foreign.statusCode, foreign.body], [404, unknown.body])
  assert.deepEqual(foreign.json(), {
    success: false,
    error: 'Not Found',
    code: 'not_found',
    message: 'Resource not found',
  })
})

test('a repeated payment with one Idempotency-Key is recorded once, fifty times at once too', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const url = `/openapi/claims/${id}/payments`
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => partner.post(url, { amount: 5 }, { 'idempotency-key': 'pay-1' })),
  )
  assert.ok(answers.every((answer) => answer.statusCode === 201 || answer.statusCode === 409))
  assert.equal((await read(partner, id)).paid_amount, 5)
})
