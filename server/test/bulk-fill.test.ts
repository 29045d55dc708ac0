import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillDeskInBulk } from '../bench/desk/fill.ts'
import { sql } from '../src/platform/db/db.ts'
import { listChecksOfRows, listKeptChecks } from './check-copies.ts'
import { wrongCounts } from './filled-world.ts'
import { countPlans, listWrongPlans } from './plan-copies.ts'
import { openWorld } from './world.ts'

/** What benchmarks are filled with must be what the product would have made of it. */
const CLAIMS = 600
const world = await openWorld()
const { db } = world.deps
const { organization_id } = await world.partner()

/** Indexes, references and triggers. Those of the parts of a divided table follow their table and have other names. */
const shape = () =>
  db.many<{ text: string }>(sql`
    select pg_get_indexdef(i.indexrelid) as text from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
    from pg_constraint where conparentid = 0 and conrelid <> 0 and connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`)

test('a filling in bulk leaves the database as rows would that came one by one', async () => {
  const before = await shape()
  await fillDeskInBulk(db, organization_id, CLAIMS, { claims_per_customer: 20 })
  assert.deepEqual(await shape(), before)
  assert.deepEqual(await wrongCounts(db), [])
  const copies = await db.one(sql`
    select count(*)::int as claims, count(pos.id) filter (where pos.is_held = l.is_held)::int as positions,
      count(debt.id)::int as debts,
      count(s.id) filter (where s.reference = l.search_reference and s.debtor = d.search_name
        and s.invoices like '%re-%')::int as found
    from claims l join debtors d on d.id = l.debtor_id left join claim_positions pos on pos.id = l.id
    left join claim_debts debt on debt.id = l.id left join claim_search s on s.id = l.id`)
  assert.deepEqual(copies, { claims: CLAIMS, positions: CLAIMS, debts: CLAIMS, found: CLAIMS })
  const to_check = await listKeptChecks(db)
  assert.deepEqual(to_check, await listChecksOfRows(db))
  assert.ok(to_check.length > 0)
  assert.ok((await countPlans(db)) > 0)
  assert.deepEqual(await listWrongPlans(db), [])
})
