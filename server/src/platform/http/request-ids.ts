import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { newId } from '../ids.ts'
import { readTrace, withinTrace } from '../trace.ts'

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
  server.addHook('onRequest', (request, _reply, done) => {
    const trace = readTrace(request.headers.traceparent)
    if (!trace) return done()
    request.trace = trace
    withinTrace(trace, done)
  })
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.trace) withinTrace(request.trace, done)
    else done()
  })
}
