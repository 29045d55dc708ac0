import { Type } from 'typebox'
import { nullable } from '../../kernel/wire.ts'
import { Bands, BasisPoints, Cents, dated, listOf, object, SCALE, SomeCents, Words } from '../table-schema.ts'

export const LETTER_TABLES = {
  reminder_fees_at: object({
    bands: dated({ rule: Words, first: Bands, further: Bands }),
    index: dated({ factor_bp: BasisPoints }),
  }),
}

export const COURT_TABLES = {
  court_limits_at: object({
    limits: dated({
      dunning_suit_cents: SomeCents,
      without_lawyer_cents: SomeCents,
      district_court_cents: SomeCents,
    }),
  }),
  /** Where the postal code, or it and the municipality, tell the courts of a place. */
  district_courts_at: object({
    courts: dated({
      rule: Words,
      courts: listOf({
        district_court: Words,
        /** Null if no source names it. */
        regional_court: nullable(Words),
        source: Type.Optional(Words),
        zip_prefixes: Type.Array(Type.String({ pattern: '^[0-9]{1,4}$', maxLength: 4 }), {
          minItems: 1,
          maxItems: 1_000,
        }),
        /** Postal codes that lie in the districts of several courts, with the municipalities in this one. */
        shared: Type.Optional(
          listOf({
            zip: Type.String({ pattern: '^[0-9]{4}$', maxLength: 4 }),
            places: Type.Array(Words, { minItems: 1, maxItems: 100 }),
          }),
        ),
      }),
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
}
