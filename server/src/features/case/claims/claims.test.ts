import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf, makeClaim, makeCustomer, makeDebtor } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { isCaseReference } from './rules.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const NOT_FOUND = { success: false, message: 'Claim not found' }
const fieldsOf = (answer: { json(): { details: { field: string }[] } }) =>
  answer.json().details.map((problem) => problem.field)
const idsOf = (answer: { json(): { data: { id: string }[] } }) => answer.json().data.map((row) => row.id)

test('a year that has used up its numbers of seven digits goes on with longer ones', async () => {
  const partner = await world.partner()
  const customer_id = await makeCustomer(partner)
  const debtor_id = await makeDebtor(partner, customer_id)
  const file = async () => {
    const answer = await partner.post('/openapi/claims', { debtor_id, customer_id })
    assert.equal(answer.statusCode, 201, answer.body)
    return answer.json().data as { id: string; case_reference: string }
  }
  const first = await Promise.all(Array.from({ length: 4 }, file))
  const [drawn] = await world.deps.db.alone<{ number: number }>(sql`select last_value as number from case_numbers`)
  // As after 9,999,999 more.
  await world.deps.db.alone(sql`select setval('case_numbers', ${(drawn?.number as number) - 4 || 9_999_999})`)
  const later = await Promise.all(Array.from({ length: 4 }, file))
  for (const { case_reference } of first) assert.match(case_reference, /^MW26\d{8}$/)
  for (const { case_reference } of later) assert.ok(isCaseReference(case_reference) && case_reference.length === 13)
  assert.equal(new Set([...first, ...later].map(({ case_reference }) => case_reference)).size, 8)
  const [{ id, case_reference } = { id: '', case_reference: '' }] = later
  const admin = await world.operator('admin')
  assert.deepEqual(idsOf(await admin.get(`/api/operator/claims?q=${case_reference}`)), [id])
  assert.match((await file()).case_reference, /^MW26\d{8}$/, 'where numbers are left they are used')
})

test('a claim is created with 201, a case reference, and the first event', async () => {
  const partner = await world.partner()
  const customer_id = await makeCustomer(partner)
  const debtor_id = await makeDebtor(partner, customer_id)
  const answer = await partner.post('/openapi/claims', {
    debtor_id,
    customer_id,
    partner_reference: 'Fall 1',
    subject_matter: 'Dach',
    contract_date: '2026-03-31',
    claim_type: 'tenancy',
  })
  assert.equal(answer.statusCode, 201)
  const { id, case_reference, ...rest } = answer.json().data
  assert.ok(isCaseReference(case_reference), case_reference)
  assert.ok(case_reference.startsWith('MW26'))
  assert.deepEqual(rest, {
    debtor_id,
    customer_id,
    status: 'open',
    partner_reference: 'Fall 1',
    submission_state: 'new',
    case_status: 'open',
    closure_reason: null,
    collection_stage: 'new',
    subject_matter: 'Dach',
    contract_date: '2026-03-31',
    claim_type: 'tenancy',
    main_claim_currency: 'EUR',
    total_claim_amount: 0,
    total_claim_currency: 'EUR',
    paid_amount: 0,
    outstanding_amount: 0,
    claim_disputed: false,
    governing_law: null,
    blocked_reason: 'no_amount',
    blocked_until: null,
    obligation_fulfilled: true,
    time_barred_on: null,
    created_at: '2026-05-14T09:30:00.000Z',
    updated_at: '2026-05-14T09:30:00.000Z',
  })
  assert.deepEqual((await partner.get(`/openapi/claims/${id}`)).json().data, { ...answer.json().data, invoices: [] })

  const [event, ...others] = await eventsOf(world, id)
  assert.deepEqual(others, [], 'no status event at creation')
  assert.match(event?.id ?? '', /^evt_[0-9a-f]{32}$/)
  assert.deepEqual(
    { ...event, id: '' },
    {
      id: '',
      type: 'claim.collection_stage_changed',
      created_at: '2026-05-14T09:30:00.000Z',
      api_version: '2026-05-14',
      data: {
        claim_id: id,
        partner_reference: 'Fall 1',
        from_stage: null,
        to_stage: 'new',
        changed_at: '2026-05-14T09:30:00.000Z',
      },
    },
  )
  assert.deepEqual(
    { ...(await activityOf(world, id))[0] },
    { action: 'claim.created', actor_type: 'token', actor_id: partner.token_id },
  )
})

test('partner tokens must send customer_id, organisation tokens may omit it', async () => {
  const partner = await world.partner()
  const client = await world.organization({ organization_id: partner.organization_id })
  const debtor_id = await makeDebtor(client)
  assert.deepEqual(fieldsOf(await partner.post('/openapi/claims', { debtor_id })), ['customer_id'])
  assert.deepEqual(fieldsOf(await partner.post('/openapi/claims', {})), ['debtor_id', 'customer_id'])
  assert.deepEqual(fieldsOf(await client.post('/openapi/claims', {})), ['debtor_id'])
  const created = await client.post('/openapi/claims', { debtor_id })
  assert.deepEqual([created.statusCode, created.json().data.customer_id], [201, null])
})

