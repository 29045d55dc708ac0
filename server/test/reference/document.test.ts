import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDocuments } from '../../src/app/write-openapi.ts'
import { checkOf } from '../../src/platform/http/validation.ts'

/** What partners read. Its words are part of the interface, so that a test asks for them. */

type Schema = {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  additionalProperties?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Media = { schema: Schema; example?: unknown }
type Answer = { description: string; headers: Record<string, { $ref?: string }>; content?: Record<string, Media> }
type Operation = {
  operationId: string
  description?: string
  parameters?: { name: string; in: string; description?: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; headers: Record<string, Schema> }
}

const document = (await makeDocuments()).partner as unknown as Document
const operations = Object.entries({ ...document.paths, ...document.webhooks }).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const mediaOf = ({ operation }: (typeof operations)[number]): Media[] => [
  ...Object.values(operation.requestBody?.content ?? {}),
  ...answersOf(operation),
]
const answersOf = ({ responses }: Operation): Media[] =>
  Object.values(responses).flatMap(({ content }) => Object.values(content ?? {}))

type Field = { where: string; name: string; schema: Schema }

/** Every field of a schema, at any depth, up to the next named schema. */
function fieldsOf(where: string, schema: Schema): Field[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    where: `${where}.${name}`,
    name,
    schema: field,
  }))
  const parts: [string, Schema][] = [
    ...own.map((field): [string, Schema] => [field.where, field.schema]),
    ...(schema.items ? [[`${where}[]`, schema.items] as [string, Schema]] : []),
    ...(schema.anyOf ?? []).map((part, index): [string, Schema] => [`${where}|${index}`, part]),
  ]
  return [...own, ...parts.flatMap(([place, part]) => fieldsOf(place, part))]
}

const FORMATS = ['UUID', 'EUR', 'YYYY-MM-DD', 'Default Response']

