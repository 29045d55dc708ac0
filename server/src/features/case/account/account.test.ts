import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activityOf, makeCollectable, makePayout } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { listForgedFees, listForgedPayouts } from '../../money/revenue/index.ts'
import { verifyAccounts } from './verify.ts'

const world = await openWorld()
const team = await world.operator('admin')
const { db } = world.deps

const balanceOf = async (id: string, as_of?: string) =>
  (await team.get(`/api/operator/claims/${id}/balance${as_of ? `?as_of=${as_of}` : ''}`)).json().data
const claimOf = async (partner: PartnerClient, id: string) => (await partner.get(`/openapi/claims/${id}`)).json().data
const pay = async (partner: PartnerClient, id: string, body: object) => {
  const answer = await partner.post(`/openapi/claims/${id}/payments`, body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id as string
}
const advance = async (seconds: number) =>
  assert.equal((await (await world.partner()).post('/sandbox/clock/advance', { seconds })).statusCode, 200)

type Line = { kind: string; amount: number; rule: string }
const linesOf = async (id: string, kind: string) =>
  (await balanceOf(id)).lines.filter((line: Line) => line.kind === kind).map(({ amount }: Line) => amount)

/** Sent its first letter, which cost 50.87 × 2.036 and, to a business, brought 40 euros besides. */
async function openDemanded(more: Parameters<typeof makeCollectable>[1] = {}) {
  const partner = await world.partner()
  const { id, invoice_id } = await makeCollectable(partner, more)
  await advance(1800)
  assert.equal((await claimOf(partner, id)).collection_stage, 'first_demand_letter')
  return { partner, id, invoice_id }
}

/** As somebody could who holds the database: with the guards taken off. */
const tamper = (statement: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(statement)
  })
const faultsOf = async (claim_id: string) =>
  (await verifyAccounts(db)).filter((fault) => fault.claim_id === claim_id).map(({ what }) => what)

test('the database refuses to change what was booked', async () => {
  const { partner, id, invoice_id } = await openDemanded()
  const payment_id = await pay(partner, id, { amount: 10 })
  const refused: [ReturnType<typeof sql>, RegExp][] = [
    [sql`update account_entries set amount_cents = 1 where claim_id = ${id}`, /only ever added to/],
    [sql`delete from account_entries where claim_id = ${id}`, /only ever added to/],
    [sql`truncate account_entries cascade`, /only ever added to/],
    [sql`update payments set amount_cents = 1 where id = ${payment_id}`, /not changed, only reversed/],
    [sql`update payments set value_date = '2026-01-01' where id = ${payment_id}`, /not changed, only reversed/],
    [sql`delete from payments where id = ${payment_id}`, /not changed, only reversed/],
    [sql`update payments set status = 'reversed', reversed_at = now() where id = ${payment_id}`, /in its account/],
    [sql`update invoices set gross_cents = 1 where id = ${invoice_id}`, /its account 100000/],
    [sql`delete from invoices where id = ${invoice_id}`, /its account 100000/],
    [sql`update claims set total_cents = 1 where id = ${id}`, /its account 100000 and 1000/],
    [sql`update claims set paid_cents = 0 where id = ${id}`, /its account 100000 and 1000/],
  ]
  for (const [statement, reason] of refused) await assert.rejects(db.alone(statement), reason, statement.text)
  assert.deepEqual(await faultsOf(id), [])
})

