import { compactCode } from '../../../kernel/banking.ts'
import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound, type Problem } from '../../../kernel/errors.ts'
import { type Cents, exactCents } from '../../../kernel/money.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { readIntervals } from '../../parties/organizations/index.ts'
import {
  book,
  counterEntry,
  courtCosts,
  type Entry,
  isUnlikelyDay,
  lastOf,
  listEntries,
  newEntry,
  reopening,
  withEntries,
} from '../account/index.ts'
import {
  amountProblem,
  type ClaimRow,
  isPaidInFull,
  outstandingCents,
  recordActivity,
  reopenedAs,
  takeClaim,
} from '../claims/index.ts'
import { followPlan, planWaiting } from '../installments/index.ts'
import { findAnyPayment, insertPayment, listPayments, type PaymentRow, setReceiver, setReversed } from './queries.ts'
import type { Receiver } from './rules.ts'
import type { PaymentCreate, TeamPaymentCreate } from './schema.ts'

export type { PaymentRow }
export { listPayments }

/** `taken_off_cents` is what it took off the outstanding amount. The payment's row is written by the statement before. */
export const PAYMENT_RECORDED = happening<{ claim: ClaimRow; payment: PaymentRow; taken_off_cents: number }>(
  'payment recorded',
)
/** `claim` is as it is without the payment. */
export const PAYMENT_REVERSED = happening<{ claim: ClaimRow; payment_id: string }>('payment reversed')

/** Records a payment to the creditor. A closed claim takes one too: it is recorded, and the claim stays closed. */
export async function recordPayment(work: Work, claim_id: string, body: PaymentCreate): Promise<PaymentRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const today = dayInVienna(work.now)
  const payment_cents = exactCents(body.amount)
  const payment_date = body.payment_date ?? today
  const value_date = body.value_date ?? payment_date

  // judge
  const ahead = Object.entries({ payment_date, value_date }).filter(([, day]) => day > today)
  // A value date that was not sent is wrong only because the payment date is.
  const problems = ahead
    .filter(([field]) => field === 'payment_date' || body.value_date !== undefined)
    .map(([field]): Problem => ({ field, code: 'in_the_future', message: 'must not lie in the future' }))
  if (problems.length > 0) throw invalid(...problems)
  refuseTooLarge(claim, payment_cents)

  // write
  return writePayment(work, claim, {
    payment_cents,
    payment_method: body.method ?? 'bank_transfer',
    payment_date,
    value_date,
    reference: body.reference ?? null,
    external_reference: body.external_reference ?? null,
    received_by: 'creditor',
    notes: body.notes ?? null,
    iban: body.iban ? compactCode(body.iban) : null,
    by_stranger: false,
  })
}

/** By the team, which is asked whether it means a day long before the invoices. */
export async function recordTeamPayment(
  work: Work,
  claim_id: string,
  { date_confirmed = false, ...body }: TeamPaymentCreate,
): Promise<PaymentRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const entries = await listEntries(work.tx, claim)

  // judge
  const message = 'lies more than a year before the first invoice; confirm it with date_confirmed'
  const unlikely = (['payment_date', 'value_date'] as const)
    .filter((field) => body[field] !== undefined && isUnlikelyDay(body[field], entries, dayInVienna(claim.created_at)))
    .map((field): Problem => ({ field, code: 'date_unlikely', message }))
  if (unlikely.length > 0 && !date_confirmed) throw invalid(...unlikely)

  // write
  return recordPayment(work, claim_id, body)
}

/** Money on our own account: what the entry of a statement says about it. */
export type Received = {
  readonly entry_id: string
  readonly payment_cents: Cents
  readonly value_date: DateOnly
  readonly reference: string | null
  readonly external_reference: string | null
  readonly iban: string | null
  /** The payer is plainly somebody else than the debtor: it is no word of the debtor about the debt. */
  readonly by_stranger: boolean
}

/** Records a payment to us. Only an entry of a bank statement shows one. The caller has locked the claim. */
export function receivePayment(work: Work, claim: ClaimRow, { entry_id, ...received }: Received): Promise<PaymentRow> {
  refuseTooLarge(claim, received.payment_cents)
  const same = { payment_method: 'bank_transfer', received_by: 'us', notes: null } as const
  return writePayment(work, claim, { ...received, ...same, payment_date: received.value_date }, { entry_id })
}

function refuseTooLarge(claim: ClaimRow, payment_cents: number): void {
  const problem = amountProblem(claim.paid_cents + payment_cents)
  if (problem) throw invalid({ field: 'amount', ...problem })
}

type Draft = Omit<
  PaymentRow,
  'id' | 'organization_id' | 'claim_id' | 'debtor_id' | 'status' | 'updated_by' | 'created_at'
> & { readonly iban: string | null; readonly by_stranger: boolean }

