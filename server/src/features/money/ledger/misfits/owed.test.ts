import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newIban } from '../../../../../test/bank-house.ts'
import { day as dayOf } from '../../../../../test/books.ts'
import { setPayoutIban } from '../../../../../test/client-money.ts'
import { openSettling } from '../../../../../test/settlements.ts'
import { openWorld } from '../../../../../test/world.ts'
import { type Statement, sql } from '../../../../platform/db/db.ts'
import { moved } from '../rules/transactions.ts'

const world = await openWorld()
const { db } = world.deps
const day = dayOf('2026-05-14')

/** Writes what the database refuses to everybody, as somebody who may switch its guards off. */
const forge = (statement: Statement) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(statement)
  })

/** 600.00 came in, 72.00 of it are our fees, and 528.00 wait to be paid out. */
async function openSettled() {
  const house = await openSettling(world)
  const claim_id = await house.makeClaim()
  await house.receive(claim_id, 600)
  const settlement = await house.settle()
  assert.equal(settlement.remitted, 528)
  const misfits = async (): Promise<unknown[]> => {
    const path = `/api/operator/ledger/reconciliation?organization_id=${house.organization_id}`
    const { difference, unfitting } = (await house.admin.get(path)).json().data
    assert.equal(difference, 0, 'the sums alone show nothing')
    return unfitting.map(({ reason, settlement_id, customer_id, expected, found }: Record<string, unknown>) => [
      ...[reason, settlement_id ?? customer_id, expected, found],
    ])
  }
  assert.deepEqual(await misfits(), [])
  return { ...house, claim_id, settlement, misfits }
}

test('an order for another amount than the settlement remits is named, and one that nobody settled', async () => {
  const { settlement, customer_id, misfits } = await openSettled()
  await forge(sql`update payment_orders set amount_cents = 53000 where source_id = ${settlement.id}`)
  assert.deepEqual(await misfits(), [
    ['remittance_differs', settlement.id, 528, 530],
    ['creditor_differs', customer_id, 530, 528],
  ])
  await forge(sql`delete from payment_orders where source_id = ${settlement.id}`)
  assert.deepEqual(await misfits(), [
    ['remittance_differs', settlement.id, 528, 0],
    ['creditor_differs', customer_id, 0, 528],
  ])
})

test('a line of a settlement that is not that of the ledger is named', async () => {
  const { settlement, misfits } = await openSettled()
  const line = sql`settlement_id = ${settlement.id} and kind = 'collected'`
  await forge(sql`update settlement_lines set amount_cents = 61000 where ${line}`)
  assert.deepEqual(await misfits(), [['settlement_line_differs', settlement.id, 610, 600]])
  await forge(sql`update settlement_lines set amount_cents = 60000, date = date - 1 where ${line}`)
  assert.deepEqual(await misfits(), [['settlement_line_differs', settlement.id, 600, 600]], 'the day counts too')
})

test('what the ledger owes a creditor is what is open, carried over and not yet paid', async () => {
  const house = await openSettled()
  const { customer_id, misfits, admin, account_id } = house
  await house.receive(await house.makeClaim(), 50, '2026-05-11')
  assert.deepEqual(await misfits(), [], 'not settled yet')
  await setPayoutIban(world, customer_id, newIban())
  const run = (await admin.post('/api/operator/payment-runs', { account_id })).json().data
  assert.deepEqual(await misfits(), [], 'in a run')
  const second = await world.operator()
  const released = await second.post(`/api/operator/payment-runs/${run.id}/release`)
  assert.equal(released.statusCode, 200, released.body)
  assert.deepEqual(await misfits(), [], 'released')

  const creditor = { account: 'creditor', customer_id } as const
  const nobody = { account: 'creditor', customer_id: null } as const
  await house.book({ kind: 'settlement', date: day, lines: moved(3_00, creditor, nobody) })
  assert.deepEqual(await misfits(), [['creditor_differs', customer_id, 50, 47]])
})

test('fees that were taken and then taken back are missing on the client money account', async () => {
  const { book, misfits } = await openSettled()
  const fees = { account: 'fees' } as const
  await book({ kind: 'released', date: day, lines: moved(72_00, fees, { account: 'in_transit' }) })
  assert.deepEqual(await misfits(), [])
  await book({ kind: 'settlement', date: day, lines: moved(12_00, fees, { account: 'suspense' }) })
  assert.deepEqual(await misfits(), [['own_money_missing', null, 0, -12]])
})

test('money of no claim that is booked to whom nobody gave it is named', async () => {
  const { book, misfits, customer_id } = await openSettled()
  const creditor = { account: 'creditor', customer_id } as const
  await book({ kind: 'creditor_paid', date: day, lines: moved(5_00, { account: 'suspense' }, creditor) })
  await book({ kind: 'bank_charge', date: day, lines: moved(2_00, { account: 'fees' }, { account: 'suspense' }) })
  assert.deepEqual(await misfits(), [
    ['given_differs', customer_id, 0, 5],
    ['given_differs', null, 0, -2],
  ])
})
