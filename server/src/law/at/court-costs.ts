import { roundedFraction, shareInBp } from '../../kernel/money.ts'
import { basisOf, type CaseFacts, type CourtCosts } from '../court.ts'
import { rowOn } from '../dated-rows.ts'
import { bandOf, scaledFeeCents } from '../fee-scale.ts'
import { rowUse } from '../table-warnings.ts'
import type { Legal } from '../tables.ts'

const COURT_FEES = { table: 'court_fees_at', list: 'first_instance' } as const
const LAWYER_FEES = { table: 'lawyer_fees_at', list: 'dunning_suit' } as const

export function courtCosts({ streitwert_cents, on, legal }: CaseFacts): CourtCosts | null {
  const court = rowOn(legal.court_fees_at.first_instance, on)
  const lawyer = rowOn(legal.lawyer_fees_at.dunning_suit, on)
  if (!court) return null
  const band = bandOf(court.bands, streitwert_cents)
  return {
    court_fee_cents: band.fee_cents + shareInBp(streitwert_cents, band.rate_bp),
    lawyer_fees: lawyer ? lawyerFees(lawyer, streitwert_cents) : null,
    legal_basis: [
      basisOf(court, rowUse(COURT_FEES, legal.court_fees_at.first_instance, court)),
      ...(lawyer ? [basisOf(lawyer, rowUse(LAWYER_FEES, legal.lawyer_fees_at.dunning_suit, lawyer))] : []),
    ],
  }
}

type LawyerTariff = Legal['lawyer_fees_at']['dunning_suit'][number]

/** The tariff fee, the flat rate for incidental services and the surcharge for electronic filing; then VAT on all. */
function lawyerFees(tariff: LawyerTariff, value_cents: number): { net_cents: number; gross_cents: number } {
  const fee_cents = tariffFeeCents(tariff, value_cents)
  const flat_bp = bandOf(tariff.flat_rates, value_cents).rate_bp * tariff.flat_rate_times
  const net_cents = fee_cents + shareInBp(fee_cents, flat_bp) + tariff.filing_cents
  return { net_cents, gross_cents: net_cents + shareInBp(net_cents, tariff.vat_bp) }
}

/** Bands, then steps, then a share of the excess over the last step, up to a cap. */
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
