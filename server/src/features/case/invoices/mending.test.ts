import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, eventsOf, makeClaim, makeCollectable } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { verifyAccounts } from '../account/index.ts'
import { verifyChains } from '../claims/index.ts'

const world = await openWorld()
const team = await world.operator('agent')
const { db } = world.deps
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const claimOf = async (partner: PartnerClient, id: string) => (await partner.get(`/openapi/claims/${id}`)).json().data
const enter = async (partner: PartnerClient, claim_id: string, body: object): Promise<string> => {
  const answer = await partner.post(`/openapi/claims/${claim_id}/invoices/manual`, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}
const pay = async (partner: PartnerClient, id: string, amount: number) =>
  assert.equal((await partner.post(`/openapi/claims/${id}/payments`, { amount })).statusCode, 201)
const credit = (partner: PartnerClient, id: string, amount: number, reason = 'Goods sent back') =>
  partner.post(`/openapi/invoices/${id}/credit`, { amount, reason })
const patch = (partner: PartnerClient, id: string, body: object) => partner.patch(`/openapi/invoices/${id}`, body)
const remove = (partner: PartnerClient, id: string) => partner.delete(`/openapi/invoices/${id}`)
const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)
const balanceOf = async (id: string) => (await team.get(`/api/operator/claims/${id}/balance`)).json().data
const entriesOf = (claim_id: string) =>
  db.many<{ kind: string; counts_as: string; amount_cents: number }>(
    sql`select kind, counts_as, amount_cents from account_entries where claim_id = ${claim_id} order by seq`,
  )

/** One invoice over this amount, at `new`. */
async function open(amount: number, more: object = {}) {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  const invoice_id = await enter(partner, id, { invoice_number: 'R-1', invoice_amount_gross: amount, ...more })
  return { partner, id, invoice_id }
}

/** Its first letter is sent. */
async function openDemanded(more: Parameters<typeof makeCollectable>[1] = {}) {
  const partner = await world.partner()
  const made = await makeCollectable(partner, more)
  await advance(1800)
  assert.equal((await claimOf(partner, made.id)).collection_stage, 'first_demand_letter')
  return { partner, ...made }
}

/** Account, sums and log agree after every test. */
const assertSound = async () => {
  assert.deepEqual(await verifyAccounts(db), [])
  assert.deepEqual((await verifyChains(db)).breaks, [])
}

test('a partner corrects an invoice; what is not sent stays, null clears, and nothing changes nothing', async () => {
  const { partner, id, invoice_id } = await open(100, { subject: 'Roof', invoice_due_date: '2026-04-01' })
  const before = (await partner.get(`/openapi/invoices/${invoice_id}`)).json().data
  world.clock.advance(1000)
  const nothing = await patch(partner, invoice_id, {})
  assert.deepEqual([nothing.statusCode, nothing.json().data], [200, before])
  assert.deepEqual(
    (await activityOf(world, id)).map(({ action }) => action),
    ['claim.created', 'invoice.entered'],
  )
  const changed = await patch(partner, invoice_id, {
    invoice_amount_gross: 80.5,
    subject: null,
    due_date_agreed: false,
    creditor_reminder_fees_incurred: 5,
  })
  assert.equal(changed.statusCode, 200, changed.body)
  const { updated_at, ...rest } = changed.json().data
  const { updated_at: _, ...same } = before
  const sent = { invoice_amount_gross: 80.5, subject: null, due_date_agreed: false, creditor_reminder_fees_incurred: 5 }
  assert.deepEqual(rest, { ...same, ...sent, credited_amount: 0 })
  assert.ok(updated_at > before.updated_at)
  const claim = await claimOf(partner, id)
  assert.deepEqual([claim.total_claim_amount, claim.outstanding_amount], [80.5, 80.5])
  assert.deepEqual(claim.invoices, [changed.json().data])
  const cleared = await patch(partner, invoice_id, { invoice_amount_gross: null, invoice_amount_net: 70 })
  assert.equal(cleared.json().data.invoice_amount_gross, null)
  assert.equal((await claimOf(partner, id)).total_claim_amount, 70)
  await assertSound()
})

