/** What samples need of a schema of the document. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly example?: unknown
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}
export type Schemas = Readonly<Record<string, Schema>>

export const resolved = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas) : schema

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-02-01',
  'date-time': '2026-02-01T09:00:00.000Z',
  email: 'office@holzinger.example',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.com/hook',
}
const EURO = 100

/** A value that the schema allows: its example, or the least that it asks for. */
export function sampleOf(given: Schema, schemas: Schemas): unknown {
  const schema = resolved(given, schemas)
  const shown = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.enum?.[0] ?? schema.default
  if (shown !== undefined) return shown
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0]
  if (choice) return sampleOf(choice, schemas)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object' || schema.properties) return objectOf(schema, schemas)
  if (type === 'array') return [sampleOf(schema.items ?? {}, schemas)]
  if (type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (type === 'number') return Math.max(EURO, schema.minimum ?? 0)
  if (type === 'boolean') return true
  return TEXTS[schema.format ?? ''] ?? 'text'
}

/** Where no field is required, the first one stands for the others: an empty change is refused. */
function objectOf({ properties = {}, required = [] }: Schema, schemas: Schemas): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, schemas)]))
}
