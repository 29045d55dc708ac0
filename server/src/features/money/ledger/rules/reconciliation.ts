/** The parts of client money that the ledger tells apart, in cents, each positive when it is owed. */
export type Terms = {
  readonly at_bank_cents: number
  readonly creditors_cents: number
  readonly debtors_cents: number
  readonly suspense_cents: number
  readonly fees_cents: number
  readonly in_transit_cents: number
}

/** What is at the bank less everything that is owed from it: 0, or the books do not fit. */
export const differenceOf = (terms: Terms): number =>
  terms.at_bank_cents -
  terms.creditors_cents -
  terms.debtors_cents -
  terms.suspense_cents -
  terms.fees_cents -
  terms.in_transit_cents

/** Why something does not fit. */
export const MISFITS = [
  'unbalanced_transaction',
  'entry_without_receipt',
  'receipt_differs',
  'receipt_without_entry',
  'opening_differs',
  'closing_differs',
  'entry_differs',
  'payment_differs',
  'rest_differs',
  'to_refund_differs',
  'transfer_differs',
  'settlement_differs',
  'settlement_line_differs',
  'remittance_differs',
  'creditor_differs',
  'given_differs',
  'opening_overgiven',
  'own_money_missing',
] as const
export type Misfit = (typeof MISFITS)[number]
