import type { Tx } from '../../../platform/db/db.ts'
import { findKnownDebtor, isNamedAfter, type KnownDebtor } from '../creditor-submit/index.ts'
import { deleteImport, deleteTriedLines, type ImportRow, listLinesOf, lockImportsNear, setContent } from './queries.ts'
import { linesAbout, withoutRows } from './rules/redaction.ts'

/** In place of a name of a file that named somebody. */
const ERASED_FILENAME = 'erased.csv'

/**
 * Takes a debtor out of the tables that were uploaded: the lines that became their cases, and those that name them but were
 * not handed over. The lines of everybody else stay, and can still be handed over.
 */
export async function eraseFromImports(tx: Tx, debtor_id: string): Promise<void> {
  const known = await findKnownDebtor(tx, debtor_id)
  if (!known) return
  for (const row of await lockImportsNear(tx, debtor_id)) await eraseFrom(tx, row, { debtor_id, known })
}

async function eraseFrom(
  tx: Tx,
  row: ImportRow,
  { debtor_id, known }: { debtor_id: string; known: KnownDebtor },
): Promise<void> {
  const named = linesAbout(row.content, known)
  // Nothing can become of a table that cannot be read, so nobody loses anything with it.
  if (named === null) return void (await deleteImport(tx, row.id))
  const lines = new Set([...(await listLinesOf(tx, row.id, debtor_id)), ...named])
  if (lines.size === 0) return
  const content = withoutRows(row.content, lines)
  if (content === undefined) return void (await deleteImport(tx, row.id))
  const original_filename = isNamedAfter(row.original_filename, known) ? ERASED_FILENAME : row.original_filename
  await setContent(tx, { id: row.id, content, original_filename })
  await deleteTriedLines(tx, row.id, [...lines])
}
