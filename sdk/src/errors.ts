import type { ErrorCodes } from './codes.generated.ts'
import { TOKEN_HINT } from './hints.ts'
import type { Problem as WireProblem } from './schemas.generated.ts'

/** The codes that this version knows. */
export type KnownErrorCode = keyof ErrorCodes

/** Why something was refused, as a word for programs. A newer service may have codes that this version does not know. */
export type ErrorCode = KnownErrorCode | (string & {})

/** A fault in one field of what was sent. */
export interface Problem extends Omit<WireProblem, 'code'> {
  /** Why the field was refused. It keeps its meaning; messages may change. */
  code: ErrorCode
}

/** What is known about a failure. */
export interface Failure {
  /** In words, for logs. */
  message: string
  /** The words of the service alone. */
  service_message?: string | undefined
  /** The HTTP status. */
  status?: number | undefined
  /** The service's name for the kind of failure. */
  error?: string | undefined
  /** Why it was refused. */
  code?: ErrorCode | undefined
  /** What the service said besides. */
  details?: unknown
  /** `X-Request-Id`. */
  request_id?: string | undefined
  /** How long the service asks to wait. */
  retry_after_s?: number | undefined
  /** What caused it. */
  cause?: unknown
}

/**
 * Base class of all errors about a request. The classes below say what kind of failure it is. `message` says all that is
 * known, for logs; let a program decide by the class and by `code`, which keep their meaning.
 */
export class MahnwerkError extends Error {
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined
  /** The service's name for the kind of failure, such as `VALIDATION_ERROR`; some refusals have none. */
  readonly error: string | undefined
  /** Why it was refused, as a stable code such as `key_in_use`. Each of the `problems` has its own code. */
  readonly code: ErrorCode | undefined
  /** What the service said in its own words, without what `message` adds. */
  readonly service_message: string | undefined
  /** What the service said besides. */
  readonly details: unknown
  /** Which fields are wrong, and why; empty unless the service named some. */
  readonly problems: readonly Problem[]
  /** `X-Request-Id`: quote it when you ask the service team about this failure. */
  readonly request_id: string | undefined
  /** How long the service asks you to wait. */
  readonly retry_after_s: number | undefined
  /** How many times the request was tried. */
  attempts = 1

  constructor(failure: Failure) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause })
    // Keeps the name of the class when a bundler renames it.
    this.name = 'MahnwerkError'
    this.status = failure.status
    this.error = failure.error
    this.code = failure.code
    this.service_message = failure.service_message
    this.details = failure.details
    this.problems = problemsOf(failure.details)
    this.request_id = failure.request_id
    this.retry_after_s = failure.retry_after_s
  }
}

/** 400: `problems` lists every fault. */
export class ValidationError extends MahnwerkError {
  override name = 'ValidationError'
}

/** 401: the token is missing, expired, revoked, or for the other mode. */
export class AuthenticationError extends MahnwerkError {
  override name = 'AuthenticationError'
}

/** 403: the token is valid but does not permit this. */
export class ForbiddenError extends MahnwerkError {
  override name = 'ForbiddenError'
}

/** 404: unknown, or not visible with this token. */
export class NotFoundError extends MahnwerkError {
  override name = 'NotFoundError'
}

/** 409: the request conflicts with what is stored. */
export class ConflictError extends MahnwerkError {
  override name = 'ConflictError'
}

/** 429: the hourly limit is used up. */
export class RateLimitError extends MahnwerkError {
  override name = 'RateLimitError'

  /** Requests per hour. */
  get limit(): number | undefined {
    return (this.details as { limit?: number } | undefined)?.limit
  }

  /** When all of them are there again. */
  get resets_at(): Date | undefined {
    const at = (this.details as { resets_at?: string } | undefined)?.resets_at
    return at === undefined ? undefined : new Date(at)
  }
}

/** 5xx: the service, or a proxy in front of it, has failed. */
export class ServerError extends MahnwerkError {
  override name = 'ServerError'
}

/** There was no answer: no connection, or one that broke. `cause` is the runtime's own error. */
export class ConnectionError extends MahnwerkError {
  override name: string = 'ConnectionError'
  /** Whether it is certain that the service never got the request. */
  readonly is_unsent: boolean

  constructor(failure: Failure & { is_unsent?: boolean }) {
    super(failure)
    this.is_unsent = failure.is_unsent ?? false
  }
}

/** There was no answer in time. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError'
}

const BY_STATUS: Readonly<Record<number, typeof MahnwerkError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
}

/** A request, for people. */
export type Told = { readonly method: string; readonly url: URL }

/** The error for an answer that is not OK. A proxy may have answered, in any format. */
export function errorOf(answer: Response, body: unknown, request: Told, now: Date): MahnwerkError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const text = (name: string) => (typeof said[name] === 'string' ? said[name] : undefined)
  const Kind = BY_STATUS[answer.status] ?? (answer.status >= 500 ? ServerError : MahnwerkError)
  const failure = {
    status: answer.status,
    error: text('error'),
    // Some bodies are fixed and have no room for a code.
    code: text('code') ?? answer.headers.get('x-error-code') ?? undefined,
    service_message: text('message'),
    details: said.details,
    request_id: answer.headers.get('x-request-id') ?? text('request_id'),
    retry_after_s: secondsOf(answer.headers, now),
  }
  return new Kind({ ...failure, message: messageOf(failure, request) })
}

/** All that is known, in one line: what was asked, the answer, every fault, what to do, and the id to quote. */
function messageOf(failure: Omit<Failure, 'message'>, { method, url }: Told): string {
  const { status = 0, code, service_message, details, request_id } = failure
  const faults = problemsOf(details).map((fault) => `${fault.field}: ${fault.message} (${fault.code})`)
  const said = service_message ?? 'the body is not one of the service'
  const hint = hintOf(status, url)
  return [
    `${method} ${url.pathname} was answered with ${status}${code ? ` ${code}` : ''}: ${said}`,
    ...(faults.length > 0 ? [` [${faults.join('; ')}]`] : []),
    ...(hint ? [`; ${hint}`] : []),
    ...(request_id ? [` (request ${request_id})`] : []),
  ].join('')
}

function hintOf(status: number, { origin }: URL): string | undefined {
  if (status === 401) return TOKEN_HINT
  return status >= 300 && status < 400 ? `is base_url right? It leads to ${origin}` : undefined
}

/** What has the form of a list of faults. */
function problemsOf(details: unknown): readonly Problem[] {
  return Array.isArray(details) ? (details as Problem[]) : []
}

/** `Retry-After` in seconds. It may be a date, which is compared with the answer's own, as clocks differ. */
function secondsOf(headers: Headers, now: Date): number | undefined {
  const retry_after = headers.get('retry-after')?.trim()
  if (!retry_after) return undefined
  if (/^\d+$/.test(retry_after)) return Number(retry_after)
  const until = Date.parse(retry_after)
  const answered = Date.parse(headers.get('date') ?? '')
  const wait_ms = until - (Number.isNaN(answered) ? now.getTime() : answered)
  return Number.isNaN(wait_ms) ? undefined : Math.max(0, Math.ceil(wait_ms / 1_000))
}
