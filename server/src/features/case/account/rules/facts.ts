import type { LawCode } from '../../../../law/codes.ts'
import type { LegalSource } from '../../../../law/interest.ts'
import type { Law } from '../../../../law/law.ts'
import type { TableWarning } from '../../../../law/table-warnings.ts'
import type { Legal } from '../../../../law/tables.ts'
import type { Entry, Part } from './entries.ts'
import type { LimitationFacts } from './limitation.ts'

export type SentLetter = {
  readonly id: string
  readonly deadline: string
  /** What it demands: the invoices of which something was due and open. */
  readonly invoice_ids: readonly string[]
  /** False for one that came back. */
  readonly has_arrived: boolean
}

/** An instalment plan. Null: it is kept to this day. */
export type KeptPlan = { readonly agreed_on: string; readonly ended_on: string | null }

/** Everything that a balance depends on. */
export type BalanceFacts = {
  /** Null where we know no law for the claim: then there is neither default nor interest. */
  readonly law: Law | null
  readonly is_consumer: boolean
  /** Those that were sent, in their order. */
  readonly letters: readonly SentLetter[]
  readonly entries: readonly Entry[]
  readonly as_of: string
  readonly legal: Legal
  /** No interest accrues while one of them is kept. */
  readonly plans?: readonly KeptPlan[]
  /** Filings that were taken back: what they charged is not owed. */
  readonly reversed_filings?: readonly string[]
  /** There is a title: what the court step cost is no longer only claimed. */
  readonly is_titled?: boolean
  /** The claim closes on that day: what is not due yet is taken in, so that nothing is left over. */
  readonly closes?: boolean
  /** Left out where invoices count although they are barred. */
  readonly limitation?: LimitationFacts
  /** The team has lifted the bar: what is barred may be asked for in letters again, though never in court. */
  readonly counts_barred?: boolean
}

export const LINE_KINDS = [
  'principal',
  'credit_note',
  'interest',
  'lump_sum',
  'creditor_fee',
  'reminder_fee',
  'court_fee',
  'lawyer_fee',
  'correction',
  'payment',
  'waiver',
  'not_pursued',
  'not_due',
  'time_barred',
] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** Lines that are in no total: what cannot be demanded yet, and what can be no longer. */
export const isOutside = ({ kind }: { readonly kind: LineKind }): boolean =>
  kind === 'not_due' || kind === 'time_barred'

/** How a payment was used; `credit` is what nothing was open for. */
export type Applied = { costs_cents: number; interest_cents: number; principal_cents: number; credit_cents: number }

export type LedgerLine = {
  kind: LineKind
  invoice_id: string | null
  payment_id: string | null
  /** The entry, of costs and of what was waived or not pursued. */
  charge_id: string | null
  /** What lowers the debt is negative. */
  amount_cents: number
  /** Null for an invoice that bears no date. Of interest, the last day that is counted. */
  date: string | null
  period: { from: string; to: string } | null
  base_cents: number | null
  /** Hundredths of a percent, a year. */
  rate_bp: number | null
  days: number | null
  rule: string
  formula: string
  /** An invoice that is barred and counts, since the team has lifted that. */
  counts_although_barred: boolean
  /** Costs of the court step before the title: a court has yet to award them. */
  is_claimed_in_court: boolean
  applied: Applied | null
}

/** Before it is known whether there is a title, and what the team has lifted. */
export type DraftLine = Omit<LedgerLine, 'is_claimed_in_court' | 'counts_although_barred'>

/** The lines but for those outside of the totals sum up to `total_open_cents - credit_cents`; one of the two is 0. */
export type Balance = {
  as_of: string
  currency: 'EUR'
  law: LawCode | null
  lines: LedgerLine[]
  /** What is due of the invoices and not paid. */
  principal_open_cents: number
  /** The part of it that is in default. */
  in_default_cents: number
  interest_open_cents: number
  costs_open_cents: number
  total_open_cents: number
  credit_cents: number
  /** Of the day after `as_of`, on what is open then: euros with six decimals, and rounded. */
  interest_per_day: { exact: string; cents: number }
  /** What is due and not barred, invoice by invoice. */
  debts: DebtState[]
  tables: LegalSource[]
  /** What to doubt about the figures that were used, those of the costs included. */
  warnings: TableWarning[]
}

export type DebtState = { invoice_id: string; open_cents: number; is_in_default: boolean }

/** What a payment would do, were it booked now. */
export type IfPaid = {
  readonly closes: boolean
  readonly stays_closed: boolean
  readonly remains_cents: number
  readonly surplus_cents: number
  readonly is_date_unlikely: boolean
  readonly waived: Readonly<Record<Part, number>>
}
