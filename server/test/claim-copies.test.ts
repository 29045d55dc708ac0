import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Db, sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { makeClaim, makeCollectable } from './cases.ts'
import { freshDatabase } from './database.ts'
import { openWorld } from './world.ts'

const COPIES = ['claim_positions', 'claim_debts']
/**
 * What changes when a claim is accepted, disputed or closed, gets another owner or customer, or its letter comes back: seldom in
 * its life.
 */
const MOVES_SELDOM = [
  'address_unknown',
  'case_status',
  'closure_reason',
  'customer_id',
  'governing_law',
  'owner_id',
  'partner_reference',
  'search_reference',
]
const NEVER_MOVES = ['case_reference', 'created_at', 'debtor_id', 'id', 'organization_id']

const migrations = await readMigrations()
const world = await openWorld()
const { db } = world.deps

const columnsOf = async (reader: Db, table: string): Promise<string[]> =>
  (
    await reader.many<{ name: string }>(
      sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 order by attnum`,
    )
  ).map(({ name }) => name)

/** Claims whose copies are not there, or are others than the claim says. */
async function listWrong(reader: Db): Promise<string[]> {
  const wrong: string[] = []
  for (const table of COPIES) {
    const columns = await columnsOf(reader, table)
    const of = (alias: string) => columns.map((name) => `${alias}.${name}`).join(', ')
    const rows = await reader.many<{ id: string }>({
      text: `select l.id from claims l left join ${table} c on c.id = l.id where (${of('c')}) is distinct from (${of('l')})`,
      values: [],
    })
    wrong.push(...rows.map(({ id }) => `${table} ${id}`))
  }
  return wrong
}

test('no index of claims holds what nearly every change changes', async () => {
  const rows = await db.many<{ name: string }>(sql`
    select distinct a.attname as name
    from pg_index i
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refobjid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = d.refobjsubid
    where i.indrelid = 'claims'::regclass order by 1`)
  const allowed = new Set([...MOVES_SELDOM, ...NEVER_MOVES])
  assert.ok(rows.length > 5, 'the columns of its indexes are found')
  assert.deepEqual(
    rows.map(({ name }) => name).filter((name) => !allowed.has(name)),
    [],
    'an index on it makes every update of a claim write to all its indexes: put it on claim_positions or claim_debts',
  )
})

test('what a claim is looked up by is what the claim says, whatever happens to it', async () => {
  const partner = await world.partner()
  const team = await world.operator()
  const { id: plain } = await makeClaim(partner)
  const { id } = await makeCollectable(partner)
  const acts: [string, object][] = [
    [`/openapi/claims/${id}/payments`, { amount: 10 }],
    [`/api/operator/claims/${id}/hold`, { held: true }],
    [`/api/operator/claims/${id}/hold`, { held: false }],
    [`/api/operator/claims/${id}/dispute`, { disputed: true }],
    [`/api/operator/claims/${id}/dispute`, { disputed: false }],
    [`/api/operator/claims/${plain}/close`, { closure_reason: 'written_off' }],
  ]
  assert.deepEqual(await listWrong(db), [])
  for (const [path, body] of acts) {
    const answer = await (path.startsWith('/openapi') ? partner : team).post(path, body)
    assert.ok(answer.statusCode < 300, `${path}: ${answer.body}`)
    assert.deepEqual(await listWrong(db), [], path)
  }
})

test('each of the copied columns is followed by itself', async () => {
  const { id } = await makeClaim(await world.partner())
  const values: Record<string, string> = {
    customer_id: 'null',
    collection_stage: `'in_processing'`,
    stage_entered_at: `'2026-05-01'`,
    blocked_reason: `'held'`,
    due_at: `'2026-05-02'`,
    blocked_until: `'2026-05-03'`,
    stuck_at: `'2026-05-04', stuck_reason = 'fault', stuck_since = '2026-05-04'`,
    stuck_reason: `'no_address'`,
    stuck_since: `'2026-05-09'`,
    changed_at: `'2026-05-10'`,
    updated_at: `'2026-05-05'`,
    submission_state: `'accepted'`,
    timer_left_ms: '5, due_at = null',
    case_status: `'disputed'`,
    is_held: 'true',
    time_barred_on: `'2026-05-06'`,
    all_barred_on: `'2026-05-07'`,
    filed_at: `'2026-05-08'`,
    total_cents: '700',
    paid_cents: '7',
    created_at: `'2026-05-11'`,
  }
  const copied = new Set((await Promise.all(COPIES.map((table) => columnsOf(db, table)))).flat())
  assert.deepEqual(
    Object.keys(values).sort(),
    [...copied].filter((name) => name !== 'id' && name !== 'organization_id').sort(),
  )
  await db.alone(sql`alter table claims disable trigger claims_sums_check`)
  try {
    for (const [column, value] of Object.entries(values)) {
      await db.alone({ text: `update claims set ${column} = ${value} where id = $1`, values: [id] })
      assert.deepEqual(await listWrong(db), [], column)
    }
  } finally {
    await db.alone(sql`update claims set total_cents = 0, paid_cents = 0 where id = ${id}`)
    await db.alone(sql`alter table claims enable trigger claims_sums_check`)
  }
})

test('claims from before have their copies when the new version starts', async () => {
  const database = await freshDatabase({ migrated: false })
  const old = database.db
  await migrate(
    database.address,
    migrations.filter(({ number }) => number < 190),
  )
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  await old.alone(
    sql`insert into organizations (id, name, created_at, updated_at) values (${idOf(1)}, 'A', now(), now())`,
  )
  await old.alone(sql`
    insert into debtors (id, organization_id, acting_as, debtor_type, person, addresses, communication_channels, created_at,
      updated_at)
    values (${idOf(2)}, ${idOf(1)}, 'person', 'privateperson', '{"first_name": "Eva", "last_name": "Maier"}', '[]', '[]',
      now(), now())`)
  await old.alone(sql`
    insert into claims (id, organization_id, debtor_id, case_reference, claim_type, submission_state, case_status,
      collection_stage, due_at, time_barred_on, stage_entered_at, changed_at, created_at, updated_at)
    select gen_random_uuid(), ${idOf(1)}, ${idOf(2)}, 'OLD' || n, 'standard', 'accepted', 'open', 'in_processing',
      now() + n * interval '1 day', '2030-01-01'::date + n, now(), now(), now(), now()
    from generate_series(1, 2500) n`)
  await migrate(database.address, migrations)
  assert.deepEqual(await listWrong(old), [])
  const [{ count } = { count: 0 }] = await old.many<{ count: number }>(
    sql`select count(*)::int as count from claim_positions`,
  )
  assert.equal(count, 2500)
})
