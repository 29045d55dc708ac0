import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { newId } from '../ids.ts'
import { beginSpan } from '../telemetry/spans.ts'
import { readTrace, withinTrace } from '../trace.ts'
import { PROBES } from './stranger-gate.ts'

/** What ids are made of. Nothing that could break a log line, name a person, or fill a disk. */
const GIVEN_ID = /^[A-Za-z0-9._:-]{1,128}$/

/** The id that the caller or a proxy gave the request, so that both sides find it by the same one; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : newId()
}

/**
 * Takes part in the trace of the caller. Entered twice: what waits for the body goes on where the connection was opened, and
 * not where the request began.
 */
export function followTraces(server: FastifyInstance): void {
  server.decorateRequest('trace', undefined)
  server.decorateRequest('span', undefined)
  server.addHook('onRequest', (request, _reply, done) => {
    const given = readTrace(request.headers.traceparent)
    const route = request.routeOptions.url ?? 'no route'
    // Machines ask every few seconds; that is nobody's work.
    request.span = PROBES.has(route) ? undefined : beginSpan(`${request.method} ${route}`, 'server', given)
    request.trace = request.span?.trace ?? given
    if (request.trace) withinTrace(request.trace, done)
    else done()
  })
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.trace) withinTrace(request.trace, done)
    else done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    request.span?.end(
      {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'no route',
        'http.response.status_code': reply.statusCode,
        'mahnwerk.request_id': request.id,
      },
      reply.statusCode >= 500 ? new ServerFault(reply.statusCode) : undefined,
    )
    done()
  })
}

/** An answer from 500 on. What led to it is in the log. */
class ServerFault extends Error {
  readonly code: string
  constructor(status: number) {
    super()
    this.code = String(status)
  }
}