test('unknown and foreign references are 400 in the same words, and nothing is written', async () => {
  const partner = await world.partner()
  const foreign = await makeClaim(await world.partner())
  for (const [debtor_id, customer_id] of [
    [foreign.debtor_id, foreign.customer_id],
    [UNKNOWN, UNKNOWN],
  ]) {
    const answer = await partner.post('/openapi/claims', { debtor_id, customer_id })
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(answer.json().details, [
      { field: 'debtor_id', code: 'unknown_reference', message: 'is not a known debtor' },
      { field: 'customer_id', code: 'unknown_reference', message: 'is not a known customer' },
    ])
  }
  assert.deepEqual((await partner.get('/openapi/claims')).json().data, [])
})

test('amounts, stages and unknown fields cannot be sent', async () => {
  const partner = await world.partner()
  const { debtor_id, customer_id, id } = await makeClaim(partner)
  const forbidden = {
    collection_stage: 'closed',
    submission_state: 'accepted',
    status: 'paid',
    case_status: 'closed',
    total_claim_amount: 1,
    id: UNKNOWN,
  }
  const names = Object.keys(forbidden)
  assert.deepEqual(fieldsOf(await partner.post('/openapi/claims', { debtor_id, customer_id, ...forbidden })), names)
  const patched = await partner.patch(`/openapi/claims/${id}`, forbidden)
  assert.deepEqual([patched.statusCode, patched.json().message, fieldsOf(patched)], [400, 'Validation failed', names])
  assert.deepEqual(
    fieldsOf(
      await partner.post('/openapi/claims', {
        debtor_id,
        customer_id,
        partner_reference: '',
        subject_matter: 'x'.repeat(1001),
        claim_type: 'x',
      }),
    ),
    ['partner_reference', 'subject_matter', 'claim_type'],
  )
})

test('a contract is dated today or before; without a date there is none', async () => {
  const partner = await world.partner()
  const { debtor_id, customer_id } = await makeClaim(partner)
  const dated = (contract_date: unknown) => partner.post('/openapi/claims', { debtor_id, customer_id, contract_date })
  assert.equal((await dated('2026-05-14')).json().data.contract_date, '2026-05-14')
  assert.equal((await dated(null)).json().data.contract_date, null)
  assert.deepEqual((await dated('2026-05-15')).json().details, [
    { field: 'contract_date', code: 'in_the_future', message: 'must not lie in the future' },
  ])
  assert.deepEqual(fieldsOf(await dated('14.05.2026')), ['contract_date'])
})

test('claim_disputed moves the case to disputed and back, each with its event', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner, { partner_reference: 'R' })
  const disputed = (await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })).json().data
  assert.deepEqual(
    [disputed.case_status, disputed.status, disputed.claim_disputed, disputed.collection_stage],
    ['disputed', 'disputed', true, 'new'],
  )
  await partner.patch(`/openapi/claims/${id}`, { claim_disputed: true })
  const open = (await partner.patch(`/openapi/claims/${id}`, { claim_disputed: false })).json().data
  assert.equal(open.case_status, 'open')
  const events = (await eventsOf(world, id)).slice(1)
  assert.deepEqual(
    events.map(({ type, data }) => [
      type,
      data.from_status,
      data.to_status,
      data.closure_reason,
      data.partner_reference,
    ]),
    [
      ['claim.status_changed', 'open', 'disputed', null, 'R'],
      ['claim.status_changed', 'disputed', 'open', null, 'R'],
    ],
  )
  const times = (await eventsOf(world, id)).map(({ data }) => String(data.changed_at))
  assert.deepEqual(times, [...new Set(times)].sort(), 'strictly increasing although the clock stands still')
})

test('a claim is relinked to another customer, never to a foreign one', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const other = await makeCustomer(partner)
  world.clock.advance(1_000)
  const changed = (
    await partner.patch(`/openapi/claims/${id}`, { customer_id: other, obligation_fulfilled: false })
  ).json().data
  assert.deepEqual(
    [changed.customer_id, changed.obligation_fulfilled, changed.updated_at],
    [other, false, world.clock.business().toISOString()],
  )
  const foreign = await makeCustomer(await world.partner())
  assert.deepEqual(fieldsOf(await partner.patch(`/openapi/claims/${id}`, { customer_id: foreign })), ['customer_id'])
  assert.equal((await eventsOf(world, id)).length, 1, 'relinking tells nobody anything')
  assert.deepEqual(
    (await activityOf(world, id)).map(({ action }) => action),
    ['claim.created', 'claim.changed'],
  )
})

