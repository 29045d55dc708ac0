import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Books, openBooks } from '../../../../../test/books.ts'
import { openWorld } from '../../../../../test/world.ts'

const world = await openWorld()
const agent = await world.operator('agent')

const reconcile = async ({ organization_id }: Books) =>
  (await agent.get(`/api/operator/ledger/reconciliation?organization_id=${organization_id}`)).json().data

test('a day that came in pieces begins with the piece that no other leads to', async () => {
  const books = await openBooks(world)
  await books.receive('2026-05-04', 10_00, [5_00])
  await books.receive('2026-05-04', 0, [10_00])
  const { difference, unfitting, gaps, accounts } = await reconcile(books)
  assert.deepEqual([difference, unfitting, gaps], [0, [], []])
  assert.deepEqual([accounts[0].by_statements, accounts[0].last_closing_balance], [15, 15])
})

test('a statement that is missing shows as a gap, and the same statement twice does not', async () => {
  const books = await openBooks(world)
  await books.receive('2026-05-04', 0, [10_00])
  await books.storeSheet('2026-05-04', 0, [])
  await books.receive('2026-05-05', 10_00, [5_00])
  assert.deepEqual((await reconcile(books)).gaps, [])
  await books.receive('2026-05-07', 40_00, [5_00])
  const { gaps, accounts, difference } = await reconcile(books)
  assert.deepEqual(
    gaps.map(({ statement_id: _, bank_account_id: __, ...gap }: Record<string, unknown>) => gap),
    [
      {
        ...{ opening_on: '2026-05-07', opening_balance: 40 },
        ...{ previous_closing_on: '2026-05-05', previous_closing_balance: 15 },
      },
    ],
  )
  assert.deepEqual([accounts[0].by_statements, accounts[0].last_closing_balance, difference], [20, 45, 0])
})
