import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const bodyOf = (partner: PartnerClient, more: object = {}) => ({
  name: 'Huber GmbH',
  email: 'office@huber.example',
  partner_id: partner.partner_id,
  ...more,
})
const create = (partner: PartnerClient, more: object = {}) => partner.post('/openapi/customers', bodyOf(partner, more))
const fieldsOf = (answer: { json(): { details: { field: string }[] } }) =>
  answer.json().details.map((problem) => problem.field)

test('a customer is created with 201, reused false, and every field', async () => {
  const partner = await world.partner()
  const sent = {
    phone: '+43 1 234',
    address: { street: 'Ring 1', city: 'Wien', zip: '1010', country: 'AT' },
    metadata: { crm: { id: 7, tags: ['a', null] } },
    uid: 'ATU 1234-5678',
    partner_client_reference: '  K-17 ',
  }
  const answer = await create(partner, sent)
  assert.equal(answer.statusCode, 201)
  const { success, reused, data } = answer.json()
  assert.deepEqual([success, reused], [true, false])
  const { id, ...rest } = data
  assert.deepEqual(rest, {
    organization_id: partner.organization_id,
    ...bodyOf(partner, { ...sent, uid: 'ATU12345678', partner_client_reference: 'K-17' }),
    created_at: '2026-05-14T09:30:00.000Z',
    updated_at: '2026-05-14T09:30:00.000Z',
  })
  const read = await partner.get(`/openapi/customers/${id}`)
  assert.deepEqual(read.json(), { success: true, data })
  assert.equal((await partner.get(`/openapi/customers/${id.toUpperCase()}`)).statusCode, 200, 'UUIDs in any case')
})

test('a matching reference or uid returns the stored customer with 200, reused true, unchanged', async () => {
  const partner = await world.partner()
  const first = (await create(partner, { partner_client_reference: 'A', uid: 'DE123' })).json().data
  for (const keys of [
    { partner_client_reference: 'A' },
    { uid: 'de 1-2/3' },
    { partner_client_reference: ' A ', uid: 'DE123' },
  ]) {
    const again = await partner.post('/openapi/customers', {
      name: 'Other',
      email: 'other@example.com',
      partner_id: partner.partner_id,
      ...keys,
    })
    assert.equal(again.statusCode, 200)
    assert.deepEqual(again.json(), { success: true, reused: true, data: first })
  }
  assert.equal(
    (await create(partner, { partner_client_reference: 'a' })).statusCode,
    201,
    'the reference is case-sensitive',
  )
})

test('a key that the stored customer lacks is added to it, one that it has is kept', async () => {
  const partner = await world.partner()
  const first = (await create(partner, { partner_client_reference: 'A' })).json().data
  world.clock.advance(1_000)
  const added = (await create(partner, { partner_client_reference: 'A', uid: 'DE111' })).json()
  assert.deepEqual([added.reused, added.data.id, added.data.uid], [true, first.id, 'DE111'])
  assert.ok(added.data.updated_at > first.updated_at)
  const kept = (await create(partner, { partner_client_reference: 'A', uid: 'DE222' })).json()
  assert.deepEqual(kept.data, added.data)
  const by_uid = (await create(partner, { uid: 'DE111', partner_client_reference: 'B' })).json()
  assert.deepEqual(by_uid.data, added.data)
})

test('a reference of one customer and a uid of another are a 409, and nothing is created', async () => {
  const partner = await world.partner()
  await create(partner, { partner_client_reference: 'A' })
  await create(partner, { uid: 'DE111' })
  const answer = await create(partner, { partner_client_reference: 'A', uid: 'DE111' })
  assert.equal(answer.statusCode, 409)
  assert.equal(answer.json().error, 'Conflict')
  assert.match(answer.json().message, /partner_client_reference and uid/)
  assert.equal((await partner.get('/openapi/customers')).json().total, 2)
})

test('with neither key, or with null for both, every call creates a new customer', async () => {
  const partner = await world.partner()
  const ids = new Set<string>()
  for (const keys of [{}, {}, { uid: null, partner_client_reference: null }]) {
    const answer = await create(partner, keys)
    assert.equal(answer.statusCode, 201)
    ids.add(answer.json().data.id)
  }
  assert.equal(ids.size, 3)
})

test('fifty parallel calls with the same keys make one customer', async () => {
  const partner = await world.partner()
  const keys = [{ partner_client_reference: 'R' }, { uid: 'DE777' }, { partner_client_reference: 'R', uid: 'DE777' }]
  await create(partner, { partner_client_reference: 'R', uid: 'DE777' }).then((answer) =>
    partner.delete(`/openapi/customers/${answer.json().data.id}`),
  )
  const both = await Promise.all(Array.from({ length: 50 }, () => create(partner, keys[2])))
  assert.deepEqual(both.map((answer) => answer.statusCode).sort(), [...Array(49).fill(200), 201])
  assert.equal(new Set(both.map((answer) => answer.json().data.id)).size, 1)
})

