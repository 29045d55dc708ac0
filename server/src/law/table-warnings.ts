import { formatOf, withPlainSpaces } from '../kernel/format.ts'
import type { Language } from '../kernel/language.ts'
import { LAW_CODES } from './codes.ts'
import { rowOn } from './dated-rows.ts'
import type { TableName } from './tables.ts'
import { TITLES } from './titles.ts'

export const WARNING_CODES = ['table_unconfirmed', 'rate_may_have_changed'] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** A row of a table that an amount was computed from, as far as its reliability is concerned. */
export type RowUse = {
  readonly table: TableName
  /** The list within the table, as a path: `DE` or `AT.business`. */
  readonly list: string
  readonly valid_from: string
  readonly confirmed: boolean
  /** The first day on which another figure is expected; null if none is, or if the table has a later row. */
  readonly next_change: string | null
}

type Reliability = {
  readonly valid_from: string
  readonly confirmed?: boolean
  readonly next_change?: string | null
}

/** A row that says nothing was put in by somebody who vouches for it. */
export const rowUse = <R extends Reliability>(
  where: Pick<RowUse, 'table' | 'list'>,
  rows: readonly R[],
  row: R,
): RowUse => ({
  ...where,
  valid_from: row.valid_from,
  confirmed: row.confirmed ?? true,
  next_change: row === rows.at(-1) ? (row.next_change ?? null) : null,
})

/** The row of a list that is valid on a day, if there is one. */
export function rowsInUse<R extends Reliability>(
  where: Pick<RowUse, 'table' | 'list'>,
  rows: readonly R[],
  day: string,
): RowUse[] {
  const row = rowOn(rows, day)
  return row ? [rowUse(where, rows, row)] : []
}

export type TableWarning = Pick<RowUse, 'table' | 'list' | 'valid_from'> & { readonly code: WarningCode }

/** What to doubt about the rows that were used, for amounts of a day. */
export function tableWarnings(used: readonly RowUse[], day: string): TableWarning[] {
  const found = used.flatMap(({ table, list, valid_from, confirmed, next_change }) => {
    const codes: WarningCode[] = []
    if (!confirmed) codes.push('table_unconfirmed')
    if (next_change !== null && next_change <= day) codes.push('rate_may_have_changed')
    return codes.map((code) => ({ code, table, list, valid_from }))
  })
  return distinctWarnings(found)
}

/** Each warning once, in a fixed order. */
export function distinctWarnings(warnings: readonly TableWarning[]): TableWarning[] {
  const keyOf = ({ table, list, valid_from, code }: TableWarning) => `${table} ${list} ${valid_from} ${code}`
  const by_key = new Map(warnings.map((warning) => [keyOf(warning), warning]))
  return [...by_key.keys()].sort().map((key) => by_key.get(key) as TableWarning)
}

const SENTENCES: Readonly<Record<Language, Readonly<Record<WarningCode, (title: string, day: string) => string>>>> = {
  de: {
    table_unconfirmed: (title, day) =>
      `${title}: Die ab ${day} geltenden Werte sind nicht bestätigt. Der tatsächliche Betrag kann abweichen.`,
    rate_may_have_changed: (title, day) =>
      `${title}: Die ab ${day} geltenden Werte können sich inzwischen geändert haben. Der tatsächliche Betrag kann abweichen.`,
  },
  en: {
    table_unconfirmed: (title, day) =>
      `${title}: the values in force since ${day} are not confirmed. The actual amount may differ.`,
    rate_may_have_changed: (title, day) =>
      `${title}: the values in force since ${day} may have changed since then. The actual amount may differ.`,
  },
}

/** One warning as a sentence for its reader. `country` is the reader's; null if unknown. */
export function warningText(
  { code, table, list, valid_from }: TableWarning,
  language: Language,
  country: string | null,
) {
  const format = formatOf(language, country)
  const law = LAW_CODES.find((known) => list.split('.')[0] === known)
  const title = law ? `${TITLES[table][language]} (${format.country(law)})` : TITLES[table][language]
  return SENTENCES[language][code](title, format.day(valid_from))
}

/** For programs, whose language is English. */
export const warningOut = (warning: TableWarning) => ({
  code: warning.code,
  table: warning.table,
  valid_from: warning.valid_from,
  message: withPlainSpaces(warningText(warning, 'en', null)),
})
