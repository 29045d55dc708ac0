import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeCustomer } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** A claim with one invoice of 1,000 euros that was due on 31 January 2026. */
async function makeDebt(partner: PartnerClient, { country = 'AT', is_company = false } = {}): Promise<string> {
  const customer_id = await makeCustomer(partner)
  const who = is_company
    ? { acting_as: 'company', company: { company_name: 'Maier OG' } }
    : { acting_as: 'person', person: { last_name: 'Maier' } }
  const addresses = [{ street: 'Weg 1', zip: '1010', city: 'Ort', country }]
  const debtor_id = (await partner.post('/openapi/debtors', { ...who, addresses, customer_id })).json().data.id
  const { id } = (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data
  const invoice = { invoice_amount_gross: 1000, invoice_issue_date: '2026-01-01', invoice_due_date: '2026-01-31' }
  assert.equal((await partner.post(`/openapi/claims/${id}/invoices/manual`, invoice)).statusCode, 201)
  return id
}

const balanceOf = async (partner: PartnerClient, id: string, as_of?: string) =>
  (await partner.get(`/openapi/claims/${id}/balance${as_of ? `?as_of=${as_of}` : ''}`)).json().data

const LETTERS = ['first_demand_letter', 'second_demand_letter', 'third_demand_letter'] as const

/** The next letter of a claim, sent today: what it costs. */
async function charge(id: string, letter_number: number) {
  const team = await world.operator('admin')
  const stages = letter_number === 1 ? ['in_processing', LETTERS[0]] : [LETTERS[letter_number - 1]]
  for (const to_stage of stages) {
    const moved = await team.post(`/api/operator/claims/${id}/stage`, { to_stage })
    assert.equal(moved.statusCode, 200, moved.body)
  }
  return world.deps.db.many<{ id: string; amount_cents: number; day: string }>(sql`
    select e.id, e.amount_cents, e.day from account_entries e join letters t on t.id = e.letter_id
    where e.claim_id = ${id} and e.kind = 'reminder_fee' and t.kind = ${LETTERS[letter_number - 1]} order by e.seq`)
}

test('a balance has interest, costs and payments line by line, in euros', async () => {
  const partner = await world.partner()
  const id = await makeDebt(partner, { is_company: true })
  const body = { amount: 100, payment_date: '2026-03-03' }
  const payment_id = (await partner.post(`/openapi/claims/${id}/payments`, body)).json().data.id
  const balance = await balanceOf(partner, id, '2026-03-13')
  const invoice_id = balance.lines[0].invoice_id
  const unmarked = { claimed_in_court: false, counts_although_barred: false }
  const none = { invoice_id: null, payment_id: null, charge_id: null, ...unmarked }
  const plain = { period: null, base_amount: null, rate: null, days: null, applied: null }
  const interest = { ...none, kind: 'interest', invoice_id, rate: 10.73, rule: '§ 456 UGB', applied: null }
  assert.deepEqual(balance, {
    claim_id: id,
    as_of: '2026-03-13',
    currency: 'EUR',
    law: 'AT',
    lines: [
      {
        ...{ ...none, ...plain, kind: 'principal', invoice_id, amount: 1000, date: '2026-01-01' },
        ...{ rule: '§ 1334 ABGB', formula: '1000.00' },
      },
      {
        ...{ ...interest, amount: 9.11, date: '2026-03-03', period: { from: '2026-02-01', to: '2026-03-03' } },
        ...{ base_amount: 1000, days: 31, formula: '1000.00 × 10.73 % × 31/365 = 9.11' },
      },
      {
        ...{ ...interest, amount: 2.67, date: '2026-03-13', period: { from: '2026-03-04', to: '2026-03-13' } },
        ...{ base_amount: 909.11, days: 10, formula: '909.11 × 10.73 % × 10/365 = 2.67' },
      },
      {
        ...{ ...none, ...plain, kind: 'payment', payment_id, amount: -100, date: '2026-03-03' },
        ...{ rule: '§ 1416 ABGB', formula: '0.00 + 9.11 + 90.89 = 100.00' },
        applied: { costs: 0, interest: 9.11, principal: 90.89, credit: 0 },
      },
    ],
    totals: { principal: 909.11, interest: 2.67, costs: 0, total: 911.78, credit: 0 },
    interest_per_day: { exact: '0.267253', amount: 0.27 },
    legal_basis: balance.legal_basis,
    warnings: [],
  })
  assert.deepEqual(
    balance.legal_basis.map(({ rule, valid_from }: { rule: string; valid_from: string }) => `${rule} ${valid_from}`),
    ['base rate AT 2026-01-01', '§ 456 UGB 2013-03-16'],
  )
  const claim = (await partner.get(`/openapi/claims/${id}`)).json().data
  assert.deepEqual([claim.total_claim_amount, claim.paid_amount, claim.outstanding_amount], [1000, 100, 900])
})

test('today in Vienna is the default, and business time decides what today is', async () => {
  const partner = await world.partner()
  const id = await makeDebt(partner, { country: 'DE' })
  const today = await balanceOf(partner, id)
  assert.deepEqual([today.as_of, today.law, today.totals.interest], ['2026-05-14', 'DE', 17.69])
  assert.deepEqual(today, await balanceOf(partner, id, '2026-05-14'))
})

test('a day before the invoice has nothing owed; one that does not exist or lies too far ahead is a 400', async () => {
  const partner = await world.partner()
  const id = await makeDebt(partner)
  assert.deepEqual((await balanceOf(partner, id, '2025-12-31')).totals, {
    ...{ principal: 0, interest: 0, costs: 0, total: 0, credit: 0 },
  })
  const [barred] = (await balanceOf(partner, id, '2036-05-14')).lines
  assert.equal(barred.kind, 'time_barred', 'unless something happens until then')
  for (const as_of of ['2026-02-30', 'today', '', '2036-05-15', '9999-12-31']) {
    const answer = await partner.get(`/openapi/claims/${id}/balance?as_of=${as_of}`)
    assert.equal(answer.statusCode, 400, as_of)
    assert.deepEqual(
      answer.json().details.map(({ field }: { field: string }) => field),
      ['as_of'],
    )
  }
  const both = await partner.get(`/openapi/claims/${UNKNOWN}/balance?as_of=2999-01-01`)
  assert.equal(both.statusCode, 400, 'the query is checked before the claim is looked up')
})

test('a claim of which no country is known has no law, and one without invoices owes nothing', async () => {
  const organization = await world.organization()
  const person = { acting_as: 'person', person: { last_name: 'Maier' } }
  const debtor_id = (await organization.post('/openapi/debtors', person)).json().data.id
  const { id } = (await organization.post('/openapi/claims', { debtor_id })).json().data
  const { data } = (await organization.get(`/openapi/claims/${id}/balance`)).json()
  assert.deepEqual([data.law, data.lines, data.totals.total], [null, [], 0])
})

test('the team sees every balance, nobody without a session does, and an unknown claim is a 404', async () => {
  const partner = await world.partner()
  const id = await makeDebt(partner)
  const agent = await world.operator('agent')
  const answer = await agent.get(`/api/operator/claims/${id}/balance?as_of=2026-03-03`)
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.json().data, { ...(await balanceOf(partner, id, '2026-03-03')), if_paid: null })
  assert.equal((await world.request({ url: `/api/operator/claims/${id}/balance` })).statusCode, 401)
  const unknown = await agent.get(`/api/operator/claims/${UNKNOWN}/balance`)
  assert.deepEqual([unknown.statusCode, unknown.json()], [404, { success: false, message: 'Claim not found' }])
})

test('a balance warns where its figures are unconfirmed or may have changed, those of its costs included', async () => {
  const partner = await world.partner()
  const warned = async (id: string, as_of: string) =>
    (await balanceOf(partner, id, as_of)).warnings.map(
      ({ code, table, valid_from }: Record<string, string>) => `${code} ${table} ${valid_from}`,
    )
  const german = await makeDebt(partner, { country: 'DE' })
  assert.deepEqual(await warned(german, '2026-05-14'), ['table_unconfirmed base_rates 2026-01-01'])
  assert.deepEqual(await warned(german, '2027-01-01'), [
    'table_unconfirmed base_rates 2026-01-01',
    'rate_may_have_changed base_rates 2026-07-01',
    'table_unconfirmed base_rates 2026-07-01',
  ])
  const austrian = await makeDebt(partner)
  assert.deepEqual(await warned(austrian, '2026-05-14'), [])
  await charge(austrian, 1)
  assert.deepEqual(await warned(austrian, '2026-05-15'), ['table_unconfirmed reminder_fees_at 2026-01-01'])
})

test('a letter is charged by the principal that is open, and shows as a line with its rule', async () => {
  const partner = await world.partner()
  const id = await makeDebt(partner)
  const [first] = await charge(id, 1)
  assert.deepEqual([first?.amount_cents, first?.day], [10_357, '2026-05-15'], 'the day before is a holiday')
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 500 })
  assert.equal((await charge(id, 2))[0]?.amount_cents, 5623, 'the band follows what is still open')
  const balance = await balanceOf(partner, id, '2026-05-15')
  const fees = balance.lines.filter(({ kind }: { kind: string }) => kind === 'reminder_fee')
  assert.deepEqual(
    fees.map(({ charge_id, amount }: { charge_id: string; amount: number }) => [charge_id === first?.id, amount]),
    [
      [true, 103.57],
      [false, 56.23],
    ],
  )
  assert.equal(balance.totals.costs, 159.8)
  const actions = (await activityOf(world, id)).map(({ action }) => action)
  assert.equal(actions.filter((action) => action === 'charge.added').length, 2)
})

test('a German debtor pays half a fee for the first letter, the rest with the second, nothing for the third', async () => {
  const partner = await world.partner()
  const id = await makeDebt(partner, { country: 'DE' })
  const fees = [await charge(id, 1), await charge(id, 2), await charge(id, 3)]
  assert.deepEqual(
    fees.map((positions) => positions.map(({ amount_cents }) => amount_cents)),
    [[4650, 930], [3720, 744], []],
  )
  await partner.post(`/openapi/claims/${id}/payments`, { amount: 1000 })
  assert.equal((await partner.get(`/openapi/claims/${id}`)).json().data.case_status, 'closed')
  const { totals, lines } = await balanceOf(partner, id)
  const [payment] = lines.filter(({ kind }: { kind: string }) => kind === 'payment')
  assert.deepEqual(payment.applied, { costs: 100.44, interest: 17.69, principal: 881.87, credit: 0 })
  const waived = lines.filter(({ kind }: { kind: string }) => kind === 'waiver')
  assert.deepEqual(
    waived.map(({ amount, rule }: { amount: number; rule: string }) => [amount, rule]),
    [[-118.13, 'paid']],
  )
  assert.equal(totals.total, 0, 'a closed claim owes nothing, and says why')
})
