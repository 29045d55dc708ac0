import { conflict, invalid, notFound, type Problem } from '../../../../kernel/errors.ts'
import { recordAudit } from '../../../../platform/audit/audit.ts'
import { newId } from '../../../../platform/ids.ts'
import type { TeamWork } from '../../../../platform/work.ts'
import { settle } from '../booking.ts'
import { hasSuggestions, type LockedEntry, listNamedClaims, lockClaims, lockEntry } from '../queries.entries.ts'
import { creditHindrance, debitHindrance, isOpen } from '../rules/decisions.ts'
import { restCents } from '../rules/entries.ts'
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
  const [debit, credit] = await lockBoth(work, id, entry_id)
  const named = await listNamedClaims(work.tx, credit.id)

  // judge
  const amount_cents = Math.min(0 - restCents(debit), restCents(credit))

  // write
  await lockClaims(work.tx, named)
  const row = { id: newId(), debit_id: debit.id, credit_id: credit.id, amount_cents }
  await insertOffset(work.tx, row, { created_by: work.caller.id, created_at: work.now })
  const kept = { ...debit, note: note ?? debit.note }
  await settle(work, await withOffset(work, kept, amount_cents), [])
  await settle(work, await withOffset(work, credit, amount_cents), named)
  await recordAudit(work, {
    action: 'bank_entry.offset',
    organization_id: debit.organization_id,
    subject: { kind: 'bank_entry', id },
    details: { against: credit.id, amount_cents },
  })
}

/** The later one first, as where the bank takes an entry back. */
async function lockBoth(work: TeamWork, id: string, entry_id: string): Promise<[LockedEntry, LockedEntry]> {
  const locked = new Map<string, LockedEntry>()
  for (const one of [id, entry_id].sort().reverse()) {
    const entry = await lockEntry(work.tx, one)
    if (entry) locked.set(one, entry)
  }
  const [debit, credit] = [locked.get(id), locked.get(entry_id)]
  if (!debit) throw notFound()
  if (!credit || credit.account_id !== debit.account_id) throw invalid(UNKNOWN_CREDIT)
  const hindrance = debitHindrance(debit)
  if (hindrance) throw conflict(hindrance.code, hindrance.message)
  const problem = creditHindrance(credit)
  if (problem) throw invalid({ field: 'entry_id', code: 'not_applicable', message: problem })
  return [debit, credit]
}

/** What is left of an entry when more of it is set off, or less. */
async function withOffset(work: TeamWork, entry: LockedEntry, more_cents: number): Promise<LockedEntry> {
  const changed = { ...entry, offset_cents: entry.offset_cents + more_cents }
  if (restCents(changed) === 0) return { ...changed, status: entry.to_refund_cents > 0 ? 'to_refund' : 'booked' }
  if (isOpen(entry) && more_cents > 0) return { ...changed, status: 'unmatched' }
  return { ...changed, status: (await hasSuggestions(work.tx, entry.id)) ? 'suggested' : 'unmatched' }
}

/** Takes back whatever of an entry was set off; those on the other side are open again. Returns the entry without it. */
export async function undoOffsets(work: TeamWork, entry: LockedEntry): Promise<LockedEntry> {
  const offsets = await listOffsets(work.tx, entry.id)
  if (offsets.length === 0) return entry
  await setOffsetsUndone(
    work.tx,
    offsets.map(({ id }) => id),
    work.now,
  )
  for (const { debit_id, credit_id, amount_cents } of offsets) {
    const other = await lockEntry(work.tx, debit_id === entry.id ? credit_id : debit_id)
    if (!other) throw new Error('both sides of an offset are there')
    const named = await listNamedClaims(work.tx, other.id)
    await lockClaims(work.tx, named)
    // It was read when the offset no longer stood.
    await settle(
      work,
      await withOffset(work, { ...other, offset_cents: other.offset_cents + amount_cents }, 0 - amount_cents),
      named,
    )
  }
  return { ...entry, offset_cents: 0 }
}
