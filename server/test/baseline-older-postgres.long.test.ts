import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { readBaseline } from '../src/platform/db/baseline.ts'
import { sql } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { describeCatalogue, describeRows } from './catalogue.ts'
import { canRunInstalled, findInstalled, openInstalled } from './clusters.ts'
import { temporaryFolder } from './process.ts'

/** The baseline is written by the newest version that we know, and must mean the same to older ones. */
const bin = findInstalled()
const version = bin && Number(/\d+/.exec(execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' }))?.[0])
const skip =
  version && version < 18 && canRunInstalled()
    ? false
    : 'NOT TESTED: a PostgreSQL before 18. Install its server programs (Debian 12: postgresql).'

test('an older PostgreSQL gets from the baseline what it gets from the migrations', { skip }, async () => {
  const cluster = await openInstalled(String(bin), await temporaryFolder())
  const migrations = await readMigrations()
  const made = async (name: string, baseline: Awaited<ReturnType<typeof readBaseline>>) => {
    const owner = openDb({ address: cluster.address, connections: 1, application_name: 'mahnwerk test' })
    await owner.alone({ text: `create database ${name} template template0`, values: [] })
    await owner.close()
    const address = { ...cluster.address, database: name }
    await migrate(address, migrations, { baseline })
    const db = openDb({ address, connections: 1, application_name: 'mahnwerk test' })
    const times = await db.many(sql`select distinct applied_at from migrations`)
    const found = {
      is_at_once: times.length === 1,
      catalogue: await describeCatalogue(db),
      rows: await describeRows(db),
    }
    await db.close()
    return found
  }
  try {
    const by_files = await made('by_files', undefined)
    const by_baseline = await made('by_baseline', await readBaseline())
    assert.deepEqual([by_files.is_at_once, by_baseline.is_at_once], [false, true])
    assert.deepEqual(by_baseline.catalogue, by_files.catalogue)
    assert.deepEqual(by_baseline.rows, by_files.rows)
  } finally {
    await cluster.close()
  }
})
