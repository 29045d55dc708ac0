import { createHash } from 'node:crypto'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { LAW_CODES, type LawCode } from '../../../law/codes.ts'
import { listsOf } from '../../../law/stale-tables.ts'
import { type TableName, tableLaw } from '../../../law/tables.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { insertConfirmation, type LegalBook, type TableChange } from '../../../platform/legal/legal-book.ts'
import { tableProblem } from '../../../platform/legal/read-legal.ts'
import { findVersion, insertTableVersion } from '../../../platform/legal/versions.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { compareTables, needsWords, type RowChange } from './rules.compare.ts'

/** Two versions of a table: what holds, and what is to hold. */
export type TablePair = { readonly name: TableName; readonly before: unknown; readonly after: unknown }

/** What differs, and the word by which somebody says that exactly this is meant. */
export function comparisonOf({ name, before, after }: TablePair, today: string) {
  const rows = compareTables(before, after, today)
  const confirmation = hashOf({ name, rows }).slice(0, 32)
  return { name, rows, needs_words: needsWords(rows), confirmation }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The laws that a change is about. */
export const lawsOf = (name: TableName, rows: readonly RowChange[]): LawCode[] =>
  LAW_CODES.filter((code) => rows.some(({ list }) => (tableLaw(name) ?? list.split('.')[0]) === code))

const ROWS_LOGGED_MAX = 50

/** `is_upload`: the table is taken as it was sent, with what it says about the reliability of its rows. */
export type GivenChange = TableChange & {
  readonly confirm: string | undefined
  readonly restores?: number
  readonly is_upload?: boolean
}

/** Reads what holds now and what would hold after the change. */
export async function pairOf(
  legal: LegalBook,
  reader: Reader,
  { name, content, is_upload = false }: TableChange & { is_upload?: boolean },
): Promise<TablePair> {
  const before = (await legal.readAnew(reader)).legal[name]
  const after = is_upload ? content : (await legal.readAnew(reader, { name, content })).legal[name]
  return { name, before, after }
}

export async function versionOf(reader: Reader, name: TableName, version: number): Promise<TableChange> {
  const found = await findVersion(reader, name, version)
  if (!found) throw notFound()
  return { name, content: found.content }
}

export function refuseUnfit({ name, content }: TableChange): void {
  const problem = content && tableProblem(name, content)
  if (problem) throw invalid(problem)
}

type Change = GivenChange & { readonly pair: TablePair; readonly today: string }

/** From now on the table holds. Whoever puts a row there without doubting it vouches for it by name. */
export async function changeTable(work: TeamWork, change: Change): Promise<void> {
  // judge
  const { name, content, pair, restores = null } = change
  const { rows, needs_words, confirmation } = comparisonOf(pair, change.today)
  if (needs_words && change.confirm !== confirmation) {
    throw conflict('change_not_confirmed', 'A figure jumps or past days change; compare, and confirm what differs')
  }

  // write
  const said = { operator_id: work.caller.id, created_at: work.now }
  const version = await insertTableVersion(work.tx, { name, content, restores, ...said })
  for (const { list, valid_from, what } of content === null ? [] : rows) {
    const row = listsOf(content)
      .find((one) => one.list === list)
      ?.rows.find((one) => one.valid_from === valid_from)
    if (!row || what === 'removed' || row.confirmed === false) continue
    await insertConfirmation(work.tx, { name, list, content: row, next_change: row.next_change ?? null, ...said })
  }
  await recordAudit(work, {
    action: content === null ? 'legal_table.dropped' : restores ? 'legal_table.restored' : 'legal_table.replaced',
    subject: { kind: 'legal_table', id: name },
    details: {
      version,
      ...(restores ? { restores } : {}),
      ...(content === null ? {} : { sha256: hashOf(content) }),
      rows: rows.slice(0, ROWS_LOGGED_MAX).map(({ list, valid_from, what }) => `${list} ${valid_from} ${what}`),
      confirmed: needs_words,
    },
  })
}
