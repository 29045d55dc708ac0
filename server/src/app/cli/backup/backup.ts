import { join, resolve } from 'node:path'
import { counted, EXIT, printJson, printLine, showProgress, signOf, tableLines, wrongUse } from '@mahnwerk/cli'
import type { Config } from '../../../platform/config.ts'
import { listPending, readMigrations } from '../../../platform/db/migrate.ts'
import { isOwnStore } from '../../../platform/storage/identity.ts'
import { openStored } from '../../../platform/storage/open.ts'
import { version } from '../../../platform/version.ts'
import { listUnfinished, makeSet } from '../../backup/make.ts'
import type { Manifest } from '../../backup/manifest.ts'
import { secretPlace } from '../../backup/secret.ts'
import { type Opened, withDatabase } from '../database.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { calm, failureIn, sizeOf } from './telling.ts'

export async function backUp(shell: Shell, folder: string, { json }: CommonOptions): Promise<number> {
  const parent = resolve(folder)
  const progress = await showProgress(shell, { json }, 'Taking a snapshot of the database')
  const { set, manifest, config } = await withDatabase(shell, { purpose: 'backup' }, async (opened) => {
    await demandUpToDate(opened)
    return { ...(await make(shell, opened, { parent, tell: calm(progress) })), config: opened.config }
  })
    .catch((error: unknown) => {
      throw failureIn(error, shell, { room: `in ${parent}`, kept: 'No set was written.', json })
    })
    .finally(() => progress.end())
  const unfinished = await listUnfinished(parent)
  const apart = keptApart(config)
  if (json) printJson(shell.stdout, { set, ...figuresOf(manifest), not_in_the_set: apart, unfinished })
  else printSummary(shell, { set, manifest, apart, unfinished: unfinished.map((name) => join(parent, name)) })
  return EXIT.ok
}

/** Whoever restores needs the version that knows these tables. */
async function demandUpToDate({ address }: Opened): Promise<void> {
  const pending = await listPending(address, await readMigrations())
  if (pending.length > 0)
    throw wrongUse(
      `The database lacks ${counted(pending.length, 'migration')} of this version: make the backup with the version that runs on it, or run "mahnwerk migrate" first.`,
    )
}

async function make(
  { interrupted, clock }: Shell,
  { config, address, db }: Opened,
  { parent, tell }: { parent: string; tell: (text: string) => void },
) {
  const storage = await openStored(config)
  try {
    // The files of another installation would all be missing.
    await isOwnStore({ db, storage })
    const now = () => clock.wall()
    return await makeSet({ config, address, storage, interrupted, tell, now, version }, parent)
  } finally {
    storage.close()
  }
}

const figuresOf = ({ snapshot_at, finished_at, version, mode, installation_id, tables, files, legal }: Manifest) => ({
  ...{ snapshot_at, finished_at, version, mode, installation_id },
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  database_bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
  files,
  legal_tables: legal.length,
})

/** What a restore needs besides the set. It is not in there, so that who has the set cannot act with it. */
const keptApart = (config: Config): string[] => [
  `the token secret (${secretPlace(config)}): without it API tokens, secrets of webhooks and second factors are lost`,
  'the environment variables of the server (DATABASE_URL, S3_…, SMTP_URL and so on)',
]

type Summary = { set: string; manifest: Manifest; apart: readonly string[]; unfinished: readonly string[] }

function printSummary({ stdout }: Shell, { set, manifest, apart, unfinished }: Summary): void {
  const { tables, rows, database_bytes, files, legal_tables, snapshot_at } = figuresOf(manifest)
  printLine(stdout, `${signOf(stdout, 'ok')} ${set} is a whole set.`)
  const lines = [
    ['  State of', `${snapshot_at}: whatever was answered before is in it`],
    [
      '  Database',
      `${counted(rows, 'row')} in ${counted(tables, 'table')}, ${sizeOf(database_bytes)} before compression`,
    ],
    ['  Files', `${counted(files.copied + files.damaged, 'file')}, ${sizeOf(files.bytes)}`],
    ['  Legal tables', legal_tables === 0 ? 'none in DATA_DIR' : counted(legal_tables, 'file')],
  ]
  for (const line of tableLines(lines)) printLine(stdout, line)
  if (files.erased > 0)
    printLine(stdout, `  Erased meanwhile, with their rows: ${counted(files.erased, 'file')}. That is no fault.`)
  if (files.missing + files.damaged > 0)
    printLine(
      stdout,
      `${signOf(stdout, 'warn')} ${files.missing} files that rows name are missing in the store and ${files.damaged} are damaged there: files.ndjson in the set says which.`,
    )
  for (const path of unfinished)
    printLine(
      stdout,
      `${signOf(stdout, 'warn')} ${path} is from a backup that still runs or was killed; if none runs, remove it.`,
    )
  printLine(stdout, 'Not in the set, keep it apart:')
  for (const thing of apart) printLine(stdout, `  - ${thing}`)
  printLine(
    stdout,
    `To see whether it can be restored: mahnwerk restore ${set}, with an empty DATA_DIR or DATABASE_URL.`,
  )
}