test('parallel calls that share only one key each never leave two holders', async () => {
  const partner = await world.partner()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      create(
        partner,
        [{ partner_client_reference: 'R' }, { uid: 'DE888' }, { partner_client_reference: 'R', uid: 'DE888' }][
          index % 3
        ],
      ),
    ),
  )
  for (const answer of answers) assert.ok([200, 201, 409].includes(answer.statusCode), answer.body)
  const { data } = (await partner.get('/openapi/customers?limit=100')).json()
  assert.ok(data.filter((row: { uid: string }) => row.uid === 'DE888').length <= 1)
  assert.ok(
    data.filter((row: { partner_client_reference: string }) => row.partner_client_reference === 'R').length <= 1,
  )
})

test('another partner sending the same keys gets its own customer', async () => {
  const one = await world.partner()
  const two = await world.partner({ organization_id: one.organization_id })
  const keys = { uid: 'ATU1', partner_client_reference: 'X' }
  const first = await create(one, { ...keys, uid: 'ATU11' })
  const second = await create(two, { ...keys, uid: 'ATU11' })
  assert.deepEqual([first.statusCode, second.statusCode], [201, 201])
  assert.notEqual(first.json().data.id, second.json().data.id)
})

test('the uid is normalised and must be a VAT id', async () => {
  const partner = await world.partner()
  const table: [string, string | null][] = [
    ['ATU12345678', 'ATU12345678'],
    ['de 123.456-789', 'DE123456789'],
    ['IE1A23456/7', 'IE1A234567'],
    ['NL12+*', 'NL12+*'],
    ['AT1', null],
    ['1T12345', null],
    ['AT1234567890123', null],
    ['', null],
    ['  - ./', null],
    ['ATÜ123', null],
    ['ATß12', null],
    ['ﬁ1234', null],
  ]
  for (const [uid, expected] of table) {
    const answer = await create(partner, { uid })
    if (expected) assert.equal(answer.json().data.uid, expected)
    else assert.deepEqual([answer.statusCode, fieldsOf(answer)], [400, ['uid']], uid)
  }
})

test('required fields, lengths and unknown fields are refused, all at once', async () => {
  const partner = await world.partner()
  assert.deepEqual(fieldsOf(await partner.post('/openapi/customers', {})), ['name', 'email', 'partner_id'])
  const wrong = {
    name: 'n'.repeat(256),
    email: 'nobody',
    partner_id: 'x',
    phone: '1'.repeat(51),
    address: { street: 1, planet: 'earth' },
    metadata: [],
    uid: 'A'.repeat(41),
    partner_client_reference: 'r'.repeat(256),
    organization_id: UNKNOWN,
  }
  const answer = await partner.post('/openapi/customers', wrong)
  assert.deepEqual(fieldsOf(answer).sort(), [
    'address.planet',
    'address.street',
    'email',
    'metadata',
    'name',
    'organization_id',
    'partner_client_reference',
    'partner_id',
    'phone',
    'uid',
  ])
  assert.deepEqual(fieldsOf(await create(partner, { name: '  ' })), ['name'])
  assert.deepEqual(
    fieldsOf(
      await create(partner, { partner_client_reference: '  ', uid: 'x', metadata: { big: 'x'.repeat(16_384) } }),
    ),
    ['metadata', 'uid', 'partner_client_reference'],
  )
  assert.equal((await create(partner, { partner_client_reference: '😀'.repeat(255) })).statusCode, 201)
})

test('the partner must be known to the organisation, and the own one for a partner token', async () => {
  const partner = await world.partner()
  const sibling = await world.partner({ organization_id: partner.organization_id })
  const stranger = await world.partner()
  const client = await world.organization({ organization_id: partner.organization_id })
  const post = async (who: { post: PartnerClient['post'] }, partner_id: string) => {
    const answer = await who.post('/openapi/customers', { name: 'A', email: 'a@example.com', partner_id })
    return [answer.statusCode, answer.json().details]
  }
  const own_only = [
    400,
    [{ field: 'partner_id', code: 'not_own_partner', message: 'must be the partner of this token' }],
  ]
  assert.deepEqual(await post(partner, sibling.partner_id), own_only)
  assert.deepEqual(await post(partner, stranger.partner_id), own_only)
  assert.deepEqual(await post(partner, UNKNOWN), own_only)
  const unknown = [400, [{ field: 'partner_id', code: 'unknown_reference', message: 'is not a known partner' }]]
  assert.deepEqual(await post(client, stranger.partner_id), unknown)
  assert.deepEqual(await post(client, UNKNOWN), unknown)
  assert.equal((await post(client, sibling.partner_id))[0], 201)
})

