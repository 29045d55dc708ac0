import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, makeDebtor } from '../../../../test/cases.ts'
import { type OperatorClient, openWorld, type PartnerClient, type TokenHolder } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { closeClaim } from '../../case/account/index.ts'
import { takeClaim } from '../../case/claims/service.ts'
import { reversePayment } from '../../case/payments/service.ts'
import { earnFilingFee, type FeeRow } from './service.ts'

const world = await openWorld()
const admin = await world.operator()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

async function claimOf(partner: PartnerClient, total: number): Promise<{ id: string; customer_id: string }> {
  const claim = await makeClaim(partner)
  await partner.post(`/openapi/claims/${claim.id}/invoices/manual`, { invoice_amount_gross: total })
  return claim
}

async function pay(holder: TokenHolder, claim_id: string, amount: number): Promise<string> {
  const answer = await holder.post(`/openapi/claims/${claim_id}/payments`, { amount })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}

const sharesOf = async (partner: PartnerClient, query = '') =>
  (await partner.get(`/openapi/revenue-shares?limit=100${query}`)).json()
const feesOf = (claim_id: string): Promise<FeeRow[]> =>
  world.deps.db.many(
    sql`select *, amount_cents as fee_cents from fees where claim_id = ${claim_id} order by created_at, id`,
  )
const payOut = (operator: OperatorClient, partner_id: string, month: string) =>
  operator.post('/api/operator/payouts', { partner_id, month })
const reverse = (payment_id: string) => world.act((work) => reversePayment(work, payment_id))
const changeFees = async (organization_id: string, fees: object) =>
  assert.equal((await admin.patch(`/api/operator/organizations/${organization_id}`, fees)).statusCode, 200)

test('the fees of a claim show to partners that may see it and to the team, and to nobody else', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 1_000)
  assert.deepEqual((await partner.get(`/openapi/claims/${id}/fees`)).json(), { success: true, data: [] })
  const payment_id = await pay(partner, id, 200)
  await reverse(payment_id)
  const answer = await partner.get(`/openapi/claims/${id}/fees`)
  assert.equal(answer.statusCode, 200, answer.body)
  const [first, back] = answer.json().data
  const at = world.clock.business().toISOString()
  const same = { kind: 'success', payment_id, created_at: at }
  assert.deepEqual(answer.json().data, [
    { id: first.id, ...same, amount: 20, reverses: null },
    { id: back.id, ...same, amount: -20, reverses: first.id },
  ])
  assert.deepEqual((await admin.get(`/api/operator/claims/${id}/fees`)).json(), answer.json())
  assert.equal((await admin.get(`/api/operator/claims/${UNKNOWN}/fees`)).statusCode, 404)

  const colleague = await world.partner({ organization_id: partner.organization_id })
  const organization = await world.organization({ organization_id: partner.organization_id })
  assert.deepEqual((await colleague.get(`/openapi/claims/${id}/fees`)).json(), answer.json())
  assert.equal((await organization.get(`/openapi/claims/${id}/fees`)).statusCode, 404)
  const foreign = await (await world.partner()).get(`/openapi/claims/${id}/fees`)
  assert.deepEqual([foreign.statusCode, foreign.json()], [404, { success: false, message: 'Claim not found' }])
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { isolate_partners: true })
  assert.equal((await colleague.get(`/openapi/claims/${id}/fees`)).statusCode, 404)
  assert.equal((await partner.get(`/openapi/claims/${id}/fees`)).statusCode, 200)
})

test('a payment earns a fee, and the partner of the customer its share of it', async () => {
  const partner = await world.partner()
  const { id: claim_id, customer_id } = await claimOf(partner, 1_000)
  const payment_id = await pay(partner, claim_id, 250.05)
  const [fee] = await feesOf(claim_id)
  const { data, total, page, limit } = await sharesOf(partner)
  assert.deepEqual([total, page, limit], [1, 1, 100])
  assert.deepEqual(data, [
    {
      id: data[0].id,
      partner_id: partner.partner_id,
      claim_id,
      customer_id,
      fee_id: fee?.id,
      fee_kind: 'success',
      payment_id,
      fee_amount: 25.01,
      commission_rate: 0.2,
      amount: 5,
      status: 'accrued',
      reverses: null,
      payout_id: null,
      created_at: '2026-05-14T09:30:00.000Z',
    },
  ])
  assert.deepEqual([fee?.kind, fee?.rate, fee?.base_cents, fee?.fee_cents], ['success', 0.1, 25_005, 2_501])
})

