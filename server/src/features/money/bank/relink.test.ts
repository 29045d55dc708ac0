import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, bookOf, ENTRIES, openBank } from '../../../../test/bank-house.ts'
import { makeCustomer } from '../../../../test/cases.ts'
import { AUSTRIAN_HEAD } from '../../../../test/letter-facts.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()

/** What we owe each creditor, in cents. */
async function owedTo({ organization_id }: BankHouse): Promise<Record<string, number>> {
  const rows = await world.deps.db.many<{ customer_id: string; cents: number }>(sql`
    select customer_id, (0 - sum(amount_cents))::bigint as cents from ledger_lines
    where organization_id = ${organization_id} and account = 'creditor' group by 1 having sum(amount_cents) <> 0`)
  return Object.fromEntries(rows.map(({ customer_id, cents }) => [customer_id, cents]))
}

test('a claim takes along to its new creditor what we hold of it and have not settled', async () => {
  const bank = await openBank(world)
  const [claim, other] = [await bank.claim(100), await bank.claim(100)]
  await bank.take([
    { amount: 3_000, text: claim.reference },
    { amount: 2_000, text: other.reference },
  ])
  const next = await makeCustomer(bank.partner)
  const moved = await bank.partner.patch(`/openapi/claims/${claim.id}`, { customer_id: next })
  assert.equal(moved.statusCode, 200, moved.body)
  assert.deepEqual(await owedTo(bank), { [next]: 3_000, [other.customer_id]: 2_000 })
  await bank.partner.patch(`/openapi/claims/${claim.id}`, { customer_id: next })
  await bank.partner.patch(`/openapi/claims/${claim.id}`, { claim_disputed: true })
  const entry = (await bank.entries()).find(({ text }) => text === claim.reference)
  assert.equal((await bank.agent.post(`${ENTRIES}/${entry?.id}/unassign`)).statusCode, 200)
  assert.deepEqual(await owedTo(bank), { [other.customer_id]: 2_000 }, 'taken from whoever has it by the book')
  assert.deepEqual(await bookOf(bank), { bank: 5_000, creditor: -2_000, suspense: -3_000 })
})

test('what was settled stays with whom it was settled', async () => {
  const bank = await openBank(world)
  const claim = await bank.claim(100)
  await bank.take([{ amount: 3_000, text: claim.reference }])
  const settled = await bank.admin.post('/api/operator/settlements', {
    customer_id: claim.customer_id,
    up_to: '2026-05-14',
  })
  assert.equal(settled.statusCode, 201, settled.body)
  const before = await owedTo(bank)
  const next = await makeCustomer(bank.partner)
  assert.equal((await bank.partner.patch(`/openapi/claims/${claim.id}`, { customer_id: next })).statusCode, 200)
  assert.deepEqual(await owedTo(bank), before)
})

type Settlement = { fees_net: number; fees_vat: number; collected: number; remitted: number }

/** What would be settled with a customer now. */
async function previewOf({ admin }: BankHouse, customer_id: string): Promise<Settlement> {
  const answer = await admin.get(`/api/operator/settlements/preview?customer_id=${customer_id}&up_to=2026-05-14`)
  assert.equal(answer.statusCode, 200, answer.body)
  const { fees_net, fees_vat, collected, remitted } = answer.json().data
  return { fees_net, fees_vat, collected, remitted }
}

test('our fees follow the money to the new creditor, with the share of the partner', async () => {
  const bank = await openBank(world)
  await bank.admin.patch(`/api/operator/organizations/${bank.organization_id}`, { letterhead: AUSTRIAN_HEAD })
  const claim = await bank.claim(2000)
  await world.deps.db.alone(sql`update claims set created_at = '2026-05-01' where id = ${claim.id}`)
  await bank.take([{ amount: 100_000, text: claim.reference }])
  const had = { fees_net: 100, fees_vat: 20, collected: 1000, remitted: 880 }
  assert.deepEqual(await previewOf(bank, claim.customer_id), had)
  const shares = async () =>
    (await bank.partner.get(`/openapi/revenue-shares?claim_id=${claim.id}`))
      .json()
      .data.map(({ customer_id, amount }: Record<string, unknown>) => [customer_id, amount])
  const [[, share]] = await shares()
  assert.ok(share > 0)

  const next = await makeCustomer(bank.partner)
  await world.deps.db.alone(sql`update partners set commission_rate = 0.99 where id = ${bank.partner.partner_id}`)
  assert.equal((await bank.partner.patch(`/openapi/claims/${claim.id}`, { customer_id: next })).statusCode, 200)
  const nothing = { fees_net: 0, fees_vat: 0, collected: 0, remitted: 0 }
  assert.deepEqual(await previewOf(bank, claim.customer_id), nothing)
  assert.deepEqual(await previewOf(bank, next), had)
  assert.deepEqual(
    (await shares()).toSorted(),
    [
      [claim.customer_id, 0 - share],
      [claim.customer_id, share],
      [next, share],
    ].toSorted(),
  )
  const invoiced = await bank.admin.post('/api/operator/settlements', {
    customer_id: claim.customer_id,
    up_to: '2026-05-14',
  })
  assert.equal(invoiced.json().data.invoice_number, null, 'nothing was charged')

  // What was charged stays charged, though its claim moves on.
  const settled = await bank.admin.post('/api/operator/settlements', { customer_id: next, up_to: '2026-05-14' })
  assert.equal(settled.statusCode, 201, settled.body)
  const third = await makeCustomer(bank.partner)
  assert.equal((await bank.partner.patch(`/openapi/claims/${claim.id}`, { customer_id: third })).statusCode, 200)
  for (const customer_id of [next, third]) assert.deepEqual(await previewOf(bank, customer_id), nothing)
})

test('a fee on money that the old creditor received itself stays with it', async () => {
  const bank = await openBank(world)
  await bank.admin.patch(`/api/operator/organizations/${bank.organization_id}`, { letterhead: AUSTRIAN_HEAD })
  const claim = await bank.claim(1000)
  assert.equal((await bank.partner.post(`/openapi/claims/${claim.id}/payments`, { amount: 500 })).statusCode, 201)
  const next = await makeCustomer(bank.partner)
  assert.equal((await bank.partner.patch(`/openapi/claims/${claim.id}`, { customer_id: next })).statusCode, 200)
  assert.equal((await previewOf(bank, claim.customer_id)).fees_net, 50)
  assert.equal((await previewOf(bank, next)).fees_net, 0)
})
