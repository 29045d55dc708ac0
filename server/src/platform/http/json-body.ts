import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, type Problem } from '../../kernel/errors.ts'
import { PROBLEMS_MAX } from './validation.ts'

export const JSON_BODY_BYTES_MAX = 1_048_576
const DEPTH_MAX = 32

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Takes JSON in UTF-8 and nothing else. The raw bytes stay at hand for the comparison that an idempotency key asks for. */
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
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (!/^utf-?8$/i.test(charset) || encoding !== 'identity') {
    throw new AppError('unsupported_media_type', 'Bodies must be JSON in UTF-8, without compression')
  }
}

/** Stands in for a body that could not be read: found out by the check of the schema, like every other fault. */
const BROKEN_JSON = Object.freeze({})
const NOTED = new WeakMap<object, Problem[]>([
  [BROKEN_JSON, [{ field: 'body', message: 'is not well-formed JSON in UTF-8' }]],
])

/** What was wrong with a body before its schema was asked. */
export function problemsBeforeSchema(body: unknown): { problems: Problem[]; is_readable: boolean } {
  const problems = typeof body === 'object' && body !== null ? (NOTED.get(body) ?? []) : []
  return { problems, is_readable: body !== BROKEN_JSON }
}

function parseJson(bytes: Buffer): unknown {
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
 * What JSON allows and PostgreSQL or JavaScript cannot keep: NUL, half surrogate pairs, `__proto__`, bottomless nesting.
 * Refused for every route in one place, so that no field can forget it.
 */
function findUnstorable(value: unknown, field: string, depth: number, problems: Problem[]): void {
  if (problems.length >= PROBLEMS_MAX) return
  if (typeof value === 'number' && !Number.isFinite(value)) {
    problems.push({ field: field || 'body', message: 'is too large a number' })
    return
  }
  if (typeof value === 'string') {
    if (!isStorableText(value)) problems.push({ field: field || 'body', message: UNSTORABLE_TEXT })
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth === DEPTH_MAX) {
    problems.push({ field: field.split('.')[0] || 'body', message: `is nested deeper than ${DEPTH_MAX} levels` })
    return
  }
  for (const key of Object.keys(value)) {
    const inner = field ? `${field}.${key}` : key
    if (key === '__proto__' || !isStorableText(key))
      problems.push({ field: field || 'body', message: 'holds a name that is not allowed' })
    else findUnstorable((value as Record<string, unknown>)[key], inner, depth + 1, problems)
  }
}

export const UNSTORABLE_TEXT = 'holds characters that are not allowed'
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
