import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeCustomer } from '../../../../test/cases.ts'
import { openWorld, type PartnerClient } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()
const team = await world.operator()

const DAY_MS = 86_400_000

type Fee = { id: string; kind: string; amount: number; payment_id: string; reverses: string | null }

/**
 * A claim of 1,000 euros against a person, whose first letter went out some days ago. In Germany payments pay costs first,
 * in Austria last.
 */
async function makeReminded(partner: PartnerClient, country = 'AT'): Promise<{ id: string; fee: number }> {
  const customer_id = await makeCustomer(partner)
  const addresses = [{ street: 'Weg 1', zip: '1010', city: 'Ort', country }]
  const debtor = { acting_as: 'person', person: { last_name: 'Maier' }, addresses, customer_id }
  const debtor_id = (await partner.post('/openapi/debtors', debtor)).json().data.id
  const { id } = (await partner.post('/openapi/claims', { debtor_id, customer_id })).json().data
  const invoice = { invoice_amount_gross: 1000, invoice_issue_date: '2026-01-01', invoice_due_date: '2026-01-31' }
  assert.equal((await partner.post(`/openapi/claims/${id}/invoices/manual`, invoice)).statusCode, 201)
  for (const to_stage of ['in_processing', 'first_demand_letter']) await move(id, to_stage)
  world.clock.advance(4 * DAY_MS)
  return { id, fee: await letterFee(id) }
}
const move = async (id: string, to_stage: string) => {
  const moved = await team.post(`/api/operator/claims/${id}/stage`, { to_stage })
  assert.equal(moved.statusCode, 200, moved.body)
}
const letterFee = async (id: string): Promise<number> => {
  const row = await world.deps.db.one<{ cents: number }>(sql`
    select sum(amount_cents)::int as cents from account_entries where claim_id = ${id} and counts_as = 'reminder_fee'`)
  return (row?.cents ?? 0) / 100
}
const pay = async (partner: PartnerClient, id: string, amount: number): Promise<string> => {
  const answer = await partner.post(`/openapi/claims/${id}/payments`, { amount })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().data.id
}
const costsOf = async (partner: PartnerClient, id: string): Promise<Fee[]> =>
  (await partner.get(`/openapi/claims/${id}/fees`)).json().data.filter(({ kind }: Fee) => kind === 'collection_cost')
const owed = async (id: string): Promise<number> =>
  (await team.get(`/api/operator/claims/${id}/balance`)).json().data.totals.total
/** What the account says that payments have paid for letters, against what is earned. */
async function assertEarned(partner: PartnerClient, id: string): Promise<number> {
  const { lines } = (await team.get(`/api/operator/claims/${id}/balance`)).json().data
  const for_costs = lines.reduce(
    (sum: number, line: { applied: { costs: number } | null }) => sum + (line.applied?.costs ?? 0),
    0,
  )
  const earned = (await costsOf(partner, id)).reduce((sum, { amount }) => sum + amount, 0)
  assert.equal(earned.toFixed(2), for_costs.toFixed(2), 'nothing but letters cost anything on these claims')
  return earned
}

test('letter fees that the debtor has paid are our fee, with the share of the partner', async () => {
  const partner = await world.partner()
  const { id, fee } = await makeReminded(partner)
  assert.ok(fee > 0)
  assert.deepEqual(await costsOf(partner, id), [])
  // Interest and principal first in Austria: the whole balance pays the letter too.
  const part = await pay(partner, id, 1)
  assert.deepEqual(await costsOf(partner, id), [])
  const payment_id = await pay(partner, id, await owed(id))
  assert.deepEqual(
    (await costsOf(partner, id)).map(({ id: _, ...row }) => row),
    [
      {
        kind: 'collection_cost',
        amount: fee,
        payment_id,
        created_at: world.clock.business().toISOString(),
        reverses: null,
      },
    ],
  )
  const shares = (await partner.get('/openapi/revenue-shares')).json().data
  const share = shares.find(({ fee_kind }: { fee_kind: string }) => fee_kind === 'collection_cost')
  assert.partialDeepStrictEqual(share, { fee_amount: fee, payment_id, status: 'accrued', reverses: null })
  assert.equal(share.amount, Math.round(fee * share.commission_rate * 100) / 100)

  // The money before it goes back: then less of the letter is paid, by the same payment.
  assert.equal((await team.post(`/api/operator/payments/${part}/reverse`, {})).statusCode, 200)
  const after = await costsOf(partner, id)
  assert.deepEqual(
    after.map(({ amount, reverses }) => [amount, reverses === after[0]?.id]),
    [[fee, false], [-fee, true], ...(fee > 1 ? [[Math.round((fee - 1) * 100) / 100, false]] : [])],
  )
  await assertEarned(partner, id)
  assert.equal((await team.post(`/api/operator/payments/${payment_id}/reverse`, {})).statusCode, 200)
  assert.equal(await assertEarned(partner, id), 0)
})

test('a letter that comes back earns nothing, though it was paid', async () => {
  const partner = await world.partner()
  const { id } = await makeReminded(partner, 'DE')
  const letter = await world.deps.db.one<{ id: string }>(sql`select id from letters where claim_id = ${id}`)
  await pay(partner, id, 500)
  assert.notEqual(await assertEarned(partner, id), 0)
  const answer = await team.post(`/api/operator/letters/${letter?.id}/returned`, { note: 'unbekannt' })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(await assertEarned(partner, id), 0)
})

test('what is not paid when a claim closes is not earned, and counts when it is reopened and paid', async () => {
  const partner = await world.partner()
  const { id, fee } = await makeReminded(partner, 'DE')
  const body = { closure_reason: 'withdrawn' }
  assert.equal((await team.post(`/api/operator/claims/${id}/close`, body)).statusCode, 200)
  world.clock.advance(DAY_MS)
  await pay(partner, id, 500)
  assert.deepEqual(await costsOf(partner, id), [], 'the closed account asks for nothing')
  const reopened = await team.post(`/api/operator/claims/${id}/reopen`, { note: 'doch' })
  assert.equal(reopened.statusCode, 200, reopened.body)
  assert.equal(await assertEarned(partner, id), fee)
})

test('letter fees that were paid before fees were settled here earn nothing', async () => {
  const partner = await world.partner()
  const { id } = await makeReminded(partner)
  await world.deps.db.alone(sql`
    update organizations set fees_settled_from = '2999-01-01' where id = ${partner.organization_id}`)
  await pay(partner, id, await owed(id))
  assert.deepEqual(await costsOf(partner, id), [])
})

test('a payment earns each kind of fee once', async () => {
  const partner = await world.partner()
  const { id } = await makeReminded(partner)
  const payment_id = await pay(partner, id, await owed(id))
  const kinds = await world.deps.db.many<{ kind: string }>(
    sql`select kind from fees where payment_id = ${payment_id} order by kind`,
  )
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['collection_cost', 'success'],
  )
  await assert.rejects(
    world.deps.db.alone(sql`
      insert into fees (id, organization_id, claim_id, customer_id, partner_id, kind, payment_id, amount_cents, created_at)
      select gen_random_uuid(), organization_id, claim_id, customer_id, partner_id, kind, payment_id, amount_cents, created_at
      from fees where payment_id = ${payment_id} and kind = 'collection_cost'`),
    /earned its fee already/,
  )
})
