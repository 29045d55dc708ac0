import { COLUMNS, type ColumnName } from './columns.ts'
import type { Language } from './language.ts'

/** What a cell of some kind is not. */
const FORMS = {
  email: { de: 'keine E-Mail-Adresse', en: 'no email address' },
  country: { de: 'kein Ländercode aus zwei Buchstaben', en: 'no country code of two letters' },
  iban: { de: 'keine IBAN', en: 'no IBAN' },
  bic: { de: 'kein BIC', en: 'no BIC' },
  id: { de: 'keine ID (UUID)', en: 'no id (UUID)' },
} as const satisfies Record<string, Record<Language, string>>
type Form = keyof typeof FORMS

/** What can be wrong with a cell. The words are for people, the codes for programs. */
const FAULTS = {
  required: { de: () => 'Hier muss etwas stehen.', en: () => 'must say something' },
  too_long: {
    de: ({ max }) => `Höchstens ${max} Zeichen.`,
    en: ({ max }) => `must have at most ${max} characters`,
  },
  wrong_format: {
    de: ({ given, form }) => `„${given}“ ist ${FORMS[form as Form].de}.`,
    en: ({ given, form }) => `"${given}" is ${FORMS[form as Form].en}`,
  },
  no_amount: {
    de: ({ given }) => `„${given}“ ist kein Betrag. Schreiben Sie zum Beispiel 1.234,56 oder 1234.56.`,
    en: ({ given }) => `"${given}" is no amount; write for example 1,234.56 or 1234,56`,
  },
  ambiguous_amount: {
    de: ({ given }) =>
      `„${given}“ kann zweierlei heißen: tausend oder Nachkommastellen. Schreiben Sie den Betrag mit zwei Nachkommastellen.`,
    en: ({ given }) => `"${given}" can mean thousands or decimals; write the amount with two decimals`,
  },
  no_day: {
    de: ({ given }) => `„${given}“ ist kein Datum, oder eines, das zweierlei heißen kann. Schreiben Sie TT.MM.JJJJ.`,
    en: ({ given }) => `"${given}" is no date, or one that can mean two days; write YYYY-MM-DD`,
  },
  not_allowed: {
    de: ({ given, allowed }) => `„${given}“ kennen wir hier nicht. Erlaubt: ${allowed}.`,
    en: ({ given, allowed }) => `"${given}" is not known here; allowed: ${allowed}`,
  },
  not_applicable: {
    de: ({ other }) => `Das passt nicht zu „${other}“. Lassen Sie eines von beiden leer.`,
    en: ({ other }) => `does not go together with ${other}; leave one of them empty`,
  },
  inconsistent: {
    de: ({ line }) => `In Zeile ${line} steht für denselben Fall etwas anderes.`,
    en: ({ line }) => `line ${line} says something else about the same case`,
  },
  key_required: {
    de: () => 'Ohne Kundennummer oder UID würde der Gläubiger mit jedem Fall neu angelegt.',
    en: () => 'without a customer number or VAT id the creditor would be created anew with every case',
  },
  too_many: {
    de: ({ max }) => `Ein Fall hat höchstens ${max} Rechnungen.`,
    en: ({ max }) => `a case has at most ${max} invoices`,
  },
} as const satisfies Record<string, Record<Language, (values: Values) => string>>

type Values = Readonly<Record<string, string | number>>
export type FaultCode = keyof typeof FAULTS

/** What is wrong in one line. The message is in English; `faultText` says it in either language. */
export type LineFault = {
  readonly line: number
  /** Null where the line as a whole is meant. */
  readonly column: ColumnName | null
  readonly code: FaultCode
  readonly message: string
  readonly values: Values
}

export type CellFault = Pick<LineFault, 'code' | 'values'>

export const fault = (line: number, column: ColumnName, { code, values }: CellFault): LineFault => ({
  ...{ line, column, code, values },
  message: FAULTS[code].en(withNames(values, 'en')),
})

export const faultText = ({ code, values }: CellFault, language: Language): string =>
  FAULTS[code][language](withNames(values, language))

/** Another column is called by its name in that language. */
const withNames = (values: Values, language: Language): Values =>
  values.other === undefined ? values : { ...values, other: COLUMNS[values.other as ColumnName][language] }
