import fastJsonStringify from 'fast-json-stringify'
import Fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Caller } from '../../kernel/caller.ts'
import { unavailable } from '../../kernel/errors.ts'
import { pause } from '../clock.ts'
import type { Deps } from '../work.ts'
import { answerBrokenHttp, noteExchange } from './broken-http.ts'
import { knownCaller } from './caller.ts'
import { endSlowBody, refuseInTime } from './cut-short.ts'
import { announceDeprecation } from './deprecation.ts'
import { answerError, answerNotFound } from './errors.ts'
import { JSON_BODY_BYTES_MAX, takeJsonBodies } from './json-body.ts'
import { openPreparations } from './preparations.ts'
import { reasonSaid } from './refusal-code.ts'
import { checkBody, checkPathAndQuery } from './request-checks.ts'
import { followTraces, requestId } from './request-ids.ts'
import { answerBrokenPath, type GateRules, guardAgainstStrangers, PROBES } from './stranger-gate.ts'
import { openStrangers, type Recognise } from './strangers.ts'

/** The longest that an answer may take. Routes with much to do can override it (`config.answer_within_ms`). */
const ANSWER_WITHIN_MS = 30_000
/** The least time for which answers ask clients to close their connections before we close them. */
const DRAIN_MIN_MS = 250
/** After this many turns of the event loop without a new connection, all waiting connections have been accepted. */
const QUIET_TURNS = 3
/** The upper limit of turns, in case new connections never stop. */
const TAKING_TURNS_MAX = 5_000
const CLOSE_TIMEOUT_MS = 20_000

export type HttpServer = {
  readonly server: FastifyInstance
  /** True once a shutdown has begun: readiness says no, answers say `Connection: close`. */
  readonly draining: boolean
  /** Makes the checks and serialisers that no request has needed yet. */
  prepare(): Promise<void>
  /**
   * Says at once that it is not ready, goes on for as long as others need to notice, answers everything that has arrived,
   * then closes.
   */
  stop(drain_ms?: number): Promise<void>
}

/** How the server tells strangers from others. */
export type Doorkeeper = {
  readonly recognise: Recognise
  readonly countsItself: GateRules['countsItself']
  /** Runs for a path too broken to find its scope, so that the scope's login and limits apply to it too. */
  admitBrokenPath(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

const NOBODY_KNOWN: Doorkeeper = {
  recognise: async () => undefined,
  countsItself: () => false,
  admitBrokenPath: async () => undefined,
}

export function openHttpServer(deps: Deps, keeper: Doorkeeper = NOBODY_KNOWN): HttpServer {
  const gate: GateRules = {
    strangers: openStrangers(deps.config.stranger_limit_per_hour, () => deps.clock.wall()),
    recognise: keeper.recognise,
    countsItself: keeper.countsItself,
    onRefusal: () => deps.metrics.rate_limited.inc({ bucket: 'address' }),
  }
  const state = { draining: false }
  const setHeaders = commonHeaders(deps, state)
  const server = Fastify({
    // Fastify itself logs only warnings and errors. `addRequestLog` writes one line per request, with our fields.
    loggerInstance: deps.log.child({}, { level: leastWarn(deps.log.level) }),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: requestId,
    requestIdHeader: false,
    // One hop: the address that our own proxy saw. Everything further left in the header is the client's claim.
    trustProxy: deps.config.trust_proxy ? (_address, hop) => hop < 1 : false,
    bodyLimit: JSON_BODY_BYTES_MAX,
    // Long enough for a file of 50 MB on a slow connection. Other requests have a shorter limit (`answer_within_ms`).
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    // As long as a header may be, so that a value that is too long is refused by its field's schema, not by the router.
    routerOptions: { maxParamLength: 16_384 },
    http: { headersTimeout: 20_000, maxHeaderSize: 16_384, requireHostHeader: false },
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply)
      answerBrokenPath(gate, { request, reply, error }, () => keeper.admitBrokenPath(request, reply))
    },
    clientErrorHandler: answerBrokenHttp,
  }) as unknown as FastifyInstance
  server.decorateRequest('caller', null)
  server.decorateRequest('route', 'unknown')
  server.decorateRequest('answer_timer', undefined)
  takeJsonBodies(server)
  server.setErrorHandler(answerError)
  server.setNotFoundHandler(answerNotFound)
  const preparations = openPreparations()
  // Our own hooks check everything: they know the caller and report all faults of a part at once.
  server.setValidatorCompiler(() => () => true)
  server.setSerializerCompiler(({ schema }) =>
    preparations.later('answer', schema as object, () => fastJsonStringify(schema as never)),
  )
  server.addHook('onRoute', announceDeprecation)
  server.addHook('onRoute', (route) => checkPathAndQuery(route, preparations))
  server.addHook('onRoute', (route) => checkBody(route, preparations))
  server.addHook('onRequest', (request, reply, done) => {
    // Read once: Fastify rebuilds these options on every access.
    const config = request.routeOptions.config as FastifyContextConfig & { url?: string }
    request.route = config.url ?? 'unknown'
    setHeaders(request, reply)
    noteExchange(reply)
    limitAnswerTime(request, reply, config.answer_within_ms ?? ANSWER_WITHIN_MS)
    done()
  })
  followTraces(server)
  guardAgainstStrangers(server, gate)
  server.decorate('recognise', keeper.recognise)
  // A page is still to be made of the refusal; its scope does the same at the end.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 400 || request.routeOptions.config?.is_page) return done(null, payload)
    refuseInTime(request, reply, payload).then((sent) => done(null, sent), done)
  })
  // Node would answer an unknown `Expect` header by itself, with an empty body.
  server.server.on('checkExpectation', (request, answer) => server.server.emit('request', request, answer))
  addRequestLog(server, deps)
  return {
    server,
    get draining() {
      return state.draining
    },
    prepare: () => preparations.finish(() => !state.draining),
    async stop(drain_ms = 0) {
      state.draining = true
      await pause(Math.max(DRAIN_MIN_MS, drain_ms))
      await takeWhatArrived(server)
      const timer = setTimeout(() => server.server.closeAllConnections(), CLOSE_TIMEOUT_MS)
      await server.close()
      clearTimeout(timer)
    },
  }
}

