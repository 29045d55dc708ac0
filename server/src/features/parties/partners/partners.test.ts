import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

test('an organisation is created with the decided settings, changed and listed', async () => {
  const operator = await world.operator()
  const created = await operator.post('/api/operator/organizations', { name: 'Alpenland' })
  assert.equal(created.statusCode, 201)
  const { id, ...rest } = created.json().data
  assert.deepEqual(rest, {
    name: 'Alpenland',
    isolate_partners: false,
    letter_interval_days: 14,
    installment_grace_days: 7,
    installment_max_months: 12,
    installment_min_amount: 25,
    installment_self_service: true,
    partners_may_forward_links: false,
    creditors_submit: false,
    debt_advice: [],
    success_fee_rate: 0.1,
    filing_fee: 0,
    mail_letters: false,
    closes_at: 'total',
    letter_dispatch: null,
    letter_deadline_days: null,
    minimum_claim_amount: 0,
    letterhead: null,
    letterhead_iban_pending: null,
    letterhead_account_change: null,
    storage_quota_mb: null,
    settlement_day: null,
    accounting: null,
    created_at: '2026-05-14T09:30:00.000Z',
    updated_at: '2026-05-14T09:30:00.000Z',
  })
  const changed = await operator.patch(`/api/operator/organizations/${id}`, {
    isolate_partners: true,
    filing_fee: 12.34,
    success_fee_rate: 0.0725,
  })
  assert.equal(changed.statusCode, 200)
  assert.equal(changed.json().data.filing_fee, 12.34)
  assert.equal(changed.json().data.success_fee_rate, 0.0725)
  assert.equal(changed.json().data.name, 'Alpenland')
  const list = (await operator.get('/api/operator/organizations?limit=1')).json()
  assert.deepEqual([list.data[0].id, list.page, list.limit, list.total >= 1], [id, 1, 1, true])
  const read = await operator.get(`/api/operator/organizations/${id}`)
  assert.deepEqual(read.json().data, list.data[0])
  const unknown = '00000000-0000-7000-8000-000000000000'
  assert.equal((await operator.get(`/api/operator/organizations/${unknown}`)).statusCode, 404)
})

test('wrong settings are refused by field', async () => {
  const operator = await world.operator()
  const answer = await operator.post('/api/operator/organizations', {
    name: ' ',
    isolate_partners: 'yes',
    letter_interval_days: 0,
    success_fee_rate: 0.12345,
    filing_fee: 1.005,
  })
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(answer.json().details, [
    { field: 'name', code: 'blank', message: 'must not be blank' },
    { field: 'isolate_partners', code: 'wrong_type', message: 'must be true or false' },
    { field: 'letter_interval_days', code: 'out_of_range', message: 'must be at least 1', values: { min: 1 } },
    { field: 'success_fee_rate', code: 'too_many_decimals', message: 'has too many decimals' },
    { field: 'filing_fee', code: 'too_many_decimals', message: 'must have at most two decimals' },
  ])
  assert.equal((await operator.patch(`/api/operator/organizations/${UNKNOWN}`, {})).statusCode, 404)
  assert.equal((await operator.patch('/api/operator/organizations/1', {})).json().details[0].field, 'id')
})

test('a partner is created unconfirmed and confirmed once', async () => {
  const operator = await world.operator()
  const { organization_id } = await world.organization()
  const body = { organization_id, name: 'Kanzlei', email: 'kanzlei@example.com', commission_rate: 0.2 }
  const created = await operator.post('/api/operator/partners', body)
  assert.equal(created.statusCode, 201)
  const { id, ...rest } = created.json().data
  assert.deepEqual(rest, {
    ...{ ...body, address: null, uid: null, payout_iban: null, confirmed_at: null },
    ...{ created_at: rest.created_at, updated_at: rest.updated_at },
  })

  world.clock.advance(1_000)
  const confirmed = await operator.post(`/api/operator/partners/${id}/confirm`)
  assert.equal(confirmed.statusCode, 200)
  const { confirmed_at } = confirmed.json().data
  assert.equal(confirmed_at, world.clock.business().toISOString())
  world.clock.advance(1_000)
  const again = await operator.post(`/api/operator/partners/${id}/confirm`)
  assert.equal(again.json().data.confirmed_at, confirmed_at)
  assert.equal((await operator.post(`/api/operator/partners/${UNKNOWN}/confirm`)).statusCode, 404)
})

test('a partner is changed, listed by organisation, and never moves to another one', async () => {
  const operator = await world.operator()
  const partner = await world.partner()
  const url = `/api/operator/partners/${partner.partner_id}`
  const changed = await operator.patch(url, { commission_rate: 0.3333 })
  assert.equal(changed.json().data.commission_rate, 0.3333)
  const moved = await operator.patch(url, { organization_id: UNKNOWN })
  assert.deepEqual(moved.json().details, [
    { field: 'organization_id', code: 'unknown_field', message: 'is not a known field' },
  ])
  const list = (await operator.get(`/api/operator/partners?organization_id=${partner.organization_id}`)).json()
  assert.equal(list.total, 1)
  assert.equal(list.data[0].id, partner.partner_id)
})

