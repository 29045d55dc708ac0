import type { FastifyInstance } from 'fastify'
import type { ErrorCode } from '../../kernel/error-codes.ts'
import { isOff, lookAtClock } from '../db/database-clock.ts'
import { inTime } from '../in-time.ts'
import { openMeasures } from '../metrics/measure.ts'
import type { Rooms } from '../storage/disk-room.ts'
import type { Deps } from '../work.ts'
import { sayWhy } from './refusal-code.ts'
import type { HttpServer } from './server.ts'

const READY_TIMEOUT_MS = 2_000
/** Probes often wait no longer than a second. */
const STORAGE_PATIENCE_MS = 700

/** Liveness, readiness and metrics, for machines. Protected only by where the port can be reached from. */
export function healthRoutes(server: FastifyInstance, deps: Deps, http: Pick<HttpServer, 'draining'>): void {
  const storageAnswers = watchStorage(deps.storage)
  const measureShared = openMeasures(deps)
  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  const look = async () => {
    const [database, storage, room] = await Promise.all([
      inTime(lookAtClock(deps), READY_TIMEOUT_MS),
      storageAnswers(),
      measureRoom(deps),
    ])
    deps.metrics.database_up.set(database ? 1 : 0)
    deps.metrics.storage_up.set(storage ? 1 : 0)
    return { database, storage, is_short: room?.volumes.some((volume) => volume.is_short) ?? false }
  }

  server.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const { database, storage, is_short } = await look()
    const hindrance = hindranceOf({ database, draining: http.draining, clock_off: isOff(deps.clock) })
    if (hindrance) sayWhy(reply, hindrance).code(503).header('retry-after', '2')
    const word = (good: boolean) => (good ? 'ok' : 'away')
    // All processes share the store. Without it, or without room, all but files goes on, so neither makes one unready.
    const degraded = [...(storage ? [] : ['storage']), ...(is_short ? ['disk'] : [])]
    return {
      status: hindrance ? 'not ready' : 'ready',
      database: word(database),
      storage: word(storage),
      disk: is_short ? 'short' : 'ok',
      clock: isOff(deps.clock) ? 'off' : 'ok',
      clock_skew_ms: deps.clock.skew_ms,
      draining: http.draining,
      ...(degraded.length > 0 ? { degraded } : {}),
      ...(deps.config.is_drill ? { mode: 'drill' } : {}),
    }
  })

  server.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    await Promise.all([look(), measureShared()])
    measurePools(deps)
    reply.header('content-type', deps.metrics.registry.contentType)
    return deps.metrics.registry.metrics()
  })
}

type Found = { readonly database: boolean; readonly draining: boolean; readonly clock_off: boolean }

function hindranceOf({ database, draining, clock_off }: Found): ErrorCode | null {
  if (!database) return 'database_away'
  if (draining) return 'shutting_down'
  return clock_off ? 'clock_off' : null
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
