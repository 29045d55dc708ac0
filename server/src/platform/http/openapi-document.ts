import { isDeepStrictEqual } from 'node:util'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { PARTNER_CODES } from '../../kernel/error-advice.ts'
import { ERROR_CODES } from '../../kernel/error-codes.ts'
import { ANSWER_HEADERS, completeAnswers, type Operation, opened, plain } from './openapi-answers.ts'
import { type Examples, showExamples } from './openapi-examples.ts'
import { ERROR_CODE_HEADER } from './refusal-code.ts'

export type DocumentHead = {
  title: string
  description: string
  security: 'bearer' | 'cookie'
  /** Set if the login is a cookie. */
  cookie_name?: string
  tags: { name: string; description: string }[]
  /** Set where others build on it: then every answer is told with its headers, and may get new fields. */
  is_public?: boolean
  /** What we send to others. */
  webhooks?: () => object
  /** Worked examples, by operation. Read when the document is asked for, since most processes never are. */
  examples?: () => Examples
}

const schemeOf = ({ security, cookie_name = '' }: DocumentHead) =>
  security === 'bearer'
    ? ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const)
    : ({ type: 'apiKey', in: 'cookie', name: cookie_name } as const)

/** Reads the document of a scope, once all its routes are declared. */
export type ReadDocument = () => OpenApiDocument

/** Collects the routes that the scope declares after this call. */
export async function collectRoutes(scope: FastifyInstance, head: DocumentHead): Promise<ReadDocument> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: head.title,
        description: head.description,
        version: '0.1.0',
        contact: { name: 'The team that runs this service' },
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      security: [{ [head.security]: [] }],
      tags: head.tags,
      components: {
        securitySchemes: { [head.security]: schemeOf(head) },
        ...(head.is_public ? { headers: ANSWER_HEADERS as never } : {}),
      },
    },
  })
  return () => documentOf(scope, head)
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and body within 24 hours give the same answer, and the work is done once. A 429 or 5xx is not kept: then the key can be sent again.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7E]+$' },
}

/** The header to which all refusals refer. The codes are examples, since new ones may be added. */
const errorCodeOf = ({ security }: DocumentHead) => ({
  description:
    'Why the request was refused, as a word in snake_case for programs. Also there where the body has no `code`. All codes are listed at `/docs/errors`, and new ones may be added.',
  schema: { type: 'string', examples: Object.keys(security === 'bearer' ? PARTNER_CODES : ERROR_CODES) },
})
const ERROR_HEADERS = { [ERROR_CODE_HEADER]: { $ref: `#/components/headers/${ERROR_CODE_HEADER}` } }

/** What moves the sandbox takes no key; what makes something there, or deletes it, does. */
const KEYED_IN_SANDBOX: readonly string[] = ['/sandbox/reset', '/sandbox/scenarios']
const takesKey = (path: string): boolean => path.startsWith('/openapi/') || KEYED_IN_SANDBOX.includes(path)

/** A parameter with a default is optional, and every POST of the partner API takes an idempotency key. */
function completeOperations(paths: Record<string, Record<string, Operation>>): void {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const parameter of operation.parameters ?? [])
        if (parameter.schema?.default !== undefined) parameter.required = false
      if (method === 'post' && takesKey(path)) {
        operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY as never]
      }
    }
  }
}

/** Every refusal has a code in its header. */
function tellErrorCodes(paths: Record<string, Record<string, Operation>>): void {
  for (const { responses } of Object.values(paths).flatMap(Object.values<Operation>))
    for (const [status, answer] of Object.entries(responses))
      if (Number(status) >= 400) answer.headers = { ...answer.headers, ...ERROR_HEADERS }
}

type Json = null | string | number | boolean | Json[] | { [key: string]: Json }
export type OpenApiDocument = { components?: { schemas?: Record<string, Json> } } & Record<string, Json>

/** The document of a scope. A schema with a title becomes a named schema, so that generated types get names. */
function documentOf(scope: FastifyInstance, head: DocumentHead): OpenApiDocument {
  const { webhooks, examples, is_public } = head
  const document = JSON.parse(JSON.stringify(scope.swagger({ yaml: false }))) as OpenApiDocument
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>
  completeOperations(paths)
  if (is_public) completeAnswers(paths)
  tellErrorCodes(paths)
  const schemas: Record<string, Json> = {}
  const { components, ...rest } = document
  const sent = webhooks ? { webhooks: opened(plain(webhooks())) as Json } : {}
  const named = nameSchemas({ ...rest, ...sent }, schemas) as OpenApiDocument
  if (examples) showExamples(named as never, examples())
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([left], [right]) => (left < right ? -1 : 1)))
  const headers = { ...(components as { headers?: object }).headers, [ERROR_CODE_HEADER]: errorCodeOf(head) }
  return { ...named, components: { ...components, headers, schemas: sorted } } as OpenApiDocument
}

function nameSchemas(value: Json, schemas: Record<string, Json>): Json {
  if (Array.isArray(value)) return value.map((item) => nameSchemas(item, schemas))
  if (typeof value !== 'object' || value === null) return value
  if ('x-shown' in value) return nameSchemas(value['x-shown'] as Json, schemas)
  const inner = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, nameSchemas(child, schemas)]))
  const { title, type, description, 'x-upload': _, ...rest } = inner
  if (typeof title !== 'string' || type !== 'object') return inner
  const schema = { title, type, ...rest }
  const known = schemas[title]
  if (known && !isDeepStrictEqual(known, schema)) throw new Error(`two different schemas are called ${title}`)
  schemas[title] = schema
  return { $ref: `#/components/schemas/${title}`, ...(description === undefined ? {} : { description }) }
}
