import type { Problem } from './operations.ts'

/** What is known about a failure. */
export type Failure = {
  message: string
  status?: number | undefined
  error?: string | undefined
  code?: string | undefined
  details?: unknown
  request_id?: string | undefined
  retry_after_s?: number | undefined
  cause?: unknown
}

/** Base class of all errors about a request. The classes below say what kind of failure it is. */
export class MahnwerkError extends Error {
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined
  /** The service's name for the kind of failure, such as `VALIDATION_ERROR`; some refusals have none. */
  readonly error: string | undefined
  /** The reason for a conflict, as a stable code such as `key_in_use`. Each of the `problems` has its own code. */
  readonly code: string | undefined
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
    this.details = failure.details
    this.problems = Array.isArray(failure.details) ? (failure.details as Problem[]) : []
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

/** The error for an answer that is not OK. A proxy may have answered, in any format. */
export function errorOf(answer: Response, body: unknown): MahnwerkError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const text = (name: string) => (typeof said[name] === 'string' ? said[name] : undefined)
  const Kind = BY_STATUS[answer.status] ?? (answer.status >= 500 ? ServerError : MahnwerkError)
  const is_redirect = answer.status >= 300 && answer.status < 400
  return new Kind({
    message: text('message') ?? `the service answered ${answer.status}${is_redirect ? '; is base_url right?' : ''}`,
    status: answer.status,
    error: text('error'),
    code: text('code'),
    details: said.details,
    request_id: answer.headers.get('x-request-id') ?? text('request_id'),
    retry_after_s: secondsOf(answer.headers.get('retry-after')),
  })
}

/** `Retry-After` in seconds. The form with a date is ignored, since it would need the service's clock. */
function secondsOf(retry_after: string | null): number | undefined {
  return retry_after !== null && /^\d+$/.test(retry_after) ? Number(retry_after) : undefined
}
