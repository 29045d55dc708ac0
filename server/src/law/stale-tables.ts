import { LAW_CODES, type LawCode } from './codes.ts'
import { type RowUse, rowUse, type TableWarning, tableWarnings } from './table-warnings.ts'
import { type Legal, TABLE_NAMES, type TableName, tableLaw } from './tables.ts'

export type AnyRow = {
  readonly valid_from: string
  readonly rule?: string
  readonly confirmed?: boolean
  readonly next_change?: string | null
  readonly source: string
  readonly note: string
}

/** The lists of dated rows of a table, wherever they stand in it. */
export function listsOf(table: unknown, where = ''): { list: string; rows: AnyRow[] }[] {
  if (Array.isArray(table)) return [{ list: where, rows: table as AnyRow[] }]
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, part]) => listsOf(part, where ? `${where}.${key}` : key))
}

export type StaleTable = {
  readonly table: TableName
  /** In the order of the lists. */
  readonly warnings: readonly TableWarning[]
  /** The laws that have a list among them. */
  readonly laws: readonly LawCode[]
  /** The first day of the oldest doubt. */
  readonly since: string
}

/** The tables whose newest figures are unconfirmed or may have changed, for the people who keep them up to date. */
export const staleTables = (legal: Legal, today: string): StaleTable[] =>
  TABLE_NAMES.flatMap((table) => {
    const newest = listsOf(legal[table]).flatMap(({ list, rows }): RowUse[] => {
      const row = rows.at(-1)
      return row ? [rowUse({ table, list }, rows, row)] : []
    })
    const warnings = tableWarnings(newest, today)
    if (warnings.length === 0) return []
    const sinceOf = ({ code, list, valid_from }: TableWarning): string =>
      (code === 'rate_may_have_changed' && newest.find((use) => use.list === list)?.next_change) || valid_from
    const laws = LAW_CODES.filter((code) => warnings.some(({ list }) => (tableLaw(table) ?? headOf(list)) === code))
    return [{ table, warnings, laws, since: warnings.map(sinceOf).sort()[0] as string }]
  })

const headOf = (list: string): string | undefined => list.split('.')[0]
