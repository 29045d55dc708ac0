import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../kernel/caller.ts'

/**
 * Fastify has one type for the requests of all scopes, so `caller` is not part of it: a route reads `request.caller`
 * through `Api<Audience>`, which knows whose scope it is in. These two are for what stands outside of routes.
 */
type WithCaller = { caller?: Caller | null }

export function setCaller(request: FastifyRequest, caller: Caller): void {
  ;(request as WithCaller).caller = caller
}

/** Undefined before the login of a scope, and in scopes that have none. */
export const knownCaller = (request: FastifyRequest): Caller | undefined => (request as WithCaller).caller ?? undefined
