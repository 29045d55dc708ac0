import type { Schemas } from '../../../shared/api/operator.ts'

export type Member = Schemas['Operator']
export type MemberAction = Member['allowed_actions'][number]['action']
export type Role = Member['role']

/** A password that the server generated and shows once. */
export type NewPassword = { readonly name: string; readonly password: string }

export const passwordOf = (made: Schemas['OperatorWithPassword'] | undefined): NewPassword | null =>
  made?.initial_password ? { name: made.name, password: made.initial_password } : null
