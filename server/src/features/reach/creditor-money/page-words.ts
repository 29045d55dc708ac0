import type { Language } from '../../../kernel/language.ts'
import type { LineKind } from './rules.ts'

const DE = {
  title: 'Geld',
  lead: 'Zahlungen, die zu Ihren Fällen verbucht sind, und unsere Honorare dazu.',
  open_invoices: (count: number) =>
    count === 1 ? 'Eine Gerichtsgebühr ist zu bezahlen' : `${count} Gerichtsgebühren sind zu bezahlen`,
  number: 'Rechnung',
  due_on: 'Zahlbar bis',
  file: 'Datei',
  download: 'PDF',
  download_of: (number: string) => `${number} als PDF herunterladen`,
  not_yet: 'wird erstellt',
  all_invoices: 'Alle Rechnungen über Gerichtsgebühren',
  settlements: 'Abrechnungen und Rechnungen über unsere Honorare',
  year: 'Jahr',
  in_year: (year: number) => `Das Jahr ${year}`,
  collected: 'Eingegangen',
  fees: 'Honorar, netto',
  none: 'In diesem Jahr ist nichts verbucht.',
  month: 'Monat',
  lines: 'Alle Buchungen',
  case_reference: 'Aktenzeichen',
  debtor: 'Schuldner',
  date: 'Datum',
  what: 'Buchung',
  amount: 'Betrag',
  payment: 'Zahlung',
  kinds: {
    payment: 'Zahlung',
    reversal: 'Rückbuchung',
    success_fee: 'Erfolgshonorar',
    filing_fee: 'Honorar für die gerichtliche Einbringung',
    collection_cost_fee: 'Inkassokosten, vom Schuldner bezahlt',
  } satisfies Record<LineKind, string>,
  taken_back: (kind: string) => `${kind}, zurückgenommen`,
  reversal_note: 'Eine Rückbuchung zählt in dem Monat, in dem sie erfolgt ist.',
  fee_note: 'Honorare sind ohne Umsatzsteuer angegeben und werden gesondert abgerechnet.',
  csv: (year: number) => `${year} als CSV-Datei für die Buchhaltung`,
  file_name: (year: number) => `Zahlungen-${year}.csv`,
  decimal: ',',
  newer: 'Neuere',
  older: 'Ältere',
  pages: 'Seiten',
  page_of: (page: number, pages: number) => `Seite ${page} von ${pages}`,
}

export type MoneyWords = typeof DE

const EN: MoneyWords = {
  title: 'Money',
  lead: 'Payments recorded on your cases, and our fees for them.',
  open_invoices: (count) => (count === 1 ? 'One court fee to pay' : `${count} court fees to pay`),
  number: 'Invoice',
  due_on: 'Payable by',
  file: 'File',
  download: 'PDF',
  download_of: (number) => `Download ${number} as a PDF`,
  not_yet: 'being prepared',
  all_invoices: 'All invoices for court fees',
  settlements: 'Settlements and invoices for our fees',
  year: 'Year',
  in_year: (year) => `The year ${year}`,
  collected: 'Received',
  fees: 'Our fees, net',
  none: 'Nothing has been recorded in this year.',
  month: 'Month',
  lines: 'All entries',
  case_reference: 'Reference',
  debtor: 'Debtor',
  date: 'Date',
  what: 'Entry',
  amount: 'Amount',
  payment: 'Payment',
  kinds: {
    payment: 'Payment',
    reversal: 'Reversal',
    success_fee: 'Success fee',
    filing_fee: 'Fee for filing with the court',
    collection_cost_fee: 'Collection costs, paid by the debtor',
  },
  taken_back: (kind) => `${kind}, taken back`,
  reversal_note: 'A reversal counts in the month in which it was made.',
  fee_note: 'Fees are shown without VAT and are billed separately.',
  csv: (year) => `${year} as a CSV file for your bookkeeping`,
  file_name: (year) => `payments-${year}.csv`,
  decimal: '.',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
  page_of: (page, pages) => `Page ${page} of ${pages}`,
}

export const MONEY_WORDS: Readonly<Record<Language, MoneyWords>> = { de: DE, en: EN }

/** What a line is. A fee with a negative amount was taken back. */
export const lineText = ({ kinds, taken_back }: MoneyWords, line: { kind: LineKind; fee_cents: number }): string =>
  line.fee_cents < 0 ? taken_back(kinds[line.kind]) : kinds[line.kind]
