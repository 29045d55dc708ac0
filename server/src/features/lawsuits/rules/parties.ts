import { isCountry } from '../../../kernel/countries.ts'
import type { ActingAs, Address, Company, DebtorType, Person } from '../../debtors/rules.ts'

export type DebtorParty = {
  id: string
  acting_as: ActingAs
  debtor_type: DebtorType
  person: Person | null
  company: Company | null
  addresses: readonly Address[]
}

/** `null` is what nobody has told us. */
export type PostalAddress = { street: string | null; zip: string | null; city: string | null; country: string | null }

/** The customer, or the organisation itself where a claim has none. */
export type CreditorParty = {
  customer_id: string | null
  name: string
  email: string | null
  uid: string | null
  address: PostalAddress
}

/** Who sends an invoice, and where it is paid to, as far as the organisation has said so. */
export type Sender = {
  name: string
  address: PostalAddress
  uid: string | null
  email: string | null
  iban: string | null
  bic: string | null
  bank_name: string | null
}

export type Parties = { debtor: DebtorParty; creditor: CreditorParty; sender: Sender }

export const primaryAddress = ({ addresses }: Pick<DebtorParty, 'addresses'>): Address | null =>
  addresses.find(({ is_primary }) => is_primary) ?? null

export function debtorName({ person, company }: Pick<DebtorParty, 'person' | 'company'>): string {
  if (company) return company.company_name
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ')
}

/** A customer's country is free text; these are the words that people write for our countries. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  ...{ A: 'AT', AUT: 'AT', AUSTRIA: 'AT', ÖSTERREICH: 'AT', OESTERREICH: 'AT' },
  ...{ D: 'DE', DEU: 'DE', GERMANY: 'DE', DEUTSCHLAND: 'DE' },
  ...{ CHE: 'CH', SWITZERLAND: 'CH', SCHWEIZ: 'CH', LIECHTENSTEIN: 'LI' },
}

export function countryCode(text: string | null | undefined): string | null {
  const word = (text ?? '').normalize('NFC').trim().toUpperCase()
  const code = COUNTRY_WORDS[word] ?? word
  return isCountry(code) ? code : null
}

/** Somebody who typed blanks has told us nothing. */
export const saidOrNull = (text: string | null | undefined): string | null => text?.trim() || null

const GERMAN_SPEAKING = new Set(['AT', 'DE', 'CH', 'LI'])

export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** German unless a creditor's country says otherwise: that is where our customers are. */
export const languageOf = (country: string | null): Language =>
  country === null || GERMAN_SPEAKING.has(country) ? 'de' : 'en'
