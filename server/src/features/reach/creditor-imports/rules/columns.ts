import { DEBTOR_FIELDS, INVOICE_FIELDS } from '../../creditor-submit/index.ts'
import type { Table, TableRow } from './table.ts'

/** What a line can say. `case`: lines with the same text are one case. */
export const COLUMNS = ['case', 'debtor_kind', ...DEBTOR_FIELDS, 'contract_date', ...INVOICE_FIELDS] as const
export type Column = (typeof COLUMNS)[number]

/** How the heads of tables call them, without spaces, marks and accents. */
const NAMES: Readonly<Record<Column, string>> = {
  case: 'fall fallnummer akte case casenumber gruppe group',
  debtor_kind: 'art schuldnerart typ debtorkind debtortype type kind',
  company_name: 'firma firmenname unternehmen company companyname business',
  first_name: 'vorname firstname givenname',
  last_name: 'nachname name familienname lastname surname',
  street: 'strasse strasseundhausnummer strassehausnummer adresse anschrift street address streetandnumber',
  zip: 'plz postleitzahl zip zipcode postcode postalcode',
  city: 'ort stadt city town',
  country: 'land country',
  email: 'email emailadresse mail emailaddress',
  phone: 'telefon telefonnummer tel mobil handy phone telephone phonenumber mobile',
  contract_date: 'vertragsdatum bestelldatum vertragvom contractdate orderdate',
  invoice_number: 'rechnungsnummer rechnungsnr rechnung renr rgnr belegnummer belegnr invoicenumber invoiceno invoice',
  invoice_issue_date: 'rechnungsdatum datum belegdatum invoicedate issuedate invoiceissuedate date',
  invoice_due_date: 'falligam fallig falligkeit falligkeitsdatum zahlbarbis duedate dueon due invoiceduedate payableby',
  invoice_amount_gross:
    'betrag bruttobetrag brutto betragbrutto betragbruttoineuro rechnungsbetrag amount gross grossamount total invoiceamountgross grossamountineuros',
  invoice_amount_net: 'netto nettobetrag betragnetto betragnettoineuro net netamount invoiceamountnet netamountineuros',
  subject: 'leistung wofur betreff gegenstand beschreibung subject description whatfor',
}

const BY_NAME = new Map(COLUMNS.flatMap((column) => NAMES[column].split(' ').map((name) => [name, column] as const)))

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

export const columnOf = (name: string): Column | undefined => BY_NAME.get(plain(name))

/** Without these no line can become a case. One of each list is enough. */
const NEEDED: readonly (readonly [Column, ...Column[]])[] = [
  ['company_name', 'last_name'],
  ['street'],
  ['zip'],
  ['city'],
  ['invoice_number'],
  ['invoice_issue_date'],
  ['invoice_amount_gross'],
]

export type Head = {
  /** By their place in a line; undefined where we do not know what it is. The first of a kind counts. */
  readonly columns: readonly (Column | undefined)[]
  readonly missing: readonly Column[]
  readonly unknown: readonly string[]
}

export function readHead({ head }: Pick<Table, 'head'>): Head {
  const columns: (Column | undefined)[] = []
  for (const name of head) {
    const column = columnOf(name)
    columns.push(column && !columns.includes(column) ? column : undefined)
  }
  return {
    columns,
    missing: NEEDED.filter((some) => !some.some((one) => columns.includes(one))).map(([first]) => first),
    unknown: head.filter((name, at) => columns[at] === undefined && name !== ''),
  }
}

export type Line = { readonly line: number; readonly values: Readonly<Record<Column, string>> }

export const readLine = ({ columns }: Head, { line, cells }: TableRow): Line => ({
  line,
  values: Object.fromEntries(COLUMNS.map((column) => [column, cells[columns.indexOf(column)] ?? ''])) as Line['values'],
})
