import type { Language } from '../kernel/language.ts'
import type { LawCode } from './codes.ts'
import type { CourtProcedure } from './court.ts'
import type { Default, InvoiceDates } from './default.ts'
import type { Interest } from './interest.ts'
import type { LeaseLaw, LetterLaw } from './letters.ts'

/** Everything that we ask of a country's law. What it sets in figures stands in tables, which come with each question. */
export type Law = {
  readonly code: LawCode
  /** When an invoice falls into default. */
  defaultOf(invoice: InvoiceDates): Default
  readonly interest: Interest
  /**
   * In which order a payment is used. Of several debts the oldest due goes first, its interest before its principal. Costs
   * go before all debts, or after those that are due.
   */
  readonly allocation: { readonly rule: string; readonly costs: 'first' | 'after_what_is_due' }
  readonly letters: LetterLaw
  readonly lease: LeaseLaw
  /** Null where there is no judicial dunning procedure that we know. */
  readonly procedure: CourtProcedure | null
  /** Whom a person may complain to about a sender of this country; null where that takes more than the country to tell. */
  readonly data_protection_authority: Readonly<Record<Language, string>> | null
}
