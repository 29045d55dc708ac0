import type { LetterKind } from '../rules.ts'

/** What a letter is in the row of letters; its text follows from it. */
export type Role = 'first' | 'reminder' | 'final' | 'termination'
export type DemandRole = Exclude<Role, 'termination'>

type KindWords = {
  readonly role: Role
  readonly subject: Readonly<Record<'de' | 'en', string>>
  /** Where rent is owed. */
  readonly rent_subject: Readonly<Record<'de' | 'en', string>>
}

const TERMINATION = {
  de: 'Erklärung der Vertragsaufhebung nach § 1118 ABGB',
  en: 'Notice of termination of the lease under § 1118 ABGB',
}

export const KINDS: Readonly<Record<LetterKind, KindWords>> = {
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
  mzr_aufhebungserklaerung: { role: 'termination', subject: TERMINATION, rent_subject: TERMINATION },
}