test('an overpayment earns nothing on what it exceeds; late money earns as long as something is open', async () => {
  const partner = await world.partner()
  const overpaid = await claimOf(partner, 100)
  await pay(partner, overpaid.id, 60)
  await pay(partner, overpaid.id, 60)
  await pay(partner, overpaid.id, 60)
  assert.deepEqual(
    (await feesOf(overpaid.id)).map((fee) => [fee.base_cents, fee.fee_cents]),
    [
      [6_000, 600],
      [4_000, 400],
    ],
  )

  const closed = await claimOf(partner, 100)
  await world.act(async (work) => closeClaim(work, await takeClaim(work, closed.id), 'written_off'))
  await pay(partner, closed.id, 30)
  assert.deepEqual(
    (await feesOf(closed.id)).map((fee) => fee.fee_cents),
    [300],
  )

  const without_invoice = await makeClaim(partner)
  await pay(partner, without_invoice.id, 30)
  assert.equal((await feesOf(without_invoice.id)).length, 0, 'nothing was outstanding')
})

test('a fee of nothing is not recorded; a fee of a cent is, even when the share of it is nothing', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 100)
  await pay(partner, id, 0.04)
  assert.equal((await feesOf(id)).length, 0)
  await pay(partner, id, 0.05)
  const { data } = await sharesOf(partner)
  assert.deepEqual([data.length, data[0].fee_amount, data[0].amount], [1, 0.01, 0])
})

test('fifty payments at once earn exact fees', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 40)
  await Promise.all(Array.from({ length: 50 }, () => pay(partner, id, 1)))
  const { total, data } = await sharesOf(partner)
  assert.equal(total, 40)
  assert.ok(
    data.every((line: { fee_amount: number; amount: number }) => line.fee_amount === 0.1 && line.amount === 0.02),
  )
})

test('rates are frozen: what was earned before a change stays', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 1_000)
  await pay(partner, id, 100)
  await changeFees(partner.organization_id, { success_fee_rate: 0.1234 })
  await admin.patch(`/api/operator/partners/${partner.partner_id}`, { commission_rate: 0.3333 })
  await pay(partner, id, 100)
  const { data } = await sharesOf(partner)
  const lines = data.map((line: Record<string, number>) => [line.fee_amount, line.commission_rate, line.amount])
  assert.deepEqual(
    lines.sort((left: number[], right: number[]) => Number(left[0]) - Number(right[0])),
    [
      [10, 0.2, 2],
      [12.34, 0.3333, 4.11],
    ],
  )
})

test('the share belongs to the partner of the customer at that moment; a claim without customer shares nothing', async () => {
  const partner = await world.partner()
  const other = await world.partner({ organization_id: partner.organization_id })
  const organization = await world.organization({ organization_id: partner.organization_id })
  const { id } = await claimOf(partner, 1_000)
  await pay(partner, id, 100)
  const { customer_id } = await makeClaim(other)
  assert.equal((await organization.patch(`/openapi/claims/${id}`, { customer_id })).statusCode, 200)
  await pay(organization, id, 50)
  assert.deepEqual([(await sharesOf(partner)).data[0].amount, (await sharesOf(other)).data[0].amount], [2, 1])
  assert.deepEqual([(await sharesOf(partner)).total, (await sharesOf(other)).total], [1, 1])

  const debtor_id = await makeDebtor(organization)
  const alone = (await organization.post('/openapi/claims', { debtor_id })).json().data.id
  await organization.post(`/openapi/claims/${alone}/invoices/manual`, { invoice_amount_gross: 100 })
  await pay(organization, alone, 100)
  const [fee] = await feesOf(alone)
  assert.deepEqual([fee?.fee_cents, fee?.customer_id, fee?.partner_id], [1_000, null, null])
})

