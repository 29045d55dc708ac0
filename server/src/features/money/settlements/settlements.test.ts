import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSettling, type Settlement } from '../../../../test/settlements.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { setCustomerErased } from '../../reach/privacy/queries.people.ts'
import { settle } from './service.ts'

const world = await openWorld()
const DAY_MS = 86_400_000
const LIST = '/api/operator/settlements'

const creditorBalance = async (customer_id: string): Promise<number> =>
  (
    await world.deps.db.one<{ cents: number }>(sql`
    select coalesce(-sum(amount_cents), 0)::int as cents from ledger_lines where customer_id = ${customer_id}`)
  )?.cents ?? 0
const figures = (one: Settlement) =>
  [
    'collected',
    'fees_net',
    'fees_vat',
    'court_fees_advanced',
    'carried_over_before',
    'set_off',
    'remitted',
    'carried_over_after',
  ].map((name) => one[name])

test('what came in is settled once, with fees and VAT, and what is left waits for a payment run', async () => {
  const {
    customer_id,
    organization_id,
    admin,
    makeClaim,
    receive,
    ask,
    settle: made,
    preview,
  } = await openSettling(world)
  const claim_id = await makeClaim()
  await receive(claim_id, 600)
  await receive(claim_id, 100, '2026-05-13')

  const shown = await preview('2026-05-12')
  assert.deepEqual(figures(shown), [600, 60, 12, 0, 0, 72, 528, 0])
  assert.partialDeepStrictEqual(shown, {
    has_invoice: true,
    is_empty: false,
    left_out_count: 0,
    fees_settled_from: null,
  })
  const one = await made('2026-05-12')
  assert.deepEqual(figures(one), figures(shown))
  assert.partialDeepStrictEqual(one, {
    ...{
      customer_id,
      organization_id,
      up_to: '2026-05-12',
      number: 'AB-2026-000001',
      invoice_number: 'RE-2026-000001',
    },
    ...{ vat_rate: 0.2, vat_treatment: 'domestic', vat_reason: null, reverse_charge: false, status: 'open' },
  })
  assert.deepEqual(
    one.lines.map(({ kind, source_kind, amount, date }) => [kind, source_kind, amount, date]),
    [
      ['collected', 'payment', 600, '2026-05-10'],
      ['fee', 'success', 60, '2026-05-10'],
    ],
  )
  assert.equal(await creditorBalance(customer_id), 10_000 + 52_800, 'what is set off is ours')
  const order = await world.deps.db.one<object>(sql`
    select kind, amount_cents, customer_id, text from payment_orders where source_id = ${one.id}`)
  assert.deepEqual(order, { kind: 'settlement', amount_cents: 52_800, customer_id, text: 'Abrechnung AB-2026-000001' })

  const again = await ask('2026-05-12')
  assert.deepEqual([again.statusCode, again.json().code], [409, 'nothing_to_settle'])
  assert.equal((await preview('2026-05-12')).is_empty, true)
  assert.deepEqual(figures(await made()), [100, 10, 2, 0, 0, 12, 88, 0])

  const list = (await admin.get(`${LIST}?customer_id=${customer_id}&limit=1`)).json()
  assert.deepEqual([list.total, list.data[0].number, list.data[0].lines], [2, 'AB-2026-000002', undefined])
  assert.equal((await admin.get(`${LIST}?organization_id=${organization_id}`)).json().total, 2)
  assert.equal((await admin.get(`${LIST}?organization_id=${newId()}`)).json().total, 0)
  assert.deepEqual((await admin.get(`${LIST}/${one.id}`)).json().data, one)
  assert.equal((await admin.get(`${LIST}/${newId()}`)).statusCode, 404)
})

test('only administrators settle, up to a day that is over, with a customer that is there', async () => {
  const { customer_id, ask, admin, preview } = await openSettling(world)
  assert.equal((await ask('2026-05-14', await world.operator('agent'))).statusCode, 403)
  const ahead = await ask('2026-05-15')
  assert.deepEqual(ahead.json().details, [
    { field: 'up_to', code: 'in_the_future', message: 'must not lie in the future' },
  ])
  assert.equal((await preview()).is_empty, true)
  const query = `customer_id=${customer_id}&up_to=2026-05-15`
  assert.equal((await admin.get(`${LIST}/preview?${query}`)).statusCode, 400)
  for (const unknown of [{ customer_id: newId() }, { customer_id: 'x' }, { up_to: 'soon' }, { more: 1 }]) {
    const body = { customer_id, up_to: '2026-05-14', ...unknown }
    assert.equal((await admin.post(LIST, body)).statusCode, 400)
  }
})

