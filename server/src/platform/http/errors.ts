import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  AppError,
  type ErrorKind,
  type Fault,
  forbidden,
  invalid,
  notFound,
  type Problem,
  unavailable,
  unknownRoute,
  type Values,
} from '../../kernel/errors.ts'
import { DatabaseAway, DatabaseFull } from '../db/away.ts'
import { codeOf } from '../error-code.ts'
import { BlobMissing, DISK_RESERVE, StorageAway } from '../storage/storage.ts'
import { sayWhy } from './refusal-code.ts'

const STATUSES: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  gone: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  too_many: 429,
  unavailable: 503,
}

const PHRASES: Readonly<Record<ErrorKind, string>> = {
  invalid: 'VALIDATION_ERROR',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  not_found: 'Not Found',
  request_timeout: 'Request Timeout',
  conflict: 'Conflict',
  gone: 'Gone',
  precondition_failed: 'Precondition Failed',
  payload_too_large: 'Payload Too Large',
  unsupported_media_type: 'Unsupported Media Type',
  range_not_satisfiable: 'Range Not Satisfiable',
  too_many: 'Too Many Requests',
  unavailable: 'Service Unavailable',
}

const DATABASE_AWAY_RETRY_S = 2
const STORAGE_AWAY_RETRY_S = 5
/** Somebody has to make room, so asking every second is of no use. */
const FULL_RETRY_S = 30
const INTERNAL: Fault = {
  code: 'internal_error',
  message: 'Something went wrong on our side. Please quote the request id when you ask us about it.',
}

type Teller = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

export const answerError: Teller = (error, request, reply) => answer(error, request, reply, bodyOf)

/** For the team's pages, which say every refusal in their reader's language: with the values that the sentences name. */
export const answerErrorWithValues: Teller = (error, request, reply) =>
  answer(error, request, reply, (refusal, request_id) => ({
    ...bodyOf(refusal, request_id),
    ...valuesOf(refusal),
    ...(refusal.kind === 'invalid' && {
      details: refusal.problems.map((problem) => ({ ...plain(problem), ...valuesOf(problem) })),
    }),
  }))

const valuesOf = ({ values }: { readonly values?: Values | undefined }): { values?: Values } =>
  values && Object.keys(values).length > 0 ? { values } : {}

const plain = ({ field, code, message }: Problem): Problem => ({ field, code, message })

/** The one place where a thrown error becomes a status and a body. */
function answer(error: unknown, request: FastifyRequest, reply: FastifyReply, body: typeof bodyOf): FastifyReply {
  // A malformed path is a fault of its own, although Fastify counts it as unknown.
  const is_unknown = request.is404 && codeOf(error) !== 'FST_ERR_BAD_URL'
  const refusal = is_unknown ? refusalOfUnknownPath(error) : refusalOf(error)
  if (!refusal) {
    request.log.error({ err: error, request_id: request.id }, 'request failed')
    return sendBody(sayWhy(reply, INTERNAL.code), 500, {
      ...{ success: false, error: 'Internal Server Error', ...INTERNAL },
      request_id: request.id,
    })
  }
  if (refusal.kind === 'unavailable')
    request.log.warn({ err: error, request_id: request.id }, 'request refused for the moment')
  if (refusal.retry_after_s !== undefined) reply.header('retry-after', String(refusal.retry_after_s))
  // For a 416, the static file plugin says in a header where the file ends.
  if (refusal.kind === 'range_not_satisfiable') reply.headers((error as { headers?: Headers }).headers ?? {})
  return sendBody(sayWhy(reply, refusal.code), STATUSES[refusal.kind], body(refusal, request.id))
}

type Headers = Readonly<Record<string, string>>

/** An unknown path has no body that could be wrong, so faults of its body become 404. */
function refusalOfUnknownPath(error: unknown): AppError | undefined {
  const refusal = refusalOf(error)
  const about_the_body = refusal && ['invalid', 'payload_too_large', 'unsupported_media_type'].includes(refusal.kind)
  return about_the_body ? unknownRoute() : refusal
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(unknownRoute(), request, reply)
}

/** Bypasses the route's serializer, so that no schema cuts down an error body. */
function sendBody(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}

export function bodyOf(refusal: AppError, request_id: string): object {
  const { kind, code, message, problems, details, bare, word } = refusal
  if (bare) return { success: false, message }
  const body = { success: false, error: word ?? PHRASES[kind], code, message }
  if (kind === 'invalid') return { ...body, details: problems.map(plain) }
  if (kind === 'unavailable') return { ...body, request_id }
  return details ? { ...body, details } : body
}

function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof DatabaseFull)
    return unavailable(
      'database_full',
      'Nothing can be stored at the moment, while reading goes on. Please try again later.',
      FULL_RETRY_S,
    )
  // The file was erased, its row stays.
  if (error instanceof BlobMissing && error.key.startsWith('erased/')) return notFound()
  if (error instanceof DatabaseAway)
    return unavailable(
      'database_away',
      'The database is not reachable at the moment. Please try again shortly.',
      DATABASE_AWAY_RETRY_S,
    )
  if (error instanceof StorageAway && error.code === DISK_RESERVE)
    return unavailable(
      'disk_reserve',
      'There is too little room for files at the moment. Please try later.',
      FULL_RETRY_S,
    )
  if (error instanceof StorageAway)
    return unavailable(
      'storage_away',
      'Files cannot be stored or read at the moment. Please try again shortly.',
      STORAGE_AWAY_RETRY_S,
    )
  return error instanceof Error ? refusalOfFramework(error as FastifyError) : undefined
}

/** Refusals by Fastify and its plugins. */
function refusalOfFramework({ code, statusCode }: FastifyError): AppError | undefined {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type', {
        code: 'wrong_media_type',
        message: 'This route takes application/json',
      })
    case 'FST_ERR_BAD_URL':
      return invalid({ field: 'path', code: 'malformed', message: 'is not a well-formed path' })
    case 'ECONNRESET':
      return invalid({ field: 'body', code: 'incomplete', message: 'did not arrive whole' })
    default:
      return refusalOfStatus(statusCode)
  }
}

/** The static file plugin reports folders, preconditions and ranges by status alone. */
function refusalOfStatus(status: number | undefined): AppError | undefined {
  switch (status) {
    case 400:
      return invalid({ field: 'body', code: 'malformed', message: 'could not be read' })
    case 403:
      return forbidden('no_such_place', 'Only files can be read here')
    case 404:
      return notFound()
    case 412:
      return new AppError('precondition_failed', {
        code: 'precondition_failed',
        message: 'The file is not the one that the request expects',
      })
    case 416:
      return new AppError('range_not_satisfiable', {
        code: 'range_not_satisfiable',
        message: 'The file has no such bytes',
      })
    default:
      return undefined
  }
}
