import { addDays, type DateOnly } from '../../../kernel/dates.ts'
import type { Language } from '../../../kernel/language.ts'
import type { LegalBasis, Procedure } from '../../../law/court.ts'
import type { CreditorParty, Sender } from '../court/index.ts'

const DAYS_TO_PAY = 14

/** GK stands for Gerichtskosten. Numbers are consecutive within an organisation and a year. */
export const invoiceNumber = (day: DateOnly, number: number): string =>
  `GK-${day.slice(0, 4)}-${String(number).padStart(6, '0')}`

export const payableUntil = (issued_on: DateOnly): DateOnly => addDays(issued_on, DAYS_TO_PAY)

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
  basis: LegalBasis | null
}
