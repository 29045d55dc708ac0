import type { FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import { DAY_MS } from '../../kernel/dates.ts'

/** Days in UTC, as `YYYY-MM-DD`. */
export type Deprecation = { readonly since: string; readonly sunset: string }

declare module 'fastify' {
  interface FastifySchema {
    /** Announces that the operation goes away. The changelog says what to use instead. */
    deprecation?: Deprecation
  }
}

/** So long before its end a route is announced to go away. */
export const NOTICE_DAYS = 180

const GUIDE = '</docs/versions>; rel="deprecation"; type="text/html"'

/** Declared at the schema of a route; every answer of the route tells it, and its operation is marked in the document. */
export function announceDeprecation(route: RouteOptions): void {
  const deprecation = route.schema?.deprecation
  if (!deprecation) return
  const headers = headersOf(deprecation)
  const { description } = route.schema as { description?: string }
  const notice = `Deprecated since ${deprecation.since}, and possibly gone from ${deprecation.sunset} on.`
  route.schema = {
    ...route.schema,
    deprecated: true,
    description: description ? `${notice}\n\n${description}` : notice,
  } as FastifySchema
  const tell = async (_: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    reply.headers(headers)
    return payload
  }
  route.onSend = [...[route.onSend ?? []].flat(), tell] as NonNullable<RouteOptions['onSend']>
}

/** RFC 9745 writes its date as seconds, RFC 8594 as HTTP does. */
export function headersOf({ since, sunset }: Deprecation): Record<string, string> {
  const [from, to] = [new Date(`${since}T00:00:00Z`), new Date(`${sunset}T00:00:00Z`)]
  const days = (to.getTime() - from.getTime()) / DAY_MS
  if (!(days >= NOTICE_DAYS)) throw new Error(`a route goes away ${NOTICE_DAYS} days after ${since} or later`)
  return { deprecation: `@${from.getTime() / 1000}`, sunset: to.toUTCString(), link: GUIDE }
}