test('a partner of an unknown organisation, with a wrong rate or email, is refused', async () => {
  const operator = await world.operator()
  const body = { organization_id: UNKNOWN, name: 'K', email: 'k@example.com', commission_rate: 0.2 }
  const unknown = await operator.post('/api/operator/partners', body)
  assert.deepEqual([unknown.statusCode, unknown.json().details[0].field], [400, 'organization_id'])
  for (const [field, value] of [
    ['commission_rate', 1.1],
    ['commission_rate', -0.1],
    ['commission_rate', 0.00001],
    ['email', 'no'],
    ['email', null],
    ['name', ''],
  ] as const) {
    const answer = await operator.post('/api/operator/partners', { ...body, [field]: value })
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(
      answer.json().details.map((problem: { field: string }) => problem.field),
      [field],
    )
  }
})

test('the list names organisation and state of the webhook, and finds those who wait for confirmation', async () => {
  const operator = await world.operator()
  const { organization_id, partner_id } = await world.partner()
  const body = { organization_id, name: 'Wartend', email: 'w@example.com', commission_rate: 0.1 }
  const waiting = (await operator.post('/api/operator/partners', body)).json().data.id
  const listed = async (query: string) =>
    (await operator.get(`/api/operator/partners?organization_id=${organization_id}${query}`)).json().data
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  assert.deepEqual(idsOf(await listed('&is_confirmed=false')), [waiting])
  assert.deepEqual(idsOf(await listed('&is_confirmed=true')), [partner_id])

  const states: string[] = []
  const path = `/api/operator/partners/${partner_id}`
  const look = async () => states.push((await operator.get(path)).json().data.webhook_state)
  await look()
  await world.request({
    method: 'PUT',
    url: `${path}/webhook`,
    headers: { cookie: operator.cookie },
    payload: { url: 'https://hooks.partner.example/in' },
  })
  await look()
  await operator.patch(`${path}/webhook`, { enabled: false })
  await look()
  await operator.delete(`${path}/webhook`)
  await look()
  assert.deepEqual(states, ['none', 'enabled', 'disabled', 'none'])
  const [{ organization_name }] = await listed('&is_confirmed=true')
  assert.match(organization_name, /^Organisation /)
})

test('a partner may have the address and the VAT id that a credit note names; null takes them away', async () => {
  const operator = await world.operator()
  const { organization_id } = await world.partner()
  const body = { organization_id, name: 'Kanzlei', email: 'k@example.com', commission_rate: 0.1 }
  const plain = (await operator.post('/api/operator/partners', body)).json().data
  assert.deepEqual([plain.address, plain.uid], [null, null])
  const address = { street: ' Gasse 2 ', zip: '4020', city: 'Linz', country: 'at' }
  const full = await operator.post('/api/operator/partners', { ...body, address, uid: 'atu 8765.4321' })
  assert.equal(full.statusCode, 201, full.body)
  const stored = { address: { street: 'Gasse 2', zip: '4020', city: 'Linz', country: 'AT' }, uid: 'ATU87654321' }
  assert.partialDeepStrictEqual(full.json().data, stored)
  const path = `/api/operator/partners/${full.json().data.id}`
  assert.partialDeepStrictEqual((await operator.patch(path, { name: 'Renamed' })).json().data, stored)
  const cleared = (await operator.patch(path, { address: null, uid: null })).json().data
  assert.deepEqual([cleared.address, cleared.uid, cleared.name], [null, null, 'Renamed'])
  const wrong = await operator.patch(path, { address: { street: '', zip: '1', country: 'XX' }, uid: '?' })
  assert.deepEqual(
    wrong
      .json()
      .details.map(({ field }: { field: string }) => field)
      .sort(),
    ['address.city', 'address.country', 'address.street', 'uid'],
  )
})

test('a partner is told of another account or address where it could be reached before', async () => {
  const operator = await world.operator()
  const { organization_id } = await world.organization()
  const body = { organization_id, name: 'Kanzlei Muster', email: 'old@kanzlei.example', commission_rate: 0.2 }
  const { id } = (await operator.post('/api/operator/partners', body)).json().data
  let count = 0
  const tell = async (patch: object) => {
    const answer = await operator.patch(`/api/operator/partners/${id}`, patch)
    assert.equal(answer.statusCode, 200, answer.body)
    const mails = await world.deps.db.many<{ recipient: string; subject: string; text: string }>(sql`
      select recipient, subject, body_text as text from mails where recipient like '%@kanzlei.example'
      order by created_at, id offset ${count}`)
    count += mails.length
    return mails
  }
  const both = await tell({ payout_iban: 'AT61 1904 3002 3457 3201', email: 'new@kanzlei.example' })
  assert.deepEqual(
    both.map(({ recipient }) => recipient),
    ['old@kanzlei.example', 'old@kanzlei.example'],
  )
  assert.match(both[0]?.subject ?? '', /Konto für Auszahlungen .* \/ .*payout account/, 'in both languages')
  assert.match(both[0]?.text ?? '', /auf 3201 endet[\s\S]*ending in 3201/)
  assert.ok(!both[0]?.text.includes('AT61'))
  assert.doesNotMatch(both[1]?.text ?? '', /new@kanzlei\.example/, 'whoever reads the old mailbox need not know it')
  assert.equal(
    (await tell({ payout_iban: 'AT611904300234573201', commission_rate: 0.3 })).length,
    0,
    'the same account',
  )
  const address = { street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' }
  await operator.patch(`/api/operator/partners/${id}`, { address })
  const [gone] = await tell({ payout_iban: null })
  assert.deepEqual(
    [gone?.recipient, gone?.subject],
    ['new@kanzlei.example', 'Ihr Konto für Auszahlungen wurde geändert'],
  )
  assert.match(gone?.text ?? '', /kein Konto mehr/)
})
