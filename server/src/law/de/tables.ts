import { Type } from 'typebox'
import { BasisPoints, Cents, dated, listOf, object, SCALE, Words } from '../table-schema.ts'

/** Two letters of ISO 3166-2:DE. */
const State = Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 })
const ZipPrefixes = Type.Array(Type.String({ pattern: '^[0-9]{1,5}$', maxLength: 5 }), { maxItems: 1_000 })

export const LETTER_TABLES = {
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
}

export const COURT_TABLES = {
  /** The highest amount of a local court, inclusive. */
  court_limits_de: object({ limits: dated({ local_court_cents: Cents }) }),
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
