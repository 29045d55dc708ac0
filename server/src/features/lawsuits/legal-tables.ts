import { rowOn } from '../../kernel/dated-rows.ts'
import type { Legal, TableName } from '../../kernel/legal.ts'
import { fileOf } from '../../platform/legal/read-legal.ts'

type Dated = { valid_from: string; source: string; note: string; rule?: string }

/** Lists of dated rows, wherever they stand in a table. */
function listsOf(value: unknown, where: string): { list: string; rows: Dated[] }[] {
  if (Array.isArray(value)) return [{ list: where, rows: value as Dated[] }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listsOf(part, where ? `${where}.${key}` : key))
}

type Given = { legal: Legal; replaced_tables: ReadonlySet<TableName>; today: string }

/** What amounts are computed by, for people who must keep it true. */
export const tablesInForce = ({ legal, replaced_tables, today }: Given) =>
  (Object.keys(legal) as TableName[]).sort().map((name) => ({
    name,
    file: fileOf(name),
    origin: replaced_tables.has(name) ? ('replaced' as const) : ('built_in' as const),
    rows: listsOf(legal[name], '').flatMap(({ list, rows }) =>
      rows.map((row) => ({
        ...{ list, valid_from: row.valid_from, in_force: row === rowOn(rows, today), source: row.source },
        rule: row.rule ?? null,
        note: row.note || null,
      })),
    ),
  }))
