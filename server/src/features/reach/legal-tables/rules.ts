import type { Problem } from '../../../kernel/errors.ts'
import { rowOn } from '../../../law/dated-rows.ts'
import { type AnyRow, listsOf } from '../../../law/stale-tables.ts'
import { rowUse, tableWarnings } from '../../../law/table-warnings.ts'
import { TABLE_NAMES } from '../../../law/tables.ts'
import type { Tables } from '../../../platform/legal/legal-book.ts'
import { fileOf } from '../../../platform/legal/read-legal.ts'

type GivenTable = Tables & { today: string }

/** The tables that amounts are computed from, for the people who keep them up to date. */
export const tablesInForce = ({ legal, states, confirmed, today }: GivenTable) =>
  [...TABLE_NAMES].sort().map((name) => ({
    name,
    file: fileOf(name),
    origin: states[name].origin,
    problem: problemText(states[name].fault),
    fault: faultOut(states[name].fault),
    changed_at: states[name].upload?.changed_at.toISOString() ?? null,
    changed_by: states[name].upload?.changed_by ?? null,
    rows: listsOf(legal[name]).flatMap(({ list, rows }) =>
      rows.map((row) => ({
        list,
        valid_from: row.valid_from,
        in_force: row === rowOn(rows, today),
        source: row.source,
        rule: row.rule ?? null,
        note: row.note || null,
        warnings: tableWarnings([rowUse({ table: name, list }, rows, row)], today).map(({ code }) => code),
        next_change: row.next_change ?? null,
        ...confirmationOf(confirmed, { name, list, valid_from: row.valid_from }),
      })),
    ),
  }))

const problemText = (fault: Problem | null): string | null => fault && `${fault.field} ${fault.message}`

/** Where and what, for a sentence in the reader's language. */
export const faultOut = (fault: Problem | null) => fault && { field: fault.field, code: fault.code }

type RowPlace = { name: string; list: string; valid_from: string }

function confirmationOf(confirmed: Tables['confirmed'], { name, list, valid_from }: RowPlace) {
  const found = confirmed.find((one) => one.name === name && one.list === list && one.valid_from === valid_from)
  return { confirmed_at: found?.confirmed_at.toISOString() ?? null, confirmed_by: found?.confirmed_by ?? null }
}

export type Confirmation = { list: string; valid_from: string; next_change?: string | null }

/** The row that is to be confirmed, with the day of its next change; or what is wrong with that. */
export function confirmable(
  table: unknown,
  { list, valid_from, next_change }: Confirmation,
  today: string,
): { row: AnyRow; next_change: string | null } | Problem {
  const rows = listsOf(table).find((one) => one.list === list)?.rows
  if (!rows) return { field: 'list', code: 'unknown_reference', message: 'is no list of this table' }
  const row = rows.find((one) => one.valid_from === valid_from)
  if (!row) return { field: 'valid_from', code: 'unknown_reference', message: 'is no row of this list' }
  if (next_change && next_change <= today)
    return { field: 'next_change', code: 'in_the_past', message: 'must lie in the future' }
  const is_late = row === rows.at(-1) && row.next_change && row.next_change <= today
  if (is_late && next_change === undefined)
    return { field: 'next_change', code: 'required', message: 'is required: the day that was expected has passed' }
  return { row, next_change: next_change === undefined ? (row.next_change ?? null) : next_change }
}
