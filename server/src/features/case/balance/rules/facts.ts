import type { LawCode } from '../../../../law/codes.ts'
import type { LegalSource } from '../../../../law/interest.ts'
import type { Legal } from '../../../../law/tables.ts'

export type InvoiceFact = {
  id: string
  issue_date: string | null
  due_date: string | null
  /** Gross, or net where no gross amount is known. */
  amount_cents: number
}

export type PaymentFact = { id: string; amount_cents: number; value_date: string; status: 'completed' | 'reversed' }

export type ChargeFact = {
  id: string
  kind: 'reminder_fee'
  amount_cents: number
  charged_on: string
  rule: string
  formula: string
}

/** Everything that a balance depends on. `country` is the debtor's; null where no address is known. */
export type BalanceFacts = {
  country: string | null
  is_consumer: boolean
  invoices: readonly InvoiceFact[]
  payments: readonly PaymentFact[]
  charges: readonly ChargeFact[]
  as_of: string
  legal: Legal
}

export const LINE_KINDS = ['principal', 'interest', 'lump_sum', 'reminder_fee', 'payment'] as const

/** How a payment was used; `credit` is what nothing was open for. */
export type Applied = { costs_cents: number; interest_cents: number; principal_cents: number; credit_cents: number }

export type LedgerLine = {
  kind: (typeof LINE_KINDS)[number]
  invoice_id: string | null
  payment_id: string | null
  charge_id: string | null
  /** Payments are negative. */
  amount_cents: number
  /** Null for an invoice that says no date at all. Of interest, the last day that is counted. */
  date: string | null
  period: { from: string; to: string } | null
  base_cents: number | null
  /** Hundredths of a percent, a year. */
  rate_bp: number | null
  days: number | null
  rule: string
  formula: string
  applied: Applied | null
}

/** The sum of the lines is `total_open_cents - credit_cents`; one of the two is 0. */
export type Balance = {
  as_of: string
  currency: 'EUR'
  law: LawCode
  lines: LedgerLine[]
  principal_open_cents: number
  interest_open_cents: number
  costs_open_cents: number
  total_open_cents: number
  credit_cents: number
  /** Of the day after `as_of`, on what is open then: euros with six decimals, and rounded. */
  interest_per_day: { exact: string; cents: number }
  tables: LegalSource[]
}
