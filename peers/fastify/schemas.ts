const Uuid = { type: 'string', format: 'uuid' }
const Text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
const Day = { type: 'string', format: 'date' }
const Amount = { type: 'number', minimum: 0.01, maximum: 9_999_999_999.99 }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})

const one = (data: object) => object({ success: { type: 'boolean' }, data })
const text = { type: 'string' }
const number = { type: 'number' }
const boolean = { type: 'boolean' }

const CLAIM = {
  ...{ id: text, debtor_id: text, customer_id: orNull(text), case_reference: text, status: text },
  ...{ partner_reference: orNull(text), submission_state: text, case_status: text, closure_reason: orNull(text) },
  ...{ collection_stage: text, subject_matter: orNull(text), contract_date: orNull(text), claim_type: text },
  ...{ main_claim_currency: text, total_claim_amount: number, total_claim_currency: text, paid_amount: number },
  ...{ outstanding_amount: number, claim_disputed: boolean, obligation_fulfilled: boolean },
  ...{ governing_law: orNull(text), blocked_reason: orNull(text), blocked_until: orNull(text) },
  ...{ time_barred_on: orNull(text), created_at: text, updated_at: text },
}

const Invoice = object({
  ...{ id: text, claim_id: text, invoice_number: orNull(text), invoice_issuer: orNull(text) },
  ...{ invoice_recipient: orNull(text), subject: orNull(text), invoice_amount_net: orNull(number) },
  ...{ invoice_amount_gross: orNull(number), invoice_issue_date: orNull(text), invoice_due_date: orNull(text) },
  ...{ creditor_reminder_fees_incurred: orNull(number), due_date_agreed: boolean, data_extraction_status: text },
  ...{ created_at: text, updated_at: text },
})

const Payment = object({
  ...{ id: text, claim_id: text, debtor_id: text, organization_id: text, amount: number, currency: text },
  ...{ payment_method: text, payment_date: text, value_date: text, reference: orNull(text) },
  ...{ external_reference: orNull(text), status: text, received_by: text, notes: orNull(text), created_at: text },
})

const ClaimPath = object({ id: Uuid })

export const READ_CLAIM = {
  params: ClaimPath,
  response: { 200: one(object({ ...CLAIM, invoices: { type: 'array', items: Invoice } })) },
}

export const LIST_CLAIMS = {
  querystring: {
    ...object({
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    }),
    required: [],
  },
  response: {
    200: object({
      success: boolean,
      data: { type: 'array', items: object(CLAIM) },
      page: number,
      limit: number,
      has_more: boolean,
    }),
  },
}

export const CREATE_CLAIM = {
  body: object(
    {
      debtor_id: Uuid,
      customer_id: Uuid,
      partner_reference: Text(255),
      subject_matter: Text(1000),
      invoice: object(
        {
          invoice_number: Text(255),
          invoice_amount_gross: Amount,
          invoice_issue_date: Day,
          invoice_due_date: Day,
        },
        ['invoice_amount_gross'],
      ),
    },
    ['debtor_id', 'customer_id'],
  ),
  response: { 201: one(object(CLAIM)) },
}

export const RECORD_PAYMENT = {
  params: ClaimPath,
  body: object({ amount: Amount, payment_date: Day, reference: Text(255) }, ['amount']),
  response: { 201: one(Payment) },
}

export type ClaimBody = {
  debtor_id: string
  customer_id: string
  partner_reference?: string
  subject_matter?: string
  invoice?: InvoiceBody
}
export type InvoiceBody = {
  invoice_number?: string
  invoice_amount_gross: number
  invoice_issue_date?: string
  invoice_due_date?: string
}
export type PaymentBody = { amount: number; payment_date?: string; reference?: string }
