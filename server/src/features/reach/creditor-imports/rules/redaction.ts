import { readTable, type TableRow } from '@mahnwerk/claim-table/table'
import { isAboutDebtor, isSameDebtor, type KnownDebtor } from '../../creditor-submit/index.ts'
import { TABLE_LIMITS } from '../rules.ts'
import { groupLines } from './cases.ts'
import { readHead, readLine } from './columns.ts'

const breaksIn = ({ cells }: TableRow): number => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

const saysSame = (one: readonly TableRow[], other: readonly TableRow[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The table without the rows that begin in these lines. All others keep their lines. Undefined where no row is left, or
 * where the others would not be read as before.
 */
export function withoutRows(content: string, lines: ReadonlySet<number>): string | undefined {
  const table = readTable(content, TABLE_LIMITS)
  if ('fault' in table) return undefined
  const kept = table.rows.filter(({ line }) => !lines.has(line))
  const written = content.split('\n')
  for (const row of table.rows.filter(({ line }) => lines.has(line)))
    written.fill('', row.line - 1, row.line + breaksIn(row))
  const left = written.join('\n')
  const read = readTable(left, TABLE_LIMITS)
  return !('fault' in read) && saysSame(read.rows, kept) ? left : undefined
}

/** The lines of all cases against this debtor; null where a table that cannot be read is about the debtor. */
export function linesAbout(content: string, known: KnownDebtor): number[] | null {
  const table = readTable(content, TABLE_LIMITS)
  const head = 'fault' in table ? undefined : readHead(table)
  if ('fault' in table || !head || head.missing.length > 0) return isAboutDebtor(content, known) ? null : []
  return groupLines(table.rows.map((row) => readLine(head, row)))
    .filter((group) => group.some(({ values }) => isSameDebtor(values, known)))
    .flatMap((group) => group.map(({ line }) => line))
}
