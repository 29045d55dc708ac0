import { type Static, Type } from 'typebox'
import { compactCode, ibanProblem, maskedIban } from '../../../kernel/banking.ts'
import { countryProblem } from '../../../kernel/countries.ts'
import { normalizeUid, uidProblem } from '../../../kernel/vat-id.ts'
import { Email, filledText, nullable, oneOf, Rate, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { type NamedPartner as NamedRow, type PartnerRow, WEBHOOK_STATES } from './queries.ts'

const AddressBody = strictObject('PartnerAddress', {
  street: filledText(255),
  zip: filledText(20),
  city: filledText(255),
  country: Type.String({ maxLength: 10, description: 'Two-letter country code.', 'x-check': countryProblem }),
})

const Optionals = {
  address: Type.Optional(
    nullable({
      ...AddressBody,
      description: 'For the credit note. Replaced whole; null takes it away.',
    } as typeof AddressBody),
  ),
  uid: Type.Optional(
    nullable(
      Type.String({
        maxLength: 40,
        description: 'EU VAT id; separators and case do not matter. Without one a payout bears no VAT.',
        'x-check': uidProblem,
      }),
    ),
  ),
}

export const PartnerCreate = strictObject('PartnerCreate', {
  organization_id: Uuid,
  name: filledText(255),
  email: Email,
  commission_rate: Rate,
  ...Optionals,
})
export type PartnerCreate = Static<typeof PartnerCreate>

export const PartnerPatch = strictObject('PartnerPatch', {
  name: Type.Optional(filledText(255)),
  email: Type.Optional(Email),
  commission_rate: Type.Optional(Rate),
  ...Optionals,
  payout_iban: Type.Optional(
    nullable(
      Type.String({
        maxLength: 50,
        description: 'Where its share goes. A payment run that was made before and not released must be made anew.',
        'x-check': ibanProblem,
      }),
    ),
  ),
})
export type PartnerPatch = Static<typeof PartnerPatch>

/** As they are stored: lines without spaces around them, codes compact. */
export const addressOf = ({ street, zip, city, country }: Static<typeof AddressBody>) => ({
  street: street.trim(),
  zip: zip.trim(),
  city: city.trim(),
  country: compactCode(country),
})
export const uidOf = (uid: string | null | undefined): string | null => (uid && normalizeUid(uid)) || null

export const Partner = strictObject('Partner', {
  id: Uuid,
  organization_id: Uuid,
  name: Type.String(),
  email: Type.String(),
  commission_rate: Rate,
  address: nullable(AddressBody),
  uid: nullable(Type.String({ description: 'EU VAT id' })),
  payout_iban: nullable(Type.String({ description: 'Where its share goes: country and last four.' })),
  confirmed_at: nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export function partnerOut(row: PartnerRow): Static<typeof Partner> {
  const { id, organization_id, name, email, commission_rate, address, uid } = row
  return {
    id,
    organization_id,
    name,
    email,
    commission_rate,
    address,
    uid,
    payout_iban: row.payout_iban && maskedIban(row.payout_iban),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const NamedPartner = strictObject('NamedPartner', {
  ...Partner.properties,
  organization_name: Type.String(),
  webhook_state: oneOf(WEBHOOK_STATES),
})

export const namedPartnerOut = (row: NamedRow): Static<typeof NamedPartner> => ({
  ...partnerOut(row),
  organization_name: row.organization_name,
  webhook_state: row.webhook_state,
})