/** Why a text is no sentence that tells something about what it describes. */
function faultOf(name: string, text: string | undefined): string | undefined {
  if (!text) return 'has no description'
  if (FORMATS.includes(text)) return `says only its format: ${text}`
  if (!/^[A-Z`0-9].*[.)]$/s.test(text)) return `is no sentence: ${text}`
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
  const said = words(text).filter((word) => !['the', 'a', 'an', 'of', 'its', 'is', 'this', 'it'].includes(word))
  return said.every((word) => words(name.replaceAll('_', ' ')).includes(word)) ? `repeats its name: ${text}` : undefined
}

test('every field of every schema, every parameter, header and answer is described in a sentence', () => {
  const fields = [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => fieldsOf(name, schema)),
    ...operations.flatMap((one) => mediaOf(one).flatMap(({ schema }) => fieldsOf(one.operation.operationId, schema))),
  ].map(({ where, name, schema }) => ({ where, name, text: schema.description }))
  const others = operations.flatMap(({ operation: { operationId: id, ...operation } }) => [
    { where: id, name: id, text: operation.description },
    ...(operation.parameters ?? []).map(({ name, description }) => ({
      where: `${id} ${name}`,
      name,
      text: description,
    })),
    ...Object.entries(operation.responses).map(([status, { description: text }]) => ({
      where: `${id} ${status}`,
      name: status,
      text,
    })),
  ])
  const headers = Object.entries(document.components.headers).map(([name, { description: text }]) => ({
    where: name,
    name,
    text,
  }))
  const faults = [...fields, ...others, ...headers].flatMap(({ where, name, text }) => {
    const fault = faultOf(name, text)
    return fault ? [`${where} ${fault}`] : []
  })
  assert.ok(fields.length > 700)
  assert.deepEqual(faults, [])
})

test('no answer refuses new fields, and every request refuses unknown ones', () => {
  const strict: string[] = []
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema) : schema
  const walk = (where: string, schema: Schema, wants: boolean, seen: Set<Schema>): void => {
    const found = resolve(schema)
    if (seen.has(found)) return
    seen.add(found)
    if (found.properties && (found.additionalProperties === false) !== wants) strict.push(where)
    for (const [name, part] of Object.entries(found.properties ?? {})) walk(`${where}.${name}`, part, wants, seen)
    for (const part of [...(found.anyOf ?? []), ...(found.items ? [found.items] : [])]) walk(where, part, wants, seen)
  }
  for (const [path, methods] of Object.entries(document.paths))
    for (const operation of Object.values(methods)) {
      for (const { schema } of answersOf(operation)) walk(`${operation.operationId} answer`, schema, false, new Set())
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        walk(`${path} body`, schema, true, new Set())
    }
  assert.deepEqual(strict, [])
})

test('every operation tells of its limits, its failures and what to do about them', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      for (const [status, { headers }] of Object.entries(responses)) {
        const where = `${operationId} ${status}`
        assert.ok(headers['X-Request-Id'], where)
        assert.equal('X-RateLimit-Remaining' in headers, path.startsWith('/openapi/'), where)
        const may_be_running = status === '409' && method !== 'get'
        assert.equal('Retry-After' in headers, ['429', '503'].includes(status) || may_be_running, where)
      }
      for (const status of ['401', '500', '503']) assert.ok(responses[status], `${operationId} ${status}`)
    }
  assert.deepEqual(
    Object.keys(document.paths['/openapi/revenue-shares/statements/{id}/pdf']?.get?.responses[200]?.content ?? {}),
    ['application/pdf'],
  )
  const types = Object.keys(document.paths['/openapi/documents/{id}/download']?.get?.responses[200]?.content ?? {})
  assert.ok(types.includes('application/pdf') && types.includes('image/png') && types.includes('text/plain'))
})

test('every operation and every event has an example, in the request and in the answer', () => {
  for (const { operation, path } of operations) {
    const { operationId, parameters = [], requestBody, responses } = operation
    for (const { name, required, example } of parameters)
      if (required) assert.ok(example !== undefined, `${operationId} ${name}`)
    for (const { example } of Object.values(requestBody?.content ?? {})) assert.ok(example, `${operationId} body`)
    if (path in document.webhooks) continue
    const shown = Object.values(responses).some(
      ({ content, headers }) =>
        Object.values(content ?? {}).some(({ example }) => example !== undefined) ||
        'example' in (headers['Content-Disposition'] ?? {}),
    )
    assert.ok(shown, `${operationId} answer`)
  }
})

/** A schema with what it refers to in its place. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return whole(document.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''])
  const known = Object.entries(schema).filter(([, part]) => part !== 'binary')
  return Object.fromEntries(known.map(([key, part]) => [key, whole(part)]))
}

test('what the product answered and sent fits the schemas, field by field', () => {
  for (const { operation } of operations) {
    for (const [type, { schema, example }] of Object.entries({
      ...operation.requestBody?.content,
      ...Object.assign({}, ...Object.values(operation.responses).map(({ content }) => content ?? {})),
    } as Record<string, Media>)) {
      if (example === undefined || type === 'text/csv') continue
      assert.deepEqual(checkOf(whole(schema) as never, 'body')(example), [], operation.operationId)
      assert.deepEqual(unknownFields(schema, example), [], `${operation.operationId}: not in the document`)
    }
  }
})

/** Fields of a value that its schema does not name, although it may have others. */
function unknownFields(schema: Schema, value: unknown, where = ''): string[] {
  const found = whole(schema) as Schema
  const shapes = [found, ...(found.anyOf ?? [])]
  if (Array.isArray(value))
    return value.flatMap((one, index) => unknownFields(found.items ?? {}, one, `${where}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  if (shapes.some(({ additionalProperties }) => additionalProperties === true)) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const known = shapes.flatMap(({ properties }) => (properties?.[name] ? [properties[name]] : []))
    return known[0] ? unknownFields(known[0], field, `${where}.${name}`) : [`${where}.${name}`]
  })
}
