import type { Caller, Submitter } from '../../../kernel/caller.ts'
import { type Fault, invalid, notFound } from '../../../kernel/errors.ts'
import { type Cents, cents, centsText, exactCents } from '../../../kernel/money.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { book, type Entry, withEntries } from '../account/index.ts'
import { amountProblem, CLOSED, type ClaimRow, INVOICES_MAX, takeClaim } from '../claims/index.ts'
import { entriesOfChange, entriesOfInvoice } from './entries.ts'
import {
  findAnyInvoice,
  findInvoice,
  type InvoiceFacts,
  type InvoiceRow,
  insertInvoice,
  listInvoices,
  setInvoice,
} from './queries.ts'
import { claimedCents, leftCents } from './rules.ts'
import type { InvoiceCreate } from './schema.ts'

export type { InvoiceFacts, InvoiceRow }
/** Those of a claim, in the order in which they were added. */
export { listInvoices }

const centsOf = (euro: number | null | undefined): Cents | null => (euro == null ? null : exactCents(euro))

/** What a partner said about an invoice; what was not said is null. */
export const factsOf = (body: InvoiceCreate): InvoiceFacts => ({
  invoice_number: body.invoice_number ?? null,
  invoice_issuer: body.invoice_issuer ?? null,
  invoice_recipient: body.invoice_recipient ?? null,
  subject: body.subject ?? null,
  net_cents: centsOf(body.invoice_amount_net),
  gross_cents: centsOf(body.invoice_amount_gross),
  invoice_issue_date: body.invoice_issue_date ?? null,
  invoice_due_date: body.invoice_due_date ?? null,
  reminder_fees_cents: centsOf(body.creditor_reminder_fees_incurred),
  due_date_agreed: body.due_date_agreed ?? true,
})

/** An invoice typed in by the partner or the creditor. */
export const enterInvoice = (work: Work<Submitter>, claim_id: string, body: InvoiceCreate): Promise<InvoiceRow> =>
  addInvoice(work, claim_id, factsOf(body), { ...BY_HAND, action: ENTERED })

export const BY_HAND = { data_extraction_status: 'manual' } as const
export const ENTERED = 'invoice.entered'

/** The name of a change in the log, and what the log says beyond the invoice and its fields. */
type LoggedAs = { action: string; details?: Record<string, unknown> }

/** `gross_field`: the name under which the gross amount was sent, where it is another. */
type Addition = Pick<InvoiceRow, 'data_extraction_status'> & LoggedAs & { gross_field?: string }

/** Its amount is in the claim's total when the transaction commits. */
export async function addInvoice(
  work: Work,
  claim_id: string,
  facts: InvoiceFacts,
  { data_extraction_status, action, details = {}, gross_field }: Addition,
): Promise<InvoiceRow> {
  // load
  const claim = await takeClaim(work, claim_id)

  // judge
  if (claim.case_status === 'closed') throw invalid(CLOSED)
  refuseTooMuch(claim, facts, gross_field)

  // write
  const invoice = newInvoice(work, claim, { ...facts, data_extraction_status })
  const counted = { ...claim, invoice_count: claim.invoice_count + 1 }
  const activity = { action, details: { invoice_id: invoice.id, ...details } }
  const entries = await entriesOfInvoice(work, claim, invoice)
  insertInvoice(work.tx, invoice)
  await book(work, counted, { entries, activity })
  return invoice
}

/** Of the claim with the invoices that it has so far. */
export function refuseTooMuch(claim: ClaimRow, facts: InvoiceFacts, gross_field?: string): void {
  if (claim.invoice_count >= INVOICES_MAX) {
    throw invalid({
      field: 'claim_id',
      code: 'limit_reached',
      message: `the claim has ${INVOICES_MAX} invoices already`,
      values: { max: INVOICES_MAX },
    })
  }
  const problem = amountProblem(claim.total_cents + claimedCents(facts))
  if (problem) throw invalid({ field: amountField(facts, gross_field), ...problem })
}

