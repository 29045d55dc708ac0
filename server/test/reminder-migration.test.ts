import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { freshDatabase } from './database.ts'

const ORG = '00000000-0000-4000-8000-000000000001'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const AT = `'2026-03-01T09:00:00Z'`
const DUE = '2026-04-20T22:00:00.000Z'

const migrations = await readMigrations()
const database = await freshDatabase({ migrated: false })
await migrate(
  database.address,
  migrations.filter(({ number }) => number < 62),
)
const { db } = database
const run = (text: string) => db.alone({ text, values: [] })

type Old = { debtor_type?: string; law?: string; stage?: string; resend?: string; due?: string; left?: string }

/** A claim with a plan whose only instalment, of 1 March, is not paid. */
async function insertOld(number: number, old: Old = {}): Promise<void> {
  const { debtor_type = 'privateperson', law = 'AT', stage = 'installment_cancelled' } = old
  const { resend = 'null', due = `'${DUE}'`, left = 'null' } = old
  const [id, debtor, plan] = [0, 1, 2].map((step) => `'${idOf(number + step)}'`)
  await run(`insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels, created_at, updated_at)
    values (${debtor}, '${ORG}', 'person', '${debtor_type}', '{"last_name": "Maier"}', '[]', '[]', ${AT}, ${AT})`)
  await run(`insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status, collection_stage,
      governing_law, invoice_count, due_at, timer_left_ms, is_held, resend_letter, stage_entered_at, changed_at, created_at, updated_at)
    values (${id}, '${ORG}', ${debtor}, 'MW26${number}', 'standard', 'accepted', 'open', '${stage}', '${law}', 1, ${due}, ${left},
      ${left !== 'null'}, ${resend}, '2026-03-10T09:00:00Z', ${AT}, ${AT}, ${AT})`)
  await run(`insert into installment_plans (id, organization_id, claim_id, status, paid_before_cents, total_cents, agreed_via, ended_on, created_at, updated_at)
    values (${plan}, '${ORG}', ${id}, 'cancelled', 0, 20000, 'team', '2026-03-10', ${AT}, ${AT})`)
  await run(`insert into installments (plan_id, number, due_date, amount_cents, up_to_cents)
    values (${plan}, 1, '2026-03-01', 20000, 20000)`)
}

await run(`insert into organizations (id, name, created_at, updated_at) values ('${ORG}', 'Haus', ${AT}, ${AT})`)
await insertOld(10)
await insertOld(20, { due: 'null', left: '864000000' })
await insertOld(30, { law: 'DE' })
await insertOld(40, { debtor_type: 'unprotocolled_company' })
await insertOld(50, { stage: 'first_demand_letter', resend: `'first_demand_letter'`, due: 'null', left: '864000000' })
await insertOld(60, { stage: 'second_demand_letter', resend: `'first_demand_letter'` })
await migrate(database.address, migrations)

type Claim = { owed_letter: string | null; due_at: Date | null; timer_left_ms: number | null }
const claimOf = async (number: number) => {
  const row = await db.one<Claim>(sql`select owed_letter, due_at, timer_left_ms from claims where id = ${idOf(number)}`)
  return [row?.owed_letter, row?.due_at?.toISOString() ?? null, row?.timer_left_ms]
}

test('plans that are broken when the reminder comes are reminded of, as far as time runs', async () => {
  assert.deepEqual(await claimOf(10), ['installment_reminder', '2026-03-10T09:00:00.000Z', null])
  assert.deepEqual(await claimOf(20), ['installment_reminder', null, 0])
  assert.deepEqual(await claimOf(30), [null, DUE, null])
  assert.deepEqual(await claimOf(40), [null, DUE, null])
})

test('a letter that came back stays owed at its own stage only', async () => {
  assert.deepEqual(await claimOf(50), ['first_demand_letter', null, 0])
  assert.deepEqual(await claimOf(60), [null, DUE, null])
})
