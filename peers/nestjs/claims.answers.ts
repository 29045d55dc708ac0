import type { Claim, Invoice, Payment } from './generated/client.ts'

const euro = (cents: bigint): number => Number(cents) / 100
const euroOrNull = (cents: bigint | null): number | null => (cents === null ? null : euro(cents))
const day = (date: Date): string => date.toISOString().slice(0, 10)
const dayOrNull = (date: Date | null): string | null => (date === null ? null : day(date))

function statusOf({ case_status, total_cents, paid_cents }: Claim): string {
  if (case_status === 'closed' && total_cents > 0n && paid_cents >= total_cents) return 'paid'
  if (paid_cents > 0n) return 'partial_payment'
  return case_status === 'disputed' ? 'disputed' : 'open'
}

export const claimOut = (row: Claim) => ({
  id: row.id,
  debtor_id: row.debtor_id,
  customer_id: row.customer_id,
  case_reference: row.case_reference,
  status: statusOf(row),
  partner_reference: row.partner_reference,
  submission_state: row.submission_state,
  case_status: row.case_status,
  closure_reason: row.closure_reason,
  collection_stage: row.collection_stage,
  subject_matter: row.subject_matter,
  contract_date: dayOrNull(row.contract_date),
  claim_type: row.claim_type,
  main_claim_currency: 'EUR',
  total_claim_amount: euro(row.total_cents),
  total_claim_currency: 'EUR',
  paid_amount: euro(row.paid_cents),
  outstanding_amount: row.paid_cents > row.total_cents ? 0 : euro(row.total_cents - row.paid_cents),
  claim_disputed: row.claim_disputed,
  obligation_fulfilled: row.obligation_fulfilled,
  governing_law: row.governing_law,
  blocked_reason: row.blocked_reason,
  blocked_until: dayOrNull(row.blocked_until),
  time_barred_on: dayOrNull(row.time_barred_on),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const invoiceOut = (row: Invoice) => ({
  id: row.id,
  claim_id: row.claim_id,
  invoice_number: row.invoice_number,
  invoice_issuer: row.invoice_issuer,
  invoice_recipient: row.invoice_recipient,
  subject: row.subject,
  invoice_amount_net: euroOrNull(row.net_cents),
  invoice_amount_gross: euroOrNull(row.gross_cents),
  invoice_issue_date: dayOrNull(row.invoice_issue_date),
  invoice_due_date: dayOrNull(row.invoice_due_date),
  creditor_reminder_fees_incurred: euroOrNull(row.reminder_fees_cents),
  due_date_agreed: row.due_date_agreed,
  data_extraction_status: row.data_extraction_status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const paymentOut = (row: Payment) => ({
  id: row.id,
  claim_id: row.claim_id,
  debtor_id: row.debtor_id,
  organization_id: row.organization_id,
  amount: euro(row.amount_cents),
  currency: 'EUR',
  payment_method: row.payment_method,
  payment_date: day(row.payment_date),
  value_date: day(row.value_date),
  reference: row.reference,
  external_reference: row.external_reference,
  status: row.status,
  received_by: row.received_by,
  notes: row.notes,
  created_at: row.created_at.toISOString(),
})
