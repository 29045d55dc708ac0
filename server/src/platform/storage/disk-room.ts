import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Config } from '../config.ts'
import { S3_PREFIX } from '../pickup/pickup.ts'
import { DISK_RESERVE, heedFailure, type Storage, StorageAway } from './storage.ts'

const MEGABYTE = 1024 * 1024
/** A gigabyte, but on a small volume only this share of it. */
const RESERVE_DEFAULT_BYTES = 1024 * MEGABYTE
const RESERVE_SHARE_MAX = 0.05
const LOOK_AGAIN_MS = 1_000
/** PostgreSQL takes its log 16 megabytes at a time, and stops altogether when it finds no room for the next piece. */
const WAL_RESERVE_MIN_BYTES = 64 * MEGABYTE

export type Room = { readonly free_bytes: number; readonly reserve_bytes: number; readonly is_short: boolean }

/** What is written there, of which each may lie on a volume of its own. The print provider's folder is not ours. */
export type VolumeName = 'data' | 'files' | 'database' | 'wal' | 'letters'
export type Volume = Room & { readonly name: VolumeName; readonly path: string }

/** The room where it is tightest, and all volumes, each named once by the first thing that lies on it. */
export type Rooms = Room & { readonly volumes: readonly Volume[] }

export type DiskRoom = {
  /** At most a second old. Null where nothing of ours lies on a volume, or its room cannot be told. */
  read(): Promise<Rooms | null>
}

type RoomConfig = Pick<Config, 'data_dir' | 's3' | 'database_url' | 'letter_pickup' | 'disk_reserve_mb'>
type Space = { readonly bavail: number; readonly blocks: number; readonly bsize: number }
/** A volume is told from another by its device. */
export type Look = (path: string) => Promise<Space & { readonly device: number }>

const lookAt: Look = async (path) => {
  const [{ dev: device }, { bavail, blocks, bsize }] = await Promise.all([stat(path), statfs(path)])
  return { device, bavail, blocks, bsize }
}

export function openDiskRoom(config: RoomConfig, look: Look = lookAt): DiskRoom {
  const places = placesOf(config)
  if (places.length === 0) return { read: async () => null }
  let last: Promise<Rooms | null> | undefined
  let looked_at = 0
  return {
    read() {
      const now = performance.now()
      if (!last || now - looked_at >= LOOK_AGAIN_MS) {
        last = readRooms(places, config.disk_reserve_mb, look)
        looked_at = now
      }
      return last
    },
  }
}

type Place = { readonly name: VolumeName; readonly path: string }

/** Nothing of ours grows on the volume of DATA_DIR when files and database are both elsewhere. */
function placesOf({ data_dir, s3, database_url, letter_pickup }: RoomConfig): Place[] {
  const places: Place[] = []
  if (!s3 || !database_url) places.push({ name: 'data', path: data_dir })
  if (!s3) places.push({ name: 'files', path: join(data_dir, 'files') })
  if (!database_url) {
    const cluster = join(data_dir, 'postgres')
    places.push({ name: 'database', path: cluster }, { name: 'wal', path: join(cluster, 'pg_wal') })
  }
  if (letter_pickup && !S3_PREFIX.test(letter_pickup)) places.push({ name: 'letters', path: letter_pickup })
  return places
}

async function readRooms(places: readonly Place[], reserve_mb: number | null, look: Look): Promise<Rooms | null> {
  // Before the first start some are not there.
  const looks = places.map(async (place) => ({ place, found: await look(place.path).catch(() => undefined) }))
  const devices = new Map<number, { place: Place; found: Space; has_wal: boolean }>()
  for (const { place, found } of await Promise.all(looks)) {
    if (!found) continue
    const first = devices.get(found.device) ?? { place, found, has_wal: false }
    devices.set(found.device, { ...first, has_wal: first.has_wal || place.name === 'wal' })
  }
  const volumes = [...devices.values()].map(({ place, found, has_wal }) => ({
    ...place,
    ...roomOf(found, reserve_mb, has_wal ? WAL_RESERVE_MIN_BYTES : 0),
  }))
  const leeway = ({ free_bytes, reserve_bytes }: Room) => free_bytes - reserve_bytes
  const [tightest] = volumes.filter(({ name }) => name !== 'letters').sort((a, b) => leeway(a) - leeway(b))
  if (!tightest) return volumes.length > 0 ? { ...ENDLESS, volumes } : null
  const { free_bytes, reserve_bytes, is_short } = tightest
  return { free_bytes, reserve_bytes, is_short, volumes }
}

/** Where nothing of ours is kept on a disk. */
const ENDLESS: Room = { free_bytes: Number.MAX_SAFE_INTEGER, reserve_bytes: 0, is_short: false }

export function roomOf({ bavail, blocks, bsize }: Space, reserve_mb: number | null, reserve_min = 0): Room {
  const free_bytes = bavail * bsize
  const share = Math.floor(blocks * bsize * RESERVE_SHARE_MAX)
  const by_default = Math.max(reserve_min, Math.min(RESERVE_DEFAULT_BYTES, share))
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