test('a deleted invoice leaves its entries and their counter-entries, and nothing else', async () => {
  const { partner, id, invoice_id } = await open(100, { creditor_reminder_fees_incurred: 12 })
  const other = await enter(partner, id, { invoice_amount_gross: 30 })
  assert.equal((await credit(partner, invoice_id, 40)).statusCode, 201)
  const answer = await remove(partner, invoice_id)
  assert.deepEqual([answer.statusCode, answer.json()], [200, { success: true, message: 'Invoice deleted' }])
  const claim = await claimOf(partner, id)
  assert.deepEqual([claim.total_claim_amount, claim.invoices.map((row: { id: string }) => row.id)], [30, [other]])
  const entries = (await entriesOf(id)).map(({ kind, counts_as, amount_cents }) => [kind, counts_as, amount_cents])
  assert.deepEqual(entries.sort(), [
    ['correction', 'credit_note', 4000],
    ['correction', 'creditor_fee', -1200],
    ['correction', 'invoice', -10_000],
    ['credit_note', 'credit_note', -4000],
    ['creditor_fee', 'creditor_fee', 1200],
    ['invoice', 'invoice', 10_000],
    ['invoice', 'invoice', 3000],
  ])
  assert.equal((await remove(partner, invoice_id)).statusCode, 404)
  const { invoice_count } = (await db.one(sql`select invoice_count from claims where id = ${id}`)) as {
    invoice_count: number
  }
  assert.equal(invoice_count, 1)
  await assertSound()
})

test('a credit note lowers total and interest as if the invoice had been smaller from its day on', async () => {
  const { partner, id, invoice_id } = await openDemanded()
  const whole = await balanceOf(id)
  const answer = await credit(partner, invoice_id, 400, 'Frau Muster hat reklamiert')
  assert.equal(answer.statusCode, 201, answer.body)
  assert.partialDeepStrictEqual(answer.json().data, {
    id: invoice_id,
    invoice_amount_gross: 1000,
    credited_amount: 400,
  })
  assert.deepEqual((await partner.get(`/openapi/invoices/${invoice_id}`)).json().data, answer.json().data)
  const claim = await claimOf(partner, id)
  assert.deepEqual(
    [claim.total_claim_amount, claim.outstanding_amount, claim.collection_stage],
    [600, 600, 'first_demand_letter'],
  )
  const left = await balanceOf(id)
  assert.equal(left.totals.principal, 600)
  const interest = (balance: { lines: { kind: string; amount: number }[] }) =>
    balance.lines.filter(({ kind }) => kind === 'interest').reduce((sum, { amount }) => sum + amount, 0)
  assert.ok(Math.abs(interest(left) - interest(whole) * 0.6) < 0.02, `${interest(left)} of ${interest(whole)}`)
  const file = (await team.get(`/api/operator/claims/${id}`)).json().data
  assert.partialDeepStrictEqual(file.invoices[0], {
    credited_amount: 400,
    possible_double: false,
    credits: [{ amount: 400, reason: 'Frau Muster hat reklamiert' }],
  })
  const log = JSON.stringify(file.activity)
  assert.ok(log.includes('invoice.credited') && !log.includes('Muster hat'), 'no text about people in the hashed log')
  await assertSound()
})

test('an invoice that is credited in full costs the debtor nothing, and the claim stays open', async () => {
  const { partner, id, invoice_id } = await openDemanded()
  await pay(partner, id, 10)
  assert.equal((await credit(partner, invoice_id, 1000)).statusCode, 201)
  const claim = await claimOf(partner, id)
  assert.deepEqual(
    [claim.case_status, claim.total_claim_amount, claim.paid_amount, claim.outstanding_amount],
    ['open', 0, 10, 0],
  )
  const { total, credit: surplus } = (await balanceOf(id)).totals
  assert.deepEqual([total, surplus], [0, 10], 'the letter was no longer right, and its fee is taken back')
  const again = await credit(partner, invoice_id, 0.01)
  assert.deepEqual(
    [again.statusCode, again.json().details],
    [400, [{ field: 'amount', code: 'out_of_range', message: 'nothing is left of the invoice' }]],
  )
  await assertSound()
})