test('what the money of a creditor does not cover is carried over, and taken from the next', async () => {
  const { makeClaim, receive, settle: made, partner, customer_id } = await openSettling(world)
  const claim_id = await makeClaim()
  // Received by the creditor itself: only the fee is owed.
  await partner.post(`/openapi/claims/${claim_id}/payments`, { amount: 500 })
  const first = await made()
  assert.deepEqual(figures(first), [0, 50, 10, 0, 0, 0, 0, 60])
  assert.equal(first.status, 'nothing_to_pay')
  assert.equal(await creditorBalance(customer_id), 0)
  await receive(claim_id, 40)
  assert.deepEqual(figures(await made()), [40, 4, 0.8, 0, 60, 40, 0, 24.8])
  await receive(claim_id, 100)
  assert.deepEqual(figures(await made()), [100, 10, 2, 0, 24.8, 36.8, 63.2, 0])
})

test('a payment that is taken back after it was settled is carried over, its fee corrects the invoice', async () => {
  const { makeClaim, receive, settle: made, admin, customer_id } = await openSettling(world)
  const claim_id = await makeClaim()
  const entry_id = await receive(claim_id, 600)
  const first = await made()
  const undone = await admin.post(`/api/operator/bank-entries/${entry_id}/unassign`, { note: 'wrong' })
  assert.equal(undone.statusCode, 200, undone.body)
  const second = await made()
  // 72 of fees are given back, so that of 600 only 528 are missing: what was paid out.
  assert.deepEqual(figures(second), [-600, -60, -12, 0, 0, -72, 0, 528])
  assert.equal(second.invoice_number, 'RE-2026-000002')
  const { facts } = (await world.deps.db.one<{ facts: object }>(
    sql`select facts from settlements where id = ${second.id}`,
  )) as { facts: object }
  assert.partialDeepStrictEqual(facts, { corrects: [{ number: first.invoice_number, issued_on: '2026-05-14' }] })
  assert.equal(await creditorBalance(customer_id), 0, 'the order of 528 still waits')
  await receive(claim_id, 700)
  assert.deepEqual(figures(await made()), [700, 70, 14, 0, 528, 84, 88, 0])
})

test('settlements at the same moment make one', async () => {
  const { makeClaim, receive, ask } = await openSettling(world)
  await receive(await makeClaim(), 600)
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409, 409, 409, 409])
})

test('numbers have no gaps, also when a settlement fails', async () => {
  const { makeClaim, receive, settle: made, customer_id } = await openSettling(world)
  await receive(await makeClaim(), 600)
  const died = world.act(async (work) => {
    await settle(work, { customer_id, up_to: '2026-05-14' })
    throw new Error('the process died before the commit')
  })
  await assert.rejects(died, /died/)
  const one = await made()
  assert.deepEqual([one.number, one.invoice_number], ['AB-2026-000001', 'RE-2026-000001'])
})

test('fees from before the organisation settled them here are left out, and so is their taking back', async () => {
  const { makeClaim, receive, settle: made, preview, partner, organization_id, admin } = await openSettling(world)
  const claim_id = await makeClaim()
  const payment = await partner.post(`/openapi/claims/${claim_id}/payments`, { amount: 200 })
  world.clock.advance(DAY_MS)
  await world.deps.db.alone(
    sql`update organizations set fees_settled_from = '2026-05-15' where id = ${organization_id}`,
  )
  await receive(claim_id, 300)
  const shown = await preview('2026-05-15')
  assert.partialDeepStrictEqual(shown, {
    fees_net: 30,
    left_out_count: 1,
    left_out: 20,
    fees_settled_from: '2026-05-15',
  })
  await admin.post(`/api/operator/payments/${payment.json().data.id}/reverse`, {})
  assert.deepEqual(figures(await made('2026-05-15')), [300, 30, 6, 0, 0, 36, 264, 0])
})

