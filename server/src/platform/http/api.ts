import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import { type Deps, type OperatorCaller, type TokenCaller, transact, type Work } from '../work.ts'
import { type IdempotencyClaim, keepAnswerOf } from './idempotency.ts'

/** What routes are declared on: Fastify, with bodies, queries and paths typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the partner and sandbox scopes. */
    caller: TokenCaller
    /** Set in the operator scope. */
    operator: OperatorCaller
    raw_body: Buffer | null
    idempotency: IdempotencyClaim | null
  }
  interface FastifySchema {
    operationId?: string
    summary?: string
    description?: string
    tags?: readonly string[]
    hide?: boolean
  }
}

export type Answer = { status: number; body: object }

/**
 * A partner's command: one transaction that does the work and, when the request carries an `Idempotency-Key`, keeps the
 * answer with it. What was committed is answered; what is answered was committed.
 */
export async function answerCommand(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (work: Work<TokenCaller>) => Promise<Answer>,
): Promise<void> {
  const payload = await transact(deps, request.caller, async (work) => {
    const { status, body } = await act(work)
    const text = reply.code(status).serialize(body) as string
    await keepAnswerOf(work.tx, request, status, text)
    return text
  })
  request.idempotency = null
  deps.jobs.poke()
  // Fastify waits for a reply that a handler returns; to the route's types it has nothing more to say.
  return reply.header('content-type', 'application/json; charset=utf-8').send(payload) as never
}
