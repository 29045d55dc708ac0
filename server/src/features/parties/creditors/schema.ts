import { type Static, Type } from 'typebox'
import { Code } from '../../../audiences/second-factor/schema.ts'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { filledText, nullable, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../platform/login/words.ts'
import type { InvitationRow } from '../customers/index.ts'
import type { CustomerOfPerson } from './queries.ts'

const GivenPassword = Type.String({ maxLength: PASSWORD_LENGTH_MAX })
const NewPassword = Type.String({ minLength: PASSWORD_LENGTH_MIN, maxLength: PASSWORD_LENGTH_MAX })
const GivenEmail = Type.String({ maxLength: 255 })

export const TokenPath = Type.Object({ token: Type.String({ maxLength: 100, description: 'From the mailed link.' }) })

export const LoginBody = strictObject('Login', {
  email: GivenEmail,
  password: GivenPassword,
  code: Type.Optional(Code),
})
export const PasswordBody = strictObject('PasswordChange', {
  current_password: GivenPassword,
  new_password: NewPassword,
})
export const ChoiceBody = strictObject('CustomerChoice', { customer_id: Uuid })
export const ResetBody = strictObject('PasswordReset', { email: GivenEmail })
export const NewPasswordBody = strictObject('NewPassword', { password: NewPassword })

export const AcceptBody = strictObject('InvitationAcceptance', {
  password: Type.String({
    minLength: PASSWORD_LENGTH_MIN,
    maxLength: PASSWORD_LENGTH_MAX,
    description: 'A new one; where the address has an account (`has_account`), the password of that account.',
  }),
  code: Type.Optional({ ...Code, description: 'Of the second factor of that account, if it has one.' } as typeof Code),
  name: Type.Optional(filledText(255, 'Of the person; ignored where the address has an account.')),
})
export type AcceptBody = Static<typeof AcceptBody>

const CustomerName = strictObject('CustomerName', { id: Uuid, name: Type.String() })

export const CreditorIdentity = strictObject('CreditorIdentity', {
  id: Uuid,
  email: Type.String(),
  name: nullable(Type.String()),
  customer: Type.Object({ id: Uuid, name: Type.String() }, { description: 'For whom the session is.' }),
  customers: Type.Array(CustomerName, { description: 'Every customer that the person belongs to.' }),
})

export const identityOut = (
  { id, email, name, customer_id, customer_name }: CreditorPerson,
  customers: readonly CustomerOfPerson[],
): Static<typeof CreditorIdentity> => ({
  id,
  email,
  name,
  customer: { id: customer_id, name: customer_name },
  customers: customers.map((customer) => ({ id: customer.id, name: customer.name })),
})

export const Invitation = strictObject('Invitation', {
  customer_name: Type.String(),
  partner_name: Type.String({ description: 'Who brought the customer in.' }),
  invited_by: nullable(Type.String({ description: 'The colleague who invites; null for the first invitation.' })),
  email: Type.String({ description: 'Who is invited.' }),
  has_account: Type.Boolean({ description: 'Whether this address has a password already.' }),
  expires_at: Timestamp,
})

export const invitationOut = (
  { customer, email, expires_at, colleague }: InvitationRow,
  has_account: boolean,
): Static<typeof Invitation> => ({
  customer_name: customer.name,
  partner_name: customer.partner_name,
  invited_by: colleague?.inviter_name ?? null,
  email,
  has_account,
  expires_at: expires_at.toISOString(),
})
