import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { freshDatabase } from '../../../../test/database.ts'
import { sql } from '../../../platform/db/db.ts'
import { REGISTER } from './rules/register.ts'
import { registerPage } from './rules/register-page.ts'

const { db, close } = await freshDatabase()
after(close)

const columns = await db.many<{ table: string; column: string; type: string }>(sql`
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1, a.attnum`)

test('every table is in the register, and every entry is a table', () => {
  const tables = [...new Set(columns.map(({ table }) => table))].sort()
  assert.deepEqual(
    REGISTER.map(({ table }) => table),
    tables,
  )
})

test('every column of a personal table that can hold words is classified once', () => {
  for (const { table, personal, plain } of REGISTER) {
    if (personal.length === 0) continue
    const own = columns.filter((one) => one.table === table)
    const wordy = own.filter(({ type }) => /^(text|text\[\]|jsonb|bytea)$/.test(type))
    // An id may be personal by itself; nobody has to say so of one that is not.
    const ids = own.filter(({ column, type }) => type === 'uuid' && personal.includes(column))
    assert.deepEqual([...personal, ...plain].sort(), [...wordy, ...ids].map(({ column }) => column).sort(), table)
  }
})

test('the page of the documentation says the same', async () => {
  const path = new URL('../../../../../docs/privacy-register.md', import.meta.url)
  const written = await readFile(path, 'utf8').catch(() => '')
  const page = registerPage()
  if (written !== page) await writeFile(path, page)
  assert.equal(written, page, 'docs/privacy-register.md was written anew: read and commit it')
})
