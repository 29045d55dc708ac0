import { rowOn } from '../../../../kernel/dated-rows.ts'
import { bandOf, scaledFeeCents } from '../../../../kernel/fee-scale.ts'
import type { Legal } from '../../../../kernel/legal.ts'
import { roundedFraction, shareInBp } from '../../../../kernel/money.ts'
import { type CaseFacts, procedureOf } from './procedure.ts'

/** The row of a table that was used. `note` is what to know about it, such as that it may have been superseded. */
export type LegalBasis = { rule: string; valid_from: string; source: string; note: string | null }

export type CourtCosts = {
  court_fee_cents: number
  /** Null in Germany, where no lawyer takes part, and for days before the table begins. */
  lawyer_fees: { net_cents: number; gross_cents: number } | null
  legal_basis: LegalBasis[]
}

export const basisOf = ({ rule, valid_from, source, note }: LegalBasis): LegalBasis => ({
  ...{ rule, valid_from, source },
  note: note || null,
})

/** What filing costs by the tables of the day; null where there is no procedure or no table of court fees. */
export function courtCosts({ country, streitwert_cents, on, legal }: CaseFacts): CourtCosts | null {
  const procedure = procedureOf(country)
  if (procedure === null || streitwert_cents <= 0) return null
  if (procedure === 'mahnbescheid') {
    const row = rowOn(legal.court_fees_de.scale, on)
    if (!row) return null
    const share_cents = shareInBp(scaledFeeCents(row, streitwert_cents), row.dunning_bp)
    const court_fee_cents = Math.max(row.dunning_minimum_cents, share_cents)
    return { court_fee_cents, lawyer_fees: null, legal_basis: [basisOf(row)] }
  }
  const court = rowOn(legal.court_fees_at.first_instance, on)
  const lawyer = rowOn(legal.lawyer_fees_at.dunning_suit, on)
  if (!court) return null
  const band = bandOf(court.bands, streitwert_cents)
  return {
    court_fee_cents: band.fee_cents + shareInBp(streitwert_cents, band.rate_bp),
    lawyer_fees: lawyer ? lawyerFees(lawyer, streitwert_cents) : null,
    legal_basis: [court, ...(lawyer ? [lawyer] : [])].map(basisOf),
  }
}

type LawyerTariff = Legal['lawyer_fees_at']['dunning_suit'][number]

/** The tariff, the flat rate for all that goes with it, and the surcharge for filing electronically; then VAT on all. */
function lawyerFees(tariff: LawyerTariff, value_cents: number): { net_cents: number; gross_cents: number } {
  const fee_cents = tariffFeeCents(tariff, value_cents)
  const flat_bp = bandOf(tariff.flat_rates, value_cents).rate_bp * tariff.flat_rate_times
  const net_cents = fee_cents + shareInBp(fee_cents, flat_bp) + tariff.filing_cents
  return { net_cents, gross_cents: net_cents + shareInBp(net_cents, tariff.vat_bp) }
}

/** Bands, then steps, then a share of what exceeds the last step, up to the highest amount. */
export function tariffFeeCents(tariff: LawyerTariff, value_cents: number): number {
  if (value_cents <= tariff.base_up_to_cents) return bandOf(tariff.bands, value_cents).fee_cents
  const excess = tariff.excess.map(({ over_cents, rate_ppm }, index) => {
    const end_cents = Math.min(value_cents, tariff.excess[index + 1]?.over_cents ?? value_cents)
    return BigInt(Math.max(0, end_cents - over_cents)) * BigInt(rate_ppm)
  })
  const excess_cents = roundedFraction(
    excess.reduce((sum, part) => sum + part, 0n),
    1_000_000n,
  )
  return Math.min(tariff.highest_cents, scaledFeeCents(tariff, value_cents) + excess_cents)
}
