import { invalid } from '../../kernel/errors.ts'
import { type Cents, cents, exactCents } from '../../kernel/money.ts'
import { newId } from '../../platform/ids.ts'
import type { TokenCaller, Work } from '../../platform/work.ts'
import { amountProblem, CLOSED, INVOICES_MAX } from '../claims/rules.ts'
import { recordChange, takeClaim } from '../claims/service.ts'
import { type InvoiceRow, insertInvoice } from './queries.ts'
import { claimedCents } from './rules.ts'
import type { InvoiceCreate } from './schema.ts'

const centsOf = (euro: number | null | undefined): Cents | null => (euro == null ? null : exactCents(euro))

/** An invoice typed in by the partner. Its amount is in the claim's total when the transaction commits. */
export async function enterInvoice(
  work: Work<TokenCaller>,
  claim_id: string,
  body: InvoiceCreate,
): Promise<InvoiceRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const amounts = { net_cents: centsOf(body.invoice_amount_net), gross_cents: centsOf(body.invoice_amount_gross) }
  const total = claim.total_cents + claimedCents(amounts)

  // judge
  if (claim.case_status === 'closed') throw invalid(CLOSED)
  if (claim.invoice_count >= INVOICES_MAX) {
    throw invalid({ field: 'claim_id', message: `the claim has ${INVOICES_MAX} invoices already` })
  }
  const problem = amountProblem(total)
  if (problem)
    throw invalid({
      field: amounts.gross_cents === null ? 'invoice_amount_net' : 'invoice_amount_gross',
      message: problem,
    })

  // write
  const invoice: InvoiceRow = {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    invoice_number: body.invoice_number ?? null,
    invoice_issuer: body.invoice_issuer ?? null,
    invoice_recipient: body.invoice_recipient ?? null,
    subject: body.subject ?? null,
    ...amounts,
    invoice_issue_date: body.invoice_issue_date ?? null,
    invoice_due_date: body.invoice_due_date ?? null,
    reminder_fees_cents: centsOf(body.creditor_reminder_fees_incurred),
    data_extraction_status: 'manual',
    data_extraction_confidence: null,
    created_at: work.now,
    updated_at: work.now,
  }
  const changed = { ...claim, total_cents: cents(total), invoice_count: claim.invoice_count + 1 }
  const activity = { action: 'invoice.entered', details: { invoice_id: invoice.id } }
  await Promise.all([insertInvoice(work.tx, invoice), recordChange(work, changed, { activity })])
  return invoice
}
