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
  migrations.filter(({ number }) => number < 138),
)
const { db } = database
const ORGANIZATION = idOf(1)
const NAMES = ['Yıldız', 'Sørensen', 'Maier', 'Þórsson']

await db.alone(
  sql`insert into organizations (id, name, created_at, updated_at) values (${ORGANIZATION}, 'A', now(), now())`,
)
for (const [place, last_name] of NAMES.entries())
  await db.alone(sql`
    insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels, created_at,
      updated_at)
    values (${idOf(10 + place)}, ${ORGANIZATION}, 'person', 'privateperson', ${{ first_name: 'Eva', last_name }}::jsonb,
      '[{"city": "Ağrı"}]', '[]', now(), now())`)
await migrate(database.address, migrations)

const find = async (column: 'search_name' | 'search_text', pattern: string): Promise<string[]> => {
  const rows = await db.many<{ name: string }>(
    column === 'search_name'
      ? sql`select name from debtors where search_name like ${pattern} order by id`
      : sql`select name from debtors where search_text like ${pattern} order by id`,
  )
  return rows.map(({ name }) => name.replace('Eva ', ''))
}

test('names that stood there before are found by how they are folded now', async () => {
  assert.deepEqual(await find('search_name', '%yildiz%'), ['Yıldız'])
  assert.deepEqual(await find('search_name', '%soerensen%'), ['Sørensen'])
  assert.deepEqual(await find('search_name', '%thorsson%'), ['Þórsson'])
  assert.deepEqual(await find('search_text', '%agri%'), NAMES)
})

test('the index over all that a person is found by agrees with its rows', async () => {
  await db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`)
    const rows = await tx.many<{ id: string }>(sql`
      select id from debtors where debtor_search(search_name, addresses, communication_channels, iban, representative,
        legal_representatives) like '%agri%'`)
    assert.equal(rows.length, NAMES.length)
  })
})
