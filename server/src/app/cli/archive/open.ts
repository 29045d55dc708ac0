import { showProgress, wrongUse } from '@mahnwerk/cli'
import {
  type ArchiveDeps,
  type ArchiveRow,
  BadFile,
  CLOSED_MONTHS,
  CLOSED_MONTHS_MIN,
  Disturbed,
  monthOf,
  TooBusy,
} from '../../../features/reach/archive/index.ts'
import { sql } from '../../../platform/db/db.ts'
import { openDb } from '../../../platform/db/postgres.ts'
import { BlobMissing } from '../../../platform/storage/storage.ts'
import { readBusinessTime } from '../../../platform/work.ts'
import { depsOf, requireReady, withDatabase } from '../database.ts'
import { withStorage } from '../files/quarantine.ts'
import type { CommonOptions, Shell } from '../shell.ts'

type Act<T> = (deps: ArchiveDeps, tell: (step: string) => void) => Promise<T>

/** Opens the database and the store for one act. Its statements take as long as they need. */
export async function withArchives<T>(shell: Shell, { json }: CommonOptions, act: Act<T>): Promise<T> {
  const progress = await showProgress(shell, { json }, 'Looking at the archives')
  try {
    return await withDatabase(shell, { purpose: 'archive' }, async (opened) => {
      await requireReady(opened)
      const common = await depsOf(opened, shell)
      const db = openDb({
        ...{ address: opened.address, connections: 3, application_name: 'mahnwerk archive' },
        settings: { statement_timeout: '0', idle_in_transaction_session_timeout: '0' },
      })
      try {
        return await withStorage(opened.config, (storage) =>
          act({ ...common, db, storage }, (step) => progress.tell(step)),
        )
      } finally {
        await db.close()
      }
    })
  } catch (error) {
    throw tellTrouble(error)
  } finally {
    progress.end()
  }
}

/** One at a time changes archives. A transaction holds the turn, so that it ends with the process, however that ends. */
export const inTurn = <T>(deps: ArchiveDeps, act: () => Promise<T>): Promise<T> =>
  deps.db.transaction(async (tx) => {
    const turn = await tx.one<{ is_ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('archive', 0)) as is_ours`,
    )
    if (!turn?.is_ours)
      throw wrongUse('Another "mahnwerk archive" changes archives of this database. Run it again when that has ended.')
    return act()
  })

function tellTrouble(error: unknown): unknown {
  if (error instanceof TooBusy)
    return wrongUse(
      `Others keep writing to ${error.table}. Nothing is lost: run "mahnwerk archive run" at a quieter time, and it goes on.`,
    )
  if (error instanceof BadFile)
    return wrongUse(`${error.message}. Nothing was changed; restore the file from a backup of the file store.`)
  if (error instanceof Disturbed)
    return wrongUse(
      `Somebody else restores archive ${error.number}, or something in it was erased just now. Run it again: it goes on with what is missing.`,
    )
  if (error instanceof BlobMissing)
    return wrongUse(
      `The file ${error.key} is not in the store. Nothing was changed; restore it from a backup of the file store.`,
    )
  return error
}

export type ClosedOption = { readonly closedFor?: string }

/** The time before which claims must have been closed. */
export async function readCut(deps: ArchiveDeps, closed_for = String(CLOSED_MONTHS)): Promise<Date> {
  const months = /^\d{1,3}$/.test(closed_for) ? Number(closed_for) : 0
  if (months < CLOSED_MONTHS_MIN)
    throw wrongUse(`--closed-for is a number of months, at least ${CLOSED_MONTHS_MIN}, but was "${closed_for}".`)
  const cut = new Date(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
  cut.setUTCMonth(cut.getUTCMonth() - months)
  return cut
}

export const rowsTaken = ({ tables }: Pick<ArchiveRow, 'tables'>): number =>
  tables.reduce((sum, { rows, state }) => (state === 'taken' ? sum + rows : sum), 0)

export const archiveOut = ({
  number,
  part,
  status,
  closed_before,
  bytes,
  sha256,
  begun_at,
  ended_at,
  tables,
}: ArchiveRow) => ({
  ...{ number, month: monthOf(part), status, closed_before, bytes, sha256, begun_at, ended_at },
  tables: tables.map(({ table_name, rows, state }) => ({ table: table_name, rows, state })),
})
