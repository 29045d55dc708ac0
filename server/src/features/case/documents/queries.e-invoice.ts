import { type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import type { EInvoiceAmount, EInvoiceFacts } from './rules.e-invoice.ts'

/** Of a document `d`. */
export const E_INVOICE: Statement = sql`(
  select case when e.read_at is null then jsonb_build_object('is_read', false) else jsonb_build_object('is_read', true,
    'syntax', e.syntax, 'kind', e.kind, 'type_code', e.type_code, 'invoice_number', e.invoice_number, 'issuer', e.issuer,
    'recipient', e.recipient, 'subject', e.subject, 'issue_date', e.issue_date, 'due_date', e.due_date,
    'currency', e.currency, 'net_cents', e.net_cents, 'tax_cents', e.tax_cents, 'gross_cents', e.gross_cents,
    'prepaid_cents', e.prepaid_cents, 'payable_cents', e.payable_cents, 'faults', e.faults, 'invoice_id', e.invoice_id,
    'amount_taken', case when e.invoice_id is not null then e.amount_taken end) end
  from document_e_invoices e where e.document_id = d.id) as e_invoice`

type OfDocument = { readonly id: string; readonly organization_id: string }

/** One that waits to be read. */
export const insertEInvoice = (tx: Tx, { id, organization_id }: OfDocument): Promise<number> =>
  tx.run(sql`insert into document_e_invoices (document_id, organization_id) values (${id}, ${organization_id})`)

export const setEInvoice = (tx: Tx, { id }: OfDocument, facts: EInvoiceFacts, read_at: Date): Promise<number> =>
  tx.run(sql`
    update document_e_invoices set read_at = ${read_at}, syntax = ${facts.syntax}, kind = ${facts.kind},
      type_code = ${facts.type_code}, invoice_number = ${facts.invoice_number}, issuer = ${facts.issuer},
      recipient = ${facts.recipient}, subject = ${facts.subject}, issue_date = ${facts.issue_date},
      due_date = ${facts.due_date}, currency = ${facts.currency}, net_cents = ${facts.net_cents},
      tax_cents = ${facts.tax_cents}, gross_cents = ${facts.gross_cents}, prepaid_cents = ${facts.prepaid_cents},
      payable_cents = ${facts.payable_cents}, faults = ${JSON.stringify(facts.faults)}::text::jsonb
    where document_id = ${id} and read_at is null`)

export const deleteEInvoice = (tx: Tx, { id }: OfDocument): Promise<number> =>
  tx.run(sql`delete from document_e_invoices where document_id = ${id} and read_at is null`)

export const setEInvoiceMade = (
  tx: Tx,
  { id }: OfDocument,
  { invoice_id, amount_taken }: { invoice_id: string; amount_taken: EInvoiceAmount },
): Promise<number> =>
  tx.run(sql`
    update document_e_invoices set invoice_id = ${invoice_id}, amount_taken = ${amount_taken} where document_id = ${id}`)
