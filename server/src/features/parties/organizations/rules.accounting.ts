import type { Problem } from '../../../kernel/errors.ts'

/** Charts of accounts that defaults are known for: DATEV's SKR03 and SKR04, and the Austrian one. */
export const CHARTS = ['skr03', 'skr04', 'at'] as const
export type Chart = (typeof CHARTS)[number]

/** What the bookkeeping of client money and of our fees needs an account for. */
export const BOOKED_AS = [
  'bank',
  'suspense',
  'creditor',
  'debtors',
  'fees',
  'in_transit',
  'revenue',
  'revenue_reverse_charge',
  'revenue_without_vat',
  'vat',
  'court_fees',
] as const
export type BookedAs = (typeof BOOKED_AS)[number]

/** How an organisation's accountant books. An account that is null is the usual one of the chart. */
export type Accounting = {
  consultant_number: number
  client_number: number
  /** `MM-DD` */
  fiscal_year_start: string
  chart: Chart
  account_length: number
  accounts: Readonly<Record<BookedAs, number | null>>
  bank_accounts: readonly { bank_account_id: string; account: number }[]
  /** Creditors have personal accounts from this one on; null: all share one account. */
  creditors_from: number | null
}

/** What speaks against account numbers: general ones have as many digits as the chart, personal ones one more. */
export function accountingProblems({ account_length, accounts, bank_accounts, creditors_from }: Accounting): Problem[] {
  const general_max = 10 ** account_length - 1
  const tooLong = (account: number | null, field: string): Problem[] =>
    account === null || account <= general_max
      ? []
      : [{ field, code: 'out_of_range', message: `must have at most ${account_length} digits, as account_length says` }]
  const personal =
    creditors_from === null || (creditors_from > general_max && creditors_from < 10 ** (account_length + 1))
      ? []
      : [
          {
            field: 'accounting.creditors_from',
            code: 'out_of_range' as const,
            message: `must have ${account_length + 1} digits, one more than account_length`,
          },
        ]
  return [
    ...BOOKED_AS.flatMap((name) => tooLong(accounts[name], `accounting.accounts.${name}`)),
    ...bank_accounts.flatMap(({ account }, index) => tooLong(account, `accounting.bank_accounts.${index}.account`)),
    ...personal,
  ]
}
