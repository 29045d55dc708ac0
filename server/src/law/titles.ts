import type { Language } from '../kernel/language.ts'
import type { TableName } from './tables.ts'

/** What the tables are called for people who read an amount. */
export const TITLES: Readonly<Record<TableName, Readonly<Record<Language, string>>>> = {
  base_rates: { de: 'Basiszinssatz', en: 'Base rate' },
  interest_rules: { de: 'Verzugszinsen', en: 'Default interest' },
  creditor_fees: { de: 'Mahnspesen des Gläubigers', en: 'Creditor’s reminder fees' },
  vat_rates: { de: 'Umsatzsteuersatz', en: 'VAT rate' },
  reminder_fees_at: { de: 'Inkassogebühren (Österreich)', en: 'Collection fees (Austria)' },
  lawyer_fees_de: { de: 'Vergütung nach dem RVG (Deutschland)', en: 'Lawyers’ fees under the RVG (Germany)' },
  court_limits_at: { de: 'Wertgrenzen der Gerichte (Österreich)', en: 'Court limits (Austria)' },
  court_fees_at: { de: 'Gerichtsgebühren (Österreich)', en: 'Court fees (Austria)' },
  lawyer_fees_at: { de: 'Rechtsanwaltstarif (Österreich)', en: 'Lawyers’ tariff (Austria)' },
  court_fees_de: { de: 'Gerichtskosten (Deutschland)', en: 'Court fees (Germany)' },
  dunning_courts_de: { de: 'Mahngerichte (Deutschland)', en: 'Dunning courts (Germany)' },
  court_limits_de: { de: 'Wertgrenzen der Gerichte (Deutschland)', en: 'Court limits (Germany)' },
  district_courts_at: { de: 'Bezirksgerichte (Österreich)', en: 'District courts (Austria)' },
  german_states: { de: 'Postleitzahlen (Deutschland)', en: 'Postal codes (Germany)' },
}
