import type { Schemas } from '../../../../shared/api/operator.ts'

type Stored = NonNullable<Schemas['Organization']['accounting']>

export const CHARTS = ['skr03', 'skr04', 'at'] as const satisfies readonly NonNullable<Stored['chart']>[]

export const BOOKED_AS = [
  ...(['bank', 'suspense', 'creditor', 'debtors', 'fees', 'in_transit', 'court_fees', 'revenue'] as const),
  ...(['revenue_reverse_charge', 'revenue_without_vat', 'vat'] as const),
] as const satisfies readonly (keyof Schemas['AccountMap'])[]
export type BookedAs = (typeof BOOKED_AS)[number]

/** A field that is empty: what is usual. */
type Typed = number | ''

export type AccountingValues = {
  consultant_number: Typed
  client_number: Typed
  fiscal_year_start: string
  chart: (typeof CHARTS)[number]
  account_length: Typed
  creditors_from: Typed
  accounts: Record<BookedAs, Typed>
  bank_accounts: NonNullable<Stored['bank_accounts']>
}

const USUAL_LENGTH = 4

export const accountingValues = (stored: Stored | null): AccountingValues => ({
  consultant_number: stored?.consultant_number ?? '',
  client_number: stored?.client_number ?? '',
  fiscal_year_start: stored?.fiscal_year_start ?? '01-01',
  chart: stored?.chart ?? 'skr03',
  account_length: stored?.account_length ?? USUAL_LENGTH,
  creditors_from: stored?.creditors_from ?? '',
  accounts: Object.fromEntries(BOOKED_AS.map((name) => [name, stored?.accounts?.[name] ?? ''])) as Record<
    BookedAs,
    Typed
  >,
  bank_accounts: stored?.bank_accounts ?? [],
})

const given = (typed: Typed): number | null => (typed === '' ? null : typed)

/** As the API takes it. Accounts of single bank accounts are not edited here, and stay. */
export const accountingOf = ({ accounts, ...values }: AccountingValues): Stored => ({
  // The form does not send itself while one of these two is empty.
  consultant_number: Number(values.consultant_number),
  client_number: Number(values.client_number),
  fiscal_year_start: values.fiscal_year_start,
  chart: values.chart,
  account_length: given(values.account_length) ?? USUAL_LENGTH,
  creditors_from: given(values.creditors_from),
  accounts: Object.fromEntries(BOOKED_AS.map((name) => [name, given(accounts[name])])),
  bank_accounts: values.bank_accounts,
})