test('a changed amount is found wherever it is, though the guards were off', async () => {
  const { partner, id, invoice_id } = await openDemanded()
  const payment_id = await pay(partner, id, { amount: 10 })
  const [entry] = await db.many<{ id: string }>(
    sql`select id from account_entries where claim_id = ${id} and kind = 'reminder_fee'`,
  )
  await tamper(sql`update payments set amount_cents = 900 where id = ${payment_id}`)
  assert.deepEqual(await faultsOf(id), [`payment ${payment_id} is not what was booked`])
  await tamper(sql`update payments set amount_cents = 1000, value_date = '2026-01-01' where id = ${payment_id}`)
  assert.deepEqual(await faultsOf(id), [`payment ${payment_id} is not what was booked`])
  await tamper(sql`update payments set value_date = payment_date where id = ${payment_id}`)
  await tamper(sql`update invoices set gross_cents = 1 where id = ${invoice_id}`)
  assert.deepEqual(await faultsOf(id), [`invoice ${invoice_id} is not what was booked`])
  await tamper(sql`update invoices set gross_cents = 100000 where id = ${invoice_id}`)
  await tamper(sql`update account_entries set amount_cents = 1 where id = ${entry?.id}`)
  assert.deepEqual(await faultsOf(id), [`entry ${entry?.id} of the account was changed`])
  await tamper(sql`delete from account_entries where id = ${entry?.id}`)
  assert.deepEqual(await faultsOf(id), [`entry ${entry?.id} of the account is missing`])
  await tamper(sql`update claims set paid_cents = 0 where id = ${id}`)
  assert.ok((await faultsOf(id)).includes('its sums are not those of its account'))
})

test('a claim that is paid waives the rest, kind by kind, and owes nothing', async () => {
  const { partner, id } = await openDemanded()
  await pay(partner, id, { amount: 1000 })
  const claim = await claimOf(partner, id)
  assert.deepEqual([claim.case_status, claim.closure_reason, claim.status], ['closed', 'paid', 'paid'])
  const { totals } = await balanceOf(id)
  assert.equal(totals.total, 0)
  assert.deepEqual(await linesOf(id, 'waiver'), [-4.82, -103.57], 'principal by allocation, and costs')
  assert.deepEqual((await balanceOf(id, '2030-01-01')).totals.total, 0)
  assert.deepEqual(await faultsOf(id), [])
})

test('any other closure gives nothing up, and a reopening takes it back', async () => {
  const { partner, id } = await openDemanded()
  const before = await balanceOf(id)
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })
  assert.equal((await balanceOf(id)).totals.total, 0)
  assert.deepEqual(await linesOf(id, 'waiver'), [])
  assert.deepEqual(await linesOf(id, 'not_pursued'), [-1000, -4.82, -103.57])
  await team.post(`/api/operator/claims/${id}/reopen`, {})
  assert.deepEqual(await balanceOf(id), before)
  assert.deepEqual(await faultsOf(id), [])
  assert.equal((await claimOf(partner, id)).case_status, 'open')
})

test('money that comes after a closure is booked, and the closure reckoned anew on its day', async () => {
  const { partner, id } = await openDemanded()
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'written_off' })
  await advance(5 * DAY_S)
  await pay(partner, id, { amount: 300, payment_date: '2026-05-14' })
  const { totals } = await balanceOf(id)
  assert.deepEqual([totals.total, totals.credit], [0, 0])
  assert.deepEqual(await linesOf(id, 'not_pursued'), [-704.82, -103.57])
  await pay(partner, id, { amount: 50 })
  assert.deepEqual((await balanceOf(id)).totals.credit, 50, 'what came later has nothing to pay')
  assert.deepEqual(await faultsOf(id), [])
})

test('where the whole balance is wanted, a claim closes only with interest and costs', async () => {
  const { partner, id } = await openDemanded()
  await team.patch(`/api/operator/organizations/${partner.organization_id}`, { closes_at: 'balance' })
  await pay(partner, id, { amount: 1000 })
  const open = await claimOf(partner, id)
  assert.deepEqual([open.case_status, open.status, open.outstanding_amount], ['open', 'partial_payment', 0])
  const { totals } = await balanceOf(id)
  assert.ok(totals.total > 103.57, 'interest and the fee of the letter')
  await pay(partner, id, { amount: totals.total })
  const closed = await claimOf(partner, id)
  assert.deepEqual([closed.case_status, closed.status], ['closed', 'paid'])
  assert.deepEqual(await linesOf(id, 'waiver'), [])
  const ids = async (status: string) =>
    (await partner.get(`/openapi/claims?status=${status}`)).json().data.map((row: { id: string }) => row.id)
  assert.deepEqual([await ids('paid'), await ids('partial_payment')], [[id], []])
})

