import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  closeOldAccounts,
  computeBalance,
  readFacts,
  reckonOldLimits,
  verifyAccounts,
} from '../src/features/case/account/index.ts'
import { verifyChains } from '../src/features/case/claims/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openLegalBook } from '../src/platform/legal/legal-book.ts'
import { readLegalTables } from '../src/platform/legal/read-legal.ts'
import type { Deps } from '../src/platform/work.ts'
import { legal } from './case-facts.ts'
import { freshDatabase } from './database.ts'

const ORG = '00000000-0000-4000-8000-000000000001'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [CONSUMER, BUSINESS, GERMAN, CLOSED] = [10, 20, 30, 40].map(idOf) as [string, string, string, string]

const migrations = await readMigrations()
const before = migrations.filter(({ number }) => number < 31)
const database = await freshDatabase({ migrated: false })
await migrate(database.address, before)
const { db } = database
const run = (text: string) => db.alone({ text, values: [] })

const AT = `'2026-03-01T09:00:00Z'`
const address = (country: string) =>
  JSON.stringify([{ street: 'Weg 1', zip: '1010', city: 'Ort', country, is_primary: true }])

/** A claim of 1,000 euros due on 31 January, with one letter of 1 March that cost 103.57. */
async function insertOld(number: number, debtor_type: string, country: string, more = {}): Promise<void> {
  const claim = {
    paid_cents: 0,
    case_status: 'open',
    stage: 'first_demand_letter',
    closure: 'null',
    before: 'null',
    ...more,
  }
  const [id, debtor, invoice, letter] = [0, 1, 2, 3].map((step) => `'${idOf(number + step)}'`)
  const acting =
    debtor_type === 'privateperson'
      ? `'person', '${debtor_type}', '{"last_name": "Maier"}', null`
      : `'company', '${debtor_type}', null, '{"company_name": "Maier OG"}'`
  await run(`insert into debtors (id, organization_id, acting_as, debtor_type, person, company, addresses, communication_channels, created_at, updated_at)
    values (${debtor}, '${ORG}', ${acting}, '${address(country)}', '[]', ${AT}, ${AT})`)
  await run(`insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status, closure_reason,
      collection_stage, stage_before_closure, total_cents, paid_cents, invoice_count, stage_entered_at, changed_at, created_at, updated_at)
    values (${id}, '${ORG}', ${debtor}, 'MW26${number}', 'standard', 'accepted', '${claim.case_status}', ${claim.closure}, '${claim.stage}',
      ${claim.before}, 100000, ${claim.paid_cents}, 1, ${AT}, ${AT}, ${AT}, ${AT})`)
  await run(`insert into invoices (id, organization_id, claim_id, gross_cents, invoice_issue_date, invoice_due_date, data_extraction_status, created_at, updated_at)
    values (${invoice}, '${ORG}', ${id}, 100000, '2026-01-01', '2026-01-31', 'manual', ${AT}, ${AT})`)
  await run(`insert into letters (id, organization_id, claim_id, move_number, kind, language, recipient, status, total_cents, letter_date, deadline,
      blob_key, filename, file_size, sha256, created_at)
    values (${letter}, '${ORG}', ${id}, 1, 'first_demand_letter', 'de', '[]', 'outbox', 1, '2026-03-01', '2026-03-15', 'k${number}', 'f', 1,
      '${'0'.repeat(64)}', ${AT})`)
  await run(`insert into claim_charges (id, organization_id, claim_id, kind, amount_cents, charged_on, rule, formula, letter_id, created_at)
    values ('${idOf(number + 4)}', '${ORG}', ${id}, 'reminder_fee', 10357, '2026-03-01', 'R', 'F', ${letter}, ${AT})`)
}

const insertPayment = (number: number, claim_id: string, debtor: number, cents: number, status = 'completed') =>
  run(`insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date, status, reversed_at, created_at)
    values ('${idOf(number)}', '${ORG}', '${claim_id}', '${idOf(debtor)}', ${cents}, 'cash', '2026-03-10', '2026-03-10', '${status}',
      ${status === 'reversed' ? AT : 'null'}, ${AT})`)

