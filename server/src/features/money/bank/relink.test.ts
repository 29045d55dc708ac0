import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, bookOf, ENTRIES, openBank } from '../../../../test/bank-house.ts'
import { makeCustomer } from '../../../../test/cases.ts'
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
