import { readStatement } from '../../src/features/money/bank/reading/read-statement.ts'
import { type Db, sql } from '../../src/platform/db/db.ts'
import type { openClient } from '../../src/platform/db/postgres.ts'
import { listTableNames } from '../../test/tables.ts'

/**
 * The same file read by the same parser, and the same rows as the product wrote for it, inserted by the bare driver into
 * copies of the tables: with their indexes and checks, without references and triggers.
 */

type Client = ReturnType<typeof openClient>
type Row = Record<string, unknown>
type Column = { readonly name: string; readonly type: string }
type Written = { readonly table: string; readonly columns: readonly Column[]; readonly rows: readonly Row[] }

/** Rows that the product changes instead of adding them. */
const CHANGED = 'claims'

const plain = (text: string) => ({ text, values: [] })

/** Copies of all tables; those that rows are changed in, with their rows. */
export async function copyTables(db: Db): Promise<void> {
  await db.alone(plain('create schema bare'))
  for (const { name: table } of await listTableNames(db))
    if (table !== 'storage_changes')
      await db.alone(plain(`create table bare.${table} (like public.${table} including all)`))
  const names = (await columnsOf(db, CHANGED)).map(({ name }) => name).join(', ')
  const insert = `insert into bare.${CHANGED} (${names}) overriding system value select ${names} from public.${CHANGED}`
  await db.alone(plain(insert))
  await db.alone(plain(`vacuum analyze bare.${CHANGED}`))
}

const columnsOf = (db: Db, table: string): Promise<Column[]> =>
  db.many(sql`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`)

export const transactionNow = async (db: Db): Promise<number> =>
  (await db.one<{ xid: number }>(sql`select pg_current_xact_id()::text::bigint as xid`))?.xid ?? 0

/** Everything that was written since. */
export async function writtenSince(db: Db, xid: number): Promise<Written[]> {
  const written: Written[] = []
  for (const { name: table } of await listTableNames(db)) {
    if (['jobs', 'job_runs'].includes(table)) continue
    const columns = await columnsOf(db, table)
    const texts = columns.map(({ name }) => `${name}::text as ${name}`).join(', ')
    const rows = await db.many<Row>({
      text: `select ${texts} from public.${table} where xmin::text::bigint > $1 order by ctid`,
      values: [xid],
    })
    if (rows.length > 0) written.push({ table, columns, rows })
  }
  return written
}

type Timed = { readonly seconds: number; readonly entries: number }

/** What is stored with the file goes into one transaction, everything else into as many as the product took. */
export async function insertBare(
  client: Client,
  file: AsyncIterable<Uint8Array>,
  { written, transactions }: { readonly written: readonly Written[]; readonly transactions: number },
): Promise<Timed> {
  const isStored = (table: string, row: Row) =>
    table.startsWith('bank_') ? table !== 'bank_parts' : row.kind === 'receipt' || receipts.has(row.transaction_id)
  const ledger = written.find(({ table }) => table === 'ledger_transactions')?.rows ?? []
  const receipts = new Set(ledger.filter(({ kind }) => kind === 'receipt').map(({ id }) => id))
  const half = (is_first: boolean) =>
    written.map((one) => ({ ...one, rows: one.rows.filter((row) => isStored(one.table, row) === is_first) }))
  const [first, then] = [half(true), half(false)]
  const begin = performance.now()
  let entries = 0
  await client.begin(async (tx) => {
    for await (const part of readStatement(file)) if (part.kind === 'entries') entries += part.entries.length
    await Promise.all(first.flatMap((one) => one.rows.map((row) => write(tx, one, row))))
  })
  for (let turn = 0; turn < transactions; turn++)
    await client.begin((tx) =>
      Promise.all(then.flatMap((one) => turnOf(one.rows, turn, transactions).map((row) => write(tx, one, row)))),
    )
  return { seconds: (performance.now() - begin) / 1000, entries }
}

const turnOf = (rows: readonly Row[], turn: number, turns: number): readonly Row[] =>
  rows.slice(Math.floor((rows.length * turn) / turns), Math.floor((rows.length * (turn + 1)) / turns))

/** The driver would write these in a form of its own, and they are texts already. */
const IS_WRITTEN = /^(?:jsonb?|bytea|_.*)$/

function write(tx: Pick<Client, 'unsafe'>, { table, columns }: Written, row: Row): Promise<unknown> {
  const names = columns.map(({ name }) => name)
  const places = columns
    .map(({ type }, at) => (IS_WRITTEN.test(type) ? `$${at + 1}::text::${type}` : `$${at + 1}`))
    .join(', ')
  const values = names.map((name) => row[name]) as never[]
  const text =
    table === CHANGED
      ? `update bare.${table} set (${names.join(', ')}) = row(${places}) where id = $${names.indexOf('id') + 1}`
      : `insert into bare.${table} (${names.join(', ')}) overriding system value values (${places})`
  return tx.unsafe(text, values, { prepare: true })
}
