import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { freshDatabase } from './database.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [FIRST, SECOND, EMPTY] = [idOf(1), idOf(2), idOf(3)]
const AT = `'2026-03-01T09:00:00Z'`
const HASH = 'a'.repeat(64)

const migrations = await readMigrations()
const database = await freshDatabase({ migrated: false })
await migrate(
  database.address,
  migrations.filter(({ number }) => number < 94),
)
const { db } = database
const run = (text: string) => db.alone({ text, values: [] })

for (const [at, id] of [FIRST, SECOND, EMPTY].entries()) {
  await run(`insert into organizations (id, name, created_at, updated_at) values ('${id}', 'Haus ${at}', ${AT}, ${AT})`)
}
for (const [at, organization_id] of [FIRST, SECOND].entries()) {
  const [debtor, claim, invoice] = [10, 20, 30].map((step) => idOf(step + at))
  await run(`insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels, created_at, updated_at)
    values ('${debtor}', '${organization_id}', 'person', 'privateperson', '{"last_name": "Maier"}', '[]', '[]', ${AT}, ${AT})`)
  await run(`insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status, collection_stage,
      invoice_count, stage_entered_at, changed_at, created_at, updated_at)
    values ('${claim}', '${organization_id}', '${debtor}', 'MW26${at}', 'standard', 'new', 'open', 'new', 1, ${AT}, ${AT}, ${AT}, ${AT})`)
  await run(`insert into invoices (id, organization_id, claim_id, data_extraction_status, created_at, updated_at)
    values ('${invoice}', '${organization_id}', '${claim}', 'pending', ${AT}, ${AT})`)
  await run(`insert into invoice_files (invoice_id, organization_id, blob_key, original_filename, file_size, sha256, created_at)
    values ('${invoice}', '${organization_id}', 'i${at}', 'r.pdf', ${100 + at}, '${HASH}', ${AT})`)
}
await run(`insert into partners (id, organization_id, name, email, commission_rate, created_at, updated_at)
  values ('${idOf(50)}', '${FIRST}', 'P', 'p@example.com', 0, ${AT}, ${AT})`)
await run(`insert into customers (id, organization_id, partner_id, name, email, brought_by_partner, created_at, updated_at)
  values ('${idOf(51)}', '${FIRST}', '${idOf(50)}', 'K', 'k@example.com', true, ${AT}, ${AT})`)
await run(`insert into case_drafts (id, organization_id, customer_id, begun_by, created_at, expires_at)
  values ('${idOf(52)}', '${FIRST}', '${idOf(51)}', '${idOf(53)}', ${AT}, ${AT})`)
await run(`insert into case_draft_invoices (draft_id, position, blob_key, original_filename, file_size, sha256, state)
  values ('${idOf(52)}', 0, 'd0', 'r.pdf', 1000, '${HASH}', 'failed'), ('${idOf(52)}', 1, null, null, null, null, 'typed')`)
await migrate(database.address, migrations)

test('the upgrade counts what is there, and goes on from it', async () => {
  const used = () =>
    db.many<{ organization_id: string; used_bytes: number }>(
      sql`select organization_id, used_bytes from organization_storage order by organization_id`,
    )
  assert.deepEqual(
    (await used()).map(({ organization_id, used_bytes }) => [organization_id, used_bytes]),
    [
      [FIRST, 1_100],
      [SECOND, 101],
    ],
  )
  await run(`delete from customers where id = '${idOf(51)}'`)
  assert.equal((await used())[0]?.used_bytes, 100, 'the drafts of a customer go with it')
})
