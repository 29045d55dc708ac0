import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeTransferRun } from '../../../../test/audited-transfers.ts'
import { addEntry } from '../../../../test/client-money.ts'
import { openWorld } from '../../../../test/world.ts'
import { sql } from '../../../platform/db/db.ts'
import { executeItem, returnItem } from '../../money/payment-runs/index.ts'

const world = await openWorld()
const [first, second] = [await world.operator(), await world.operator()]
const RUNS = '/api/operator/payment-runs'

type Item = { kind: string; key: string; reason: string; run_id: string | null }

/** A released run of one transfer of 10 EUR, and what waits about it. */
async function sendRun() {
  const run = await makeTransferRun(world, first)
  assert.equal((await second.post(`${RUNS}/${run.id}/release`)).statusCode, 200)
  const { organization_id, account_id } = run
  const [{ id: item_id, end_to_end_id }] = run.items
  const enter = (amount_cents: number, is_return = false) =>
    addEntry(world, { organization_id, account_id, end_to_end_id, amount_cents, is_return })
  const waiting = async () =>
    (await first.get(`/api/operator/work?limit=100&organization_id=${organization_id}`))
      .json()
      .data.filter(({ kind }: Item) => kind.startsWith('transfer_'))
      .map(({ kind, reason }: Item) => [kind, reason])
  const shown = async () =>
    (await first.get(`/api/operator/work?limit=100&organization_id=${organization_id}`))
      .json()
      .data.map(({ key, run_id }: Item) => [key, run_id])
  return { run, item_id, enter, waiting, shown }
}

/** As the bank room does once it knows what an entry is. */
const settle = (id: string) =>
  world.act((work) => work.tx.run(sql`update bank_entries set status = 'booked' where id = ${id}`))

test('a run that no statement shows is work after five days of business', async () => {
  const { run, enter, waiting, shown } = await sendRun()
  const until = (instant: string) => world.clock.advance(Date.parse(instant) - world.clock.business().getTime())
  // Released on Thursday, the 14th of May.
  until('2026-05-21T21:59:00Z')
  assert.deepEqual(await waiting(), [])
  until('2026-05-21T22:00:00Z')
  assert.deepEqual(await waiting(), [['transfer_not_executed', run.number]])
  assert.ok((await shown()).some((one: string[]) => one.join() === `transfer_not_executed.${run.id},${run.id}`))
  const out = await enter(-1_000)
  assert.ok(await world.act((work) => executeItem(work, out)))
  await settle(out.id)
  assert.deepEqual(await waiting(), [])
})

test('money that came back is work until it is on its way again', async () => {
  const { run, item_id, enter, waiting, shown } = await sendRun()
  const [out, back] = [await enter(-1_000), await enter(1_000, true)]
  assert.ok(await world.act((work) => executeItem(work, out)))
  assert.ok(await world.act((work) => returnItem(work, back)))
  for (const { id } of [out, back]) await settle(id)
  assert.deepEqual(await waiting(), [['transfer_returned', '10.00']])
  assert.ok((await shown()).some((one: string[]) => one.join() === `transfer_returned.${item_id},${run.id}`))
  assert.equal((await first.post(`${RUNS}/${run.id}/items/${item_id}/pay-again`)).statusCode, 200)
  assert.deepEqual(await waiting(), [])
})

test('an entry with the id of a transfer and another amount is work until somebody has settled it', async () => {
  const { enter, waiting } = await sendRun()
  const wrong = await enter(-999)
  assert.equal(await world.act((work) => executeItem(work, wrong)), false)
  assert.deepEqual(await waiting(), [['transfer_amiss', '9.99']])
  await settle(wrong.id)
  assert.deepEqual(await waiting(), [])
})
