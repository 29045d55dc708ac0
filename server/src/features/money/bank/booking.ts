import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { cents } from '../../../kernel/money.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { newEntry, readSurplus } from '../../case/account/index.ts'
import { type ClaimRow, claimNotFound, recordActivity, reviewBlock, takeClaim } from '../../case/claims/index.ts'
import {
  changeReceiver,
  lockPayment,
  type PaymentRow,
  receivePayment,
  takeBackPayment,
} from '../../case/payments/index.ts'
import { moved, post, type Transaction, type TransactionKind } from '../ledger/index.ts'
import {
  type ClaimPart,
  findDebtorNames,
  findOwner,
  hasSuggestions,
  insertParts,
  type LockedEntry,
  listNamedClaims,
  lockClaims,
  type PartRow,
  setEntries,
  setUndone,
} from './queries.entries.ts'
import { restCents, statusByMoney } from './rules/entries.ts'
import { linkProblem } from './rules/links.ts'
import { isStranger } from './rules/strangers.ts'
import { insertShare, shareOf, shareTakenBack } from './shares/posting.ts'

/** What of an entry goes to a claim; with a payment, it is the money of that one. */
export type Part = {
  readonly claim_id: string
  readonly amount_cents: number
  readonly payment_id?: string | undefined
}

const SUSPENSE = { account: 'suspense' } as const
const DEBTORS = { account: 'debtors' } as const

/**
 * Gives the money of an entry to claims: a payment for each, and what exceeds the whole debt of one waits to be refunded.
 * The caller has locked the entry, has checked that the parts do not exceed its rest and that it is client money.
 */
export async function bookParts(work: Work, entry: LockedEntry, parts: readonly Part[]): Promise<LockedEntry> {
  const named = await listNamedClaims(work.tx, entry.id)
  await lockClaims(work.tx, [...parts.map(({ claim_id }) => claim_id), ...named])
  const booking = await giveParts(work, entry, parts)
  await writeBookings(work, [booking])
  await reviewNamed(work, named)
  return booking.entry
}

/** What was done with an entry, and what is yet to be written of it. */
export type Booking = {
  readonly entry: LockedEntry
  readonly parts: readonly ClaimPart[]
  readonly transactions: readonly Transaction[]
}

/**
 * Does what the parts do to their claims, which are locked too. What is left to write may be written for many entries at
 * once; whoever calls looks again at the claims that the entry names.
 */
export async function giveParts(work: Work, entry: LockedEntry, parts: readonly Part[]): Promise<Booking> {
  let booking: Booking = { entry, parts: [], transactions: [] }
  for (const part of parts) booking = await givePart(work, booking, part)
  const { entry: given } = booking
  return { ...booking, entry: { ...given, status: statusByMoney(given), judged_at: given.judged_at ?? work.now } }
}

export async function writeBookings(work: Work, bookings: readonly Booking[]): Promise<void> {
  const by = settledBy(work)
  await Promise.all([
    insertParts(
      work.tx,
      bookings.flatMap(({ parts }) => parts),
      { created_by: by.updated_by, created_at: work.now },
    ),
    post(
      work,
      bookings.flatMap(({ transactions }) => transactions),
    ),
    setEntries(
      work.tx,
      bookings.map(({ entry }) => entry),
      by,
    ),
  ])
}

async function givePart(work: Work, booking: Booking, part: Part): Promise<Booking> {
  const { entry } = booking
  if (part.amount_cents > restCents(entry)) throw new Error('an entry is given away once')
  const claim = await takeClaim(work, part.claim_id)
  if (claim.organization_id !== entry.organization_id) throw claimNotFound()
  if (part.payment_id) return linkPart(work, booking, { ...part, claim, payment_id: part.payment_id })
  const today = dayInVienna(work.now)
  const value_date = entry.value_date < today ? entry.value_date : today
  const draft = newEntry({ kind: 'payment', amount_cents: 0 - part.amount_cents, day: value_date })
  const [surplus_cents, debtor] = await Promise.all([
    readSurplus(work, claim, draft),
    findDebtorNames(work.tx, claim.id),
  ])
  const paid_cents = part.amount_cents - surplus_cents
  const by_stranger = isStranger(entry, debtor)
  const [payment] = await Promise.all([
    paid_cents > 0 ? receivePart(work, entry, { claim, paid_cents, value_date, by_stranger }) : undefined,
    surplus_cents > 0 ? tellSurplus(work, entry, { claim, surplus_cents }) : undefined,
  ])
  const paid = payment ? withPart(booking, { claim, payment, is_linked: false }) : booking
  return surplus_cents > 0 ? withSurplus(paid, { claim, surplus_cents }) : paid
}

