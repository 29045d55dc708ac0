import { readFile, stat, writeFile } from 'node:fs/promises'
import {
  type ClaimTable,
  COLUMNS_MAX,
  exampleFile,
  failedLinesFile,
  fileFaultText,
  LINES_MAX,
  type Outcome,
  type Result,
  readClaimTable,
  reportFile,
  TABLE_BYTES_MAX,
  type TableCase,
  troublesOf,
} from '@mahnwerk/claim-table'
import type { BulkItem, Client } from '@mahnwerk/sdk'
import type { Command } from 'commander'
import { type ApiOptions, addApiOptions } from './api.ts'
import { failureOfClient, openClient } from './client.ts'
import { EXIT, wrongUse } from './exit.ts'
import { sendCases } from './import-sending.ts'
import { type Counts, tellCheck, tellImport } from './import-telling.ts'
import { counted } from './print.ts'
import { showProgress } from './progress.ts'
import { type Cli, finishCommand, type Shell } from './shell.ts'

type ImportOptions = ApiOptions & {
  readonly check?: boolean
  readonly failed?: string
  readonly report?: string
  readonly skipUnknownColumns?: boolean
  readonly example?: boolean
}

/** Fifty cases take seconds, on a busy server more. */
const PATIENCE = { timeout_ms: 120_000, total_timeout_ms: 600_000 }

export function addImport(parent: Command, { shell, end }: Cli): void {
  const command = parent
    .command('import')
    .description('create cases from a CSV file; running it again creates nothing twice')
    .argument('[file]', 'the CSV file')
    .option('--check', 'only show what is wrong with the file, send nothing')
    .option('--failed <file>', 'write the lines that did not become a case here, to mend and import them again')
    .option('--report <file>', 'write what became of every line here, as CSV')
    .option('--skip-unknown-columns', 'leave columns out that are not known, instead of refusing the file')
    .option('--example', 'print an example file')
    .action(async (file: string | undefined, options: ImportOptions) => end(await importFile(shell, file, options)))
  finishCommand(
    addApiOptions(command),
    'import --example > cases.csv',
    'import cases.csv --check',
    'import cases.csv --failed rest.csv',
  )
}

async function importFile(shell: Shell, path: string | undefined, options: ImportOptions): Promise<number> {
  if (options.example) {
    shell.stdout.write(exampleFile('en'))
    return EXIT.ok
  }
  if (path === undefined) throw wrongUse('Name the CSV file, or ask for one with --example.')
  const table = await readTable(path)
  if (options.check) return check(shell, table, options)
  requireKnown(table, options)
  const results: Result[] = []
  const failure = await send(shell, table, results, options)
  await writeFiles(table, results, options)
  const counts = countsOf(table, results)
  tellImport(shell, { table, counts, troubles: troublesOf(table, results, 'en'), options })
  if (failure) throw failure
  if (shell.interrupted.aborted) return EXIT.interrupted
  return counts.failed + counts.faulty + counts.unsent > 0 ? EXIT.failed : EXIT.ok
}

async function readTable(path: string): Promise<ClaimTable> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw wrongUse(`There is no file ${path}.`)
  const limits = { bytes_max: TABLE_BYTES_MAX, lines_max: LINES_MAX, columns_max: COLUMNS_MAX }
  if (found.size > TABLE_BYTES_MAX) throw wrongUse(fileFaultText('too_large', 'en', limits))
  const table = readClaimTable(await readFile(path))
  if ('fault' in table) throw wrongUse(fileFaultText(table.fault, 'en', limits))
  if (table.head.missing.length > 0)
    throw wrongUse(
      'The first line must name the columns, and these are missing:',
      ...table.head.missing.map((some) => `  ${some.join(' or ')}`),
    )
  return table
}

/** What is not sent should be left out on purpose. */
function requireKnown({ head: { unknown } }: ClaimTable, { skipUnknownColumns }: ImportOptions): void {
  if (unknown.length > 0 && !skipUnknownColumns)
    throw wrongUse(
      `These columns are not known: ${unknown.join(', ')}.`,
      'Nothing was sent. Rename them, or leave them out with --skip-unknown-columns.',
    )
}

function check(shell: Shell, table: ClaimTable, options: ImportOptions): number {
  const troubles = troublesOf(table, [], 'en')
  tellCheck(shell, { table, troubles, options })
  return troubles.length > 0 || (table.head.unknown.length > 0 && !options.skipUnknownColumns) ? EXIT.failed : EXIT.ok
}

/** Fills `results`, and answers how the command ends where the service has let it down. */
async function send(shell: Shell, { cases }: ClaimTable, results: Result[], options: ImportOptions) {
  const client = openClient(shell, options)
  const { interrupted } = shell
  const progress = await showProgress(shell, options, `Sending ${counted(cases.length, 'case')}`)
  try {
    await sendCases(cases, results, {
      interrupted,
      // The client makes smaller parts of it where less is left of the hour's requests, and waits for the next hour.
      send: (batch, add) =>
        client.claims.createMany(itemsOf(batch), {
          ...{ ...PATIENCE, signal: interrupted },
          on_progress: ({ results: outcomes }) => add(outcomes),
        }),
      tell: (sent) => progress.tell(progressOf(sent, cases.length, client.rate_limit)),
    })
  } catch (error) {
    if (interrupted.aborted) return undefined
    const failure = failureOfClient(error)
    if (!failure) throw error
    return failure
  } finally {
    progress.end()
  }
  return undefined
}

/** The table makes them by its columns, which a test holds against the interface. */
const itemsOf = (batch: readonly TableCase[]) => batch.map(({ item }) => item) as unknown as BulkItem[]

function progressOf(sent: number, all: number, rate_limit: Client['rate_limit']): string {
  const share = `${sent} of ${all} cases (${Math.floor((100 * sent) / all)} %)`
  if (sent === all || rate_limit?.remaining !== 0) return share
  return `${share}; the hour's requests are used up, going on at ${rate_limit.resets_at.toISOString().slice(11, 16)} UTC`
}

function countsOf(table: ClaimTable, results: readonly Result[]): Counts {
  const count = (status: Outcome['status']) => results.filter(({ outcome }) => outcome.status === status).length
  return {
    ...{ created: count('created'), existing: count('existing'), failed: count('failed') },
    unsent: table.cases.length - results.length,
    faulty: table.faulty_lines.length,
  }
}

async function writeFiles(table: ClaimTable, results: readonly Result[], { failed, report }: ImportOptions) {
  if (failed) await writeFile(failed, failedLinesFile(table, results))
  if (report) await writeFile(report, reportFile(table, results, 'en'))
}
