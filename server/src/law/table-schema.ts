import { type TProperties, Type } from 'typebox'
import { DateOnlyText, nullable } from '../kernel/wire.ts'

/** Building blocks of the legal tables. Amounts are cents; rates and factors are hundredths of a percent (`_bp`). */

export const object = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })
export const listOf = <P extends TProperties>(properties: P) =>
  Type.Array(object(properties), { minItems: 1, maxItems: 1_000 })
export const Words = Type.String({ minLength: 1, maxLength: 500 })
export const Cents = Type.Integer({ minimum: 0, maximum: 99_999_999_999 })
export const SomeCents = Type.Integer({ minimum: 1, maximum: 99_999_999_999 })
export const BasisPoints = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/**
 * Every row says when it takes effect, whether somebody has checked its figures, when to expect other ones, and where it
 * was read. `source` is shown to creditors; `note` is for the team only. A row without `confirmed` counts as confirmed
 * by the person who put it there.
 */
export const dated = <P extends TProperties>(properties: P) =>
  listOf({
    valid_from: DateOnlyText,
    ...properties,
    confirmed: Type.Optional(Type.Boolean()),
    next_change: Type.Optional(nullable(DateOnlyText)),
    source: Words,
    note: Type.String({ maxLength: 2_000 }),
  })

/** The limit is inclusive; the last band has none. */
export const Bands = listOf({ up_to_cents: nullable(SomeCents), fee_cents: Cents })

/** The columns of a `FeeScale`. */
export const SCALE = {
  base_up_to_cents: SomeCents,
  base_fee_cents: Cents,
  steps: listOf({ up_to_cents: nullable(SomeCents), every_cents: SomeCents, fee_cents: Cents }),
}
