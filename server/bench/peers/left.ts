import assert from 'node:assert/strict'
import { type DatabaseAddress, type Db, sql } from '../../src/platform/db/db.ts'
import { openDb } from '../../src/platform/db/postgres.ts'

/** Compared row by row, but for what the database makes itself in the order in which it is asked. */
const COMPARED = ['claims', 'claim_activity', 'events', 'payments', 'account_entries', 'invoices', 'fees']
const MADE_IN_TURN = ['seq', 'xact']

/** What the calls left on the copy where they were recorded is what they leave when they are played on another. */
export async function checkLeft(recorded: DatabaseAddress, played: DatabaseAddress): Promise<void> {
  const [one, other] = [openAt(recorded), openAt(played)]
  try {
    const [expected, found] = await Promise.all([countsOf(one), countsOf(other)])
    assert.deepEqual(found, expected, 'the statements that were played left other numbers of rows')
    for (const table of COMPARED) {
      const [ours, theirs] = await Promise.all([digestOf(one, table), digestOf(other, table)])
      assert.equal(theirs, ours, `the statements that were played left other rows of ${table}`)
    }
    console.log(
      `The statements that were played left the same rows: ${COMPARED.map((name) => `${name} ${found[name]}`).join(', ')}`,
    )
  } finally {
    await Promise.all([one.close(), other.close()])
  }
}

const openAt = (address: DatabaseAddress): Db =>
  openDb({ address, connections: 1, application_name: 'mahnwerk bench', settings: { statement_timeout: '0' } })

async function countsOf(db: Db): Promise<Record<string, number>> {
  const tables = await db.many<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.many<{ rows: number }>({ text: `select count(*)::int as rows from ${name}`, values: [] })
    counts[name] = row?.rows ?? 0
  }
  return counts
}

async function digestOf(db: Db, table: string): Promise<string | null> {
  const [row] = await db.many<{ digest: string | null }>({
    text: `select md5(string_agg(row, '' order by row)) as digest
      from (select md5((to_jsonb(t) - $1::text::text[])::text) as row from ${table} t) rows`,
    values: [MADE_IN_TURN],
  })
  return row?.digest ?? null
}
