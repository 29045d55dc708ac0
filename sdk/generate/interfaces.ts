/** A JSON schema, as far as the documents use it. */
export type Schema = {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  deprecated?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

type Members = Pick<Schema, 'properties' | 'required'>

/**
 * Writes schemas as named interfaces, since an editor shows the name of an interface, and the documentation of its
 * fields. Objects inside of others get a name too: their title, or the names of the other and of the field.
 */
export function interfaceWriter(named: Record<string, Schema>) {
  const texts = new Map<string, string>()
  const names = new Set(Object.keys(named))

  function typeOf(schema: Schema, place: string): string {
    if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '')
    if (schema.const !== undefined) return literal(schema.const)
    if (schema.enum) return schema.enum.map(literal).join(' | ')
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return unionOf(choicesOf(choices, place))
    if (schema.allOf) return schema.allOf.map((part, index) => typeOf(part, `${place}${index + 1}`)).join(' & ')
    return unionOf([schema.type ?? []].flat().map((type) => plainType(type, schema, place)))
  }

  /** Null or one other is not a choice between several. */
  function choicesOf(choices: Schema[], place: string): string[] {
    const is_plain = choices.filter(({ type }) => type !== 'null').length === 1
    return choices.map((choice, index) => typeOf(choice, is_plain ? place : `${place}${index + 1}`))
  }

  function plainType(type: string, schema: Schema, place: string): string {
    if (type === 'array') return arrayOf(typeOf(schema.items ?? {}, place))
    if (type === 'object') return objectType(schema, place)
    if (type === 'integer') return 'number'
    return type === 'string' && schema.format === 'binary' ? 'Blob' : type
  }

  function objectType(schema: Schema, place: string): string {
    const { properties, additionalProperties, title = place } = schema
    if (!properties) {
      const value = typeof additionalProperties === 'object' ? typeOf(additionalProperties, place) : 'unknown'
      return `Record<string, ${value}>`
    }
    const text = membersOf(schema, title)
    // A title that two different objects share names neither of them.
    const is_taken = names.has(title) || (texts.get(title) ?? text) !== text
    if (is_taken) return text
    texts.set(title, text)
    return title
  }

  function membersOf({ properties = {}, required = [] }: Members, owner: string): string {
    const lines = Object.entries(properties).map(([name, schema]) => {
      const is_required = required.includes(name)
      const type = typeOf(schema, owner + pascal(name))
      // JSON leaves out what is undefined, so it may be given.
      return `${docOf(schema, '  ')}  ${quoted(name)}${is_required ? '' : '?'}: ${type}${is_required ? '' : ' | undefined'}\n`
    })
    return `{\n${lines.join('')}}`
  }

  for (const [name, schema] of Object.entries(named)) texts.set(name, declared(name, schema))

  function declared(name: string, schema: Schema): string {
    return schema.properties ? membersOf(schema, name) : `= ${typeOf(schema, name)}`
  }

  return {
    typeOf,
    /** Adds an interface that the document has no schema for. */
    add(name: string, members: Members): void {
      texts.set(name, membersOf(members, name))
    },
    /** The names that are used in a text. */
    used: (text: string): string[] => [...texts.keys()].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort(),
    /** All that was written, by name. */
    text: (): string =>
      [...texts]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, text]) => {
          const doc = docOf(named[name] ?? {}, '')
          return text.startsWith('=')
            ? `${doc}export type ${name} ${text}\n`
            : `${doc}export interface ${name} ${text}\n`
        })
        .join('\n'),
  }
}

/** A comment that editors show, with what the schema says in words. */
export function docOf({ description, deprecated, default: standard }: Schema, indent: string): string {
  const lines = [
    ...(description?.split('\n') ?? []),
    ...(standard === undefined ? [] : [`@defaultValue ${literal(standard)}`]),
    ...(deprecated ? ['@deprecated'] : []),
  ].map((line) => line.replaceAll('*/', '*\\/'))
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

export const pascal = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const unionOf = (types: string[]): string => [...new Set(types)].join(' | ') || 'unknown'
const arrayOf = (type: string): string => (/[|&]/.test(type) ? `(${type})[]` : `${type}[]`)
const quoted = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`)

function literal(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)
}
