import { invalid } from '../../../../kernel/errors.ts'
import type { TeamWork } from '../../../../platform/work.ts'
import { settle } from '../booking.ts'
import { recordDecision, refusedBy, takeEntry } from '../decisions.ts'
import { type LockedEntry, listNamedClaims, lockClaims } from '../queries.entries.ts'
import { assignHindrance, debitHindrance } from '../rules/decisions.ts'
import { restCents, statusByMoney } from '../rules/entries.ts'
import { insertShare, shareOf } from './posting.ts'
import { findOwedByPayer, findOwing, holdCustomer, holdReturn } from './queries.ts'
import { NOTHING_OWED, type Share } from './rules.ts'

/** Gives a part of an entry to whom it is. The caller has locked the entry and has checked that as much is left of it. */
export async function giveShare(
  work: TeamWork,
  entry: LockedEntry,
  share: Pick<Share, 'kind'> & Partial<Share> & { readonly amount_cents: number },
): Promise<LockedEntry> {
  const named = await listNamedClaims(work.tx, entry.id)
  await lockClaims(work.tx, named)
  const part = shareOf(entry, share)
  const given = { ...entry, parts: [...entry.parts, part] }
  await insertShare(work, entry, part)
  return settle(work, { ...given, status: statusByMoney(given) }, named)
}

/** A charge of the bank is ours, whoever the money on the account belongs to. */
export async function takeBankCharge(work: TeamWork, id: string, note: string | undefined): Promise<void> {
  // load
  const entry = await takeEntry(work, id)

  // judge
  const hindrance = chargeHindrance(entry)
  if (hindrance) throw await refusedBy(work, entry, hindrance)

  // write
  const amount_cents = restCents(entry)
  await giveShare(work, { ...entry, note: note ?? entry.note }, { kind: 'bank_charge', amount_cents })
  await recordDecision(work, entry, 'bank_entry.charge', { amount_cents })
}

const chargeHindrance = (entry: LockedEntry) =>
  entry.account_kind === 'own'
    ? { code: 'not_client_money' as const, message: 'The account is our own; its charges are not in this book' }
    : debitHindrance(entry)

type Debt = { readonly customer_id?: string | undefined; readonly return_id?: string | undefined }

/**
 * A creditor, or a payer who was refunded what the bank took back, pays what it owes us. As much of the entry counts as is
 * owed; the rest stays unmatched.
 */
export async function takeDebt(
  work: TeamWork,
  id: string,
  { customer_id, return_id, note }: Debt & { readonly note?: string | undefined },
): Promise<void> {
  // load
  const entry = await takeEntry(work, id)
  const owed_cents = await holdDebt(work, entry, { customer_id, return_id })

  // judge
  const hindrance = assignHindrance(entry) ?? (owed_cents > 0 ? undefined : NOTHING_OWED)
  if (hindrance) throw await refusedBy(work, entry, hindrance)

  // write
  const amount_cents = Math.min(restCents(entry), owed_cents)
  const share = customer_id
    ? ({ kind: 'creditor_paid', customer_id } as const)
    : ({ kind: 'refund_repaid', lost_by: return_id as string } as const)
  const given = await giveShare(work, { ...entry, note: note ?? entry.note }, { ...share, amount_cents })
  await recordDecision(work, given, 'bank_entry.debt_paid', {
    ...{ ...(customer_id ? { customer_id } : { return_id }), amount_cents, rest_cents: restCents(given) },
  })
}

/** What is owed, held so that two entries do not pay it twice. */
async function holdDebt(work: TeamWork, { organization_id }: LockedEntry, debt: Debt): Promise<number> {
  const { customer_id, return_id } = debt
  if ((customer_id === undefined) === (return_id === undefined)) {
    const message = 'must be given, or else return_id, and not both'
    throw invalid({ field: 'customer_id', code: 'required', message })
  }
  if (return_id !== undefined) {
    if (await holdReturn(work.tx, organization_id, return_id)) return findOwedByPayer(work.tx, return_id)
    throw invalid({ field: 'return_id', code: 'unknown_reference', message: 'is no return of refunded money' })
  }
  if (customer_id !== undefined && (await holdCustomer(work.tx, organization_id, customer_id)))
    return (await findOwing(work.tx, organization_id, customer_id))[0]?.owed_cents ?? 0
  const message = 'is not a known customer of the organisation whose account it is'
  throw invalid({ field: 'customer_id', code: 'unknown_reference', message })
}
