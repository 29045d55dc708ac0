import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { cents } from '../../../kernel/money.ts'
import type { Law } from '../../../law/law.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { readClosing } from '../../parties/organizations/index.ts'
import {
  type Activity,
  type Change,
  type ClaimRow,
  type ClosureReason,
  closedAs,
  closureByPayment,
  HAND_CLOSURES,
  isPaidInFull,
  type MoveOptions,
  moveClaim,
  recordActivity,
  recordChange,
  reopenClaim as reopenCase,
  STAGE_ROWS,
  type VoidReason,
} from '../claims/index.ts'
import { reviewLetterFees, tellLetterFees } from './letter-fees.ts'
import { limitsOfClaim, limitsWith, NO_LIMITS, reckonLimitation } from './limitation.ts'
import { insertEntries, listEntries, listOwnFees } from './queries.ts'
import { closedAgain, closingEntries, reopeningEntries } from './rules/closing.ts'
import { creditorFees, reviewCharges } from './rules/costs.ts'
import {
  counterEntry,
  courtCosts,
  type Entry,
  type EntryKind,
  lastOf,
  loggedEntry,
  paidOf,
  standing,
  totalOf,
} from './rules/entries.ts'
import type { BalanceFacts } from './rules/facts.ts'
import { computeBalance } from './rules.ts'
import { readFacts, readLaw } from './service.ts'

const ACCEPTED = 'in_processing'

export type Booking = {
  readonly entries: readonly Entry[]
  readonly activity: Activity | readonly Activity[]
  readonly moved?: readonly Change[]
  /** Money alone neither blocks a claim nor frees it, unless it changes when the claim is barred. */
  readonly keeps_block?: boolean
}

/** The claim with its plain sums: what the invoices add up to, and what was paid. */
export const withEntries = (claim: ClaimRow, entries: readonly Entry[]): ClaimRow => ({
  ...claim,
  total_cents: cents(claim.total_cents + totalOf(entries)),
  paid_cents: cents(claim.paid_cents + paidOf(entries)),
})

/**
 * The only way to change a debt that is there: the entries, what they change about charges from before, the sums of the
 * claim, the log and the events in one transaction. A claim that is paid by the change closes; of a closed one the closure is reckoned anew.
 * The caller has locked the claim.
 */
export async function book(
  work: Work,
  claim: ClaimRow,
  { entries, activity, moved = [], keeps_block = false }: Booking,
): Promise<ClaimRow> {
  if (entries.length === 0) return recordChange(work, claim, { activity, moved, keeps_block })
  const early = bookEarly(work, claim, { entries, activity, moved, keeps_block })
  if (early) return early
  const facts = await factsWith(work, claim, entries)
  const news = reviewCharges(facts, facts.as_of)
  const known = withMore(facts, news)
  const closure = await closureAfter(work, withEntries(claim, entries), known)
  const after = withMore(known, closure.entries)
  const limits = limitsOfClaim(closure.claim, after)
  const [first, ...rest] = [activity].flat() as [Activity, ...Activity[]]
  // The entries first: what is due by them decides what blocks the claim.
  insertEntries(work.tx, claim, [...entries, ...news, ...closure.entries], work.now)
  const changed = await recordChange(
    work,
    { ...closure.claim, ...limits },
    {
      activity: [logged(first, [...entries, ...news]), ...rest, ...closure.activities],
      moved: [...moved, ...closure.moved],
      keeps_block: keeps_block && limits.all_barred_on === claim.all_barred_on,
      spoils_letter: spoiledBy(entries),
    },
  )
  await tellLetterFees(work, claim, after)
  return changed
}

/**
 * Before the first letter an invoice or a payment changes little: there are no charges to look at again, and what is barred
 * when follows from the claim itself. Then the account need not be read. Undefined where it must be.
 */
