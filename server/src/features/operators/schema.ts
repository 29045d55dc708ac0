import { type Static, Type } from 'typebox'
import { Email, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../kernel/wire.ts'
import type { OperatorRow } from './queries.ts'
import { OPERATOR_ROLES, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './rules.ts'

const NewPassword = Type.String({ minLength: PASSWORD_LENGTH_MIN, maxLength: PASSWORD_LENGTH_MAX })

export const LoginBody = strictObject('Login', {
  email: Type.String({ maxLength: 255 }),
  password: Type.String({ maxLength: PASSWORD_LENGTH_MAX }),
})

export const PasswordBody = strictObject('PasswordChange', {
  current_password: Type.String({ maxLength: PASSWORD_LENGTH_MAX }),
  new_password: NewPassword,
})

export const OperatorCreate = strictObject('OperatorCreate', {
  email: Email,
  name: filledText(255),
  role: oneOf(OPERATOR_ROLES),
  password: NewPassword,
})
export type OperatorCreate = Static<typeof OperatorCreate>

export const OperatorPatch = strictObject('OperatorPatch', {
  name: Type.Optional(filledText(255)),
  role: Type.Optional(oneOf(OPERATOR_ROLES)),
  password: Type.Optional(NewPassword),
  disabled: Type.Optional(Type.Boolean()),
})
export type OperatorPatch = Static<typeof OperatorPatch>

export const OperatorIdentity = strictObject('OperatorIdentity', {
  id: Uuid,
  email: Type.String(),
  name: Type.String(),
  role: oneOf(OPERATOR_ROLES),
})

export const Operator = strictObject('Operator', {
  id: Uuid,
  email: Type.String(),
  name: Type.String(),
  role: oneOf(OPERATOR_ROLES),
  disabled_at: nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export function operatorOut(row: OperatorRow): Static<typeof Operator> {
  const { id, email, name, role } = row
  return {
    ...{ id, email, name, role },
    disabled_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
