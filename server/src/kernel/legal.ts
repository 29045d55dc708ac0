import { type Static, type TProperties, Type } from 'typebox'
import { isDateOnly } from './dates.ts'
import type { Fault } from './errors.ts'
import { DateOnlyText, nullable } from './wire.ts'

/**
 * What the law sets in figures, as dated tables. Each is a file of `server/legal`, which an operator may replace by one of
 * the same name in `DATA_DIR/legal`. Amounts are cents; rates and factors are hundredths of a percent (`_bp`).
 */

const object = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })
const listOf = <P extends TProperties>(properties: P) =>
  Type.Array(object(properties), { minItems: 1, maxItems: 1_000 })
const Words = Type.String({ minLength: 1, maxLength: 500 })
const Cents = Type.Integer({ minimum: 0, maximum: 99_999_999_999 })
const SomeCents = Type.Integer({ minimum: 1, maximum: 99_999_999_999 })
const BasisPoints = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** What every row says: from when it holds, where it was read, and what to know about it. */
const dated = <P extends TProperties>(properties: P) =>
  listOf({ valid_from: DateOnlyText, ...properties, source: Words, note: Type.String({ maxLength: 2_000 }) })

const HALF_YEAR: Fault = {
  code: 'not_allowed',
  message: 'must be a 1 January or 1 July: the rate of that day holds for the half-year',
}

const halfYearProblem = (day: string): Fault | undefined =>
  !isDateOnly(day) || /-(01|07)-01$/.test(day) ? undefined : HALF_YEAR

const BaseRates = dated({
  valid_from: Type.String({ format: 'date', 'x-check': halfYearProblem }),
  rate_bp: Type.Integer({ minimum: -1_000, maximum: 10_000 }),
})

const InterestRules = dated({
  rule: Words,
  adds_base_rate: Type.Boolean(),
  rate_bp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  lump_sum: nullable(object({ cents: SomeCents, rule: Words })),
})
const InterestRulesByDebtor = object({ business: InterestRules, consumer: InterestRules })

/** The limit is inclusive; the last band has none. */
const Bands = listOf({ up_to_cents: nullable(SomeCents), fee_cents: Cents })

const SCALE = {
  base_up_to_cents: SomeCents,
  base_fee_cents: Cents,
  steps: listOf({ up_to_cents: nullable(SomeCents), every_cents: SomeCents, fee_cents: Cents }),
}

/** Two letters of ISO 3166-2:DE. */
const State = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 })
const ZipPrefixes = Type.Array(Type.String({ pattern: '^[0-9]{1,5}$', maxLength: 5 }), { maxItems: 1_000 })

/** The name of a table is the name of its file, with underscores for hyphens. */
export const TABLES = {
  base_rates: object({ AT: BaseRates, DE: BaseRates }),
  interest_rules: object({ AT: InterestRulesByDebtor, DE: InterestRulesByDebtor }),
  reminder_fees_at: object({
    bands: dated({ rule: Words, first: Bands, further: Bands }),
    index: dated({ factor_bp: BasisPoints }),
  }),
  lawyer_fees_de: object({
    scale: dated(SCALE),
    collection: dated({
      rule: Words,
      first_bp: BasisPoints,
      further_bp: BasisPoints,
      small_up_to_cents: Cents,
      small_fee_cents: Cents,
      minimum_fee_cents: Cents,
      expenses_bp: BasisPoints,
      expenses_max_cents: Cents,
    }),
  }),
  court_limits_at: object({
    limits: dated({
      dunning_suit_cents: SomeCents,
      without_lawyer_cents: SomeCents,
      district_court_cents: SomeCents,
    }),
  }),
  court_fees_at: object({
    first_instance: dated({
      rule: Words,
      bands: listOf({ up_to_cents: nullable(SomeCents), fee_cents: Cents, rate_bp: BasisPoints }),
    }),
  }),
  lawyer_fees_at: object({
    dunning_suit: dated({
      rule: Words,
      bands: Bands,
      ...SCALE,
      excess: listOf({ over_cents: SomeCents, rate_ppm: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
      highest_cents: SomeCents,
      flat_rates: listOf({ up_to_cents: nullable(SomeCents), rate_bp: BasisPoints }),
      flat_rate_times: Type.Integer({ minimum: 1, maximum: 4 }),
      filing_cents: Cents,
      vat_bp: BasisPoints,
    }),
  }),
  court_fees_de: object({
    scale: dated({ rule: Words, ...SCALE, dunning_bp: BasisPoints, dunning_minimum_cents: Cents }),
  }),
  dunning_courts_de: object({
    courts: dated({
      rule: Words,
      courts: listOf({
        states: Type.Array(State, { minItems: 1, maxItems: 16 }),
        zip_prefixes: ZipPrefixes,
        name: Words,
        address: Words,
      }),
      abroad: object({ name: Words, address: Words }),
    }),
  }),
  german_states: object({
    states: dated({ rule: Words, states: listOf({ state: State, zip_prefixes: ZipPrefixes }) }),
  }),
}
export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

export type Legal = { readonly [Name in TableName]: Static<(typeof TABLES)[Name]> }
/** Countries whose law is in the tables. */
export type Law = keyof Legal['interest_rules']
