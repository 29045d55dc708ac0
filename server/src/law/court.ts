import type { Language } from '../kernel/language.ts'
import type { Legal } from './tables.ts'

/** The judicial dunning procedures of all countries. */
export const PROCEDURES = ['mahnklage', 'mahnbescheid'] as const
export type Procedure = (typeof PROCEDURES)[number]

/** In the order in which they are looked for. */
export const UNAVAILABLE_REASONS = [
  'no_address',
  'debtor_country',
  'no_amount',
  'amount_above_limit',
  'obligation_not_fulfilled',
] as const
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number]

/** Why there is no procedure: as the interface says it, and as a creditor reads it. */
export type Refusal = {
  readonly reason: UnavailableReason
  readonly message: string
  readonly words: Readonly<Record<Language, string>>
}

export const LAWYER_RULES = ['lawyer_required', 'lawyer_optional', 'lawyer_not_allowed'] as const
export type LawyerRule = (typeof LAWYER_RULES)[number]

/** False also where there is no procedure. */
export const mayHaveLawyer = (rule: LawyerRule | null): boolean =>
  rule === 'lawyer_required' || rule === 'lawyer_optional'

export type CaseFacts = {
  readonly claim_type: 'standard' | 'tenancy'
  readonly obligation_fulfilled: boolean
  /** The principal alone: interest and costs as accessories do not count. */
  readonly streitwert_cents: number
  /** The day of filing, which picks the rows of the tables. */
  readonly on: string
  readonly legal: Legal
}

export type CourtFacts = CaseFacts & {
  readonly debtor: { readonly debtor_type: string; readonly zip: string | null; readonly city: string | null }
  readonly creditor: { readonly country: string | null; readonly zip: string | null }
}

/** `address` is the court's own; `place` is where the debtor lives, when the court is the one that serves it. */
export type Court = { name: string; address: string | null; place: string | null }

/** The row of a table that was used. `note` is what to know about it, such as that it may have been superseded. */
export type LegalBasis = { rule: string; valid_from: string; source: string; note: string | null }

export const basisOf = ({ rule, valid_from, source, note }: LegalBasis): LegalBasis => ({
  rule,
  valid_from,
  source,
  note: note || null,
})

export type CourtCosts = {
  court_fee_cents: number
  /** Null where no lawyer takes part, and for days before the table begins. */
  lawyer_fees: { net_cents: number; gross_cents: number } | null
  legal_basis: LegalBasis[]
}

/** What a filing says, in the language of the court. */
export type FilingForm = {
  readonly heading: string
  /** What the parties are called, as the statement of the claim needs them. */
  readonly creditor: string
  readonly debtor: string
  /** What the law wants to be declared with it. */
  declarations(facts: Pick<CaseFacts, 'obligation_fulfilled'>): string[]
  /** Gaps that the form of this procedure words in its own way, by their code. */
  readonly gaps: Readonly<Record<string, string>>
}

/** What people who are no lawyers read about a procedure. */
export type ProcedureWords = {
  readonly title: string
  /** What the court fee is for, on an invoice. */
  readonly fee: string
  /** Of the last letter: what the creditor is advised to do, and what that means to the debtor. */
  outlook(creditor: string): string
}

/** How a country's courts collect what nobody disputes. */
export type CourtProcedure = {
  readonly name: Procedure
  /** Up to which amount in dispute there is a procedure, both counted; null where there is no limit. */
  readonly limit: {
    on(day: string, legal: Legal): number
    readonly refusal: Refusal
  } | null
  /** Where the creditor must have delivered before; null where that may be disputed later. */
  readonly fulfilment: { readonly refusal: Refusal } | null
  lawyerRule(facts: CaseFacts): LawyerRule
  /** What somebody is told who names a lawyer; null where one may take part. */
  readonly lawyer_refused: string | null
  /** By the tables of the day; null where there is no table of court fees. */
  costs(facts: CaseFacts): CourtCosts | null
  /** The court to file with; null where too little is known to tell. */
  competentCourt(facts: CourtFacts): Court | null
  /** Whose address tells the court. */
  readonly court_follows: 'debtor' | 'creditor'
  /** What beside the fees was looked up. */
  otherBasis(facts: CaseFacts, court: Court | null): LegalBasis[]
  /** Whether the date of birth helps the court to tell a debtor from namesakes. */
  readonly asks_birth_date: boolean
  readonly filing: FilingForm
  readonly words: Readonly<Record<Language, ProcedureWords>>
}
