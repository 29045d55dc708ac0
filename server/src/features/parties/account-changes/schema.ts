import { type Static, Type } from 'typebox'
import { about, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { NamedChange } from './queries.ts'
import { ACCOUNT_KINDS, CHANGE_STATUSES } from './rules.ts'

const Name = (description: string) => nullable(Type.String({ description }))

export const AccountChange = strictObject('AccountChange', {
  id: Uuid,
  kind: oneOf(ACCOUNT_KINDS, {
    description: 'letterhead: what letters of the organisation print. bank_account: an account of ours.',
  }),
  account_id: about(Uuid, 'Of a letterhead: its organisation. Else the bank account.'),
  account_name: nullable(Type.String({ description: 'What the bank account is called; null of a letterhead.' })),
  organization_id: Uuid,
  organization_name: Type.String(),
  iban: Type.String({ description: 'The account that is to hold.' }),
  bic: nullable(Type.String()),
  bank_name: nullable(Type.String()),
  old_iban: nullable(Type.String({ description: 'The account until then.' })),
  status: oneOf(CHANGE_STATUSES),
  proposed_by: nullable(Uuid),
  proposed_by_name: Name('Who proposed it.'),
  proposed_at: Timestamp,
  counts_from: {
    ...nullable(Timestamp),
    description: 'When it counts by itself; null: once another administrator has approved it.',
  },
  approved_by_name: Name('Who approved it.'),
  withdrawn_by_name: Name('Who withdrew it.'),
  settled_at: nullable(Timestamp),
})
export type AccountChange = Static<typeof AccountChange>

export function accountChangeOut(row: NamedChange): AccountChange {
  const { approved_by: _, withdrawn_by: __, ...rest } = row
  const { proposer_name, approver_name, withdrawer_name, proposed_at, counts_from, settled_at, ...same } = rest
  return {
    ...same,
    proposed_by_name: proposer_name,
    approved_by_name: approver_name,
    withdrawn_by_name: withdrawer_name,
    proposed_at: proposed_at.toISOString(),
    counts_from: counts_from?.toISOString() ?? null,
    settled_at: settled_at?.toISOString() ?? null,
  }
}
