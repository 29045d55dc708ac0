import { fillDesk } from '../bench/desk/fill.ts'
import { type Reader, sql } from '../src/platform/db/db.ts'
import { openWorld } from './world.ts'

/** A world with so many claims at all stages and what belongs to them, in which rows may be changed at will. */
export async function openFilledWorld(claims: number): Promise<Awaited<ReturnType<typeof openWorld>>> {
  const world = await openWorld()
  const { db } = world.deps
  const { organization_id } = await world.partner()
  await fillDesk(db, organization_id, claims, { claims_per_customer: 20 })
  // These rows have no accounts that totals could be compared with.
  for (const [table, guard] of [
    ['claims', 'claims_sums_check'],
    ['claims', 'claims_first_sums_check'],
    ['payments', 'payments_account_check'],
    ['payments', 'payments_keep'],
    ['payments', 'payments_keep_rows'],
    ['payments', 'payments_received_by'],
  ])
    await db.alone({ text: `alter table ${table} disable trigger ${guard}`, values: [] })
  return world
}

/** The kept counts that differ from the rows. */
export const wrongCounts = async (reader: Reader): Promise<unknown[]> => [
  ...(await reader.many(sql`select * from wrong_row_counts`)),
]
