import { type Static, Type } from 'typebox'
import { ibanProblem } from '../../../kernel/banking.ts'
import { toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, Euro, Note, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import type { ListedPayment, PaymentRow } from './queries.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES, RECEIVERS } from './rules.ts'

const Text = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })))

export const PaymentCreate = strictObject('PaymentCreate', {
  amount: { ...Euro, minimum: 0.01 } as typeof Euro,
  currency: Type.Optional(oneOf(['EUR'])),
  payment_date: Type.Optional(DateOnlyText),
  value_date: Type.Optional(DateOnlyText),
  method: Type.Optional(oneOf(PAYMENT_METHODS)),
  reference: Text(255),
  external_reference: Text(255),
  notes: Text(2000),
  iban: Type.Optional(
    nullable(
      Type.String({ maxLength: 50, description: 'Where the money came from; never answered.', 'x-check': ibanProblem }),
    ),
  ),
})
export type PaymentCreate = Static<typeof PaymentCreate>

export const ReversalBody = strictObject('PaymentReversal', { note: Type.Optional(Note) })

const FIELDS = {
  id: Uuid,
  claim_id: Uuid,
  debtor_id: Uuid,
  organization_id: Uuid,
  amount: Type.Number({ description: 'EUR' }),
  currency: Type.Literal('EUR'),
  payment_method: oneOf(PAYMENT_METHODS),
  payment_date: DateOnlyText,
  value_date: DateOnlyText,
  reference: nullable(Type.String()),
  external_reference: nullable(Type.String()),
  status: oneOf(PAYMENT_STATUSES),
  received_by: oneOf(RECEIVERS, {
    description: 'Who has the money: us, through our bank account, or the creditor.',
  }),
  notes: nullable(Type.String()),
  created_at: Timestamp,
  updated_by: nullable(Uuid),
}
export const Payment = strictObject('Payment', FIELDS)

/** What people wrote about a payment is left out while the data of its debtor may only be kept. */
export const withoutWords = <R extends PaymentRow>(row: R): R => ({
  ...row,
  ...{ reference: null, external_reference: null, notes: null },
})

export function paymentOut({ payment_cents, created_at, ...same }: PaymentRow): Static<typeof Payment> {
  return { ...same, amount: toEuro(payment_cents), currency: 'EUR', created_at: created_at.toISOString() }
}

/** For a list over many claims: a payment with facts about its claim. */
export const TeamPayment = strictObject('TeamPayment', {
  ...FIELDS,
  reversed_at: nullable(Timestamp),
  case_reference: Type.String(),
  customer_id: nullable(Uuid),
  customer_name: nullable(Type.String()),
  debtor_name: Type.String(),
})

export const teamPaymentOut = ({
  debtor,
  reversed_at,
  is_withheld,
  ...row
}: ListedPayment): Static<typeof TeamPayment> => ({
  ...row,
  ...paymentOut(is_withheld ? withoutWords(row) : row),
  reversed_at: reversed_at?.toISOString() ?? null,
  debtor_name: debtorName(debtor),
})
