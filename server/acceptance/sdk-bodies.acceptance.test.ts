import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BulkItem, type Client, createClient, type LawsuitDecisionBody, ValidationError } from '@mahnwerk/sdk'
import { openWorld } from '../test/world.ts'

// Every body below that the compiler refuses is sent all the same, and the service refuses it too. Where one of them
// changes its mind, either the type check or this test fails.

const world = await openWorld()
const base_url = await world.http.server.listen({ port: 0, host: '127.0.0.1' })
const { token } = await world.partner({ rate_limit_per_hour: 1_000_000 })
const client: Client = createClient({ base_url, token })

const person = { last_name: 'Huber' }
const company = { company_name: 'B GmbH' }
const addresses = [{ street: 'Lindengasse 7', zip: '1070', city: 'Wien', country: 'AT' }]
const { partner } = await client.me()
const customer = await client.customers.create({ name: 'A', email: 'a@example.com', partner_id: partner?.id ?? '' })
const customer_id = customer.id
const debtor = await client.debtors.create({ customer_id, acting_as: 'person', person, addresses })
const { id } = debtor

const STAGES = [
  'in_processing',
  'first_demand_letter',
  'second_demand_letter',
  'third_demand_letter',
  'dunning_action_recommended',
] as const

/** A claim whose creditor has to decide. */
async function undecidedClaim(): Promise<string> {
  const claim = await client.claims.create({ customer_id, debtor_id: id })
  await client.claims.invoices.create(claim.id, { invoice_amount_gross: 500 })
  for (const to_stage of STAGES) await client.sandbox.claims.stage(claim.id, { to_stage })
  return claim.id
}
const claim_id = await undecidedClaim()

type Faults = [field: string, code: string][]

async function refused(sent: Promise<unknown>, faults: Faults): Promise<void> {
  await assert.rejects(sent, (error) => {
    assert.ok(error instanceof ValidationError, String(error))
    assert.deepEqual(
      error.problems.map(({ field, code }) => [field, code]),
      faults,
    )
    return true
  })
}

test('a debtor is a person or a company, to the compiler and to the service', async () => {
  const { create } = client.debtors
  // @ts-expect-error: a person is missing
  await refused(create({ customer_id, acting_as: 'person' }), [['person', 'required']])
  // @ts-expect-error: a person is not null
  await refused(create({ customer_id, acting_as: 'person', person: null }), [['person', 'required']])
  // @ts-expect-error: a company is missing
  await refused(create({ customer_id, acting_as: 'company' }), [['company', 'required']])
  // @ts-expect-error: a person has no company
  await refused(create({ customer_id, acting_as: 'person', person, company }), [['company', 'not_applicable']])
  // @ts-expect-error: a company has no person
  await refused(create({ customer_id, acting_as: 'company', company, person }), [['person', 'not_applicable']])
  const debtor_type = 'privateperson' as const
  // @ts-expect-error: a company is no private person
  await refused(create({ customer_id, acting_as: 'company', company, debtor_type }), [['debtor_type', 'inconsistent']])

  const made = await create({ customer_id, acting_as: 'person', person, company: null, debtor_type })
  assert.equal(made.debtor_type, 'privateperson')
  const firm = await create({ customer_id, acting_as: 'company', company, person: null, debtor_type: undefined })
  assert.equal(firm.debtor_type, 'unprotocolled_company')
})

test('a debtor is changed to one of the two, or stays what it is', async () => {
  const { update } = client.debtors
  // @ts-expect-error: a person has no company
  await refused(update(id, { acting_as: 'person', company }), [['company', 'not_applicable']])
  // @ts-expect-error: not both
  await refused(update(id, { person, company }), [['company', 'not_applicable']])
  // @ts-expect-error: a person is not taken away
  await refused(update(id, { acting_as: 'person', person: null }), [['person', 'required']])
  // @ts-expect-error: one of the two stays
  await refused(update(id, { person: null, company: null }), [['person', 'required']])
  const as_private = { acting_as: 'company', company, debtor_type: 'privateperson' } as const
  // @ts-expect-error: a company is no private person
  await refused(update(id, as_private), [['debtor_type', 'inconsistent']])

  assert.equal((await update(id, { person, bic: null })).acting_as, 'person')
  assert.equal((await update(id, { acting_as: 'company', company, person: null })).acting_as, 'company')
  assert.equal((await update(id, { acting_as: 'person', person })).acting_as, 'person')
})

