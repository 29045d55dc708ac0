import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { freshDatabase } from './database.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const AT = `'2026-03-01T09:00:00Z'`

const migrations = await readMigrations()

/** A database from before the book, with a claim and one payment of it. */
async function oldDatabase(received_by: 'creditor' | 'us') {
  const { address, db } = await freshDatabase({ migrated: false })
  await migrate(
    address,
    migrations.filter(({ number }) => number < 105),
  )
  // Without the accounts that a claim and a payment have: only who received it matters here.
  await db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    for (const text of rowsOf(received_by)) await tx.run({ text, values: [] })
  })
  return { address, db }
}

const rowsOf = (received_by: string): string[] => [
  `insert into organizations (id, name, created_at, updated_at) values ('${ID}', 'A', ${AT}, ${AT})`,
  `insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels, created_at, updated_at)
    values ('${ID}', '${ID}', 'person', 'privateperson', '{"last_name": "Maier"}', '[]', '[]', ${AT}, ${AT})`,
  `insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status,
      collection_stage, total_cents, paid_cents, invoice_count, stage_entered_at, changed_at, created_at, updated_at)
    values ('${ID}', '${ID}', '${ID}', 'MW26-1', 'standard', 'accepted', 'open', 'new', 100, 50, 1, ${AT}, ${AT}, ${AT}, ${AT})`,
  `insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date, status,
      received_by, created_at)
    values ('${ID}', '${ID}', '${ID}', '${ID}', 50, 'bank_transfer', '2026-03-01', '2026-03-01', 'completed', '${received_by}', ${AT})`,
]

test('what creditors received before there was a book leaves it empty', async () => {
  const { address, db } = await oldDatabase('creditor')
  await migrate(address, migrations)
  const { rows } = (await db.one<{ rows: number }>(sql`
    select (select count(*) from ledger_transactions)::int + (select count(*) from ledger_lines)::int as rows`)) ?? {
    rows: -1,
  }
  assert.equal(rows, 0)
})

test('a payment that we are said to have received stops the migration, since no bank entry shows it', async () => {
  const { address, db } = await oldDatabase('us')
  await assert.rejects(migrate(address, migrations), /payments that we received/)
  assert.equal(
    (await db.one<{ there: boolean }>(sql`select to_regclass('ledger_lines') is not null as there`))?.there,
    false,
    'nothing of it is there',
  )
})