test('each change that brings the total down to what was paid closes the claim as paid', async () => {
  const changes: ((partner: PartnerClient, id: string) => Promise<{ statusCode: number; body: string }>)[] = [
    (partner, id) => patch(partner, id, { invoice_amount_gross: 20 }),
    remove,
    (partner, id) => credit(partner, id, 30),
  ]
  for (const change of changes) {
    const { partner, id } = await open(40)
    const invoice_id = await enter(partner, id, { invoice_amount_gross: 30 })
    await pay(partner, id, 60)
    // To 60, 40 and 40: exactly what was paid, and less.
    const answer = await change(partner, invoice_id)
    assert.ok(answer.statusCode < 300, answer.body)
    const claim = await claimOf(partner, id)
    assert.deepEqual(
      [claim.case_status, claim.closure_reason, claim.status, claim.outstanding_amount],
      ['closed', 'paid', 'paid', 0],
    )
    const told = (await eventsOf(world, id)).slice(-2).map(({ type }) => type)
    assert.deepEqual(told, ['claim.collection_stage_changed', 'claim.status_changed'])
  }
  const { partner, id, invoice_id } = await open(40)
  await pay(partner, id, 10)
  assert.equal((await remove(partner, invoice_id)).statusCode, 200)
  const claim = await claimOf(partner, id)
  assert.deepEqual([claim.case_status, claim.total_claim_amount, claim.collection_stage], ['open', 0, 'new'])
  await assertSound()
})

test('refusals say what is wrong, and change nothing', async () => {
  const { partner, id, invoice_id } = await open(100)
  assert.equal((await credit(partner, invoice_id, 60)).statusCode, 201)
  const before = await claimOf(partner, id)
  const details = async (asking: Promise<{ statusCode: number; json(): { details: object[] } }>) => {
    const answer = await asking
    assert.equal(answer.statusCode, 400)
    return answer.json().details
  }
  const limit = { field: 'amount', code: 'out_of_range', message: 'must be at most 40.00, what is left of the invoice' }
  assert.deepEqual(await details(credit(partner, invoice_id, 40.01)), [limit])
  for (const field of ['invoice_amount_gross', 'invoice_amount_net']) {
    const body = { invoice_amount_gross: null, [field]: 59.99 }
    const fault = { field, code: 'out_of_range', message: 'must be at least 60.00, which was credited' }
    assert.deepEqual(await details(patch(partner, invoice_id, body)), [fault])
  }
  assert.deepEqual(await details(patch(partner, invoice_id, { invoice_amount_gross: 0.001, x: 1 })), [
    { field: 'x', code: 'unknown_field', message: 'is not a known field' },
    { field: 'invoice_amount_gross', code: 'too_many_decimals', message: 'must have at most two decimals' },
  ])
  const codesOf = async (body: object) => {
    const answer = await partner.post(`/openapi/invoices/${invoice_id}/credit`, body)
    return [
      answer.statusCode,
      ...answer.json().details.map((one: { field: string; code: string }) => `${one.field} ${one.code}`),
    ]
  }
  assert.deepEqual(await codesOf({}), [400, 'amount required', 'reason required'])
  assert.deepEqual(await codesOf({ amount: 0, reason: ' ' }), [400, 'amount out_of_range', 'reason blank'])
  assert.deepEqual(await codesOf({ amount: 1, reason: 'x'.repeat(1001) }), [400, 'reason too_long'])
  assert.deepEqual(await claimOf(partner, id), before)
  assert.equal((await credit(partner, invoice_id, 40, 'ü'.repeat(1000))).statusCode, 201)
  await assertSound()
})

