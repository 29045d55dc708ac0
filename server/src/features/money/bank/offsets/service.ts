import { conflict, invalid, type Problem } from '../../../../kernel/errors.ts'
import { newId } from '../../../../platform/ids.ts'
import type { TeamWork } from '../../../../platform/work.ts'
import { settle } from '../booking.ts'
import { recordDecision, takeEntry } from '../decisions.ts'
import { hasSuggestions, type LockedEntry, listNamedClaims, lockClaims, lockEntry } from '../queries.entries.ts'
import { creditHindrance, debitHindrance, isUntouched } from '../rules/decisions.ts'
import { restCents, statusByMoney } from '../rules/entries.ts'
import { insertOffset, listOffsets, setOffsetsUndone } from './queries.ts'

const UNKNOWN_CREDIT: Problem = {
  ...{ field: 'entry_id', code: 'unknown_reference', message: 'is not a known entry of the same account' },
}

/**
 * Sets money that left off against money that had come in on the same account, as far as both have a rest: the bank took a
 * part of it back, or had made a mistake.
 */
export async function offsetEntry(
  work: TeamWork,
  id: string,
  { entry_id, note }: { readonly entry_id: string; readonly note?: string | undefined },
): Promise<void> {
  // load
  // The later one first, as where the bank takes an entry back.
  const early = id < entry_id ? undefined : await takeEntry(work, id)
  const credit = await lockEntry(work.tx, entry_id)
  const debit = early ?? (await takeEntry(work, id))
  const named = credit ? await listNamedClaims(work.tx, credit.id) : []

  // judge
  if (!credit || credit.account_id !== debit.account_id) throw invalid(UNKNOWN_CREDIT)
  const hindrance = debitHindrance(debit)
  if (hindrance) throw conflict(hindrance.code, hindrance.message)
  const problem = creditHindrance(credit)
  if (problem) throw invalid({ field: 'entry_id', code: 'not_applicable', message: problem })

  // write
  await lockClaims(work.tx, named)
  const amount_cents = Math.min(0 - restCents(debit), restCents(credit))
  const row = { id: newId(), debit_id: debit.id, credit_id: credit.id, amount_cents }
  await insertOffset(work.tx, row, { created_by: work.caller.id, created_at: work.now })
  const withOffset = (entry: LockedEntry): LockedEntry => {
    const changed = { ...entry, offset_cents: entry.offset_cents + amount_cents }
    return { ...changed, status: statusByMoney(changed) }
  }
  await settle(work, { ...withOffset(debit), note: note ?? debit.note }, [])
  await settle(work, withOffset(credit), named)
  await recordDecision(work, debit, 'bank_entry.offset', { against: credit.id, amount_cents })
}

/** Takes back whatever of an entry was set off; those on the other side are open again. Returns the entry without it. */
export async function undoOffsets(work: TeamWork, entry: LockedEntry): Promise<LockedEntry> {
  const offsets = await listOffsets(work.tx, entry.id)
  await setOffsetsUndone(
    work.tx,
    offsets.map(({ id }) => id),
    work.now,
  )
  for (const { debit_id, credit_id } of offsets) await openAgain(work, debit_id === entry.id ? credit_id : debit_id)
  return { ...entry, offset_cents: 0 }
}

async function openAgain(work: TeamWork, id: string): Promise<void> {
  const entry = await takeEntry(work, id)
  const named = await listNamedClaims(work.tx, id)
  await lockClaims(work.tx, named)
  const is_suggested = isUntouched(entry) && (await hasSuggestions(work.tx, id))
  await settle(work, { ...entry, status: is_suggested ? 'suggested' : statusByMoney(entry) }, named)
}