test('a customer on whose claims fees were earned cannot be deleted, even when nothing else refers to it', async () => {
  const partner = await world.partner()
  const customer = { name: 'A', email: 'a@example.com', partner_id: partner.partner_id }
  const customer_id = (await partner.post('/openapi/customers', customer)).json().data.id
  const { id, customer_id: next } = await claimOf(partner, 100)
  await partner.patch(`/openapi/claims/${id}`, { customer_id })
  await pay(partner, id, 10)
  await partner.patch(`/openapi/claims/${id}`, { customer_id: next })
  const answer = await partner.delete(`/openapi/customers/${customer_id}`)
  assert.deepEqual([answer.statusCode, answer.json().error], [409, 'Conflict'])
})

test('the list is filtered by claim, status and month, and paged', async () => {
  const partner = await world.partner()
  const first = await claimOf(partner, 100)
  const second = await claimOf(partner, 100)
  for (const { id } of [first, second, second]) await pay(partner, id, 10)
  for (const [query, total] of [
    [`&claim_id=${second.id}`, 2],
    [`&claim_id=${UNKNOWN}`, 0],
    ['&status=accrued', 3],
    ['&status=paid_out', 0],
    ['&month=2026-05', 3],
    ['&month=2026-04', 0],
    [`&claim_id=${first.id}&month=2026-05&status=accrued`, 1],
  ] as const)
    assert.equal((await sharesOf(partner, query)).total, total, query)
  const pages = await Promise.all(
    [1, 2].map(async (page) => (await partner.get(`/openapi/revenue-shares?limit=2&page=${page}`)).json()),
  )
  assert.deepEqual(
    pages.map(({ data, total }) => [data.length, total]),
    [
      [2, 3],
      [1, 3],
    ],
  )
  assert.equal(new Set(pages.flatMap(({ data }) => data.map((line: { id: string }) => line.id))).size, 3)
  for (const [query, field] of [
    ['month=2026-13', 'month'],
    ['month=26-05', 'month'],
    ['status=open', 'status'],
    ['claim_id=1', 'claim_id'],
    ['partner_id=1', 'partner_id'],
  ]) {
    const answer = await partner.get(`/openapi/revenue-shares?${query}`)
    assert.deepEqual([answer.statusCode, answer.json().details[0].field], [400, field])
  }
})

test('a partner sees its own shares alone, and an organisation token none', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 100)
  await pay(partner, id, 100)
  const colleague = await world.partner({ organization_id: partner.organization_id })
  assert.equal((await sharesOf(colleague)).total, 0)
  assert.equal((await sharesOf(colleague, `&claim_id=${id}`)).total, 0)
  const organization = await world.organization({ organization_id: partner.organization_id })
  const answer = await organization.get('/openapi/revenue-shares')
  assert.deepEqual([answer.statusCode, answer.json().message], [404, 'Resource not found'])
})

test('a reversal adds negative lines that name the first ones, once', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 100)
  const payment_id = await pay(partner, id, 55.55)
  await world.act((work) =>
    work.tx.run(sql`update partners set commission_rate = 0.9 where id = ${partner.partner_id}`),
  )
  assert.ok(await reverse(payment_id))
  await assert.rejects(reverse(payment_id), /reversed already/)
  const fees = await feesOf(id)
  assert.deepEqual(
    fees.map((fee) => [fee.base_cents, fee.fee_cents, fee.reverses]),
    [
      [5_555, 556, null],
      [-5_555, -556, fees[0]?.id],
    ],
  )
  const { data } = await sharesOf(partner)
  const [back, first] = data[0].reverses ? data : data.toReversed()
  assert.deepEqual(
    [back.fee_amount, back.amount, back.commission_rate, back.status, back.reverses, back.fee_id, back.payment_id],
    [-5.56, -1.11, 0.2, 'accrued', first.id, fees[1]?.id, payment_id],
  )
  assert.deepEqual([first.amount, first.reverses], [1.11, null])
  const other = (await makeClaim(partner)).id
  await reverse(await pay(partner, other, 5))
  assert.equal((await feesOf(other)).length, 0, 'nothing was earned on it')
})

