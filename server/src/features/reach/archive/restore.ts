import { SYSTEM } from '../../../kernel/caller.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import { transact } from '../../../platform/work.ts'
import { faultOfFile, readFile } from './file.ts'
import { type ArchiveRow, addReturned, makeReturn, putBack, setEnded } from './queries.ts'
import type { ArchivedTable } from './rules.ts'
import { type ArchiveDeps, BadFile } from './run.ts'

export type RestoreReport = { readonly put: Readonly<Record<string, number>>; readonly erased: number }

/**
 * Puts the rows of an archive back, table by table, and deletes the file. What people had us erase since then does not come
 * back. A call that was interrupted is gone on with by the next one.
 */
export async function restoreArchive(deps: ArchiveDeps, archive: ArchiveRow): Promise<RestoreReport> {
  const { number, blob_key, sha256 } = archive
  if (blob_key === null || sha256 === null) throw new BadFile(number, 'it has no file')
  const fault = await faultOfFile(deps.storage, { blob_key, sha256 })
  if (fault) throw new BadFile(number, fault)
  const tables = archive.tables.filter(({ state }) => state === 'taken').map(({ table_name }) => table_name)
  const erased = await fillReturns(deps, blob_key, tables)
  const put: Record<string, number> = {}
  // The other way round: a delivery is there before its attempts.
  for (const table of tables.toReversed()) {
    put[table] = await deps.db.transaction((tx) => putBack(tx, number, table))
  }
  await transact(deps, SYSTEM, async (work) => {
    await setEnded(work.tx, number, 'restored')
    await eraseBlob(work.tx, blob_key, null)
    await recordAudit(work, { action: 'archive.restored', details: { number, rows: put, erased } })
  })
  return { put, erased }
}

async function fillReturns(
  { db, storage }: ArchiveDeps,
  blob_key: string,
  tables: readonly ArchivedTable[],
): Promise<number> {
  for (const table of tables) await db.transaction((tx) => makeReturn(tx, table))
  let erased = 0
  for await (const returned of readFile(db, storage, blob_key)) {
    if (!tables.includes(returned.table)) continue
    erased += returned.erased
    if (returned.rows.length > 0) await db.transaction((tx) => addReturned(tx, returned.table, returned.rows))
  }
  return erased
}
