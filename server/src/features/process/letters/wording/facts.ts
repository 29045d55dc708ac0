import type { Language } from '../../../../kernel/language.ts'
import type { LawCode } from '../../../../law/codes.ts'
import type { Procedure } from '../../../../law/court.ts'
import type { StatutoryRate } from '../../../../law/interest.ts'
import { LAWS } from '../../../../law/laws.ts'
import type { LineKind } from '../../../case/account/index.ts'
import type { Address, DebtorFacts, Representative } from '../../../parties/debtors/index.ts'
import type { Letterhead } from '../../../parties/organizations/index.ts'
import type { LetterKind } from '../rules.ts'
import type { WholeDebtKind } from './kinds.ts'

/** A line of what is demanded; a line of a balance is one. */
export type LetterLine = {
  readonly kind: LineKind
  readonly invoice_id: string | null
  /** What lowers the debt is negative. */
  readonly amount_cents: number
  readonly date: string | null
  readonly period: { readonly from: string; readonly to: string } | null
  readonly base_cents: number | null
  /** Hundredths of a percent, a year. */
  readonly rate_bp: number | null
  readonly rule: string
  readonly formula: string
}

/** What is owed on a day. The lines add up to the total. */
export type LetterBalance = {
  readonly as_of: string
  readonly lines: readonly LetterLine[]
  readonly principal_open_cents: number
  readonly interest_open_cents: number
  readonly costs_open_cents: number
  readonly total_open_cents: number
  readonly interest_per_day: { readonly cents: number }
  /** What is open of each invoice that is due. */
  readonly debts: readonly { readonly invoice_id: string; readonly open_cents: number }[]
}

export type LetterInvoice = {
  readonly id: string
  readonly invoice_number: string | null
  readonly subject: string | null
  readonly invoice_issue_date: string | null
  readonly invoice_due_date: string | null
}

/** Everything that a letter says something about. */
export type LetterFacts = {
  readonly kind: WholeDebtKind
  readonly language: Language
  readonly law: LawCode
  /** What the creditor may be advised to start for this amount; null for a suit like any other. */
  readonly procedure: Procedure | null
  readonly claim: {
    readonly case_reference: string
    readonly claim_type: 'standard' | 'tenancy'
    readonly subject_matter: string | null
    readonly contract_date: string | null
  }
  readonly debtor: DebtorFacts & { readonly address: Address; readonly representative?: Representative | null }
  readonly creditor: { readonly name: string; readonly address_lines: readonly string[] }
  readonly letterhead: Letterhead
  readonly is_specimen: boolean
  readonly letter_date: string
  readonly deadline: string
  readonly invoices: readonly LetterInvoice[]
  readonly balance: LetterBalance
  /** The statutory rate on the day of the letter; null where we know none. */
  readonly interest_rate: StatutoryRate | null
  readonly portal: { readonly url: string }
  /** Oldest first. */
  readonly earlier_letters: readonly { readonly kind: LetterKind; readonly letter_date: string }[]
}

/** What letters of every kind know. */
export type AnyLetterFacts = Omit<LetterFacts, 'kind'>

/** What the tables of a paper are made of. */
export type StatementFacts = Pick<LetterFacts, 'language' | 'law' | 'claim' | 'invoices' | 'balance'>

/** Everything that the agreement on instalments says something about. It is kept as it was on the day of the agreement. */
export type AgreementFacts = StatementFacts &
  Pick<LetterFacts, 'debtor' | 'creditor'> & {
    readonly letterhead: Letterhead | null
    readonly agreed_on: string
    readonly installments: readonly { readonly due_date: string; readonly amount_cents: number }[]
    /** What the instalments add up to. */
    readonly total_cents: number
    readonly closes_at: 'total' | 'balance'
    readonly grace_days: number
  }

/** § 13a RDG and consumer law speak of people, not of businesses. */
export const isPrivate = ({ debtor }: Pick<LetterFacts, 'debtor'>): boolean => debtor.debtor_type === 'privateperson'

/** Rent is treated as rent only where the law of the claim has rules of its own for it. */
export const isTenancy = ({ claim, law }: Pick<LetterFacts, 'claim' | 'law'>): boolean =>
  claim.claim_type === 'tenancy' && LAWS[law].lease !== null

/** Month names follow the reader's country: Jänner in Austria, Januar in Germany. */
export const readerOf = ({ debtor }: Pick<LetterFacts, 'debtor'>): string => debtor.address.country
