import type { CaseFacts, Court, CourtFacts, LawyerRule, LegalBasis, Procedure, Refusal } from '../../../../law/court.ts'
import {
  competentCourt,
  courtCosts,
  lawyerRule,
  otherBasis,
  procedureOf,
  refusalOf,
} from '../../../../law/court-step.ts'
import { type TableWarning, tableWarnings } from '../../../../law/table-warnings.ts'
import type { Legal } from '../../../../law/tables.ts'
import { primaryAddress } from '../../../parties/debtors/index.ts'
import type { Parties } from './parties.ts'

export type Estimate = {
  country: string | null
  procedure: Procedure | null
  /** Why the procedure is not available. */
  refusal: Refusal | null
  streitwert_cents: number
  /** Null unless the procedure is available. */
  court_fees_cents: number | null
  lawyer: LawyerRule | null
  lawyer_fees: { net_cents: number; gross_cents: number } | null
  total_costs_cents: number | null
  court: Court | null
  legal_basis: LegalBasis[]
  /** What to doubt about the rows of the legal basis. */
  warnings: TableWarning[]
}

export type ClaimFacts = { claim_type: CaseFacts['claim_type']; obligation_fulfilled: boolean; total_cents: number }

/** What going to court would mean today. */
export function estimateOf(claim: ClaimFacts, parties: Parties, { on, legal }: { on: string; legal: Legal }): Estimate {
  const facts = courtFactsOf(claim, parties, { on, legal })
  const refusal = refusalOf(facts)
  const costs = refusal ? null : courtCosts(facts)
  const court = refusal ? null : competentCourt(facts)
  const legal_basis = [...(costs?.legal_basis ?? []), ...otherBasis(facts, court)]
  return {
    country: facts.country,
    procedure: procedureOf(facts),
    refusal,
    streitwert_cents: facts.streitwert_cents,
    court_fees_cents: costs?.court_fee_cents ?? null,
    lawyer: lawyerRule(facts),
    lawyer_fees: costs?.lawyer_fees ?? null,
    total_costs_cents: costs && costs.court_fee_cents + (costs.lawyer_fees?.gross_cents ?? 0),
    court,
    legal_basis,
    warnings: tableWarnings(legal_basis, on),
  }
}

function courtFactsOf(
  { claim_type, obligation_fulfilled, total_cents }: ClaimFacts,
  { debtor, creditor }: Parties,
  { on, legal }: { on: string; legal: Legal },
): CourtFacts & { country: string | null } {
  const address = primaryAddress(debtor)
  const { country, zip } = creditor.address
  return {
    claim_type,
    obligation_fulfilled,
    streitwert_cents: total_cents,
    on,
    legal,
    country: address?.country ?? null,
    debtor: { debtor_type: debtor.debtor_type, zip: address?.zip ?? null, city: address?.city ?? null },
    creditor: { country, zip },
  }
}

/** In one line, as it is answered. */
export const courtText = (court: Court | null): string | null =>
  court && [court.name, court.place].filter(Boolean).join(', ')
