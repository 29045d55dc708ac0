import { formatOf } from '../../../../kernel/format.ts'
import type { Language } from '../../../../kernel/language.ts'
import { type Address, type DebtorFacts, debtorName, type Representative } from '../../../parties/debtors/index.ts'
import { printable } from './format.ts'

/** Where the code follows the town. */
const ZIP_LAST: ReadonlySet<string> = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ'])

const ATTENTION: Readonly<Record<Language, string>> = { de: 'z. Hd. der Geschäftsleitung', en: 'Attn.: Management' }

/** A minor's letters go to whom the law lets answer for it. */
const ON_BEHALF: Readonly<Record<Language, string>> = {
  de: 'als gesetzliche Vertretung von',
  en: 'as legal representative of',
}

export const countryName = (country: string, language: Language): string => formatOf(language, null).country(country)

const townLine = ({ zip, city, country }: Pick<Address, 'zip' | 'city' | 'country'>): string =>
  ZIP_LAST.has(country) ? `${city} ${zip}` : `${zip} ${city}`

type Gender = 'male' | 'female' | null

const MALE = /^(?:herrn?|mr|hr)\b\.?/i
const FEMALE = /^(?:frau|fr|mrs|ms|miss)\b\.?/i

/** A salutation as partners send it: "Herr", "Frau Dr.", "Mr". What follows it is a title. */
function readSalutation(text: string): { gender: Gender; title: string } {
  const gender: Gender = MALE.test(text) ? 'male' : FEMALE.test(text) ? 'female' : null
  const title = gender ? text.replace(MALE, '').replace(FEMALE, '').trim() : ''
  return { gender, title }
}

const joined = (...words: (string | undefined)[]): string => printable(words.filter(Boolean).join(' '))

const OPENINGS = {
  de: { male: 'Sehr geehrter Herr', female: 'Sehr geehrte Frau', nobody: 'Sehr geehrte Damen und Herren,' },
  en: { male: 'Dear Mr', female: 'Dear Ms', nobody: 'Dear Sir or Madam,' },
} as const

export function salutationOf(
  { person, representative }: DebtorFacts & { readonly representative?: Representative | null },
  language: Language,
): string {
  const words = OPENINGS[language]
  if (representative) return `${joined(language === 'de' ? 'Guten Tag' : 'Dear', representative.name)},`
  if (!person) return words.nobody
  const { gender, title } = readSalutation(person.salutation ?? '')
  if (gender) return `${joined(words[gender], title, person.last_name)},`
  return `${joined(language === 'de' ? 'Guten Tag' : 'Dear', person.first_name, person.last_name)},`
}

const HONORIFICS: Readonly<Record<Language, Record<'male' | 'female', string>>> = {
  de: { male: 'Herrn', female: 'Frau' },
  en: { male: 'Mr', female: 'Ms' },
}

/** The name lines of the address field. */
function nameLines({ person, company }: DebtorFacts, language: Language): string[] {
  if (!person) return [printable(company?.company_name ?? ''), ATTENTION[language]]
  const { gender, title } = readSalutation(person.salutation ?? '')
  const honorific = gender ? HONORIFICS[language][gender] : undefined
  return [joined(honorific, title, person.first_name, person.last_name)]
}

/** What the address field says about the place, apart from its country. */
export const placeLines = (address: Pick<Address, 'street' | 'zip' | 'city' | 'country'>): string[] =>
  [printable(address.street), printable(townLine(address))].filter((line) => line !== '')

/** The address field: the country stands below, in capitals, where the letter crosses a border. */
export function recipientLines(
  debtor: DebtorFacts & { readonly address: Address; readonly representative?: Representative | null },
  { language, sender_country }: { language: Language; sender_country: string },
): string[] {
  const { address } = debtor
  const abroad = address.country === sender_country ? [] : [countryName(address.country, language).toUpperCase()]
  const names = debtor.representative
    ? [printable(debtor.representative.name), printable(`${ON_BEHALF[language]} ${debtorName(debtor)}`)]
    : nameLines(debtor, language)
  return [...names.filter((line) => line !== ''), ...placeLines(address), ...abroad]
}
