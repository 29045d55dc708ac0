import { type Static, Type } from 'typebox'
import { toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { CreditorCourtFeeInvoice, creditorInvoiceOut } from '../../process/court-fees/index.ts'
import type { LineRow, Money, MonthRow } from './queries.ts'
import { LINE_KINDS, YEAR_MAX, YEAR_MIN } from './rules.ts'

const SignedEuro = (description: string) => Type.Number({ description: `EUR. ${description}` })

export const MoneyQuery = Type.Object(
  {
    year: Type.Optional(
      Type.Integer({ minimum: YEAR_MIN, maximum: YEAR_MAX, description: 'In Vienna; the running one when left out.' }),
    ),
    ...PageQuery,
  },
  { additionalProperties: false },
)

const MoneyMonth = strictObject('MoneyMonth', {
  month: Type.String({ description: 'YYYY-MM, a calendar month in Vienna' }),
  collected: SignedEuro('Payments less reversals.'),
  fees: SignedEuro('What we earned, without VAT.'),
})

const MoneyLine = strictObject('MoneyLine', {
  id: { ...Uuid, description: 'Of the payment or the fee; a reversal has the id of its payment.' } as typeof Uuid,
  kind: oneOf(LINE_KINDS, {
    description:
      '`payment`: recorded on a case; `reversal`: one was taken back; `success_fee`, `filing_fee`, ' +
      '`collection_cost_fee`: what we earned, the last as letter fees that the debtor has paid',
  }),
  claim_id: Uuid,
  case_reference: Type.String(),
  debtor_name: Type.String(),
  date: {
    ...DateOnlyText,
    description: 'Of the payment; of a reversal or a fee the day of its booking.',
  } as typeof DateOnlyText,
  amount: SignedEuro('Negative for a reversal, and for a fee that was taken back.'),
})

export const CreditorMoney = strictObject('CreditorMoney', {
  year: Type.Integer(),
  years: Type.Array(Type.Integer(), { description: 'The years to choose from, newest first.' }),
  collected: SignedEuro('Payments of the year less reversals.'),
  fees: SignedEuro('What we earned in the year, without VAT.'),
  months: Type.Array(MoneyMonth, { description: 'Those in which something happened, newest first.' }),
  lines: Type.Array(MoneyLine, { description: 'A page of the year, newest first.' }),
  total: Type.Integer({ description: 'Lines of the year.' }),
  page: Type.Integer(),
  limit: Type.Integer(),
  open_invoices: strictObject('OpenCourtFeeInvoices', {
    total: Type.Integer(),
    invoices: Type.Array(CreditorCourtFeeInvoice, { description: 'The newest of them.' }),
  }),
})

const monthOut = ({ month, collected_cents, fee_cents }: MonthRow): Static<typeof MoneyMonth> => ({
  month,
  collected: toEuro(collected_cents),
  fees: toEuro(fee_cents),
})

const lineOut = ({ day, collected_cents, fee_cents, ...same }: LineRow): Static<typeof MoneyLine> => ({
  ...same,
  date: day,
  amount: toEuro(collected_cents) + toEuro(fee_cents),
})

export const moneyOut = (money: Money): Static<typeof CreditorMoney> => ({
  year: money.year,
  years: money.years,
  collected: toEuro(money.collected_cents),
  fees: toEuro(money.fee_cents),
  months: money.months.map(monthOut),
  lines: money.lines.map(lineOut),
  total: money.total,
  ...money.page,
  open_invoices: { total: money.open_invoices.total, invoices: money.open_invoices.rows.map(creditorInvoiceOut) },
})
