import type { Reader } from '../../../platform/db/db.ts'
import { MOST } from './misfits/queries.bank.ts'
import { findComparison, isSmallBook } from './queries.comparisons.ts'
import {
  listHeavyMisfits,
  listLightMisfits,
  type MisfitRow,
  type Reconciliation,
  walkMisfits,
} from './queries.misfits.ts'
import { type BookDay, findReconciliation, listGaps, listLostRefunds, listOverdrawn } from './queries.reconciliation.ts'
import { differenceOf, MISFITS } from './rules/reconciliation.ts'

/** Whether the banks hold what we owe on a day, and if not, what does not fit. What fits is looked at as it is now. */
export async function readReconciliation(reader: Reader, day: BookDay, now: Date): Promise<Reconciliation> {
  const [sums, light, heavy] = await Promise.all([
    readSums(reader, day),
    listLightMisfits(reader, day.organization_id),
    readHeavyMisfits(reader, day.organization_id, now),
  ])
  return { ...sums, unfitting: byReason([...light, ...heavy.misfits]), compared_at: heavy.compared_at }
}

export async function readSums(reader: Reader, day: BookDay) {
  const [row, gaps, overdrawn, lost_refunds] = await Promise.all([
    findReconciliation(reader, day),
    listGaps(reader, day),
    listOverdrawn(reader, day),
    listLostRefunds(reader, day),
  ])
  return { ...row, difference_cents: differenceOf(row), gaps, overdrawn, lost_refunds }
}

const byReason = (misfits: MisfitRow[]): MisfitRow[] =>
  misfits.sort((one, other) => MISFITS.indexOf(one.reason) - MISFITS.indexOf(other.reason))

type Compared = { readonly misfits: readonly MisfitRow[]; readonly compared_at: Date | null }

/** Nobody waits until a large book is looked through: what the last night found stands there, with its time. */
async function readHeavyMisfits(reader: Reader, organization_id: string, now: Date): Promise<Compared> {
  if (await isSmallBook(reader, organization_id))
    return { misfits: await listHeavyMisfits(reader, organization_id), compared_at: now }
  return (await findComparison(reader, organization_id)) ?? { misfits: [], compared_at: null }
}

/**
 * What does not fit in all books, by organisation. A look that was broken off has seen nothing: its findings are not those
 * of the books.
 */
export async function findMisfits(reader: Reader, stopping?: AbortSignal): Promise<Map<string, MisfitRow[]>> {
  const found = new Map<string, MisfitRow[]>()
  for await (const portion of walkMisfits(reader)) {
    stopping?.throwIfAborted()
    for (const { organization_id, misfit } of portion) {
      const same = found.get(organization_id) ?? []
      if (same.filter(({ reason }) => reason === misfit.reason).length < MOST) same.push(misfit)
      found.set(organization_id, same)
    }
  }
  return found
}
