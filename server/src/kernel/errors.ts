import type { ErrorCode } from './error-codes.ts'

/** What the sentence of a refusal names: a limit, a day, a state. Only the team's pages are told, to say it in their words. */
export type Values = Readonly<Record<string, string | number>>

/** What is wrong: a code for programs and a sentence for people. */
export type Fault = { readonly code: ErrorCode; readonly message: string; readonly values?: Values }

/** One fault of a request: the field and what is wrong with it. */
export type Problem = Fault & { readonly field: string }

export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'request_timeout'
  | 'conflict'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'precondition_failed'
  | 'range_not_satisfiable'
  | 'too_many'
  | 'unavailable'

type ErrorOptions = {
  problems?: readonly Problem[]
  /** The answer has only `success` and `message`, where the interface promises just these two. */
  bare?: boolean
  /** Replaces the kind's phrase in `error`, so that a program can tell this refusal from others. */
  word?: string
  retry_after_s?: number
  details?: Readonly<Record<string, string | number>>
}

/** A refusal: an expected error. The HTTP edge turns its kind into a status. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: ErrorCode
  readonly values: Values | undefined
  readonly problems: readonly Problem[]
  readonly bare: boolean
  readonly word: string | undefined
  readonly retry_after_s: number | undefined
  readonly details: Readonly<Record<string, string | number>> | undefined

  constructor(kind: ErrorKind, { code, message, values }: Fault, options: ErrorOptions = {}) {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.values = values
    this.problems = options.problems ?? []
    this.bare = options.bare ?? false
    this.word = options.word
    this.retry_after_s = options.retry_after_s
    this.details = options.details
  }
}

export const VALIDATION_FAILED = 'Validation failed'
export const RESOURCE_NOT_FOUND = 'Resource not found'

export const invalid = (...problems: Problem[]): AppError =>
  new AppError('invalid', { code: 'validation_failed', message: VALIDATION_FAILED }, { problems })
export const notFound = (): AppError => new AppError('not_found', { code: 'not_found', message: RESOURCE_NOT_FOUND })
/** The path, or its method, leads nowhere. The answer looks like that to a row that is not there. */
export const unknownRoute = (): AppError =>
  new AppError('not_found', { code: 'unknown_route', message: RESOURCE_NOT_FOUND })
export const conflict = (code: ErrorCode, message: string, values: Values = {}): AppError =>
  new AppError('conflict', { code, message, values })
/** For a link that was valid once but has been used or is too old. */
export const gone = (code: ErrorCode, message: string): AppError => new AppError('gone', { code, message })
export const unauthorized = (code: ErrorCode, message: string): AppError =>
  new AppError('unauthorized', { code, message })
export const forbidden = (code: ErrorCode, message: string): AppError => new AppError('forbidden', { code, message })
export const unavailable = (code: ErrorCode, message: string, retry_after_s: number): AppError =>
  new AppError('unavailable', { code, message }, { retry_after_s })

/** A fault of a part is told with the place of that part in the whole. */
export async function within<T>(place: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error
    throw invalid(...placedAt(place, error.problems))
  }
}

export const placedAt = (place: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, field: `${place}.${problem.field}` }))
