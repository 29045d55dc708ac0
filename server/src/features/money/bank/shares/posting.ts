import type { DateOnly } from '../../../../kernel/dates.ts'
import { cents } from '../../../../kernel/money.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Work } from '../../../../platform/work.ts'
import { moved, post, type Transaction } from '../../ledger/index.ts'
import { insertParts, type LockedEntry, type SharePart } from '../queries.entries.ts'
import type { Share } from './rules.ts'

type Given = Pick<Share, 'kind'> & Partial<Share> & { readonly amount_cents: number }

/** A part of an entry that is for no claim. */
export const shareOf = (entry: LockedEntry, { amount_cents, ...share }: Given): SharePart => ({
  ...{ id: newId(), entry_id: entry.id, claim_id: null, payment_id: null, is_linked: false },
  ...{ customer_id: null, lost_by: null, ...share },
  amount_cents: cents(amount_cents),
})

/** Stores what of an entry is somebody's, and books it on the day of the entry. */
export async function insertShare(work: Work, entry: LockedEntry, part: SharePart): Promise<void> {
  const created_by = work.caller.type === 'operator' ? work.caller.id : null
  await insertParts(work.tx, [part], { created_by, created_at: work.now })
  await post(work, [booking(entry, part, { date: entry.booking_date, amount_cents: part.amount_cents })])
}

/** It is nobody's again; `entry` is the one by which that is so. */
export const shareTakenBack = (entry: LockedEntry, part: SharePart, date: DateOnly): Transaction =>
  booking(entry, part, { date, amount_cents: 0 - part.amount_cents, is_undone: true })

type How = { readonly date: DateOnly; readonly amount_cents: number; readonly is_undone?: boolean }

function booking(
  { id: entry_id, organization_id }: LockedEntry,
  { kind, customer_id }: SharePart,
  { date, amount_cents, is_undone }: How,
): Transaction {
  const owner =
    kind === 'creditor_paid' ? ({ account: 'creditor', customer_id } as const) : { account: 'fees' as const }
  const lines = moved(amount_cents, { account: 'suspense' }, owner)
  return { organization_id, entry_id, date, kind: is_undone ? `${kind}_undone` : kind, lines }
}
