import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../kernel/caller.ts'

/**
 * Fastify has one request type for all scopes, so `caller` is not part of it. A route reads `request.caller` through
 * `Api<Audience>`, which knows its scope's audience. These two functions are for code outside routes.
 */
type WithCaller = { caller?: Caller | null }

export function setCaller(request: FastifyRequest, caller: Caller): void {
  ;(request as WithCaller).caller = caller
}

/** Undefined before the login of a scope, and in scopes that have none. */
export const knownCaller = (request: FastifyRequest): Caller | undefined => (request as WithCaller).caller ?? undefined
