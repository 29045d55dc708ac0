import type { FastifyRequest } from 'fastify'
import { forbidden } from '../../kernel/errors.ts'

const FOREIGN_ORIGIN = 'Requests from other sites are not accepted'

/** A browser states the origin of a request. Ours are the public address and the address that was called. */
export function refuseForeignOrigin(request: FastifyRequest, public_url: string): void {
  const { origin } = request.headers
  if (origin === undefined) return
  if (origin === new URL(public_url).origin || (URL.canParse(origin) && new URL(origin).host === request.headers.host))
    return
  throw forbidden('foreign_origin', FOREIGN_ORIGIN)
}
