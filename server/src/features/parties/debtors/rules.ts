import type { Fault, Problem } from '../../../kernel/errors.ts'

export const ACTING_AS = ['person', 'company'] as const
export type ActingAs = (typeof ACTING_AS)[number]
export const DEBTOR_TYPES = ['privateperson', 'protocolled_company', 'unprotocolled_company'] as const
export type DebtorType = (typeof DEBTOR_TYPES)[number]
/** What a debtor has come to; it concerns every claim. */
export const SITUATIONS = ['none', 'insolvent', 'deceased', 'guardian'] as const
export type Situation = (typeof SITUATIONS)[number]

/** Why somebody may ask us to do nothing with a file but keep it: the four cases of Art. 18 (1) GDPR, in their order. */
export const RESTRICTION_REASONS = ['accuracy', 'unlawful', 'legal_claims', 'objection'] as const
export type RestrictionReason = (typeof RESTRICTION_REASONS)[number]

/** To whom letters for a minor go. */
export type Representative = { name: string; address: Omit<Address, 'is_primary'> }

export const CHANNEL_TYPES = ['email', 'phone', 'mobile'] as const

/** At most so many addresses, and at most so many channels. */
export const LIST_MAX = 20

export type Person = { salutation?: string; first_name?: string; last_name: string; birth_date?: string }
export type Company = { company_name: string; firmenbuchnummer?: string; not_protocolled?: boolean }
export type Address = { street: string; zip: string; city: string; country: string; is_primary: boolean }
export type Channel = { type: (typeof CHANNEL_TYPES)[number]; value: string; is_primary: boolean }

export const primaryProblem = (list: readonly { is_primary?: boolean }[]): Fault | undefined =>
  list.filter((entry) => entry?.is_primary === true).length > 1
    ? { code: 'several_primary', message: 'must have at most one entry that is primary' }
    : undefined

/** Where none is marked the first one is primary, so that a non-empty list always has exactly one. */
export function withPrimary<T extends { is_primary?: boolean }>(list: readonly T[]): (T & { is_primary: boolean })[] {
  const marked = list.findIndex((entry) => entry.is_primary === true)
  return list.map((entry, index) => ({ ...entry, is_primary: index === Math.max(0, marked) }))
}

/** The address that counts: where letters go, and whose country decides about law and court. Null where there is none. */
export const primaryAddress = ({ addresses }: { readonly addresses: readonly Address[] }): Address | null =>
  addresses.find(({ is_primary }) => is_primary) ?? null

/** Whether a letter reaches the same door. How an address is written down, and in which order, does not matter. */
export function isSamePlace(one: Address | null, other: Address | null): boolean {
  if (!one || !other) return one === other
  const fields = ({ street, zip, city, country }: Address) => [street, zip, city, country.toUpperCase()]
  return fields(one).every((field, index) => field.trim() === fields(other)[index]?.trim())
}

/** Where mails go; undefined where there is no such address. */
export function emailOf({
  communication_channels,
}: {
  readonly communication_channels: readonly Channel[]
}): string | undefined {
  const emails = communication_channels.filter(({ type }) => type === 'email')
  return (emails.find(({ is_primary }) => is_primary) ?? emails[0])?.value.trim()
}

/** How names are compared: however they are spaced and capitalised. `lockDebtorsNamed` does the same in SQL. */
export const foldedName = (text: string): string =>
  text.trim().normalize('NFC').toLowerCase().replaceAll('ß', 'ss').replace(/\s+/g, ' ')

/** „Hauptstr. 5" is „Hauptstraße 5". */
const foldedStreet = (text: string): string => foldedName(text).replace(/str\.(?=[\s\d]|$)/g, 'strasse')

type Known = DebtorFacts & { readonly addresses: readonly Address[] }
type Named = DebtorFacts & {
  readonly addresses: readonly Omit<Address, 'is_primary'>[]
}

/**
 * Whether both are the same debtor: name and an address agree, and nothing else that both tell contradicts it. Without an
 * address nobody is recognised, since many people share a name.
 */
export function isSameDebtor(known: Known, given: Named): boolean {
  const isOther = (one?: string, other?: string) =>
    Boolean(one && other) && foldedName(one ?? '') !== foldedName(other ?? '')
  if (known.acting_as !== given.acting_as || foldedName(debtorName(known)) !== foldedName(debtorName(given)))
    return false
  // A private person is protected in other ways than the same person's business.
  if ((known.debtor_type === 'privateperson') !== (given.debtor_type === 'privateperson')) return false
  if (isOther(known.person?.birth_date, given.person?.birth_date)) return false
  if (isOther(known.company?.firmenbuchnummer, given.company?.firmenbuchnummer)) return false
  const placeOf = ({ street, zip, city, country }: Omit<Address, 'is_primary'>) =>
    [foldedStreet(street), ...[zip, city, country].map(foldedName)].join(', ')
  const places = known.addresses.map(placeOf)
  return given.addresses.some((address) => places.includes(placeOf(address)))
}

export type DebtorFacts = {
  acting_as: ActingAs
  debtor_type: DebtorType
  person: Person | null
  company: Company | null
}

/** In place of the name of somebody whose data may only be kept. */
export const WITHHELD_NAME = '[blocked]'

export function debtorName({ person, company }: Pick<DebtorFacts, 'person' | 'company'>): string {
  if (company) return company.company_name
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ')
}

type GivenDebtor = { acting_as?: ActingAs; debtor_type?: DebtorType; person?: Person | null; company?: Company | null }

/** Problems of a new debtor's body as a whole. Its fields may still have any type: their faults are reported with these. */
export function newDebtorProblems(body: Readonly<Record<string, unknown>>): Problem[] {
  const { acting_as } = body
  return acting_as === 'person' || acting_as === 'company' ? judgeDebtor(null, { ...body, acting_as }).problems : []
}

/** What a debtor will be after a create (nothing stored) or a change, and the problems with it. */
export function judgeDebtor(
  stored: DebtorFacts | null,
  given: GivenDebtor,
): { problems: Problem[]; facts: DebtorFacts } {
  const acting_as = given.acting_as ?? stored?.acting_as ?? 'person'
  const problems: Problem[] = []
  const other = acting_as === 'person' ? 'company' : 'person'
  const stays = stored?.acting_as === acting_as
  const own = given[acting_as] ?? (stays ? stored?.[acting_as] : null) ?? null
  if (!own || given[acting_as] === null)
    problems.push({ field: acting_as, code: 'required', message: `is required for acting_as ${acting_as}` })
  if (given[other])
    problems.push({ field: other, code: 'not_applicable', message: `must not be sent for acting_as ${acting_as}` })
  if (acting_as === 'company' && given.debtor_type === 'privateperson') {
    const message = 'must not be privateperson for acting_as company'
    problems.push({ field: 'debtor_type', code: 'inconsistent', message })
  }
  const person = acting_as === 'person' ? (own as Person | null) : null
  const company = acting_as === 'company' ? (own as Company | null) : null
  const debtor_type = given.debtor_type ?? (stays && stored ? stored.debtor_type : typeOf(acting_as, company))
  return { problems, facts: { acting_as, debtor_type, person, company } }
}

/** The type when the partner sent none: a company with a register number is a registered one. */
function typeOf(acting_as: ActingAs, company: Company | null): DebtorType {
  if (acting_as === 'person') return 'privateperson'
  return company?.firmenbuchnummer ? 'protocolled_company' : 'unprotocolled_company'
}
