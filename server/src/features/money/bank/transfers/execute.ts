import { conflict, invalid } from '../../../../kernel/errors.ts'
import type { TeamWork } from '../../../../platform/work.ts'
import { markExecuted, takeSentItem } from '../../payment-runs/index.ts'
import { settle } from '../booking.ts'
import { recordDecision, takeEntry } from '../decisions.ts'
import { listNamedClaims, lockClaims } from '../queries.entries.ts'
import { executeHindrance } from './rules.ts'

/** For transfers that a statement does not name as it should: somebody says which debit it is. */
export async function executeByHand(
  work: TeamWork,
  id: string,
  { item_id, note }: { readonly item_id: string; readonly note?: string },
): Promise<void> {
  // load
  const entry = await takeEntry(work, id)
  const item = await takeSentItem(work, { id: item_id, account_id: entry.account_id })
  const named = await listNamedClaims(work.tx, id)

  // judge
  if (!item) {
    const message = 'is not a released transfer from the account of the entry'
    throw invalid({ field: 'item_id', code: 'unknown_reference', message })
  }
  const hindrance = executeHindrance(entry, item)
  if (hindrance) throw conflict(hindrance.code, hindrance.message, hindrance.values)

  // write
  await lockClaims(work.tx, named)
  await settle(work, { ...entry, status: 'booked', note: note ?? entry.note }, named)
  await markExecuted(work, [item], entry)
  await recordDecision(work, entry, 'bank_entry.executed', {
    ...{ was: entry.status, item_id, amount_cents: item.amount_cents },
  })
}
