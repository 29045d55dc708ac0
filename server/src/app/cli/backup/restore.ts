import { resolve } from 'node:path'
import { EXIT, padded, printJson, printLine, showProgress, signOf } from '@mahnwerk/cli'
import { readMigrations } from '../../../platform/db/migrate.ts'
import { openStored } from '../../../platform/storage/open.ts'
import { checkRestored } from '../../backup/checks.ts'
import { type Manifest, readManifest } from '../../backup/manifest.ts'
import { finishRestore, type Restored, type Restoring, restoreSet } from '../../backup/restore.ts'
import type { Finding } from '../../checks/finding.ts'
import { type Opened, withDatabase } from '../database.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { calm, failureIn } from './telling.ts'

const isWhole = (findings: readonly Finding[]): boolean => !findings.some(({ verdict }) => verdict === 'fail')

type Options = CommonOptions & { readonly keepFiles?: boolean }
type Report = Restored & { readonly findings: readonly Finding[] }

export async function restore(shell: Shell, given: string, { json, keepFiles = false }: Options): Promise<number> {
  const set = resolve(given)
  const progress = await showProgress(shell, { json }, 'Reading the set')
  const kept = 'The restore is not finished: the same command goes on with it.'
  const act = async () => {
    const manifest = await readManifest(set)
    const wish = { purpose: 'restore', may_create: true }
    const report = await withDatabase(shell, wish, (opened) =>
      withStore(opened, {
        set,
        manifest,
        keeps_files: keepFiles,
        interrupted: shell.interrupted,
        tell: calm(progress),
      }),
    )
    return { manifest, report }
  }
  const { manifest, report } = await act()
    .catch((error: unknown) => {
      throw failureIn(error, shell, { room: 'where it is restored to', kept, json })
    })
    .finally(() => progress.end())
  const is_whole = isWhole(report.findings)
  if (json) printJson(shell.stdout, { set, is_whole, ...report })
  else printReport(shell, { set, manifest, report, is_whole })
  return is_whole ? EXIT.ok : EXIT.failed
}

async function withStore(
  { config, address }: Opened,
  rest: Omit<Restoring, 'config' | 'address' | 'storage' | 'migrations'>,
): Promise<Report> {
  const storage = await openStored(config)
  try {
    const restoring = { ...rest, config, address, storage, migrations: await readMigrations() }
    const restored = await restoreSet(restoring)
    const findings = await checkRestored(restoring, restored)
    // Otherwise the same command does the checks again, once the cause is mended.
    if (isWhole(findings)) await finishRestore(restoring)
    return { ...restored, findings }
  } finally {
    storage.close()
  }
}

type Printed = { set: string; manifest: Manifest; report: Report; is_whole: boolean }

function printReport({ stdout }: Shell, { set, manifest, report, is_whole }: Printed): void {
  const { findings, migrated } = report
  printLine(stdout, `Restored from ${set}, the state of ${manifest.snapshot_at}.`)
  const width = Math.max(...findings.map(({ area }) => area.length))
  for (const { area, verdict, text, mend } of findings) {
    printLine(stdout, `${signOf(stdout, verdict)} ${padded(area, width)}  ${text}`)
    if (mend) printLine(stdout, `  ${padded('', width)}  ${mend}`)
  }
  if (migrated.length > 0) printLine(stdout, `The set was older: ${migrated.length} migrations were applied after it.`)
  if (!is_whole) {
    printLine(stdout, 'Not everything is as it was: do not go live with it. The same command checks it again.')
    return
  }
  const is_clear = findings.every(({ verdict }) => verdict === 'ok')
  printLine(
    stdout,
    `Everything that the set holds is there${is_clear ? '' : '; mind what is marked with ! above'}. Next:`,
  )
  printLine(stdout, '  1. MODE=drill mahnwerk start   look around; nothing leaves')
  printLine(
    stdout,
    '  2. copy the present erasures/ of the old file store over the restored ones, if it is still to be had',
  )
  printLine(
    stdout,
    `  3. MODE=${manifest.mode} mahnwerk start   from here on it is the real one; the old one must not run any more`,
  )
}
