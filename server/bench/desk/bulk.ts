import { readFile } from 'node:fs/promises'
import { countAnew, listCountSources } from '../../src/platform/db/count-rows.ts'
import { type Db, sql, type Tx } from '../../src/platform/db/db.ts'

/** More than any filling has. */
const ALL_ROWS = 1_000_000_000

export type Filler = Pick<Db, 'alone'>

const TABLES = [
  'audit_entries',
  'bank_entries',
  'claim_activity',
  'claim_debts',
  'claim_positions',
  'claim_search',
  'claims',
  'customers',
  'debtors',
  'events',
  'fees',
  'installment_plans',
  'installments',
  'invoice_fields',
  'invoice_files',
  'invoices',
  'invoices_to_check',
  'letters',
  'mails',
  'payments',
  'revenue_shares',
  'tasks',
  'webhook_attempts',
  'webhook_deliveries',
]

/**
 * Rows that come by millions: no trigger runs for them, nothing is looked up for them, and they enter no index but those of
 * their keys. What triggers keep beside them, indexes and references are made of all rows at once afterwards.
 */
export async function fillInBulk(db: Db, fill: (filler: Filler) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const filler: Filler = { alone: (statement) => tx.many(statement) }
    await tx.run(sql`set local work_mem = '256MB'`)
    await tx.run(sql`set local maintenance_work_mem = '1GB'`)
    await trigger(tx, 'disable')
    const again = [...(await dropIndexes(tx)), ...(await dropReferences(tx))]
    await fill(filler)
    await enterCopies(tx)
    for (const text of again) await tx.run({ text, values: [] })
    await trigger(tx, 'enable')
  })
  for (const { source } of await listCountSources(db)) await countAnew(db, source)
}

/** The copies keep theirs, which give a row what the backfills of before leave out. */
const COPIES: ReadonlySet<string> = new Set(['claim_positions', 'claim_debts'])

async function trigger(tx: Tx, how: 'enable' | 'disable'): Promise<void> {
  for (const table of TABLES)
    if (!COPIES.has(table)) await tx.run({ text: `alter table ${table} ${how} trigger user`, values: [] })
}

/** How each is made again. An index of a divided table is made again on all of its parts. */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const indexes = await tx.many<{ name: string; text: string }>(sql`
    select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as text
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any (${TABLES}::text[]::regclass[]) and not c.relispartition
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    order by 1`)
  for (const { name } of indexes) await tx.run({ text: `drop index ${name}`, values: [] })
  return indexes.map(({ text }) => text)
}

async function dropReferences(tx: Tx): Promise<string[]> {
  const references = await tx.many<{ on: string; name: string; text: string }>(sql`
    select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid = any (${TABLES}::text[]::regclass[]) order by 1, 2`)
  for (const { on, name } of references) await tx.run({ text: `alter table ${on} drop constraint ${name}`, values: [] })
  return references.map(({ on, name, text }) => `alter table ${on} add constraint ${name} ${text}`)
}

/** What rows lack that came without triggers is what rows from before the triggers lacked. */
const BACKFILLS = ['0190_claim_positions', '0232_plans_in_order', '0238_invoices_to_check']

async function enterCopies(tx: Tx): Promise<void> {
  for (const name of BACKFILLS) {
    const file = new URL(`../../migrations/${name}.backfill.sql`, import.meta.url)
    await tx.run({ text: await readFile(file, 'utf8'), values: ['', ALL_ROWS] })
  }
  await tx.run(sql`
    insert into claim_search (id, organization_id, customer_id, case_status, reference, debtor, invoices)
    select l.id, l.organization_id, l.customer_id, l.case_status, l.search_reference, d.search_name, coalesce(n.numbers, '')
    from claims l join debtors d on d.id = l.debtor_id
    left join (
      select i.claim_id, string_agg(i.search_number, '' order by i.created_at, i.id) as numbers from invoices i group by 1) n
      on n.claim_id = l.id
    where l.customer_id is not null and l.case_reference like 'BENCH%'`)
}
