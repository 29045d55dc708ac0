import { type Migration, migrate } from '../../platform/db/migrate.ts'
import { putFiles, putLegal } from './files-in.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { inSession } from './session.ts'
import { loadTables } from './tables-in.ts'
import { beginMark, demandEmpty, endMark, type Target } from './target.ts'

export type Restored = {
  /** The migrations that the set lacked. */
  readonly migrated: readonly string[]
  /** Tables of the set that are not ours. */
  readonly left_out: readonly string[]
}

export type Restoring = Target & {
  readonly set: string
  readonly manifest: Manifest
  readonly keeps_files: boolean
  /** Of this version. */
  readonly migrations: readonly Migration[]
  tell(text: string): void
}

/**
 * Files first and rows last, all of them in one transaction: wherever it ends early, no server takes the place for a whole
 * one, and the same command goes on.
 */
export async function restoreSet(restoring: Restoring): Promise<Restored> {
  const { address, manifest, keeps_files, migrations, tell } = restoring
  const older = migrationsOf(manifest, migrations)
  const progress = await demandEmpty(restoring, manifest, { keeps_files })
  const left_out = progress === 'loaded' ? [] : await load(restoring, older)
  tell('Bringing the database up to date')
  const migrated = await migrate(address, migrations)
  await inSession(sessionOf(restoring), (session) => session.unsafe('analyze'))
  return { migrated, left_out }
}

/** After the checks. Until then the same command does what is left, and the checks again. */
export const finishRestore = (restoring: Restoring): Promise<unknown> => inSession(sessionOf(restoring), endMark)

async function load(restoring: Restoring, older: readonly Migration[]): Promise<string[]> {
  const { address, manifest, set, config, keeps_files, tell, interrupted } = restoring
  tell('Making the tables')
  await inSession(sessionOf(restoring), (session) => beginMark(session, manifest))
  await migrate(address, older)
  interrupted.throwIfAborted()
  if (!keeps_files) await putFiles(restoring)
  await putLegal(config, set, manifest)
  return inSession(sessionOf(restoring), (session) => loadTables(session, restoring))
}

const sessionOf = ({ address, interrupted }: Restoring) => ({
  ...{ address, interrupted, purpose: 'restore', mode: 'isolation level read committed' },
})

/** Those that the set's database had. Refuses a set that this version does not understand. */
function migrationsOf({ migrations: applied, version }: Manifest, migrations: readonly Migration[]): Migration[] {
  return applied.map(({ number, name, checksum }) => {
    const known = migrations.find((migration) => migration.number === number)
    if (!known)
      throw new BackupError(
        `The set was made by a newer version (${version}; ${name} is unknown here). Restore it with that version or a newer one.`,
      )
    if (known.checksum !== checksum)
      throw new BackupError(
        `The migration ${name} of this version is not the one that the set's database had. Restore it with version ${version}.`,
      )
    return known
  })
}
