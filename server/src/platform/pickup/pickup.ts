import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { syncFolder } from '../durable-files.ts'
import { newId } from '../ids.ts'
import { BlobMissing, type Storage } from '../storage/storage.ts'

/** Where a print provider fetches letters, and says by a file that it has them. Names are plain file names. */
export type Pickup = {
  /** Whole or not at all; again with the same name it replaces what is there. */
  put(name: string, content: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  /** Also where it is not there. */
  remove(name: string): Promise<void>
  close(): void
}

/** `s3:prefix` is a prefix in the bucket that the S3 variables name; anything else is a folder. */
export const S3_PREFIX = /^s3:\/*/i

export async function openPickup({ letter_pickup, s3 }: Pick<Config, 'letter_pickup' | 's3'>): Promise<Pickup | null> {
  if (letter_pickup === null) return null
  if (!S3_PREFIX.test(letter_pickup)) return folderPickup(letter_pickup)
  if (!s3) throw new Error('LETTER_PICKUP names an object store, and none is set')
  const prefix = letter_pickup.replace(S3_PREFIX, '').replace(/\/{1,9}$/, '')
  const { openS3Storage } = await import('../storage/s3.ts')
  return storePickup(openS3Storage(s3), prefix)
}

export async function folderPickup(folder: string): Promise<Pickup> {
  await mkdir(folder, { recursive: true })
  return {
    // Under another name first: a provider must never fetch half a letter.
    async put(name, content) {
      const unfinished = join(folder, `.${newId()}`)
      const file = await open(unfinished, 'wx', 0o640)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, name))
      await syncFolder(folder)
    },
    has: (name) =>
      access(join(folder, name)).then(
        () => true,
        (error: { code?: string }) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      ),
    remove: (name) => rm(join(folder, name), { force: true }),
    close: () => undefined,
  }
}

export function storePickup(storage: Storage, prefix: string): Pickup {
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
  return {
    put: async (name, content) => void (await storage.put(keyOf(name), Readable.from([content]))),
    async has(name) {
      try {
        const { stream } = await storage.get(keyOf(name))
        stream.destroy()
        return true
      } catch (error) {
        if (error instanceof BlobMissing) return false
        throw error
      }
    },
    remove: (name) => storage.delete(keyOf(name)),
    close: () => storage.close(),
  }
}
