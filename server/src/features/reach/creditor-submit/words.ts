import type { Problem } from '../../../kernel/errors.ts'
import type { Language } from '../../../kernel/language.ts'
import { DRAFT_BYTES_MAX, DRAFT_DAYS, DRAFTS_MAX, FILE_BYTES_MAX, FILES_MAX } from './rules.ts'

/** The texts of the pages on which a creditor hands over cases. The type demands the same keys in both languages. */
const DE = {
  title: 'Neuer Fall',
  lead: 'Übergeben Sie uns offene Rechnungen. Wir lesen sie, Sie prüfen das Gelesene, ergänzen den Schuldner und senden ab.',
  off: 'Hier können Sie keine Fälle übergeben',
  off_text: 'Neue Fälle nimmt derzeit Ihr Ansprechpartner entgegen. Er kann diese Seite auch für Sie öffnen lassen.',
  to_claims: 'Zu Ihren Fällen',
  upload: 'Rechnungen als PDF',
  files: 'Rechnungen',
  files_hint: `Eine oder mehrere PDF-Dateien, bis zu ${FILES_MAX} auf einmal, je höchstens ${FILE_BYTES_MAX / 1_048_576} MB.`,
  cases: 'Bei mehreren Rechnungen',
  cases_each: 'Jede Rechnung wird ein eigener Fall',
  cases_one: 'Alle Rechnungen gehen an denselben Schuldner und werden ein Fall',
  read: 'Rechnungen hochladen',
  type: 'Ohne Datei: Rechnung eintippen',
  csv: 'Viele Fälle auf einmal? Als Tabelle (CSV) hochladen',
  open: 'Begonnene Fälle',
  open_note: `Noch nicht übergeben. Auch Ihre Kolleginnen und Kollegen sehen sie hier. Was ${DRAFT_DAYS} Tage niemand anrührt, wird gelöscht.`,
  who: 'Schuldner',
  which: 'Rechnung',
  amount: 'Betrag',
  state: 'Stand',
  by: 'Begonnen von',
  states: {
    pending: 'wird gelesen',
    read: 'zu prüfen',
    failed: 'nicht lesbar, bitte eintippen',
    typed: 'zum Eintippen',
  },
  unknown: 'noch offen',
  go_on: 'Weiter',
  file_faults: {
    required: 'Bitte wählen Sie mindestens eine PDF-Datei.',
    file_type_not_allowed: 'Bitte nur PDF-Dateien.',
    empty_file: 'Eine der Dateien ist leer.',
    too_many: `Bitte höchstens ${FILES_MAX} Dateien auf einmal.`,
    limit_reached: `Es warten schon ${DRAFTS_MAX} begonnene Fälle. Bitte übergeben oder löschen Sie erst einige davon.`,
    payload_too_large: `Eine Datei ist größer als ${FILE_BYTES_MAX / 1_048_576} MB.`,
    storage_quota:
      'Für diese Dateien ist derzeit kein Platz. Tippen Sie die Rechnung ein, oder wenden Sie sich an Ihren Ansprechpartner.',
    draft_storage_full: `Die Dateien Ihrer begonnenen Fälle dürfen zusammen ${DRAFT_BYTES_MAX / 1024 ** 3} GB haben. Bitte übergeben oder löschen Sie erst einige davon.`,
    other: 'Das Hochladen hat nicht geklappt. Bitte wählen Sie die Dateien noch einmal.',
  },
  waiting: 'Die Rechnung wird gelesen',
  waiting_text: 'Das dauert meist nur ein paar Sekunden. Diese Seite sieht von selbst wieder nach.',
  look_again: 'Jetzt nachsehen',
  do_not_wait: 'Nicht warten und selbst eintippen',
  check: 'Fall prüfen und übergeben',
  check_lead: 'Bitte vergleichen Sie die Angaben mit Ihrer Rechnung. Was Sie absenden, gilt.',
  faults: 'Bitte sehen Sie sich die markierten Felder an.',
  failed: 'Diese Datei konnten wir nicht lesen. Bitte tippen Sie die Angaben ein; die Datei geht trotzdem mit.',
  invoice: 'Rechnung',
  invoice_of: (at: number, all: number) => `Rechnung ${at} von ${all}`,
  see_file: 'Datei ansehen',
  doubtful: 'Bitte prüfen: nicht sicher gelesen.',
  foreign: (currency: string) => `Auf der Rechnung stehen Beträge in ${currency}. Bitte in Euro angeben.`,
  optional: 'freiwillig',
  fields: {
    invoice_number: 'Rechnungsnummer',
    invoice_issue_date: 'Rechnungsdatum',
    invoice_due_date: 'Fällig am',
    invoice_amount_gross: 'Betrag brutto in Euro',
    invoice_amount_net: 'Betrag netto in Euro',
    subject: 'Wofür',
    contract_date: 'Tag des Vertrags oder der Bestellung',
    debtor_kind: 'Wer schuldet den Betrag?',
    company_name: 'Name des Unternehmens',
    first_name: 'Vorname',
    last_name: 'Nachname',
    street: 'Straße und Hausnummer',
    zip: 'PLZ',
    city: 'Ort',
    country: 'Land',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  amount_hint: 'Zum Beispiel 1.234,56',
  contract_hint: 'Bei Privatpersonen in Deutschland muss er im ersten Schreiben stehen.',
  kinds: {
    company: 'Ein Unternehmen (GmbH, AG, OG, Verein …)',
    sole: 'Eine Person mit ihrem Unternehmen (Einzelunternehmen, freier Beruf)',
    person: 'Eine Privatperson',
  },
  debtor: 'Schuldner',
  debtor_note: 'Mit E-Mail und Telefon erreichen wir den Schuldner schneller.',
  double: (references: string) =>
    `Diese Rechnung haben wir wahrscheinlich schon. Bitte sehen Sie in ${references} nach, bevor Sie sie noch einmal übergeben.`,
  confirm: 'Das ist eine andere Rechnung. Bitte trotzdem übergeben.',
  delivered: 'Mit der Übergabe bestätigen Sie, dass Ihre Leistung erbracht und der Betrag nicht bezahlt ist.',
  submit: 'Fall übergeben',
  save: 'Speichern und später weiter',
  saved: 'Gespeichert. Sie finden den Fall unter den begonnenen Fällen.',
  removed: 'Gelöscht.',
  drop: 'Entwurf löschen',
  next: 'Was dann geschieht',
  next_steps: [
    'Wir prüfen, ob alles da ist, was ein Mahnschreiben braucht.',
    'Der Schuldner bekommt das erste Schreiben.',
    'Jeden Schritt sehen Sie im Fall. Zahlt der Schuldner an Sie, sagen Sie es uns dort.',
  ],
  done: 'Der Fall ist übergeben',
  done_text: (reference: string) => `Er hat das Aktenzeichen ${reference}.`,
  to_claim: 'Zum Fall',
  another: 'Noch einen Fall übergeben',
  still_open: (count: number) =>
    count === 1 ? 'Ein begonnener Fall wartet noch.' : `${count} begonnene Fälle warten noch.`,
  field_faults: {
    required: 'Bitte ausfüllen.',
    choose: 'Bitte auswählen.',
    amount: 'Bitte als Betrag mit Cent schreiben, zum Beispiel 1.234,56.',
    zero: 'Der Betrag muss größer als 0 sein.',
    day: 'Bitte ein Datum angeben, das es gibt, zum Beispiel 02.03.2026.',
    future: 'Dieser Tag liegt in der Zukunft.',
    before_issue: 'Dieser Tag liegt vor dem Rechnungsdatum.',
    country: 'Dieses Land kennen wir nicht. Bitte den Namen oder zwei Buchstaben angeben, zum Beispiel AT.',
    zip: 'Diese Postleitzahl gibt es in diesem Land nicht. Bitte prüfen Sie Postleitzahl und Land.',
    email: 'Das ist keine E-Mail-Adresse.',
    too_long: 'Der Text ist zu lang.',
    too_large: 'Der Betrag ist zu groß.',
    other: 'Bitte prüfen Sie diese Angabe.',
  },
}

export type SubmitWords = typeof DE

const EN: SubmitWords = {
  title: 'New case',
  lead: 'Hand over open invoices. We read them, you check what was read, add the debtor and send it off.',
  off: 'You cannot hand over cases here',
  off_text: 'For now, your contact person takes new cases and can also have this page enabled for you.',
  to_claims: 'Go to your cases',
  upload: 'Invoices as PDF',
  files: 'Invoices',
  files_hint: `One or more PDF files, up to ${FILES_MAX} at once, each of at most ${FILE_BYTES_MAX / 1_048_576} MB.`,
  cases: 'With several invoices',
  cases_each: 'Each invoice becomes a separate case',
  cases_one: 'All invoices are to the same debtor and become one case',
  read: 'Upload the invoices',
  type: 'Without a file: type the invoice',
  csv: 'Many cases at once? Upload them as a table (CSV)',
  open: 'Draft cases',
  open_note: `Not handed over yet. Your colleagues see them here too. Drafts that nobody touches for ${DRAFT_DAYS} days are deleted.`,
  who: 'Debtor',
  which: 'Invoice',
  amount: 'Amount',
  state: 'Status',
  by: 'Started by',
  states: {
    pending: 'being read',
    read: 'to be checked',
    failed: 'unreadable, please type it in',
    typed: 'to be typed',
  },
  unknown: 'not known yet',
  go_on: 'Continue',
  file_faults: {
    required: 'Please choose at least one PDF file.',
    file_type_not_allowed: 'Please choose PDF files only.',
    empty_file: 'One of the files is empty.',
    too_many: `Please choose at most ${FILES_MAX} files at once.`,
    limit_reached: `There are already ${DRAFTS_MAX} draft cases. Please hand over or delete some of them first.`,
    payload_too_large: `One of the files is larger than ${FILE_BYTES_MAX / 1_048_576} MB.`,
    storage_quota: 'There is no space for these files at the moment. Type the invoice in, or ask your contact person.',
    draft_storage_full: `The files of your draft cases may take up ${DRAFT_BYTES_MAX / 1024 ** 3} GB in total. Please hand over or delete some of them first.`,
    other: 'The upload did not work. Please choose the files again.',
  },
  waiting: 'The invoice is being read',
  waiting_text: 'This usually takes only a few seconds. The page checks again automatically.',
  look_again: 'Check now',
  do_not_wait: 'Do not wait, type it instead',
  check: 'Check the case and hand it over',
  check_lead: 'Please compare this with your invoice. What you send is what counts.',
  faults: 'Please look at the marked fields.',
  failed: 'We could not read this file. Please type in what it says; the file is sent along anyway.',
  invoice: 'Invoice',
  invoice_of: (at, all) => `Invoice ${at} of ${all}`,
  see_file: 'View the file',
  doubtful: 'Please check: this could not be read with certainty.',
  foreign: (currency) => `The amounts on the invoice are in ${currency}. Please enter them in euros.`,
  optional: 'optional',
  fields: {
    invoice_number: 'Invoice number',
    invoice_issue_date: 'Invoice date',
    invoice_due_date: 'Due on',
    invoice_amount_gross: 'Gross amount in euros',
    invoice_amount_net: 'Net amount in euros',
    subject: 'What for',
    contract_date: 'Date of the contract or order',
    debtor_kind: 'Who owes the amount?',
    company_name: 'Company name',
    first_name: 'First name',
    last_name: 'Last name',
    street: 'Street and number',
    zip: 'Postcode',
    city: 'City',
    country: 'Country',
    email: 'Email',
    phone: 'Phone',
  },
  amount_hint: 'For example 1,234.56',
  contract_hint: 'For private individuals in Germany, it must be stated in the first letter.',
  kinds: {
    company: 'A company (limited company, partnership, association …)',
    sole: 'A person with their own business (sole trader, freelancer)',
    person: 'A private individual',
  },
  debtor: 'Debtor',
  debtor_note: 'With an email address and phone number, we can reach the debtor sooner.',
  double: (references) =>
    `We probably have this invoice already. Please look at ${references} before you hand it over again.`,
  confirm: 'This is a different invoice. Please hand it over anyway.',
  delivered:
    'By handing it over, you confirm that you have performed your side of the contract and that the amount is unpaid.',
  submit: 'Hand over the case',
  save: 'Save and continue later',
  saved: 'Saved. You will find the case among your drafts.',
  removed: 'Deleted.',
  drop: 'Delete this draft',
  next: 'What happens next',
  next_steps: [
    'We check that everything a demand letter needs is there.',
    'The debtor gets the first letter.',
    'You see every step in the case. If the debtor pays you, tell us there.',
  ],
  done: 'The case is handed over',
  done_text: (reference) => `Its reference is ${reference}.`,
  to_claim: 'Go to the case',
  another: 'Hand over another case',
  still_open: (count) => (count === 1 ? 'One draft case is waiting.' : `${count} draft cases are waiting.`),
  field_faults: {
    required: 'Please fill this in.',
    choose: 'Please choose one.',
    amount: 'Please write an amount with cents, for example 1,234.56.',
    zero: 'The amount must be more than 0.',
    day: 'Please enter a valid date, for example 2026-03-02.',
    future: 'This date is in the future.',
    before_issue: 'This date is before the invoice date.',
    country: 'We do not know this country. Please write its name or two letters, for example AT.',
    zip: 'There is no such postcode in this country. Please check postcode and country.',
    email: 'This is not an email address.',
    too_long: 'The text is too long.',
    too_large: 'The amount is too large.',
    other: 'Please check this.',
  },
}

export const WORDS: Readonly<Record<Language, SubmitWords>> = { de: DE, en: EN }

/** What is wrong with a field, for the person who filled it in. */
export function faultText({ field_faults: said }: SubmitWords, { field, code }: Problem): string {
  const name = field.split('.').at(-1) as string
  switch (code) {
    case 'required':
    case 'blank':
    case 'too_short':
      return name === 'debtor_kind' ? said.choose : said.required
    case 'wrong_format':
      if (name.startsWith('invoice_amount')) return said.amount
      if (name.endsWith('_date')) return said.day
      return name === 'country' ? said.country : name === 'email' ? said.email : said.other
    case 'out_of_range':
      return name.startsWith('invoice_amount') ? said.zero : said.other
    case 'in_the_future':
      return said.future
    case 'inconsistent':
      if (name === 'zip') return said.zip
      return name === 'invoice_due_date' ? said.before_issue : said.other
    case 'too_long':
      return said.too_long
    case 'sum_too_large':
      return said.too_large
    default:
      return said.other
  }
}
