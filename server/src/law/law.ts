import type { Language } from '../kernel/language.ts'
import type { LawCode } from './codes.ts'
import type { CourtProcedure } from './court.ts'
import type { Default, InvoiceDates, Reminded } from './default.ts'
import type { HelpLaw } from './help.ts'
import type { Holiday } from './holidays.ts'
import type { Interest } from './interest.ts'
import type { LeaseLaw, LetterLaw, PrivacyWords } from './letters.ts'
import type { Limitation } from './limitation.ts'
import type { PlanDefault } from './plan-default.ts'
import type { RetentionLaw } from './retention.ts'

/** What a country's law wants a credit note or an invoice to say, and in which words. */
export type VatLaw = {
  /** Above this gross amount an invoice names the VAT id of its recipient too; null: never between businesses of one country. */
  readonly recipient_uid_above_cents: number | null
  /** The paragraph by which a credit note takes the place of the supplier's invoice. */
  readonly credit_note: Readonly<Record<Language, string>>
  readonly reverse_charge: Readonly<Record<Language, string>>
  /** Of a service to a business outside of the EU. */
  readonly third_country: Readonly<Record<Language, string>>
}

/** Everything that we need from a country's law. Its figures are in tables, which are passed to each call. */
export type Law = {
  readonly code: LawCode
  /** When an invoice falls due, and when its debtor falls into default with it. */
  defaultOf(invoice: InvoiceDates, reminded: Reminded): Default
  readonly interest: Interest
  /**
   * The order in which a payment is allocated. The debt that has been due longest comes first, its interest before its
   * principal. Costs come before all debts, or after those that are due.
   */
  readonly allocation: { readonly rule: string; readonly costs: 'first' | 'after_what_is_due' }
  readonly limitation: Limitation
  /** What a broken instalment plan requires before all of it may be claimed; null if the law requires nothing. */
  planDefault(debtor: Pick<Reminded, 'is_consumer'>): PlanDefault | null
  /** Days on which nobody works in the whole country. */
  readonly holidays: readonly Holiday[]
  readonly letters: LetterLaw
  /** Null if unpaid rent is treated like any other debt. */
  readonly lease: LeaseLaw | null
  /** Null if we know no judicial dunning procedure. */
  readonly procedure: CourtProcedure | null
  /** What a sender in this country tells people about their data. */
  readonly privacy: PrivacyWords
  /** How long the data of a claim under this law are kept. */
  readonly retention: RetentionLaw
  /** What debtors are told who look for help. */
  readonly help: HelpLaw
  readonly vat: VatLaw
}
