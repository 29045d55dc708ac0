import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Reader, sql } from '../db/db.ts'
import { JobStopped } from '../jobs/job.ts'
import type { Deps } from '../work.ts'
import { BlobMissing, type Storage } from './storage.ts'

/** Holds the id of the installation whose files these are. It lies below no prefix, so that no sweep finds it. */
export const IDENTITY_KEY = 'installation-id'
/** Whatever else somebody put there is shown no longer than this. */
const ID_LENGTH_MAX = 60

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isId = (found: string): boolean => ID.test(found)

/** Null where no server has written one yet. */
export async function readStoreId(storage: Pick<Storage, 'get'>): Promise<string | null> {
  try {
    const { stream } = await storage.get(IDENTITY_KEY)
    return (await text(stream)).trim().slice(0, ID_LENGTH_MAX)
  } catch (error) {
    if (error instanceof BlobMissing) return null
    throw error
  }
}

export const writeStoreId = async (storage: Pick<Storage, 'put'>, id: string): Promise<void> =>
  void (await storage.put(IDENTITY_KEY, Readable.from([`${id}\n`])))

/** Null before the first start with a file store. */
export const readInstallationId = async (reader: Reader): Promise<string | null> =>
  (await reader.one<{ id: string | null }>(sql`select id from installation`))?.id ?? null

/** The files of this store are not those of this database. Its message is one sentence for a person. */
export class ForeignStore extends JobStopped {}

/**
 * Asked before anything is taken away. False while neither has an id, since the store was away whenever a server started.
 * Throws ForeignStore where files of another database would be hit.
 */
export async function isOwnStore({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<boolean> {
  const [expected, found] = await Promise.all([readInstallationId(db), readStoreId(storage)])
  if (expected === found) return expected !== null
  throw new ForeignStore(
    `The file store belongs to ${installationText(found)}, and this database to ${installationText(expected)}; no file was touched. Correct S3_BUCKET, DATA_DIR or DATABASE_URL, before a restart refuses them; docs/operations.md says more under "Whose files they are".`,
  )
}

export const installationText = (id: string | null): string => (id === null ? 'no installation' : `installation ${id}`)