await run(`insert into organizations (id, name, created_at, updated_at) values ('${ORG}', 'Haus', ${AT}, ${AT})`)
await insertOld(10, 'privateperson', 'AT', { paid_cents: 10_000 })
await insertPayment(15, CONSUMER, 11, 10_000)
await insertPayment(16, CONSUMER, 11, 5000, 'reversed')
await insertOld(20, 'protocolled_company', 'AT')
await insertOld(30, 'privateperson', 'DE')
const closed = { case_status: 'closed', stage: 'closed', closure: `'paid'`, before: `'first_demand_letter'` }
await insertOld(40, 'privateperson', 'AT', { paid_cents: 100_000, ...closed })
await insertPayment(45, CLOSED, 41, 100_000)

await migrate(database.address, migrations)

const clock = systemClock()
const silent = { error: () => undefined } as never
const book = openLegalBook({ files: await readLegalTables('nowhere'), clock, log: silent })
const deps = {
  ...{ db, clock, legal: book, subscriptions: [], config: { mode: 'live' } },
  jobs: { stopping: new AbortController().signal },
} as unknown as Deps

const balanceOf = async (id: string, as_of: string) =>
  computeBalance(await readFacts(db, { id, organization_id: ORG }, { as_of, legal }))
const parts = async (id: string, as_of: string) => {
  const { principal_open_cents, interest_open_cents, costs_open_cents } = await balanceOf(id, as_of)
  return [principal_open_cents, interest_open_cents, costs_open_cents]
}

test('the balances after the upgrade are those of before it', async () => {
  // Before: 1000 × 4 % × 38/365 = 4.16 until the payment, of which it took the interest first; costs come last in Austria.
  assert.deepEqual(await parts(CONSUMER, '2026-03-10'), [90_416, 0, 10_357])
  // Before: 1000 × 10.73 % × 38/365 = 11.17, and costs of 103.57 of which 40 were the lump sum.
  assert.deepEqual(await parts(BUSINESS, '2026-03-10'), [100_000, 1117, 10_357])
  assert.deepEqual(await parts(GERMAN, '2026-03-10'), [100_000, 653, 10_357])
})

test('accepted claims have the law that they were treated by', async () => {
  const rows = await db.many<{ governing_law: string }>(sql`select governing_law from claims order by id`)
  assert.deepEqual(
    rows.map(({ governing_law }) => governing_law),
    ['AT', 'AT', 'DE', 'AT'],
  )
})

test('claims are barred by the dates of their invoices, and by more where money or plans tell more', async () => {
  const limits = async () =>
    (await db.many<{ time_barred_on: string | null }>(sql`select time_barred_on from claims order by id`)).map(
      ({ time_barred_on }) => time_barred_on,
    )
  const [, business, german, closed] = await limits()
  assert.deepEqual([business, german, closed], ['2029-02-01', '2030-01-01', null])
  await reckonOldLimits.run(deps, {}, 1)
  assert.deepEqual(await limits(), ['2029-03-11', business, german, closed], 'the consumer has paid')
})

test('the log vouches for every entry that the upgrade made', async () => {
  assert.deepEqual((await verifyChains(db)).breaks, [])
  assert.deepEqual([...(await verifyAccounts(db))], [])
})

test('a job brings the accounts of closed claims to zero, and does so once', async () => {
  assert.deepEqual(
    (await db.many<{ name: string }>(sql`select name from jobs order by name`)).map(({ name }) => name),
    [closeOldAccounts.name, reckonOldLimits.name],
  )
  await closeOldAccounts.run(deps, {}, 1)
  assert.equal((await balanceOf(CLOSED, '2027-01-01')).total_open_cents, 0)
  const count = async () => (await db.many(sql`select id from account_entries`)).length
  const entries = await count()
  await closeOldAccounts.run(deps, {}, 1)
  assert.equal(await count(), entries)
  assert.deepEqual([...(await verifyAccounts(db))], [])
})
