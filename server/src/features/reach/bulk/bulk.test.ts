import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeClaim, makeCustomer } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { ITEMS_MAX } from './schema.ts'

const world = await openWorld()
const partner = await world.partner()

const CUSTOMER = { name: 'Huber GmbH', email: 'h@example.com', partner_client_reference: 'K-1' }
const DEBTOR = { acting_as: 'person', person: { first_name: 'Max', last_name: 'Maier' } }
const itemOf = (partner_reference: string, more: object = {}) => ({
  customer: CUSTOMER,
  debtor: DEBTOR,
  claim: { partner_reference },
  invoices: [{ invoice_number: `R-${partner_reference}`, invoice_amount_gross: 100 }],
  ...more,
})

type Result = { index: number; status: string; claim_id: string | null; details: { field: string; code: string }[] }
async function send(client: Pick<PartnerClient, 'post'>, items: unknown[], headers = {}): Promise<Result[]> {
  const answer = await client.post('/openapi/claims/bulk', { items }, headers)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const faultsOf = ({ details }: Result) => details.map(({ field, code }) => [field, code])

test('items become cases with their invoices, and one customer where the keys say so', async () => {
  const results = await send(partner, [itemOf('A-1'), itemOf('A-2', { invoices: undefined })])
  assert.deepEqual(
    results.map(({ index, status, details }) => ({ index, status, details })),
    [0, 1].map((index) => ({ index, status: 'created', details: [] })),
  )
  const first = (await partner.get(`/openapi/claims/${results[0]?.claim_id}`)).json().data
  const second = (await partner.get(`/openapi/claims/${results[1]?.claim_id}`)).json().data
  assert.equal(first.partner_reference, 'A-1')
  assert.equal(first.total_claim_amount, 100)
  assert.equal(second.total_claim_amount, 0)
  assert.equal(first.customer_id, second.customer_id)
})

test('what was sent before is found by its reference, also twice in one body and at the same time', async () => {
  const { id } = await makeClaim(partner, { partner_reference: 'B-0' })
  const both = await Promise.all([
    send(partner, [itemOf('B-1'), itemOf('B-0'), itemOf('B-1')]),
    send(partner, [itemOf('B-1'), itemOf('B-2')]),
  ])
  const of = (reference: string) => both.flat().filter((_, at) => ['B-1', 'B-0', 'B-1', 'B-1', 'B-2'][at] === reference)
  assert.deepEqual(
    of('B-0').map(({ status, claim_id }) => [status, claim_id]),
    [['existing', id]],
  )
  assert.deepEqual(
    of('B-1')
      .map(({ status }) => status)
      .toSorted(),
    ['created', 'existing', 'existing'],
  )
  assert.equal(new Set(of('B-1').map(({ claim_id }) => claim_id)).size, 1)
  // Another partner has references of its own.
  const other = await world.partner({ organization_id: partner.organization_id })
  assert.equal((await send(other, [itemOf('B-1')]))[0]?.status, 'created')
})

test('a wrong item fails alone, with all its faults and nothing of it stored', async () => {
  const foreign = await makeCustomer(await world.partner({ organization_id: partner.organization_id }))
  const unknown = '00000000-0000-4000-8000-000000000000'
  const before = await countRows()
  const results = await send(partner, [
    { ...itemOf('C-1'), claim: {} },
    itemOf('C-2', { customer: { name: 'X' }, debtor: { acting_as: 'person' }, extra: 1 }),
    itemOf('C-3', { invoices: [{ invoice_amount_gross: 1 }, { invoice_amount_gross: 1.234 }] }),
    itemOf('C-4', { customer: { id: foreign } }),
    itemOf('C-5', { customer: { id: unknown } }),
    itemOf('C-6', { customer: { ...CUSTOMER, partner_id: unknown } }),
    'nothing',
    itemOf('C-7', { debtor: { id: unknown } }),
    // The sum is too large with the second invoice: the first must not stay.
    itemOf('C-8', {
      invoices: [{ invoice_amount_gross: 9_999_999_999.99 }, { invoice_amount_gross: 9_999_999_999.99 }],
    }),
  ])
  assert.ok(results.every(({ status, claim_id }) => status === 'failed' && claim_id === null))
  assert.deepEqual(faultsOf(results[0] as Result), [['claim.partner_reference', 'required']])
  assert.deepEqual(faultsOf(results[1] as Result).toSorted(), [
    ['customer.email', 'required'],
    ['debtor.person', 'required'],
    ['extra', 'unknown_field'],
  ])
  assert.deepEqual(faultsOf(results[2] as Result), [['invoices.1.invoice_amount_gross', 'too_many_decimals']])
  assert.deepEqual(faultsOf(results[3] as Result), [['item', 'other_partner']])
  assert.deepEqual(faultsOf(results[4] as Result), [['customer.id', 'unknown_reference']])
  assert.deepEqual(faultsOf(results[5] as Result), [['customer.partner_id', 'not_own_partner']])
  assert.deepEqual(faultsOf(results[6] as Result), [['item', 'wrong_type']])
  assert.deepEqual(faultsOf(results[7] as Result), [['debtor.id', 'unknown_reference']])
  assert.equal(results[8]?.details[0]?.field.startsWith('invoices.'), true, JSON.stringify(results[8]))
  assert.deepEqual(await countRows(), before)
})

test('an organisation says which partner, and rows that are there can be named', async () => {
  const house = await world.organization({ organization_id: partner.organization_id })
  const { customer_id, debtor_id } = await makeClaim(partner)
  const [without, made, known] = await send(house, [
    itemOf('D-1'),
    itemOf('D-2', { customer: { ...CUSTOMER, partner_id: partner.partner_id } }),
    itemOf('D-3', { customer: { id: customer_id }, debtor: { id: debtor_id } }),
  ])
  assert.deepEqual(faultsOf(without as Result), [['customer.partner_id', 'required']])
  assert.equal(made?.status, 'created')
  assert.partialDeepStrictEqual((await house.get(`/openapi/claims/${known?.claim_id}`)).json().data, {
    customer_id,
    debtor_id,
  })
})

test('each item counts as a request; too many of them are refused and count nothing', async () => {
  const small = await world.partner({ rate_limit_per_hour: 10 })
  const answer = await small.post('/openapi/claims/bulk', { items: [itemOf('E-1'), itemOf('E-2'), itemOf('E-3')] })
  assert.equal(answer.headers['x-ratelimit-remaining'], '7')
  const many = Array.from({ length: 8 }, (_, at) => itemOf(`E-${at + 10}`))
  const refused = await small.post('/openapi/claims/bulk', { items: many })
  assert.equal(refused.statusCode, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
  const next = await small.post('/openapi/claims/bulk', { items: many.slice(0, 7) })
  assert.equal(next.statusCode, 200, next.body)
  assert.equal(next.headers['x-ratelimit-remaining'], '0')
})

test('the body has its limits, and a key gives the same answer', async () => {
  const answerTo = async (body: object) => (await partner.post('/openapi/claims/bulk', body)).statusCode
  assert.equal(await answerTo({ items: [] }), 400)
  assert.equal(await answerTo({ items: Array.from({ length: ITEMS_MAX + 1 }, () => itemOf('F')) }), 400)
  assert.equal(await answerTo({}), 400)
  // Larger than other bodies may be, and still taken.
  const roomy = { metadata: { text: 'x'.repeat(16_000) } }
  const items = Array.from({ length: 80 }, (_, at) =>
    itemOf(`F-${at}`, { customer: { ...CUSTOMER, ...roomy, partner_client_reference: `F-${at % 3}` } }),
  )
  assert.ok(JSON.stringify(items).length > 1_048_576)
  const key = { 'idempotency-key': 'bulk' }
  const first = await send(partner, items, key)
  assert.ok(first.every(({ status }) => status === 'created'))
  assert.deepEqual(await send(partner, items, key), first)
  assert.ok((await send(partner, items)).every(({ status }) => status === 'existing'))
  const deep = `{"items":[${'{"a":'.repeat(40)}`
  const refused = await world.request({
    method: 'POST',
    url: '/openapi/claims/bulk',
    headers: { authorization: `Bearer ${partner.token}`, 'content-type': 'application/json' },
    payload: deep,
  })
  assert.equal(refused.json().details[0].code, 'too_deep')
})

const countRows = () =>
  world.deps.db.one(sql`
    select (select count(*) from customers)::int as customers, (select count(*) from debtors)::int as debtors,
      (select count(*) from claims)::int as claims, (select count(*) from invoices)::int as invoices`)
