import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import type { CustomerAddress, CustomerKey } from '../customers/index.ts'

export type CompanyRow = {
  id: string
  organization_id: string
  partner_id: string
  partner_name: string
  name: string
  email: string
  phone: string | null
  address: CustomerAddress | null
  deducts_input_tax: boolean
  payout_iban: string | null
  payout_iban_pending: string | null
  payout_iban_entered_at: Date | null
  is_erased: boolean
  updated_at: Date
}

const COMPANY = sql`
  select c.id, c.organization_id, c.partner_id, p.name as partner_name, c.name, c.email, c.phone, c.address,
    c.deducts_input_tax, c.payout_iban, c.payout_iban_pending, c.payout_iban_entered_at,
    c.erased_at is not null as is_erased, c.updated_at
  from customers c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id`

const isOwn = ({ organization_id, customer_id }: CustomerKey): Statement =>
  sql`c.organization_id = ${organization_id} and c.id = ${customer_id}`

export const findCompany = (reader: Reader, customer: CustomerKey): Promise<CompanyRow | undefined> =>
  reader.one(sql`${COMPANY} where ${isOwn(customer)}`)

export const lockCompany = (tx: Tx, customer: CustomerKey): Promise<CompanyRow | undefined> =>
  tx.one(sql`${COMPANY} where ${isOwn(customer)} for no key update of c`)

/** For the team, which sees every organisation. */
export const findAnyCompany = (reader: Reader, id: string): Promise<CompanyRow | undefined> =>
  reader.one(sql`${COMPANY} where c.id = ${id}`)

export const lockAnyCompany = (tx: Tx, id: string): Promise<CompanyRow | undefined> =>
  tx.one(sql`${COMPANY} where c.id = ${id} for no key update of c`)

/** Decision links go at once to an address that the creditor has entered, and after a while to one that others have. */
export const setCompany = (
  tx: Tx,
  row: CompanyRow,
  { links_wait_from }: { links_wait_from: Date | null },
): Promise<number> =>
  tx.run(sql`
    update customers set name = ${row.name}, email = ${row.email},
      email_changed_by_token_at = case when email = ${row.email} then email_changed_by_token_at else ${links_wait_from}::timestamptz end,
      phone = ${row.phone}, address = ${row.address},
      deducts_input_tax = ${row.deducts_input_tax}, payout_iban = ${row.payout_iban},
      payout_iban_pending = ${row.payout_iban_pending}, payout_iban_entered_at = ${row.payout_iban_entered_at},
      updated_at = ${row.updated_at}
    where organization_id = ${row.organization_id} and id = ${row.id}`)
