import { rowOn } from '../../../law/dated-rows.ts'
import { listsOf } from '../../../law/stale-tables.ts'

/** What a table says in one place. Of lists of words: those that the other side does not have. */
export type Figure = string | number | boolean | null

export type FigureChange = {
  /** Where in the row: names of fields, and of the entries of lists, which have a number where nothing names them. */
  readonly path: string[]
  readonly before: Figure
  readonly after: Figure
  /** Whether the figure changes so much that it may be a slip. */
  readonly is_jump: boolean
}

export const CHANGES = ['added', 'changed', 'removed'] as const

export type RowChange = {
  readonly list: string
  readonly valid_from: string
  readonly what: (typeof CHANGES)[number]
  /** The first day of the row that the figures are compared with: of a new or removed row the one that holds without it. */
  readonly compared_with: string | null
  /** Whether amounts of days before today change. */
  readonly is_past: boolean
  readonly figures: FigureChange[]
}

/** A figure that changes by more than this part of itself may be a slip. */
const JUMP_SHARE = 0.2
/** A rate may move by one percentage point, however small it is. */
const RATE_STEP: Readonly<Record<string, number>> = { bp: 100, ppm: 10_000 }

/** What is said about a row. Nothing is computed from it. */
const REMARKS = ['rule', 'source', 'note', 'confirmed', 'next_change']
/** What tells the entries of a list apart; others are counted. */
const NAMES = ['district_court', 'name', 'state', 'zip']

/** The rows that differ between two versions of a table, in the order of the new one; removed rows stand last. */
export function compareTables(before: unknown, after: unknown, today: string): RowChange[] {
  const old_lists = listsOf(before)
  return listsOf(after).flatMap(({ list, rows }) => {
    const old_rows = old_lists.find((one) => one.list === list)?.rows ?? []
    const kept = rows.flatMap((row) => {
      const old = old_rows.find(({ valid_from }) => valid_from === row.valid_from)
      const { valid_from } = row
      if (old) return changeOf({ list, valid_from, what: 'changed', compared_with: valid_from }, { old, row, today })
      const other = rows[rows.indexOf(row) - 1]
      const compared_with = other?.valid_from ?? null
      return changeOf({ list, valid_from, what: 'added', compared_with }, { old: other, row, today })
    })
    const gone = old_rows.filter((old) => !rows.some(({ valid_from }) => valid_from === old.valid_from))
    const removed = gone.flatMap((old) => {
      const row = rowOn(rows, old.valid_from)
      const place = {
        list,
        valid_from: old.valid_from,
        what: 'removed',
        compared_with: row?.valid_from ?? null,
      } as const
      return changeOf(place, { old, row, today })
    })
    return [...kept, ...removed]
  })
}

/** Whether somebody must say in words that the change is meant. */
export const needsWords = (changes: readonly RowChange[]): boolean =>
  changes.some(({ is_past, figures }) => is_past || figures.some(({ is_jump }) => is_jump))

type Sides = { readonly old: object | undefined; readonly row: object | undefined; readonly today: string }

function changeOf(place: Omit<RowChange, 'is_past' | 'figures'>, { old, row, today }: Sides): RowChange[] {
  const figures = figuresBetween(old, row)
  if (place.what === 'changed' && figures.length === 0) return []
  const is_past = place.valid_from < today && figures.some(({ path }) => !REMARKS.includes(path[0] as string))
  return [{ ...place, is_past, figures }]
}

function figuresBetween(old: object | undefined, row: object | undefined): FigureChange[] {
  const [before, after] = [old, row].map((one): Flat => (one ? flatten(one) : new Map())) as [Flat, Flat]
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [left, right] = [before.get(key), after.get(key)]
    if (left && right && JSON.stringify(left.value) === JSON.stringify(right.value)) return []
    const path = (right ?? left)?.path ?? []
    const is_jump = old !== undefined && row !== undefined && isJump(path, left?.value, right?.value)
    return [{ path, before: shown(left?.value, right?.value), after: shown(right?.value, left?.value), is_jump }]
  })
}

type Value = Figure | readonly Figure[]
type Flat = Map<string, { path: string[]; value: Value }>

/** Every value of a row by its place. The day is the name of the row and stays out. */
function flatten(value: object, path: string[] = [], flat: Flat = new Map()): Flat {
  for (const [name, part] of Object.entries({ ...(path.length === 0 ? { confirmed: true } : {}), ...value })) {
    if (path.length === 0 && name === 'valid_from') continue
    const here = [...path, name]
    if (isScalarList(part)) flat.set(here.join('.'), { path: here, value: part })
    else if (Array.isArray(part))
      for (const [index, entry] of part.entries()) flatten(entry, [...here, nameOf(entry) ?? String(index + 1)], flat)
    else if (typeof part === 'object' && part !== null) flatten(part, here, flat)
    else if (part !== null || isFigure(name)) flat.set(here.join('.'), { path: here, value: part as Figure })
  }
  return flat
}

const isScalarList = (value: unknown): value is Figure[] =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object')

const nameOf = (entry: Readonly<Record<string, unknown>>): string | undefined => {
  const name = NAMES.map((key) => entry[key]).find((value) => typeof value === 'string')
  return name as string | undefined
}

const unitOf = (name: string): string | undefined => /(?:^|_)(cents|bp|ppm|times)$/.exec(name)?.[1]
const isFigure = (name: string): boolean => unitOf(name) !== undefined

function isJump(path: readonly string[], before: Value | undefined, after: Value | undefined): boolean {
  const name = path.at(-1) as string
  if (typeof before === 'boolean' || typeof after === 'boolean') return !REMARKS.includes(name)
  const unit = unitOf(name)
  if (unit === undefined) return false
  if (typeof before !== 'number' || typeof after !== 'number') return true
  const difference = Math.abs(after - before)
  return difference > Math.abs(before) * JUMP_SHARE && difference > (RATE_STEP[unit] ?? 0)
}

function shown(value: Value | undefined, other: Value | undefined): Figure {
  if (!Array.isArray(value)) return (value as Figure | undefined) ?? null
  const others = Array.isArray(other) ? other : []
  return value.filter((entry) => !others.includes(entry)).join(', ') || null
}
