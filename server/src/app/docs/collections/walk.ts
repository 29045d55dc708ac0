/** Ids that an answer tells and that later requests need, by operation: the variable, and where it is in `data`. */
export const CAPTURES: Readonly<Record<string, { readonly variable: string; readonly path: string }>> = {
  getMe: { variable: 'partner_id', path: 'partner?.id' },
  createCustomer: { variable: 'customer_id', path: 'id' },
  createDebtor: { variable: 'debtor_id', path: 'id' },
  createClaim: { variable: 'claim_id', path: 'id' },
  enterInvoice: { variable: 'invoice_id', path: 'id' },
  uploadInvoice: { variable: 'invoice_id', path: 'id' },
  createPayment: { variable: 'payment_id', path: 'id' },
  uploadDocument: { variable: 'document_id', path: 'id' },
  listQuestions: { variable: 'question_id', path: '[0]?.id' },
  listRevenueStatements: { variable: 'statement_id', path: '[0]?.id' },
}

/** One case from nothing to the recommendation to sue, to be sent in this order. */
export const WALK: readonly { readonly operation: string; readonly body?: object }[] = [
  { operation: 'getMe' },
  {
    operation: 'createCustomer',
    body: {
      name: 'Tischlerei Holzinger GmbH',
      email: 'office@holzinger.example',
      partner_id: '{{partner_id}}',
      partner_client_reference: 'K-77',
      address: { street: 'Mühlweg 4', zip: '4020', city: 'Linz', country: 'AT' },
    },
  },
  {
    operation: 'createDebtor',
    body: {
      acting_as: 'company',
      company: { company_name: 'Nordstern Logistik GmbH' },
      customer_id: '{{customer_id}}',
      addresses: [{ street: 'Handelskai 94', zip: '1200', city: 'Wien', country: 'AT' }],
    },
  },
  { operation: 'createClaim', body: { debtor_id: '{{debtor_id}}', customer_id: '{{customer_id}}' } },
  {
    operation: 'enterInvoice',
    body: {
      invoice_number: 'RE-2026-104',
      invoice_amount_gross: 1840.5,
      invoice_issue_date: '2026-02-01',
      invoice_due_date: '2026-02-28',
    },
  },
  { operation: 'advanceSandboxClock', body: { seconds: 4_233_600 } },
  { operation: 'getClaim' },
  { operation: 'getBalance' },
  { operation: 'estimateLawsuit' },
]