test('a decision names a lawyer only where one is wanted, and then wholly', async () => {
  const decide = client.claims.lawsuitDecision.create
  const name = { wunschanwalt_first_name: 'Eva', wunschanwalt_last_name: 'Gruber' }
  const own = { decision: 'sue', wants_lawyer: true, lawyer_type: 'wunschanwalt' } as const
  const network = { ...own, lawyer_type: 'svc_network' } as const
  // @ts-expect-error: no lawyer where nobody sues
  await refused(decide(claim_id, { decision: 'decline', wants_lawyer: true }), [['wants_lawyer', 'not_applicable']])
  // @ts-expect-error: no lawyer where nobody sues
  await refused(decide(claim_id, { ...network, decision: 'decline' }), [
    ['wants_lawyer', 'not_applicable'],
    ['lawyer_type', 'not_applicable'],
  ])
  // @ts-expect-error: which one?
  await refused(decide(claim_id, { decision: 'sue', wants_lawyer: true }), [['lawyer_type', 'required']])
  const unwanted = { decision: 'sue', lawyer_type: 'svc_network' } as const
  // @ts-expect-error: none is wanted
  await refused(decide(claim_id, unwanted), [['wants_lawyer', 'inconsistent']])
  // @ts-expect-error: where is the lawyer?
  await refused(decide(claim_id, { ...own, ...name }), [['wunschanwalt_location', 'required']])
  // @ts-expect-error: the service names one itself
  await refused(decide(claim_id, { ...network, ...name }), [
    ['wunschanwalt_first_name', 'not_applicable'],
    ['wunschanwalt_last_name', 'not_applicable'],
  ])
  const mailed = { decision: 'sue', wunschanwalt_email: 'a@example.com' } as const
  // @ts-expect-error: no lawyer is wanted
  await refused(client.sandbox.claims.decide(claim_id, mailed), [['wunschanwalt_email', 'not_applicable']])

  const accepted: LawsuitDecisionBody[] = [
    { decision: 'decline', wants_lawyer: false },
    { decision: 'sue' },
    network,
    { ...own, ...name, wunschanwalt_location: 'Wien', wunschanwalt_email: undefined },
  ]
  for (const body of accepted) assert.equal((await decide(await undecidedClaim(), body)).decision, body.decision)
})

test('the clock moves by seconds or to an instant', async () => {
  const { advance } = client.sandbox
  const to = '2199-01-01T00:00:00.000Z'
  // @ts-expect-error: not both
  await refused(advance({ seconds: 1, to }), [
    ['seconds', 'not_applicable'],
    ['to', 'not_applicable'],
  ])
  // @ts-expect-error: one of them
  await refused(advance({}), [
    ['seconds', 'required'],
    ['to', 'required'],
  ])
})

test('an item of many has known parties or new ones, not a mixture', async () => {
  const claim = { partner_reference: 'B-1' }
  const known = { id: customer_id }
  const fresh = { acting_as: 'person', person } as const
  const failedFor = async (item: BulkItem): Promise<Faults> => {
    const [result] = await client.claims.createMany([item])
    assert.equal(result?.status, 'failed')
    return result.details.map(({ field, code }) => [field, code])
  }
  const named = { ...known, name: 'A' }
  // @ts-expect-error: a known customer is not described
  assert.deepEqual(await failedFor({ customer: named, debtor: fresh, claim }), [['customer.name', 'unknown_field']])
  const described = { id, acting_as: 'person' } as const
  // @ts-expect-error: a known debtor is not described
  assert.deepEqual(await failedFor({ customer: known, debtor: described, claim }), [
    ['debtor.acting_as', 'unknown_field'],
  ])
  const nobody = { acting_as: 'person' } as const
  // @ts-expect-error: a person is missing
  assert.deepEqual(await failedFor({ customer: known, debtor: nobody, claim }), [['debtor.person', 'required']])
  const as_private = { acting_as: 'company', company, debtor_type: 'privateperson' } as const
  // @ts-expect-error: a company is no private person
  assert.deepEqual(await failedFor({ customer: known, debtor: as_private, claim }), [
    ['debtor.debtor_type', 'inconsistent'],
  ])
  // @ts-expect-error: the reference is the identity of a case
  assert.deepEqual(await failedFor({ customer: known, debtor: fresh, claim: {} }), [
    ['claim.partner_reference', 'required'],
  ])

  const results = await client.claims.createMany([
    { customer: known, debtor: { id }, claim },
    { customer: { name: 'C', email: 'c@example.com' }, debtor: fresh, claim: { partner_reference: 'B-2' } },
  ])
  assert.deepEqual(
    results.map(({ index, status }) => [index, status]),
    [
      [0, 'created'],
      [1, 'created'],
    ],
  )
})

test('what is required, unknown or not null is so for both', async () => {
  // @ts-expect-error: the debtor is missing
  await refused(client.claims.create({ customer_id }), [['debtor_id', 'required']])
  // @ts-expect-error: there is no such field
  await refused(client.claims.create({ customer_id, debtor_id: id, amount: 1 }), [['amount', 'unknown_field']])
  // @ts-expect-error: a claim keeps a customer
  await refused(client.claims.update(claim_id, { customer_id: null }), [['customer_id', 'wrong_type']])
  // @ts-expect-error: a name cannot be cleared
  await refused(client.customers.update(customer_id, { name: null }), [['name', 'wrong_type']])
  // @ts-expect-error: EUR alone
  await refused(client.claims.payments.create(claim_id, { amount: 1, currency: 'USD' }), [['currency', 'not_allowed']])
  // @ts-expect-error: an amount is a number
  await refused(client.claims.payments.create(claim_id, { amount: '1' }), [['amount', 'wrong_type']])
  const { id: invoice_id } = await client.claims.invoices.create(
    (await client.claims.create({ customer_id, debtor_id: id })).id,
    {},
  )
  // @ts-expect-error: a credit has a reason
  await refused(client.invoices.credit(invoice_id, { amount: 1 }), [['reason', 'required']])
})
