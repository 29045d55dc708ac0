import type { Column } from './describe.ts'
import type { Kind, RowType } from './row-type.ts'

/** Kinds as the driver returns them (`openClient`). Lists arrive as text, so statements return JSON instead. */
const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  'timestamp with time zone': 'Date',
  'timestamp without time zone': 'Date',
  bytea: 'Buffer',
}

const FROM_JSON: ReadonlySet<Kind> = new Set(['string', 'number', 'boolean', 'object', 'anything'])

function allowedKinds(type: string): ReadonlySet<Kind> {
  if (type === 'jsonb' || type === 'json') return FROM_JSON
  return new Set([KIND_OF_TYPE[type] ?? 'string'])
}

/** The faults of the row type, one sentence each. `variants` has the columns for each text of the statement. */
export function faultsOf(row: RowType, variants: readonly (readonly Column[])[]): string[] {
  const names = new Set([...row.keys(), ...variants.flatMap((columns) => columns.map(({ name }) => name))])
  return [...names].flatMap((name) => {
    const kinds = row.get(name)
    if (!kinds) return [`the statement answers with ${name}, which the row type lacks`]
    const columns = variants.map((one) => one.find((column) => column.name === name))
    if (columns.some((column) => !column)) return [`the row type has ${name}, which the statement does not answer with`]
    return faultsOfColumn(name, kinds, columns as Column[])
  })
}

function faultsOfColumn(name: string, kinds: ReadonlySet<Kind>, columns: readonly Column[]): string[] {
  const faults = new Set<string>()
  for (const { type } of columns) {
    const allowed = allowedKinds(type)
    const wrong = [...kinds].filter((kind) => kind !== 'null' && !allowed.has(kind))
    if (wrong.length > 0) faults.add(`${name} is ${type} and typed as ${wrong.join(', ')}`)
  }
  // A field typed as anything says nothing about null.
  if (kinds.has('anything')) return [...faults]
  const may_be_null = columns.some(({ nullability }) => nullability === 'may be null')
  const is_never_null = columns.every(({ nullability }) => nullability === 'never null')
  if (may_be_null && !kinds.has('null')) faults.add(`${name} may be null and is typed without null`)
  if (is_never_null && kinds.has('null')) faults.add(`${name} is never null and is typed with null`)
  return [...faults]
}
