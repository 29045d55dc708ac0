/**
 * How the heads of tables call what they hold, in German and in English, without spaces, marks and accents: of the debtor
 * and of the invoice, which every table is about.
 */
export const HEADINGS = {
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
} as const satisfies Record<string, string>

/** A heading as it is compared: „Fällig am", "FAELLIG-AM" and "fallig_am" are the same. */
export const plainHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/([aou])e/g, '$1')
