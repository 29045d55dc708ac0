import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookOf, newIban, openBank } from '../../../../test/bank-house.ts'
import { setPayoutIban } from '../../../../test/client-money.ts'
import { AUSTRIAN_HEAD } from '../../../../test/letter-facts.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'

const world = await openWorld()

test('money comes in by a statement, is settled, leaves by a payment run, and a statement shows it', async () => {
  const bank = await openBank(world)
  const { admin, organization_id, account_id } = bank
  const second = await world.operator()
  await admin.patch(`/api/operator/organizations/${organization_id}`, { letterhead: AUSTRIAN_HEAD })
  const own = { organization_id, name: 'Own', iban: newIban(), kind: 'own' }
  assert.equal((await admin.post('/api/operator/bank-accounts', own)).statusCode, 201)
  const { id, reference, customer_id } = await bank.claim(1000)
  await world.deps.db.alone(sql`update claims set created_at = '2026-05-01' where id = ${id}`)
  await setPayoutIban(world, customer_id, newIban())
  assert.equal((await bank.take([{ amount: 60_000, text: reference, reference: 'B1' }])).booked, 1)

  const made = await admin.post('/api/operator/settlements', { customer_id, up_to: '2026-05-13' })
  assert.equal(made.statusCode, 201, made.body)
  const settlement = made.json().data
  assert.partialDeepStrictEqual(settlement, {
    collected: 600,
    fees_net: 60,
    fees_vat: 12,
    remitted: 528,
    status: 'open',
  })
  const status = async () => (await admin.get(`/api/operator/settlements/${settlement.id}`)).json().data.status
  assert.deepEqual(await bookOf(bank), { bank: 60_000, creditor: -52_800, fees: -7200 })

  const run = (await admin.post('/api/operator/payment-runs', { account_id })).json().data
  assert.deepEqual(
    run.items.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    [
      ['settlement', 528],
      ['fee', 72],
    ],
  )
  assert.equal(await status(), 'in_run')
  assert.equal((await second.post(`/api/operator/payment-runs/${run.id}/release`)).statusCode, 200)
  assert.equal(await status(), 'released')
  const entries = run.items.map(({ amount, end_to_end_id }: { amount: number; end_to_end_id: string }) => ({
    ...{ amount: amount * -100, end_to_end_id, reference: end_to_end_id },
  }))
  await bank.take(entries, { opening: 60_000, on: '2026-05-14' })
  assert.equal(await status(), 'paid')
  assert.deepEqual(await bookOf(bank), {}, 'nothing is there, and nothing is owed')
})
