import { readStatement } from '../../src/features/money/bank/reading/read-statement.ts'
import { type Db, sql } from '../../src/platform/db/db.ts'
import type { openClient } from '../../src/platform/db/postgres.ts'

/**
 * The same file read by the same parser, and the same rows as the product wrote for it, inserted by the bare driver into
 * copies of the tables: with their indexes and checks, without references and triggers.
 */

type Client = ReturnType<typeof openClient>
type Row = Record<string, unknown>
type Written = { readonly table: string; readonly columns: readonly string[]; readonly rows: readonly Row[] }

/** Rows that the product changes instead of adding them. */
const CHANGED = 'claims'

const plain = (text: string) => ({ text, values: [] })

/** Copies of all tables; those that rows are changed in, with their rows. */
export async function copyTables(db: Db): Promise<void> {
  await db.alone(plain('create schema bare'))
  for (const { table } of await db.many<{ table: string }>(sql`
    select tablename as table from pg_tables where schemaname = 'public' and tablename <> 'storage_changes'`))
    await db.alone(plain(`create table bare.${table} (like public.${table} including all)`))
  const names = (await columnsOf(db, CHANGED)).join(', ')
  const insert = `insert into bare.${CHANGED} (${names}) overriding system value select ${names} from public.${CHANGED}`
  await db.alone(plain(insert))
  await db.alone(plain(`vacuum analyze bare.${CHANGED}`))
}

const columnsOf = async (db: Db, table: string): Promise<string[]> =>
  (
    await db.many<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`)
  ).map(({ name }) => name)

export const transactionNow = async (db: Db): Promise<number> =>
  (await db.one<{ xid: number }>(sql`select pg_current_xact_id()::text::bigint as xid`))?.xid ?? 0

/** Everything that was written since. */
export async function writtenSince(db: Db, xid: number): Promise<Written[]> {
  const tables = await db.many<{ table: string }>(sql`
    select tablename as table from pg_tables where schemaname = 'public' and tablename not in ('jobs', 'job_runs')`)
  const written: Written[] = []
  for (const { table } of tables) {
    const columns = await columnsOf(db, table)
    const texts = columns.map((column) => `${column}::text as ${column}`).join(', ')
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

function write(tx: Pick<Client, 'unsafe'>, { table, columns }: Written, row: Row): Promise<unknown> {
  const places = columns.map((_, at) => `$${at + 1}`).join(', ')
  const values = columns.map((column) => row[column]) as never[]
  const text =
    table === CHANGED
      ? `update bare.${table} set (${columns.join(', ')}) = row(${places}) where id = $${columns.indexOf('id') + 1}`
      : `insert into bare.${table} (${columns.join(', ')}) overriding system value values (${places})`
  return tx.unsafe(text, values, { prepare: true })
}
