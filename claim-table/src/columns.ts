import { HEADINGS, plainHeading } from './headings.ts'

export type Kind =
  | { readonly kind: 'text' | 'email' | 'country' | 'iban' | 'bic'; readonly max: number }
  | { readonly kind: 'id' | 'day' | 'amount' | 'yes_no' | 'debtor_kind' }
  | { readonly kind: 'choice'; readonly words: Readonly<Record<string, string>> }

type Definition = Kind & {
  /** Where the cell goes in an item of the bulk call. `invoices` and `addresses` are lists of which this is one entry. */
  readonly path: string
  readonly de: string
  readonly en: string
  /** More headings that mean this column, as `plainHeading` writes them. */
  readonly more?: string
  /** What the lines of the example file say: a company with two invoices, and a person. */
  readonly example?: readonly [string, string, string]
}

const text = (max: number) => ({ kind: 'text', max }) as const

/** Every column that a table of cases can have. What pages, guides, templates and checks say of them comes from here. */
export const COLUMNS = {
  partner_reference: {
    ...{ ...text(255), path: 'claim.partner_reference', de: 'Referenz', en: 'Reference' },
    more: `claimpartnerreference partnerreferenz aktenzeichen casereference ${HEADINGS.case}`,
    example: ['B-2026-001', 'B-2026-001', 'B-2026-002'],
  },
  'customer.name': {
    ...{ ...text(255), path: 'customer.name', de: 'Gläubiger', en: 'Creditor' },
    more: 'kunde kundenname glaubigername customer creditorname',
    example: ['Muster Handel GmbH', '', 'Muster Handel GmbH'],
  },
  'customer.email': {
    ...{ kind: 'email', max: 255, path: 'customer.email', de: 'Gläubiger E-Mail', en: 'Creditor email' },
    more: 'kundeemail kundenemail',
    example: ['office@muster-handel.example', '', 'office@muster-handel.example'],
  },
  'customer.partner_client_reference': {
    ...{ ...text(255), path: 'customer.partner_client_reference', de: 'Kundennummer', en: 'Customer number' },
    more: 'partnerclientreference kundennr glaubigernummer creditornumber customerreference',
    example: ['K-100', '', 'K-100'],
  },
  'customer.uid': {
    ...{ ...text(40), path: 'customer.uid', de: 'Gläubiger UID', en: 'Creditor VAT id' },
    more: 'kundeuid ustid uid vatid uidnummer',
  },
  'customer.phone': {
    ...{ ...text(50), path: 'customer.phone', de: 'Gläubiger Telefon', en: 'Creditor phone' },
    more: 'kundetelefon',
  },
  'customer.address.street': {
    ...{ ...text(255), path: 'customer.address.street', de: 'Gläubiger Straße', en: 'Creditor street' },
    more: 'kundestrasse',
  },
  'customer.address.zip': {
    ...{ ...text(255), path: 'customer.address.zip', de: 'Gläubiger PLZ', en: 'Creditor postcode' },
    more: 'kundeplz',
  },
  'customer.address.city': {
    ...{ ...text(255), path: 'customer.address.city', de: 'Gläubiger Ort', en: 'Creditor city' },
    more: 'kundeort',
  },
  'customer.address.country': {
    ...{ ...text(255), path: 'customer.address.country', de: 'Gläubiger Land', en: 'Creditor country' },
    more: 'kundeland',
  },
  'customer.id': { ...{ kind: 'id', path: 'customer.id', de: 'Gläubiger-ID', en: 'Creditor id' }, more: 'kundeid' },
  'debtor.acting_as': {
    ...{ kind: 'debtor_kind', path: 'debtor.acting_as', de: 'Schuldnerart', en: 'Debtor type' },
    more: `actingas ${HEADINGS.debtor_kind}`,
  },
  'debtor.company.company_name': {
    ...{ ...text(255), path: 'debtor.company.company_name', de: 'Firma', en: 'Company' },
    more: `schuldnerfirma debtorcompany ${HEADINGS.company_name}`,
    example: ['Beispiel Bau GmbH', '', ''],
  },
  'debtor.company.firmenbuchnummer': {
    ...{ ...text(50), path: 'debtor.company.firmenbuchnummer', de: 'Firmenbuchnummer', en: 'Register number' },
    more: 'handelsregisternummer companyregisternumber fn hrb',
  },
  'debtor.company.not_protocolled': {
    ...{ kind: 'yes_no', path: 'debtor.company.not_protocolled', de: 'Nicht eingetragen', en: 'Not registered' },
    more: 'notprotocolled',
  },
  'debtor.person.salutation': {
    ...{ ...text(50), path: 'debtor.person.salutation', de: 'Anrede', en: 'Salutation' },
  },
  'debtor.person.first_name': {
    ...{ ...text(255), path: 'debtor.person.first_name', de: 'Vorname', en: 'First name' },
    more: HEADINGS.first_name,
    example: ['', '', 'Maria'],
  },
  'debtor.person.last_name': {
    ...{ ...text(255), path: 'debtor.person.last_name', de: 'Nachname', en: 'Last name' },
    more: HEADINGS.last_name,
    example: ['', '', 'Beispiel'],
  },
  'debtor.person.birth_date': {
    ...{ kind: 'day', path: 'debtor.person.birth_date', de: 'Geburtsdatum', en: 'Date of birth' },
    more: 'geburtstag birthdate birthday',
  },
  'debtor.debtor_type': {
    ...{ kind: 'choice', path: 'debtor.debtor_type', de: 'Rechtsform', en: 'Legal form' },
    words: {
      privateperson: 'privateperson',
      protocolled_company: 'protocolled_company',
      unprotocolled_company: 'unprotocolled_company',
    },
  },
  'debtor.address.street': {
    ...{ ...text(255), path: 'debtor.addresses.0.street', de: 'Straße', en: 'Street' },
    more: HEADINGS.street,
    example: ['Hauptstraße 1', '', 'Nebengasse 2/3'],
  },
  'debtor.address.zip': {
    ...{ ...text(20), path: 'debtor.addresses.0.zip', de: 'PLZ', en: 'Postcode' },
    more: HEADINGS.zip,
    example: ['1010', '', '80331'],
  },
  'debtor.address.city': {
    ...{ ...text(255), path: 'debtor.addresses.0.city', de: 'Ort', en: 'City' },
    more: HEADINGS.city,
    example: ['Wien', '', 'München'],
  },
  'debtor.address.country': {
    ...{ kind: 'country', max: 10, path: 'debtor.addresses.0.country', de: 'Land', en: 'Country' },
    more: HEADINGS.country,
    example: ['AT', '', 'DE'],
  },
  'debtor.email': {
    ...{ ...text(255), path: 'debtor.communication_channels.email', de: 'E-Mail', en: 'Email' },
    more: HEADINGS.email,
    example: ['', '', 'maria@beispiel.example'],
  },
  'debtor.phone': {
    ...{ ...text(255), path: 'debtor.communication_channels.phone', de: 'Telefon', en: 'Phone' },
    more: HEADINGS.phone,
  },
  'debtor.iban': { ...{ kind: 'iban', max: 50, path: 'debtor.iban', de: 'IBAN', en: 'IBAN' } },
  'debtor.bic': { ...{ kind: 'bic', max: 20, path: 'debtor.bic', de: 'BIC', en: 'BIC' } },
  'debtor.id': {
    ...{ kind: 'id', path: 'debtor.id', de: 'Schuldner-ID', en: 'Debtor id' },
  },
  'claim.subject_matter': {
    ...{ ...text(1000), path: 'claim.subject_matter', de: 'Forderungsgrund', en: 'Subject matter' },
    more: 'grund reason',
    example: ['Baumaterial', '', 'Möbel'],
  },
  'claim.contract_date': {
    ...{ kind: 'day', path: 'claim.contract_date', de: 'Vertragsdatum', en: 'Contract date' },
    more: HEADINGS.contract_date,
    example: ['', '', '01.02.2026'],
  },
  'claim.claim_type': {
    ...{ kind: 'choice', path: 'claim.claim_type', de: 'Forderungsart', en: 'Claim type' },
    words: { standard: 'standard', normal: 'standard', tenancy: 'tenancy', miete: 'tenancy', rent: 'tenancy' },
  },
  'invoice.invoice_number': {
    ...{ ...text(255), path: 'invoices.0.invoice_number', de: 'Rechnungsnummer', en: 'Invoice number' },
    more: HEADINGS.invoice_number,
    example: ['R-2041', 'R-2087', 'R-2102'],
  },
  'invoice.invoice_issue_date': {
    ...{ kind: 'day', path: 'invoices.0.invoice_issue_date', de: 'Rechnungsdatum', en: 'Invoice date' },
    more: HEADINGS.invoice_issue_date,
    example: ['02.03.2026', '16.03.2026', '20.03.2026'],
  },
  'invoice.invoice_due_date': {
    ...{ kind: 'day', path: 'invoices.0.invoice_due_date', de: 'Fällig am', en: 'Due date' },
    more: HEADINGS.invoice_due_date,
    example: ['16.03.2026', '30.03.2026', '03.04.2026'],
  },
  'invoice.invoice_amount_gross': {
    ...{ kind: 'amount', path: 'invoices.0.invoice_amount_gross', de: 'Betrag brutto', en: 'Gross amount' },
    more: HEADINGS.invoice_amount_gross,
    example: ['1.234,56', '480,00', '99,90'],
  },
  'invoice.invoice_amount_net': {
    ...{ kind: 'amount', path: 'invoices.0.invoice_amount_net', de: 'Betrag netto', en: 'Net amount' },
    more: HEADINGS.invoice_amount_net,
  },
  'invoice.creditor_reminder_fees_incurred': {
    ...{ kind: 'amount', path: 'invoices.0.creditor_reminder_fees_incurred', de: 'Mahnspesen', en: 'Reminder fees' },
    more: 'mahngebuhren mahngebuhr creditorreminderfeesincurred',
  },
  'invoice.subject': {
    ...{ ...text(1000), path: 'invoices.0.subject', de: 'Leistung', en: 'What for' },
    more: HEADINGS.subject,
  },
  'invoice.invoice_issuer': {
    ...{ ...text(255), path: 'invoices.0.invoice_issuer', de: 'Rechnungssteller', en: 'Invoice issuer' },
  },
  'invoice.invoice_recipient': {
    ...{ ...text(255), path: 'invoices.0.invoice_recipient', de: 'Rechnungsempfänger', en: 'Invoice recipient' },
  },
  'invoice.due_date_agreed': {
    ...{ kind: 'yes_no', path: 'invoices.0.due_date_agreed', de: 'Fälligkeit vereinbart', en: 'Due date agreed' },
    more: 'duedateagreed',
  },
} as const satisfies Record<string, Definition>

