import { statfs } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import type { Config } from '../config.ts'
import { DISK_RESERVE, heedFailure, type Storage, StorageAway } from './storage.ts'

const MEGABYTE = 1024 * 1024
/** A gigabyte, but on a small volume only this share of it. */
const RESERVE_DEFAULT_BYTES = 1024 * MEGABYTE
const RESERVE_SHARE_MAX = 0.05
const LOOK_AGAIN_MS = 1_000

export type Room = { readonly free_bytes: number; readonly reserve_bytes: number; readonly is_short: boolean }

export type DiskRoom = {
  /** At most a second old. Null where nothing of ours lies on a volume, or its room cannot be told. */
  read(): Promise<Room | null>
}

type RoomConfig = Pick<Config, 'data_dir' | 's3' | 'database_url' | 'disk_reserve_mb'>
type Volume = { readonly bavail: number; readonly blocks: number; readonly bsize: number }

/** Nothing of ours grows on the volume of DATA_DIR when files and database are both elsewhere. */
export function openDiskRoom(
  { data_dir, s3, database_url, disk_reserve_mb }: RoomConfig,
  look: (path: string) => Promise<Volume> = statfs,
): DiskRoom {
  if (s3 && database_url) return { read: async () => null }
  let last: Promise<Room | null> | undefined
  let looked_at = 0
  const readNow = async (): Promise<Room | null> => {
    const volume = await look(data_dir).catch(() => undefined)
    return volume ? roomOf(volume, disk_reserve_mb) : null
  }
  return {
    read() {
      const now = performance.now()
      if (!last || now - looked_at >= LOOK_AGAIN_MS) {
        last = readNow()
        looked_at = now
      }
      return last
    },
  }
}

export function roomOf({ bavail, blocks, bsize }: Volume, reserve_mb: number | null): Room {
  const free_bytes = bavail * bsize
  const by_default = Math.min(RESERVE_DEFAULT_BYTES, Math.floor(blocks * bsize * RESERVE_SHARE_MAX))
  const reserve_bytes = reserve_mb === null ? by_default : reserve_mb * MEGABYTE
  return { free_bytes, reserve_bytes, is_short: free_bytes < reserve_bytes }
}

/** Refuses new files while the reserve is touched, so that what is left is for the database and for reading. */
export const keepingReserve = (storage: Storage, room: DiskRoom): Storage => ({
  ...storage,
  async put(key, stream) {
    heedFailure(stream)
    await demandRoom(room).catch((error: unknown) => {
      stream.destroy()
      throw error
    })
    return storage.put(key, stream)
  },
})

/** Throws while the reserve is touched. For work that would fail halfway, and be counted as a try. */
export async function demandRoom(room: DiskRoom): Promise<void> {
  const found = await room.read()
  if (found?.is_short) throw new StorageAway(new Error(`only ${found.free_bytes} bytes are free`), DISK_RESERVE)
}
