import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  ContextConfigDefault,
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import type { Audience, Caller, CallerOf } from '../kernel/caller.ts'
import type { Problem } from '../kernel/errors.ts'
import { setCaller } from '../platform/http/caller.ts'
import { type IdempotencyClaim, keepAnswerOf } from '../platform/http/idempotency.ts'
import { type Deps, transact, type Work } from '../platform/work.ts'

type Options<S extends FastifySchema> = RouteShorthandOptions<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  ContextConfigDefault,
  S,
  TypeBoxTypeProvider
>

type Handler<S extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  ContextConfigDefault,
  S,
  TypeBoxTypeProvider
>

/** A request typed by its schemas, whose caller belongs to the scope's audience. */
type AudienceRequest<A extends Audience, S extends FastifySchema> = Parameters<Handler<S>>[0] & {
  readonly caller: CallerOf<A>
}

/** A check that runs before the body is read. */
export type Guard<A extends Audience> = (request: FastifyRequest & { readonly caller: CallerOf<A> }) => Promise<void>

/**
 * Checks that a schema cannot express: how fields depend on each other, or on the caller. Runs together with the
 * schema, so fields can have any type.
 */
export type BodyRule<A extends Audience> = (
  body: Readonly<Record<string, unknown>>,
  request: { readonly caller: CallerOf<A> },
) => Problem[]

type RouteOptions<A extends Audience, S extends FastifySchema> = Omit<Options<S>, 'onRequest' | 'config'> & {
  onRequest?: Guard<A>
  config?: Omit<FastifyContextConfig, 'body_rule'> & { body_rule?: BodyRule<A> }
}

type Declare<A extends Audience> = <const S extends FastifySchema = FastifySchema>(
  path: string,
  options: RouteOptions<A, S>,
  handler: (request: AudienceRequest<A, S>, reply: Parameters<Handler<S>>[1]) => ReturnType<Handler<S>>,
) => void

/** Routes are declared on this. A route for one audience does not compile in another's scope. */
export type Api<A extends Audience> = {
  readonly get: Declare<A>
  readonly post: Declare<A>
  readonly put: Declare<A>
  readonly patch: Declare<A>
  readonly delete: Declare<A>
}

type KnownAudience = Exclude<Audience, 'stranger'>

/** Dedicates everything the scope declares from now on to one audience. `identify` returns the caller or refuses. */
export function scopeFor<A extends KnownAudience>(
  scope: FastifyInstance,
  identify: (request: FastifyRequest, reply: FastifyReply) => Promise<CallerOf<A> & Caller>,
): Api<A> {
  scope.addHook('onRequest', (request, reply, done) => {
    identify(request, reply).then((caller) => {
      setCaller(request, caller)
      done()
    }, done)
  })
  return scope as unknown as Api<A>
}

/** For routes before a login. */
export const scopeForStrangers = (scope: FastifyInstance): Api<'stranger'> => scope as unknown as Api<'stranger'>

export type Answer = { status: number; body: object }

/** The parts of a request that a command needs. */
export type CommandRequest<C extends Caller> = { readonly caller: C; idempotency: IdempotencyClaim | null }
type CommandReply = Pick<FastifyReply, 'getSerializationFunction' | 'sent' | 'code' | 'header' | 'send'>

const serializerOf = (reply: CommandReply, status: number): ((body: object) => string) =>
  reply.getSerializationFunction(String(status)) ?? JSON.stringify

type Payload = { status: number; payload: string }

/**
 * Runs a command of any audience in one transaction. If the request has an `Idempotency-Key`, the answer is stored in
 * the same transaction, so neither exists without the other.
 */
export async function answerCommand<C extends Caller>(
  deps: Deps,
  request: CommandRequest<C>,
  reply: CommandReply,
  act: (work: Work<C>) => Promise<Answer>,
): Promise<void> {
  return sendPayload(reply, await runCommand(deps, request, reply, act))
}

/**
 * For a command that opens its own transaction because it prepares something slow first. Call this before, `keep` inside
 * that transaction and `send` after it.
 */
export function keeperOf(request: CommandRequest<Caller>, reply: CommandReply) {
  let kept: Payload | undefined
  // Read before the work, as in `runCommand`.
  const claim = request.idempotency
  return {
    async keep(work: Work, answer: Answer): Promise<void> {
      kept = await keepPayload(work, claim, { reply, answer })
    },
    /** For commands whose work is done by then in transactions of its own. Without a key nothing is stored. */
    async keepAfterwards(deps: Deps, caller: Caller, answer: Answer): Promise<void> {
      kept = claim
        ? await transact(deps, caller, (work) => keepPayload(work, claim, { reply, answer }))
        : payloadOf(reply, answer)
    },
    send(): Promise<void> {
      if (!kept) throw new Error('a command is answered when its transaction has kept the answer')
      request.idempotency = null
      return sendPayload(reply, kept)
    },
  }
}

async function keepPayload(
  work: Work,
  claim: IdempotencyClaim | null,
  { reply, answer }: { reply: CommandReply; answer: Answer },
): Promise<Payload> {
  const { status, payload } = payloadOf(reply, answer)
  if (claim) await keepAnswerOf(work.tx, claim, { status, body: payload })
  return { status, payload }
}

const payloadOf = (reply: CommandReply, { status, body }: Answer): Payload => ({
  status,
  payload: serializerOf(reply, status)(body),
})

/** The first half of `answerCommand`. Fails only if nothing was committed, or if the outcome cannot be known. */
export async function runCommand<C extends Caller>(
  deps: Deps,
  request: CommandRequest<C>,
  reply: CommandReply,
  act: (work: Work<C>) => Promise<Answer>,
): Promise<Payload> {
  // Read before the work: a timeout clears `request.idempotency`, but the fence must still hold when the work commits.
  const claim = request.idempotency
  const done = await transact(deps, request.caller, async (work) =>
    keepPayload(work, claim, { reply, answer: await act(work) }),
  )
  request.idempotency = null
  return done
}

export async function sendPayload(reply: CommandReply, { status, payload }: Payload): Promise<void> {
  if (reply.sent) return reply as never
  reply.code(status)
  // Fastify waits for a returned reply. The cast is for the route's types, which expect nothing more.
  return reply.header('content-type', 'application/json; charset=utf-8').send(payload) as never
}
