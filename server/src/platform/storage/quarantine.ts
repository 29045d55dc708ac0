import { DAY_MS } from '../../kernel/dates.ts'
import { BlobMissing, type Storage } from './storage.ts'

/** Files that no row names are kept below it for a while, under their own key. */
export const QUARANTINE = 'quarantine/'
export const QUARANTINE_DAYS = 30

/** `since` is wall time. */
export type Quarantined = { readonly key: string; readonly bytes: number; readonly since: Date }

export const leavesAt = (since: Date): Date => new Date(since.getTime() + QUARANTINE_DAYS * DAY_MS)

/** A crash in between leaves both, and the next sweep does it again. */
async function move(storage: Storage, from: string, to: string): Promise<void> {
  const { stream } = await storage.get(from)
  await storage.put(to, stream)
  await storage.delete(from)
}

/** Out of reach, but not gone. One that was deleted meanwhile is no error. */
export const quarantine = (storage: Storage, key: string): Promise<void> =>
  move(storage, key, QUARANTINE + key).catch((error: unknown) => {
    if (!(error instanceof BlobMissing)) throw error
  })

/** Puts a file back where it was. Throws BlobMissing. */
export const restore = (storage: Storage, key: string): Promise<void> => move(storage, QUARANTINE + key, key)

/** Deletes a file wherever it is, for good. */
export async function erase(storage: Storage, key: string): Promise<void> {
  await storage.delete(key)
  await storage.delete(QUARANTINE + key)
}

export async function* listQuarantined(storage: Storage, prefix = ''): AsyncIterable<Quarantined> {
  for await (const { key, bytes, modified_at } of storage.list(QUARANTINE + prefix))
    yield { key: key.slice(QUARANTINE.length), bytes, since: modified_at }
}
