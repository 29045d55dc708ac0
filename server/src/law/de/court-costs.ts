import { shareInBp } from '../../kernel/money.ts'
import { basisOf, type CaseFacts, type CourtCosts } from '../court.ts'
import { rowOn } from '../dated-rows.ts'
import { scaledFeeCents } from '../fee-scale.ts'
import { rowUse } from '../table-warnings.ts'

/** A share of the scale fee, with a minimum. No lawyer takes part. */
export function courtCosts({ streitwert_cents, on, legal }: CaseFacts): CourtCosts | null {
  const row = rowOn(legal.court_fees_de.scale, on)
  if (!row) return null
  const share_cents = shareInBp(scaledFeeCents(row, streitwert_cents), row.dunning_bp)
  const court_fee_cents = Math.max(row.dunning_minimum_cents, share_cents)
  const use = rowUse({ table: 'court_fees_de', list: 'scale' }, legal.court_fees_de.scale, row)
  return { court_fee_cents, lawyer_fees: null, legal_basis: [basisOf(row, use)] }
}