test('what was demanded is only credited, and a closed claim not even that', async () => {
  const { partner, id, invoice_id } = await openDemanded()
  const message =
    'The claim is at first_demand_letter; its invoices change only at new or in_processing. Credit the invoice instead'
  const late = { success: false, error: 'Conflict', code: 'not_at_stage', message }
  for (const answer of [await patch(partner, invoice_id, { subject: 'A' }), await remove(partner, invoice_id)])
    assert.deepEqual([answer.statusCode, answer.json()], [409, late])
  assert.equal((await credit(partner, invoice_id, 1)).statusCode, 201)
  assert.equal((await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })).statusCode, 200)
  const closed = { success: false, error: 'Conflict', code: 'claim_closed', message: 'The claim is closed' }
  for (const answer of [
    await patch(partner, invoice_id, {}),
    await remove(partner, invoice_id),
    await credit(partner, invoice_id, 1),
  ])
    assert.deepEqual([answer.statusCode, answer.json()], [409, closed])
  await assertSound()
})

test('an invoice is not found by whoever does not see its claim', async () => {
  const { partner, invoice_id } = await open(100)
  const sibling = await world.partner({ organization_id: partner.organization_id })
  assert.equal((await sibling.get(`/openapi/invoices/${invoice_id}`)).statusCode, 200)
  const admin = await world.operator('admin')
  await admin.patch(`/api/operator/organizations/${partner.organization_id}`, { isolate_partners: true })
  const missing = { success: false, error: 'Not Found', code: 'not_found', message: 'Resource not found' }
  for (const [who, id] of [
    [sibling, invoice_id],
    [await world.partner(), invoice_id],
    [partner, UNKNOWN],
  ] as const) {
    for (const answer of [
      await who.get(`/openapi/invoices/${id}`),
      await patch(who, id, { subject: 'A' }),
      await remove(who, id),
      await credit(who, id, 1),
    ])
      assert.deepEqual([answer.statusCode, answer.json()], [404, missing])
  }
  assert.equal((await partner.get(`/openapi/invoices/${invoice_id}`)).json().data.subject, null)
  assert.equal((await patch(partner, 'x', {})).json().details[0].field, 'id')
})

test('a credit note and a payment, or two credit notes, at the same moment both count, as far as something is left', async () => {
  const { partner, id, invoice_id } = await open(100)
  await Promise.all([credit(partner, invoice_id, 40), pay(partner, id, 60)])
  const claim = await claimOf(partner, id)
  assert.deepEqual([claim.total_claim_amount, claim.paid_amount, claim.closure_reason], [60, 60, 'paid'])
  const other = await open(100)
  const codes = (await Promise.all([1, 2, 3].map(() => credit(other.partner, other.invoice_id, 45)))).map(
    ({ statusCode }) => statusCode,
  )
  assert.deepEqual(codes.sort(), [201, 201, 400])
  assert.equal((await claimOf(other.partner, other.id)).total_claim_amount, 10)
  const third = await open(100)
  const [deleted, credited] = await Promise.all([
    remove(third.partner, third.invoice_id),
    credit(third.partner, third.invoice_id, 45),
  ])
  assert.equal(deleted.statusCode, 200)
  assert.ok([201, 404].includes(credited.statusCode), credited.body)
  assert.equal((await claimOf(third.partner, third.id)).total_claim_amount, 0)
  await assertSound()
})

test('a credit note that is sent twice with one key is given once', async () => {
  const { partner, id, invoice_id } = await open(100)
  const key = { 'idempotency-key': newId() }
  const send = () => partner.post(`/openapi/invoices/${invoice_id}/credit`, { amount: 10, reason: 'A' }, key)
  const [first, second] = [await send(), await send()]
  assert.deepEqual([second.body, second.headers['idempotent-replayed']], [first.body, 'true'])
  assert.equal((await claimOf(partner, id)).total_claim_amount, 90)
})

