import { countryCode } from '../../../../kernel/countries.ts'
import { addressesOf, nameOf } from './addresses.ts'
import { squeeze } from './fold.ts'
import type { Layout } from './lines.ts'
import { hasLegalForm, isStreetLine, sameName } from './names.ts'

/** Who an invoice went to, for a form that somebody looks through. What was not found is empty. */
export type Recipient = {
  readonly name: string
  readonly is_company: boolean
  readonly street: string
  readonly zip: string
  readonly city: string
  /** Two letters, where the address tells. */
  readonly country: string
}

const TOWN = /^(?:(?<country>[A-Z]{1,3})\s?[-–]\s?)?(?<zip>\d{4,5})\s+(?<city>\p{L}.*)$/u

/** The printed address below a name that was read. */
export function recipientOf(layout: Layout, name: string): Recipient {
  const address = addressesOf(layout).find((one) => one.has_code && sameName(nameOf(one.names).name, name))
  const lines = (address?.lines ?? []).map(({ text }) => squeeze(text))
  const town = TOWN.exec(lines.at(-1) ?? '')?.groups
  const street = lines.findLast((line, at) => at > 0 && at < lines.length - 1 && isStreetLine(line))
  return {
    name,
    is_company: hasLegalForm(name),
    street: town ? (street ?? '') : '',
    zip: town?.zip ?? '',
    city: town?.city ?? '',
    country: countryCode(town?.country) ?? '',
  }
}
