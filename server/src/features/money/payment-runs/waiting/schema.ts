import { type Static, Type } from 'typebox'
import { maskedIban } from '../../../../kernel/banking.ts'
import { toEuro } from '../../../../kernel/money.ts'
import { about, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../../kernel/wire.ts'
import { OrderKind } from '../schema.ts'
import type { Waiting } from './queries.ts'
import { WAITING_REASONS } from './rules.ts'

export const PaymentOrder = strictObject('PaymentOrder', {
  id: about(nullable(Uuid), 'Null of our fees: the run that takes them makes the order.'),
  organization_id: Uuid,
  organization_name: Type.String(),
  kind: OrderKind,
  amount: Type.Number({ description: 'EUR' }),
  payee_name: about(Type.String(), 'As of now; empty where a bank did not name the payer.'),
  payee_iban: about(nullable(Type.String()), 'Country and last four for agents; whole for administrators.'),
  text: about(nullable(Type.String()), 'What the payee reads.'),
  source_id: about(nullable(Uuid), 'The settlement, the bank entry or the payout that it pays.'),
  customer_id: nullable(Uuid),
  partner_id: nullable(Uuid),
  since: nullable(Timestamp),
  accounts: Type.Array(strictObject('PaymentOrderAccount', { id: Uuid, name: Type.String() }), {
    description: 'The accounts from which a run made now would pay it.',
  }),
  reason: {
    ...nullable(oneOf(WAITING_REASONS)),
    description:
      'Why none would: as in `left_out` of a run, and `not_confirmed`: the account that the creditor entered is not confirmed; ' +
      '`no_account`: the organisation has no bank account of the kind that pays it.',
  },
  returned_run_id: about(nullable(Uuid), 'The run whose transfer came back, if one did.'),
  returned_item_id: nullable(Uuid),
})

export const paymentOrderOut = (waiting: Waiting, is_admin: boolean): Static<typeof PaymentOrder> => ({
  id: waiting.id,
  organization_id: waiting.organization_id,
  organization_name: waiting.organization_name,
  kind: waiting.kind,
  amount: toEuro(waiting.amount_cents),
  payee_name: waiting.payee_name,
  payee_iban: waiting.payee_iban && (is_admin ? waiting.payee_iban : maskedIban(waiting.payee_iban)),
  text: waiting.text,
  source_id: waiting.source_id,
  customer_id: waiting.customer_id,
  partner_id: waiting.partner_id,
  since: waiting.since?.toISOString() ?? null,
  accounts: waiting.accounts.map(({ id, name }) => ({ id, name })),
  reason: waiting.reason,
  returned_run_id: waiting.returned_run_id,
  returned_item_id: waiting.returned_item_id,
})
