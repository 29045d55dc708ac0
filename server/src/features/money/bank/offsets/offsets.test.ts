import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BankHouse, bookOf, claimOf, ENTRIES, type Entry, openBank } from '../../../../../test/bank-house.ts'
import { openWorld } from '../../../../../test/world.ts'

const world = await openWorld()
const PAYER = { name: 'Max Huber', iban: 'DE89370400440532013000' }

const find = async (bank: BankHouse, amount: number): Promise<Entry> =>
  (await bank.entries()).find((entry) => entry.amount === amount) as Entry
const act = (bank: BankHouse, { id }: Entry, deed: string, body: object = {}) =>
  bank.agent.post(`${ENTRIES}/${id}/${deed}`, body)
const fits = async ({ admin, organization_id }: BankHouse) => {
  const url = `/api/operator/ledger/reconciliation?organization_id=${organization_id}`
  const { difference, unfitting } = (await admin.get(url)).json().data
  assert.deepEqual([difference, unfitting], [0, []])
}

test('a part that the bank took back is set off, and the claim is free again', async () => {
  const bank = await openBank(world)
  const { id: claim_id, reference } = await bank.claim(500)
  await bank.take([{ amount: 100_00, text: reference, reference: 'C1', end_to_end_id: 'E1', ...PAYER }])
  await bank.take([{ amount: -40_00, reference: 'C2', end_to_end_id: 'E1', returned: 'AC04' }], { opening: 100_00 })
  const [credit, debit] = [await find(bank, 100), await find(bank, -40)]
  assert.deepEqual([credit.status, debit.status, debit.rest], ['booked', 'unmatched', -40])

  const early = await act(bank, debit, 'offset', { entry_id: credit.id })
  assert.deepEqual([early.statusCode, early.json().details[0].code], [400, 'not_applicable'])
  assert.match(early.json().details[0].message, /take back what of it was assigned/)

  assert.equal((await act(bank, credit, 'unassign')).statusCode, 200)
  assert.equal((await act(bank, credit, 'assign', { parts: [{ claim_id, amount: 60 }] })).statusCode, 200)
  const done = await act(bank, debit, 'offset', { entry_id: credit.id, note: 'Teilrückgabe' })
  assert.equal(done.statusCode, 200, done.body)
  assert.partialDeepStrictEqual(done.json().data, { status: 'booked', rest: 0, note: 'Teilrückgabe' })
  assert.deepEqual([(await find(bank, 100)).status, (await find(bank, 100)).rest], ['booked', 0])
  assert.equal((await claimOf(bank, claim_id)).paid_amount, 60)
  assert.deepEqual(await bookOf(bank), { bank: 6000, creditor: -6000 })
  await fits(bank)
  const again = await act(bank, debit, 'offset', { entry_id: credit.id })
  assert.deepEqual([again.statusCode, again.json().code], [409, 'nothing_to_assign'])

  // Either side takes it back, and then both are open.
  assert.equal((await act(bank, debit, 'unassign')).statusCode, 200)
  assert.deepEqual([(await find(bank, 100)).rest, (await find(bank, -40)).rest], [40, -40])
  assert.equal((await find(bank, 100)).status, 'unmatched', 'what is assigned in part stays unmatched')
  assert.equal((await act(bank, debit, 'offset', { entry_id: credit.id })).statusCode, 200)
  assert.equal((await act(bank, credit, 'unassign')).statusCode, 200)
  assert.deepEqual([(await find(bank, 100)).rest, (await find(bank, -40)).rest], [100, -40])
  await fits(bank)
})

test('only as much is set off as both have, and only on one account', async () => {
  const bank = await openBank(world)
  const other = await openBank(world)
  await bank.take([
    { amount: 30_00, text: 'Irrtum', reference: 'D1' },
    { amount: 25_00, text: 'Ausgleich', reference: 'D2' },
    { amount: -50_00, text: 'Storno', reference: 'D3' },
  ])
  await other.take([{ amount: 50_00, reference: 'D4' }])
  const [first, second, debit] = [await find(bank, 30), await find(bank, 25), await find(bank, -50)]
  for (const [entry, entry_id, status, code] of [
    [debit, (await find(other, 50)).id, 400, 'unknown_reference'],
    [debit, debit.id, 400, 'not_applicable'],
    [debit, crypto.randomUUID(), 400, 'unknown_reference'],
    [first, second.id, 409, 'not_outgoing'],
  ] as const) {
    const { statusCode, body } = await act(bank, entry, 'offset', { entry_id })
    assert.equal(statusCode, status, body)
    assert.match(body, new RegExp(code))
  }
  assert.equal((await act(bank, debit, 'offset', { entry_id: first.id })).json().data.rest, -20)
  assert.equal((await act(bank, first, 'ignore')).json().code, 'still_assigned')
  assert.equal((await act(bank, debit, 'offset', { entry_id: second.id })).json().data.status, 'booked')
  assert.deepEqual([(await find(bank, 25)).rest, (await find(bank, 30)).status], [5, 'booked'])
  await fits(bank)
  assert.equal((await act(bank, debit, 'unassign')).json().data.rest, -50)
  assert.deepEqual([(await find(bank, 25)).rest, (await find(bank, 30)).rest], [25, 30])
})

test('of two who set off one entry at once, its money is used once', async () => {
  const bank = await openBank(world)
  await bank.take([
    { amount: 30_00, text: 'Irrtum', reference: 'F1' },
    { amount: -30_00, text: 'Storno', reference: 'F2' },
    { amount: -30_01, text: 'Storno', reference: 'F3' },
  ])
  const credit = await find(bank, 30)
  const answers = await Promise.all(
    [-30, -30.01].map(async (amount) => act(bank, await find(bank, amount), 'offset', { entry_id: credit.id })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400])
  assert.equal((await find(bank, 30)).status, 'booked')
})
