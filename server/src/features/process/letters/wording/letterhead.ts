import type { Language } from '../../../../kernel/language.ts'
import { registerLines } from '../../../../law/sender-words.ts'
import type { Letterhead } from '../../../parties/organizations/index.ts'
import { grouped } from './format.ts'

/** For a sandbox whose organisation has none yet. Nobody of this name exists; the account number is a published example. */
export const SAMPLE_LETTERHEAD: Letterhead = {
  company_name: 'Musterinkasso Beispiel GmbH',
  street: 'Beispielgasse 1/2',
  zip: '1010',
  city: 'Wien',
  country: 'AT',
  phone: '+43 1 000 00 00',
  email: 'office@muster.example',
  website: 'www.muster.example',
  register_number: 'FN 000000 x',
  register_court: 'Handelsgericht Wien (Muster)',
  uid: 'ATU00000000',
  iban: 'AT611904300234573201',
  bic: null,
  bank_name: 'Musterbank',
  license: 'Reglementiertes Gewerbe: Inkassoinstitute (Muster)',
  supervisory_authority: {
    name: 'Muster-Aufsichtsbehörde',
    address: 'Behördenweg 1, 10115 Berlin',
    email: 'aufsicht@behoerde.example',
  },
}

export const SPECIMEN: Readonly<Record<Language, string>> = {
  de: 'Sandbox – Muster ohne Rechtswirkung',
  en: 'Sandbox – specimen without legal effect',
}

export const townOf = ({ zip, city }: Pick<Letterhead, 'zip' | 'city'>): string => `${zip} ${city}`

export const returnLine = (head: Letterhead): string => [head.company_name, head.street, townOf(head)].join(' · ')

const PHONE: Readonly<Record<Language, string>> = { de: 'Tel.', en: 'Phone' }

type Column = readonly string[]

const present = (...lines: (string | null | false | undefined)[]): Column =>
  lines.filter((line): line is string => typeof line === 'string' && line !== '')

/** The business-letter data that § 14 UGB, § 63 GewO and § 35a GmbHG ask for, in columns. */
export const footerColumns = (head: Letterhead, language: Language): Column[] =>
  [
    ...senderColumns(head, language),
    present(head.bank_name, `IBAN ${grouped(head.iban)}`, head.bic && `BIC ${head.bic}`),
  ].filter((column) => column.length > 0)

const senderColumns = (head: Letterhead, language: Language): Column[] => [
  present(head.company_name, head.street, townOf(head)),
  present(head.phone && `${PHONE[language]} ${head.phone}`, head.email, head.website),
  present(...registerLines(head, head.country, language), head.license),
]

/** The same as the last lines of a mail, which is a business letter too. */
export const signatureLines = (head: Letterhead, language: Language): string[] =>
  senderColumns(head, language).flatMap((column, index) => (index === 0 ? column : present(column.join(', '))))
