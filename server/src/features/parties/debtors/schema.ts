import { type Static, type TSchema, Type } from 'typebox'
import { bicProblem, ibanProblem } from '../../../kernel/banking.ts'
import { countryProblem } from '../../../kernel/countries.ts'
import {
  about,
  DateOnlyText,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
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

const STREET = 'Street and house number, as on an envelope.'
const ZIP = 'Postal code; in Austria the competent court follows from it.'
const CITY = 'Town or city.'
const COUNTRY = 'Two-letter country code (ISO 3166-1). Law and court follow from it.'
const PRIMARY_ADDRESS = 'True for the address that letters go to. One of the list is; where none is marked, the first.'
const CHANNEL = 'What kind of address `value` is.'
const CHANNEL_VALUE = 'The email address or the telephone number.'
const PRIMARY_CHANNEL = 'True for the one that we use first. One of the list is; where none is marked, the first.'

const PersonBody = strictObject('DebtorPerson', {
  salutation: Type.Optional(
    Type.String({
      maxLength: 50,
      description:
        'How letters address the person, such as Herr, Frau Dr. or mr; with a word that tells no form of address they use the name alone.',
    }),
  ),
  first_name: Type.Optional(Type.String({ maxLength: 255, description: 'Given name; a filing at court needs it.' })),
  last_name: filledText(255, 'Family name, as letters and court papers say it.'),
  birth_date: Type.Optional(
    about(DateOnlyText, 'Day of birth. It shows who is a minor, whose case goes to a representative.'),
  ),
})

const CompanyBody = strictObject('DebtorCompany', {
  company_name: filledText(255, 'The firm with its legal form, as the register has it.'),
  firmenbuchnummer: Type.Optional(
    Type.String({
      maxLength: 50,
      description: 'Company register number (Firmenbuch or Handelsregister), such as FN 123456a.',
    }),
  ),
  not_protocolled: Type.Optional(Type.Boolean({ description: 'True for a business that is in no company register.' })),
})

const AddressBody = strictObject('DebtorAddressBody', {
  street: filledText(255, STREET),
  zip: filledText(20, ZIP),
  city: filledText(255, CITY),
  country: Type.String({ maxLength: 10, description: COUNTRY, 'x-check': countryProblem }),
  is_primary: Type.Optional(Type.Boolean({ description: PRIMARY_ADDRESS })),
})

const ChannelBody = strictObject('DebtorChannelBody', {
  type: oneOf(CHANNEL_TYPES, { description: CHANNEL }),
  value: filledText(255, CHANNEL_VALUE),
  is_primary: Type.Optional(Type.Boolean({ description: PRIMARY_CHANNEL })),
})

const listOf = <S extends TSchema>(entry: S, description: string) =>
  Type.Array(entry, { maxItems: LIST_MAX, description, 'x-check': primaryProblem })

/** The longest IBAN has 34 characters; spaces between them do not count. */
const Iban = Type.String({
  maxLength: 50,
  description: 'Bank account of the debtor, where you know it: 15 to 34 characters, spaces ignored; null clears it.',
  'x-check': ibanProblem,
})
const Bic = Type.String({
  maxLength: 20,
  description: 'Bank of that account: 8 or 11 characters, spaces ignored; null clears it.',
  'x-check': bicProblem,
})

const ActingAs = oneOf(ACTING_AS, {
  description: 'Whether the debtor is a `person` or a `company`: says which of the two objects is filled.',
})
const DebtorType = oneOf(DEBTOR_TYPES, {
  description:
    'What the law makes of the debtor: `privateperson` (a consumer), `protocolled_company` (in a company register) or `unprotocolled_company`. Left out of a new debtor: `privateperson` for a person, `protocolled_company` for a company with a register number, else `unprotocolled_company`.',
})
const Person = about(nullable(PersonBody), 'The person; null for a company.')
const Company = about(nullable(CompanyBody), 'The company; null for a person.')
const debtor_type = Type.Optional(DebtorType)
const customer_id = Type.Optional(
  about(nullable(Uuid), 'The customer whose debtor this is. A partner token must send it for a new debtor.'),
)
const Fields = {
  person: Type.Optional(Person),
  company: Type.Optional(Company),
  addresses: Type.Optional(
    listOf(AddressBody, 'Where the debtor lives or has its seat. A list that is sent replaces the stored one.'),
  ),
  communication_channels: Type.Optional(
    listOf(ChannelBody, 'Email addresses and telephone numbers. A list that is sent replaces the stored one.'),
  ),
  iban: Type.Optional(nullable(Iban)),
  bic: Type.Optional(nullable(Bic)),
}

export const DebtorCreate = strictObject('DebtorCreate', {
  acting_as: ActingAs,
  debtor_type,
  customer_id,
  ...Fields,
})
export type DebtorCreate = Static<typeof DebtorCreate>

const KindFields = { acting_as: Type.Optional(ActingAs), debtor_type }
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
    street: Type.String({ description: STREET }),
    zip: Type.String({ description: ZIP }),
    city: Type.String({ description: CITY }),
    country: Type.String({ description: COUNTRY }),
    is_primary: Type.Boolean({ description: PRIMARY_ADDRESS }),
  },
  { title: 'DebtorAddress' },
)
const ChannelOut = Type.Object(
  {
    type: oneOf(CHANNEL_TYPES, { description: CHANNEL }),
    value: Type.String({ description: CHANNEL_VALUE }),
    is_primary: Type.Boolean({ description: PRIMARY_CHANNEL }),
  },
  { title: 'DebtorChannel' },
)

const DebtorOutFields = {
  id: about(Uuid, '`debtor_id` of claims and payments; we make it.'),
  customer_id: about(nullable(Uuid), 'The customer whose debtor this is; null for one of the organisation itself.'),
  acting_as: ActingAs,
  debtor_type: DebtorType,
  person: Person,
  company: Company,
  addresses: Type.Array(AddressOut, { description: 'Where the debtor lives or has its seat; may be empty.' }),
  communication_channels: Type.Array(ChannelOut, {
    description: 'Email addresses and telephone numbers; may be empty.',
  }),
  iban: about(nullable(Type.String()), 'Bank account of the debtor without spaces; null where it is not known.'),
  bic: about(nullable(Type.String()), 'Bank of that account; null where it is not known.'),
  created_at: about(Timestamp, 'When the debtor was added.'),
  updated_at: about(Timestamp, 'When something about the debtor changed last.'),
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
