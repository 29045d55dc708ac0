import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/** What a value is at run time, as far as the driver distinguishes values. */
export type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'object' | 'null' | 'undefined' | 'anything'

export type RowType = ReadonlyMap<string, ReadonlySet<Kind>>

/** The fields of a row; null for a row typed as unknown, whose fields nobody can read. */
export function rowTypeOf(checker: Checker, row: Type): RowType | null {
  if (row.flags & TypeFlags.Unknown) return null
  // If a row has one of several shapes, a field may hold what any of them allows.
  const shapes = (row.isUnionType() ? row.getTypes() : [row]).filter(({ flags }) => !(flags & TypeFlags.Undefined))
  const fields = new Map<string, ReadonlySet<Kind>>()
  for (const shape of shapes) {
    for (const property of checker.getPropertiesOfType(shape)) {
      const kinds = kindsOf(checker, checker.getTypeOfSymbol(property) as Type)
      fields.set(property.name, new Set([...kinds, ...(fields.get(property.name) ?? [])]))
    }
  }
  return fields
}

export function kindsOf(checker: Checker, type: Type): Set<Kind> {
  if (type.isUnionType()) return new Set(type.getTypes().flatMap((one) => [...kindsOf(checker, one)]))
  if (type.isIntersectionType()) {
    // A branded number is still a number.
    const kinds = type.getTypes().flatMap((one) => [...kindsOf(checker, one)])
    return new Set(kinds.filter((kind) => kind !== 'object' || kinds.every((other) => other === 'object')))
  }
  return new Set([kindOf(type)])
}

function kindOf(type: Type): Kind {
  const { flags } = type
  if (flags & TypeFlags.StringLike) return 'string'
  if (flags & TypeFlags.NumberLike) return 'number'
  if (flags & TypeFlags.BooleanLike) return 'boolean'
  if (flags & TypeFlags.Null) return 'null'
  if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return 'undefined'
  if (!(flags & (TypeFlags.Object | TypeFlags.NonPrimitive))) return 'anything'
  const name = type.getSymbol()?.name
  return name === 'Date' || name === 'Buffer' ? name : 'object'
}
