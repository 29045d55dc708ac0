import { rowOn } from '../../../law/dated-rows.ts'
import { TABLE_NAMES } from '../../../law/tables.ts'
import type { Tables } from '../../../platform/legal/legal-book.ts'
import { fileOf } from '../../../platform/legal/read-legal.ts'

type Dated = { valid_from: string; source: string; note: string; rule?: string }

/** Lists of dated rows, wherever they stand in a table. */
function listsOf(value: unknown, where: string): { list: string; rows: Dated[] }[] {
  if (Array.isArray(value)) return [{ list: where, rows: value as Dated[] }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listsOf(part, where ? `${where}.${key}` : key))
}

type GivenTable = Tables & { today: string }

/** The tables that amounts are computed from, for the people who keep them up to date. */
export const tablesInForce = ({ legal, states, today }: GivenTable) =>
  [...TABLE_NAMES].sort().map((name) => ({
    name,
    file: fileOf(name),
    origin: states[name].origin,
    problem: states[name].problem,
    changed_at: states[name].upload?.changed_at.toISOString() ?? null,
    changed_by: states[name].upload?.changed_by ?? null,
    rows: listsOf(legal[name], '').flatMap(({ list, rows }) =>
      rows.map((row) => ({
        list,
        valid_from: row.valid_from,
        in_force: row === rowOn(rows, today),
        source: row.source,
        rule: row.rule ?? null,
        note: row.note || null,
      })),
    ),
  }))