type Receipt = {
  readonly claim: ClaimRow
  readonly paid_cents: number
  readonly value_date: DateOnly
  readonly by_stranger: boolean
}

const receivePart = (work: Work, entry: LockedEntry, { claim, paid_cents, ...receipt }: Receipt): Promise<PaymentRow> =>
  receivePayment(work, claim, {
    ...receipt,
    entry_id: entry.id,
    payment_cents: cents(paid_cents),
    reference: [...entry.text].slice(0, REFERENCE_MAX).join('') || null,
    external_reference: entry.bank_reference,
    iban: entry.payer_iban,
  })

/** As long as that of a payment that somebody sends. */
const REFERENCE_MAX = 255

type Kept = { readonly claim: ClaimRow; readonly payment: PaymentRow; readonly is_linked: boolean }

function withPart(booking: Booking, { claim, payment, is_linked }: Kept): Booking {
  const { entry } = booking
  const { id: payment_id, payment_cents: amount_cents } = payment
  const part: ClaimPart = {
    ...{ id: newId(), entry_id: entry.id, kind: 'payment', claim_id: claim.id, payment_id, amount_cents, is_linked },
    ...{ customer_id: null, lost_by: null },
  }
  const lines = moved(amount_cents, SUSPENSE, { account: 'creditor', customer_id: claim.customer_id })
  const deed = { ...about(entry, 'payment', entry.booking_date), lines, payment_id, claim_id: claim.id }
  return {
    entry: { ...entry, parts: [...entry.parts, part] },
    parts: [...booking.parts, part],
    transactions: [...booking.transactions, deed],
  }
}

type Surplus = { readonly claim: ClaimRow; readonly surplus_cents: number }

/** The activity log tells it, since there is no payment that would. */
const tellSurplus = (work: Work, entry: LockedEntry, { claim, surplus_cents }: Surplus): void =>
  recordActivity(work, claim, {
    action: 'payment.surplus',
    details: { entry_id: entry.id, amount_cents: surplus_cents },
  })

function withSurplus(booking: Booking, { claim, surplus_cents }: Surplus): Booking {
  const { entry } = booking
  const lines = moved(surplus_cents, SUSPENSE, DEBTORS)
  const deed = { ...about(entry, 'surplus', entry.booking_date), lines, claim_id: claim.id }
  const to_refund_cents = cents(entry.to_refund_cents + surplus_cents)
  return { ...booking, entry: { ...entry, to_refund_cents }, transactions: [...booking.transactions, deed] }
}

type Linked = Part & { readonly claim: ClaimRow; readonly payment_id: string }

/** Somebody has told us of the payment before the bank did. */
async function linkPart(work: Work, booking: Booking, { claim, ...part }: Linked): Promise<Booking> {
  const payment = await lockPayment(work, part.payment_id)
  const problem = linkProblem(payment, part)
  if (problem) throw invalid(problem)
  await changeReceiver(work, payment, 'us', { entry_id: booking.entry.id })
  return withPart(booking, { claim, payment, is_linked: true })
}

/**
 * Takes back what was made of an entry: its payments, and what waited to be refunded. A payment that was there before
 * becomes again one to the creditor. The caller has locked the entry and knows that no refund of it is under way.
 */
export async function undoParts(work: Work, entry: LockedEntry, note?: string): Promise<LockedEntry> {
  if (entry.returned_by) throw conflict('entry_returned', 'The bank has taken the money back already')
  if (entry.parts.some(({ kind }) => kind === 'refund_lost'))
    throw conflict('entry_returned', 'By the entry the bank took money back, and that stays')
  const named = await listNamedClaims(work.tx, entry.id)
  await lockClaims(work.tx, [...claimsOf(entry), ...named])
  for (const part of entry.parts) await undoPart(work, entry, part)
  await undoSurplus(work, entry, about(entry, 'surplus_undone', dayInVienna(work.now)))
  const status = (await hasSuggestions(work.tx, entry.id)) ? 'suggested' : 'unmatched'
  const undone = { ...entry, parts: [], to_refund_cents: cents(0), status, note: note ?? entry.note } as const
  return settle(work, undone, named)
}

