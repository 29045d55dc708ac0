import type { TokenCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { cents, centsText, exactCents } from '../../../kernel/money.ts'
import { happening } from '../../../platform/happenings.ts'
import type { Work } from '../../../platform/work.ts'
import { book, newEntry } from '../account/index.ts'
import { type ClaimRow, STAGE_ROWS, stagesWhere } from '../claims/index.ts'
import { entriesOfRemoval } from './entries.ts'
import { deleteInvoice, type InvoiceFacts, type InvoiceRow, insertCredit, setInvoice } from './queries.ts'
import { leftCents } from './rules.ts'
import { COLUMN_OF, type InvoiceChange, type InvoiceCredit } from './schema.ts'
import { changeInvoice, factsOf, readInvoice, takeInvoice, tellIfBelowPaid } from './service.ts'

type PartnerWork = Work<TokenCaller>

/** What a partner sends later is as certain as what came with the invoice. `fields` has their names on the wire. */
export const INVOICE_MENDED = happening<{ invoice: InvoiceRow; fields: readonly string[] }>('invoice.changed')
/** Its row is deleted by the next statement. */
export const INVOICE_REMOVED = happening<{ invoice: InvoiceRow }>('invoice removed')

/** The partner corrects an invoice. No letter has gone out yet, so that it simply counts as corrected. */
export async function mendInvoice(work: PartnerWork, id: string, body: InvoiceChange): Promise<InvoiceRow> {
  // load
  const taken = await takeInvoice(work, id)

  // judge
  refuseOnceDemanded(taken.claim)
  refuseSplit(taken.invoice)

  // write
  const fields = Object.keys(body) as (keyof InvoiceChange)[]
  if (fields.length === 0) return taken.invoice
  const all = factsOf(body)
  const sent = Object.fromEntries(fields.map((field) => [COLUMN_OF[field], all[COLUMN_OF[field]]]))
  const changed = await changeInvoice(work, taken, sent as Partial<InvoiceFacts>, { action: 'invoice.changed' })
  await work.tell(INVOICE_MENDED, { invoice: changed, fields })
  // What was sent settles what waited in the file.
  return readInvoice(work.tx, work.caller, id)
}

/** The partner takes an invoice back altogether. Its entries stay in the account, each with its counter-entry. */
export async function removeInvoice(work: PartnerWork, id: string): Promise<void> {
  // load
  const { claim, invoice } = await takeInvoice(work, id)

  // judge
  refuseOnceDemanded(claim)

  // write
  const entries = await entriesOfRemoval(work, claim, id)
  const counted = { ...claim, invoice_count: claim.invoice_count - 1 }
  const activity = { action: 'invoice.deleted', details: { invoice_id: id } }
  await work.tell(INVOICE_REMOVED, { invoice })
  await Promise.all([deleteInvoice(work.tx, invoice), book(work, counted, { entries, activity })])
  await tellIfBelowPaid(work, claim, entries)
}

/** The creditor gives up a part of an invoice, or all of it. Possible until the claim is closed. */
export async function creditInvoice(work: PartnerWork, id: string, body: InvoiceCredit): Promise<InvoiceRow> {
  // load
  const { claim, invoice } = await takeInvoice(work, id)
  const credited_cents = exactCents(body.amount)
  const left_cents = leftCents(invoice)

  // judge
  refuseClosed(claim)
  if (credited_cents > left_cents) {
    const limit = `must be at most ${centsText(left_cents)}, what is left of the invoice`
    const message = left_cents > 0 ? limit : 'nothing is left of the invoice'
    throw invalid({ field: 'amount', code: 'out_of_range', message })
  }

  // write
  const day = dayInVienna(work.now)
  const credit = newEntry({ kind: 'credit_note', amount_cents: -credited_cents, day, invoice_id: id })
  // As if the invoice had been smaller from the beginning.
  const entries = [credit]
  const activity = { action: 'invoice.credited', details: { invoice_id: id } }
  const changed = { ...invoice, credited_cents: cents(invoice.credited_cents + credited_cents), updated_at: work.now }
  setInvoice(work.tx, changed)
  await book(work, claim, { entries, activity })
  insertCredit(work.tx, invoice, { id: credit.id, reason: body.reason, created_at: work.now })
  await tellIfBelowPaid(work, claim, entries)
  return changed
}

function refuseClosed({ case_status }: ClaimRow): void {
  if (case_status === 'closed') throw conflict('claim_closed', 'The claim is closed')
}

/** What was demanded stands in letters: from then on an invoice is lowered by a credit note that everybody can see. */
export function refuseOnceDemanded(claim: ClaimRow): void {
  refuseClosed(claim)
  if (STAGE_ROWS[claim.collection_stage].is_pending) return
  const stages = stagesWhere(({ is_pending }) => is_pending).join(' or ')
  const message = `The claim is at ${claim.collection_stage}; its invoices change only at ${stages}. Credit the invoice instead`
  throw conflict('not_at_stage', message)
}

/** One that was split has no amounts any more; its parts have. */
export function refuseSplit({ split_at }: InvoiceRow): void {
  if (split_at) throw conflict('invoice_split', 'The invoice was split; its parts count in its place')
}
