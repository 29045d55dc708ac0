import type { Language } from '../../../kernel/language.ts'

const GERMAN = {
  heading: 'Ihre Daten',
  lead: (reference: string, at: string) => `Auszug Ihrer Daten zu diesem Fall (${reference}), erstellt am ${at}.`,
  filename: 'datenauszug',
  page: 'Seite',
  of: 'von',
  contact: 'Ihre Kontaktdaten',
  name: 'Name',
  birth_date: 'Geburtsdatum',
  address: 'Anschrift',
  earlier_address: 'Weitere Anschrift',
  email: 'E-Mail',
  phone: 'Telefon',
  language: 'Sprache im Portal',
  iban: 'IBAN, letzte vier Zeichen',
  case: 'Der Fall',
  status: 'Stand',
  promise: 'Zahlung angekündigt für',
  amounts: 'Beträge',
  papers: 'Briefe und Unterlagen',
  log_ins: 'Anmeldungen mit dem Zugangscode',
  no_log_ins: 'Keine.',
  open_session: (used: string) => `zuletzt benutzt am ${used}`,
  session: 'Angemeldet seit',
  recipients: 'Wer Daten aus diesem Fall bekommen hat',
  recipient: { creditor: 'Gläubiger', court: 'Gericht' },
  court: 'das zuständige Gericht',
  more: 'Was hier nicht steht',
  on_request:
    'Notizen unseres Teams und Daten aus anderen Fällen, die Sie betreffen, stehen hier nicht: Dieser Zugang gilt nur für einen Fall, und wir können nicht sicher sein, wer ihn benutzt. Schreiben Sie uns, dann geben wir auch darüber Auskunft (Art. 15 DSGVO), sobald wir geprüft haben, wer Sie sind. Auf Anfrage nennen wir Ihnen auch alle Empfänger Ihrer Daten mit Namen, zum Beispiel Druckdienst, Bank oder die Stelle, die uns den Fall vermittelt hat.',
}

export type ExportWords = typeof GERMAN

const ENGLISH: ExportWords = {
  heading: 'Your data',
  lead: (reference, at) => `Extract of your data in this case (${reference}), made on ${at}.`,
  filename: 'data-export',
  page: 'Page',
  of: 'of',
  contact: 'Your contact data',
  name: 'Name',
  birth_date: 'Date of birth',
  address: 'Address',
  earlier_address: 'Further address',
  email: 'Email',
  phone: 'Phone',
  language: 'Language of the portal',
  iban: 'IBAN, last four characters',
  case: 'The case',
  status: 'State',
  promise: 'Payment announced for',
  amounts: 'Amounts',
  papers: 'Letters and documents',
  log_ins: 'Log-ins with the access code',
  no_log_ins: 'None.',
  open_session: (used) => `last used on ${used}`,
  session: 'Logged in since',
  recipients: 'Who got data of this case',
  recipient: { creditor: 'Creditor', court: 'Court' },
  court: 'the competent court',
  more: 'What is not in here',
  on_request:
    'Notes of our team and data of other cases that concern you are not in here: this access is for one case, and we cannot be sure who uses it. Write to us, and we will tell you about these too (Article 15 GDPR) once we have checked who you are. On request we also name all recipients of your data, for example the print service, the bank or the office that referred the case to us.',
}

export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = { de: GERMAN, en: ENGLISH }
