import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { freshDatabase } from './database.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const migrations = await readMigrations()
const database = await freshDatabase({ migrated: false })
await migrate(
  database.address,
  migrations.filter(({ number }) => number < 81),
)
const { db } = database
const [FORWARDING, QUIET] = [idOf(1), idOf(2)]
const [TOKEN, OPERATOR] = [idOf(8), idOf(9)]

for (const id of [FORWARDING, QUIET])
  await db.alone(sql`insert into organizations (id, name, created_at, updated_at) values (${id}, 'A', now(), now())`)
await db.alone(sql`
  insert into operators (id, email, name, role, password_hash, created_at, updated_at)
  values (${OPERATOR}, 'a@b.example', 'A', 'admin', 'x', now(), now())`)
// Only what the migration reads: other tables are not asked for.
await db.alone(sql`alter table lawsuit_decisions disable trigger all`)
await db.alone(sql`alter table lawsuit_decision_links disable trigger all`)

const CASES = [
  { id: idOf(11), organization_id: FORWARDING, decided_by: null, via: 'portal', has_link: true },
  { id: idOf(12), organization_id: FORWARDING, decided_by: TOKEN, via: 'api', has_link: false },
  { id: idOf(13), organization_id: QUIET, decided_by: OPERATOR, via: 'portal', has_link: false },
  { id: idOf(14), organization_id: QUIET, decided_by: null, via: 'portal', has_link: false },
]
for (const { id, organization_id, decided_by, via, has_link } of CASES) {
  await db.alone(sql`
    insert into lawsuit_decisions (claim_id, organization_id, decision, decided_at, decided_via, decided_by,
      streitwert_cents, amount_to_claim_cents, legal_basis)
    values (${id}, ${organization_id}, 'decline', now(), ${via}, ${decided_by}, 1, 1, '[]')`)
  await db.alone(sql`
    insert into lawsuit_decision_links (id, organization_id, claim_id, token_hash, created_at, expires_at, used_at)
    values (${id}, ${organization_id}, ${id}, decode(md5(${id}), 'hex'), now(), now(), case when ${has_link} then now() end)`)
}
await migrate(database.address, migrations)

test('partners go on forwarding links where they did', async () => {
  const rows = await db.many<{ id: string }>(sql`select id from organizations where partners_may_forward_links`)
  assert.deepEqual(
    rows.map(({ id }) => id),
    [FORWARDING],
  )
})

test('decisions from before say who made them', async () => {
  const rows = await db.many<{ decided_as: string; link_id: string | null }>(
    sql`select decided_as, link_id from lawsuit_decisions order by claim_id`,
  )
  assert.deepEqual(
    rows.map(({ decided_as, link_id }) => [decided_as, link_id]),
    [
      ['creditor', idOf(11)],
      ['token', null],
      ['operator', null],
      ['system', null],
    ],
  )
})
