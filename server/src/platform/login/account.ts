import { type Statement, sql } from '../db/db.ts'

/** Who logs in with a password: somebody of the team, or one of a customer's people. */
export type LoginAudience = 'operator' | 'creditor'

export type LoginAccount = { readonly audience: LoginAudience; readonly id: string }

/** The rows of an account, in every table of second factors. */
export const isOf = ({ audience, id }: LoginAccount): Statement =>
  audience === 'operator' ? sql`operator_id = ${id}` : sql`person_id = ${id}`

/** The values of `operator_id` and `person_id`, in this order. */
export const ownerOf = ({ audience, id }: LoginAccount): Statement =>
  audience === 'operator' ? sql`${id}::uuid, null::uuid` : sql`null::uuid, ${id}::uuid`

/** How the audit log names an account. */
export const subjectOf = ({ audience, id }: LoginAccount) => ({
  kind: audience === 'operator' ? 'operator' : 'creditor_person',
  id,
})
