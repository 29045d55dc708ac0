import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDeps, openDeps } from '../../src/app/deps.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { type DatabaseAddress, type Db, sql } from '../../src/platform/db/db.ts'
import { migrate, readMigrations } from '../../src/platform/db/migrate.ts'
import { openEmbeddedPostgres } from '../../src/platform/embedded/open.ts'
import { newId } from '../../src/platform/ids.ts'
import { openLog } from '../../src/platform/log.ts'
import type { Deps } from '../../src/platform/work.ts'

export type Inside = { readonly deps: Deps; readonly address: DatabaseAddress; close(): Promise<void> }

/** The parts of the product in this process, on a database of their own: for what is measured without a server. */
export async function openInside(
  settingsFor: (folder: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<Inside> {
  const folder = await mkdtemp(join(tmpdir(), 'mahnwerk-bench-'))
  const { address, close: closePostgres } = await openEmbeddedPostgres({ data_dir: join(folder, 'postgres') })
  const deps = await openDeps({
    config: readConfig({ MODE: 'live', DATA_DIR: folder, ...(await settingsFor(folder)) }),
    clock: systemClock(),
    log: openLog('silent', { write: () => undefined }),
    address,
    token_secret: 'a secret for the benchmark',
  })
  await migrate(address, await readMigrations())
  return {
    deps,
    address,
    async close() {
      await deps.jobs.stop()
      await closeDeps(deps)
      await closePostgres()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function addPartner(db: Db): Promise<{ organization_id: string; partner_id: string }> {
  const [organization_id, partner_id] = [newId(), newId()]
  await db.alone(
    sql`insert into organizations (id, name, created_at, updated_at) values (${organization_id}, 'O', now(), now())`,
  )
  await db.alone(sql`
    insert into partners (id, organization_id, name, email, commission_rate, created_at, updated_at)
    values (${partner_id}, ${organization_id}, 'P', 'p@example.com', 0.1, now(), now())`)
  return { organization_id, partner_id }
}