test('a creditor of another member state owes the VAT itself; one outside of the EU none; VAT is rounded once', async () => {
  const abroad = { uid: 'DE123456789', address: { street: 'Weg 1', zip: '80331', city: 'München', country: 'DE' } }
  const german = await openSettling(world, { customer: abroad })
  await german.receive(await german.makeClaim(), 600)
  assert.partialDeepStrictEqual(await german.settle('2026-05-15'), {
    ...{ fees_net: 60, fees_vat: 0, vat_rate: 0, vat_treatment: 'reverse_charge', reverse_charge: true, remitted: 540 },
  })
  const zurich = { uid: null, address: { street: 'Weg 1', zip: '8001', city: 'Zürich', country: 'CH' } }
  const swiss = await openSettling(world, { customer: zurich })
  await swiss.receive(await swiss.makeClaim(), 600)
  assert.partialDeepStrictEqual(await swiss.settle('2026-05-15'), { fees_vat: 0, vat_reason: 'third_country' })
  const unknown = await openSettling(world, { letterhead: null })
  await unknown.receive(await unknown.makeClaim(), 600)
  assert.partialDeepStrictEqual(await unknown.settle('2026-05-15'), { fees_vat: 0, vat_reason: 'issuer_unknown' })
  const many = await openSettling(world)
  // Fees of 0.12 each: VAT of each would be 0.02, of the sum 0.07.
  for (const _ of [1, 2, 3]) await many.receive(await many.makeClaim(), 1.2)
  assert.partialDeepStrictEqual(await many.settle('2026-05-15'), { fees_net: 0.36, fees_vat: 0.07, remitted: 3.17 })
})

test('the database keeps settlements as they are, and refuses what does not add up', async () => {
  const { makeClaim, receive, settle: made } = await openSettling(world)
  await receive(await makeClaim(), 600)
  const { id } = await made('2026-05-15')
  const { db } = world.deps
  await assert.rejects(db.alone(sql`update settlements set remitted_cents = 1 where id = ${id}`), /only ever added/)
  await assert.rejects(db.alone(sql`delete from settlements where id = ${id}`), /only ever added/)
  await assert.rejects(db.alone(sql`update settlement_lines set amount_cents = 1 where settlement_id = ${id}`), /added/)
  await assert.rejects(db.alone(sql`delete from settlement_lines where settlement_id = ${id}`), /only ever added/)
  const insert = (changes: object) =>
    db.alone(sql`
      insert into settlements select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'number', 'X',
        'invoice_number', 'Y', 'follows', s.id) || ${changes}::jsonb)).* from settlements s where s.id = ${id}`)
  await assert.rejects(insert({ remitted_cents: 60_000 }), /settlements_sum_check/)
  await assert.rejects(insert({}), /sum of its lines/)
  await assert.rejects(insert({ follows: null }), /settlements_first_key/)
  await assert.rejects(
    db.alone(sql`
      insert into settlement_lines select (jsonb_populate_record(l, '{"position": 99}')).* from settlement_lines l
      where l.settlement_id = ${id} limit 1`),
    /settlement_lines_source_key/,
  )
})

test('when the books are over the creditor is forgotten; numbers and figures stay', async () => {
  const { makeClaim, receive, settle: made, customer_id, admin } = await openSettling(world)
  await receive(await makeClaim(), 600)
  const one = await made('2026-05-15')
  await world.deps.jobs.runDue(world.deps)
  const { db } = world.deps
  const keys = () =>
    db.many<{ blob_key: string }>(sql`
    select f.blob_key from settlement_files f where f.settlement_id = ${one.id}`)
  assert.equal((await keys()).length, 2)
  await world.act((work) => setCustomerErased(work.tx, customer_id, work.now))
  const after = (await admin.get(`${LIST}/${one.id}`)).json().data
  assert.deepEqual(after, { ...one, customer_name: '[erased]' })
  assert.equal((await keys()).length, 0)
  assert.equal((await admin.get(`${LIST}/${one.id}/invoice.pdf`)).statusCode, 200)
  const facts = sql`select facts::text as text from settlements where id = ${one.id}`
  assert.doesNotMatch((await db.one<{ text: string }>(facts))?.text ?? '', /Huber|Lindengasse/)
})

test('a reset of the sandbox keeps what was settled', async () => {
  const { makeClaim, receive, settle: made, partner, admin, customer_id } = await openSettling(world)
  await receive(await makeClaim(), 600)
  const one = await made('2026-05-15')
  const reset = await partner.post('/sandbox/reset')
  assert.deepEqual([reset.statusCode, reset.json().data], [200, { deleted: 1 }])
  assert.deepEqual((await admin.get(`${LIST}/${one.id}`)).json().data, one)
  assert.equal((await partner.get(`/openapi/customers/${customer_id}`)).statusCode, 200)
  assert.equal((await admin.get(`${LIST}/${one.id}/statement.pdf`)).statusCode, 200)
})
