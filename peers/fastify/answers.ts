export type ClaimRow = {
  id: string
  debtor_id: string
  customer_id: string | null
  case_reference: string
  partner_reference: string | null
  claim_type: string
  subject_matter: string | null
  contract_date: string | null
  submission_state: string
  case_status: string
  closure_reason: string | null
  collection_stage: string
  claim_disputed: boolean
  obligation_fulfilled: boolean
  governing_law: string | null
  blocked_reason: string | null
  blocked_until: string | null
  time_barred_on: string | null
  total_cents: number
  paid_cents: number
  created_at: Date | string
  updated_at: Date | string
}

export type InvoiceRow = {
  id: string
  claim_id: string
  invoice_number: string | null
  invoice_issuer: string | null
  invoice_recipient: string | null
  subject: string | null
  net_cents: number | null
  gross_cents: number | null
  invoice_issue_date: string | null
  invoice_due_date: string | null
  reminder_fees_cents: number | null
  due_date_agreed: boolean
  data_extraction_status: string
  created_at: Date
  updated_at: Date
}

export type PaymentRow = {
  id: string
  claim_id: string
  debtor_id: string
  organization_id: string
  amount_cents: number
  payment_method: string
  payment_date: string
  value_date: string
  reference: string | null
  external_reference: string | null
  status: string
  received_by: string
  notes: string | null
  created_at: Date
}

const euro = (cents: number): number => cents / 100
const euroOrNull = (cents: number | null): number | null => (cents === null ? null : euro(cents))

function statusOf({ case_status, total_cents, paid_cents }: ClaimRow): string {
  if (case_status === 'closed' && total_cents > 0 && paid_cents >= total_cents) return 'paid'
  if (paid_cents > 0) return 'partial_payment'
  return case_status === 'disputed' ? 'disputed' : 'open'
}

export const claimOut = ({ total_cents, paid_cents, created_at, updated_at, ...row }: ClaimRow) => ({
  ...row,
  status: statusOf({ ...row, total_cents, paid_cents, created_at, updated_at }),
  main_claim_currency: 'EUR',
  total_claim_amount: euro(total_cents),
  total_claim_currency: 'EUR',
  paid_amount: euro(paid_cents),
  outstanding_amount: euro(Math.max(0, total_cents - paid_cents)),
  created_at: new Date(created_at).toISOString(),
  updated_at: new Date(updated_at).toISOString(),
})

export const invoiceOut = ({ net_cents, gross_cents, reminder_fees_cents, ...row }: InvoiceRow) => ({
  ...row,
  invoice_amount_net: euroOrNull(net_cents),
  invoice_amount_gross: euroOrNull(gross_cents),
  creditor_reminder_fees_incurred: euroOrNull(reminder_fees_cents),
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
})

export const paymentOut = ({ amount_cents, created_at, ...row }: PaymentRow) => ({
  ...row,
  amount: euro(amount_cents),
  currency: 'EUR',
  created_at: created_at.toISOString(),
})
