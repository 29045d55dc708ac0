import type { Cents } from '../../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { EXTRACTION_STATUSES } from './rules.ts'

export type InvoiceRow = {
  id: string
  organization_id: string
  claim_id: string
  invoice_number: string | null
  invoice_issuer: string | null
  invoice_recipient: string | null
  subject: string | null
  net_cents: Cents | null
  gross_cents: Cents | null
  invoice_issue_date: string | null
  invoice_due_date: string | null
  reminder_fees_cents: Cents | null
  /** False where the creditor set the due date alone. */
  due_date_agreed: boolean
  data_extraction_status: (typeof EXTRACTION_STATUSES)[number]
  data_extraction_confidence: number | null
  created_at: Date
  updated_at: Date
}

/** The facts on an invoice, whether a partner sent them, the team entered them or they were read. */
export type InvoiceFacts = Pick<
  InvoiceRow,
  | 'invoice_number'
  | 'invoice_issuer'
  | 'invoice_recipient'
  | 'subject'
  | 'net_cents'
  | 'gross_cents'
  | 'invoice_issue_date'
  | 'invoice_due_date'
  | 'reminder_fees_cents'
  | 'due_date_agreed'
>

const COLUMNS = sql`id, organization_id, claim_id, invoice_number, invoice_issuer, invoice_recipient, subject, net_cents,
  gross_cents, invoice_issue_date, invoice_due_date, reminder_fees_cents, due_date_agreed, data_extraction_status,
  data_extraction_confidence, created_at, updated_at`

/** The caller has checked that the claim may be seen. Oldest first. */
export const listInvoices = (reader: Reader, claim: { id: string; organization_id: string }): Promise<InvoiceRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from invoices where claim_id = ${claim.id} and organization_id = ${claim.organization_id} order by created_at, id`)

export async function insertInvoice(tx: Tx, row: InvoiceRow): Promise<InvoiceRow> {
  await tx.run(sql`
    insert into invoices (id, organization_id, claim_id, invoice_number, invoice_issuer, invoice_recipient, subject, net_cents,
      gross_cents, invoice_issue_date, invoice_due_date, reminder_fees_cents, due_date_agreed,
      data_extraction_status, data_extraction_confidence, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.invoice_number}, ${row.invoice_issuer},
      ${row.invoice_recipient}, ${row.subject}, ${row.net_cents}, ${row.gross_cents}, ${row.invoice_issue_date},
      ${row.invoice_due_date}, ${row.reminder_fees_cents}, ${row.due_date_agreed}, ${row.data_extraction_status},
      ${row.data_extraction_confidence},
      ${row.created_at}, ${row.updated_at})`)
  return row
}

/** For the team and the system, which see every organisation. */
export const findAnyInvoice = (reader: Reader, id: string): Promise<InvoiceRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from invoices where id = ${id}`)

export async function setInvoice(tx: Tx, row: InvoiceRow): Promise<InvoiceRow> {
  await tx.run(sql`
    update invoices set invoice_number = ${row.invoice_number}, invoice_issuer = ${row.invoice_issuer},
      invoice_recipient = ${row.invoice_recipient}, subject = ${row.subject}, net_cents = ${row.net_cents},
      gross_cents = ${row.gross_cents}, invoice_issue_date = ${row.invoice_issue_date},
      invoice_due_date = ${row.invoice_due_date}, reminder_fees_cents = ${row.reminder_fees_cents},
      due_date_agreed = ${row.due_date_agreed},
      data_extraction_status = ${row.data_extraction_status}, data_extraction_confidence = ${row.data_extraction_confidence},
      updated_at = ${row.updated_at}
    where id = ${row.id} and organization_id = ${row.organization_id}`)
  return row
}