test('what a payment would do is what it does', async () => {
  const cents = (euros: number) => Math.round(euros * 100) / 100
  const cases = [
    { amount: () => 300, closes: false },
    { amount: () => 1000, closes: true, waives: true },
    { amount: () => 1000, closes: false, closes_at: 'balance' },
    { amount: (whole: number) => whole, closes: true },
    { amount: (whole: number) => cents(whole + 91.61), closes: true, surplus: 91.61 },
    { amount: () => 50, closes: false, is_closed: true },
  ]
  for (const { amount: of, closes, waives = false, surplus = 0, closes_at = 'total', is_closed = false } of cases) {
    const { partner, id } = await openDemanded()
    await team.patch(`/api/operator/organizations/${partner.organization_id}`, { closes_at })
    if (is_closed) await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })
    const before = await balanceOf(id)
    const whole = before.totals.total
    const amount = of(whole)
    const asked = await team.get(`/api/operator/claims/${id}/balance?payment=${amount}`)
    const { if_paid, ...balance } = asked.json().data
    assert.deepEqual({ ...balance, if_paid: null }, before)
    const { waived, ...told } = if_paid
    const remains = closes || is_closed ? 0 : cents(whole - amount)
    assert.deepEqual(
      told,
      { closes, stays_closed: is_closed, is_date_unlikely: false, remains, surplus },
      String(amount),
    )
    assert.equal(waived.total, waives ? cents(whole - amount) : 0)

    await pay(partner, id, { amount })
    const { totals } = await balanceOf(id)
    const { case_status } = await claimOf(partner, id)
    assert.deepEqual([case_status === 'closed', totals.total, totals.credit], [closes || is_closed, remains, surplus])
    const parts = [waived.principal, waived.interest, waived.costs].filter((part) => part > 0)
    assert.deepEqual(
      await linesOf(id, 'waiver'),
      parts.map((part) => -part),
    )
  }
})

test('a payment of another day is told with its value date, and one that cannot be is refused', async () => {
  const { id } = await openDemanded()
  const ask = (query: string) => team.get(`/api/operator/claims/${id}/balance?${query}`)
  const { if_paid } = (await ask('payment=1000&as_of=2026-01-15')).json().data
  assert.deepEqual([if_paid.closes, if_paid.waived.total], [true, 0], 'nothing was in default on that day')
  const odd = (await ask('payment=1000&as_of=1999-01-15')).json().data
  assert.deepEqual([if_paid.is_date_unlikely, odd.if_paid.is_date_unlikely], [false, true])
  const ahead = (await ask('payment=1000&as_of=2027-01-15')).json().data
  assert.deepEqual(ahead.if_paid, (await ask('payment=1000')).json().data.if_paid, 'money counts today at the latest')
  for (const amount of ['0', '-5', '1.005', '1,50', '1000000000'])
    assert.equal((await ask(`payment=${amount}`)).statusCode, 400, amount)
})

test('reversing the payment that closed a claim brings the whole debt back', async () => {
  const { partner, id } = await openDemanded()
  const before = await balanceOf(id)
  const payment_id = await pay(partner, id, { amount: 1000 })
  assert.equal((await team.post(`/api/operator/payments/${payment_id}/reverse`, {})).statusCode, 200)
  assert.deepEqual(await balanceOf(id), before)
  assert.deepEqual(await faultsOf(id), [])
})

test('money whose value date lies before a letter takes the fee of that letter back', async () => {
  const { partner, id } = await openDemanded()
  await advance(3 * DAY_S)
  await pay(partner, id, { amount: 1004.92, payment_date: '2026-05-13' })
  assert.deepEqual(await linesOf(id, 'reminder_fee'), [])
  assert.deepEqual(await linesOf(id, 'waiver'), [], 'nothing was left to waive')
  const actions = (await activityOf(world, id)).map(({ action }) => action)
  assert.equal(actions.filter((action) => action === 'charge.added').length, 1)
  assert.deepEqual(await faultsOf(id), [])
})

