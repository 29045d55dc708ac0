import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { Address, DebtorType } from '../../parties/debtors/index.ts'
import type { ChargeFact, PaymentFact } from './rules/facts.ts'

/** A claim that the caller may see; this was checked before. */
export type SeenClaim = { id: string; organization_id: string; debtor_id: string }

export type ChargeRow = ChargeFact & {
  organization_id: string
  claim_id: string
  letter_id: string | null
  created_at: Date
}

const CHARGE_COLUMNS = sql`id, organization_id, claim_id, kind, amount_cents, charged_on, rule, formula, letter_id, created_at`

export const findDebtorOf = (
  reader: Reader,
  { debtor_id, organization_id }: SeenClaim,
): Promise<{ debtor_type: DebtorType; addresses: Address[] } | undefined> =>
  reader.one(
    sql`select debtor_type, addresses from debtors where id = ${debtor_id} and organization_id = ${organization_id}`,
  )

export type InvoiceAmounts = {
  id: string
  issue_date: string | null
  due_date: string | null
  net_cents: number | null
  gross_cents: number | null
}

export const listInvoiceAmounts = (reader: Reader, { id, organization_id }: SeenClaim): Promise<InvoiceAmounts[]> =>
  reader.many(sql`
    select id, invoice_issue_date as issue_date, invoice_due_date as due_date, net_cents, gross_cents from invoices
    where claim_id = ${id} and organization_id = ${organization_id}`)

export const listPaymentAmounts = (reader: Reader, { id, organization_id }: SeenClaim): Promise<PaymentFact[]> =>
  reader.many(sql`
    select id, amount_cents, value_date, status from payments
    where claim_id = ${id} and organization_id = ${organization_id}`)

export const listCharges = (reader: Reader, { id, organization_id }: SeenClaim): Promise<ChargeRow[]> =>
  reader.many(sql`
    select ${CHARGE_COLUMNS} from claim_charges
    where claim_id = ${id} and organization_id = ${organization_id} order by charged_on, id`)

export async function insertCharge(tx: Tx, row: ChargeRow): Promise<ChargeRow> {
  await tx.run(sql`
    insert into claim_charges (id, organization_id, claim_id, kind, amount_cents, charged_on, rule, formula, letter_id, created_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.kind}, ${row.amount_cents}, ${row.charged_on},
      ${row.rule}, ${row.formula}, ${row.letter_id}, ${row.created_at})`)
  return row
}
