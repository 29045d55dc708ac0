import { dayInVienna } from '../../../kernel/dates.ts'
import { cents } from '../../../kernel/money.ts'
import type { Work } from '../../../platform/work.ts'
import { moved, post } from '../ledger/index.ts'
import {
  type ClaimPart,
  findOwner,
  hasSuggestions,
  type LockedEntry,
  lockEntry,
  type PartRow,
  setEntries,
} from './queries.entries.ts'
import { deleteLinksOf, findSurplusOf, lockEntriesOf } from './queries.forget.ts'
import { restCents, statusByMoney } from './rules/entries.ts'

const SUSPENSE = { account: 'suspense' } as const

/** Cases are deleted. Their money is still at the bank and belongs to nobody known again; their entries are open again. */
export async function freeEntries(work: Work, claim_ids: readonly string[]): Promise<void> {
  const ids = await lockEntriesOf(work.tx, claim_ids)
  const entries: LockedEntry[] = []
  for (const id of ids) entries.push(await freed(work, (await lockEntry(work.tx, id)) as LockedEntry, claim_ids))
  await deleteLinksOf(work.tx, claim_ids)
  // Of one that nobody has judged yet nothing was settled.
  for (const entry of entries.filter(({ status }) => status !== 'unread'))
    await setEntries(work.tx, [{ ...entry, status: await statusOf(work, entry) }], { now: work.now, updated_by: null })
}

async function freed(work: Work, entry: LockedEntry, claim_ids: readonly string[]): Promise<LockedEntry> {
  const isGone = (part: PartRow): part is ClaimPart => part.claim_id !== null && claim_ids.includes(part.claim_id)
  const gone = entry.parts.filter(isGone)
  const surplus_cents = Math.min(entry.to_refund_cents, await findSurplusOf(work.tx, entry.id, claim_ids))
  const { id: entry_id, organization_id } = entry
  const deed = { organization_id, entry_id, kind: 'case_deleted', date: dayInVienna(work.now) } as const
  for (const { payment_id, amount_cents } of gone) {
    // Without one the bank has taken the money back.
    const owner = await findOwner(work.tx, payment_id)
    if (owner) await post(work, [{ ...deed, lines: moved(amount_cents, { account: 'creditor', ...owner }, SUSPENSE) }])
  }
  if (surplus_cents > 0) await post(work, [{ ...deed, lines: moved(surplus_cents, { account: 'debtors' }, SUSPENSE) }])
  return {
    ...entry,
    parts: entry.parts.filter((part) => !isGone(part)),
    to_refund_cents: cents(entry.to_refund_cents - surplus_cents),
  }
}

async function statusOf(work: Work, entry: LockedEntry): Promise<LockedEntry['status']> {
  const is_settled = entry.returned_by !== null || entry.amount_cents < 0
  if (is_settled || entry.status === 'ignored') return entry.status
  if (restCents(entry) === 0) return entry.status === 'refunded' ? 'refunded' : statusByMoney(entry)
  return entry.parts.length === 0 && (await hasSuggestions(work.tx, entry.id)) ? 'suggested' : 'unmatched'
}