test('what comes to light while a claim is closed counts when it is opened again', async () => {
  const { partner, id } = await openDemanded()
  const [letter] = (await team.get(`/api/operator/claims/${id}`)).json().data.letters
  await team.post(`/api/operator/claims/${id}/close`, { closure_reason: 'withdrawn' })
  assert.equal((await team.post(`/api/operator/letters/${letter.id}/returned`, {})).statusCode, 200)
  assert.equal((await balanceOf(id)).totals.total, 0)
  await team.post(`/api/operator/claims/${id}/reopen`, {})
  assert.equal((await balanceOf(id, '2026-12-01')).totals.costs, 0, 'the letter never arrived')
  assert.deepEqual(await faultsOf(id), [])
  assert.equal((await claimOf(partner, id)).case_status, 'open')
})

test('the limit of the creditor’s own fees is that of the law at acceptance', async () => {
  const partner = await world.partner()
  const { id, debtor_id } = await makeCollectable(partner)
  const fee = { invoice_amount_gross: 100, invoice_due_date: '2026-03-01', creditor_reminder_fees_incurred: 7.59 }
  assert.equal((await partner.post(`/openapi/claims/${id}/invoices/manual`, fee)).statusCode, 201)
  assert.deepEqual(await linesOf(id, 'creditor_fee'), [7.59])
  const munich = { street: 'Weg 1', zip: '80331', city: 'München', country: 'DE' }
  await partner.patch(`/openapi/debtors/${debtor_id}`, { addresses: [munich] })
  await advance(1800)
  assert.equal((await claimOf(partner, id)).governing_law, 'DE')
  assert.deepEqual(await linesOf(id, 'creditor_fee'), [2.5])
  assert.deepEqual(await faultsOf(id), [])
})

test('a value date in the future is refused', async () => {
  const { partner, id } = await openDemanded()
  const url = `/openapi/claims/${id}/payments`
  const answer = await partner.post(url, { amount: 1, value_date: '2040-01-01' })
  assert.deepEqual(
    [answer.statusCode, answer.json().details],
    [400, [{ field: 'value_date', code: 'in_the_future', message: 'must not lie in the future' }]],
  )
  const both = await partner.post(url, { amount: 1, payment_date: '2040-01-01' })
  assert.deepEqual(
    both.json().details.map(({ field }: { field: string }) => field),
    ['payment_date'],
  )
})

test('a business owes 40 euros for each invoice in default from the letter on, and beyond them what letters cost', async () => {
  const company = { acting_as: 'company', company: { company_name: 'Maier OG' }, person: undefined }
  const { id } = await openDemanded({ debtor: company })
  assert.deepEqual(await linesOf(id, 'lump_sum'), [40])
  assert.deepEqual(await linesOf(id, 'correction'), [-40])
  assert.equal((await balanceOf(id)).totals.costs, 103.57)
})

test('a fee, a share and a payout that were changed are found', async () => {
  const partner = await world.partner()
  const payout_id = await makePayout(world, partner)
  const own = sql`partner_id = ${partner.partner_id}`
  const [fee] = await db.many<{ id: string; claim_id: string }>(sql`select id, claim_id from fees where ${own}`)
  const forged = async () => (await listForgedFees(db)).filter(({ claim_id }) => claim_id === fee?.claim_id)
  assert.equal((await forged()).length + (await listForgedPayouts(db)).length, 0)
  await tamper(sql`update revenue_shares set amount_cents = 1, commission_rate = 0.0001 where ${own}`)
  assert.equal((await forged()).length, 1)
  assert.equal((await listForgedPayouts(db)).length, 1)
  await tamper(sql`update revenue_shares set amount_cents = 2000, commission_rate = 0.2 where ${own}`)
  await tamper(sql`update payouts set amount_cents = 1 where id = ${payout_id}`)
  assert.equal((await listForgedPayouts(db)).length, 1)
  await tamper(sql`update fees set amount_cents = 1, base_cents = 10 where id = ${fee?.id}`)
  assert.deepEqual(
    (await forged()).map(({ what }) => what),
    [`fee ${fee?.id} is not what was earned`],
  )
})
