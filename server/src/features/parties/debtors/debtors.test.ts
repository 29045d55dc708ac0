import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const PERSON = {
  acting_as: 'person',
  person: { salutation: 'mr', first_name: 'Max', last_name: 'Maier', birth_date: '1980-02-29' },
}
const COMPANY = {
  acting_as: 'company',
  company: { company_name: 'Maier GmbH', firmenbuchnummer: 'FN 123456 a', not_protocolled: false },
}

async function customerOf(partner: PartnerClient): Promise<string> {
  const answer = await partner.post('/openapi/customers', {
    name: 'Huber',
    email: 'h@example.com',
    partner_id: partner.partner_id,
  })
  return answer.json().data.id
}
const fieldsOf = (answer: { json(): { details: { field: string }[] } }) =>
  answer.json().details.map((problem) => problem.field)

test('a person is created with 201 and answered whole', async () => {
  const partner = await world.partner()
  const customer_id = await customerOf(partner)
  const sent = {
    ...PERSON,
    customer_id,
    addresses: [
      { street: 'Gasse 1', zip: '1010', city: 'Wien', country: ' at ' },
      { street: 'Weg 2', zip: '80331', city: 'München', country: 'DE', is_primary: true },
    ],
    communication_channels: [{ type: 'email', value: 'max@example.com' }],
    iban: 'at61 1904 3002 3457 3201',
    bic: 'rzba atww',
  }
  const answer = await partner.post('/openapi/debtors', sent)
  assert.equal(answer.statusCode, 201)
  const { id, ...rest } = answer.json().data
  assert.deepEqual(rest, {
    ...PERSON,
    customer_id,
    debtor_type: 'privateperson',
    company: null,
    addresses: [
      { street: 'Gasse 1', zip: '1010', city: 'Wien', country: 'AT', is_primary: false },
      { street: 'Weg 2', zip: '80331', city: 'München', country: 'DE', is_primary: true },
    ],
    communication_channels: [{ type: 'email', value: 'max@example.com', is_primary: true }],
    iban: 'AT611904300234573201',
    bic: 'RZBAATWW',
    created_at: '2026-05-14T09:30:00.000Z',
    updated_at: '2026-05-14T09:30:00.000Z',
  })
  assert.deepEqual((await partner.get(`/openapi/debtors/${id}`)).json().data, answer.json().data)
})

test('a company is created, with its type derived from the register number', async () => {
  const client = await world.organization()
  const created = await client.post('/openapi/debtors', COMPANY)
  assert.equal(created.statusCode, 201)
  const { debtor_type, company, person, customer_id, addresses, iban } = created.json().data
  assert.deepEqual(
    { debtor_type, company, person, customer_id, addresses, iban },
    {
      debtor_type: 'protocolled_company',
      company: COMPANY.company,
      person: null,
      customer_id: null,
      addresses: [],
      iban: null,
    },
  )
})

test('partner tokens must send customer_id, organisation tokens may omit it', async () => {
  const partner = await world.partner()
  const client = await world.organization({ organization_id: partner.organization_id })
  assert.deepEqual(fieldsOf(await partner.post('/openapi/debtors', PERSON)), ['customer_id'])
  assert.deepEqual(fieldsOf(await partner.post('/openapi/debtors', { ...PERSON, customer_id: null })), ['customer_id'])
  assert.equal((await client.post('/openapi/debtors', PERSON)).statusCode, 201)
})

test('a customer that is unknown or of another organisation is a 400 in the same words', async () => {
  const partner = await world.partner()
  const foreign = await customerOf(await world.partner())
  const answers = [
    await partner.post('/openapi/debtors', { ...PERSON, customer_id: foreign }),
    await partner.post('/openapi/debtors', { ...PERSON, customer_id: UNKNOWN }),
  ]
  for (const answer of answers) {
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(answer.json().details, [
      { field: 'customer_id', code: 'unknown_reference', message: 'is not a known customer' },
    ])
  }
})

test('every fault of a debtor is named at once', async () => {
  const client = await world.organization()
  const wrong = {
    acting_as: 'person',
    debtor_type: 'robot',
    person: { first_name: 'Max', birth_date: '1981-02-29', age: 3 },
    addresses: [
      { street: '', zip: '1', city: 'X', country: 'Austria' },
      { street: 'a', zip: 'b', city: 'c', country: 'XX', is_primary: 'yes' },
    ],
    communication_channels: [{ type: 'fax', value: '1' }, { type: 'email' }],
    iban: 'AT00',
    bic: 'X',
    created_at: 'now',
  }
  assert.deepEqual(fieldsOf(await client.post('/openapi/debtors', wrong)).sort(), [
    'addresses.0.country',
    'addresses.0.street',
    'addresses.1.country',
    'addresses.1.is_primary',
    'bic',
    'communication_channels.0.type',
    'communication_channels.1.value',
    'created_at',
    'debtor_type',
    'iban',
    'person.age',
    'person.birth_date',
    'person.last_name',
  ])
  assert.deepEqual(fieldsOf(await client.post('/openapi/debtors', {})), ['acting_as'])
  const two = { country: 'AT', street: 'a', zip: 'b', city: 'c', is_primary: true }
  assert.deepEqual(fieldsOf(await client.post('/openapi/debtors', { ...PERSON, addresses: [two, two] })), ['addresses'])
  assert.deepEqual(
    fieldsOf(
      await client.post('/openapi/debtors', { ...PERSON, addresses: Array(21).fill({ ...two, is_primary: false }) }),
    ),
    ['addresses'],
  )
  assert.deepEqual(fieldsOf(await client.post('/openapi/debtors', { ...PERSON, company: COMPANY.company })), [
    'company',
  ])
  for (const value of [null, 1, 'x', [], [null], [1], {}]) {
    const answer = await client.post('/openapi/debtors', {
      ...PERSON,
      addresses: value,
      communication_channels: value,
      iban: 5,
      bic: [],
    })
    assert.equal(answer.statusCode, 400, JSON.stringify(value))
  }
})

