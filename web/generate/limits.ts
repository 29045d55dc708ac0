import { readFile } from 'node:fs/promises'

/** Limits of form fields, taken from the interface document so that no page repeats them. */

const DOCUMENT = new URL('../../openapi/operator.json', import.meta.url)
export const LIMITS = new URL('../shared/api/limits.generated.ts', import.meta.url)

const HEAD = '// Made from openapi/operator.json by `npm run openapi`. Do not edit.\n\n'

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
}
type Body = { readonly content?: Record<string, { readonly schema: Schema }> }
export type Document = {
  readonly paths: Record<string, Record<string, { readonly requestBody?: Body }>>
  readonly components: { readonly schemas: Record<string, Schema> }
}

type Limits = { [name: string]: number | Limits }

/** Named as in input fields. A list has a maximum number of items, and the limits of one item. */
function limitsOf(schema: Schema, schemas: Document['components']['schemas']): Limits {
  if (schema.$ref) return limitsOf(schemas[nameOf(schema.$ref)] ?? {}, schemas)
  if (schema.items) {
    const each = limitsOf(schema.items, schemas)
    return { ...(schema.maxItems === undefined ? {} : { max: schema.maxItems }), ...each }
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, limitsOf(field, schemas)] as const)
    return Object.fromEntries(fields.filter(([, limits]) => Object.keys(limits).length > 0))
  }
  return {
    ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
    ...(schema.minimum === undefined ? {} : { min: schema.minimum }),
    ...(schema.maximum === undefined ? {} : { max: schema.maximum }),
  }
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

/** The limits of every body that the team's pages send, by name and field. */
export function limitsText({ paths, components }: Document): string {
  const names = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .map(({ schema }) => nameOf(schema.$ref ?? ''))
  const bodies = [...new Set(names)]
    .sort()
    .map((name) => [name, limitsOf(components.schemas[name] ?? {}, components.schemas)] as const)
    .filter(([, limits]) => Object.keys(limits).length > 0)
  return `${HEAD}export const LIMITS = ${JSON.stringify(Object.fromEntries(bodies), null, 2)} as const\n`
}

export const makeLimits = async (): Promise<string> => limitsText(JSON.parse(await readFile(DOCUMENT, 'utf8')))
