import type { Problem } from './operations.ts'

/** What the service said about a failure, as far as it is known. */
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

/** Everything that the client throws about a request. The classes below say what kind of failure it is. */
export class MahnwerkError extends Error {
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined
  /** The service's word for the kind of failure, such as `VALIDATION_ERROR`; some refusals have none. */
  readonly error: string | undefined
  /** Of a conflict: why, as a stable word such as `key_in_use`. Each of the `problems` has a code of its own. */
  readonly code: string | undefined
  readonly details: unknown
  /** What is wrong with which field; empty unless the service named some. */
  readonly problems: readonly Problem[]
  /** `X-Request-Id`: name it when you ask the service about this failure. */
  readonly request_id: string | undefined
  /** When the service asks to be left alone for so long. */
  readonly retry_after_s: number | undefined
  /** How many times the request was tried. */
  attempts = 1

  constructor(failure: Failure) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause })
    // The name of the class, also where a bundler has renamed it.
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

/** 400: `problems` names every fault. */
export class ValidationError extends MahnwerkError {
  override name = 'ValidationError'
}

/** 401: the token is missing, expired, revoked, or of the other mode. */
export class AuthenticationError extends MahnwerkError {
  override name = 'AuthenticationError'
}

/** 403: the token is good, but not for this. */
export class ForbiddenError extends MahnwerkError {
  override name = 'ForbiddenError'
}

/** 404: unknown, or not visible with this token. */
export class NotFoundError extends MahnwerkError {
  override name = 'NotFoundError'
}

/** 409: in conflict with what is stored. */
export class ConflictError extends MahnwerkError {
  override name = 'ConflictError'
}

/** 429: the hourly limit is used up. */
export class RateLimitError extends MahnwerkError {
  override name = 'RateLimitError'

  /** Requests an hour. */
  get limit(): number | undefined {
    return (this.details as { limit?: number } | undefined)?.limit
  }

  get resets_at(): Date | undefined {
    const at = (this.details as { resets_at?: string } | undefined)?.resets_at
    return at === undefined ? undefined : new Date(at)
  }
}

/** 5xx: the service, or something before it, has failed. */
export class ServerError extends MahnwerkError {
  override name = 'ServerError'
}

/** There was no answer: no connection, or one that broke. `cause` has the runtime's own error. */
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

/** The failure that an answer stands for. Something before the service may have answered, in any form. */
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

/** `Retry-After` in seconds; the form with a date would need the service's clock and is passed over. */
function secondsOf(retry_after: string | null): number | undefined {
  return retry_after !== null && /^\d+$/.test(retry_after) ? Number(retry_after) : undefined
}
