import type { Language } from '../kernel/language.ts'
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

/** Running text; what is strong is told apart by data, never by markup. */
export type Paragraph = readonly (string | { readonly strong: string })[]

/** What a letter says about the claim below its signature. */
export type Notice = { readonly title: string; readonly items: readonly string[]; readonly is_numbered: boolean }

/** What a notice on a claim may speak of, as it is printed. */
export type NoticeFacts = {
  readonly language: Language
  /** Consumer law speaks of people, not of businesses. */
  readonly is_private: boolean
  /** Name and address. */
  readonly creditor: string
  /** Where the claim comes from, with its papers. */
  readonly grounds: string
  /** Of the interest that is claimed; empty where none is. */
  readonly rates: string
  readonly costs: readonly { readonly amount: string; readonly rule: string }[]
  readonly sender_email: string
  readonly supervisory_authority: string
}

/** What a first letter cannot do without. */
export type LetterNeed = {
  readonly what: 'supervisory_authority' | 'creditor_address'
  /** For whoever has to add it. */
  readonly message: string
}

/** Where the laws of two countries put it differently. */
export type LetterWords = {
  readonly lump_sum: string
  readonly reminder_fee: string
  /** What a tenant risks who does not pay until the rent date. */
  readonly rent_consequence: string
}

/** The declaration that ends a lease over unpaid rent. Names, amounts and days come as they are printed. */
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
  /** What a reminder must leave a tenant at least before the rent date that it names. */
  readonly rent_grace_days: number
  readonly termination: Readonly<Record<Language, Termination>>
}

export type LetterLaw = {
  /** What a debtor may be charged for a letter, beyond what the letters before it cost; null when that is nothing. */
  fee(facts: LetterFeeFacts): LetterFee | null
  /** Of a first letter: who claims, and why. */
  claimNotice(facts: NoticeFacts): Notice
  firstLetterNeeds(facts: Pick<NoticeFacts, 'is_private'>): readonly LetterNeed[]
  readonly words: Readonly<Record<Language, LetterWords>>
  /** How German says here that money must have come in by a day. */
  readonly arriving: string
}
