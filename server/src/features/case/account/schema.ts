import { type Static, Type } from 'typebox'
import { cents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, Euro, nullable, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import { LAW_CODES } from '../../../law/codes.ts'
import { WARNING_CODES, warningOut } from '../../../law/table-warnings.ts'
import { TABLE_NAMES } from '../../../law/tables.ts'
import { type Applied, type Balance as Computed, type IfPaid, type LedgerLine, LINE_KINDS } from './rules/facts.ts'

export const BalanceQuery = Type.Object(
  {
    as_of: Type.Optional(
      about(
        DateOnlyText,
        'YYYY-MM-DD, that day included; today in Vienna when it is left out. At most ten years ahead.',
      ),
    ),
  },
  { additionalProperties: false },
)

const Amount = (description: string) => Type.Number({ description })

const LineApplied = strictObject('BalanceApplied', {
  costs: Amount('EUR of the payment that went to costs.'),
  interest: Amount('EUR of the payment that went to interest.'),
  principal: Amount('EUR of the payment that went to the invoices.'),
  credit: Amount('EUR of the payment for which nothing was open.'),
})
const Period = strictObject('BalancePeriod', {
  from: about(DateOnlyText, 'The first day that is counted.'),
  to: about(DateOnlyText, 'The last day that is counted.'),
})

export const BalanceLine = strictObject('BalanceLine', {
  kind: oneOf(LINE_KINDS, {
    description:
      'What the line is: an invoice (`principal`), what was taken off it (`credit_note`), interest, costs (`lump_sum`, the two fees of letters, court and lawyer), a `payment`, what was waived (`waiver`) or is no longer pursued by us (`not_pursued`), a `correction`, or what counts in no total.',
  }),
  amount: Type.Number({
    description: 'EUR; what lowers the debt is negative. Lines of kind not_due and time_barred are in no total.',
  }),
  invoice_id: about(nullable(Uuid), 'The invoice that the line is about; null where it is about none.'),
  payment_id: about(nullable(Uuid), 'The payment, on lines of kind `payment`; null on others.'),
  charge_id: about(
    nullable(Uuid),
    'The entry of the account that the line shows. Null on invoices and payments, on interest that runs on, and on what was only reckoned.',
  ),
  date: about(
    nullable(DateOnlyText),
    'The day of the line: of an invoice the issue date, else the due date; of a payment the value date; of interest the last day that is counted; of what is not due the due date; of what is barred the first barred day. Null for an invoice without a date.',
  ),
  period: Type.Union([Period, Type.Null()], {
    description: 'The days for which interest is counted; null on other lines.',
  }),
  base_amount: about(
    nullable(Type.Number()),
    'EUR on which interest runs; null on other lines and on interest that was fixed.',
  ),
  rate: about(
    nullable(Type.Number()),
    'Interest in percent a year; null on other lines and on interest that was fixed.',
  ),
  days: about(nullable(Type.Integer()), 'How many days of interest are counted; null on other lines.'),
  rule: Type.String({
    description: 'The provision that the line rests on, such as § 456 UGB; empty where there is none.',
  }),
  formula: Type.String({ description: 'How the amount was computed, to be followed with a pocket calculator.' }),
  counts_although_barred: Type.Boolean({
    description:
      'True for an invoice that is time-barred and counts because the team has lifted that; no court is asked for it.',
  }),
  claimed_in_court: Type.Boolean({ description: 'True for costs of the court step that no title has awarded yet.' }),
  applied: Type.Union([LineApplied, Type.Null()], {
    description: 'On lines of kind `payment`: what the law used the money for. Null on others.',
  }),
})

export const TableWarning = strictObject('TableWarning', {
  code: oneOf(WARNING_CODES, {
    description:
      '`table_unconfirmed`: nobody has confirmed the figures of this row. `rate_may_have_changed`: on the day of the ' +
      'amounts another figure was to be expected, and the table has none yet.',
  }),
  table: oneOf(TABLE_NAMES, { description: 'The table of the law that the row belongs to.' }),
  valid_from: about(DateOnlyText, 'The day from which the row is valid.'),
  message: Type.String({ description: 'The warning as a sentence, in English.' }),
})

export const TableWarnings = Type.Array(TableWarning, {
  description:
    'What to doubt about the figures of the law that were used; empty if they are all confirmed and current.',
})

export const Balance = strictObject('Balance', {
  claim_id: about(Uuid, 'The claim that was asked about.'),
  as_of: about(DateOnlyText, 'The day up to which everything is counted, that day included.'),
  currency: Type.Literal('EUR', { description: 'The currency of all amounts; always EUR.' }),
  law: {
    ...nullable(oneOf(LAW_CODES)),
    description:
      'The country whose law was used; null where we know the law of neither party’s country. Then nothing bears interest.',
  },
  lines: Type.Array(BalanceLine, { description: 'Everything that was counted, in the order of the account.' }),
  totals: about(
    strictObject('BalanceTotals', {
      principal: Amount('EUR of the invoices that are still open.'),
      interest: Amount('EUR of interest that is still open.'),
      costs: Amount('EUR of costs that are still open.'),
      total: Amount('EUR that settle the claim on this day: principal, interest and costs.'),
      credit: Amount('EUR that were paid beyond what is open.'),
    }),
    'What is still owed on this day.',
  ),
  interest_per_day: about(
    strictObject('BalanceInterestPerDay', {
      exact: Type.String({ description: 'EUR with six decimals, as text, so that nothing is lost.' }),
      amount: Amount('The same, rounded to cents.'),
    }),
    'By how much the debt grows with each day that follows.',
  ),
  legal_basis: Type.Array(
    strictObject('LegalBasis', {
      rule: Type.String({ description: 'The table of the law that the figure comes from.' }),
      valid_from: about(DateOnlyText, 'The day from which that row of the table holds.'),
      source: Type.String({ description: 'Where the row was published.' }),
    }),
    { description: 'The rows of the law’s tables that were used.' },
  ),
  warnings: TableWarnings,
})

export const TeamBalanceQuery = Type.Object(
  {
    ...BalanceQuery.properties,
    payment: Type.Optional({
      ...Euro,
      minimum: 0.01,
      description: 'EUR of a payment with the value date `as_of`, of which `if_paid` then tells what it would do.',
    } as typeof Euro),
  },
  { additionalProperties: false },
)

const Waived = strictObject('IfPaidWaived', {
  principal: Amount('EUR of the invoices.'),
  interest: Amount('EUR of interest.'),
  costs: Amount('EUR of costs.'),
  total: Amount('EUR of all of it.'),
})

const IfPaidOut = strictObject('IfPaid', {
  closes: Type.Boolean({ description: 'Whether the claim closes by the payment.' }),
  stays_closed: Type.Boolean({
    description: 'True for a claim that is closed already: it takes the money and stays so.',
  }),
  remains: Amount('EUR that are open after it, with interest and costs of today.'),
  surplus: Amount('EUR of the payment that exceed the whole debt.'),
  is_date_unlikely: Type.Boolean({
    description: 'Whether the day lies so long before the first invoice that the team is asked to confirm it.',
  }),
  waived: about(Waived, 'What is still open by the allocation of the law and is waived, as the claim closes as paid.'),
})

export const TeamBalance = strictObject('TeamBalance', {
  ...Balance.properties,
  if_paid: Type.Union([IfPaidOut, Type.Null()], {
    description: 'What the payment that was asked about would do, were it booked now; null where none was asked about.',
  }),
})

export const ifPaidOut = ({ remains_cents, surplus_cents, waived, ...same }: IfPaid): Static<typeof IfPaidOut> => ({
  ...same,
  remains: euro(remains_cents),
  surplus: euro(surplus_cents),
  waived: {
    principal: euro(waived.principal),
    interest: euro(waived.interest),
    costs: euro(waived.costs),
    total: euro(waived.principal + waived.interest + waived.costs),
  },
})

const euro = (amount_cents: number): number => toEuro(cents(amount_cents))
const euroOrNull = (amount_cents: number | null): number | null => (amount_cents === null ? null : euro(amount_cents))

const appliedOut = ({ costs_cents, interest_cents, principal_cents, credit_cents }: Applied) => ({
  costs: euro(costs_cents),
  interest: euro(interest_cents),
  principal: euro(principal_cents),
  credit: euro(credit_cents),
})

const lineOut = (line: LedgerLine): Static<typeof BalanceLine> => {
  const { amount_cents, base_cents, rate_bp, applied, is_claimed_in_court: claimed_in_court, ...same } = line
  return {
    ...same,
    claimed_in_court,
    amount: euro(amount_cents),
    base_amount: euroOrNull(base_cents),
    rate: euroOrNull(rate_bp),
    applied: applied && appliedOut(applied),
  }
}

export function balanceOut(claim_id: string, balance: Computed): Static<typeof Balance> {
  const { as_of, currency, law, interest_per_day } = balance
  return {
    claim_id,
    as_of,
    currency,
    law,
    lines: balance.lines.map(lineOut),
    totals: {
      principal: euro(balance.principal_open_cents),
      interest: euro(balance.interest_open_cents),
      costs: euro(balance.costs_open_cents),
      total: euro(balance.total_open_cents),
      credit: euro(balance.credit_cents),
    },
    interest_per_day: { exact: interest_per_day.exact, amount: euro(interest_per_day.cents) },
    legal_basis: balance.tables.map(({ name, valid_from, source }) => ({ rule: name, valid_from, source })),
    warnings: balance.warnings.map(warningOut),
  }
}
