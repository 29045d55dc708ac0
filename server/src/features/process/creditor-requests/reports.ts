import type { CreditorPerson, OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { exactCents, toEuro } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { closesBy, newEntry, withEntries } from '../../case/account/index.ts'
import {
  type ClaimRow,
  outstandingCents,
  recordActivity,
  recordChange,
  reviewBlock,
  takeClaim,
} from '../../case/claims/index.ts'
import { recordPayment } from '../../case/payments/index.ts'
import { findReport, insertReport, type ReportRow, setReportDecided } from './queries.ts'
import { reportHindrance } from './rules.ts'
import type { DirectPayment, ReportOutcome } from './schema.ts'

/** The debtor paid the creditor. Letters stop until the team has looked at it. */
export async function reportPayment(
  work: Work<CreditorPerson>,
  claim_id: string,
  body: DirectPayment,
): Promise<ReportRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const { payment_date } = body

  // judge
  const hindrance = reportHindrance(claim)
  if (hindrance) throw conflict(hindrance, 'The case is closed')
  if (payment_date > dayInVienna(work.now))
    throw invalid({ field: 'payment_date', code: 'in_the_future', message: 'must not lie in the future' })

  // write
  const report = await insertReport(work.tx, {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id,
    amount_cents: exactCents(body.amount),
    payment_date,
    note: body.note?.trim() || null,
    reported_by: work.caller.id,
    reporter_name: work.caller.name ?? work.caller.email,
    reported_at: work.now,
    state: 'reported',
    decided_at: null,
    decided_by: null,
    decision_note: null,
    payment_id: null,
  })
  const details = { report_id: report.id, amount: body.amount, payment_date }
  await recordChange(work, claim, { activity: { action: 'creditor.paid_directly', details } })
  return report
}

/** What confirming a report would do; null once it is decided. */
export async function outcomeOf(
  reader: Reader,
  claim: ClaimRow,
  report: ReportRow,
  at: Parameters<typeof closesBy>[3],
): Promise<ReportOutcome | null> {
  if (report.state !== 'reported') return null
  const { id: payment_id, amount_cents, payment_date: day } = report
  const entry = newEntry({ kind: 'payment', amount_cents: -amount_cents, day, payment_id })
  return {
    closes: await closesBy(reader, claim, entry, at),
    outstanding_cents: outstandingCents(withEntries(claim, [entry])),
  }
}

export type ReportKey = { readonly claim_id: string; readonly report_id: string }
type TeamWork = Work<OperatorCaller>

/** The claim is locked with it, so that two decisions cannot be made at once. */
async function takeOpenReport(work: TeamWork, { claim_id, report_id }: ReportKey): Promise<ReportRow> {
  await takeClaim(work, claim_id)
  const report = await findReport(work.tx, claim_id, report_id)
  if (!report) throw notFound()
  if (report.state !== 'reported') throw conflict('already_decided', `The payment was ${report.state} already`)
  return report
}

/** What was decided ends the hold, unless something else holds the claim. */
async function settle(work: TeamWork, report: ReportRow, action: string): Promise<ReportRow> {
  const { id: report_id, claim_id, organization_id, payment_id } = report
  await setReportDecided(work.tx, report)
  const details = { report_id, ...(payment_id ? { payment_id } : {}) }
  recordActivity(work, { id: claim_id, organization_id }, { action, details })
  await reviewBlock(work, claim_id)
  return report
}

const decided = (work: TeamWork, note: string | undefined) => ({
  decided_at: work.now,
  decided_by: work.caller.id,
  decision_note: note?.trim() || null,
})

/** The money counts as a payment of that day. A case that is closed meanwhile takes it too, as every payment. */
export async function confirmReport(work: TeamWork, key: ReportKey, note?: string): Promise<ReportRow> {
  const report = await takeOpenReport(work, key)
  const { amount_cents, payment_date } = report
  // How the debtor paid the creditor is not known to us.
  const body = { amount: toEuro(amount_cents), payment_date, method: 'other', notes: report.note } as const
  const { id: payment_id } = await recordPayment(work, report.claim_id, body)
  const confirmed: ReportRow = { ...report, ...decided(work, note), state: 'confirmed', payment_id }
  return settle(work, confirmed, 'creditor.payment_confirmed')
}

/** Nothing is booked, and the waiting time runs on. */
export async function refuseReport(work: TeamWork, key: ReportKey, note?: string): Promise<ReportRow> {
  const report = await takeOpenReport(work, key)
  return settle(work, { ...report, ...decided(work, note), state: 'refused' }, 'creditor.payment_refused')
}