export const newInvoice = (
  work: Work,
  claim: ClaimRow,
  facts: InvoiceFacts & Pick<InvoiceRow, 'data_extraction_status'>,
): InvoiceRow => ({
  id: newId(),
  organization_id: claim.organization_id,
  claim_id: claim.id,
  ...facts,
  data_extraction_confidence: null,
  credited_cents: cents(0),
  doubled_at: null,
  ...UNREAD,
  document_id: null,
  split_at: null,
  split_into: [],
  split_from: null,
  created_at: work.now,
  updated_at: work.now,
})

const UNREAD = {
  ...{ failure: null, document_kind: null, doubts: null, unread_pages: null },
  ...{ amount_waits: false, contradictions: [] },
} as const

const amountField = ({ gross_cents }: InvoiceFacts, gross_field = 'invoice_amount_gross'): string =>
  gross_cents === null ? 'invoice_amount_net' : gross_field

export async function readAnyInvoice(reader: Reader, id: string): Promise<InvoiceRow> {
  const invoice = await findAnyInvoice(reader, id)
  if (!invoice) throw notFound()
  return invoice
}

/** One that the caller may not see is not found. */
export async function readInvoice(reader: Reader, caller: Caller, id: string): Promise<InvoiceRow> {
  const invoice = await findInvoice(reader, caller, id)
  if (!invoice) throw notFound()
  return invoice
}

/** An invoice that is about to be changed. Its claim is locked, and with it everything that counts on the claim. */
export async function takeInvoice(work: Work, id: string): Promise<TakenInvoice> {
  const taken = await takeInvoiceIfAny(work, id)
  if (!taken) throw notFound()
  return taken
}

/** For work that may come too late: the invoice may be deleted by now. */
export async function takeInvoiceIfAny(work: Work, id: string): Promise<TakenInvoice | undefined> {
  const found = await findInvoice(work.tx, work.caller, id)
  if (!found) return undefined
  const claim = await takeClaim(work, found.claim_id)
  const invoice = await findInvoice(work.tx, work.caller, id)
  return invoice && { claim, invoice }
}

export type TakenInvoice = { claim: ClaimRow; invoice: InvoiceRow }

/** The total of the claim, which comes with its new sums, has fallen below what was paid. */
export const TOTAL_BELOW_PAID = happening<{ claim: ClaimRow }>('total below paid')

/** Money that is surplus now has taken nothing off, whatever was thought of it before. */
export async function tellIfBelowPaid(work: Work, claim: ClaimRow, entries: readonly Entry[]): Promise<void> {
  const booked = withEntries(claim, entries)
  const is_lower = booked.total_cents < claim.total_cents
  if (is_lower && booked.paid_cents > booked.total_cents) await work.tell(TOTAL_BELOW_PAID, { claim: booked })
}

type ExtractionOutcome = Partial<Pick<InvoiceRow, 'data_extraction_status' | 'data_extraction_confidence'>>

/**
 * What was found out about an invoice later, by reading it or by the team. The claim's total follows in the same
 * transaction, a closed claim's too: a total is the sum of its invoices, whatever became of the case.
 */
export async function changeInvoice(
  work: Work,
  { claim, invoice }: TakenInvoice,
  changes: Partial<InvoiceFacts> & ExtractionOutcome,
  { action, details: more = {} }: LoggedAs,
): Promise<InvoiceRow> {
  const changed = { ...invoice, ...changes, updated_at: work.now }
  const total = claim.total_cents - claimedCents(invoice) + claimedCents(changed)
  const problem = creditedProblem(changed) ?? amountProblem(total)
  if (problem) throw invalid({ field: amountField(changed), ...problem })
  const details = { invoice_id: invoice.id, changed: Object.keys(changes), ...more }
  const entries = await entriesOfChange(work, claim, { before: invoice, after: changed })
  setInvoice(work.tx, changed)
  await book(work, claim, { entries, activity: { action, details } })
  await tellIfBelowPaid(work, claim, entries)
  return changed
}

const creditedProblem = (invoice: InvoiceRow): Fault | undefined =>
  leftCents(invoice) < 0
    ? {
        code: 'out_of_range',
        message: `must be at least ${centsText(invoice.credited_cents)}, which was credited`,
        values: { min: centsText(invoice.credited_cents) },
      }
    : undefined