test('what a token or another field asks for is named together with all other faults', async () => {
  const partner = await world.partner()
  const customer_id = await customerOf(partner)
  const fields = async (body: object) => fieldsOf(await partner.post('/openapi/debtors', body)).sort()
  assert.deepEqual(await fields({}), ['acting_as', 'customer_id'])
  assert.deepEqual(await fields({ acting_as: 'robot', company: 1 }), ['acting_as', 'company', 'customer_id'])
  assert.deepEqual(await fields({ acting_as: 'person', customer_id: null, wrong: 1 }), [
    'customer_id',
    'person',
    'wrong',
  ])
  const company = { acting_as: 'company', debtor_type: 'privateperson', person: { last_name: 'x' }, customer_id }
  assert.deepEqual(await fields({ ...company, bic: 'x' }), ['bic', 'company', 'debtor_type', 'person'])
  const { id } = (await partner.post('/openapi/debtors', { ...PERSON, customer_id })).json().data
  const changed = await partner.patch(`/openapi/debtors/${id}`, { customer_id: null, iban: 'x' })
  assert.deepEqual(fieldsOf(changed).sort(), ['customer_id', 'iban'])
})

test('PATCH replaces lists whole, clears what is null, and leaves the rest', async () => {
  const partner = await world.partner()
  const customer_id = await customerOf(partner)
  const address = { street: 'Gasse 1', zip: '1010', city: 'Wien', country: 'AT' }
  const created = (
    await partner.post('/openapi/debtors', {
      ...PERSON,
      customer_id,
      addresses: [address, address],
      iban: 'DE89370400440532013000',
    })
  ).json().data
  const url = `/openapi/debtors/${created.id}`
  world.clock.advance(1_000)
  const changed = (await partner.patch(url, { addresses: [{ ...address, city: 'Graz' }], iban: null })).json().data
  assert.deepEqual(changed, {
    ...created,
    addresses: [{ ...address, city: 'Graz', is_primary: true }],
    iban: null,
    updated_at: world.clock.business().toISOString(),
  })
  assert.deepEqual((await partner.patch(url, { addresses: [] })).json().data.addresses, [])
  assert.deepEqual((await partner.patch(url, {})).json().data.person, PERSON.person)
  const company = (await partner.patch(url, COMPANY)).json().data
  assert.deepEqual([company.acting_as, company.person, company.debtor_type], ['company', null, 'protocolled_company'])
  assert.deepEqual(fieldsOf(await partner.patch(url, { acting_as: 'person' })), ['person'])
  assert.deepEqual(fieldsOf(await partner.patch(url, { customer_id: UNKNOWN })), ['customer_id'])
  assert.deepEqual(fieldsOf(await partner.patch(url, { customer_id: null })), ['customer_id'])
  const other = await customerOf(partner)
  assert.equal((await partner.patch(url, { customer_id: other })).json().data.customer_id, other)
})

test('a foreign debtor is a 404 with the same body as an unknown one', async () => {
  const owner = await world.organization()
  const stranger = await world.organization()
  const { id } = (await owner.post('/openapi/debtors', PERSON)).json().data
  for (const call of [
    (target: string) => stranger.get(`/openapi/debtors/${target}`),
    (target: string) => stranger.patch(`/openapi/debtors/${target}`, { bic: null }),
  ]) {
    const [foreign, unknown] = [await call(id), await call(UNKNOWN)]
    assert.equal(foreign.statusCode, 404)
    assert.equal(foreign.body, unknown.body)
  }
})

test('a customer with debtors cannot be deleted', async () => {
  const partner = await world.partner()
  const customer_id = await customerOf(partner)
  await partner.post('/openapi/debtors', { ...PERSON, customer_id })
  const answer = await partner.delete(`/openapi/customers/${customer_id}`)
  assert.equal(answer.statusCode, 409)
  assert.equal(answer.json().error, 'Conflict')
})

test('an isolated partner sees the debtors of its own customers only', async () => {
  const partner = await world.partner()
  const sibling = await world.partner({ organization_id: partner.organization_id })
  const client = await world.organization({ organization_id: partner.organization_id })
  const own = (await partner.post('/openapi/debtors', { ...PERSON, customer_id: await customerOf(partner) })).json()
    .data.id
  const nobodys = (await client.post('/openapi/debtors', PERSON)).json().data.id
  const siblings_customer = await customerOf(sibling)
  assert.equal((await sibling.get(`/openapi/debtors/${own}`)).statusCode, 200)
  const admin = await world.operator()
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { isolate_partners: true })
  const fresh = await world.partner({ organization_id: partner.organization_id })
  for (const id of [own, nobodys]) assert.equal((await fresh.get(`/openapi/debtors/${id}`)).statusCode, 404)
  assert.deepEqual(fieldsOf(await fresh.post('/openapi/debtors', { ...PERSON, customer_id: siblings_customer })), [
    'customer_id',
  ])
  assert.equal((await client.get(`/openapi/debtors/${own}`)).statusCode, 200)
})

test('the database itself refuses a debtor that points at a customer of another organisation', async () => {
  const client = await world.organization()
  const foreign = await customerOf(await world.partner())
  const { id } = (await client.post('/openapi/debtors', PERSON)).json().data
  const forged = { text: 'update debtors set customer_id = $1 where id = $2', values: [foreign, id] }
  await assert.rejects(world.deps.db.alone(forged), { code: '23503', constraint_name: 'debtors_customer_fkey' })
})
