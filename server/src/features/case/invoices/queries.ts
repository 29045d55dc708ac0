import { claimVisibleTo, fileOpenTo } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import type { Cents } from '../../../kernel/money.ts'
import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type InJson, rowsInJson } from '../../../platform/db/rows-in-json.ts'
import { type ClaimWith, claimWith } from '../claims/index.ts'
import type { ReadingFacts } from './rules.problems.ts'
import type { EXTRACTION_STATUSES } from './rules.ts'

/** What the reading of its file found, and whether the gross amount waits. Read from the file, never stored here. */
type FoundInFile = Omit<ReadingFacts, 'data_extraction_status'>

export type InvoiceRow = FoundInFile & {
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
  /** What credit notes take off it. Read from the account, never stored here. */
  credited_cents: Cents
  /** Since when another invoice of the claim has the same number and gross amount. The database keeps it. */
  doubled_at: Date | null
  /** The e-invoice among the documents that the team made it of. */
  document_id: string | null
  /** Since when the parts of its file count in its place. */
  split_at: Date | null
  split_into: string[]
  split_from: string | null
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

const CREDITED = sql`coalesce((
  select -sum(e.amount_cents) from account_entries e
  where e.claim_id = i.claim_id and e.invoice_id = i.id and e.counts_as = 'credit_note'), 0)::bigint`

const AMOUNT_WAITS = sql`i.split_at is null and exists (
  select 1 from invoice_fields x where x.invoice_id = i.id and x.field = 'invoice_amount_gross' and x.needs_check)`

/** What was sent contradicts nothing once it is gone. */
const CONTRADICTIONS = sql`coalesce((
  select jsonb_agg(c.one || jsonb_build_object('field', x.field) order by x.field)
  from invoice_fields x cross join jsonb_array_elements(x.contradictions) as c (one)
  where x.invoice_id = i.id and i.split_at is null and x.accepted_at is null and (x.source in ('partner', 'creditor', 'team')
    or c.one ->> 'kind' not in ('sent_differs', 'currency_differs'))), '[]')`

const COLUMNS = sql`i.id, i.organization_id, i.claim_id, i.invoice_number, i.invoice_issuer, i.invoice_recipient, i.subject,
  i.net_cents, i.gross_cents, i.invoice_issue_date, i.invoice_due_date, i.reminder_fees_cents, i.due_date_agreed,
  i.data_extraction_status, i.data_extraction_confidence, ${CREDITED} as credited_cents, i.doubled_at,
  (select e.document_id from document_e_invoices e where e.invoice_id = i.id) as document_id,
  i.split_at, coalesce((
    select jsonb_agg(s.part_id order by s.first_page) from invoice_splits s where s.invoice_id = i.id), '[]') as split_into,
  (select s.invoice_id from invoice_splits s where s.part_id = i.id) as split_from, i.created_at, i.updated_at,
  f.failure, f.document_kind, f.doubts, f.unread_pages, ${AMOUNT_WAITS} as amount_waits,
  ${CONTRADICTIONS} as contradictions`

const FROM = sql`invoices i left join invoice_files f on f.invoice_id = i.id`

/** Oldest first. */
const invoicesWhere = (of_claim: Statement): Statement =>
  sql`select ${COLUMNS} from ${FROM} where ${of_claim} order by i.created_at, i.id`

/** The caller has checked that the claim may be seen. */
export const listInvoices = (reader: Reader, claim: { id: string; organization_id: string }): Promise<InvoiceRow[]> =>
  reader.many(invoicesWhere(sql`i.claim_id = ${claim.id} and i.organization_id = ${claim.organization_id}`))

const INVOICES = rowsInJson(invoicesWhere(sql`i.claim_id = l.id and i.organization_id = l.organization_id`))

export const findClaimWithInvoices = (
  reader: Reader,
  caller: Caller,
  claim_id: string,
): Promise<ClaimWith<{ invoices: InJson<InvoiceRow>[] }> | undefined> =>
  reader.one(claimWith(caller, claim_id, sql`${INVOICES} as invoices`))

const seenInvoice = (caller: Caller, id: string, columns: Statement): Statement => sql`
  select ${columns} from ${FROM} join claims l on l.organization_id = i.organization_id and l.id = i.claim_id
  where i.id = ${id} and ${claimVisibleTo(caller)}`

export const findInvoice = (reader: Reader, caller: Caller, id: string): Promise<InvoiceRow | undefined> =>
  reader.one(seenInvoice(caller, id, COLUMNS))

/** `is_open`: whether the caller may read what it says in words. */
export const findInvoiceToShow = (
  reader: Reader,
  caller: Caller,
  id: string,
): Promise<(InvoiceRow & { is_open: boolean }) | undefined> =>
  reader.one(seenInvoice(caller, id, sql`${COLUMNS}, ${fileOpenTo(caller)} as is_open`))

export function insertInvoice(tx: Tx, row: InvoiceRow): InvoiceRow {
  tx.send(sql`
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
  reader.one(sql`select ${COLUMNS} from ${FROM} where i.id = ${id}`)

export function setInvoice(tx: Tx, row: InvoiceRow): InvoiceRow {
  tx.send(sql`
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

/** With the reasons of its credit notes. The caller has taken back what it booked, and others have dropped its file. */
export async function deleteInvoice(tx: Tx, { id }: InvoiceRow): Promise<void> {
  await Promise.all([
    tx.run(sql`delete from invoice_credits where invoice_id = ${id}`),
    tx.run(sql`delete from invoices where id = ${id}`),
  ])
}

export type CreditRow = {
  id: string
  invoice_id: string
  credited_cents: Cents
  day: string
  reason: string
  created_at: Date
}

export const insertCredit = (
  tx: Tx,
  { id: invoice_id, organization_id }: InvoiceRow,
  { id, reason, created_at }: Pick<CreditRow, 'id' | 'reason' | 'created_at'>,
): void =>
  tx.send(sql`
    insert into invoice_credits (entry_id, organization_id, invoice_id, reason, created_at)
    values (${id}, ${organization_id}, ${invoice_id}, ${reason}, ${created_at})`)

/** The credit notes of a claim that the caller may see, oldest first. */
export const listCredits = (reader: Reader, claim: { id: string }): Promise<CreditRow[]> =>
  reader.many(sql`
    select c.entry_id as id, c.invoice_id, -e.amount_cents as credited_cents, e.day, c.reason, c.created_at
    from account_entries e join invoice_credits c on c.entry_id = e.id
    where e.claim_id = ${claim.id} and e.counts_as = 'credit_note' order by e.seq`)

export type DoubleRow = {
  invoice_id: string
  /** The other one, and the claim that it is on. */
  twin_id: string
  claim_id: string
  case_reference: string
  reason: 'file' | 'number'
}

/** One that was credited in full is claimed no longer, so it is nobody's double. */
const IS_CLAIMED = (id: Statement): Statement => sql`not exists (
  select 1 from invoices c where c.id = ${id} and coalesce(c.gross_cents, c.net_cents) > 0
    and coalesce(c.gross_cents, c.net_cents) <= coalesce((
      select -sum(e.amount_cents) from account_entries e
      where e.claim_id = c.claim_id and e.invoice_id = c.id and e.counts_as = 'credit_note'), 0))`

/** The pairs that were found and that both still count, each with the invoice about which it was found. */
export const STANDING_DOUBLES = sql`
  select d.invoice_id, d.twin_id, d.reason, d.since from invoice_doubles d
  where ${IS_CLAIMED(sql`d.invoice_id`)} and ${IS_CLAIMED(sql`d.twin_id`)}`

/** For the team: which invoices of the organisation may be those of a claim once more. */
export const listDoubles = (reader: Reader, claim: { id: string }): Promise<DoubleRow[]> =>
  reader.many(sql`
    select i.id as invoice_id, t.id as twin_id, l.id as claim_id, l.case_reference, d.reason
    from invoices i join (
      select s.invoice_id as one, s.twin_id as other, s.reason from (${STANDING_DOUBLES}) s
      union all select s.twin_id, s.invoice_id, s.reason from (${STANDING_DOUBLES}) s) d on d.one = i.id
    join invoices t on t.id = d.other join claims l on l.id = t.claim_id
    where i.claim_id = ${claim.id} order by l.case_reference, t.created_at, t.id, d.reason`)

/** The parts of its file count in its place. Its amounts are gone by now. */
export const setSplit = (tx: Tx, { id }: InvoiceRow, at: Date): Promise<number> =>
  tx.run(sql`update invoices set split_at = ${at} where id = ${id}`)

export const insertSplit = (
  tx: Tx,
  { id: invoice_id, organization_id }: InvoiceRow,
  { part_id, first_page, last_page }: { part_id: string; first_page: number; last_page: number },
): Promise<number> =>
  tx.run(sql`
    insert into invoice_splits (part_id, invoice_id, organization_id, first_page, last_page)
    values (${part_id}, ${invoice_id}, ${organization_id}, ${first_page}, ${last_page})`)
