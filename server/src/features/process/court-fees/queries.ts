import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { MoneyFault } from '../../case/account/index.ts'
import { hasArchivedLog, hasArchives } from '../../case/claims/index.ts'
import type { FeeInvoiceFacts, InvoiceKind } from './rules.ts'

/** Invoices whose amount or day is not what the activity log says. */
export async function listForgedInvoices(reader: Reader): Promise<MoneyFault[]> {
  const has_archives = await hasArchives(reader)
  return reader.many(sql`
    select i.claim_id, 'invoice ' || i.number || ' for the court fee is not what was issued' as what
    from court_fee_invoices i
    where not exists (
      select 1 from claim_activity a cross join jsonb_array_elements(a.details -> 'figures') f
      where a.claim_id = i.claim_id and a.details ? 'figures' and f ->> 'id' = i.id::text
        and f = jsonb_strip_nulls(jsonb_build_object('id', i.id, 'amount_cents', i.amount_cents, 'day', i.issued_on,
          'corrects', i.corrects, 'replaces', i.replaces)))
      and not ${hasArchivedLog(has_archives, sql`i.claim_id`)}
    order by 1, 2`)
}

export type CourtFeeInvoiceRow = {
  id: string
  organization_id: string
  claim_id: string
  customer_id: string | null
  kind: InvoiceKind
  number: string
  issued_on: string
  due_on: string
  /** Of a credit note too, what it takes back. */
  amount_cents: number
  /** The invoice that a credit note takes back. */
  corrects: string | null
  /** The invoice in whose place this one was issued. */
  replaces: string | null
  /** The credit note that takes this invoice back. */
  corrected_by: string | null
  paid_on: string | null
  paid_at: Date | null
  paid_by: string | null
  paid_note: string | null
  facts: FeeInvoiceFacts
  blob_key: string | null
  file_size: number | null
  sha256: string | null
  mail_id: string | null
  created_at: Date
}

const COLUMNS = sql`i.id, i.organization_id, i.claim_id, i.customer_id, i.kind, i.number, i.issued_on, i.due_on, i.amount_cents,
  i.corrects, i.replaces, (select n.id from court_fee_invoices n where n.corrects = i.id) as corrected_by, i.paid_on, i.paid_at,
  i.paid_by, i.paid_note, i.facts, i.blob_key, i.file_size, i.sha256, i.mail_id, i.created_at`

/** Waits for a transaction that is taking a number of the same year, so that a rollback leaves no gap. */
export const nextInvoiceNumber = async (tx: Tx, organization_id: string, year: number): Promise<number> =>
  (
    await tx.one<{ last_number: number }>(sql`
      insert into court_fee_invoice_numbers as n (organization_id, year, last_number) values (${organization_id}, ${year}, 1)
      on conflict (organization_id, year) do update set last_number = n.last_number + 1 returning last_number`)
  )?.last_number as number

export const insertCourtFeeInvoice = (tx: Tx, row: CourtFeeInvoiceRow): Promise<number> =>
  tx.run(sql`
    insert into court_fee_invoices (id, organization_id, claim_id, customer_id, kind, number, issued_on, due_on, amount_cents,
      corrects, replaces, facts, created_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.customer_id}, ${row.kind}, ${row.number},
      ${row.issued_on}, ${row.due_on}, ${row.amount_cents}, ${row.corrects}, ${row.replaces}, ${row.facts},
      ${row.created_at})`)

export const findCourtFeeInvoice = (reader: Reader, id: string): Promise<CourtFeeInvoiceRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from court_fee_invoices i where i.id = ${id}`)

/** The newest invoice of a claim that is locked; it stands unless a credit note has taken it back. */
export const findLastInvoice = (reader: Reader, claim_id: string): Promise<CourtFeeInvoiceRow | undefined> =>
  reader.one(sql`
    select ${COLUMNS} from court_fee_invoices i
    where i.claim_id = ${claim_id} and i.kind = 'invoice'
      and not exists (select 1 from court_fee_invoices n where n.replaces = i.id)`)

type PaidInvoice = Pick<CourtFeeInvoiceRow, 'id' | 'paid_on' | 'paid_at' | 'paid_by' | 'paid_note'>

export const setInvoicePaid = (tx: Tx, { id, paid_on, paid_at, paid_by, paid_note }: PaidInvoice): Promise<number> =>
  tx.run(sql`
    update court_fee_invoices set paid_on = ${paid_on}, paid_at = ${paid_at}, paid_by = ${paid_by}, paid_note = ${paid_note}
    where id = ${id}`)

export const lockCourtFeeInvoice = (tx: Tx, id: string): Promise<CourtFeeInvoiceRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from court_fee_invoices i where i.id = ${id} for update of i`)

type FileOfInvoice = Required<Pick<CourtFeeInvoiceRow, 'id' | 'blob_key' | 'file_size' | 'sha256' | 'mail_id'>>

export const setInvoiceFile = (tx: Tx, { id, blob_key, file_size, sha256, mail_id }: FileOfInvoice): Promise<number> =>
  tx.run(sql`
    update court_fee_invoices set blob_key = ${blob_key}, file_size = ${file_size}, sha256 = ${sha256}, mail_id = ${mail_id}
    where id = ${id}`)

/** A settlement with the customer of an invoice waits until commit; one that was under way is there afterwards. */
export const holdCustomerOf = (tx: Tx, id: string): Promise<unknown> =>
  tx.one(sql`
    select c.id from court_fee_invoices i join customers c on c.id = i.customer_id where i.id = ${id}
    for no key update of c`)

/** The settlement that has charged an invoice and has not set it off whole. */
export const findSettlementOf = async (reader: Reader, id: string): Promise<string | undefined> =>
  (
    await reader.one<{ number: string }>(sql`
      select s.number from settlement_lines d join settlements s on s.id = d.settlement_id
      join court_fee_invoices i on i.id = d.source_id and i.paid_on is null
      where d.source_id = ${id} and d.source_position = 0 and d.kind = 'court_fee'`)
  )?.number

/** `is_open`: to be paid; no credit note has taken it back. */
export type InvoiceFilter = { claim_id?: string; organization_id?: string; customer_id?: string; is_open?: true }

function matching({ claim_id, organization_id, customer_id, is_open }: InvoiceFilter): Statement {
  const conditions: Statement[] = []
  if (claim_id) conditions.push(sql`i.claim_id = ${claim_id}`)
  if (organization_id) conditions.push(sql`i.organization_id = ${organization_id}`)
  if (customer_id) conditions.push(sql`i.customer_id = ${customer_id}`)
  if (is_open) {
    conditions.push(sql`i.kind = 'invoice' and i.paid_on is null
      and not exists (select 1 from court_fee_invoices n where n.corrects = i.id)`)
  }
  return allOf(conditions)
}

/** For the team: of every organisation, newest first. */
export const listCourtFeeInvoices = (
  reader: Reader,
  filter: InvoiceFilter,
  page: Page,
): Promise<CourtFeeInvoiceRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from court_fee_invoices i where ${matching(filter)}
    order by i.created_at desc, i.id desc ${pageClause(page)}`)

export const countCourtFeeInvoices = async (reader: Reader, filter: InvoiceFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from court_fee_invoices i where ${matching(filter)}`,
    )
  )?.total ?? 0

/** Which of these stored files have a row. */
export const listKnownInvoiceBlobs = async (reader: Reader, keys: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ blob_key: string }>(
      sql`select blob_key from court_fee_invoices where blob_key = any(${keys}::text[])`,
    )
  ).map(({ blob_key }) => blob_key)
