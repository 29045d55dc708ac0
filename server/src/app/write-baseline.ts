import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BASELINE_FILE, baselineText } from '../platform/db/baseline.ts'
import { openClient } from '../platform/db/client.ts'
import type { DatabasePlace } from '../platform/db/link.ts'
import { MIGRATIONS_DIR, type Migration, migrate, readMigrations } from '../platform/db/migrate.ts'
import { openEmbeddedPostgres } from '../platform/embedded/open.ts'
import { readCatalogue } from './baseline/catalogue.ts'
import { rowTexts } from './baseline/rows.ts'
import { schemaText } from './baseline/text.ts'

/** The text that makes what a database that went through these migrations, and nothing else, holds. */
export async function writeBaseline(address: DatabasePlace, migrations: readonly Migration[]): Promise<string> {
  const client = openClient(address, 'mahnwerk baseline', { TimeZone: 'UTC' })
  try {
    return baselineText(migrations, schemaText(await readCatalogue(client), await rowTexts(client)))
  } finally {
    await client.end({ timeout: 5 })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const data_dir = await mkdtemp(join(tmpdir(), 'mahnwerk-baseline-'))
  const postgres = await openEmbeddedPostgres({ data_dir, durable: false })
  try {
    const migrations = await readMigrations()
    await migrate(postgres.address, migrations)
    await writeFile(new URL(BASELINE_FILE, MIGRATIONS_DIR), await writeBaseline(postgres.address, migrations))
  } finally {
    await postgres.close()
    await rm(data_dir, { recursive: true, force: true })
  }
}