/**
 * Each turn of the event loop accepts one connection. A busy process therefore has connections in its queue whose
 * requests were sent long ago. Closing the listening socket now would reset them.
 */
async function takeWhatArrived({ server }: FastifyInstance): Promise<void> {
  let quiet_turns = 0
  const hear = () => {
    quiet_turns = 0
  }
  server.on('connection', hear)
  for (let turn = 0; turn < TAKING_TURNS_MAX && quiet_turns < QUIET_TURNS; turn++) {
    quiet_turns++
    await new Promise(setImmediate)
  }
  server.off('connection', hear)
}

const leastWarn = (level: string): string => (['trace', 'debug', 'info'].includes(level) ? 'warn' : level)

/**
 * Fastify's own timer ends when the body has been read, so we need this one. The work itself continues until the
 * database's limits end it. Its answer is then dropped.
 */
function limitAnswerTime(request: FastifyRequest, reply: FastifyReply, limit_ms: number): void {
  const giveUp = () => {
    // An answer may have begun, or its receiver be gone.
    const { headersSent: has_begun, destroyed: is_gone } = reply.raw
    if (!has_begun && !is_gone) reply.send(unavailable('took_too_long', TOOK_TOO_LONG, TRY_AGAIN_S))
  }
  request.answer_timer = setTimeout(giveUp, limit_ms).unref()
}

const TOOK_TOO_LONG = 'The request took too long and was given up. Please try again.'
const TRY_AGAIN_S = 2

function commonHeaders(
  { config }: Deps,
  state: { draining: boolean },
): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(config.public_url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  return (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (state.draining) reply.header('connection', 'close')
  }
}

function addRequestLog(server: FastifyInstance, { log, metrics }: Deps): void {
  server.addHook('onResponse', (request, reply, done) => {
    clearTimeout(request.answer_timer)
    endSlowBody(request)
    const { route } = request
    const status = reply.statusCode
    metrics.http_duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    const line = {
      request_id: request.id,
      method: request.method,
      route,
      status,
      duration_ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(status >= 400 ? { code: reasonSaid(reply) } : {}),
      ...(request.trace ? { trace_id: request.trace.trace_id } : {}),
      ...idsOf(request),
    }
    // Machines request these every few seconds. Their lines would bury the others.
    log[PROBES.has(route) ? 'debug' : 'info'](line, 'request')
    done()
  })
}

/** A path parameter is logged only if it can be an id: anything else is somebody's text. */
const UUID_LENGTH = 36

function idsOf(request: FastifyRequest): object {
  const caller = knownCaller(request)
  const { params } = request
  const { claim_id, id } = (params ?? {}) as { claim_id?: string; id?: string }
  return {
    ...(caller ? loggedAs(caller) : {}),
    ...(claim_id?.length === UUID_LENGTH ? { claim_id } : {}),
    ...(id?.length === UUID_LENGTH ? { id } : {}),
  }
}

/** Ids only: names and addresses stay out of the log. */
function loggedAs(caller: Caller): object {
  switch (caller.type) {
    case 'token':
      return { organization_id: caller.organization_id, token_id: caller.id }
    case 'operator':
      return { operator_id: caller.id }
    case 'creditor':
      return caller.id === null
        ? { claim_id: caller.claim_id }
        : { person_id: caller.id, customer_id: caller.customer_id }
    case 'debtor':
      return { debtor_id: caller.id, claim_id: caller.claim_id }
    case 'system':
      return {}
  }
}

/** Gives a scope its own not-found handler, so that its login and limits come before the 404. */
export function answerUnknownPaths(scope: FastifyInstance): void {
  scope.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => answerNotFound(request, reply))
}
