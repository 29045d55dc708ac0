import type { Language } from '../kernel/language.ts'
import type { RowUse } from './table-warnings.ts'
import type { Legal } from './tables.ts'

/** One position of what a debtor is charged for a letter, with the rule and the arithmetic. */
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
  /** What the claim is based on, with its documents and the date of the contract. */
  readonly grounds: string
  /** False if the creditor did not tell us the date of the contract. */
  readonly has_contract_date: boolean
  /** Null if no interest is claimed. */
  readonly interest: NoticeInterest | null
  readonly costs: readonly NoticeCost[]
  readonly supervisory_authority: string
}

export type NoticeInterest = {
  /** "5 Prozentpunkte über dem jeweiligen Basiszinssatz"; null where the rate is not known. */
  readonly rate: string | null
  readonly rule: string
  /** Base, rate and period of each line; empty if there are too many, which then stand in the annex. */
  readonly spans: readonly string[]
}

export type NoticeCost = {
  readonly name: string
  readonly amount: string
  readonly rule: string
  /** The arithmetic; empty if there is none. */
  readonly formula: string
  /** Of the collection company, not of the creditor. */
  readonly is_collection: boolean
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
  /** What the creditor's own reminders cost. */
  readonly creditor_fee: string
  /** What a payer writes into a transfer so that we know it. */
  readonly payment_reference: string
  /** What may follow where no summary procedure is available. */
  suit(creditor: string): string
  /** The name of a position of the letter fee, which its rule and its arithmetic tell. */
  reminderFee(fee: Pick<LetterFee, 'rule' | 'formula'>): string
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
  /** What a tenant risks by not paying by the rent date. */
  readonly consequence: Readonly<Record<Language, string>>
  readonly termination: Readonly<Record<Language, Termination>>
}

export type PrivacyWords = {
  /** Where people may complain; null if the country alone does not decide it. */
  readonly authority: Readonly<Record<Language, string>> | null
  /** How long the law of the country wants books and letters to be kept. */
  readonly retention: Readonly<Record<Language, string>>
}

/** The facts of an instalment plan that its agreement speaks of, formatted for print. */
export type PlanFacts = {
  readonly language: Language
  readonly is_private: boolean
  /** So many days an instalment may be late. */
  readonly grace_days: number
}

export type LetterLaw = {
  /** What a debtor may be charged for a letter on top of the fees of earlier ones, by positions. */
  fees(facts: LetterFeeFacts): readonly LetterFee[]
  /** The table rows that the fee of a letter of that day was computed from. */
  feeRows(facts: Pick<LetterFeeFacts, 'on' | 'legal'>): RowUse[]
  /** For a first letter: who the creditor is, and the reason for the claim. */
  claimNotice(facts: NoticeFacts): Notice
  firstLetterNeeds(facts: Pick<NoticeFacts, 'is_private'>): readonly LetterNeed[]
  readonly words: Readonly<Record<Language, LetterWords>>
  /** What becomes of an instalment plan that is not kept, and of limitation. One paragraph each. */
  planTerms(facts: PlanFacts): readonly string[]
  /** What the law wants people to be told before they agree on instalments. */
  planNotices(facts: PlanFacts): readonly Notice[]
  /** The German phrase of this country for money that must arrive by a day. */
  readonly arriving: string
  /** What the register's court and the VAT number are called in German letters of a sender in this country. */
  readonly sender_words: { readonly register_court: string; readonly vat_id: string }
}
