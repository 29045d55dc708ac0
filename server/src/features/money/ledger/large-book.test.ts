import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBooks } from '../../../../test/books.ts'
import { openWorld } from '../../../../test/world.ts'
import { type Statement, sql } from '../../../platform/db/db.ts'
import { compareBooks, verifyLedger } from './index.ts'
import { portionsOf, within } from './misfits/queries.scope.ts'

const world = await openWorld()
const admin = await world.operator('admin')
const { db } = world.deps

/** Writes what the database refuses to everybody, as somebody who may switch its guards off. */
const forge = (...statements: Statement[]) =>
  db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    for (const statement of statements) await tx.run(statement)
  })

const reconcile = async (organization_id: string) => {
  const path = `/api/operator/ledger/reconciliation?organization_id=${organization_id}`
  const { unfitting, compared_at, difference } = (await admin.get(path)).json().data
  return { difference, compared_at, unfitting: unfitting.map(({ reason }: { reason: string }) => reason) }
}

/** Transactions that move nothing, so that the book is too large to be compared while somebody waits. */
const enlarge = (organization_id: string) =>
  forge(
    sql`
      insert into ledger_transactions (id, organization_id, date, kind, created_at)
      select gen_random_uuid(), ${organization_id}, '2026-05-04', 'creditor_changed', now() from generate_series(1, 10001)`,
    sql`
      insert into ledger_lines (transaction_id, position, organization_id, date, account, amount_cents)
      select t.id, p, t.organization_id, t.date, 'fees', 1 - 2 * p from ledger_transactions t, generate_series(0, 1) p
      where t.organization_id = ${organization_id} and t.kind = 'creditor_changed'`,
  )

test('a large book is compared at night, and the page says when', async () => {
  const { organization_id, receive } = await openBooks(world)
  await receive('2026-05-04', 0, [10_00])
  const { compared_at: at_once } = await reconcile(organization_id)
  assert.equal(at_once, world.clock.wall().toISOString(), 'a small one is compared at once')

  await enlarge(organization_id)
  const fits = { difference: 0, compared_at: null, unfitting: [] }
  assert.deepEqual(await reconcile(organization_id), fits, 'nobody has compared it yet')
  await forge(sql`
    delete from ledger_lines where position = 1 and transaction_id in (
      select id from ledger_transactions where organization_id = ${organization_id} and kind = 'creditor_changed' limit 1)`)
  assert.deepEqual(
    (await reconcile(organization_id)).unfitting,
    ['own_money_missing'],
    'what is soon compared is there',
  )

  const compared_at = world.clock.wall().toISOString()
  await compareBooks.run(world.deps, world.clock.wall())
  world.clock.advance(60_000)
  const found = await reconcile(organization_id)
  assert.deepEqual([found.unfitting, found.compared_at], [['unbalanced_transaction', 'own_money_missing'], compared_at])
  assert.deepEqual(
    (await verifyLedger(db)).map(({ what }) => what.split(': ')[1]?.split(',')[0]),
    ['own money missing', 'unbalanced transaction'],
  )
})

test('portions hold every row once, and the last one also what is not there', async () => {
  const rows = await db.many<{ id: string }>(sql`select id from ledger_transactions order by id`)
  const seen: string[] = []
  let portions = 0
  for await (const scope of portionsOf(db, 'ledger_transactions', 3_000)) {
    portions += 1
    const found = await db.many<{ id: string }>(sql`
      select t.id from (select id from ledger_transactions union all select 'ffffffff-ffff-ffff-ffff-fffffffffff0') t
      where ${within(scope, sql`t.organization_id`, sql`t.id`)} order by t.id`)
    seen.push(...found.map(({ id }) => id))
  }
  assert.equal(portions, Math.floor(rows.length / 3_000) + 1)
  assert.deepEqual(seen, [...rows.map(({ id }) => id), 'ffffffff-ffff-ffff-ffff-fffffffffff0'])
})
