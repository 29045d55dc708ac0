import type { TableCase } from './cases.ts'
import type { ClaimTable } from './claim-table.ts'
import { type ColumnName, definitionOf } from './columns.ts'
import { csvText } from './csv.ts'
import { faultText } from './faults.ts'
import type { Language } from './language.ts'
import { placeOf, type Refusal, refusalText } from './refusals.ts'

/** What the service answered to a case. */
export type Outcome = {
  readonly status: 'created' | 'existing' | 'failed'
  readonly claim_id: string | null
  readonly details: readonly Refusal[]
}
export type Result = { readonly of: TableCase; readonly outcome: Outcome }

/** One thing that is wrong, as a person reads it. */
export type Trouble = {
  readonly line: number
  readonly column: ColumnName | null
  readonly code: string
  readonly reason: string
}

/** Everything that kept a line from becoming a case: what the table shows, and what the service refused. By line. */
export function troublesOf(table: ClaimTable, results: readonly Result[], language: Language): Trouble[] {
  const wrong = table.faults.map((one) => ({
    ...{ line: one.line, column: one.column, code: one.code },
    reason: faultText(one, language),
  }))
  const refused = results
    .filter(({ outcome }) => outcome.status === 'failed')
    .flatMap(({ of, outcome }) =>
      outcome.details.map((one) => {
        const place = placeOf(of, one)
        return { ...place, code: one.code, reason: refusalText(one, place.column, language) }
      }),
    )
  return [...wrong, ...refused].sort((one, other) => one.line - other.line)
}

/** How a column is called in this table, else in this language. */
export function headingOf({ table, head }: ClaimTable, column: ColumnName | null, language: Language): string {
  if (column === null) return ''
  return table.head[head.columns.indexOf(column)] ?? definitionOf(column)[language]
}

const WORDS = {
  de: {
    head: ['Zeile', 'Referenz', 'Ergebnis', 'Spalte', 'Grund', 'Code', 'Fall-ID'],
    ...{ created: 'angelegt', existing: 'war schon da', failed: 'abgelehnt', faulty: 'fehlerhaft' },
    ...{ unsent: 'nicht gesendet', held: 'Eine andere Zeile dieses Falls hat einen Fehler.' },
  },
  en: {
    head: ['line', 'reference', 'result', 'column', 'reason', 'code', 'claim_id'],
    ...{ created: 'created', existing: 'already there', failed: 'refused', faulty: 'faulty' },
    ...{ unsent: 'not sent', held: 'Another line of this case has a fault.' },
  },
} as const

/** What became of every line, as a file that no spreadsheet takes for formulas. */
export function reportFile(table: ClaimTable, results: readonly Result[], language: Language): string {
  const words = WORDS[language]
  const by_line = new Map<number, string[][]>()
  const add = (line: number, row: string[]) => by_line.set(line, [...(by_line.get(line) ?? []), row])
  const reference_at = table.head.columns.indexOf('partner_reference')
  const reference = new Map(table.table.rows.map(({ line, cells }) => [line, cells[reference_at] ?? '']))
  const put = (line: number, result: string, { column = '', reason = '', code = '', claim_id = '' } = {}) =>
    add(line, [String(line), reference.get(line) ?? '', result, column, reason, code, claim_id])

  const outcomes = new Map(results.map(({ of, outcome }) => [of.partner_reference, outcome]))
  const failed = new Set(results.filter(({ outcome }) => outcome.status === 'failed').flatMap(({ of }) => of.lines))
  for (const { line, column, code, reason } of troublesOf(table, results, language))
    put(line, failed.has(line) ? words.failed : words.faulty, {
      column: headingOf(table, column, language),
      ...{ reason, code },
    })
  for (const { lines, partner_reference } of table.cases) {
    const outcome = outcomes.get(partner_reference)
    for (const line of lines)
      if (!by_line.has(line))
        put(line, outcome ? words[outcome.status] : words.unsent, {
          claim_id: outcome?.claim_id ?? '',
          reason: outcome?.status === 'failed' ? words.held : '',
        })
  }
  for (const line of table.faulty_lines) if (!by_line.has(line)) put(line, words.faulty, { reason: words.held })
  const rows = [...by_line.entries()].sort(([one], [other]) => one - other).flatMap(([, found]) => found)
  return csvText([[...words.head], ...rows], separatorOf(table))
}

/** The lines that did not become a case, as they were, to be mended and imported again. */
export function failedLinesFile(table: ClaimTable, results: readonly Result[]): string {
  const done = new Set(results.filter(({ outcome }) => outcome.status !== 'failed').flatMap(({ of }) => of.lines))
  const rows = table.table.rows.filter(({ line }) => !done.has(line)).map(({ cells }) => cells)
  return csvText([table.table.head, ...rows], separatorOf(table))
}

const separatorOf = ({ table }: ClaimTable): ',' | ';' | '\t' => table.delimiter as ',' | ';' | '\t'