test('money that was surplus earns its fee when a payment before it is reversed', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 100)
  const first = await pay(partner, id, 80)
  await pay(partner, id, 50)
  const standing = async () => {
    const fees = await feesOf(id)
    return fees.filter((fee) => !fee.reverses && !fees.some(({ reverses }) => reverses === fee.id))
  }
  assert.deepEqual(
    (await standing()).map(({ base_cents }) => base_cents),
    [8_000, 2_000],
  )
  await reverse(first)
  assert.deepEqual(
    (await standing()).map(({ base_cents }) => base_cents),
    [5_000],
    'all of it takes something off now',
  )
})

test('a chargeback of surplus money costs no fee', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 100)
  await pay(partner, id, 100)
  await reverse(await pay(partner, id, 30))
  const fees = await feesOf(id)
  assert.deepEqual(
    fees.map(({ base_cents }) => base_cents),
    [10_000],
  )
})

test('money from before the hand-over uses up the total and earns nothing', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 100)
  const body = { amount: 60, payment_date: '2026-01-05' }
  assert.equal((await partner.post(`/openapi/claims/${id}/payments`, body)).statusCode, 201)
  await pay(partner, id, 70)
  assert.deepEqual(
    (await feesOf(id)).map(({ base_cents }) => base_cents),
    [4_000],
  )
})

test('a filing earns the flat fee of the organisation once, and nothing while that is 0', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const claim = { id, organization_id: partner.organization_id }
  const filing_id = newId()
  assert.equal(await world.act((work) => earnFilingFee(work, { claim, filing_id })), null)
  await changeFees(partner.organization_id, { filing_fee: 49.9 })
  const earned = await world.act((work) => earnFilingFee(work, { claim, filing_id }))
  assert.deepEqual([earned?.fee.fee_cents, earned?.share?.share_cents], [4_990, 998])
  const [line] = (await sharesOf(partner)).data
  assert.deepEqual([line.fee_kind, line.payment_id, line.fee_amount, line.amount], ['filing', null, 49.9, 9.98])
  await assert.rejects(
    world.act((work) => earnFilingFee(work, { claim, filing_id })),
    /recorded already/,
  )
})

test('the database itself refuses money that does not add up', async () => {
  const partner = await world.partner()
  const { id } = await claimOf(partner, 100)
  const payment_id = await pay(partner, id, 50)
  const refuses = (statement: { text: string; values: readonly unknown[] }, constraint: string) =>
    assert.rejects(world.deps.db.alone(statement), (error: { constraint_name?: string }) => {
      assert.equal(error.constraint_name, constraint)
      return true
    })
  const copied = sql`organization_id, claim_id, customer_id, partner_id, kind, payment_id, rate, base_cents`
  const of_payment = sql`from fees where payment_id = ${payment_id}`
  await refuses(
    sql`insert into fees (id, ${copied}, amount_cents, created_at)
      select gen_random_uuid(), ${copied}, amount_cents, created_at ${of_payment}`,
    'fees_payment_key',
  )
  const keeps = (statement: Parameters<typeof refuses>[0], what: RegExp) =>
    assert.rejects(world.deps.db.alone(statement), what)
  await keeps(sql`update fees set amount_cents = 499 where payment_id = ${payment_id}`, /only ever added/)
  await keeps(sql`delete from fees where payment_id = ${payment_id}`, /only ever added/)
  await refuses(
    sql`insert into fees (id, ${copied}, amount_cents, reverses, created_at)
      select gen_random_uuid(), ${copied}, amount_cents, id, created_at ${of_payment}`,
    'fees_sign_check',
  )
  const own = sql`partner_id = ${partner.partner_id}`
  await keeps(sql`update revenue_shares set amount_cents = 101 where ${own}`, /not changed, only approved/)
  await keeps(sql`delete from revenue_shares where ${own}`, /not changed, only approved/)
  await refuses(sql`update revenue_shares set status = 'paid_out' where ${own}`, 'revenue_shares_payout_check')
})

test('no token reaches the operator routes, and an agent looks but does not pay', async () => {
  const partner = await world.partner()
  assert.equal((await partner.get('/api/operator/revenue-shares')).statusCode, 401)
  const agent = await world.operator('agent')
  assert.equal((await agent.get('/api/operator/revenue-shares')).statusCode, 200)
  assert.equal((await agent.get('/api/operator/payouts')).statusCode, 200)
  assert.equal((await payOut(agent, partner.partner_id, '2026-04')).statusCode, 403)
})
