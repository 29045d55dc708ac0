import { type ClaimTable, headingOf, type Trouble } from '@mahnwerk/claim-table'
import { counted, paint, printJson, printLine, signOf, tableLines } from './print.ts'
import type { Output, Shell } from './shell.ts'

/** Cases; `faulty` are lines. */
export type Counts = { created: number; existing: number; failed: number; unsent: number; faulty: number }

type Options = { readonly json?: boolean | undefined; readonly failed?: string; readonly report?: string }
type Told = { readonly table: ClaimTable; readonly troubles: readonly Trouble[]; readonly options: Options }

/** More lines than these help nobody in a terminal. */
const TROUBLES_MAX = 100

export function tellCheck({ stdout }: Shell, { table, troubles, options }: Told): void {
  const { unknown } = table.head
  if (options.json) {
    printJson(stdout, { ...sizesOf(table), unknown_columns: unknown, faults: troubles.map(jsonOf) })
    return
  }
  if (unknown.length > 0)
    printLine(stdout, `${signOf(stdout, 'warn')} Columns that are not known: ${unknown.join(', ')}`)
  tellTroubles(stdout, table, troubles)
  const sizes = `${counted(table.cases.length, 'case')} in ${counted(table.table.rows.length, 'line')}`
  if (troubles.length === 0) printLine(stdout, `${signOf(stdout, 'ok')} ${sizes}, nothing wrong. Nothing was sent.`)
  else {
    const wrong = `${counted(table.faulty_lines.length, 'line')} of ${table.table.rows.length} cannot become a case`
    printLine(stdout, `${signOf(stdout, 'fail')} ${wrong}; ${counted(table.cases.length, 'case')} could be sent.`)
  }
}

export function tellImport({ stdout }: Shell, { table, troubles, options, counts }: Told & { counts: Counts }): void {
  const { created, existing, failed, unsent, faulty } = counts
  if (options.json) {
    const sums = { created, existing, failed, unsent, faulty_lines: faulty }
    printJson(stdout, { ...sizesOf(table), ...sums, faults: troubles.map(jsonOf) })
    return
  }
  tellTroubles(stdout, table, troubles)
  printLine(stdout, `${signOf(stdout, 'ok')} ${counted(created, 'case')} created, ${existing} already there.`)
  if (failed > 0) printLine(stdout, `${signOf(stdout, 'fail')} ${counted(failed, 'case')} refused by the service.`)
  if (faulty > 0) printLine(stdout, `${signOf(stdout, 'fail')} ${counted(faulty, 'line')} not sent, because of faults.`)
  if (unsent > 0)
    printLine(stdout, `${signOf(stdout, 'warn')} ${counted(unsent, 'case')} not sent yet: run the command again.`)
  if (options.failed) printLine(stdout, `  The lines that did not become a case are in ${options.failed}.`)
  if (options.report) printLine(stdout, `  What became of every line is in ${options.report}.`)
}

const sizesOf = ({ table, cases }: ClaimTable) => ({ lines: table.rows.length, cases: cases.length })

const jsonOf = ({ line, column, code, reason }: Trouble) => ({ line, column, code, message: reason })

function tellTroubles(stdout: Output, table: ClaimTable, troubles: readonly Trouble[]): void {
  const rows = troubles
    .slice(0, TROUBLES_MAX)
    .map(({ line, column, reason }) => [`line ${line}`, headingOf(table, column, 'en'), reason])
  for (const text of tableLines(rows)) printLine(stdout, text)
  const more = troubles.length - rows.length
  if (more > 0) printLine(stdout, paint(stdout, 'dim', `… and ${more} more; --json shows all, --report writes them.`))
  if (rows.length > 0) printLine(stdout)
}
