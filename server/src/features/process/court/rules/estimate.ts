import { rowOn } from '../../../../kernel/dated-rows.ts'
import type { Legal } from '../../../../kernel/legal.ts'
import { basisOf, courtCosts, type LegalBasis } from './costs.ts'
import { type Court, type CourtFacts, competentCourt } from './court.ts'
import { type Parties, primaryAddress } from './parties.ts'
import {
  type CaseFacts,
  type LawyerRule,
  lawyerRule,
  limitsOn,
  type Procedure,
  procedureOf,
  type UnavailableReason,
  unavailableReason,
} from './procedure.ts'
import { germanState } from './states.ts'

export type Estimate = {
  country: string | null
  procedure: Procedure | null
  unavailable_reason: UnavailableReason | null
  streitwert_cents: number
  /** Null unless the procedure is available. */
  court_fees_cents: number | null
  lawyer: LawyerRule | null
  lawyer_fees: { net_cents: number; gross_cents: number } | null
  total_costs_cents: number | null
  court: Court | null
  legal_basis: LegalBasis[]
}

export type ClaimFacts = { claim_type: CaseFacts['claim_type']; obligation_fulfilled: boolean; total_cents: number }

/** What going to court would mean today. */
export function estimateOf(claim: ClaimFacts, parties: Parties, { on, legal }: { on: string; legal: Legal }): Estimate {
  const facts = courtFactsOf(claim, parties, { on, legal })
  const unavailable_reason = unavailableReason(facts)
  const is_available = unavailable_reason === null
  const costs = is_available ? courtCosts(facts) : null
  const court = is_available ? competentCourt(facts) : null
  return {
    country: facts.country,
    procedure: procedureOf(facts.country),
    unavailable_reason,
    streitwert_cents: facts.streitwert_cents,
    court_fees_cents: costs?.court_fee_cents ?? null,
    lawyer: lawyerRule(facts),
    lawyer_fees: costs?.lawyer_fees ?? null,
    total_costs_cents: costs && costs.court_fee_cents + (costs.lawyer_fees?.gross_cents ?? 0),
    court,
    legal_basis: [...(costs?.legal_basis ?? []), ...otherBasis(facts, court)],
  }
}

function courtFactsOf(
  { claim_type, obligation_fulfilled, total_cents }: ClaimFacts,
  { debtor, creditor }: Parties,
  { on, legal }: { on: string; legal: Legal },
): CourtFacts {
  const address = primaryAddress(debtor)
  const { country, zip } = creditor.address
  return {
    ...{ claim_type, obligation_fulfilled, streitwert_cents: total_cents, on, legal },
    country: address?.country ?? null,
    debtor: { debtor_type: debtor.debtor_type, zip: address?.zip ?? null, city: address?.city ?? null },
    creditor: { country, zip, state: country === 'DE' ? germanState(zip, on, legal) : null },
  }
}

/** What beside the fees was looked up: the Austrian limits, or the German list of courts. */
function otherBasis({ country, on, legal }: CourtFacts, court: Court | null): LegalBasis[] {
  if (country === 'AT') {
    const limits = limitsOn(legal, on)
    return limits ? [basisOf({ ...limits, rule: 'ZPO §§ 27, 244; JN § 49' })] : []
  }
  const courts = rowOn(legal.dunning_courts_de.courts, on)
  return country === 'DE' && court && courts ? [basisOf(courts)] : []
}

/** In one line, as it is answered. */
export const courtText = (court: Court | null): string | null =>
  court && [court.name, court.place].filter(Boolean).join(', ')
