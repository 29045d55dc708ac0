import { type Static, Type } from 'typebox'
import { maskedIban } from '../../../kernel/banking.ts'
import { uidProblem } from '../../../kernel/vat-id.ts'
import { about, Email, filledText, nullable, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { CustomerRow, NamedCustomer } from './queries.ts'
import { metadataProblem } from './rules.ts'

const line = (description: string) => Type.Optional(Type.String({ maxLength: 255, description }))

const AddressShape = strictObject('CustomerAddress', {
  street: line('Street and house number, as on an envelope.'),
  city: line('Town or city.'),
  zip: line('Postal code.'),
  country: line('Country, best as a two-letter code (ISO 3166-1), since law and court follow from it.'),
})
const PostalAddress = about(
  nullable(AddressShape),
  'Where the business has its seat; invoices for court fees go there, and a filing needs it. Null where it is not known.',
)
const Metadata = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'Anything that you want to keep with the customer, up to 16 kB of JSON. We store it and never read it.',
  'x-check': metadataProblem,
})
const Phone = Type.String({
  maxLength: 50,
  description: 'For questions of the service team; null where there is none.',
})
const Uid = Type.String({
  maxLength: 40,
  description:
    'EU VAT id; separators and case do not matter. A customer is found again by it, so that it is unique within a partner.',
  'x-check': uidProblem,
})
const Reference = filledText(
  255,
  "The partner's own id for the business, matched exactly. A customer is found again by it; unique within a partner.",
)
const Name = filledText(255, 'The business as letters and court papers name it.')
const Mail = about(Email, 'Where the invitation to the portal, links for decisions and invoices for court fees go.')

const Optionals = {
  phone: Type.Optional(nullable(Phone)),
  address: Type.Optional(PostalAddress),
  metadata: Type.Optional(nullable(Metadata)),
  uid: Type.Optional(nullable(Uid)),
  partner_client_reference: Type.Optional(nullable(Reference)),
}

export const CustomerCreate = strictObject('CustomerCreate', {
  name: Name,
  email: Mail,
  partner_id: about(
    Uuid,
    'The partner that brings the customer in; for a partner token its own, see `GET /openapi/me`.',
  ),
  ...Optionals,
})
export type CustomerCreate = Static<typeof CustomerCreate>

export const CustomerPatch = strictObject('CustomerPatch', {
  name: Type.Optional(Name),
  email: Type.Optional(Mail),
  partner_id: Type.Optional(about(Uuid, 'Moves the customer to this partner; a partner token may name only its own.')),
  ...Optionals,
})
export type CustomerPatch = Static<typeof CustomerPatch>

const CustomerFields = {
  id: about(Uuid, '`customer_id` of debtors and claims; we make it.'),
  organization_id: about(Uuid, 'The organisation that the partner belongs to.'),
  partner_id: about(Uuid, 'The partner that brought the customer in and gets its events.'),
  name: Type.String({ description: 'The business as letters and court papers name it.' }),
  email: Type.String({ description: 'Where we write to the business.' }),
  phone: about(nullable(Type.String()), 'For questions of the service team; null where there is none.'),
  address: PostalAddress,
  metadata: about(nullable(Metadata), 'What you sent to be kept with the customer; null where you sent nothing.'),
  uid: about(nullable(Type.String()), 'EU VAT id without separators and in capitals; null where you sent none.'),
  partner_client_reference: about(nullable(Type.String()), 'Your own id for the business; null where you sent none.'),
  created_at: about(Timestamp, 'When the customer was brought in first.'),
  updated_at: about(Timestamp, 'When something about the customer changed last.'),
}

export const Customer = strictObject('Customer', CustomerFields)
export const CustomerListed = strictObject('CustomerListed', {
  ...CustomerFields,
  partner: Type.Object(
    {
      id: about(Uuid, 'The same as `partner_id`.'),
      name: Type.String({ description: 'What the partner is called.' }),
    },
    { description: 'The partner that brought the customer in.' },
  ),
})

/** Field by field: a list makes a hundred of them, and copying objects by spreading is several times slower. */
export function customerOut(row: CustomerRow): Static<typeof Customer> {
  return {
    id: row.id,
    organization_id: row.organization_id,
    partner_id: row.partner_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    metadata: row.metadata,
    uid: row.uid,
    partner_client_reference: row.partner_client_reference,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const customerListedOut = (row: CustomerRow & { partner_name: string }): Static<typeof CustomerListed> =>
  Object.assign(customerOut(row), { partner: { id: row.partner_id, name: row.partner_name } })

export const TeamCustomer = strictObject('TeamCustomer', {
  id: Uuid,
  organization_id: Uuid,
  partner_id: Uuid,
  partner_name: Type.String(),
  name: Type.String(),
  email: Type.String(),
  deducts_input_tax: Type.Boolean({ description: 'false: the debtor owes a lawyer’s fee with VAT' }),
  payout_iban: nullable(Type.String({ description: 'Where money for the customer goes: country and last four.' })),
  payout_iban_pending: nullable(Type.String({ description: 'The account that waits to be confirmed, alike.' })),
})

export const teamCustomerOut = ({
  payout_iban,
  payout_iban_pending,
  ...rest
}: NamedCustomer): Static<typeof TeamCustomer> => ({
  ...rest,
  payout_iban: payout_iban && maskedIban(payout_iban),
  payout_iban_pending: payout_iban_pending && maskedIban(payout_iban_pending),
})
