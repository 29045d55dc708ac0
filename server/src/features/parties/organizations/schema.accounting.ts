import { type Static, Type } from 'typebox'
import { about, nullable, oneOf, strictObject, Uuid } from '../../../kernel/wire.ts'
import { type Accounting, BOOKED_AS, type BookedAs, CHARTS } from './rules.accounting.ts'

const AccountNumber = Type.Integer({ minimum: 1, maximum: 99_999_999 })
const OptionalAccount = Type.Optional(nullable(AccountNumber))

export const AccountingBody = strictObject('Accounting', {
  consultant_number: Type.Integer({ minimum: 1001, maximum: 9_999_999, description: "The tax consultant's number." }),
  client_number: Type.Integer({ minimum: 1, maximum: 99_999, description: "Our number at the consultant's." }),
  fiscal_year_start: Type.Optional(
    Type.String({
      pattern: '^(0[1-9]|1[0-2])-01$',
      description: 'MM-DD, the first day of the business year; 01-01 unless said.',
    }),
  ),
  chart: Type.Optional(
    oneOf(CHARTS, { description: 'Which usual accounts count where none is named; skr03 unless said.' }),
  ),
  account_length: Type.Optional(
    Type.Integer({ minimum: 4, maximum: 8, description: 'Digits of a general account; 4 unless said.' }),
  ),
  accounts: Type.Optional(
    strictObject(
      'AccountMap',
      Object.fromEntries(BOOKED_AS.map((name) => [name, OptionalAccount])) as Record<BookedAs, typeof OptionalAccount>,
    ),
  ),
  bank_accounts: Type.Optional(
    Type.Array(strictObject('BankAccountNumber', { bank_account_id: Uuid, account: AccountNumber }), {
      maxItems: 50,
      description: 'Bank accounts that have an account of their own.',
    }),
  ),
  creditors_from: Type.Optional(
    about(
      nullable(Type.Integer({ minimum: 10_000, maximum: 999_999_999 })),
      'Creditors get personal accounts from this one on, in the order of their first export; null: all share one.',
    ),
  ),
})

/** As it is stored: what was left out is what is usual, or null. */
export const accountingOf = (body: Static<typeof AccountingBody>): Accounting => ({
  consultant_number: body.consultant_number,
  client_number: body.client_number,
  fiscal_year_start: body.fiscal_year_start ?? '01-01',
  chart: body.chart ?? 'skr03',
  account_length: body.account_length ?? 4,
  accounts: Object.fromEntries(
    BOOKED_AS.map((name) => [name, body.accounts?.[name] ?? null]),
  ) as Accounting['accounts'],
  bank_accounts: body.bank_accounts ?? [],
  creditors_from: body.creditors_from ?? null,
})

/**
 * Where nobody has entered the accountant's numbers yet: the smallest that DATEV takes, and the chart of the country. The
 * import asks whose books they are, so nothing lands in somebody else's.
 */
export const usualAccounting = (country: string | null): Accounting =>
  accountingOf({
    consultant_number: 1001,
    client_number: 1,
    chart: CHARTS.find((chart) => chart === country?.toLowerCase()) ?? 'skr03',
  })