test('the list filters by everything that was decided, newest first, with has_more', async () => {
  const partner = await world.partner()
  const first = await makeClaim(partner, { partner_reference: 'A' })
  world.clock.advance(DAY_MS)
  const second = await makeClaim(partner)
  world.clock.advance(DAY_MS)
  const third = await makeClaim(partner)
  await partner.patch(`/openapi/claims/${first.id}`, { claim_disputed: true })
  const list = async (query: string) => idsOf(await partner.get(`/openapi/claims?${query}`))
  const day = (offset: number) => new Date(world.clock.business().getTime() - offset * DAY_MS).toISOString()
  assert.deepEqual(await list(''), [third.id, second.id, first.id])
  assert.deepEqual(await list(`debtor_id=${second.debtor_id}`), [second.id])
  assert.deepEqual(await list(`customer_id=${third.customer_id}`), [third.id])
  assert.deepEqual(await list('partner_reference=A'), [first.id])
  assert.deepEqual(await list('case_status=disputed'), [first.id])
  assert.deepEqual(await list('collection_stage=new'), [third.id, second.id, first.id])
  assert.deepEqual(await list('status=pending'), [third.id, second.id])
  assert.deepEqual(await list('status=disputed'), [first.id])
  for (const status of ['in_collection', 'partial_payment', 'paid', 'resolved', 'closed'])
    assert.deepEqual(await list(`status=${status}`), [], status)
  assert.deepEqual(await list(`created_after=${day(1)}`), [third.id, second.id], 'inclusive')
  assert.deepEqual(await list(`created_before=${day(1)}`), [first.id], 'exclusive')
  assert.deepEqual(await list(`updated_after=${day(0)}`), [third.id, first.id])
  assert.deepEqual(await list('created_after=2099-01-01'), [])
  const page = (await partner.get('/openapi/claims?limit=2&page=1')).json()
  assert.deepEqual([page.data.length, page.page, page.limit, page.has_more], [2, 1, 2, true])
  const last = (await partner.get('/openapi/claims?limit=2&page=2')).json()
  assert.deepEqual([idsOf({ json: () => last }), last.has_more], [[first.id], false])
  for (const wrong of [
    'status=open',
    'created_after=yesterday',
    'created_after=2026-02-30',
    'debtor_id=1',
    'case_status=',
    'page=0',
    'limit=101',
    'x=1',
    'status=paid&status=paid',
    'partner_reference=%00',
  ]) {
    assert.equal((await partner.get(`/openapi/claims?${wrong}`)).statusCode, 400, wrong)
  }
})

test('a claim that is unknown or foreign is the promised 404 on every route', async () => {
  const owner = await makeClaim(await world.partner())
  const stranger = await world.partner()
  for (const id of [owner.id, UNKNOWN]) {
    const answers = [
      await stranger.get(`/openapi/claims/${id}`),
      await stranger.patch(`/openapi/claims/${id}`, {}),
      await stranger.get(`/openapi/claims/${id}/invoices`),
      await stranger.post(`/openapi/claims/${id}/invoices/manual`, {}),
      await stranger.get(`/openapi/claims/${id}/payments`),
      await stranger.post(`/openapi/claims/${id}/payments`, { amount: 1 }),
    ]
    for (const answer of answers) {
      assert.equal(answer.statusCode, 404)
      assert.deepEqual(answer.json(), NOT_FOUND)
    }
  }
  assert.equal((await stranger.get('/openapi/claims/1')).json().details[0].field, 'id')
  assert.equal((await stranger.get('/openapi/claims/1/invoices')).json().details[0].field, 'claim_id')
})

test('an isolated partner sees the claims of its own customers only', async () => {
  const partner = await world.partner()
  const sibling = await world.partner({ organization_id: partner.organization_id })
  const client = await world.organization({ organization_id: partner.organization_id })
  const own = await makeClaim(partner)
  const nobodys = (await client.post('/openapi/claims', { debtor_id: await makeDebtor(client) })).json().data.id
  assert.equal((await sibling.get(`/openapi/claims/${own.id}`)).statusCode, 200)
  const admin = await world.operator()
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { isolate_partners: true })
  for (const id of [own.id, nobodys]) assert.deepEqual((await sibling.get(`/openapi/claims/${id}`)).json(), NOT_FOUND)
  assert.deepEqual(idsOf(await sibling.get('/openapi/claims')), [])
  assert.deepEqual(idsOf(await partner.get('/openapi/claims')), [own.id])
  assert.deepEqual(idsOf(await client.get('/openapi/claims')).length, 2)
})

test('a customer or debtor with a claim cannot vanish, and the schema refuses foreign links', async () => {
  const partner = await world.partner()
  const { customer_id, id } = await makeClaim(partner)
  assert.equal((await partner.delete(`/openapi/customers/${customer_id}`)).statusCode, 409)
  const foreign = await makeClaim(await world.partner())
  for (const [column, value] of [
    ['customer_id', foreign.customer_id],
    ['debtor_id', foreign.debtor_id],
  ]) {
    await assert.rejects(
      world.deps.db.alone({ text: `update claims set ${column} = $1 where id = $2`, values: [value, id] }),
      { code: '23503' },
    )
  }
})
