import type { Language } from '../kernel/language.ts'
import type { RowUse } from './table-warnings.ts'
import type { Legal } from './tables.ts'

/** What a debtor is charged for a letter, with the rule and the arithmetic. */
export type LetterFee = { amount_cents: number; rule: string; formula: string }

export type LetterFeeFacts = {
  /** Counts from 1. */
  readonly letter_number: number
  /** The principal that is claimed. */
  readonly claim_cents: number
  readonly on: string
  readonly legal: Legal
}

/** Running text. Emphasis is marked in the data, never by markup. */
export type Paragraph = readonly (string | { readonly strong: string })[]

/** What a letter says about the claim below its signature. */
export type Notice = { readonly title: string; readonly items: readonly string[]; readonly is_numbered: boolean }

/** The facts that a notice on a claim may mention, formatted for print. */
export type NoticeFacts = {
  readonly language: Language
  /** Consumer law applies to people, not to businesses. */
  readonly is_private: boolean
  /** Name and address. */
  readonly creditor: string
  /** What the claim is based on, with its documents. */
  readonly grounds: string
  /** The rates of the interest that is claimed; empty if none is. */
  readonly rates: string
  readonly costs: readonly { readonly amount: string; readonly rule: string }[]
  readonly sender_email: string
  readonly supervisory_authority: string
}

/** Something that a first letter requires. */
export type LetterNeed = {
  readonly what: 'supervisory_authority' | 'creditor_address'
  /** For the person who has to add it. */
  readonly message: string
}

/** Wording that differs between the laws of two countries. */
export type LetterWords = {
  readonly lump_sum: string
  readonly reminder_fee: string
  /** What a tenant risks by not paying by the rent date. */
  readonly rent_consequence: string
}

/** The declaration that ends a lease over unpaid rent. Names, amounts and days are already formatted. */
export type Termination = {
  readonly subject: string
  opening(landlord: string, reminded_on: readonly string[]): Paragraph
  declaration(landlord: string, day: string): Paragraph
  readonly rights_title: string
  rights(arrears: string): readonly Paragraph[]
}

export type LeaseLaw = {
  /** The day of a month on which rent is due. */
  readonly rent_day: number
  /** The minimum number of days between a reminder and the rent date that it names. */
  readonly rent_grace_days: number
  readonly termination: Readonly<Record<Language, Termination>>
}

export type LetterLaw = {
  /** What a debtor may be charged for a letter on top of the fees of earlier ones; null if that is nothing. */
  fee(facts: LetterFeeFacts): LetterFee | null
  /** The table rows that the fee of a letter of that day was computed from. */
  feeRows(facts: Pick<LetterFeeFacts, 'on' | 'legal'>): RowUse[]
  /** For a first letter: who the creditor is, and the reason for the claim. */
  claimNotice(facts: NoticeFacts): Notice
  firstLetterNeeds(facts: Pick<NoticeFacts, 'is_private'>): readonly LetterNeed[]
  readonly words: Readonly<Record<Language, LetterWords>>
  /** The German phrase of this country for money that must arrive by a day. */
  readonly arriving: string
}
