/** One fault of a request: which field, and what is wrong with it. */
export type Problem = { field: string; message: string }

export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'too_many'
  | 'unavailable'

type ErrorOptions = {
  problems?: readonly Problem[]
  /** Answered with `success` and `message` alone, where the interface promises just these two. */
  bare?: boolean
  /** Said in `error` in the place of the kind's own phrase, where a program has to tell this refusal from others. */
  word?: string
  retry_after_s?: number
  details?: Readonly<Record<string, string | number>>
}

/** A refusal that we foresaw. It names its meaning; the HTTP edge turns the meaning into a status. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly problems: readonly Problem[]
  readonly bare: boolean
  readonly word: string | undefined
  readonly retry_after_s: number | undefined
  readonly details: Readonly<Record<string, string | number>> | undefined

  constructor(kind: ErrorKind, message: string, options: ErrorOptions = {}) {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.problems = options.problems ?? []
    this.bare = options.bare ?? false
    this.word = options.word
    this.retry_after_s = options.retry_after_s
    this.details = options.details
  }
}

export const VALIDATION_FAILED = 'Validation failed'
export const RESOURCE_NOT_FOUND = 'Resource not found'

export const invalid = (...problems: Problem[]): AppError => new AppError('invalid', VALIDATION_FAILED, { problems })
export const notFound = (): AppError => new AppError('not_found', RESOURCE_NOT_FOUND)
export const conflict = (message: string): AppError => new AppError('conflict', message)
/** For a link that was good once: used, or too old. */
export const gone = (message: string): AppError => new AppError('gone', message)
export const unauthorized = (message: string): AppError => new AppError('unauthorized', message)
export const forbidden = (message: string): AppError => new AppError('forbidden', message)
export const unavailable = (message: string, retry_after_s: number): AppError =>
  new AppError('unavailable', message, { retry_after_s })
