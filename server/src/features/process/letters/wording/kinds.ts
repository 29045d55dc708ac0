import type { Language } from '../../../../kernel/language.ts'
import type { LetterKind } from '../rules.ts'

/** Letters about the whole debt. The reminder of a broken plan asks for what was missed, in words of its own. */
export type WholeDebtKind = Exclude<LetterKind, 'installment_reminder'>

/** What a letter is in the row of letters; its text follows from it. */
export type LetterRole = 'first' | 'reminder' | 'final' | 'termination'
export type DemandRole = Exclude<LetterRole, 'termination'>

export type DemandWords = {
  readonly role: DemandRole
  readonly subject: Readonly<Record<Language, string>>
  /** Where rent is owed. */
  readonly rent_subject: Readonly<Record<Language, string>>
}

/** What a termination is called depends on the law, which says it. */
type KindWords = DemandWords | { readonly role: 'termination' }

export const KINDS = {
  first_demand_letter: {
    role: 'first',
    subject: { de: 'Zahlungsaufforderung', en: 'Demand for payment' },
    rent_subject: { de: 'Mietzinsrückstand: Mahnung', en: 'Rent arrears: reminder' },
  },
  second_demand_letter: {
    role: 'reminder',
    subject: { de: 'Zweite Mahnung', en: 'Second reminder' },
    rent_subject: { de: 'Mietzinsrückstand: zweite Mahnung', en: 'Rent arrears: second reminder' },
  },
  third_demand_letter: {
    role: 'final',
    subject: { de: 'Letzte Mahnung vor gerichtlichen Schritten', en: 'Final reminder before court proceedings' },
    rent_subject: { de: 'Mietzinsrückstand: letzte Mahnung', en: 'Rent arrears: final reminder' },
  },
  mzr_aufhebungserklaerung: { role: 'termination' },
} as const satisfies Readonly<Record<WholeDebtKind, KindWords>>