function bookEarly(
  work: Work,
  claim: ClaimRow,
  { entries, activity, moved, keeps_block }: Required<Booking>,
): Promise<ClaimRow> | undefined {
  const booked = withEntries(claim, entries)
  if (!STAGE_ROWS[claim.collection_stage].is_pending || isPaidInFull(booked)) return undefined
  const areAll = (...kinds: EntryKind[]) => entries.every(({ kind }) => kinds.includes(kind))
  const is_untouched = claim.paid_cents === 0 && areAll('invoice', 'creditor_fee')
  // Where no date tells when a claim is barred, a payment does not either.
  const is_undated = claim.time_barred_on === null && areAll('payment')
  if (!is_untouched && !is_undated) return undefined
  const [first, ...rest] = [activity].flat() as [Activity, ...Activity[]]
  const change = { activity: [logged(first, entries), ...rest], moved, keeps_block, spoils_letter: spoiledBy(entries) }
  const limitsBy = (law: Law | null) => limitsWith(claim, invoicesOf(entries), law)
  insertEntries(work.tx, claim, entries, work.now)
  return recordChange(work, booked, is_untouched ? { ...change, limitsBy } : change)
}

/** As its first entries make a claim that is not written yet; they are entered when it is. */
export const draftWithEntries = (claim: ClaimRow, entries: readonly Entry[], law: Law | null): ClaimRow => ({
  ...withEntries(claim, entries),
  ...limitsWith(claim, invoicesOf(entries), law),
})

/** Enters what a new claim was drafted with. */
export const enterFirst = (work: Work, claim: ClaimRow, entries: readonly Entry[]): void =>
  insertEntries(work.tx, claim, entries, work.now)

const invoicesOf = (entries: readonly Entry[]): Entry[] => entries.filter(({ kind }) => kind === 'invoice')

/** A letter that waits names sums that are no longer right. */
const spoiledBy = (entries: readonly Entry[]): VoidReason =>
  entries.some(({ kind }) => kind === 'payment') ? 'payment' : 'amount'

export const withMore = (facts: BalanceFacts, more: readonly Entry[]): BalanceFacts =>
  more.length === 0 ? facts : { ...facts, entries: [...facts.entries, ...more] }

/** For entries that change no plain sum: costs, and their taking back. They are logged with the deed. */
export async function enter(
  work: Work,
  claim: { readonly id: string; readonly organization_id: string },
  entries: readonly Entry[],
  activity: Activity,
): Promise<void> {
  insertEntries(work.tx, claim, entries, work.now)
  recordActivity(work, claim, logged(activity, entries))
  await reviewLetterFees(work, claim)
}

export const logged = ({ action, details }: Activity, entries: readonly Entry[]): Activity => ({
  action,
  details: entries.length === 0 ? details : { ...details, entries: entries.map(loggedEntry) },
})

type Closure = { claim: ClaimRow; entries: Entry[]; moved: readonly Change[]; activities: Activity[] }

async function closureAfter(work: Work, claim: ClaimRow, facts: BalanceFacts): Promise<Closure> {
  const nothing: Closure = { claim, entries: [], moved: [], activities: [] }
  if (claim.case_status === 'closed') {
    const entries = closedAgain(facts, claim.closure_reason as ClosureReason)
    const activity = logged({ action: 'account.closed_again', details: {} }, entries)
    return { ...nothing, entries, activities: entries.length > 0 ? [activity] : [] }
  }
  if (!isPaidInFull(claim) || !(await isSettled(work.tx, claim, facts))) return nothing
  return closeAs(claim, { facts, reason: closureByPayment(claim), now: work.now })
}

type Closing = { facts: BalanceFacts; reason: ClosureReason; now: Date; note?: string | undefined }

function closeAs(claim: ClaimRow, { facts, reason, now, note }: Closing): Closure {
  const entries = closingEntries(facts, reason)
  // A claim that is closed before it was accepted keeps the law that its closure was reckoned by.
  const governing_law = claim.governing_law ?? facts.law?.code ?? null
  const { claim: closed, moved, activities } = closedAs({ ...claim, governing_law }, reason, { now, note })
  const [activity, ...rest] = activities as [Activity, ...Activity[]]
  return { claim: closed, entries, moved, activities: [logged(activity, entries), ...rest] }
}