async function writePayment(work: Work, claim: ClaimRow, draft: Draft, details: object = {}): Promise<PaymentRow> {
  const payment = {
    ...draft,
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    debtor_id: claim.debtor_id,
    status: 'completed',
    updated_by: work.caller.id,
    created_at: work.now,
  } as const
  const { payment_cents, value_date } = payment
  const entry = newEntry({ kind: 'payment', amount_cents: -payment_cents, day: value_date, payment_id: payment.id })
  const changed = withEntries(claim, [entry])
  const plan = isPaidInFull(changed) ? { claim, moved: [], activities: [] } : await followPlan(work, claim, changed)
  const activity = { action: 'payment.recorded', details: { payment_id: payment.id, ...details } }
  const taken_off_cents = outstandingCents(claim) - outstandingCents(changed)
  const recorded = insertPayment(work.tx, payment)
  const activities = [activity, ...plan.activities]
  await book(work, plan.claim, { entries: [entry], activity: activities, moved: plan.moved, keeps_block: true })
  // After the booking, so that the log names what was earned by it behind it.
  await work.tell(PAYMENT_RECORDED, { claim, payment, taken_off_cents })
  return recorded
}

/**
 * A chargeback or a wrong booking. The payment stays stored as reversed. If it had closed the claim, the claim is open
 * again at its earlier stage, and partners are told both.
 */
export async function reversePayment(work: Work, id: string, note?: string): Promise<PaymentRow> {
  const payment = await lockPayment(work, id)
  if (payment.received_by === 'us') {
    const message = 'The payment came by a bank entry; take it back by unassigning the entry'
    throw conflict('from_bank_entry', message)
  }
  return takeBackPayment(work, payment, note ? { note } : {})
}

/** The claim is locked first, as by everything that changes a payment. */
export async function lockPayment(work: Work, id: string): Promise<PaymentRow> {
  const found = await findAnyPayment(work.tx, id)
  if (!found) throw notFound()
  await takeClaim(work, found.claim_id)
  return (await findAnyPayment(work.tx, id)) as PaymentRow
}

/** Takes a payment back whose claim is locked, wherever the money went. `details` say why, for the log. */
export async function takeBackPayment(work: Work, payment: PaymentRow, details: object): Promise<PaymentRow> {
  // load
  const { id } = payment
  const claim = await takeClaim(work, payment.claim_id)

  // judge
  if (payment.status === 'reversed') throw conflict('already_reversed', 'The payment is reversed already')

  // write
  const reversed = { ...payment, status: 'reversed' as const, updated_by: work.caller.id }
  const activity = { action: 'payment.reversed', details: { payment_id: id, ...details } }
  const reversal = await reversalOf(work, claim, id)
  const after = await afterReversal(work, claim, reversal)
  const entries = [reversal, ...after.entries]
  setReversed(work.tx, reversed, work.now)
  await book(work, after.claim, { entries, activity: [activity, ...after.activities], moved: after.moved })
  await work.tell(PAYMENT_REVERSED, { claim: withEntries(claim, [reversal]), payment_id: id })
  return reversed
}

/** Somebody has told us of a payment before our bank did, or it turned out not to be that money. The sum stays the same. */
export async function changeReceiver(
  work: Work,
  payment: PaymentRow,
  received_by: Receiver,
  details: object,
): Promise<void> {
  const activity = { action: 'payment.receiver_changed', details: { payment_id: payment.id, received_by, ...details } }
  setReceiver(work.tx, { ...payment, received_by, updated_by: work.caller.id })
  recordActivity(work, { id: payment.claim_id, organization_id: payment.organization_id }, activity)
}

async function reversalOf(work: Work, claim: ClaimRow, payment_id: string): Promise<Entry> {
  const entries = await listEntries(work.tx, claim)
  const entry = entries.find(({ kind, payment_id: of }) => kind === 'payment' && of === payment_id)
  if (!entry) throw new Error('a payment has an entry')
  return counterEntry(lastOf(entry, entries), dayInVienna(work.now))
}

type AfterReversal = Awaited<ReturnType<typeof followPlan>> & { entries: Entry[] }

/**
 * A claim that was closed by payments is reopened when they no longer suffice. Any other closure stays. The claim comes as
 * it was; whoever calls books the entries.
 */
async function afterReversal(work: Work, claim: ClaimRow, reversal: Entry): Promise<AfterReversal> {
  const { closure_reason } = claim
  const rested_on_payments = closure_reason === 'paid' || closure_reason === 'installment_plan'
  const unpaid = withEntries(claim, [reversal])
  if (claim.case_status !== 'closed') {
    return { ...(await followPlan(work, claim, unpaid)), entries: [] }
  }
  const court_cents = courtCosts(await listEntries(work.tx, claim))
  const still_suffices = isPaidInFull(unpaid) && unpaid.paid_cents >= unpaid.total_cents + court_cents
  if (!rested_on_payments || still_suffices) {
    return { claim, moved: [], activities: [], entries: [] }
  }
  const [intervals, waiting] = [await readIntervals(work.tx, claim.organization_id), await planWaiting(work.tx, unpaid)]
  const { claim: open, moved, activity } = reopenedAs(claim, { ...waiting, now: work.now, intervals })
  const opened = await reopening(work, claim)
  return { claim: open, moved, activities: [activity], entries: opened }
}
