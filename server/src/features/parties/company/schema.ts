import { type Static, Type } from 'typebox'
import { ibanProblem, maskedIban } from '../../../kernel/banking.ts'
import { countryProblem } from '../../../kernel/countries.ts'
import { Email, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { PASSWORD_LENGTH_MAX } from '../../../platform/login/words.ts'
import { printedText } from '../../../platform/typeset/printed-text.ts'
import { CHANGE_KINDS, type CustomerChangeRow, type InvitationRow, invitationState } from '../customers/index.ts'
import type { CompanyRow } from './queries.ts'

export const IdPath = Type.Object({ id: Uuid })

const IBAN_LENGTH_MAX = 50

const Contact = {
  phone: Type.Optional(nullable(filledText(50))),
  email: Type.Optional({
    ...Email,
    description: 'Where invoices and decisions go; the old address is told.',
  } as typeof Email),
  address: Type.Optional(
    strictObject('CompanyAddressPatch', {
      street: printedText(255),
      zip: printedText(20),
      city: printedText(255),
      country: Type.String({ maxLength: 10, description: 'Two-letter country code.', 'x-check': countryProblem }),
    }),
  ),
  deducts_input_tax: Type.Optional(Type.Boolean()),
}

/** What the team corrects; what is not sent stays. */
export const TeamCustomerPatch = Type.Object(
  { name: Type.Optional(printedText(255)), ...Contact },
  { title: 'TeamCustomerPatch', additionalProperties: false, minProperties: 1 },
)
export type TeamCustomerPatch = Static<typeof TeamCustomerPatch>

export const CompanyPatch = strictObject('CompanyPatch', {
  ...Contact,
  payout_iban: Type.Optional(
    Type.String({
      maxLength: IBAN_LENGTH_MAX,
      description: 'Waits in `payout_iban_pending` until the team has confirmed it; needs `current_password`.',
      'x-check': ibanProblem,
    }),
  ),
  current_password: Type.Optional(Type.String({ maxLength: PASSWORD_LENGTH_MAX, description: 'With `payout_iban`.' })),
})
export type CompanyPatch = Omit<Static<typeof CompanyPatch>, 'current_password'>

const line = Type.Optional(Type.String())
const Address = strictObject('CompanyAddress', { street: line, city: line, zip: line, country: line })

const Change = strictObject('CompanyChange', {
  at: Timestamp,
  kind: oneOf(CHANGE_KINDS),
  by: nullable(Type.String({ description: 'Whose doing it was; null: our team’s.' })),
  person: nullable(Type.String({ description: 'Whom it is about, where it is about a person.' })),
})
export type CompanyChange = Static<typeof Change>

const Same = {
  name: Type.String(),
  email: Type.String(),
  phone: nullable(Type.String()),
  address: nullable(Address),
  deducts_input_tax: Type.Boolean({ description: 'false: the debtor owes a lawyer’s fee with VAT' }),
}
const EnteredAt = nullable({
  ...Timestamp,
  description: 'When the account that waits was entered.',
} as typeof Timestamp)

export const Company = strictObject('Company', {
  ...Same,
  payout_iban: nullable(Type.String({ description: 'Where money for the company goes.' })),
  payout_iban_pending: nullable(Type.String({ description: 'Entered, and not yet confirmed by the team.' })),
  payout_iban_entered_at: EnteredAt,
  changes: Type.Array(Change, { description: 'What was changed last, never to what.' }),
})
export type Company = Static<typeof Company>

const sameOut = ({ name, email, phone, address, deducts_input_tax, payout_iban_entered_at }: CompanyRow) => ({
  ...{ name, email, phone, address, deducts_input_tax },
  payout_iban_entered_at: payout_iban_entered_at?.toISOString() ?? null,
})

const changeOut = ({ made_at, kind, actor_type, actor_name, person_name }: CustomerChangeRow): CompanyChange => ({
  ...{ at: made_at.toISOString(), kind, person: person_name },
  by: actor_type === 'creditor' ? actor_name : null,
})

/** The company's own people see their own account in full: they check it digit by digit. */
export const companyOut = (row: CompanyRow, changes: readonly CustomerChangeRow[]): Company => ({
  ...sameOut(row),
  payout_iban: row.payout_iban,
  payout_iban_pending: row.payout_iban_pending,
  changes: changes.map(changeOut),
})

const Invitation = strictObject('CustomerInvitation', {
  state: oneOf(['open', 'accepted', 'expired', 'replaced', 'withdrawn']),
  email: Type.String({ description: 'The address it was mailed to.' }),
  sent_at: Timestamp,
  expires_at: Timestamp,
})

const TeamChange = strictObject('CustomerChange', {
  at: Timestamp,
  kind: oneOf(CHANGE_KINDS),
  by: Type.String(),
  by_team: Type.Boolean({ description: 'false: one of the customer’s people.' }),
  person: nullable(Type.String({ description: 'Whom it is about, where it is about a person.' })),
  was: nullable(Type.String({ description: 'What it was before; only of what the team has changed.' })),
  became: nullable(Type.String({ description: 'What it became; null also where it was emptied.' })),
})

export const TeamCompany = strictObject('CustomerFile', {
  ...{ id: Uuid, organization_id: Uuid, partner_id: Uuid, partner_name: Type.String() },
  ...Same,
  payout_iban: nullable(Type.String({ description: 'Country and last four.' })),
  payout_iban_pending: nullable(Type.String({ description: 'The account that waits to be confirmed, alike.' })),
  payout_iban_entered_at: EnteredAt,
  invitation: nullable(Invitation),
  changes: Type.Array(TeamChange, { description: 'What was changed last.' }),
})

export type TeamView = {
  row: CompanyRow
  changes: readonly CustomerChangeRow[]
  invitation: (InvitationRow & { created_at: Date }) | undefined
}

export const teamCompanyOut = ({ row, changes, invitation }: TeamView): Static<typeof TeamCompany> => ({
  ...{ id: row.id, organization_id: row.organization_id, partner_id: row.partner_id, partner_name: row.partner_name },
  ...sameOut(row),
  payout_iban: row.payout_iban && maskedIban(row.payout_iban),
  payout_iban_pending: row.payout_iban_pending && maskedIban(row.payout_iban_pending),
  invitation: invitation
    ? {
        ...{ state: invitationState(invitation), email: invitation.email },
        sent_at: invitation.created_at.toISOString(),
        expires_at: invitation.expires_at.toISOString(),
      }
    : null,
  changes: changes.map(({ made_at, kind, actor_type, actor_name, person_name, was, became }) => ({
    ...{ at: made_at.toISOString(), kind, by: actor_name, by_team: actor_type === 'operator', person: person_name },
    ...{ was, became },
  })),
})

/** With the time of the account that was looked at, another one that was entered meanwhile is not confirmed. */
export const PayoutDecision = strictObject('PayoutAccountDecision', {
  entered_at: Type.Optional({
    ...Timestamp,
    description: '`payout_iban_entered_at` as it was shown; 409 when another account was entered since.',
  } as typeof Timestamp),
})
