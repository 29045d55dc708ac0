import { DAY_MS } from '../../kernel/dates.ts'
import { BlobMissing, type Storage } from './storage.ts'

/** Files that no row names are kept below it for a while, under their own key. */
export const QUARANTINE = 'quarantine/'
export const QUARANTINE_DAYS = 30

/** `since` is wall time. */
export type Quarantined = { readonly key: string; readonly bytes: number; readonly since: Date }

export const leavesAt = (since: Date): Date => new Date(since.getTime() + QUARANTINE_DAYS * DAY_MS)

/** Out of reach, but not gone. One that was deleted meanwhile is no error, and is not kept either. */
export async function quarantine(storage: Storage, key: string): Promise<void> {
  try {
    const { stream } = await storage.get(key)
    await storage.put(QUARANTINE + key, stream)
    // Whoever erases deletes the file first and what is in quarantine then: one of us sees the other.
    ;(await storage.get(key)).stream.destroy()
    await storage.delete(key)
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error
    await storage.delete(QUARANTINE + key)
  }
}

/** Puts a file back where it was. Throws BlobMissing. A crash in between leaves both, and the next sweep does it again. */
export async function restore(storage: Storage, key: string): Promise<void> {
  const { stream } = await storage.get(QUARANTINE + key)
  await storage.put(key, stream)
  await storage.delete(QUARANTINE + key)
}

/** Deletes a file wherever it is, for good. */
export async function erase(storage: Storage, key: string): Promise<void> {
  await storage.delete(key)
  await storage.delete(QUARANTINE + key)
}

export async function* listQuarantined(storage: Storage, prefix = ''): AsyncIterable<Quarantined> {
  for await (const { key, bytes, modified_at } of storage.list(QUARANTINE + prefix))
    yield { key: key.slice(QUARANTINE.length), bytes, since: modified_at }
}
