import type { Schemas } from '../../../../shared/api/operator.ts'

/** What a table says in one place. */
export type Figure = Schemas['LegalFigureChange']['after']
export type Entry = Readonly<Record<string, unknown>>

/** One thing that a row says: a figure, or a list of entries with columns. */
export type Part =
  | { readonly name: string; readonly value: Figure }
  | { readonly name: string; readonly columns: readonly string[]; readonly entries: readonly Entry[] }

/** What stands in columns of its own, or beside the row. */
const BESIDE = ['valid_from', 'confirmed', 'next_change', 'source', 'note', 'rule']

/** The row of a table that stands in a list, such as `AT.business`. */
export function rowOf(table: unknown, list: string, valid_from: string): Entry | undefined {
  const rows = list.split('.').reduce((part: unknown, key) => (isEntry(part) ? part[key] : undefined), table)
  return Array.isArray(rows) ? rows.find((row: Entry) => row.valid_from === valid_from) : undefined
}

/** What a row says, in its order. */
export const partsOf = (row: Entry): Part[] =>
  Object.entries(row).flatMap(([name, value]): Part[] => {
    if (BESIDE.includes(name)) return []
    if (isEntries(value))
      return [{ name, columns: [...new Set(value.flatMap((entry) => Object.keys(entry)))], entries: value }]
    if (isEntry(value)) return [{ name, columns: Object.keys(value), entries: [value] }]
    return [{ name, value: value as Figure }]
  })

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntries = (value: unknown): value is Entry[] => Array.isArray(value) && value.every(isEntry)

export type Unit = 'cents' | 'bp' | 'ppm' | 'times'

/** The unit is the last word of a name: `fee_cents`, `rate_bp`. */
export const unitOf = (name: string): Unit | undefined =>
  (['cents', 'bp', 'ppm', 'times'] as const).find((unit) => name === unit || name.endsWith(`_${unit}`))

/** How much a figure grows: from twice on as a factor, else as a share. Nothing if there is nothing to compare. */
export function growthOf(before: Figure, after: Figure): { factor: number } | { share: number } | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0 || after < 0) return undefined
  const factor = after / before
  return factor >= 2 ? { factor: Math.round(factor * 10) / 10 } : { share: factor - 1 }
}

/** The place of a fault, such as `AT.3.rate_bp`: names as they are, and numbers counted from 1. */
export const placeOf = (field: string): { readonly name: string; readonly number: number | null }[] =>
  field.split('.').map((name) => ({ name, number: /^\d+$/.test(name) ? Number(name) + 1 : null }))
