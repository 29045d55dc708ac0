import type { PlaceName, Places } from './places.ts'

/** Ids and days of the database that is asked. */
export type Sample = {
  readonly places: Places
  /** Of the mixed organisation: a claim from the middle, with what belongs to it. */
  readonly claim_id: string
  readonly customer_id: string
  readonly debtor_id: string
  readonly partner_reference: string
  /** A partner of very many claims, and one without a customer. */
  readonly partner_id: string
  readonly idle_partner_id: string
  readonly operator_id: string
  readonly account_id: string
  readonly case_reference: string
  /** When the oldest claims were made, and the newest one. */
  readonly first_at: Date
  readonly few_until: Date
  readonly last_at: Date
}

/** What is asked for with a filter: its value, or all of the query where one value does not do; and of which organisation. */
export type Asked = {
  readonly query: (sample: Sample) => Readonly<Record<string, string>>
  readonly place: PlaceName
}

/**
 * What a filter is asked for: something that very many rows have, something that a handful has, at the far end of the list,
 * and something that none has. `lacks` says why one of them is not there.
 */
export type Kinds = {
  readonly many?: Asked
  readonly rare?: Asked
  readonly none?: Asked
  readonly lacks?: string
}
export const KINDS = ['many', 'rare', 'none'] as const

export type List = {
  /** The path, where parts of it are named. */
  readonly path?: (sample: Sample) => string
  readonly filters: Readonly<Record<string, Kinds>>
  /** Filters that people use together. */
  readonly together?: Readonly<Record<string, Kinds>>
}

/** Lists by their path in the OpenAPI document. */
export type Lists = Readonly<Record<string, List>>

type Value = string | ((sample: Sample) => string)
const given = (value: Value, sample: Sample): string => (typeof value === 'string' ? value : value(sample))

/** A query of several parameters. */
export const asked = (values: Readonly<Record<string, Value>>, place: PlaceName = 'mixed'): Asked => ({
  place,
  query: (sample) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, given(value, sample)])),
})

type Values = { readonly many?: Value; readonly rare?: Value; readonly none?: Value; readonly lacks?: string }

/** One filter, and what else is always asked with it. */
export const filter = (
  name: string,
  { lacks, ...values }: Values,
  more: Readonly<Record<string, Value>> = {},
): Kinds => ({
  ...Object.fromEntries(Object.entries(values).map(([kind, value]) => [kind, asked({ ...more, [name]: value })])),
  ...(lacks ? { lacks } : {}),
})

/** One value, of which one organisation has very many rows, another one a handful, and a third one none. */
export const inPlaces = (
  values: Readonly<Record<string, Value>>,
  places: { readonly [kind in (typeof KINDS)[number]]?: PlaceName },
  lacks?: string,
): Kinds => ({
  ...Object.fromEntries(Object.entries(places).map(([kind, place]) => [kind, asked(values, place)])),
  ...(lacks ? { lacks } : {}),
})

/** An id that nothing has. */
export const NOBODY = '018f0000-0000-7000-8000-000000000000'

const HOUR_MS = 3_600_000
export const later = (date: Date, hours: number): string => new Date(date.getTime() + hours * HOUR_MS).toISOString()
export const dayOf = (date: Date, days = 0): string => later(date, 24 * days).slice(0, 10)
