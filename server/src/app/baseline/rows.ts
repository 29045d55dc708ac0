import type { Client } from '../../platform/db/client.ts'

/** What differs from one database to the next, and so is no value in the text. */
const COMPUTED: Readonly<Record<string, string>> = {
  'backfills.enrolled_at': 'wall_now()',
  'backfills.moved_at': 'wall_now()',
  'backfills.finished_at': 'wall_now()',
  'feed_runs.mark': 'new_feed_mark()',
  'row_count_sources.whole_since': 'wall_now()',
}

type Column = { readonly table: string; readonly column: string; readonly is_computed_by_database: boolean }

/** The rows that migrations leave behind, and how far they have counted. */
export async function rowTexts(client: Client): Promise<string[]> {
  const columns = await client.unsafe<Column[]>(COLUMNS)
  const texts: string[] = []
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table && !column.is_computed_by_database)
    const names = own.map(({ column }) => column)
    texts.push(...(await insertsOf(client, table, names)))
  }
  for (const { text } of await client.unsafe<{ text: string }[]>(SEQUENCES)) texts.push(text)
  return texts
}

type Row = { readonly literals: readonly string[]; readonly today: string }

async function insertsOf(client: Client, table: string, columns: readonly string[]): Promise<string[]> {
  const list = columns.map((column) => `quote_nullable(${column}::text)`).join(', ')
  const rows = await client.unsafe<Row[]>(
    `select jsonb_build_array(${list}) as literals, current_date::text as today from ${table} order by 1`,
  )
  if (rows.length === 0) return []
  const lines = rows.map(({ literals, today }) => {
    const values = columns.map((column, index) => valueText(`${table}.${column}`, literals[index] ?? 'NULL', today))
    return `  (${values.join(', ')})`
  })
  return [`insert into ${table} (${columns.join(', ')}) overriding system value values\n${lines.join(',\n')}`]
}

function valueText(column: string, literal: string, today: string): string {
  const computed = COMPUTED[column]
  if (computed !== undefined) return literal === 'NULL' ? 'null' : computed
  if (literal.startsWith(`'${today}`))
    throw new Error(`the baseline cannot be written: ${column} holds a time of today; say in rows.ts what it is to be`)
  return literal
}

const COLUMNS = `
  select t.relname::text as table, a.attname::text as column, a.attgenerated <> '' as is_computed_by_database
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname <> 'migrations' order by t.relname, a.attnum`

const SEQUENCES = `
  select format('select setval(%L, %s)', sequencename, last_value) as text
  from pg_sequences where schemaname = current_schema() and last_value is not null order by 1`
