import type { Stage } from '../../case/claims/index.ts'

/** What happens to the case on a day, by whoever does it in earnest. */
export type ScenarioAct =
  | { readonly to: Stage }
  | { readonly act: 'pay' }
  | { readonly act: 'pay instalment' }
  | { readonly act: 'dispute' }
  | { readonly act: 'settle dispute' }
  | { readonly act: 'remind of instalment' }
  | { readonly act: 'letter comes back' }
  | { readonly act: 'decide to sue' }

/** How many days ago it happens; the last step of a scenario is of now. */
export type ScenarioStep = { readonly days: number } & ScenarioAct

export type Scenario = {
  /** For the reference: what the case lives through. */
  readonly story: string
  readonly claim_type: 'standard' | 'tenancy'
  readonly subject_matter: string
  readonly amount: number
  readonly debtor: { readonly first_name: string; readonly last_name: string }
  /** Days since the case was handed over. */
  readonly filed: number
  readonly steps: readonly ScenarioStep[]
}

/**
 * A sandbox has one clock for all its partners, so a scenario never moves it. It is played in the past instead: the same
 * commands as in earnest, at earlier instants, up to now.
 */
export const SCENARIOS = {
  paid_after_first_letter: {
    story: 'The debtor pays everything after the first letter, and the case is closed as `paid`.',
    claim_type: 'standard',
    subject_matter: 'Lieferung von Büromöbeln',
    amount: 480,
    debtor: { first_name: 'Anna', last_name: 'Beispiel' },
    filed: 10,
    steps: [
      { days: 10, to: 'in_processing' },
      { days: 9, to: 'first_demand_letter' },
      { days: 0, act: 'pay' },
    ],
  },
  disputed: {
    story:
      'A rent case in Austria. The tenant disputes the first letter, the landlord proves the debt and the dispute is ' +
      'settled; the case takes the stages of a tenancy, and when an action for eviction is recommended the tenant ' +
      'disputes again. It ends `disputed`.',
    claim_type: 'tenancy',
    subject_matter: 'Miete, Wohnung Top 7',
    amount: 1_950,
    debtor: { first_name: 'Berta', last_name: 'Beispiel' },
    filed: 62,
    steps: [
      { days: 62, to: 'in_processing' },
      { days: 61, to: 'first_demand_letter' },
      { days: 57, act: 'dispute' },
      { days: 52, act: 'settle dispute' },
      { days: 48, to: 'warten_auf_zinstermin' },
      { days: 35, to: 'manuelle_pruefung' },
      { days: 33, to: 'mzr_aufhebungserklaerung_sent' },
      { days: 18, to: 'mzr_klage_recommended' },
      { days: 0, act: 'dispute' },
    ],
  },
  installments_broken: {
    story:
      'After two letters an instalment plan is agreed. The first instalment is paid, the second is not: the plan is ' +
      'cancelled, the debtor is reminded of it, and the case stands at `installment_cancelled`.',
    claim_type: 'standard',
    subject_matter: 'Montage einer Küche',
    amount: 900,
    debtor: { first_name: 'Carl', last_name: 'Beispiel' },
    filed: 92,
    steps: [
      { days: 92, to: 'in_processing' },
      { days: 91, to: 'first_demand_letter' },
      { days: 77, to: 'second_demand_letter' },
      { days: 73, to: 'installment_payment' },
      { days: 43, act: 'pay instalment' },
      { days: 2, to: 'installment_cancelled' },
      { days: 0, act: 'remind of instalment' },
    ],
  },
  returned_letter: {
    story:
      'The first letter comes back from the post. The case is blocked as `address_unknown` until the debtor has another ' +
      'address; change it, and the letter is sent again.',
    claim_type: 'standard',
    subject_matter: 'Reparatur eines Fahrrads',
    amount: 265,
    debtor: { first_name: 'Dora', last_name: 'Beispiel' },
    filed: 8,
    steps: [
      { days: 8, to: 'in_processing' },
      { days: 7, to: 'first_demand_letter' },
      { days: 0, act: 'letter comes back' },
    ],
  },
  court_to_title: {
    story:
      'Three letters remain without success, the creditor decides to sue, the claim is filed and the court grants a ' +
      'title. The case stands at `exekutionsantrag_recommended`.',
    claim_type: 'standard',
    subject_matter: 'Malerarbeiten',
    amount: 1_200,
    debtor: { first_name: 'Emil', last_name: 'Beispiel' },
    filed: 112,
    steps: [
      { days: 112, to: 'in_processing' },
      { days: 111, to: 'first_demand_letter' },
      { days: 97, to: 'second_demand_letter' },
      { days: 83, to: 'third_demand_letter' },
      { days: 69, to: 'dunning_action_recommended' },
      { days: 63, act: 'decide to sue' },
      { days: 60, to: 'dunning_action_filed' },
      { days: 0, to: 'exekutionsantrag_recommended' },
    ],
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[]
