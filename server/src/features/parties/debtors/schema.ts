import { type Static, type TSchema, Type } from 'typebox'
import { bicProblem, ibanProblem } from '../../../kernel/banking.ts'
import { countryProblem } from '../../../kernel/countries.ts'
import { DateOnlyText, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { DebtorRow } from './queries.ts'
import {
  ACTING_AS,
  CHANNEL_TYPES,
  DEBTOR_TYPES,
  LIST_MAX,
  primaryProblem,
  RESTRICTION_REASONS,
  SITUATIONS,
  WITHHELD_NAME,
} from './rules.ts'

const PersonBody = strictObject('DebtorPerson', {
  salutation: Type.Optional(Type.String({ maxLength: 50 })),
  first_name: Type.Optional(Type.String({ maxLength: 255 })),
  last_name: filledText(255),
  birth_date: Type.Optional(DateOnlyText),
})

const CompanyBody = strictObject('DebtorCompany', {
  company_name: filledText(255),
  firmenbuchnummer: Type.Optional(Type.String({ maxLength: 50, description: 'Company register number.' })),
  not_protocolled: Type.Optional(Type.Boolean()),
})

const AddressBody = strictObject('DebtorAddressBody', {
  street: filledText(255),
  zip: filledText(20),
  city: filledText(255),
  country: Type.String({ maxLength: 10, description: 'Two-letter country code.', 'x-check': countryProblem }),
  is_primary: Type.Optional(Type.Boolean()),
})

const ChannelBody = strictObject('DebtorChannelBody', {
  type: oneOf(CHANNEL_TYPES),
  value: filledText(255),
  is_primary: Type.Optional(Type.Boolean()),
})

const listOf = <S extends TSchema>(entry: S, description: string) =>
  Type.Array(entry, { maxItems: LIST_MAX, description, 'x-check': primaryProblem })

/** The longest IBAN has 34 characters; spaces between them do not count. */
const Iban = Type.String({ maxLength: 50, description: '15 to 34 characters, spaces ignored.', 'x-check': ibanProblem })
const Bic = Type.String({ maxLength: 20, description: '8 or 11 characters, spaces ignored.', 'x-check': bicProblem })

const debtor_type = Type.Optional(oneOf(DEBTOR_TYPES))
const customer_id = Type.Optional(nullable(Uuid))
const Fields = {
  person: Type.Optional(nullable(PersonBody)),
  company: Type.Optional(nullable(CompanyBody)),
  addresses: Type.Optional(
    listOf(AddressBody, 'Replaces all entries. One is primary; where none is marked, the first.'),
  ),
  communication_channels: Type.Optional(listOf(ChannelBody, 'Replaces all entries, likewise.')),
  iban: Type.Optional(nullable(Iban)),
  bic: Type.Optional(nullable(Bic)),
}

export const DebtorCreate = strictObject('DebtorCreate', {
  acting_as: oneOf(ACTING_AS),
  debtor_type,
  customer_id,
  ...Fields,
})
export type DebtorCreate = Static<typeof DebtorCreate>

const KindFields = { acting_as: Type.Optional(oneOf(ACTING_AS)), debtor_type }
export const DebtorPatch = strictObject('DebtorPatch', { ...KindFields, customer_id, ...Fields })
export type DebtorPatch = Static<typeof DebtorPatch>

export const TeamDebtorPatch = strictObject('TeamDebtorPatch', {
  ...KindFields,
  ...Fields,
  legal_representatives: Type.Optional(
    Type.Array(filledText(255), {
      maxItems: LIST_MAX,
      description: 'Of a company, for the court. Replaces all entries.',
    }),
  ),
})
export type TeamDebtorPatch = Static<typeof TeamDebtorPatch>

export const RepresentativeBody = strictObject('Representative', {
  name: filledText(255),
  address: strictObject('RepresentativeAddress', {
    street: filledText(255),
    zip: filledText(20),
    city: filledText(255),
    country: Type.String({ maxLength: 10, 'x-check': countryProblem }),
  }),
})

const AddressOut = Type.Object(
  {
    street: Type.String(),
    zip: Type.String(),
    city: Type.String(),
    country: Type.String(),
    is_primary: Type.Boolean(),
  },
  { title: 'DebtorAddress' },
)
const ChannelOut = Type.Object(
  { type: oneOf(CHANNEL_TYPES), value: Type.String(), is_primary: Type.Boolean() },
  { title: 'DebtorChannel' },
)

const DebtorOutFields = {
  id: Uuid,
  customer_id: nullable(Uuid),
  acting_as: oneOf(ACTING_AS),
  debtor_type: oneOf(DEBTOR_TYPES),
  person: nullable(PersonBody),
  company: nullable(CompanyBody),
  addresses: Type.Array(AddressOut),
  communication_channels: Type.Array(ChannelOut),
  iban: nullable(Type.String()),
  bic: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const Debtor = strictObject('Debtor', DebtorOutFields)

/** Only the team knows what a debtor has come to. */
export const TeamDebtor = strictObject('TeamDebtor', {
  ...DebtorOutFields,
  situation: oneOf(SITUATIONS),
  representative: nullable(RepresentativeBody),
  legal_representatives: Type.Array(Type.String()),
  restricted_at: {
    ...nullable(Timestamp),
    description: 'Since then the data may only be kept (Art. 18 GDPR): no letter, no message, no step.',
  },
  restriction_reason: nullable(oneOf(RESTRICTION_REASONS)),
  lifting_announced_at: nullable(Timestamp),
})

/** Nobody outside is told more of somebody whose data may only be kept than that there is one. */
const withheld = (row: DebtorRow): DebtorRow => ({
  ...row,
  person: row.person && { last_name: WITHHELD_NAME },
  company: row.company && { company_name: WITHHELD_NAME },
  ...{ addresses: [], communication_channels: [], iban: null, bic: null },
})

export const debtorOut = (row: DebtorRow): Static<typeof Debtor> =>
  wholeDebtorOut(row.restricted_at === null ? row : withheld(row))

function wholeDebtorOut({
  organization_id: _,
  situation: __,
  representative: ___,
  legal_representatives: ____,
  restricted_at: _____,
  restriction_reason: ______,
  lifting_announced_at: _______,
  created_at,
  updated_at,
  ...same
}: DebtorRow): Static<typeof Debtor> {
  return { ...same, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

export const teamDebtorOut = (row: DebtorRow): Static<typeof TeamDebtor> => ({
  ...wholeDebtorOut(row),
  situation: row.situation,
  representative: row.representative,
  legal_representatives: row.legal_representatives,
  restricted_at: row.restricted_at?.toISOString() ?? null,
  restriction_reason: row.restriction_reason,
  lifting_announced_at: row.lifting_announced_at?.toISOString() ?? null,
})
