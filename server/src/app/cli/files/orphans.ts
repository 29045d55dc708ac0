import { counted, EXIT, paint, printJson, printLine, showProgress, signOf, tableLines, wrongUse } from '@mahnwerk/cli'
import { ForeignStore, isOwnStore } from '../../../platform/storage/identity.ts'
import { QUARANTINE_DAYS } from '../../../platform/storage/quarantine.ts'
import type { BlobEntry } from '../../../platform/storage/storage.ts'
import { findOrphans, takeAway } from '../../../platform/storage/sweep.ts'
import type { Deps } from '../../../platform/work.ts'
import { SWEEPS } from '../../sweeps.ts'
import { requireReady, withDatabase } from '../database.ts'
import type { CommonOptions, Shell } from '../shell.ts'
import { withStorage } from './quarantine.ts'

type Report = { files: number; orphans: BlobEntry[] }

/** What the nightly sweeps would take. Whoever asks for it to be taken has looked at the list. */
export async function listOrphans(
  shell: Shell,
  { json, quarantine = false }: CommonOptions & { quarantine?: boolean },
): Promise<number> {
  const progress = await showProgress(shell, { json }, 'Comparing files and rows')
  const { files, orphans } = await withDatabase(shell, { purpose: 'files' }, async (opened) => {
    await requireReady(opened)
    const { db, config } = opened
    return withStorage(config, (storage) => sweepAll({ db, storage, clock: shell.clock }, quarantine))
  }).finally(() => progress.end())
  const { stdout } = shell
  if (json) {
    const data = orphans.map(({ key, bytes, modified_at }) => ({ key, bytes, modified_at }))
    printJson(stdout, { files, total: orphans.length, quarantined: quarantine, data })
    return EXIT.ok
  }
  const head = ['KEY', 'BYTES', 'WRITTEN'].map((title) => paint(stdout, 'dim', title))
  const rows = orphans.map(({ key, bytes, modified_at }) => [key, String(bytes), modified_at.toISOString()])
  if (rows.length > 0) for (const line of tableLines([head, ...rows])) printLine(stdout, line)
  const text = `${orphans.length} of ${counted(files, 'file')} had no row for a day`
  const done = quarantine && rows.length > 0 ? `; now in quarantine for ${QUARANTINE_DAYS} days` : ''
  printLine(stdout, `${signOf(stdout, rows.length > 0 && !quarantine ? 'warn' : 'ok')} ${text}${done}.`)
  return EXIT.ok
}

async function sweepAll(deps: Pick<Deps, 'db' | 'storage' | 'clock'>, quarantine: boolean): Promise<Report> {
  await demandOwn(deps)
  const report: Report = { files: 0, orphans: [] }
  for (const { sweep } of SWEEPS) {
    const found = await findOrphans(deps, sweep)
    report.files += found.files
    report.orphans.push(...found.orphans)
    if (quarantine) await takeAway(deps, sweep, found)
  }
  return report
}

async function demandOwn(deps: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  try {
    if (await isOwnStore(deps)) return
  } catch (error) {
    if (!(error instanceof ForeignStore)) throw error
    throw wrongUse(error.message)
  }
  throw wrongUse('Neither this database nor its file store has an id yet: start the server once.')
}
