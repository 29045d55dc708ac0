import type { Schemas } from '../api/operator.ts'

export type BlockedReason = NonNullable<Schemas['ClaimFile']['blocked_reason']>
export type StuckReason = NonNullable<Schemas['ClaimFile']['stuck_reason']>

/** Why a claim does not go on: something blocks it, or a step could not be taken. */
export type Obstacle = BlockedReason | StuckReason

/** In few words, for lists and headings. A new code of the server does not compile until it has a name. */
export const OBSTACLE_WORDS: Readonly<Record<'de' | 'en', Readonly<Record<Obstacle, string>>>> = {
  de: {
    deceased: 'Schuldner verstorben',
    insolvent: 'Schuldner insolvent',
    minor: 'Schuldner minderjährig',
    no_amount: 'Kein Betrag',
    no_address: 'Schuldner ohne Anschrift',
    invoice_to_check: 'Rechnung zu prüfen',
    foreign_currency: 'Rechnung in fremder Währung',
    not_due: 'Nichts fällig',
    obligation_not_fulfilled: 'Leistung nicht erbracht',
    below_minimum: 'Unter dem Mindestbetrag',
    no_law: 'Recht unbekannt',
    address_unknown: 'Anschrift unbekannt',
    time_barred: 'Verjährt',
    held: 'Angehalten',
    no_letterhead: 'Briefkopf der Organisation fehlt',
    no_creditor_address: 'Gläubiger ohne Anschrift',
    not_a_tenancy: 'Kein Mietzins',
    typesetting_failed: 'Schreiben nicht setzbar',
    fault: 'Fehler des Dienstes',
  },
  en: {
    deceased: 'Debtor deceased',
    insolvent: 'Debtor insolvent',
    minor: 'Debtor is a minor',
    no_amount: 'No amount',
    no_address: 'Debtor without an address',
    invoice_to_check: 'Invoice to be checked',
    foreign_currency: 'Invoice in a foreign currency',
    not_due: 'Nothing due',
    obligation_not_fulfilled: 'Creditor has not performed',
    below_minimum: 'Below the minimum amount',
    no_law: 'Law unknown',
    address_unknown: 'Address unknown',
    time_barred: 'Time-barred',
    held: 'On hold',
    no_letterhead: 'Organisation without a letterhead',
    no_creditor_address: 'Creditor without an address',
    not_a_tenancy: 'Not a tenancy',
    typesetting_failed: 'Letter cannot be typeset',
    fault: 'Service error',
  },
}
