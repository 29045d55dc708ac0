import { join } from 'node:path'
import type { Config, Mode } from '../platform/config.ts'
import { type Reader, sql, type Tx } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import { JobStopped, type RecurringJob } from '../platform/jobs/job.ts'
import {
  ForeignStore,
  IDENTITY_KEY,
  installationText,
  isId,
  readInstallationId,
  readStoreId,
  writeStoreId,
} from '../platform/storage/identity.ts'
import { StorageAway } from '../platform/storage/storage.ts'
import { lookInto } from '../platform/storage/sweep.ts'
import type { Deps } from '../platform/work.ts'
import { SWEEPS } from './sweeps.ts'

/** Several processes may start on an empty database at once: one sets it up, the others wait and find it done. */
const FIRST_START_LOCK = 7_205_759_404

export const lockFirstStart = (tx: Tx): Promise<unknown> =>
  tx.run(sql`select pg_advisory_xact_lock(${FIRST_START_LOCK})`)

/** Its message is one sentence for a person. */
export class ModeError extends Error {}

export async function rememberMode(tx: Tx, mode: Mode): Promise<void> {
  await tx.run(sql`insert into installation (mode) values (${mode}) on conflict do nothing`)
  const installation = await tx.one<{ mode: Mode }>(sql`select mode from installation`)
  if (installation && installation.mode !== mode) {
    throw new ModeError(
      `MODE is ${mode}, but this database was made in ${installation.mode} mode and stays in it; use another database or data directory.`,
    )
  }
}

/** Its message is one sentence for a person. */
export class RestoreUnfinished extends Error {}

/** The tables are there and the rows are not: whoever started here would get an empty installation. */
async function refuseUnfinished(reader: Reader): Promise<void> {
  const found = await reader.one<{ is_unfinished: boolean }>(sql`
    select to_regclass('unfinished_restore') is not null and not exists (select from installation) as is_unfinished`)
  if (found?.is_unfinished)
    throw new RestoreUnfinished(
      'A backup is being restored into this database, or its restore was ended before any row was there; give the same "mahnwerk restore" again.',
    )
}

type Held = 'nothing' | 'ours' | 'others'
export type Situation = {
  /** Of the database. Null before its first start, and in a dump from before there were ids. */
  readonly expected: string | null
  /** In the store. */
  readonly found: string | null
  readonly held: Held
  /** A folder of this machine. Others than ours may use a bucket. */
  readonly is_local: boolean
}

/**
 * A store without an id is taken if it is empty or holds files that this database knows. One with another id never; but a
 * database without an id takes that of a store whose files it knows, or of a folder in which there are none.
 */
export function maySettle({ expected, found, held, is_local }: Situation): boolean {
  if (found === null) return held !== 'others'
  return expected === null && isId(found) && (held === 'ours' || (held === 'nothing' && is_local))
}

/**
 * Makes sure that the file store is that of this database, and writes the id into both where it is missing. Throws
 * ForeignStore. A drill writes nothing.
 */
export async function settleStore(deps: Deps, { is_start = true } = {}): Promise<void> {
  const { db, storage, config } = deps
  const [expected, found] = await Promise.all([readInstallationId(db), readStoreId(storage)])
  if (found !== null && found === expected) return
  if (config.is_drill) {
    if (expected !== null && found !== null) throw foreign(config, { expected, found })
    return
  }
  const sweeps = SWEEPS.map(({ sweep }) => sweep)
  const situation = { expected, found, held: await lookInto(deps, sweeps), is_local: config.s3 === null }
  if (!maySettle(situation)) throw foreign(config, situation)
  if (!is_start && expected !== null && situation.held === 'nothing') throw new JobStopped(lost(config))
  // The database first: a crash before the store has it leaves a store that can still be taken.
  const id = await db.transaction(async (tx) => {
    await lockFirstStart(tx)
    await rememberMode(tx, config.mode)
    await tx.run(sql`update installation set id = ${found ?? newId()} where id is null`)
    return readInstallationId(tx)
  })
  if (id === null || (found !== null && found !== id)) throw foreign(config, { ...situation, expected: id })
  if (found !== null) return
  await writeStoreId(storage, id)
  // A database that had an id has had a store before: another one, or this one before somebody emptied it.
  deps.log[expected === null ? 'debug' : 'warn'](
    { installation_id: id, held: situation.held },
    'the file store had no id and carries that of this database now',
  )
}

const nameOf = ({ s3, data_dir }: Config): string =>
  s3 ? `The bucket ${s3.bucket} at ${s3.endpoint}` : `The folder ${join(data_dir, 'files')}`

/** A volume that is not mounted looks like this, and what is written there would be out of sight later. */
const lost = (config: Config): string =>
  `${nameOf(config)} was ours and is empty now, also without its id; mount or restore it. To go on with an empty one, start the server again.`

/** Beginning with what was found and expected; what to do comes after the semicolon. */
function foreign(config: Config, { expected, found }: Pick<Situation, 'expected' | 'found'>): ForeignStore {
  const { s3, data_dir, database_url } = config
  const store = nameOf(config)
  const [place, thing] = s3 ? ['S3_BUCKET', 'bucket'] : ['DATA_DIR', 'folder']
  const without = s3 ? 'use an empty bucket' : `remove ${join(data_dir, 'files')} if nobody needs these files`
  const base = database_url ? 'DATABASE_URL' : 'DATA_DIR'
  const settings = place === base ? place : `${place} or ${base}`
  if (found === null)
    return new ForeignStore(
      `${store} holds files, and this database knows none of them; correct ${settings}, restore the database of these files, or ${without}.`,
    )
  if (expected === null)
    return new ForeignStore(
      `${store} belongs to ${installationText(found)}, and this database is new or knows none of its files; correct ${settings}, restore the database of these files, or ${without}.`,
    )
  return new ForeignStore(
    `${store} belongs to ${installationText(found)}, and this database to ${installationText(expected)}; correct ${settings}, or, only if both do belong together, remove ${IDENTITY_KEY} from the ${thing}.`,
  )
}

/** A store that cannot be asked does not hold up the start: no sweep runs before it was asked. */
export async function settleAtStart(deps: Deps): Promise<void> {
  await refuseUnfinished(deps.db)
  try {
    await settleStore(deps)
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    deps.log.warn({ err: error }, 'the file store could not be asked whose it is, and is asked again every hour')
  }
}

/** For a store that was away at the start, or was exchanged since. Before the first start there is nothing to settle. */
export const settleStoreJob: RecurringJob = {
  name: 'storage.identity',
  hand: 'wall',
  every_s: 3_600,
  async run(deps) {
    if (await deps.db.one(sql`select mode from installation`)) await settleStore(deps, { is_start: false })
  },
}
