import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import { formatOf } from '../../../kernel/format.ts'
import { cents } from '../../../kernel/money.ts'
import type { TeamWork, Work } from '../../../platform/work.ts'
import { recordActivity } from '../../case/claims/index.ts'
import { moved, post, type TransactionKind } from '../ledger/index.ts'
import { type OrderOutcome, orderPayment, orderStates, withdrawOrder } from '../payment-runs/index.ts'
import { settle } from './booking.ts'
import { recordDecision, refusedBy, takeEntry } from './decisions.ts'
import { hasOpenDifference } from './differences/queries.ts'
import { ENTRY_DIFFERS } from './differences/rules.ts'
import { findOrderedRest, listClaimsWithSurplus } from './queries.decisions.ts'
import { type LockedEntry, listNamedClaims, lockClaims, lockEntry, setUndone } from './queries.entries.ts'
import { refundHindrance } from './rules/decisions.ts'
import { restCents } from './rules/entries.ts'
import { findLostShare } from './shares/queries.ts'

/**
 * Orders that money goes back to the account that it came from: a surplus, or all that was not assigned. The next payment
 * run takes it.
 */
export async function refundEntry(work: TeamWork, id: string, note: string | undefined): Promise<void> {
  // load
  const entry = await takeEntry(work, id)
  const states = await orderStates(work.tx, 'refund', [id])

  // judge
  const hindrance = refundHindrance(entry, states.has(id))
  if (hindrance) throw await refusedBy(work, entry, hindrance)
  if (await hasOpenDifference(work.tx, id)) throw conflict(ENTRY_DIFFERS.code, ENTRY_DIFFERS.message)

  // write
  const rest_cents = restCents(entry)
  const to_refund_cents = cents(entry.to_refund_cents + rest_cents)
  const claims = await listClaimsWithSurplus(work.tx, id)
  const named = await listNamedClaims(work.tx, id)
  await lockClaims(work.tx, [...claims, ...named])
  await moveRest(work, entry, 'refund_ordered', rest_cents)
  await orderPayment(work, {
    ...{ kind: 'refund', organization_id: entry.organization_id, entry_id: id, source_id: id },
    ...{ amount_cents: to_refund_cents, text: refundText(entry) },
  })
  for (const claim_id of claims)
    recordActivity(
      work,
      { id: claim_id, organization_id: entry.organization_id },
      { action: 'payment.refund_ordered', details: { entry_id: id, amount_cents: to_refund_cents } },
    )
  await settle(work, { ...entry, status: 'to_refund', to_refund_cents, note: note ?? entry.note }, named)
  await recordDecision(work, entry, 'bank_entry.refund_ordered', { amount_cents: to_refund_cents })
}

/** Everybody whose money comes back knows the day on which it left. */
const refundText = ({ value_date }: LockedEntry): string =>
  `Rückzahlung Ihrer Überweisung vom ${formatOf('de', null).day(value_date)}`

/** What was moved to be refunded belongs to nobody again; a surplus stays one. */
export async function withdrawnRefund(work: Work, entry: LockedEntry): Promise<LockedEntry> {
  const ordered_cents = await findOrderedRest(work.tx, entry.id)
  await moveRest(work, entry, 'refund_withdrawn', 0 - ordered_cents)
  return { ...entry, to_refund_cents: cents(entry.to_refund_cents - ordered_cents) }
}

async function moveRest(work: Work, entry: LockedEntry, kind: TransactionKind, amount_cents: number): Promise<void> {
  if (amount_cents === 0) return
  const { id: entry_id, organization_id } = entry
  const lines = moved(amount_cents, { account: 'suspense' }, { account: 'debtors' })
  await post(work, [{ organization_id, date: dayInVienna(work.now), kind, entry_id, lines }])
}

/** A statement shows that a refund left. */
export const followRefundPaid = (work: Work, outcome: OrderOutcome): Promise<void> =>
  followRefund(work, outcome, 'refunded')

/**
 * A statement shows that it came back; the order waits again. If the bank had taken the money of the payer back meanwhile,
 * nobody gets it twice: what was our loss is there again.
 */
export async function followRefundReturned(work: Work, outcome: OrderOutcome): Promise<void> {
  const entry = outcome.kind === 'refund' ? await lockEntry(work.tx, outcome.source_id) : undefined
  const lost = entry?.returned_by ? await findLostShare(work.tx, entry.returned_by) : undefined
  if (!entry || !lost) return followRefund(work, outcome, 'to_refund')
  await withdrawOrder(work, { kind: 'refund', source_id: entry.id })
  const lines = moved(entry.to_refund_cents, { account: 'debtors' }, { account: 'fees' })
  const { organization_id } = entry
  const deed = { organization_id, date: dayInVienna(work.now), entry_id: lost.entry_id } as const
  await post(work, [{ ...deed, kind: 'refund_lost_undone', lines }])
  await setUndone(work.tx, lost, work.now)
  await settle(work, { ...entry, status: 'booked', to_refund_cents: cents(0) }, [])
}

async function followRefund(
  work: Work,
  { kind, source_id }: OrderOutcome,
  status: 'refunded' | 'to_refund',
): Promise<void> {
  const entry = kind === 'refund' ? await lockEntry(work.tx, source_id) : undefined
  if (entry) await settle(work, { ...entry, status }, [])
}
