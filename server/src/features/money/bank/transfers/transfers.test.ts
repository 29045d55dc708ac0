import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeTransferRun } from '../../../../../test/audited-transfers.ts'
import { addAccount, addEntry, balancesOf, ibanOf } from '../../../../../test/client-money.ts'
import { openWorld } from '../../../../../test/world.ts'
import { newId } from '../../../../platform/ids.ts'
import { orderPayment } from '../../payment-runs/index.ts'

const world = await openWorld()
const [first, second, agent] = [await world.operator(), await world.operator(), await world.operator('agent')]
const RUNS = '/api/operator/payment-runs'

/** A released run of one transfer of 10 EUR, which statements do not name. */
async function sendRun() {
  const run = await makeTransferRun(world, first)
  assert.equal((await second.post(`${RUNS}/${run.id}/release`)).statusCode, 200)
  const { organization_id, account_id } = run
  const item_id: string = run.items[0].id
  const enter = async (amount_cents: number, more = {}) =>
    (await addEntry(world, { organization_id, account_id, amount_cents, ...more })).id
  const item = async () => (await first.get(`${RUNS}/${run.id}`)).json().data.items[0]
  return { run, organization_id, item_id, enter, item }
}

const say = (entry_id: string, item_id: string, by = first) =>
  by.post(`/api/operator/bank-entries/${entry_id}/execute`, { item_id })
const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) => [statusCode, json().code]

test('an administrator says which debit a transfer is, and the books have it as executed', async () => {
  const { organization_id, item_id, enter, item } = await sendRun()
  const [debit, equal] = [await enter(-1_000), await enter(-1_000)]
  assert.equal((await say(debit, item_id, agent)).statusCode, 403)
  const answer = await say(debit, item_id)
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().data.status, 'booked')
  const { status, executed_by_entry } = await item()
  assert.deepEqual([status, executed_by_entry], ['executed', debit])
  // The other debit is nobody's yet, and nothing is on its way any more.
  assert.deepEqual(await balancesOf(world, organization_id), { bank: -1_000, suspense: 1_000 })
  const books = await first.get(`/api/operator/ledger/reconciliation?organization_id=${organization_id}`)
  const { transfer_differs } = Object.fromEntries(
    books.json().data.unfitting.map(({ reason }: { reason: string }) => [reason, true]),
  )
  assert.equal(transfer_differs, undefined)
  assert.deepEqual(codeOf(await say(equal, item_id)), [409, 'transfer_executed'])
})

test('another amount is refused with what to do, and nothing changes', async () => {
  const { organization_id, item_id, enter, item } = await sendRun()
  const before = await balancesOf(world, organization_id)
  const wrong = await enter(-999)
  const answer = await say(wrong, item_id)
  assert.deepEqual(codeOf(answer), [409, 'amount_differs'])
  assert.match(answer.json().message, /booked 9\.99 EUR and the transfer is 10\.00 EUR.*Have the bank correct it/)
  assert.equal((await item()).status, 'released')
  assert.deepEqual(await balancesOf(world, organization_id), {
    ...before,
    ...{ bank: (before.bank ?? 0) - 999, suspense: 999 },
  })
})

test('only money that left this account is a transfer of it, each entry once', async () => {
  const { run, item_id, enter } = await sendRun()
  assert.deepEqual(codeOf(await say(await enter(1_000), item_id)), [409, 'not_outgoing'])
  assert.deepEqual(codeOf(await say(await enter(-1_000, { is_return: true }), item_id)), [409, 'not_outgoing'])
  const other = await sendRun()
  assert.equal((await say(await other.enter(-1_000), item_id)).statusCode, 400)
  assert.equal((await say(await enter(-1_000), newId())).statusCode, 400)
  const unreleased = await makeTransferRun(world, first)
  const { organization_id, account_id } = unreleased
  const early = await addEntry(world, { organization_id, account_id, amount_cents: -1_000 })
  assert.equal((await say(early.id, unreleased.items[0].id)).statusCode, 400)
  assert.equal((await say(newId(), run.items[0].id)).statusCode, 404)
})

test('two at the same moment: one entry is one transfer', async () => {
  const { item_id, enter } = await sendRun()
  const debits = [await enter(-1_000), await enter(-1_000), await enter(-1_000)]
  const answers = await Promise.all(debits.map((debit, index) => say(debit, item_id, index % 2 ? first : second)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409])
})

test('what an account of our own has paid is said likewise, and is not in the book', async () => {
  const partner = await world.partner()
  const { organization_id, partner_id } = partner
  await first.patch(`/api/operator/partners/${partner_id}`, { payout_iban: ibanOf(92_001) })
  const own = await addAccount(world, organization_id, 'own')
  await world.act((work) =>
    orderPayment(work, {
      ...{ kind: 'payout', organization_id, partner_id, amount_cents: 700, source_id: newId(), text: 'Anteil' },
    }),
  )
  const run = (await first.post(RUNS, { account_id: own.id })).json().data
  assert.equal((await second.post(`${RUNS}/${run.id}/release`)).statusCode, 200)
  const facts = { organization_id, account_id: own.id, amount_cents: -700, kind: 'own' } as const
  const debit = await addEntry(world, facts)
  assert.equal((await first.post(`/api/operator/bank-entries/${debit.id}/ignore`)).statusCode, 200)
  assert.equal((await say(debit.id, run.items[0].id)).statusCode, 200)
  assert.equal((await first.get(`${RUNS}/${run.id}`)).json().data.status, 'executed')
  assert.deepEqual(await balancesOf(world, organization_id), {})
})
