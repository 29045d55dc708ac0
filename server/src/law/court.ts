import type { Language } from '../kernel/language.ts'
import type { RowUse } from './table-warnings.ts'
import type { Legal } from './tables.ts'

/** The judicial dunning procedures of all countries. */
export const PROCEDURES = ['mahnklage', 'mahnbescheid'] as const
export type Procedure = (typeof PROCEDURES)[number]

/** In the order in which they are checked. */
export const UNAVAILABLE_REASONS = [
  'no_address',
  'debtor_country',
  'no_amount',
  'amount_above_limit',
  'obligation_not_fulfilled',
] as const
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number]

/** Why there is no procedure: `message` is for the API, `words` are for the creditor. */
export type Refusal = {
  readonly reason: UnavailableReason
  readonly message: string
  readonly words: Readonly<Record<Language, string>>
}

export const LAWYER_RULES = ['lawyer_required', 'lawyer_optional', 'lawyer_not_allowed'] as const
export type LawyerRule = (typeof LAWYER_RULES)[number]

/** Also false if there is no procedure. */
export const mayHaveLawyer = (rule: LawyerRule | null): boolean =>
  rule === 'lawyer_required' || rule === 'lawyer_optional'

export type CaseFacts = {
  readonly claim_type: 'standard' | 'tenancy'
  readonly obligation_fulfilled: boolean
  /** What is claimed: the principal that is due and open. Accessory interest and costs do not count. */
  readonly streitwert_cents: number
  /** The day of filing, which selects the table rows. */
  readonly on: string
  readonly legal: Legal
}

export type CourtFacts = CaseFacts & {
  readonly debtor: { readonly debtor_type: string; readonly zip: string | null; readonly city: string | null }
  readonly creditor: { readonly country: string | null; readonly zip: string | null }
}

/**
 * `address` is the court's own. `place` is the debtor's, if the court is only known as the one that serves it.
 * `candidates` are the courts among which the place does not decide.
 */
export type Court = { name: string; address: string | null; place: string | null; candidates: string[] }

/** A table row as it is cited and stored. `note` holds remarks for the team; nobody else sees them. */
export type CitedRow = { rule: string; valid_from: string; source: string; note: string | null }

/** The table row that was used. */
export type LegalBasis = CitedRow & RowUse

export const basisOf = ({ rule, source, note }: CitedRow, use: RowUse): LegalBasis => ({
  ...use,
  rule,
  source,
  note: note || null,
})

export type CourtCosts = {
  court_fee_cents: number
  /** Null if no lawyer takes part, and for days before the table begins. */
  lawyer_fees: { net_cents: number; gross_cents: number } | null
  legal_basis: LegalBasis[]
}

/** The wording of a filing, in the language of the court. */
export type FilingForm = {
  readonly heading: string
  /** What the parties are called, in the grammatical case that the statement of claim needs. */
  readonly creditor: string
  readonly debtor: string
  /** The declarations that the law requires. */
  declarations(facts: Pick<CaseFacts, 'obligation_fulfilled'>): string[]
  /** The gaps that this procedure words differently, by their code. */
  readonly gaps: Readonly<Record<string, string>>
}

/** Stages that each country's courts have terms of their own for. */
type CourtStage = 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended'

/** What a creditor decides on, in the terms of its court. `mail` has lines of the mail that asks for the decision. */
export type DecisionTerms = {
  readonly title: string
  readonly total_certain: string
  readonly rules_sue: string
  readonly rules_decline: string
  readonly unavailable: string
  readonly sue: string
  readonly decline: string
  readonly lawyer: string
  readonly undecided: string
  readonly done_sue: string
  readonly done_decline: string
  readonly for_you_sue: string
  readonly for_you_decline: string
  readonly insolvent: string
  readonly deceased: string
  readonly mail: { readonly about: string; readonly asked: string; readonly shown: string }
}

/** How a procedure is described to laypeople. */
export type ProcedureWords = {
  readonly title: string
  /** The names of its stages in lists. */
  readonly stages: Readonly<Record<CourtStage, string>>
  /** For the creditor who decides: what that is about. Null where it is an action, for which there are common words. */
  readonly decision: DecisionTerms | null
  /** For the same: how it goes on after the filing, step by step. */
  readonly course: readonly string[]
  /** For the same: who brings it before the court, with a lawyer and without one. */
  readonly filed_by: { readonly lawyer: string; readonly nobody: string }
  /** How an invoice describes the court fee. */
  readonly fee: string
  /** For the last letter: what the creditor is advised to do, and what that means for the debtor. */
  outlook(creditor: string): string
  /** For a debtor who objects to us after the filing: what has to go to the court, until when and where. */
  readonly objection: string
  /** The same once there is a title: who helps where the debtor did not know of it or missed the time. */
  readonly after_title: string
}

/** A country's court procedure for undisputed debts. */
export type CourtProcedure = {
  readonly name: Procedure
  /** The highest amount in dispute that the procedure allows, inclusive; null if there is no limit. */
  readonly limit: {
    on(day: string, legal: Legal): number
    readonly refusal: Refusal
  } | null
  /** Set if the creditor must have delivered first; null if that can be disputed later. */
  readonly fulfilment: { readonly refusal: Refusal } | null
  lawyerRule(facts: CaseFacts): LawyerRule
  /** The message for naming a lawyer; null if one may take part. */
  readonly lawyer_refused: string | null
  /** By the tables of the day; null if there is no table of court fees. */
  costs(facts: CaseFacts): CourtCosts | null
  /** The court to file with; null if too little is known. */
  competentCourt(facts: CourtFacts): Court | null
  /** The court of the contested case, if that is another one; null too if too little is known. */
  contestedCourt(facts: CourtFacts): Court | null
  /** Whether the collection company files, in the creditor's name. Otherwise the creditor does, or a lawyer. */
  readonly collector_files: boolean
  /** Whose address determines the court. */
  readonly court_follows: 'debtor' | 'creditor'
  /** The legal basis of everything except the fees. */
  otherBasis(facts: CaseFacts, court: Court | null): LegalBasis[]
  /** Whether the court wants the date of birth, to tell a debtor from namesakes. */
  readonly asks_birth_date: boolean
  readonly filing: FilingForm
  readonly words: Readonly<Record<Language, ProcedureWords>>
}
