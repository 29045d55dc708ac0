import { type FeeVat, vatCents } from '../../../../law/vat.ts'
import type { Line, VatGroup } from './settlement.ts'

const keyOf = ({ treatment, reason, rate_bp }: FeeVat): string => `${treatment} ${reason} ${rate_bp}`
export const isTaxedAlike = (one: FeeVat, other: FeeVat): boolean => keyOf(one) === keyOf(other)

/**
 * A fee is taxed as on its day, and one that is taken back as it was charged, by an earlier invoice or among the same fees.
 * The fees come in the order of their days, with what an earlier invoice said of them.
 */
export function taxed<F extends Line>(fees: readonly F[], vatOn: (day: string) => FeeVat): (F & { vat: FeeVat })[] {
  const known = new Map<string, FeeVat>()
  return fees.map((fee) => {
    const vat = fee.vat ?? known.get(fee.reverses ?? '') ?? vatOn(fee.date)
    known.set(fee.source_id, vat)
    return { ...fee, vat }
  })
}

/** In the order in which they come first. VAT is rounded once for each group. What adds up to nothing is not shown. */
export function vatGroups(fees: readonly (Line & { vat: FeeVat })[]): VatGroup[] {
  const sums = new Map<string, { vat: FeeVat; net_cents: number }>()
  for (const { vat, amount_cents } of fees)
    sums.set(keyOf(vat), { vat, net_cents: (sums.get(keyOf(vat))?.net_cents ?? 0) + amount_cents })
  const groups = [...sums.values()].map(({ vat: { treatment, reason, rate_bp }, net_cents }) => ({
    ...{ treatment, reason, rate_bp, net_cents },
    vat_cents: vatCents(net_cents, rate_bp),
  }))
  const shown = groups.filter(({ net_cents }) => net_cents !== 0)
  return shown.length > 0 ? shown : groups.slice(0, 1)
}

export const vatOf = (groups: readonly VatGroup[]): number => groups.reduce((sum, { vat_cents }) => sum + vat_cents, 0)
