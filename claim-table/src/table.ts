import { CsvError, parse } from '#csv-parse'

export type TableRow = { readonly line: number; readonly cells: readonly string[] }
/** A table as its file holds it. The head is its first line that says anything. */
export type Table = { readonly head: readonly string[]; readonly rows: readonly TableRow[]; readonly delimiter: string }
export type TableFault = 'empty' | 'malformed' | 'too_many_lines' | 'too_many_columns'
/** How many lines below the head, and how many columns a table may have. */
export type TableLimits = { readonly lines_max: number; readonly columns_max: number }

/** Spreadsheets write UTF-8, UTF-16 with its mark or, on older machines, Windows-1252. */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return storable(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return storable(new TextDecoder('utf-16be').decode(bytes))
  try {
    return storable(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return storable(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Without what no cell needs and a database refuses. */
const storable = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^\P{Cc}\t\n\r]/gu, '')

const DELIMITERS = [';', ',', '\t'] as const

/** What separates the names of the first line most often. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r?\n/, 1)
  const plain = first.replace(/"[^"]*"/g, '')
  const counted = DELIMITERS.map((mark) => ({ mark, times: plain.split(mark).length }))
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).mark
}

export function readTable(text: string, { lines_max, columns_max }: TableLimits): Table | { fault: TableFault } {
  const delimiter = delimiterOf(text)
  // The head, and one line too many.
  const rows = rowsOf(text, delimiter, lines_max + 2)
  if (!rows) return { fault: 'malformed' }
  const [head, ...rest] = rows
  if (!head || rest.length === 0) return { fault: 'empty' }
  if (rest.length > lines_max) return { fault: 'too_many_lines' }
  if (head.cells.length > columns_max) return { fault: 'too_many_columns' }
  return { head: head.cells, rows: rest, delimiter }
}

type Parsed = { record: string[]; info: { lines: number } }

/** Undefined where a quotation mark is never closed. */
function rowsOf(text: string, delimiter: string, to: number): TableRow[] | undefined {
  try {
    const parsed = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to,
    }) as unknown as Parsed[]
    return parsed.map(({ record, info }) => ({ line: firstLine(record, info.lines), cells: record }))
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** A cell may hold line breaks; a row is called by the line that it begins in. */
const firstLine = (cells: readonly string[], last: number): number =>
  last - cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0)

/** As spreadsheets read it: with a mark that tells that it is UTF-8, and quotes where they are needed. */
export const writeTable = (rows: readonly (readonly string[])[], delimiter = ';'): string =>
  `\ufeff${rows.map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\r\n')}\r\n`

const quoted = (cell: string, delimiter: string): string =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell
