import { SYSTEM } from '../../../kernel/caller.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { codeOf } from '../../../platform/error-code.ts'
import { transact } from '../../../platform/work.ts'
import { readFile } from './file.ts'
import { type ArchiveRow, addReturned, countForgettings, dropReturn, makeReturn, putBack, setEnded } from './queries.ts'
import type { ArchivedTable } from './rules.ts'
import { type ArchiveDeps, demandWholeFile, insist } from './run.ts'

export type RestoreReport = { readonly put: Readonly<Record<string, number>>; readonly erased: number }

const CHANGED = '55000'

/** Somebody else restores the same, or something was erased meanwhile. What was put back so far stays. */
export class Disturbed extends Error {
  readonly number: number
  constructor(number: number, cause: unknown) {
    super(`archive ${number} was changed meanwhile`, { cause })
    this.name = 'Disturbed'
    this.number = number
  }
}

/**
 * Puts the rows of an archive back, table by table. What people had us erase since then does not come back. A call that was
 * interrupted is gone on with by the next one. The file is left to the sweep: whoever sets the database back needs it again.
 */
export async function restoreArchive(deps: ArchiveDeps, archive: ArchiveRow): Promise<RestoreReport> {
  const { number } = archive
  const blob_key = await demandWholeFile(deps, archive)
  const tables = archive.tables.filter(({ state }) => state === 'taken').map(({ table_name }) => table_name)
  const put: Record<string, number> = {}
  let erased_rows = 0
  try {
    const forgettings = await countForgettings(deps.db)
    const erased = await fillReturns(deps, blob_key, tables)
    for (const table of tables) {
      const left_out = erased.get(table) ?? 0
      await insist(table, async () => {
        put[table] = await deps.db.transaction((tx) => putBack(tx, number, table, { erased: left_out, forgettings }))
      })
      erased_rows += left_out
    }
  } catch (error) {
    throw codeOf(error) === CHANGED ? new Disturbed(number, error) : error
  } finally {
    // They hold what is sealed elsewhere.
    for (const table of tables) await insist(table, () => deps.db.transaction((tx) => dropReturn(tx, table)))
  }
  await transact(deps, SYSTEM, async (work) => {
    await setEnded(work.tx, number, 'restored')
    await recordAudit(work, { action: 'archive.restored', details: { number, rows: put, erased: erased_rows } })
  })
  return { put, erased: erased_rows }
}

/** How many rows of each table were erased since then. */
async function fillReturns(
  { db, storage }: ArchiveDeps,
  blob_key: string,
  tables: readonly ArchivedTable[],
): Promise<ReadonlyMap<ArchivedTable, number>> {
  for (const table of tables) await insist(table, () => db.transaction((tx) => makeReturn(tx, table)))
  const erased = new Map<ArchivedTable, number>()
  for await (const returned of readFile(db, storage, blob_key)) {
    const { table, rows } = returned
    if (!tables.includes(table)) continue
    erased.set(table, (erased.get(table) ?? 0) + returned.erased)
    if (rows.length > 0) await db.transaction((tx) => addReturned(tx, table, rows))
  }
  return erased
}
