import { fileOpenTo } from '../../../audiences/visibility.ts'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import type { Cents } from '../../../kernel/money.ts'
import { knownNumber, type Reader, sql } from '../../../platform/db/db.ts'
import type { StoredFile } from '../../../platform/http/download.ts'
import type { ClosureReason, Stage } from '../../case/claims/index.ts'
import type { PaymentMethod } from '../../case/payments/index.ts'
import { PRIMARY_ADDRESS, SHOWN_ADDRESS, SHOWN_NAME } from '../../parties/debtors/index.ts'

/** Of a debtor the creditor sees no more than this. */
export type DebtorPlace = { name: string; zip: string | null; city: string | null; country: string | null }

/** The caller has checked that the claim may be seen. */
export const findDebtorPlace = (
  reader: Reader,
  { organization_id, debtor_id }: { organization_id: string; debtor_id: string },
): Promise<DebtorPlace | undefined> =>
  reader.one(sql`
    select ${SHOWN_NAME} as name, ${SHOWN_ADDRESS} ->> 'zip' as zip, ${SHOWN_ADDRESS} ->> 'city' as city,
      ${PRIMARY_ADDRESS} ->> 'country' as country
    from debtors d where d.organization_id = ${organization_id} and d.id = ${debtor_id}`)

export type CasePayment = {
  id: string
  payment_cents: Cents
  payment_method: PaymentMethod
  payment_date: string
  value_date: string
  status: 'completed' | 'reversed'
  created_at: Date
  reversed_at: Date | null
}

/** Without what partner and team wrote about it. Oldest first. */
export const listCasePayments = (reader: Reader, claim_id: string): Promise<CasePayment[]> =>
  reader.many(sql`
    select id, amount_cents as payment_cents, payment_method, payment_date, value_date, status, created_at, reversed_at
    from payments where claim_id = ${claim_id} order by created_at, id`)

/** What the log tells of a claim's way. Everything else that happened has rows of its own. */
const TOLD = [
  'claim.moved',
  'claim.changed',
  'claim.disputed',
  'claim.dispute_settled',
  'claim.held',
  'claim.released',
  'claim.payment_promised',
  'claim.closed',
  'claim.reopened',
] as const
const TOLD_MAX = 200

export type CaseTurn = {
  action: (typeof TOLD)[number]
  at: Date
  to_stage: Stage | null
  closure_reason: ClosureReason | null
  /** Of a change by the partner that began or ended a dispute: true or false as text. */
  claim_disputed: string | null
  promised_on: string | null
}

/** The newest turns, without any note. */
export const listTurns = (reader: Reader, claim_id: string): Promise<CaseTurn[]> =>
  reader.many(sql`
    select a.action, a.at, a.details ->> 'to_stage' as to_stage, a.details ->> 'closure_reason' as closure_reason,
      a.details ->> 'claim_disputed' as claim_disputed, a.details ->> 'promised_on' as promised_on
    from claim_activity a
    where a.claim_id = ${claim_id} and a.action = any(${[...TOLD]}::text[])
    order by a.number desc limit ${knownNumber(TOLD_MAX)}`)

/** The invoices of a claim that were uploaded as files. */
export const listInvoicesWithFile = async (reader: Reader, claim_id: string): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(sql`
      select i.id from invoices i join invoice_files f on f.invoice_id = i.id where i.claim_id = ${claim_id}`)
  ).map(({ id }) => id)

type InvoiceFile = Omit<StoredFile, 'mime_type'>

/** The file of an invoice that the caller may see; undefined where there is none. */
export const findInvoiceFile = (
  reader: Reader,
  caller: CreditorPerson,
  invoice_id: string,
): Promise<InvoiceFile | undefined> =>
  reader.one(sql`
    select f.blob_key as key, f.file_size as bytes, f.sha256, f.original_filename
    from invoice_files f join invoices i on i.id = f.invoice_id
    join claims l on l.organization_id = i.organization_id and l.id = i.claim_id
    where f.invoice_id = ${invoice_id} and ${fileOpenTo(caller)}`)
