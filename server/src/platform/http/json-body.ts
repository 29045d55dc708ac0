import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type Fault, type Problem } from '../../kernel/errors.ts'
import { PROBLEMS_MAX } from './validation.ts'

export const JSON_BODY_BYTES_MAX = 1_048_576
const DEPTH_MAX = 32

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Accepts only JSON in UTF-8. Keeps the raw bytes for the comparison that an idempotency key needs. */
export function takeJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.decorateRequest('raw_body', null)
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      refuseOtherEncodings(request)
      request.raw_body = bytes
      return bytes.length === 0 ? undefined : parseJson(bytes)
    },
  )
}

function refuseOtherEncodings(request: FastifyRequest): void {
  const charset = /charset\s{0,9}=\s{0,9}"?([^";\s]{1,99})/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (!/^utf-?8$/i.test(charset) || encoding !== 'identity') {
    const message = 'Bodies must be JSON in UTF-8, without compression'
    throw new AppError('unsupported_media_type', { code: 'wrong_media_type', message })
  }
}

/** Stands in for an unreadable body, so that the schema check reports it like every other fault. */
const BROKEN_JSON = Object.freeze({})
const NOTED = new WeakMap<object, Problem[]>([
  [BROKEN_JSON, [{ field: 'body', code: 'malformed', message: 'is not well-formed JSON in UTF-8' }]],
])

/**
 * What was wrong with a body before its schema is checked. A body is readable only if it was scanned to its end and is
 * not nested too deep. Any other could make every check run out of stack.
 */
export function problemsBeforeSchema(body: unknown): { problems: Problem[]; is_readable: boolean } {
  const problems = typeof body === 'object' && body !== null ? (NOTED.get(body) ?? []) : []
  const is_known = problems.length < PROBLEMS_MAX && problems.every(({ code }) => code !== 'too_deep')
  return { problems, is_readable: body !== BROKEN_JSON && is_known }
}

/** Whoever uses it asks `problemsBeforeSchema` about the result. */
export function parseJson(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(bytes))
  } catch {
    return BROKEN_JSON
  }
  const problems: Problem[] = []
  findUnstorable(value, '', 0, problems)
  if (problems.length > 0 && typeof value === 'object' && value !== null) NOTED.set(value, problems)
  return value
}

/**
 * Finds what JSON allows but PostgreSQL or JavaScript cannot store: NUL, lone surrogates, `__proto__`, endless nesting.
 * Refused in one place for every route, so that no field is forgotten.
 */
function findUnstorable(value: unknown, field: string, depth: number, problems: Problem[]): void {
  if (problems.length >= PROBLEMS_MAX) return
  if (typeof value === 'number' && !Number.isFinite(value)) {
    problems.push({ field: field || 'body', code: 'out_of_range', message: 'is too large a number' })
    return
  }
  if (typeof value === 'string') {
    if (!isStorableText(value)) problems.push({ field: field || 'body', ...UNSTORABLE_TEXT })
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth === DEPTH_MAX) {
    const message = `is nested deeper than ${DEPTH_MAX} levels`
    problems.push({ field: field.split('.')[0] || 'body', code: 'too_deep', message })
    return
  }
  for (const key of Object.keys(value)) {
    const is_allowed = key !== '__proto__' && isStorableText(key)
    if (!is_allowed)
      problems.push({ field: field || 'body', code: 'name_not_allowed', message: 'holds a name that is not allowed' })
    // A name that is not allowed is not repeated in the answer.
    const inner = !is_allowed ? field : field ? `${field}.${key}` : key
    findUnstorable((value as Record<string, unknown>)[key], inner, depth + 1, problems)
  }
}

export const UNSTORABLE_TEXT: Fault = {
  code: 'characters_not_allowed',
  message: 'holds characters that are not allowed',
}
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