/** The facts of today, with entries that are not written yet. */
async function factsWith(work: Work, claim: ClaimRow, added: readonly Entry[]): Promise<BalanceFacts> {
  const facts = await readFacts(work.tx, claim, { as_of: dayInVienna(work.now), legal: await work.legal() })
  return withMore(facts, added)
}

/**
 * Whether a claim whose invoices are paid closes by it. Where the organisation wants the whole balance, interest and costs
 * must be paid too. What the court step cost must be paid wherever there was one.
 */
export async function isSettled(reader: Reader, claim: ClaimRow, facts: BalanceFacts): Promise<boolean> {
  if (claim.paid_cents < claim.total_cents + courtCosts(facts.entries)) return false
  const { closes_at } = await readClosing(reader, claim.organization_id)
  return closes_at === 'total' || computeBalance(facts).total_open_cents === 0
}

/** By the team. A claim that was never accepted is rejected with it. */
export async function closeClaim(work: Work, claim: ClaimRow, reason: ClosureReason, note?: string): Promise<ClaimRow> {
  // judge
  if (!(HAND_CLOSURES as readonly string[]).includes(reason)) {
    const message = `must be one of ${HAND_CLOSURES.join(', ')}; a claim closes as paid by its payments`
    throw invalid({ field: 'closure_reason', code: 'not_allowed', message })
  }
  if (claim.case_status === 'closed') throw conflict('claim_closed', 'The claim is closed already')

  // write
  const submission_state = claim.collection_stage === 'new' ? ('rejected' as const) : claim.submission_state
  const facts = await factsWith(work, claim, [])
  const closure = closeAs({ ...claim, submission_state }, { facts, reason, now: work.now, note })
  insertEntries(work.tx, claim, closure.entries, work.now)
  const change = { activity: closure.activities, moved: closure.moved }
  const closed = await recordChange(work, { ...closure.claim, ...NO_LIMITS }, change)
  await tellLetterFees(work, claim, withMore(facts, closure.entries))
  return closed
}

/** Back to the stage before; the debt is again what it would be had the claim never been closed. */
export async function reopenClaim(work: Work, claim: ClaimRow, options: MoveOptions = {}): Promise<ClaimRow> {
  const entries = await reopening(work, claim)
  const details = { ...options.details, ...logged({ action: '', details: {} }, entries).details }
  insertEntries(work.tx, claim, entries, work.now)
  const open = await reopenCase(work, claim, { ...options, details })
  // Money that came after the closure pays what is open again.
  await reviewLetterFees(work, claim)
  return reckonLimitation(work, open)
}

/** What takes the closure of a claim back; whoever calls books it. */
export const reopening = async (work: Work, claim: ClaimRow): Promise<Entry[]> =>
  reopeningEntries(await listEntries(work.tx, claim), dayInVienna(work.now))

/** The law of a claim is settled when it is accepted, and with it what the creditor may ask for reminders of its own. */
export async function acceptClaim(work: Work, claim: ClaimRow, options: MoveOptions = {}): Promise<ClaimRow> {
  const governing_law = claim.governing_law ?? (await readLaw(work.tx, claim))?.code ?? null
  await limitOwnFees(work, claim)
  return reckonLimitation(work, await moveClaim(work, { ...claim, governing_law }, ACCEPTED, options))
}

/** Fees of the creditor that were entered while another law seemed to hold are taken back and entered anew. */
export async function limitOwnFees(work: Work, claim: ClaimRow): Promise<void> {
  const claimed = await listOwnFees(work.tx, claim)
  if (claimed.length === 0) return
  const facts = await factsWith(work, claim, [])
  const entries = claimed.flatMap(({ id: invoice_id, reminder_fees_cents: claimed_cents }) => {
    const entered = standing(facts.entries).find((one) => one.kind === 'creditor_fee' && one.invoice_id === invoice_id)
    if (!entered) return []
    const anew = creditorFees(facts, { invoice_id, day: entered.day, claimed_cents })
    if (anew[0]?.amount_cents === entered.amount_cents) return []
    return [counterEntry(lastOf(entered, facts.entries), facts.as_of), ...anew]
  })
  if (entries.length > 0) await enter(work, claim, entries, { action: 'charge.limited', details: {} })
}
