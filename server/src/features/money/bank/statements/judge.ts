import type { Work } from '../../../../platform/work.ts'
import { reviewBlock } from '../../../case/claims/index.ts'
import { executeItem, orderStates, returnItem, withdrawOrder } from '../../payment-runs/index.ts'
import { type Booking, giveParts, returnEntry, settle, writeBookings } from '../booking.ts'
import { findCandidates } from '../queries.candidates.ts'
import { type LockedEntry, lockClaims, lockEntry } from '../queries.entries.ts'
import { withdrawnRefund } from '../refunds.ts'
import { isUntouched } from '../rules/decisions.ts'
import { onlyNamed } from '../rules/references.ts'
import { returnedOf } from '../rules/returned.ts'
import { isDouble, namedByEntry, suggest } from '../rules/suggestions.ts'
import type { StoredStatus } from '../rules.entries.ts'
import {
  countUnread,
  listHeld,
  listStandingPayments,
  listTargets,
  type StandingPayment,
  setJudged,
  setStatementJudged,
  type Target,
  takeUnread,
} from './queries.judge.ts'
import { listByBankNames, listByClaims, lockReturnable } from './queries.returns.ts'
import { type SuggestionRow, upsertSuggestions } from './queries.suggestions.ts'

type Some = {
  readonly limit: number
  /** False where booking was refused before: then people decide. */
  readonly may_book: boolean
}

/**
 * Judges some plain entries of a statement: money that came in. What names one claim beyond doubt is booked to it; of
 * everything else it is said what it may be. Returns how many there were.
 */
export async function judgeSome(work: Work, statement_id: string, { limit, may_book }: Some): Promise<number> {
  const entries = await takeUnread(work.tx, statement_id, limit)
  if (entries.length === 0) return 0
  const targets = await listTargets(
    work.tx,
    entries.map(({ id }) => id),
  )
  // All at once and in the order of their ids, so that nobody who needs two of them waits for us while we wait for them.
  await lockClaims(
    work.tx,
    targets.map(({ claim_id }) => claim_id),
  )
  const open = may_book ? await bookCertain(work, entries, targets) : entries
  await leaveOpen(work, open, targets)
  return entries.length
}

/** Books what may be booked by itself. Returns the others. */
async function bookCertain(
  work: Work,
  entries: readonly LockedEntry[],
  targets: readonly Target[],
): Promise<LockedEntry[]> {
  const certain = entries.flatMap((entry) => {
    const claim_id = entry.account_kind === 'client_money' ? certainClaim(entry, targets) : undefined
    return claim_id ? [{ entry, claim_id }] : []
  })
  const claim_ids = [...new Set(certain.map(({ claim_id }) => claim_id))]
  const payments = await listStandingPayments(work.tx, claim_ids)
  // Claims do not wait for each other: the statements of all of them are sent together. None is given up halfway.
  const outcomes = await Promise.allSettled(
    claim_ids.map((claim_id) => {
      const of_claim = certain.filter((one) => one.claim_id === claim_id).map(({ entry }) => entry)
      return bookInTurn(work, of_claim, { claim_id, payments: ofClaim(payments, claim_id) })
    }),
  )
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
  const bookings = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  await writeBookings(work, bookings)
  const booked = new Set(bookings.map(({ entry }) => entry.id))
  const settled = certain.filter(({ entry }) => booked.has(entry.id)).map(({ claim_id }) => claim_id)
  for (const claim_id of await listHeld(work.tx, settled)) await reviewBlock(work, claim_id)
  return entries.filter(({ id }) => !booked.has(id))
}

type OnClaim = { readonly claim_id: string; readonly payments: readonly StandingPayment[] }

/** The entries of one claim, one after another. Returns what is to be written of those that were booked. */
async function bookInTurn(
  work: Work,
  entries: readonly LockedEntry[],
  { claim_id, payments }: OnClaim,
): Promise<Booking[]> {
  const standing = [...payments]
  const bookings: Booking[] = []
  for (const entry of entries) {
    if (standing.some((payment) => isDouble(entry, payment))) continue
    const booking = await giveParts(work, entry, [{ claim_id, amount_cents: entry.amount_cents }])
    // Two of the same amount in one statement are as doubtful as two in two of them.
    for (const part of booking.parts) standing.push({ ...part, id: part.payment_id, payment_date: entry.value_date })
    bookings.push(booking)
  }
  return bookings
}

/** The claim that an entry names, if it names one beyond doubt and that one is of the account's organisation. */
function certainClaim(entry: LockedEntry, targets: readonly Target[]): string | undefined {
  const reference = onlyNamed(namedByEntry(entry))
  if (reference === null) return undefined
  return targets.find(({ entry_id, case_reference }) => entry_id === entry.id && case_reference === reference)?.claim_id
}

