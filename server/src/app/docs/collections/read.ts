import type { OpenApiDocument } from '../../../platform/http/openapi-document.ts'
import { resolved, type Schema, type Schemas, sampleOf } from './sample.ts'
import { CAPTURES, WALK } from './walk.ts'

export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
export type FormField = { readonly name: string; readonly is_file: boolean; readonly value: string; is_needed: boolean }
export type QueryField = { readonly name: string; readonly value: string; readonly about: string }

export type CollectionRequest = {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly method: string
  /** With variables in double braces, from the slash after the address on. */
  readonly path: string
  readonly query: readonly QueryField[]
  readonly takes_key: boolean
  readonly body: Body | null
  readonly capture: { readonly variable: string; readonly path: string } | null
}
export type CollectionFolder = {
  readonly name: string
  readonly about: string
  readonly requests: readonly CollectionRequest[]
}
export type CollectionSource = {
  readonly name: string
  readonly about: string
  readonly address: string
  readonly folders: readonly CollectionFolder[]
  /** Ids that requests refer to. */
  readonly variables: readonly string[]
}

type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown }> }
type Parameter = { name: string; in: string; description?: string; schema?: Schema; example?: unknown }
type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
}

const WALK_FOLDER = {
  name: 'Walk through',
  about: 'One case from nothing to the recommendation to sue. Send the requests in this order, or run the folder.',
}

/** All that a collection has, whatever program it is for. */
export function readCollection(document: OpenApiDocument, address: string): CollectionSource {
  const schemas = (document.components?.schemas ?? {}) as Schemas
  const tags = document.tags as unknown as { name: string; description: string }[]
  const all = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        tag: operation.tags[0],
        request: requestOf({ path, method, operation, schemas }),
      })),
  )
  const walk = WALK.flatMap(({ operation, body }) => {
    const request = all.find((one) => one.request.id === operation)?.request
    return request ? [{ ...request, ...(body ? { body: { kind: 'json', value: body } as const } : {}) }] : []
  })
  const folders = tags.map(({ name, description }) => ({
    name,
    about: description,
    requests: all.filter(({ tag }) => tag === name).map(({ request }) => request),
  }))
  return {
    name: 'Mahnwerk',
    about: 'Made from the OpenAPI document of the partner API. Set `token` first; `address` is this server.',
    address,
    folders: [{ ...WALK_FOLDER, requests: walk }, ...folders.filter(({ requests }) => requests.length > 0)],
    variables: [...new Set(all.flatMap(({ request }) => variablesOf(request)))].sort(),
  }
}

type Declared = { path: string; method: string; operation: Operation; schemas: Schemas }

function requestOf({ path, method, operation, schemas }: Declared): CollectionRequest {
  const { operationId, summary, description = '', parameters = [] } = operation
  return {
    id: operationId,
    name: summary,
    about: description,
    method: method.toUpperCase(),
    path: withVariables(path),
    query: parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema = {}, description: about = '', example }) => ({
        name,
        value: isVariable(name) ? `{{${name}}}` : String(example ?? sampleOf(schema, schemas)),
        about,
      })),
    takes_key: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: bodyOf(operation, schemas),
    capture: CAPTURES[operationId] ?? null,
  }
}

const SINGULAR_END = /s$/

/** `{id}` of `/customers/{id}` is the customer's; other parameters tell their name themselves. */
function withVariables(path: string): string {
  const parts = path.split('/')
  return parts
    .map((part, place) => {
      if (!part.startsWith('{')) return part
      const name = part.slice(1, -1)
      return `{{${name === 'id' ? `${parts[place - 1]?.replace(SINGULAR_END, '')}_id` : name}}}`
    })
    .join('/')
}

const ID_FIELDS = ['partner_id', 'customer_id', 'debtor_id', 'claim_id']
const isVariable = (name: string): boolean => ID_FIELDS.includes(name)

function bodyOf({ requestBody }: Operation, schemas: Schemas): Body | null {
  const content = requestBody?.content ?? {}
  const json = content['application/json']
  if (json) return { kind: 'json', value: withIds(exampleOf(json) ?? sampleOf(json.schema ?? {}, schemas)) }
  const form = content['multipart/form-data']
  if (!form) return null
  const { properties = {}, required = [] } = resolved(form.schema ?? {}, schemas)
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    is_file: schema.format === 'binary' || name === 'file',
    value: String(sampleOf(schema, schemas)),
    is_needed: required.includes(name),
  }))
  return { kind: 'form', fields }
}

const exampleOf = ({ example, examples }: Media): unknown => example ?? Object.values(examples ?? {})[0]?.value

/** Ids in an example are somebody else's. `id` of `customer` is the customer's. */
function withIds(value: unknown, holder = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item))
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).map(([field, inner]) => {
    const name = field === 'id' ? `${holder}_id` : field
    return [field, isVariable(name) && typeof inner === 'string' ? `{{${name}}}` : withIds(inner, field)]
  })
  return Object.fromEntries(pairs)
}

const variablesOf = ({ path, query, body }: CollectionRequest): string[] =>
  [...JSON.stringify([path, query, body]).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