test('the list carries the partner, total, page and limit, newest first, filtered by partner', async () => {
  const partner = await world.partner()
  const sibling = await world.partner({ organization_id: partner.organization_id })
  await world.partner().then((stranger) => create(stranger))
  const ids: string[] = []
  for (const who of [partner, partner, sibling]) {
    world.clock.advance(1_000)
    ids.unshift((await create(who)).json().data.id)
  }
  const all = (await partner.get('/openapi/customers')).json()
  assert.deepEqual(
    all.data.map((row: { id: string }) => row.id),
    ids,
  )
  assert.deepEqual([all.success, all.total, all.page, all.limit], [true, 3, 1, 20])
  assert.deepEqual(all.data[0].partner, { id: sibling.partner_id, name: 'Partner' })
  const second = (await partner.get('/openapi/customers?limit=2&page=2')).json()
  assert.deepEqual([second.data.length, second.total, second.page, second.limit], [1, 3, 2, 2])
  const filtered = (await partner.get(`/openapi/customers?partner_id=${sibling.partner_id}`)).json()
  assert.deepEqual([filtered.data.length, filtered.total], [1, 1])
  const foreign = (await partner.get(`/openapi/customers?partner_id=${UNKNOWN}`)).json()
  assert.deepEqual([foreign.data, foreign.total], [[], 0])
})

test('PATCH changes what is sent, clears what is null, and leaves the rest', async () => {
  const partner = await world.partner()
  const { id } = (
    await create(partner, { phone: '1', address: { city: 'Wien' }, metadata: { a: 1 }, uid: 'DE1234' })
  ).json().data
  const url = `/openapi/customers/${id}`
  world.clock.advance(1_000)
  const changed = (
    await partner.patch(url, {
      name: 'New',
      address: { zip: '1010' },
      partner_client_reference: ' N ',
      uid: null,
      phone: null,
    })
  ).json().data
  assert.deepEqual(
    [changed.name, changed.address, changed.partner_client_reference, changed.uid, changed.phone, changed.metadata],
    ['New', { zip: '1010' }, 'N', null, null, { a: 1 }],
  )
  assert.equal(changed.updated_at, world.clock.business().toISOString())
  assert.deepEqual((await partner.patch(url, {})).json().data, changed)
  assert.deepEqual(fieldsOf(await partner.patch(url, { name: null, email: null })), ['name', 'email'])
  assert.deepEqual(fieldsOf(await partner.patch(url, { uid: 'nonsense!' })), ['uid'])
  assert.deepEqual(fieldsOf(await partner.patch(url, { partner_id: UNKNOWN })), ['partner_id'])
  const both = fieldsOf(await partner.patch(url, { partner_id: UNKNOWN, email: 'x' }))
  assert.deepEqual(both.sort(), ['email', 'partner_id'])
  assert.equal((await partner.patch(`/openapi/customers/${UNKNOWN}`, { name: 'x' })).statusCode, 404)
})

test('PATCH with a key of another customer of the partner account is a 409 that names the field', async () => {
  const partner = await world.partner()
  await create(partner, { uid: 'DE1111', partner_client_reference: 'held' })
  const { id } = (await create(partner)).json().data
  for (const [field, value] of [
    ['uid', 'DE1111'],
    ['partner_client_reference', 'held'],
  ]) {
    const answer = await partner.patch(`/openapi/customers/${id}`, { [field as string]: value })
    assert.equal(answer.statusCode, 409)
    assert.ok(answer.json().message.startsWith(`${field} `))
  }
  const both = await partner.patch(`/openapi/customers/${id}`, { uid: 'DE1111', partner_client_reference: 'held' })
  assert.match(both.json().message, /^partner_client_reference and uid /)
})

test('DELETE removes a customer, twice is a 404', async () => {
  const partner = await world.partner()
  const { id } = (await create(partner)).json().data
  const answer = await partner.delete(`/openapi/customers/${id}`)
  assert.deepEqual([answer.statusCode, answer.json().success, typeof answer.json().message], [200, true, 'string'])
  assert.equal((await partner.delete(`/openapi/customers/${id}`)).statusCode, 404)
})

