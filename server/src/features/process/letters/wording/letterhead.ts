import type { Language } from '../../../../kernel/language.ts'
import { lawOf } from '../../../../law/laws.ts'
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
const UNKNOWN = { register_court: 'Registergericht', vat_id: 'UID' }
const ENGLISH = { register_court: 'Register court', vat_id: 'VAT ID' }
/** In German, a sender uses the words of its own country. */
const senderWords = ({ country }: Letterhead, language: Language) =>
  language === 'en' ? ENGLISH : (lawOf(country)?.letters.sender_words ?? UNKNOWN)

type Column = readonly string[]

const present = (...lines: (string | null | false | undefined)[]): Column =>
  lines.filter((line): line is string => typeof line === 'string' && line !== '')

/** The business-letter data that § 14 UGB, § 63 GewO and § 35a GmbHG ask for, in columns. */
export function footerColumns(head: Letterhead, language: Language): Column[] {
  const words = senderWords(head, language)
  return [
    present(head.company_name, head.street, townOf(head)),
    present(head.phone && `${PHONE[language]} ${head.phone}`, head.email, head.website),
    present(
      head.register_number,
      head.register_court && `${words.register_court}: ${head.register_court}`,
      head.uid && `${words.vat_id} ${head.uid}`,
      head.license,
    ),
    present(head.bank_name, `IBAN ${grouped(head.iban)}`, head.bic && `BIC ${head.bic}`),
  ].filter((column) => column.length > 0)
}
