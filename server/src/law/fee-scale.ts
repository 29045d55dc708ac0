/**
 * How fee laws derive a fee from a value: a base fee, plus an amount for every step begun. The steps grow with the
 * value (§ 13 RVG, § 34 GKG). The last one has no upper limit.
 */
export type FeeScale = {
  readonly base_up_to_cents: number
  readonly base_fee_cents: number
  readonly steps: readonly { up_to_cents: number | null; every_cents: number; fee_cents: number }[]
}

export function scaledFeeCents(scale: FeeScale, value_cents: number): number {
  let [reached, fee] = [scale.base_up_to_cents, scale.base_fee_cents]
  for (const { up_to_cents, every_cents, fee_cents } of scale.steps) {
    if (value_cents <= reached) break
    const end = Math.min(value_cents, up_to_cents ?? value_cents)
    fee += Math.ceil((end - reached) / every_cents) * fee_cents
    reached = end
  }
  return fee
}

/** The first band that the value does not exceed. Limits are inclusive; the last band has none. */
export const bandOf = <B extends { up_to_cents: number | null }>(bands: readonly B[], value_cents: number): B =>
  bands.find(({ up_to_cents }) => up_to_cents === null || value_cents <= up_to_cents) as B
