import { type Migration, migrate, pendingOf } from '../../platform/db/migrate.ts'
import { MARKER } from './catalogue.ts'
import { putFiles, putLegal } from './files-in.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { inSession } from './session.ts'
import { loadTables } from './tables-in.ts'
import { demandEmpty, type Target } from './target.ts'

export type Restoring = Target & {
  readonly set: string
  readonly manifest: Manifest
  readonly keeps_files: boolean
  /** Of this version. */
  readonly migrations: readonly Migration[]
  readonly interrupted: AbortSignal
  tell(text: string): void
}

/**
 * Files first and rows last, all of them in one transaction: wherever it ends early, no server takes the place for a whole
 * one, and the same command can be given again. Returns the migrations that the set lacked.
 */
export async function restoreSet(restoring: Restoring): Promise<string[]> {
  const { address, manifest, set, config, keeps_files, migrations, tell, interrupted } = restoring
  const older = migrationsOf(manifest, migrations)
  await demandEmpty(restoring, manifest, { keeps_files })
  const session = { address, purpose: 'restore', mode: 'isolation level read committed' }
  tell('Making the tables')
  await inSession(session, (tx) => tx.unsafe(`create table if not exists ${MARKER} ()`))
  await migrate(address, older)
  interrupted.throwIfAborted()
  if (!keeps_files) await putFiles(restoring)
  await putLegal(config, set, manifest)
  await inSession(session, (tx) => loadTables(tx, restoring))
  tell('Bringing the database up to date')
  const later = await migrate(address, migrations)
  await inSession(session, (tx) => tx.unsafe('analyze'))
  return later
}

/** Those that the set's database had. Refuses a set that this version does not understand. */
function migrationsOf({ migrations: applied, version }: Manifest, migrations: readonly Migration[]): Migration[] {
  const unknown = applied.find(({ number }) => !migrations.some((migration) => migration.number === number))
  if (unknown)
    throw new BackupError(
      `The set was made by a newer version (${version}; ${unknown.name} is unknown here). Restore it with that version or a newer one.`,
    )
  const pending = pendingOf(migrations, applied)
  return migrations.filter((migration) => !pending.includes(migration))
}
