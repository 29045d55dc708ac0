import type { FastifyInstance } from 'fastify'
import { listOpenBackfills } from '../db/backfills.ts'
import { sql } from '../db/db.ts'
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
  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  server.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const [database, storage, room] = await Promise.all([
      answersInTime(deps.db.one(sql`select 1 as one`)),
      storageAnswers(),
      measureRoom(deps),
    ])
    const is_short = room?.volumes.some((volume) => volume.is_short) ?? false
    deps.metrics.database_up.set(database ? 1 : 0)
    deps.metrics.storage_up.set(storage ? 1 : 0)
    const ready = database && !http.draining
    if (!ready)
      sayWhy(reply, database ? 'shutting_down' : 'database_away')
        .code(503)
        .header('retry-after', '2')
    const word = (good: boolean) => (good ? 'ok' : 'away')
    // All processes share the store. Without it, or without room, all but files goes on, so neither makes one unready.
    const degraded = [...(storage ? [] : ['storage']), ...(is_short ? ['disk'] : [])]
    return {
      status: ready ? 'ready' : 'not ready',
      database: word(database),
      storage: word(storage),
      disk: is_short ? 'short' : 'ok',
      draining: http.draining,
      ...(degraded.length > 0 ? { degraded } : {}),
      ...(deps.config.is_drill ? { mode: 'drill' } : {}),
    }
  })

  server.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    await measureRoom(deps)
    await measureBooks(deps)
    await measureBackfills(deps)
    reply.header('content-type', deps.metrics.registry.contentType)
    return deps.metrics.registry.metrics()
  })
}

async function measureRoom({ disk_room, metrics }: Deps): Promise<Rooms | null> {
  const room = await disk_room.read()
  for (const { name: volume, free_bytes, is_short } of room?.volumes ?? []) {
    metrics.disk_free.set({ volume }, free_bytes)
    metrics.disk_short.set({ volume }, is_short ? 1 : 0)
  }
  return room
}

/** What the nightly comparison found, in whichever process it ran. */
async function measureBooks({ db, metrics }: Deps): Promise<void> {
  const read = db.one<{ difference_cents: number; faults: number }>(sql`
    select coalesce(sum(abs(difference_cents)), 0)::bigint as difference_cents,
      coalesce(sum(fault_count), 0)::int as faults from ledger_comparisons`)
  await answersInTime(
    read.then((row) => {
      metrics.ledger_difference.set(row?.difference_cents ?? 0)
      metrics.ledger_faults.set(row?.faults ?? 0)
    }),
  )
}

async function measureBackfills({ db, metrics }: Deps): Promise<void> {
  await answersInTime(listOpenBackfills(db).then((open) => metrics.backfills_open.set(open.length)))
}

/** One look at a time: a store that hangs must not gather them. */
function watchStorage({ check }: Deps['storage']): () => Promise<boolean> {
  let looking: Promise<void> | undefined
  return () => {
    looking ??= check().finally(() => {
      looking = undefined
    })
    return answersInTime(looking, STORAGE_PATIENCE_MS)
  }
}

async function answersInTime(check: Promise<unknown>, patience_ms = READY_TIMEOUT_MS): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), patience_ms)
  const answer = check.then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
