import { type ReadCase, readCase, type TableCase } from './cases.ts'
import { type ColumnName, definitionOf, type Head, readHead } from './columns.ts'
import { withoutGuard } from './csv.ts'
import type { LineFault } from './faults.ts'
import { fault } from './faults.ts'
import { type FileFault, fileFaultOf } from './file-faults.ts'
import { decodeTable, readTable, type Table, type TableRow } from './table.ts'
import { languageOfAmounts } from './typed.ts'

export const TABLE_BYTES_MAX = 20 * 1_048_576
export const LINES_MAX = 50_000
export const COLUMNS_MAX = 200

/** A table of cases: those that can be sent, and what is wrong with the others. */
export type ClaimTable = {
  readonly table: Table
  readonly head: Head
  readonly cases: readonly TableCase[]
  /** By line. A case with a fault in one of its lines is not among `cases`. */
  readonly faults: readonly LineFault[]
  /** The lines of all cases that have a fault. */
  readonly faulty_lines: readonly number[]
}

export type ReadFile = ClaimTable | { readonly fault: FileFault }

/** Reads a file. Nothing is guessed: what can be meant in two ways is a fault of its line. */
export function readClaimTable(file: Uint8Array | string): ReadFile {
  const file_fault = fileFaultOf(file, TABLE_BYTES_MAX)
  if (file_fault) return { fault: file_fault }
  const text = typeof file === 'string' ? file : decodeTable(file)
  const table = readTable(text, { lines_max: LINES_MAX, columns_max: COLUMNS_MAX })
  if ('fault' in table) return { fault: table.fault }
  const plain = { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(withoutGuard) })) }
  const head = readHead(table.head)
  if (head.missing.length > 0) return { table: plain, head, cases: [], faults: [], faulty_lines: [] }
  return readLines(plain, head)
}

function readLines(table: Table, head: Head): ClaimTable {
  const language = languageOfAmounts(amountsIn(table.rows, head))
  const { groups, nameless } = groupRows(table.rows, head)
  const read: ReadCase[] = groups.map((rows) => readCase(rows, head, language))
  const without = nameless.map(({ line }) => fault(line, 'partner_reference', { code: 'required', values: {} }))
  const wrong = read.filter(({ faults }) => faults.length > 0)
  return {
    ...{ table, head },
    cases: read.flatMap(({ found }) => (found ? [found] : [])),
    faults: [...without, ...wrong.flatMap(({ faults }) => faults)].sort((one, other) => one.line - other.line),
    faulty_lines: [...nameless.map(({ line }) => line), ...wrong.flatMap(({ lines }) => lines)].sort((a, b) => a - b),
  }
}

function* amountsIn(rows: readonly TableRow[], { columns }: Head): Iterable<string> {
  const places = columns.flatMap((column, at) => (column && isAmount(column) ? [at] : []))
  for (const { cells } of rows) for (const at of places) if (cells[at]) yield cells[at]
}

const isAmount = (column: ColumnName): boolean => definitionOf(column).kind === 'amount'

/** By their reference, in the order of their first lines. */
function groupRows(rows: readonly TableRow[], { columns }: Head): { groups: TableRow[][]; nameless: TableRow[] } {
  const at = columns.indexOf('partner_reference')
  const groups = new Map<string, TableRow[]>()
  const nameless: TableRow[] = []
  for (const row of rows) {
    const reference = row.cells[at] ?? ''
    const group = groups.get(reference)
    if (reference === '') nameless.push(row)
    else if (group) group.push(row)
    else groups.set(reference, [row])
  }
  return { groups: [...groups.values()], nameless }
}
