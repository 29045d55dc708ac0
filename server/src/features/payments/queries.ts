import type { Cents } from '../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../platform/db/db.ts'
import type { TokenCaller } from '../../platform/work.ts'
import { claimVisibleTo } from '../claims/visibility.ts'
import type { PAYMENT_STATUSES, PaymentMethod } from './rules.ts'

export type PaymentRow = {
  id: string
  organization_id: string
  claim_id: string
  debtor_id: string
  amount_cents: Cents
  payment_method: PaymentMethod
  payment_date: string
  value_date: string
  reference: string | null
  external_reference: string | null
  status: (typeof PAYMENT_STATUSES)[number]
  notes: string | null
  updated_by: string | null
  created_at: Date
}

const COLUMNS = sql`p.id, p.organization_id, p.claim_id, p.debtor_id, p.amount_cents, p.payment_method, p.payment_date, p.value_date,
  p.reference, p.external_reference, p.status, p.notes, p.updated_by, p.created_at`

export const findPayment = (reader: Reader, caller: TokenCaller, id: string): Promise<PaymentRow | undefined> =>
  reader.one(sql`
    select ${COLUMNS} from payments p join claims l on l.organization_id = p.organization_id and l.id = p.claim_id
    where p.id = ${id} and ${claimVisibleTo(caller)}`)

/** For the team, who stand above organisations. */
export const findAnyPayment = (reader: Reader, id: string): Promise<PaymentRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from payments p where p.id = ${id}`)

export const setPaymentStatus = (tx: Tx, { id, status, updated_by }: PaymentRow): Promise<number> =>
  tx.run(sql`update payments set status = ${status}, updated_by = ${updated_by} where id = ${id}`)

/** Of a claim that the caller was shown to see; oldest first, as they were recorded. */
export const listPayments = (reader: Reader, claim: { id: string; organization_id: string }): Promise<PaymentRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from payments p
    where p.claim_id = ${claim.id} and p.organization_id = ${claim.organization_id} order by p.created_at, p.id`)

export async function insertPayment(
  tx: Tx,
  { iban, ...row }: PaymentRow & { iban: string | null },
): Promise<PaymentRow> {
  await tx.run(sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date,
      reference, external_reference, status, notes, iban, updated_by, created_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.debtor_id}, ${row.amount_cents}, ${row.payment_method},
      ${row.payment_date}, ${row.value_date}, ${row.reference}, ${row.external_reference}, ${row.status}, ${row.notes}, ${iban},
      ${row.updated_by}, ${row.created_at})`)
  return row
}
