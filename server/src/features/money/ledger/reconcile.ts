import type { Reader } from '../../../platform/db/db.ts'
import { listMisfits, type Reconciliation } from './queries.misfits.ts'
import { type BookDay, findReconciliation, listGaps, listLostRefunds, listOverdrawn } from './queries.reconciliation.ts'
import { differenceOf } from './rules/reconciliation.ts'

/** Whether the banks hold what we owe on a day, and if not, what does not fit. What fits is looked at as it is now. */
export async function readReconciliation(reader: Reader, day: BookDay): Promise<Reconciliation> {
  const row = await findReconciliation(reader, day)
  const [gaps, overdrawn, lost_refunds, unfitting] = await Promise.all([
    listGaps(reader, day),
    listOverdrawn(reader, day),
    listLostRefunds(reader, day),
    listMisfits(reader, day.organization_id),
  ])
  return { ...row, difference_cents: differenceOf(row), gaps, overdrawn, lost_refunds, unfitting }
}
