import type { Vault } from './vault.ts'

/** How many rows are sealed anew in one transaction. */
export const RESEAL_BATCH = 500

/** Below every id that we make. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** What one batch came to. The next one begins after `last_id`; null when no row is left. */
export type ResealStep = { readonly last_id: string | null; readonly resealed: number; readonly unreadable: number }

type Opened<Row> = { readonly row: Row; readonly text: string }

/** The rows that an older secret sealed, opened. Those of the newest need nothing; what nothing opens is counted. */
export function olderRows<Row extends { id: string; sealed: Buffer }>(
  vault: Vault,
  rows: readonly Row[],
): { older: Opened<Row>[]; step: ResealStep } {
  const older: Opened<Row>[] = []
  let unreadable = 0
  for (const row of rows) {
    if (vault.isNewest(row.sealed)) continue
    try {
      older.push({ row, text: vault.open(row.sealed) })
    } catch {
      unreadable += 1
    }
  }
  return { older, step: { last_id: rows.at(-1)?.id ?? null, resealed: older.length, unreadable } }
}
