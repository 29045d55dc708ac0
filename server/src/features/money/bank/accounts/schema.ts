import { type Static, type TString, Type } from 'typebox'
import { bicProblem, ibanProblem } from '../../../../kernel/banking.ts'
import { toEuro } from '../../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  filledText,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../../kernel/wire.ts'
import { AccountChange, accountChangeOut, type NamedChange } from '../../../parties/account-changes/index.ts'
import type { BankAccountRow, Closing, ListedAccount } from './queries.ts'
import { ACCOUNT_KINDS } from './rules.ts'

const Iban = Type.String({ maxLength: 50, description: 'IBAN, with or without spaces', 'x-check': ibanProblem })
const Bic = nullable(Type.String({ maxLength: 20, description: 'BIC of 8 or 11 characters', 'x-check': bicProblem }))
const Name = filledText(255, 'What the team calls the account.')
const Kind = oneOf(ACCOUNT_KINDS, {
  description: 'client_money: money of creditors and payers, kept in the ledger. own: our own money.',
})

export const BankAccountCreate = strictObject('BankAccountCreate', {
  organization_id: Uuid,
  name: Name,
  iban: Iban,
  bic: Type.Optional(Bic),
  kind: Kind,
})
export type BankAccountCreate = Static<typeof BankAccountCreate>

export const BankAccountPatch = strictObject('BankAccountPatch', {
  name: Type.Optional(Name),
  iban: Type.Optional(Iban),
  bic: Type.Optional(Bic),
})
export type BankAccountPatch = Static<typeof BankAccountPatch>

export const BankAccount = strictObject('BankAccount', {
  id: Uuid,
  organization_id: Uuid,
  organization_name: Type.String(),
  name: Type.String(),
  iban: Type.String(),
  bic: nullable(Type.String()),
  kind: Kind,
  iban_pending: about(nullable(Type.String()), 'The IBAN that is to hold instead, once its change counts.'),
  account_change: {
    ...nullable(AccountChange),
    description: 'The change of IBAN or BIC that waits: who proposed it, and when it counts.',
  },
  balance: about(nullable(Type.Number()), 'EUR that the last statement closed with; null before the first one.'),
  balance_on: about(nullable(DateOnlyText), 'The day of that balance.'),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export const BankAccountClosing = strictObject('BankAccountClosing', {
  note: { ...filledText(2000), description: 'Why it was a mistake; kept with the closed account.' } as TString,
})

export const ClosedBankAccount = strictObject('ClosedBankAccount', {
  id: Uuid,
  organization_id: Uuid,
  name: Type.String(),
  iban: Type.String(),
  kind: Kind,
  closed_at: Timestamp,
})

export const closedAccountOut = (row: BankAccountRow & Closing): Static<typeof ClosedBankAccount> => {
  const { id, organization_id, name, iban, kind, closed_at } = row
  return { id, organization_id, name, iban, kind, closed_at: closed_at.toISOString() }
}

export const bankAccountOut = (
  { balance_cents, created_at, updated_at, ...same }: ListedAccount,
  pending: NamedChange | undefined,
): Static<typeof BankAccount> => ({
  ...same,
  balance: balance_cents === null ? null : toEuro(balance_cents),
  iban_pending: pending?.iban ?? null,
  account_change: pending ? accountChangeOut(pending) : null,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})
