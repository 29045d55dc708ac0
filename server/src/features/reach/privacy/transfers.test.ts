import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeTransferRun } from '../../../../test/audited-transfers.ts'
import { addEntry } from '../../../../test/client-money.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { executeItem } from '../../money/payment-runs/index.ts'
import { eraseOldTransfers } from './queries.bank.ts'

test('whom a transfer paid is gone after its time, once it has left; nothing else of it changes', async () => {
  const world = await openWorld()
  const [first, second] = [await world.operator(), await world.operator()]
  const run = await makeTransferRun(world, first)
  const erase = (before: string) => world.act((work) => eraseOldTransfers(work.tx, before, 10))
  await second.post(`/api/operator/payment-runs/${run.id}/release`)
  assert.equal(await erase('2040-01-01'), 0, 'no statement shows it yet')
  const { organization_id, account_id } = run
  const [{ id, end_to_end_id }] = run.items
  const entry = await addEntry(world, { organization_id, account_id, amount_cents: -1_000, end_to_end_id })
  assert.ok(await world.act((work) => executeItem(work, entry)))
  assert.equal(await erase('2026-05-14'), 0)
  const change = (what: ReturnType<typeof sql>) =>
    world.act((work) => work.tx.run(sql`update payment_run_items set ${what} where id = ${id}`))
  await assert.rejects(change(sql`payee_iban = 'AT611904300234573201'`), /never changed/)
  await assert.rejects(change(sql`amount_cents = 1`), /never changed/)
  assert.equal(await erase('2040-01-01'), 1)
  assert.equal(await erase('2040-01-01'), 0)
  const [item] = (await first.get(`/api/operator/payment-runs/${run.id}`)).json().data.items
  assert.deepEqual([item.payee_name, item.payee_iban, item.text, item.amount], ['[erased]', '', '', 10])
})
