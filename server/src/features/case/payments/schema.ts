import { type Static, Type } from 'typebox'
import { ibanProblem } from '../../../kernel/banking.ts'
import { toEuro } from '../../../kernel/money.ts'
import {
  about,
  DateOnlyText,
  Euro,
  Note,
  nullable,
  oneOf,
  strictObject,
  Timestamp,
  Uuid,
} from '../../../kernel/wire.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import type { ListedPayment, PaymentRow } from './queries.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES, RECEIVERS } from './rules.ts'

const REFERENCE = 'The remittance text or another reference of the payment.'
const EXTERNAL = 'Your own id of the payment, or that of your bank.'
const PAID_ON = 'The day on which the debtor paid.'
const VALUED_ON =
  'The day on which the money counts. What it pays off bears interest up to that day, that day included.'
const METHOD = 'How the debtor paid.'

const Text = (maxLength: number, description: string) =>
  Type.Optional(nullable(Type.String({ maxLength, description: `${description} Null where there is none.` })))

export const PaymentCreate = strictObject('PaymentCreate', {
  amount: {
    ...Euro,
    minimum: 0.01,
    description: 'EUR that the debtor paid. More than is owed is recorded too.',
  } as typeof Euro,
  currency: Type.Optional(
    oneOf(['EUR'], { description: 'The currency of the amount; only EUR, which is the default.' }),
  ),
  payment_date: Type.Optional(
    about(DateOnlyText, `${PAID_ON} Not in the future; today in Vienna when it is left out.`),
  ),
  value_date: Type.Optional(about(DateOnlyText, `${VALUED_ON} Not in the future. Default: \`payment_date\`.`)),
  method: Type.Optional(oneOf(PAYMENT_METHODS, { description: `${METHOD} Default \`bank_transfer\`.` })),
  reference: Text(255, REFERENCE),
  external_reference: Text(255, EXTERNAL),
  notes: Text(2000, 'Anything else about the payment, for people.'),
  iban: Type.Optional(
    nullable(
      Type.String({
        maxLength: 50,
        description: 'The account that the money came from. We keep it and never answer it.',
        'x-check': ibanProblem,
      }),
    ),
  ),
})
export type PaymentCreate = Static<typeof PaymentCreate>

export const TeamPaymentCreate = strictObject('TeamPaymentCreate', {
  ...PaymentCreate.properties,
  date_confirmed: Type.Optional(
    Type.Boolean({
      description: 'True for a day more than a year before the first invoice, which is refused as unlikely otherwise.',
    }),
  ),
})
export type TeamPaymentCreate = Static<typeof TeamPaymentCreate>

/** Of the list of the team. */
export const PAYMENT_FILTERS = {
  organization_id: Type.Optional(Uuid),
  partner_id: Type.Optional(Uuid),
  claim_id: Type.Optional(Uuid),
  status: Type.Optional(oneOf(PAYMENT_STATUSES)),
  from: Type.Optional(DateOnlyText),
  to: Type.Optional(DateOnlyText),
}

export const ReversalBody = strictObject('PaymentReversal', { note: Type.Optional(Note) })

const FIELDS = {
  id: about(Uuid, 'Names the payment; we make it.'),
  claim_id: about(Uuid, 'The claim that was paid.'),
  debtor_id: about(Uuid, 'The debtor of the claim.'),
  organization_id: about(Uuid, 'The organisation of the claim.'),
  amount: Type.Number({ description: 'EUR that were paid.' }),
  currency: Type.Literal('EUR', { description: 'The currency of the amount; always EUR.' }),
  payment_method: oneOf(PAYMENT_METHODS, { description: METHOD }),
  payment_date: about(DateOnlyText, PAID_ON),
  value_date: about(DateOnlyText, VALUED_ON),
  reference: about(nullable(Type.String()), `${REFERENCE} Null where there is none.`),
  external_reference: about(nullable(Type.String()), `${EXTERNAL} Null where there is none.`),
  status: oneOf(PAYMENT_STATUSES, {
    description: '`completed`, or `reversed` after a chargeback or a wrong booking; a reversed payment counts nowhere.',
  }),
  received_by: oneOf(RECEIVERS, {
    description: 'Who has the money: us, through our bank account, or the creditor.',
  }),
  notes: about(nullable(Type.String()), 'What was written about the payment; null where nothing was.'),
  created_at: about(Timestamp, 'When the payment was recorded.'),
  updated_by: about(
    nullable(Uuid),
    'The token or the member of our team that recorded or reversed it last; null where a job of ours did.',
  ),
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