test('a foreign customer is a 404 with the same body as an unknown one, for every verb', async () => {
  const owner = await world.partner()
  const stranger = await world.partner()
  const { id } = (await create(owner)).json().data
  for (const verb of ['get', 'patch', 'delete'] as const) {
    const call = (target: string) =>
      verb === 'patch'
        ? stranger.patch(`/openapi/customers/${target}`, { name: 'x' })
        : stranger[verb](`/openapi/customers/${target}`)
    const [foreign, unknown] = [await call(id), await call(UNKNOWN)]
    assert.equal(foreign.statusCode, 404)
    assert.equal(foreign.body, unknown.body)
    assert.deepEqual(foreign.json(), {
      success: false,
      error: 'Not Found',
      code: 'not_found',
      message: 'Resource not found',
    })
  }
  assert.equal((await owner.get('/openapi/customers/not-a-uuid')).json().details[0].field, 'id')
})

test('while an organisation isolates its partners, a partner sees only its own customers', async () => {
  const partner = await world.partner()
  const sibling = await world.partner({ organization_id: partner.organization_id })
  const client = await world.organization({ organization_id: partner.organization_id })
  const { id } = (await create(sibling)).json().data
  assert.equal((await partner.get(`/openapi/customers/${id}`)).statusCode, 200)
  const admin = await world.operator()
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { isolate_partners: true })
  assert.equal((await partner.get(`/openapi/customers/${id}`)).statusCode, 404, 'at once, for tokens in use too')
  assert.equal((await partner.get('/openapi/customers')).json().total, 0)
  assert.equal((await sibling.get(`/openapi/customers/${id}`)).statusCode, 200)
  assert.equal((await client.get('/openapi/customers')).json().total, 1)
})

test('an Idempotency-Key makes a repeated create harmless', async () => {
  const partner = await world.partner()
  const send = () => partner.post('/openapi/customers', bodyOf(partner), { 'idempotency-key': 'order-1' })
  const [first, second] = [await send(), await send()]
  assert.equal(second.statusCode, 201)
  assert.equal(second.body, first.body)
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.equal((await partner.get('/openapi/customers')).json().total, 1)
})

test('wrong types in every field are faults, never failures', async () => {
  const partner = await world.partner()
  for (const value of [1, true, 'text', [], {}, null, [1], { a: 1 }]) {
    const fields = ['name', 'email', 'partner_id', 'phone', 'address', 'metadata', 'uid', 'partner_client_reference']
    const answer = await partner.post('/openapi/customers', Object.fromEntries(fields.map((field) => [field, value])))
    assert.equal(answer.statusCode, 400, `${JSON.stringify(value)}: ${answer.body}`)
  }
})

test('UUIDs are taken in any case and answered in lower case', async () => {
  const partner = await world.partner()
  const created = await create(partner, { partner_id: partner.partner_id.toUpperCase() })
  assert.equal(created.json().data.partner_id, partner.partner_id)
  const { id } = created.json().data
  const changed = await partner.patch(`/openapi/customers/${id}`, { partner_id: partner.partner_id.toUpperCase() })
  assert.equal(changed.json().data.partner_id, partner.partner_id)
})

test('creates and changes of one customer at once get in nobody’s way', async () => {
  const partner = await world.partner()
  const keys = { uid: 'DE4711', partner_client_reference: 'busy' }
  const { id } = (await create(partner, keys)).json().data
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? create(partner, keys)
        : partner.patch(`/openapi/customers/${id}`, index % 4 ? { name: `N ${index}` } : keys),
    ),
  )
  assert.deepEqual(new Set(answers.map((answer) => answer.statusCode)), new Set([200]))
})

test('the total counts what was created, moved and deleted, however much of it at once', async () => {
  const partner = await world.partner()
  const other = await world.partner({ organization_id: partner.organization_id })
  const organization = await world.organization({ organization_id: partner.organization_id })
  const totalOf = async (query = '') => (await organization.get(`/openapi/customers${query}`)).json().total
  const created = await Promise.all(Array.from({ length: 50 }, () => create(partner)))
  const ids = created.map((answer) => answer.json().data.id as string)
  assert.equal(await totalOf(), 50)

  const moved = ids
    .slice(0, 10)
    .map((id) => organization.patch(`/openapi/customers/${id}`, { partner_id: other.partner_id }))
  const deleted = ids.slice(10, 25).map((id) => organization.delete(`/openapi/customers/${id}`))
  for (const answer of await Promise.all([...moved, ...deleted])) assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(await totalOf(), 35)
  assert.equal(await totalOf(`?partner_id=${partner.partner_id}`), 25)
  assert.equal(await totalOf(`?partner_id=${other.partner_id}`), 10)
  assert.equal((await world.partner().then((stranger) => stranger.get('/openapi/customers'))).json().total, 0)
})
