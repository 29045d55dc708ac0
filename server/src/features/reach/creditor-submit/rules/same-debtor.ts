import type { DebtorField } from './typed-case.ts'

/** What a debtor is known by. */
export type KnownDebtor = {
  readonly names: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly addresses: readonly { readonly street: string; readonly zip: string }[]
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

const PHONE_END_DIGITS = 8
const phoneEnd = (text: string): string => text.replace(/\D/g, '').slice(-PHONE_END_DIGITS)

const holds = (known: readonly string[], said: string): boolean => said !== '' && known.includes(said)

/** Whether what somebody typed is about this debtor. A name alone never tells: there are many of the same name. */
export function isSameDebtor(typed: Partial<Readonly<Record<DebtorField, string>>>, known: KnownDebtor): boolean {
  const { company_name = '', first_name = '', last_name = '', street = '', zip = '', email = '', phone = '' } = typed
  const names = known.names.map(plain)
  if (!holds(names, plain(company_name)) && !holds(names, plain(`${first_name}${last_name}`))) return false
  const places = known.addresses.map((one) => plain(one.street + one.zip))
  return (
    holds(known.emails.map(plain), plain(email)) ||
    holds(known.phones.map(phoneEnd), phoneEnd(phone)) ||
    (street !== '' && holds(places, plain(street + zip)))
  )
}

/** Of a text that has no columns: the name, and one thing more that belongs to the debtor. */
export function isAboutDebtor(text: string, known: KnownDebtor): boolean {
  const read = plain(text)
  const says = (word: string): boolean => plain(word) !== '' && read.includes(plain(word))
  const more = [...known.emails, ...known.phones, ...known.addresses.map(({ street }) => street)]
  return known.names.some(says) && more.some(says)
}

/** Of the name of a file: it names the debtor with a family name or a company. */
export const isNamedAfter = (filename: string, { names }: KnownDebtor): boolean =>
  names.some((name) => plain(filename).includes(plain(name.split(' ').at(-1) ?? name)))
