import type { FastifyInstance } from 'fastify'
import type { ErrorCode } from '../../kernel/error-codes.ts'
import { isOff } from '../db/database-clock.ts'
import { openFigures, openLook } from '../metrics/look.ts'
import type { Deps } from '../work.ts'
import { sayWhy } from './refusal-code.ts'
import type { HttpServer } from './server.ts'

/** Liveness, readiness and metrics, for machines. Protected only by where the port can be reached from. */
export function healthRoutes(server: FastifyInstance, deps: Deps, http: Pick<HttpServer, 'draining'>): void {
  const look = openLook(deps)
  const measure = openFigures(deps, look)
  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

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
    await measure()
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
