import type { Language } from '../../../kernel/language.ts'
import type { CaseStatus, Stage } from '../../case/claims/index.ts'

const de = {
  filename: 'Forderungen.csv',
  columns: {
    case_reference: 'Aktenzeichen',
    partner_reference: 'Zeichen des Partners',
    debtor: 'Schuldner',
    country: 'Land',
    customer: 'Gläubiger',
    partner: 'Partner',
    organization: 'Organisation',
    stage: 'Stufe',
    status: 'Status',
    owner: 'Zuständig',
    total: 'Rechnungen',
    paid: 'Bezahlt',
    outstanding: 'Davon offen',
    next_step: 'Schritt am',
    created: 'Übergeben',
  },
  stages: {
    new: 'Neu',
    in_processing: 'In Bearbeitung',
    first_demand_letter: '1. Mahnschreiben',
    second_demand_letter: '2. Mahnschreiben',
    third_demand_letter: '3. Mahnschreiben',
    installment_payment: 'Ratenzahlung',
    installment_cancelled: 'Raten geplatzt',
    dunning_action_recommended: 'Klage empfohlen',
    dunning_action_filed: 'Mahnklage eingebracht',
    exekutionsantrag_recommended: 'Exekution empfohlen',
    warten_auf_zinstermin: 'Warten auf Zinstermin',
    manuelle_pruefung: 'Manuelle Prüfung',
    mzr_aufhebungserklaerung_sent: 'Aufhebung erklärt',
    mzr_klage_recommended: 'Räumungsklage empfohlen',
    closed: 'Geschlossen',
  } satisfies Record<Stage, string> as Record<Stage, string>,
  statuses: { open: 'Offen', disputed: 'Bestritten', closed: 'Geschlossen' } as Record<CaseStatus, string>,
}

const en: typeof de = {
  filename: 'claims.csv',
  columns: {
    case_reference: 'Reference',
    partner_reference: 'Partner’s reference',
    debtor: 'Debtor',
    country: 'Country',
    customer: 'Creditor',
    partner: 'Partner',
    organization: 'Organisation',
    stage: 'Stage',
    status: 'Status',
    owner: 'Owner',
    total: 'Invoices',
    paid: 'Paid',
    outstanding: 'Still open',
    next_step: 'Next step',
    created: 'Submitted',
  },
  stages: {
    new: 'New',
    in_processing: 'In progress',
    first_demand_letter: '1st demand letter',
    second_demand_letter: '2nd demand letter',
    third_demand_letter: '3rd demand letter',
    installment_payment: 'Instalments',
    installment_cancelled: 'Instalments cancelled',
    dunning_action_recommended: 'Court action recommended',
    dunning_action_filed: 'Court action filed',
    exekutionsantrag_recommended: 'Enforcement recommended',
    warten_auf_zinstermin: 'Waiting for next rent due date',
    manuelle_pruefung: 'Manual check',
    mzr_aufhebungserklaerung_sent: 'Lease terminated',
    mzr_klage_recommended: 'Eviction recommended',
    closed: 'Closed',
  },
  statuses: { open: 'Open', disputed: 'Disputed', closed: 'Closed' },
}

/** Headings and names as the claims list of the desk has them. */
export const WORDS: Readonly<Record<Language, typeof de>> = { de, en }
export type Column = keyof typeof de.columns
