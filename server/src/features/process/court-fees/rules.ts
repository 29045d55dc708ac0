import { addDays, type DateOnly } from '../../../kernel/dates.ts'
import type { Language } from '../../../kernel/language.ts'
import type { CitedRow, Procedure } from '../../../law/court.ts'
import { type CreditorParty, courtText, type FeeAssessment, type Sender } from '../court/index.ts'

const DAYS_TO_PAY = 14

/** GK stands for Gerichtskosten. Numbers are consecutive within an organisation and a year. */
export const invoiceNumber = (day: DateOnly, number: number): string =>
  `GK-${day.slice(0, 4)}-${String(number).padStart(6, '0')}`

export const payableUntil = (issued_on: DateOnly): DateOnly => addDays(issued_on, DAYS_TO_PAY)

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Why an invoice is taken back: the court takes no fee, or another one. */
export type CorrectionReason = 'no_fee' | 'other_fee'

/** What a credit note takes back. */
export type Correction = { number: string; issued_on: string; reason: CorrectionReason; was_paid: boolean }

/** What an invoice says. It is stored and does not change any more. */
export type FeeInvoiceFacts = {
  language: Language
  sender: Sender
  creditor: CreditorParty
  case_reference: string
  debtor_name: string
  procedure: Procedure
  /** The amount to claim. */
  streitwert_cents: number
  competent_court: string | null
  /** The legal basis of the fee itself: the first one of the estimate. */
  basis: CitedRow | null
  /** Of a credit note only. */
  correction?: Correction
}

/** What the court takes for a claim. */
export type CourtFee = Pick<FeeInvoiceFacts, 'procedure' | 'streitwert_cents' | 'competent_court' | 'basis'> & {
  fee_cents: number
}

/** Null where there is nothing to charge: no procedure, no fee, or a claim that was closed before it was filed. */
export function feeOf(
  { estimate, is_filed }: Pick<FeeAssessment, 'estimate' | 'is_filed'>,
  is_closed: boolean,
): CourtFee | null {
  const { procedure, court_fees_cents, amount_to_claim_cents, court, legal_basis } = estimate
  if ((is_closed && !is_filed) || procedure === null || !court_fees_cents) return null
  return {
    procedure,
    fee_cents: court_fees_cents,
    streitwert_cents: amount_to_claim_cents,
    competent_court: courtText(court),
    basis: legal_basis[0] ?? null,
  }
}