test('money that a credit note has made surplus earns no fee', async () => {
  const { partner, id, invoice_id } = await open(100)
  await enter(partner, id, { invoice_amount_gross: 20 })
  await pay(partner, id, 30)
  await pay(partner, id, 50)
  const earned = async () => {
    const rows = await db.many<{ base_cents: number; fee: number }>(
      sql`select base_cents, amount_cents as fee from fees where claim_id = ${id} order by created_at, id`,
    )
    return rows.reduce((sum, { fee }) => sum + fee, 0)
  }
  assert.equal(await earned(), 800)
  assert.equal((await credit(partner, invoice_id, 30)).statusCode, 201)
  assert.equal(await earned(), 800, 'all that was paid still takes something off')
  assert.equal((await credit(partner, invoice_id, 50)).statusCode, 201)
  const claim = await claimOf(partner, id)
  assert.deepEqual([claim.total_claim_amount, claim.case_status], [40, 'closed'])
  assert.equal(await earned(), 400)
  await assertSound()
})

test('the same number and gross amount twice on a claim is taken, and shown to the team', async () => {
  const { partner, id, invoice_id } = await open(100)
  const flags = async () =>
    (await team.get(`/api/operator/claims/${id}`))
      .json()
      .data.invoices.map(({ possible_double }: { possible_double: boolean }) => possible_double)
  const work = async () => {
    const query = new URLSearchParams({ organization_id: partner.organization_id, kind: 'possible_double' })
    return (await team.get(`/api/operator/work?${query}`)).json().data
  }
  await enter(partner, id, { invoice_number: 'R-1', invoice_amount_gross: 90 })
  await enter(partner, id, { invoice_number: null, invoice_amount_gross: 100 })
  assert.deepEqual([await flags(), await work()], [[false, false, false], []])
  world.clock.advance(1000)
  const twin = await enter(partner, id, { invoice_number: ' R-1', invoice_amount_gross: 100 })
  assert.deepEqual(await flags(), [true, false, false, true])
  const [item, ...more] = await work()
  assert.equal(more.length, 0, 'one for the claim')
  assert.partialDeepStrictEqual(item, { key: `possible_double.${id}`, claim_id: id, invoice_id: twin, reason: null })
  assert.equal('possible_double' in (await claimOf(partner, id)).invoices[0], false, 'for the team alone')
  const ends: [() => Promise<{ statusCode: number }>, () => Promise<{ statusCode: number }>][] = [
    [
      () => patch(partner, twin, { invoice_number: 'R-2' }),
      () => patch(partner, twin, { invoice_number: 'R-1', invoice_amount_gross: 100 }),
    ],
    [() => credit(partner, twin, 100), () => patch(partner, twin, { invoice_amount_gross: 200 })],
  ]
  for (const [end, again] of ends) {
    assert.ok((await end()).statusCode < 300)
    assert.deepEqual([await flags(), await work()], [[false, false, false, false], []])
    assert.equal((await again()).statusCode, 200)
  }
  await enter(partner, id, { invoice_number: 'R-1', invoice_amount_gross: 200 })
  assert.equal((await work()).length, 1)
  assert.equal((await remove(partner, twin)).statusCode, 200)
  assert.deepEqual(await work(), [])
  await enter(partner, id, { invoice_number: 'R-1', invoice_amount_gross: 100 })
  assert.equal((await work())[0].invoice_id !== invoice_id, true)
  assert.equal((await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })).statusCode, 200)
  assert.deepEqual(await work(), [], 'a closed claim waits for nobody')
})

test('the database holds an invoice to its credit notes', async () => {
  const { partner, id, invoice_id } = await open(100)
  await enter(partner, id, { invoice_amount_gross: 100 })
  assert.equal((await credit(partner, invoice_id, 60)).statusCode, 201)
  const forged = db.transaction(async (tx) => {
    await tx.run(sql`
      insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, invoice_id, created_at)
      select ${newId()}, organization_id, id, 'credit_note', 'credit_note', -4001, '2026-05-14', ${invoice_id}, created_at
      from claims where id = ${id}`)
    await tx.run(sql`update claims set total_cents = total_cents - 4001 where id = ${id}`)
  })
  await assert.rejects(forged, /its credit notes take off 10001/)
})
