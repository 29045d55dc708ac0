import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { type Cents, cents } from '../../../kernel/money.ts'
import type { Legal } from '../../../law/tables.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { orderPayment, orderStates, withdrawOrder } from '../payment-runs/index.ts'
import {
  cancelPayout,
  findPayee,
  insertPayout,
  isMonthPaid,
  lockPayableLines,
  lockPayout,
  nextPayoutNumber,
  type Payee,
  type PayoutRow,
} from './queries.payouts.ts'
import { setApproved, setPaidOut } from './queries.ts'
import {
  hasMonthBegun,
  monthEnd,
  payoutRefusal,
  REFUSALS,
  reversalRefusal,
  statementNumber,
  sumOfShares,
  UNKNOWN_PARTNER,
} from './rules.ts'
import type { PartnerMonth } from './schema.ts'
import { cancellationOf, creditNoteOf, statementOf } from './statement.ts'

/**
 * Approves and pays out in one step everything that is open for a partner up to the end of a month, including leftovers of
 * earlier months and reversals. If it must not pay, everything stays open for the next time.
 */
export async function payOut(
  work: Work<OperatorCaller>,
  { partner_id, month }: PartnerMonth,
  legal: Legal,
): Promise<PayoutRow> {
  // load
  const payee = await takePayee(work, { partner_id, month })
  if (await isMonthPaid(work.tx, { partner_id, month })) throw conflict('paid_already', REFUSALS.paid_already)
  const lines = await lockPayableLines(work.tx, partner_id, monthEnd(month))

  // judge
  const refusal = payoutRefusal(lines)
  if (refusal) throw conflict(refusal, REFUSALS[refusal])

  // write
  const credit_note = creditNoteOf(payee, lines, legal)
  const payout: PayoutRow = {
    id: newId(),
    organization_id: payee.organization_id,
    partner_id,
    partner_name: payee.name,
    month,
    number: statementNumber(work.now, await nextPayoutNumber(work.tx)),
    line_count: lines.length,
    payout_cents: sumOfShares(lines),
    credit_note,
    ...{ cancels: null, cancelled_by: null },
    created_by: work.caller.id,
    created_at: work.now,
  }
  await insertPayout(work.tx, payout, statementOf(payout, payee, lines))
  const paid = await setPaidOut(
    work.tx,
    payout.id,
    lines.map(({ id }) => id),
  )
  if (paid !== lines.length) throw new Error('lines that were locked for a payout were not there any more')
  const { organization_id, line_count, payout_cents } = payout
  await orderPayment(work, {
    ...{ kind: 'payout', organization_id, partner_id, source_id: payout.id },
    amount_cents: credit_note.vat.gross_cents,
    text: `Gutschrift ${payout.number}`,
  })
  await recordAudit(work, {
    ...{ action: 'revenue.paid_out', organization_id },
    subject: { kind: 'partner', id: partner_id },
    details: { payout_id: payout.id, month, line_count, payout_cents },
  })
  return payout
}

/**
 * Takes back a payout whose money has not left: a cancellation with a number of its own, as the books of both need it. What
 * was paid out is open again.
 */
export async function reversePayout(work: Work<OperatorCaller>, id: string, note: string): Promise<PayoutRow> {
  // load
  const payout = await lockPayout(work.tx, id)
  if (!payout) throw notFound()

  // judge
  const refusal = reversalRefusal(payout)
  if (refusal) throw conflict(refusal, REFUSALS[refusal])
  if (!(await withdrawPayout(work, id))) throw conflict('not_ordered', REFUSALS.not_ordered)

  // write
  const { statement, ...cancelled } = payout
  const number = statementNumber(work.now, await nextPayoutNumber(work.tx))
  const cancellation: PayoutRow = {
    ...cancelled,
    ...{ id: newId(), number, payout_cents: cents(0 - payout.payout_cents), cancels: payout.number },
    ...{ created_by: work.caller.id, created_at: work.now },
  }
  const said = cancellationOf(statement, { number, date: dayInVienna(work.now) })
  const freed = await cancelPayout(work.tx, cancellation, { id, note, statement: said })
  if (freed !== payout.line_count) throw new Error('a payout was cancelled whose shares are not those that it paid')
  const { organization_id, partner_id, month, payout_cents } = payout
  await recordAudit(work, {
    ...{ action: 'revenue.payout_cancelled', organization_id },
    subject: { kind: 'partner', id: partner_id },
    details: { payout_id: id, cancellation_id: cancellation.id, month, payout_cents },
  })
  return { ...cancelled, cancelled_by: number }
}

/** True if its order waited and does so no more; refused while a run has it. */
async function withdrawPayout(work: Work, source_id: string): Promise<boolean> {
  const state = (await orderStates(work.tx, 'payout', [source_id])).get(source_id)
  if (state === 'released' || state === 'executed') throw conflict('transfer_sent', REFUSALS.transfer_sent)
  return withdrawOrder(work, { kind: 'payout', source_id })
}

/** Marks what is accrued up to the end of a month as approved. The next payout pays it like the rest. */
export async function approve(
  work: Work,
  { partner_id, month }: PartnerMonth,
): Promise<{ line_count: number; share_cents: Cents }> {
  const { organization_id } = await takePayee(work, { partner_id, month })
  const lines = await setApproved(work.tx, partner_id, monthEnd(month))
  if (lines.length === 0) throw conflict('nothing_to_approve', REFUSALS.nothing_to_approve)
  const approved = { line_count: lines.length, share_cents: sumOfShares(lines) }
  await recordAudit(work, {
    ...{ action: 'revenue.approved', organization_id },
    subject: { kind: 'partner', id: partner_id },
    details: { month, ...approved },
  })
  return approved
}

async function takePayee(work: Work, { partner_id, month }: PartnerMonth): Promise<Payee> {
  const payee = await findPayee(work.tx, partner_id)
  if (!payee) throw invalid(UNKNOWN_PARTNER)
  if (!hasMonthBegun(month, work.now)) throw conflict('month_not_begun', REFUSALS.month_not_begun)
  return payee
}
