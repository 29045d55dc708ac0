import { lookAtClock } from '../db/database-clock.ts'
import { inTime } from '../in-time.ts'
import type { Rooms } from '../storage/disk-room.ts'
import type { Deps } from '../work.ts'
import { openMeasures } from './measure.ts'

const READY_TIMEOUT_MS = 2_000
/** Probes often wait no longer than a second. */
const STORAGE_PATIENCE_MS = 700

/** Whether what this process needs answers, and whether there is room. */
export type Looked = { readonly database: boolean; readonly storage: boolean; readonly is_short: boolean }

/** Looks at everything around the process, and tells the metrics. */
export function openLook(deps: Deps): () => Promise<Looked> {
  const storageAnswers = watchStorage(deps.storage)
  return async () => {
    const [database, storage, room] = await Promise.all([
      inTime(lookAtClock(deps), READY_TIMEOUT_MS),
      storageAnswers(),
      measureRoom(deps),
    ])
    deps.metrics.database_up.set(database ? 1 : 0)
    deps.metrics.storage_up.set(storage ? 1 : 0)
    return { database, storage, is_short: room?.volumes.some((volume) => volume.is_short) ?? false }
  }
}

/** Returns what to call before the metrics are read. */
export function openFigures(deps: Deps, look = openLook(deps)): () => Promise<void> {
  const measureShared = openMeasures(deps)
  return async () => {
    await Promise.all([look(), measureShared()])
    measurePools(deps)
  }
}

async function measureRoom({ disk_room, metrics }: Deps): Promise<Rooms | null> {
  const room = await disk_room.read()
  for (const { name: volume, free_bytes, is_short } of room?.volumes ?? []) {
    metrics.disk_free.set({ volume }, free_bytes)
    metrics.disk_short.set({ volume }, is_short ? 1 : 0)
  }
  return room
}

function measurePools({ db, counters, metrics }: Deps): void {
  for (const [pool, { connections, running, waiting }] of Object.entries({
    main: db.load(),
    counters: counters.load(),
  })) {
    metrics.pool_size.set({ pool }, connections)
    metrics.pool_busy.set({ pool }, running)
    metrics.pool_waiting.set({ pool }, waiting)
  }
}

/** One look at a time: a store that hangs must not gather them. */
function watchStorage({ check }: Deps['storage']): () => Promise<boolean> {
  let looking: Promise<void> | undefined
  return () => {
    looking ??= check().finally(() => {
      looking = undefined
    })
    return inTime(looking, STORAGE_PATIENCE_MS)
  }
}
