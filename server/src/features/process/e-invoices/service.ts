import type { OperatorCaller } from '../../../kernel/caller.ts'
import { type AppError, conflict, invalid } from '../../../kernel/errors.ts'
import { centsText } from '../../../kernel/money.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type DocumentRow,
  deleteEInvoice,
  type EInvoiceAmount,
  eInvoiceAmounts,
  eInvoiceRefusal,
  type ReadEInvoice,
  readAnyDocument,
  setEInvoice,
  setEInvoiceMade,
  takeAnyDocument,
} from '../../case/documents/index.ts'
import { addInvoice, type InvoiceRow, readAnyInvoice } from '../../case/invoices/index.ts'
import type { BareDigest } from '../extraction/index.ts'
import { invoiceFacts, keptFacts } from './rules.ts'

/** Keeps what an XML file says; of other XML nothing is kept. */
export async function recordReading(work: Work, document: DocumentRow, found: BareDigest | null): Promise<void> {
  if (found) await setEInvoice(work.tx, document, keptFacts(found), work.now)
  else await deleteEInvoice(work.tx, document)
}

export const notAnEInvoice = (): AppError =>
  conflict('not_an_e_invoice', 'The document is no XML file that we can read as an e-invoice')

/** Makes an ordinary invoice of an e-invoice. The document remembers which, so that it happens once. */
export async function makeInvoice(
  work: Work<OperatorCaller>,
  id: string,
  wanted: EInvoiceAmount | undefined,
): Promise<{ document: DocumentRow; invoice: InvoiceRow }> {
  // load
  const document = await takeAnyDocument(work, id)

  // judge
  const found = await usable(work, document)
  const amount_taken = chosen(found, wanted)

  // write
  const { id: invoice_id } = await addInvoice(work, document.claim_id, invoiceFacts(found, amount_taken), {
    data_extraction_status: 'manual',
    action: 'invoice.from_e_invoice',
    details: { document_id: id },
  })
  await setEInvoiceMade(work.tx, document, { invoice_id, amount_taken })
  return { document: await readAnyDocument(work.tx, id), invoice: await readAnyInvoice(work.tx, invoice_id) }
}

async function usable(work: Work, { retained_at, e_invoice }: DocumentRow): Promise<ReadEInvoice> {
  if (!e_invoice?.is_read) throw notAnEInvoice()
  if (retained_at)
    throw conflict('document_retained', 'The document was deleted by the partner and is kept as evidence only')
  if (e_invoice.invoice_id) {
    const { invoice_number } = await readAnyInvoice(work.tx, e_invoice.invoice_id)
    const number = invoice_number ?? e_invoice.invoice_id
    throw conflict('already_an_invoice', `Invoice ${number} was made of the document already`, { number })
  }
  const refusal = eInvoiceRefusal(e_invoice)
  if (refusal) throw conflict(refusal, REFUSALS[refusal], e_invoice.currency ? { currency: e_invoice.currency } : {})
  return e_invoice
}

const REFUSALS = {
  not_an_invoice: 'The e-invoice is a credit note or another paper that claims nothing; enter by hand what it changes',
  foreign_currency: 'The e-invoice is not in EUR; enter the invoice by hand',
  sums_wrong: 'The sums of the e-invoice are wrong, or something is missing in it; enter the invoice by hand',
  nothing_claimed: 'By the e-invoice nothing is open',
} as const

function chosen(found: ReadEInvoice, wanted: EInvoiceAmount | undefined): EInvoiceAmount {
  const amounts = eInvoiceAmounts(found)
  if (wanted !== undefined && amounts.includes(wanted)) return wanted
  const [only, other] = amounts
  if (only !== undefined && other === undefined) return only
  const values = { gross: centsText(found.gross_cents ?? 0), open: centsText(found.payable_cents ?? 0) }
  const message = `must say which amount is claimed: gross (${values.gross}) or open (${values.open})`
  throw invalid({ field: 'amount', code: 'required', message, values })
}
