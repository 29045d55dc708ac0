import { type Static, Type } from 'typebox'
import { cents, toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, nullable, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import { LAW_CODES } from '../../../law/codes.ts'
import { WARNING_CODES, warningOut } from '../../../law/table-warnings.ts'
import { TABLE_NAMES } from '../../../law/tables.ts'
import { type Applied, type Balance as Computed, type LedgerLine, LINE_KINDS } from './rules/facts.ts'

export const BalanceQuery = Type.Object(
  {
    as_of: Type.Optional({
      ...DateOnlyText,
      description: 'YYYY-MM-DD, that day included; today in Vienna when it is left out. At most ten years ahead.',
    } as typeof DateOnlyText),
  },
  { additionalProperties: false },
)

const Amount = Type.Number({ description: 'EUR' })
const Count = Type.Integer()

const LineApplied = strictObject('BalanceApplied', {
  costs: Amount,
  interest: Amount,
  principal: Amount,
  credit: Amount,
})
const Period = strictObject('BalancePeriod', { from: DateOnlyText, to: DateOnlyText })

export const BalanceLine = strictObject('BalanceLine', {
  kind: oneOf(LINE_KINDS),
  amount: Type.Number({
    description: 'EUR; what lowers the debt is negative. Lines of kind not_due and time_barred are in no total.',
  }),
  invoice_id: nullable(Uuid),
  payment_id: nullable(Uuid),
  charge_id: nullable(Uuid),
  date: nullable(DateOnlyText),
  period: Type.Union([Period, Type.Null()]),
  base_amount: nullable(Amount),
  rate: nullable(Type.Number({ description: 'Percent a year' })),
  days: nullable(Count),
  rule: Type.String(),
  formula: Type.String(),
  counts_although_barred: Type.Boolean({
    description:
      'true for an invoice that is time-barred and counts because the team has lifted that; no court is asked for it',
  }),
  claimed_in_court: Type.Boolean({ description: 'true for costs of the court step that no title has awarded yet' }),
  applied: Type.Union([LineApplied, Type.Null()]),
})

export const TableWarning = strictObject('TableWarning', {
  code: oneOf(WARNING_CODES, {
    description:
      'table_unconfirmed: nobody has confirmed the figures of this row. rate_may_have_changed: on the day of the ' +
      'amounts another figure was to be expected, and the table has none yet.',
  }),
  table: oneOf(TABLE_NAMES, { description: 'The table of the law that the row belongs to.' }),
  valid_from: { ...DateOnlyText, description: 'The day from which the row is valid.' } as typeof DateOnlyText,
  message: Type.String({ description: 'The warning as a sentence, in English.' }),
})

export const TableWarnings = Type.Array(TableWarning, {
  description:
    'What to doubt about the figures of the law that were used; empty if they are all confirmed and current.',
})

export const Balance = strictObject('Balance', {
  claim_id: Uuid,
  as_of: DateOnlyText,
  currency: Type.Literal('EUR'),
  law: {
    ...nullable(oneOf(LAW_CODES)),
    description: 'The country whose law was used; null where we know neither the debtor’s nor the creditor’s.',
  },
  lines: Type.Array(BalanceLine),
  totals: strictObject('BalanceTotals', {
    principal: Amount,
    interest: Amount,
    costs: Amount,
    total: Amount,
    credit: Type.Number({ description: 'EUR that were paid beyond what is open' }),
  }),
  interest_per_day: strictObject('BalanceInterestPerDay', {
    exact: Type.String({ description: 'EUR, six decimals' }),
    amount: Amount,
  }),
  legal_basis: Type.Array(
    strictObject('LegalBasis', { rule: Type.String(), valid_from: DateOnlyText, source: Type.String() }),
  ),
  warnings: TableWarnings,
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