const claimsOf = ({ parts }: LockedEntry): string[] => parts.flatMap(({ claim_id }) => claim_id ?? [])

async function undoPart(work: Work, entry: LockedEntry, part: PartRow): Promise<void> {
  if (part.kind !== 'payment') {
    await post(work, [shareTakenBack(entry, part, dayInVienna(work.now))])
    await setUndone(work.tx, part, work.now)
    return
  }
  const payment = await lockPayment(work, part.payment_id)
  const because = { entry_id: entry.id }
  await Promise.all([
    giveBack(work, part, about(entry, 'payment_undone', dayInVienna(work.now))),
    setUndone(work.tx, part, work.now),
    part.is_linked ? changeReceiver(work, payment, 'creditor', because) : takeBackPayment(work, payment, because),
  ])
}

/**
 * The bank has taken an entry back, whole: its payments are reversed, and what waited to be refunded is gone. If that has
 * been paid to the payer already, the payer got it twice, and until the second is repaid it is our loss and nobody else's.
 * Both entries are locked, the later one first.
 */
export async function returnEntry(
  work: Work,
  entry: LockedEntry,
  original: LockedEntry,
  { is_refunded }: { readonly is_refunded: boolean },
): Promise<LockedEntry> {
  const named = [...(await listNamedClaims(work.tx, original.id)), ...(await listNamedClaims(work.tx, entry.id))]
  await lockClaims(work.tx, [...claimsOf(original), ...named])
  for (const part of original.parts) {
    if (part.kind !== 'payment') {
      await post(work, [shareTakenBack(entry, part, entry.booking_date)])
      continue
    }
    const payment = await lockPayment(work, part.payment_id)
    await Promise.all([
      giveBack(work, part, about(entry, 'payment_returned', entry.booking_date)),
      takeBackPayment(work, payment, { entry_id: entry.id }),
    ])
  }
  const was_used = original.parts.length > 0 || original.to_refund_cents > 0
  const returned = { ...original, returned_by: entry.id }
  if (is_refunded) {
    const lost = shareOf(entry, { kind: 'refund_lost', amount_cents: 0 - original.to_refund_cents })
    await insertShare(work, entry, lost)
    await setEntries(work.tx, [returned], settledBy(work))
  } else {
    await undoSurplus(work, original, about(entry, 'surplus_undone', entry.booking_date))
    const status = was_used ? 'booked' : 'ignored'
    await setEntries(work.tx, [{ ...returned, to_refund_cents: cents(0), status }], settledBy(work))
  }
  return settle(work, { ...entry, status: 'booked' }, named)
}

type Deed = Omit<Transaction, 'lines'>

const about = (entry: LockedEntry, kind: TransactionKind, date: DateOnly): Deed => ({
  ...{ organization_id: entry.organization_id, entry_id: entry.id, kind, date },
})

/** The money belongs to nobody again. It is taken from whoever has it by the book. */
async function giveBack(work: Work, { payment_id, claim_id, amount_cents }: ClaimPart, deed: Deed): Promise<void> {
  const owner = await findOwner(work.tx, payment_id)
  if (!owner) throw new Error('the book knows whose money a payment is')
  const lines = moved(amount_cents, { account: 'creditor', customer_id: owner.customer_id }, SUSPENSE)
  await post(work, [{ ...deed, lines, payment_id, claim_id }])
}

async function undoSurplus(work: Work, { to_refund_cents }: LockedEntry, deed: Deed): Promise<void> {
  if (to_refund_cents > 0) await post(work, [{ ...deed, lines: moved(to_refund_cents, DEBTORS, SUSPENSE) }])
}

const settledBy = ({ now, caller }: Work) => ({ now, updated_by: caller.type === 'operator' ? caller.id : null })

/** Writes what became of an entry, and looks again at the claims that it names, which are locked. */
export async function settle(work: Work, entry: LockedEntry, named: readonly string[]): Promise<LockedEntry> {
  await setEntries(work.tx, [entry], settledBy(work))
  await reviewNamed(work, named)
  return { ...entry, judged_at: entry.judged_at ?? work.now }
}

/** The claims that an entry names may be free again, or no longer. */
async function reviewNamed(work: Work, named: readonly string[]): Promise<void> {
  for (const claim_id of [...new Set(named)].sort()) await reviewBlock(work, claim_id)
}
