import { FAILURES } from './envelope.ts'

type Header = { description: string; schema: object }
type Content = Record<string, { schema?: Record<string, unknown> }>
type Answer = { description: string; headers?: Record<string, object>; content?: Content }
export type Operation = {
  summary?: string
  parameters?: { name: string; in: string; schema?: { default?: unknown }; required?: boolean }[]
  requestBody?: { required?: boolean; content?: Content }
  responses: Record<string, Answer>
}

/** The headers of answers, each described once. */
export const ANSWER_HEADERS = {
  'X-Request-Id': {
    description: 'Names the request. Tell us; it finds it in our log.',
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': {
    description: 'How many requests the token has in this clock hour (UTC).',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': {
    description: 'How many of them were left, at least, when this request was counted.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Reset': {
    description: 'When the next hour begins, in Unix seconds.',
    schema: { type: 'integer' },
  },
  'Retry-After': {
    description:
      'After how many seconds to try again. On a 409 only while another request with the same `Idempotency-Key` is at work (`idempotency_key_running`, `idempotency_key_lost`).',
    schema: { type: 'integer' },
  },
  'Idempotent-Replayed': {
    description: '`true` on an answer that was given before to the same `Idempotency-Key`; missing on a first answer.',
    schema: { type: 'string', enum: ['true'] },
  },
  'Content-Disposition': {
    description: 'Always an attachment, with the name of the file.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'The hash of the file, for `If-None-Match` and `If-Range`.',
    schema: { type: 'string' },
  },
  'Content-Range': {
    description: 'Which bytes of how many these are.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Header>
export type AnswerHeader = keyof typeof ANSWER_HEADERS

const LIMIT_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const

type Place = { method: string; path: string; status: string; is_keyed: boolean; is_file: boolean; is_stored: boolean }

/** Which headers an answer has. Headers of refusals alone belong here too, by their status. */
function headersOf({ method, path, status, is_keyed, is_file, is_stored }: Place): AnswerHeader[] {
  const is_replayable = is_keyed && status !== '429' && !status.startsWith('5')
  return [
    'X-Request-Id',
    ...(path.startsWith('/openapi/') ? LIMIT_HEADERS : []),
    ...(['429', '503'].includes(status) || (status === '409' && method !== 'get') ? (['Retry-After'] as const) : []),
    ...(is_replayable ? (['Idempotent-Replayed'] as const) : []),
    ...(is_file ? (['Content-Disposition'] as const) : []),
    ...(is_stored && ['200', '206', '304'].includes(status) ? (['ETag'] as const) : []),
    ...(is_stored && ['206', '416'].includes(status) ? (['Content-Range'] as const) : []),
  ]
}

/** What the framework writes where a route says nothing about an answer. */
const UNSAID = 'Default Response'

/** A GET answers what its summary names; a command, what it has made or changed. */
function saidOf(method: string, status: string, summary = ''): string {
  if (method === 'get') return `${summary}.`
  if (method === 'delete') return 'It is gone.'
  return status === '201' ? 'Done; `data` is what was made.' : 'Done; `data` is how things stand now.'
}

/** Every operation can fail on our side; a body may also come too slowly. */
function statusesOf(operation: Operation): Record<string, Answer> {
  const { 408: slow, ...ours } = plain(FAILURES) as Record<string, Answer>
  return { ...(operation.requestBody && slow ? { 408: slow } : {}), ...ours, ...operation.responses }
}

const isKeyed = ({ parameters = [] }: Operation): boolean => parameters.some(({ name }) => name === 'Idempotency-Key')

const isFile = ({ content = {} }: Answer): boolean =>
  Object.values(content).some(({ schema }) => schema?.format === 'binary')

/** Completes the answers of all operations: what can happen to any, what they are called, which headers they have. */
export function completeAnswers(paths: Record<string, Record<string, Operation>>): void {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) completeOperation(operation, method, path)
}

function completeOperation(operation: Operation, method: string, path: string): void {
  const is_keyed = isKeyed(operation)
  const is_stored = '206' in operation.responses
  operation.responses = Object.fromEntries(
    Object.entries(statusesOf(operation)).map(([status, answer]) => {
      const { description, headers, content } = answer
      const names = headersOf({ method, path, status, is_keyed, is_stored, is_file: isFile(answer) })
      return [
        status,
        {
          description: description === UNSAID ? saidOf(method, status, operation.summary) : description,
          headers: { ...Object.fromEntries(names.map((name) => [name, refTo(name)])), ...headers },
          ...(content ? { content: opened(content) as Content } : {}),
        },
      ]
    }),
  )
}

const refTo = (name: string) => ({ $ref: `#/components/headers/${name}` })

/** A schema of ours as the framework writes it: without what JSON cannot hold, and one value as a list of one. */
export const plain = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (key, child) =>
    typeof child === 'object' && child !== null && 'const' in child && key !== 'properties'
      ? asList(child as { const: unknown })
      : child,
  )

const asList = ({ const: one, ...rest }: { const: unknown }) => ({ ...rest, enum: [one] })

/** An answer may get new fields at any time, so that its schema must not refuse them. */
export function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, child]) => !(key === 'additionalProperties' && child === false))
      .map(([key, child]) => [key, opened(child)]),
  )
}
