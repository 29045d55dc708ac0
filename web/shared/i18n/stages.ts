import type { Schemas } from '../api/operator.ts'

/** All that the pages know of each stage and letter: a name and a colour. The server knows what a stage does. */
export type Stage = Schemas['ClaimLine']['collection_stage']
export type LetterKind = Schemas['Letter']['kind']

/** Stages that a claim is moved to without a form of their own. */
export type Step = Exclude<
  Stage,
  'new' | 'installment_payment' | 'dunning_action_filed' | 'exekutionsantrag_recommended' | 'closed'
>

/** At these, courts of Austria and of Germany have terms of their own; the plain name fits both. */
type CourtStage = 'dunning_action_recommended' | 'dunning_action_filed' | 'exekutionsantrag_recommended'
type InCountries<Name extends string> = `${Name}_${'AT' | 'DE'}`

type Words<Name extends string> = Readonly<Record<'de' | 'en', Readonly<Record<Name, string>>>>

/** In the order of a claim's life. */
export const STAGE_COLORS: Readonly<Record<Stage, string>> = {
  new: 'gray',
  in_processing: 'blue',
  first_demand_letter: 'cyan',
  second_demand_letter: 'indigo',
  third_demand_letter: 'violet',
  installment_payment: 'teal',
  installment_cancelled: 'orange',
  dunning_action_recommended: 'red',
  dunning_action_filed: 'pink',
  exekutionsantrag_recommended: 'red',
  warten_auf_zinstermin: 'yellow',
  manuelle_pruefung: 'orange',
  mzr_aufhebungserklaerung_sent: 'violet',
  mzr_klage_recommended: 'red',
  closed: 'gray',
}

export const LETTER_COLORS: Readonly<Record<LetterKind, string>> = {
  first_demand_letter: 'cyan',
  second_demand_letter: 'indigo',
  third_demand_letter: 'violet',
  installment_reminder: 'teal',
  mzr_aufhebungserklaerung: 'orange',
}

export const STAGE_WORDS: Words<Stage | InCountries<CourtStage>> = {
  de: {
    new: 'Neu',
    in_processing: 'In Bearbeitung',
    first_demand_letter: '1. Mahnschreiben',
    second_demand_letter: '2. Mahnschreiben',
    third_demand_letter: '3. Mahnschreiben',
    installment_payment: 'Ratenzahlung',
    installment_cancelled: 'Raten geplatzt',
    dunning_action_recommended: 'Gerichtsweg empfohlen',
    dunning_action_recommended_AT: 'Klage empfohlen',
    dunning_action_recommended_DE: 'Mahnbescheid empfohlen',
    dunning_action_filed: 'Bei Gericht eingereicht',
    dunning_action_filed_AT: 'Mahnklage eingebracht',
    dunning_action_filed_DE: 'Mahnbescheid beantragt',
    exekutionsantrag_recommended: 'Vollstreckung empfohlen',
    exekutionsantrag_recommended_AT: 'Exekution empfohlen',
    exekutionsantrag_recommended_DE: 'Zwangsvollstreckung empfohlen',
    warten_auf_zinstermin: 'Warten auf Zinstermin',
    manuelle_pruefung: 'Manuelle Prüfung',
    mzr_aufhebungserklaerung_sent: 'Aufhebung erklärt',
    mzr_klage_recommended: 'Räumungsklage empfohlen',
    closed: 'Geschlossen',
  },
  en: {
    new: 'New',
    in_processing: 'In progress',
    first_demand_letter: '1st demand letter',
    second_demand_letter: '2nd demand letter',
    third_demand_letter: '3rd demand letter',
    installment_payment: 'Instalments',
    installment_cancelled: 'Instalments cancelled',
    dunning_action_recommended: 'Court action recommended',
    dunning_action_recommended_AT: 'Court action recommended',
    dunning_action_recommended_DE: 'Payment order recommended',
    dunning_action_filed: 'Court action filed',
    dunning_action_filed_AT: 'Court action filed',
    dunning_action_filed_DE: 'Payment order applied for',
    exekutionsantrag_recommended: 'Enforcement recommended',
    exekutionsantrag_recommended_AT: 'Enforcement recommended',
    exekutionsantrag_recommended_DE: 'Enforcement recommended',
    warten_auf_zinstermin: 'Waiting for next rent due date',
    manuelle_pruefung: 'Manual check',
    mzr_aufhebungserklaerung_sent: 'Lease terminated',
    mzr_klage_recommended: 'Eviction recommended',
    closed: 'Closed',
  },
}

/** The text of the button that moves a claim there. */
export const STEP_WORDS: Words<Step | InCountries<'dunning_action_recommended'>> = {
  de: {
    in_processing: 'Annehmen',
    first_demand_letter: '1. Mahnschreiben senden',
    second_demand_letter: '2. Mahnschreiben senden',
    third_demand_letter: '3. Mahnschreiben senden',
    installment_cancelled: 'Ratenplan kündigen',
    dunning_action_recommended: 'Gerichtsweg empfehlen',
    dunning_action_recommended_AT: 'Klage empfehlen',
    dunning_action_recommended_DE: 'Mahnbescheid empfehlen',
    warten_auf_zinstermin: 'Auf den Zinstermin warten',
    manuelle_pruefung: 'Zur manuellen Prüfung',
    mzr_aufhebungserklaerung_sent: 'Aufhebung erklären',
    mzr_klage_recommended: 'Räumungsklage empfehlen',
  },
  en: {
    in_processing: 'Accept',
    first_demand_letter: 'Send 1st demand letter',
    second_demand_letter: 'Send 2nd demand letter',
    third_demand_letter: 'Send 3rd demand letter',
    installment_cancelled: 'Cancel the plan',
    dunning_action_recommended: 'Recommend court action',
    dunning_action_recommended_AT: 'Recommend court action',
    dunning_action_recommended_DE: 'Recommend a payment order',
    warten_auf_zinstermin: 'Wait for next rent due date',
    manuelle_pruefung: 'Send to manual check',
    mzr_aufhebungserklaerung_sent: 'Terminate the lease',
    mzr_klage_recommended: 'Recommend eviction',
  },
}

export const LETTER_WORDS: Words<LetterKind> = {
  de: {
    first_demand_letter: '1. Mahnschreiben',
    second_demand_letter: '2. Mahnschreiben',
    third_demand_letter: '3. Mahnschreiben',
    installment_reminder: 'Mahnung zum Ratenplan',
    mzr_aufhebungserklaerung: 'Aufhebungserklärung',
  },
  en: {
    first_demand_letter: '1st demand letter',
    second_demand_letter: '2nd demand letter',
    third_demand_letter: '3rd demand letter',
    installment_reminder: 'Instalment reminder',
    mzr_aufhebungserklaerung: 'Termination of lease',
  },
}
