import type { Language } from '../../../kernel/language.ts'
import type { VoidReason } from '../../case/claims/index.ts'
import type { ListedPlan, PLAN_STATUSES } from '../../case/installments/index.ts'
import type { PaymentMethod, PaymentRow } from '../../case/payments/index.ts'
import type { CourtStatus } from '../../process/court/index.ts'
import type { LetterKind, LetterStatus } from '../../process/letters/index.ts'

type Names<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>

export const FILENAMES = {
  de: {
    claims: 'Forderungen.csv',
    payments: 'Zahlungen.csv',
    plans: 'Ratenpläne.csv',
    letters: 'Schreiben.csv',
    court: 'Gericht.csv',
    tasks: 'Aufgaben.csv',
  },
  en: {
    claims: 'claims.csv',
    payments: 'payments.csv',
    plans: 'instalment-plans.csv',
    letters: 'letters.csv',
    court: 'court.csv',
    tasks: 'tasks.csv',
  },
} as const

export const TASK_NAMES: Names<'open' | 'done'> = {
  de: { open: 'Offen', done: 'Erledigt' },
  en: { open: 'Open', done: 'Completed' },
}

export const METHODS: Names<PaymentMethod> = {
  de: {
    bank_transfer: 'Überweisung',
    credit_card: 'Kreditkarte',
    debit_card: 'Debitkarte',
    direct_debit: 'Lastschrift',
    cash: 'Bar',
    check: 'Scheck',
    wallet: 'Wallet',
    sepa: 'SEPA',
    card: 'Karte',
    online_payment: 'Online',
    mobile_payment: 'Mobil',
    other: 'Sonstige',
  },
  en: {
    bank_transfer: 'Bank transfer',
    credit_card: 'Credit card',
    debit_card: 'Debit card',
    direct_debit: 'Direct debit',
    cash: 'Cash',
    check: 'Cheque',
    wallet: 'Wallet',
    sepa: 'SEPA',
    card: 'Card',
    online_payment: 'Online',
    mobile_payment: 'Mobile',
    other: 'Other',
  },
}

export const PAYMENT_NAMES: Names<PaymentRow['status']> = {
  de: { completed: 'Eingegangen', reversed: 'Rückgebucht' },
  en: { completed: 'Collected', reversed: 'Reversed' },
}

export const PLAN_NAMES: Names<(typeof PLAN_STATUSES)[number]> = {
  de: { active: 'Laufend', cancelled: 'Geplatzt', completed: 'Erfüllt', ended: 'Beendet' },
  en: { active: 'Active', cancelled: 'Cancelled', completed: 'Completed', ended: 'Ended' },
}

export const AGREED_VIA_NAMES: Names<ListedPlan['agreed_via']> = {
  de: { team: 'Team', debtor_portal: 'Schuldnerportal', sandbox: 'Sandbox' },
  en: { team: 'Team', debtor_portal: 'Debtor portal', sandbox: 'Sandbox' },
}

export const LETTER_KIND_NAMES: Names<LetterKind> = {
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

export const LETTER_NAMES: Names<LetterStatus> = {
  de: {
    outbox: 'Zu versenden',
    posted: 'Aufgegeben',
    mailed: 'Per E-Mail',
    returned: 'Zurückgekommen',
    void: 'Hinfällig',
  },
  en: { outbox: 'To send', posted: 'Posted', mailed: 'By email', returned: 'Returned', void: 'Void' },
}

export const VOID_NAMES: Names<VoidReason> = {
  de: {
    payment: 'Zahlung',
    amount: 'Betrag geändert',
    plan: 'Ratenplan',
    dispute: 'Bestreitung',
    block: 'Forderung gesperrt',
    closure: 'Forderung geschlossen',
    address: 'Anschrift überholt',
    creditor: 'Angaben zum Gläubiger geändert',
    law: 'Anderes Recht',
    stage: 'Forderung weitergerückt',
    outdated: 'Veraltet, neu erstellt',
    team: 'Von Hand',
    unrecorded: 'Grund nicht festgehalten',
  },
  en: {
    payment: 'Payment',
    amount: 'Amount changed',
    plan: 'Instalment plan',
    dispute: 'Dispute',
    block: 'Claim blocked',
    closure: 'Claim closed',
    address: 'Address out of date',
    creditor: 'Creditor’s details changed',
    law: 'Different law',
    stage: 'Claim moved on',
    outdated: 'Out of date, recreated',
    team: 'Manually',
    unrecorded: 'Reason not recorded',
  },
}

export const COURT_NAMES: Names<CourtStatus> = {
  de: {
    awaiting_decision: 'Entscheidung offen',
    decided_to_sue: 'Einzureichen',
    declined: 'Abgelehnt',
    filed: 'Eingereicht',
    titled: 'Mit Titel',
  },
  en: {
    awaiting_decision: 'Awaiting a decision',
    decided_to_sue: 'To file',
    declined: 'Declined',
    filed: 'Filed',
    titled: 'With title',
  },
}
