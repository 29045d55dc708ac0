import { readFile } from 'node:fs/promises'
import { type DatabaseAddress, type Db, sql } from '../../src/platform/db/db.ts'
import { openDb } from '../../src/platform/db/postgres.ts'
import type { Filled } from '../servers/filled.ts'
import { PEERS } from './install.ts'

const ROWS_AT_ONCE = 5_000
/** In this order, since each refers to those before it. */
const TABLES = ['partners', 'customers', 'debtors', 'claims', 'invoices', 'payments', 'account_entries']
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** A database of a peer in the same PostgreSQL, with the same rows of the organisation in its own tables. */
export async function openPeerDatabase({ db, account, postgres }: Filled, database: string): Promise<DatabaseAddress> {
  const { address, superuser } = postgres
  const admin = openDb({ address: superuser, connections: 1, application_name: 'mahnwerk bench' })
  const create = `create database ${database} owner ${address.username}`
  await admin.alone({ text: create, values: [] }).finally(() => admin.close())
  const own = { ...address, database }
  const peer = openDb({ address: own, connections: 1, application_name: 'mahnwerk bench' })
  try {
    const statements = (await readFile(PEERS.schema, 'utf8')).split(/;$/m)
    for (const text of statements.filter((one) => one.trim() !== '')) await peer.alone({ text, values: [] })
    for (const table of TABLES) await copyTable(table, account.organization_id, { from: db, to: peer })
  } finally {
    await peer.close()
  }
  return own
}

/** The columns that both have. */
async function copyTable(table: string, organization_id: string, { from, to }: { from: Db; to: Db }): Promise<void> {
  const [ours, theirs] = [new Set(await columnsOf(table, from)), await columnsOf(table, to)]
  const columns = theirs.filter((name) => ours.has(name)).join(', ')
  const read = `select coalesce(json_agg(p), '[]')::text as rows, max(p.id::text) as last from (
    select ${columns} from ${table} where organization_id = $1 and id > $2::uuid order by id limit ${ROWS_AT_ONCE}) p`
  const write = `insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $1::text::json)`
  let after: string | null = NO_ID
  for (;;) {
    const values: unknown[] = [organization_id, after]
    const [page]: { rows: string; last: string | null }[] = await from.many({ text: read, values })
    if (!page || page.last === null) return
    await to.alone({ text: write, values: [page.rows] })
    after = page.last
  }
}

const columnsOf = async (table: string, db: Db): Promise<string[]> => {
  const rows = await db.many<{ name: string }>(sql`
    select column_name::text as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`)
  return rows.map(({ name }) => name)
}