const ofClaim = (payments: readonly StandingPayment[], claim_id: string): StandingPayment[] =>
  payments.filter((payment) => payment.claim_id === claim_id)

/** Nobody knows yet whose money it is. The letters of the claims that it names wait. */
async function leaveOpen(work: Work, entries: readonly LockedEntry[], targets: readonly Target[]): Promise<void> {
  if (entries.length === 0) return
  const ours = entries.filter(({ account_kind, amount_cents }) => account_kind === 'client_money' && amount_cents > 0)
  const suggestions = await suggestFor(work, ours)
  const has_some = new Set([...suggestions, ...targets].map(({ entry_id }) => entry_id))
  const statusOf = ({ id, account_kind }: LockedEntry): StoredStatus =>
    has_some.has(id) ? 'suggested' : account_kind === 'own' ? 'ignored' : 'unmatched'
  await Promise.all([
    upsertSuggestions(work.tx, suggestions),
    setJudged(
      work.tx,
      entries.map((entry) => ({ id: entry.id, status: statusOf(entry) })),
      work.now,
    ),
  ])
  const is_open = new Set(entries.map(({ id }) => id))
  const named = [...targets, ...suggestions.filter(({ is_named }) => is_named)]
    .filter(({ entry_id }) => is_open.has(entry_id))
    .map(({ claim_id }) => claim_id)
  for (const claim_id of [...new Set(named)].sort()) await reviewBlock(work, claim_id)
}

async function suggestFor(work: Work, entries: readonly LockedEntry[]): Promise<SuggestionRow[]> {
  const [first] = entries
  if (!first) return []
  const candidates = await findCandidates(work.tx, first.organization_id, entries)
  return entries.flatMap((entry) =>
    suggest(entry, candidates.get(entry.id) ?? []).map(({ case_reference: _, ...suggestion }, position) => ({
      ...suggestion,
      entry_id: entry.id,
      position,
    })),
  )
}

/**
 * Judges one entry that is not plain: a return takes back what it returns, and a transfer of ours has left or come back.
 * Everything else waits for people; on an account of our own there is nothing to do about it.
 */
export async function judgeOther(work: Work, id: string, { may_book }: Pick<Some, 'may_book'>): Promise<void> {
  const entry = await lockEntry(work.tx, id)
  if (!entry || (entry.status !== 'unread' && entry.status !== 'unmatched')) return
  // Where somebody has made something of a part of it, people know better.
  if (may_book && isUntouched(entry) && (await isSettledOther(work, entry))) return
  if (entry.status !== 'unread') return
  await leaveOpen(work, [entry], await listTargets(work.tx, [id]))
}

async function isSettledOther(work: Work, entry: LockedEntry): Promise<boolean> {
  if (entry.amount_cents > 0 ? await returnItem(work, entry) : await executeItem(work, entry)) {
    await settle(work, { ...entry, status: 'booked' }, [])
    return true
  }
  if (!entry.is_return || entry.amount_cents > 0) return false
  const original = await findOriginal(work, entry)
  if (!original) return false
  const is_refunded = await hasLeft(work, original)
  if (is_refunded) {
    await returnEntry(work, entry, original, { is_refunded })
    return true
  }
  // What the bank has taken back is not paid back a second time.
  await withdrawOrder(work, { kind: 'refund', source_id: original.id })
  await returnEntry(work, entry, await withdrawnRefund(work, original), { is_refunded })
  return true
}

/** Whether what goes back to the payer was released: the bank may have the file, and nobody stops it. */
async function hasLeft(work: Work, { id }: LockedEntry): Promise<boolean> {
  const state = (await orderStates(work.tx, 'refund', [id])).get(id)
  return state === 'released' || state === 'executed'
}

/**
 * The entry that a return takes back: by the payer's or the bank's reference, else by the claim that it names and the
 * amount. A part of one is for people to look at, and so is what may be one of several.
 */
async function findOriginal(work: Work, entry: LockedEntry): Promise<LockedEntry | undefined> {
  const by_names = await listByBankNames(work.tx, entry)
  const { certain } = namedByEntry(entry)
  if (by_names.length > 0) {
    const meant = returnedOf(entry, certain, by_names)
    return meant && lockReturnable(work.tx, meant.id)
  }
  const [latest, other] = certain.length > 0 ? await listByClaims(work.tx, entry, certain) : []
  return latest && !other ? lockReturnable(work.tx, latest.id) : undefined
}

/** True when all entries of a statement have been judged. Waits for those that somebody else is judging. */
export async function finishStatement(work: Work, statement_id: string): Promise<boolean> {
  if ((await countUnread(work.tx, statement_id)) > 0) return false
  await setStatementJudged(work.tx, statement_id, work.now)
  return true
}
