import type { FastifyReply, FastifyRequest } from 'fastify'

/** One line per request, as Mahnwerk writes it; Fastify itself would write two. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { id: request_id, method } = request
  const { url: route = null } = request.routeOptions
  request.log.info({ request_id, method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'request')
}
