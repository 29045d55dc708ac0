import type { Schemas } from '../../../shared/api/operator.ts'

const PARTS = ['street', 'zip', 'city', 'country'] as const

export type ContactValues = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: Readonly<Record<(typeof PARTS)[number], string>>
  readonly deducts_input_tax: boolean
}

type Reached = Pick<Schemas['CustomerFile'], 'name' | 'email' | 'phone' | 'address' | 'deducts_input_tax'>

export const contactOf = ({ name, email, phone, address, deducts_input_tax }: Reached): ContactValues => ({
  ...{ name, email, phone: phone ?? '', deducts_input_tax },
  address: {
    street: address?.street ?? '',
    zip: address?.zip ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
  },
})

export const hasAddress = ({ address }: ContactValues): boolean => PARTS.some((part) => address[part].trim() !== '')

/** What was changed, as it is sent; an emptied phone number is none. */
export function changedContact(was: ContactValues, is: ContactValues): Schemas['TeamCustomerPatch'] {
  const address_changed = PARTS.some((part) => was.address[part] !== is.address[part].trim())
  const [name, email, phone] = [is.name.trim(), is.email.trim(), is.phone.trim()]
  return {
    ...(name === was.name ? {} : { name }),
    ...(email === was.email ? {} : { email }),
    ...(phone === was.phone ? {} : { phone: phone || null }),
    ...(address_changed
      ? {
          address: {
            street: is.address.street.trim(),
            zip: is.address.zip.trim(),
            city: is.address.city.trim(),
            country: is.address.country.trim().toUpperCase(),
          },
        }
      : {}),
    ...(is.deducts_input_tax === was.deducts_input_tax ? {} : { deducts_input_tax: is.deducts_input_tax }),
  }
}
