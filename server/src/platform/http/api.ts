import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { Problem } from '../../kernel/errors.ts'
import { type CreditorCaller, type Deps, type OperatorCaller, type TokenCaller, transact, type Work } from '../work.ts'
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
    /** Set in the creditor scope. */
    creditor: CreditorCaller
    /** The pattern of the path, for log and figures. */
    route: string
    answer_timer: NodeJS.Timeout | undefined
    raw_body: Buffer | null
    idempotency: IdempotencyClaim | null
  }
  interface FastifyContextConfig {
    /** How long the answer may take, where the ordinary limit is too short. */
    answer_within_ms?: number
    /** The body is a file and is read by the handler; see upload-routes.ts. */
    is_upload?: boolean
    body_rule?: BodyRule
  }
  interface FastifySchema {
    operationId?: string
    summary?: string
    description?: string
    tags?: readonly string[]
    hide?: boolean
  }
}

/**
 * What a schema cannot say of a body: how its fields go together, and what depends on who asks. It is asked together with the
 * schema, so it meets fields of any type.
 */
export type BodyRule = (body: Readonly<Record<string, unknown>>, request: FastifyRequest) => Problem[]

/** For calls whose body holds only what may be left out: sending none is sending an empty one. */
export async function bodyMayBeMissing(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {}
}

export type Answer = { status: number; body: object }

const serializerOf = (reply: FastifyReply, status: number): ((body: object) => string) =>
  reply.getSerializationFunction(String(status)) ?? JSON.stringify

type Payload = { status: number; payload: string }

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
  return sendPayload(reply, await runCommand(deps, request, reply, act))
}

/** The first half of it: fails only when nothing was committed, or when nobody can know. */
export async function runCommand(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (work: Work<TokenCaller>) => Promise<Answer>,
): Promise<Payload> {
  // Held here: should the answer be given up meanwhile, the fence must still stand when the work commits.
  const claim = request.idempotency
  const done = await transact(deps, request.caller, async (work) => {
    const { status, body } = await act(work)
    const payload = serializerOf(reply, status)(body)
    if (claim) await keepAnswerOf(work.tx, claim, { status, body: payload })
    return { status, payload }
  })
  request.idempotency = null
  return done
}

export async function sendPayload(reply: FastifyReply, { status, payload }: Payload): Promise<void> {
  if (reply.sent) return reply as never
  reply.code(status)
  // Fastify waits for a reply that a handler returns; to the route's types it has nothing more to say.
  return reply.header('content-type', 'application/json; charset=utf-8').send(payload) as never
}