export type ColumnName = keyof typeof COLUMNS
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly ColumnName[]
export const definitionOf = (column: ColumnName): Definition => COLUMNS[column]

export const isOfInvoice = (column: ColumnName): boolean => column.startsWith('invoice.')

const BY_HEADING = new Map(
  COLUMN_NAMES.flatMap((column) => {
    const { de, en, more } = definitionOf(column)
    return [column, de, en, ...(more?.split(' ') ?? [])].map((name) => [plainHeading(name), column] as const)
  }),
)

export const columnOf = (heading: string): ColumnName | undefined => BY_HEADING.get(plainHeading(heading))

/** Without one of each list no line can become a case. */
export const NEEDED: readonly (readonly [ColumnName, ...ColumnName[]])[] = [
  ['partner_reference'],
  ['customer.id', 'customer.name'],
  ['customer.id', 'customer.email'],
  ['customer.id', 'customer.partner_client_reference', 'customer.uid'],
  ['debtor.id', 'debtor.company.company_name', 'debtor.person.last_name'],
]

export type Head = {
  /** By their place in a line; undefined where we do not know what it is. The first of a kind counts. */
  readonly columns: readonly (ColumnName | undefined)[]
  readonly unknown: readonly string[]
  /** Of each list one is missing. */
  readonly missing: readonly (readonly ColumnName[])[]
}

export function readHead(head: readonly string[]): Head {
  const columns: (ColumnName | undefined)[] = []
  for (const name of head) {
    const column = columnOf(name)
    columns.push(column && !columns.includes(column) ? column : undefined)
  }
  return {
    columns,
    unknown: head.filter((name, at) => columns[at] === undefined && name !== ''),
    missing: NEEDED.filter((some) => !some.some((one) => columns.includes(one))),
  }
}
