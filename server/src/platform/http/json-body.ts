import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { AppError, type Fault, type Problem } from '../../kernel/errors.ts'
import { openJsonScan, scanProblem, valuesMaxOf } from './json-scan.ts'
import { bytesMaxFor, readBody } from './read-body.ts'
import { PROBLEMS_MAX, validationError } from './validation.ts'

export const JSON_BODY_BYTES_MAX = 1_048_576

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Accepts only JSON in UTF-8. Keeps the raw bytes for the comparison that an idempotency key needs. */
export function takeJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.decorateRequest('raw_body', null)
  server.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    refuseOtherEncodings(request)
    const { bodyLimit, schema } = request.routeOptions
    const scan = openJsonScan(valuesMaxOf(schema?.body as TSchema | undefined))
    const look = (part: Buffer, parts: readonly Buffer[]) => {
      const fault = scan.take(part)
      if (fault) throw validationError([scanProblem(fault, Buffer.concat(parts))])
    }
    const bytes = await readBody(request, payload, { bytes_max: bytesMaxFor(request, bodyLimit), look })
    request.raw_body = bytes
    return bytes.length === 0 ? undefined : parseScanned(bytes)
  })
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

/** Those of which not everything is known: any check of them could run out of stack or time. */
const UNREADABLE = new WeakSet<object>([BROKEN_JSON])

/** What was wrong with a body before its schema is checked. A body that is not readable is not checked any further. */
export function problemsBeforeSchema(body: unknown): { problems: Problem[]; is_readable: boolean } {
  if (typeof body !== 'object' || body === null) return { problems: [], is_readable: true }
  const problems = NOTED.get(body) ?? []
  return { problems, is_readable: !UNREADABLE.has(body) && problems.length < PROBLEMS_MAX }
}

/** For a text in another body. Whoever uses it asks `problemsBeforeSchema` about the result. */
export function parseJson(bytes: Buffer, values_max = valuesMaxOf(undefined)): unknown {
  const fault = openJsonScan(values_max).take(bytes)
  if (!fault) return parseScanned(bytes)
  const refused = {}
  NOTED.set(refused, [scanProblem(fault, bytes)])
  UNREADABLE.add(refused)
  return refused
}

function parseScanned(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(bytes))
  } catch {
    return BROKEN_JSON
  }
  const problems: Problem[] = []
  findUnstorable(value, '', problems)
  if (problems.length > 0 && typeof value === 'object' && value !== null) NOTED.set(value, problems)
  return value
}

/**
 * Finds what JSON allows but PostgreSQL or JavaScript cannot store: NUL, lone surrogates, `__proto__`, endless numbers.
 * Refused in one place for every route, so that no field is forgotten.
 */
function findUnstorable(value: unknown, field: string, problems: Problem[]): void {
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
  for (const key of Object.keys(value)) {
    const is_allowed = key !== '__proto__' && isStorableText(key)
    if (!is_allowed)
      problems.push({ field: field || 'body', code: 'name_not_allowed', message: 'holds a name that is not allowed' })
    // A name that is not allowed is not repeated in the answer.
    const inner = !is_allowed ? field : field ? `${field}.${key}` : key
    findUnstorable((value as Record<string, unknown>)[key], inner, problems)
  }
}

export const UNSTORABLE_TEXT: Fault = {
  code: 'characters_not_allowed',
  message: 'holds characters that are not allowed',
}
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
