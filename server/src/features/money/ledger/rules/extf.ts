import type { Accounting } from '../../../parties/organizations/index.ts'
import type { Booking } from './bookings.ts'
import { CHART_NUMBERS } from './charts.ts'

/** A booking batch of DATEV has at most so many lines. */
export const BOOKINGS_MAX = 99_999

const numbered = (count: number, ...names: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat()

/** The columns of format version 13, in order. A caption that ends in `!` is a text, which is always quoted. */
const CAPTIONS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen!', 'WKZ Umsatz!', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz!', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel!', 'Belegdatum', 'Belegfeld 1!'],
  ...['Belegfeld 2!', 'Skonto', 'Buchungstext!', 'Postensperre', 'Diverse Adressnummer!', 'Geschäftspartnerbank'],
  ...['Sachverhalt', 'Zinssperre', 'Beleglink!'],
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt').map((caption) => `${caption}!`),
  ...['KOST1 - Kostenstelle!', 'KOST2 - Kostenstelle!', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)!'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart!', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt').map((caption) => `${caption}!`),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart!', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer!', 'Buchungstyp!', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)!'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz!'],
  ...['Buchungs GUID!', 'KOST-Datum', 'SEPA-Mandatsreferenz!', 'Skontosperre', 'Gesellschaftername!'],
  ...['Beteiligtennummer', 'Identifikationsnummer!', 'Zeichnernummer!', 'Postensperre bis'],
  ...['Bezeichnung SoBil-Sachverhalt!', 'Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum'],
  ...['Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)!', 'Steuersatz', 'Land!', 'Abrechnungsreferenz!'],
  ...['BVV-Position', 'EU-Land u. UStID (Ursprung)!', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]
const COLUMNS = CAPTIONS.map((caption) => caption.replace(/!$/, ''))
const IS_TEXT = CAPTIONS.map((caption) => caption.endsWith('!'))
const PLACE = new Map(COLUMNS.map((caption, index) => [caption, index]))

const LINE_END = '\r\n'

/** Texts stand in quotes, which are doubled inside; control characters are not allowed. */
const quoted = (text: string, most: number): string =>
  `"${[...text.replace(/\p{Cc}/gu, ' ')].slice(0, most).join('').replaceAll('"', '""')}"`

const compact = (day: string): string => day.replaceAll('-', '')

export type Batch = {
  readonly from: string
  readonly to: string
  readonly made_at: Date
  readonly accounting: Accounting
}

/** The first day of the business year that a day is in. */
export function fiscalYearOf(day: string, start: string): string {
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) >= start ? year : year - 1}-${start}`
}

/** Whether both days are in one business year: lines name day and month only. */
export const isOneFiscalYear = (from: string, to: string, start: string): boolean =>
  fiscalYearOf(from, start) === fiscalYearOf(to, start)

/** The two lines at the top: what the batch is, and the captions. */
export function batchHead({ from, to, made_at, accounting }: Batch): string {
  const { consultant_number, client_number, fiscal_year_start, account_length, chart } = accounting
  const made = made_at.toISOString().replace(/\D/g, '')
  const german = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(2, 4)}`
  const fields = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', made, '', '"RE"', '""', '""'],
    ...[consultant_number, client_number, compact(fiscalYearOf(from, fiscal_year_start)), account_length],
    ...[compact(from), compact(to), quoted(`Fremdgeld ${german(from)}-${german(to)}`, 30), '""'],
    // Finance, no purpose of its own, not yet fixed.
    ...['1', '0', '0', '"EUR"', '', '""', '', '', quoted(CHART_NUMBERS[chart], 4), '', '', '""', '"Mahnwerk"'],
  ]
  return fields.join(';') + LINE_END + COLUMNS.join(';') + LINE_END
}

/** One booking: debit is `Konto`, credit is `Gegenkonto`. */
export function batchLine(booking: Booking): string {
  const cells: string[] = IS_TEXT.map((is_text) => (is_text ? '""' : ''))
  const put = (caption: string, cell: string) => {
    cells[PLACE.get(caption) as number] = cell
  }
  put('Umsatz (ohne Soll/Haben-Kz)', amountText(booking.amount_cents))
  put('Soll/Haben-Kennzeichen', '"S"')
  put('WKZ Umsatz', '"EUR"')
  put('Konto', String(booking.debit))
  put('Gegenkonto (ohne BU-Schlüssel)', String(booking.credit))
  put('Belegdatum', booking.date.slice(8) + booking.date.slice(5, 7))
  put('Belegfeld 1', quoted(booking.document, 36))
  put('Buchungstext', quoted(booking.text, 60))
  put('Beleginfo - Art 1', '"Mahnwerk"')
  put('Beleginfo - Inhalt 1', quoted(booking.source_id, 210))
  if (booking.vat_id) put('EU-Land u. UStID (Bestimmung)', quoted(booking.vat_id, 15))
  return cells.join(';') + LINE_END
}

const amountText = (amount_cents: number): string =>
  `${Math.floor(amount_cents / 100)},${String(amount_cents % 100).padStart(2, '0')}`
