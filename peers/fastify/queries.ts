import type { Sql, TransactionSql } from 'postgres'
import type { ClaimRow, InvoiceRow, PaymentRow } from './answers.ts'

export type Money = { bigint: number; day: string; numeric: number }
/** How the driver reads and writes them. */
export const MONEY = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  day: { to: 1082, from: [1082], serialize: String, parse: (text: string) => text },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
}
export type Db = Sql<Money>
type Tx = TransactionSql<Money>

const CLAIM_COLUMNS = [
  ...['id', 'debtor_id', 'customer_id', 'case_reference', 'partner_reference', 'claim_type', 'subject_matter'],
  ...['contract_date', 'submission_state', 'case_status', 'closure_reason', 'collection_stage', 'claim_disputed'],
  ...['obligation_fulfilled', 'governing_law', 'blocked_reason', 'blocked_until', 'time_barred_on', 'total_cents'],
  ...['paid_cents', 'created_at', 'updated_at'],
]

/** With its invoices, in one statement. */
export async function findClaim(
  sql: Db,
  organization_id: string,
  id: string,
): Promise<(ClaimRow & { invoices: InvoiceRow[] }) | undefined> {
  const [row] = await sql<(ClaimRow & { invoices: InvoiceRow[] })[]>`
    select ${sql(CLAIM_COLUMNS)}, coalesce((
      select json_agg(i) from (
        select id, claim_id, invoice_number, invoice_issuer, invoice_recipient, subject, net_cents, gross_cents,
          invoice_issue_date, invoice_due_date, reminder_fees_cents, due_date_agreed, data_extraction_status, created_at, updated_at
        from invoices where claim_id = claims.id order by created_at, id) i), '[]') as invoices
    from claims where id = ${id} and organization_id = ${organization_id}`
  return row
}

export const listClaims = (
  sql: Db,
  organization_id: string,
  { page, limit }: { page: number; limit: number },
): Promise<ClaimRow[]> => sql`
  select ${sql(CLAIM_COLUMNS)} from claims where organization_id = ${organization_id}
  order by created_at desc, id desc limit ${limit + 1} offset ${(page - 1) * limit}`

export async function areKnown(
  tx: Tx,
  organization_id: string,
  { debtor_id, customer_id }: { debtor_id: string; customer_id: string },
): Promise<boolean> {
  const [debtors, customers] = await Promise.all([
    tx`select 1 from debtors where id = ${debtor_id} and organization_id = ${organization_id}`,
    tx`select 1 from customers where id = ${customer_id} and organization_id = ${organization_id}`,
  ])
  return debtors.length > 0 && customers.length > 0
}

type NewClaim = {
  id: string
  organization_id: string
  debtor_id: string
  customer_id: string
  partner_reference: string | null
  subject_matter: string | null
  total_cents: number
  invoice_count: number
  created_at: Date
  updated_at: Date
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<ClaimRow> {
  const [row] = await tx<ClaimRow[]>`insert into claims ${tx(claim)} returning ${tx(CLAIM_COLUMNS)}`
  return row as ClaimRow
}

export type ClaimOfPayment = {
  debtor_id: string
  case_status: string
  total_cents: number
  paid_cents: number
  partner_id: string
  success_fee_rate: number
  commission_rate: number
}

/** Locked until commit, so that payments on one claim are recorded one after another. */
export async function lockClaim(tx: Tx, organization_id: string, id: string): Promise<ClaimOfPayment | undefined> {
  const [row] = await tx<ClaimOfPayment[]>`
    select l.debtor_id, l.case_status, l.total_cents, l.paid_cents, c.partner_id, p.success_fee_rate, p.commission_rate
    from claims l join customers c on c.id = l.customer_id join partners p on p.id = c.partner_id
    where l.id = ${id} and l.organization_id = ${organization_id} for update of l`
  return row
}

export async function insertPayment(
  tx: Tx,
  payment: Pick<
    PaymentRow,
    | 'id'
    | 'organization_id'
    | 'claim_id'
    | 'debtor_id'
    | 'amount_cents'
    | 'payment_date'
    | 'value_date'
    | 'reference'
    | 'created_at'
  >,
): Promise<PaymentRow> {
  const [row] = await tx<PaymentRow[]>`
    insert into payments ${tx(payment)} returning id, claim_id, debtor_id, organization_id, amount_cents, payment_method,
      payment_date, value_date, reference, external_reference, status, received_by, notes, created_at`
  return row as PaymentRow
}
