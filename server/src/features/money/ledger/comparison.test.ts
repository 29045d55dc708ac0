import assert from 'node:assert/strict'
import { test } from 'node:test'
import { day, openBooks } from '../../../../test/books.ts'
import { makeClaim } from '../../../../test/cases.ts'
import { openWorld } from '../../../../test/world.ts'
import { checkBooks } from '../../../app/checks/database.ts'
import { DAY_MS } from '../../../kernel/dates.ts'
import { sql } from '../../../platform/db/db.ts'
import { booksMeasure, compareBooks, verifyLedger } from './index.ts'
import { moved } from './rules/transactions.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const { db } = world.deps

const compare = () => compareBooks.run(world.deps, world.clock.wall())
const waiting = async () => (await admin.get('/api/operator/work?kind=ledger_difference')).json()
const metric = async (name: string) => {
  await booksMeasure.read(world.deps)
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(await world.deps.metrics.registry.metrics())?.[1]
}

test('what the nightly comparison finds is work, a metric and a line of doctor until the books fit again', async () => {
  const books = await openBooks(world)
  const { organization_id } = books
  const [entry_id = ''] = await books.storeSheet('2026-05-04', 0, [12_34])
  assert.equal((await waiting()).total, 0, 'nothing was compared yet')
  await compare()
  const { data, counts } = await waiting()
  assert.equal(counts.ledger_difference, 1)
  const [{ kind, reason, count, organization_id: whose, since }] = data
  assert.deepEqual([kind, reason, count, whose], ['ledger_difference', '12.34', 2, organization_id])
  assert.deepEqual(
    [await metric('mahnwerk_ledger_difference_cents'), await metric('mahnwerk_ledger_faults')],
    ['1234', '2'],
  )
  const [finding] = await checkBooks(db)
  assert.equal(finding?.verdict, 'fail')
  assert.deepEqual(
    (await verifyLedger(db)).map(({ what }) => what),
    ['entry without receipt', 'rest differs'].map(
      (why) => `ledger of organisation ${organization_id}: ${why}, ${entry_id}`,
    ),
  )

  world.clock.advance(DAY_MS)
  await compare()
  assert.equal((await waiting()).data[0].since, since, 'it waits since it was found first')

  await books.receipt(entry_id, '2026-05-04', 12_34)
  await compare()
  assert.equal((await waiting()).total, 0)
  assert.equal(await metric('mahnwerk_ledger_difference_cents'), '0')
  assert.deepEqual(
    (await checkBooks(db)).map(({ verdict }) => verdict),
    ['ok'],
  )
  assert.deepEqual(await verifyLedger(db), [])
})

test('a missing statement is work, a metric and a line of doctor until somebody reads it', async () => {
  const books = await openBooks(world)
  const { organization_id, account_id } = books
  await books.receive('2026-05-04', 0, [100_00])
  await books.receive('2026-05-07', 9_050_00, [20_00])
  await compare()
  const { data } = await waiting()
  assert.deepEqual(
    data.map(({ organization_id: whose, reason, count }: Record<string, unknown>) => [whose, reason, count]),
    [[organization_id, '0.00', 1]],
  )
  assert.equal(await metric('mahnwerk_ledger_faults'), '1')
  assert.deepEqual(
    (await checkBooks(db)).map(({ verdict }) => verdict),
    ['fail'],
  )
  assert.deepEqual(
    (await verifyLedger(db)).map(({ what }) => what),
    [
      `ledger of organisation ${organization_id}: a statement is missing between 2026-05-04 and 2026-05-07, bank account ${account_id}`,
    ],
  )
  await books.receive('2026-05-05', 100_00, [8_950_00])
  await compare()
  assert.equal((await waiting()).total, 0)
  assert.deepEqual(await verifyLedger(db), [])
})

test('entries that do not lead to the last closing balance are named, unless a statement is missing', async () => {
  const books = await openBooks(world)
  const { organization_id, account_id } = books
  await books.receive('2026-05-04', 0, [10_00, 5_00])
  await books.receive('2026-05-05', 15_00, [7_00])
  const named = async () =>
    (await admin.get(`/api/operator/ledger/reconciliation?organization_id=${organization_id}`))
      .json()
      .data.unfitting.map(({ reason, bank_account_id, expected, found }: Record<string, unknown>) => [
        ...[reason, bank_account_id, expected, found],
      ])
  assert.deepEqual(await named(), [])
  // An entry of the first day was taken for another one: the bank has 5.00 more than the entries say.
  await db.alone(sql`
    update bank_sheets set closing_cents = closing_cents + 500, opening_cents = case when opening_cents = 0 then 0 else 2000 end
    where account_id = ${account_id}`)
  assert.deepEqual(await named(), [['closing_differs', account_id, 27, 22]])
  await db.alone(
    sql`update bank_sheets set opening_cents = 2100 where account_id = ${account_id} and opening_cents = 2000`,
  )
  assert.deepEqual(await named(), [], 'then the gap is named')
  await db.alone(sql`
    update bank_sheets set closing_cents = closing_cents - 500, opening_cents = case when opening_cents = 0 then 0 else 1500 end
    where account_id = ${account_id}`)
})

/** As somebody who may switch the guards of the database off. */
const forge = (claim_id: string, more_cents: number) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update claims set total_cents = total_cents + ${more_cents} where id = ${claim_id}`)
  })

test('a claim whose sums are not those of its account counts too', async () => {
  const partner = await world.partner()
  const { id } = await makeClaim(partner)
  await partner.post(`/openapi/claims/${id}/invoices/manual`, { invoice_amount_gross: 100 })
  await compare()
  assert.equal((await waiting()).total, 0)
  await forge(id, 1)
  await compare()
  const { data } = await waiting()
  assert.deepEqual(
    data.map(({ organization_id, reason, count }: Record<string, unknown>) => [organization_id, reason, count]),
    [[partner.organization_id, '0.00', 1]],
  )
  await forge(id, -1)
  await compare()
})

test('the overview shows client money as the ledger has it, and none for a partner', async () => {
  const books = await openBooks(world)
  const { organization_id } = books
  const [entry_id = ''] = await books.receive('2026-05-04', 0, [100_00])
  const fees = { account: 'fees' } as const
  const creditor = { account: 'creditor', customer_id: null } as const
  await books.book(
    { kind: 'payment', date: day('2026-05-04'), entry_id, lines: moved(60_00, { account: 'suspense' }, creditor) },
    {
      kind: 'surplus',
      date: day('2026-05-04'),
      entry_id,
      lines: moved(15_00, { account: 'suspense' }, { account: 'debtors' }),
    },
    { kind: 'settlement', date: day('2026-05-04'), lines: moved(10_00, creditor, fees) },
    { kind: 'released', date: day('2026-05-04'), lines: moved(4_00, fees, { account: 'in_transit' }) },
  )
  const overview = async (query: string) =>
    (await admin.get(`/api/operator/overview?${query}`)).json().data.client_money
  assert.deepEqual(await overview(`organization_id=${organization_id}`), {
    ...{ at_bank: 100, owed_to_creditors: 50, to_refund: 15, suspense: 25, fees_not_taken: 6, in_transit: 4 },
  })
  const { partner_id } = await world.partner({ organization_id })
  assert.equal(await overview(`partner_id=${partner_id}`), null)
})
