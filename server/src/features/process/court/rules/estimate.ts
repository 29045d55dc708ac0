import type { CaseFacts, Court, CourtFacts, LawyerRule, LegalBasis, Procedure, Refusal } from '../../../../law/court.ts'
import {
  collectorFiles,
  competentCourt,
  contestedCourt,
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
  /** The plain sum of the claim's invoices less credit notes. */
  streitwert_cents: number
  /** What is due and open of the invoices, by the order in which the law applies payments: the value before the court. */
  amount_to_claim_cents: number
  /** Null unless the procedure is available. */
  court_fees_cents: number | null
  lawyer: LawyerRule | null
  lawyer_fees: { net_cents: number; gross_cents: number } | null
  /** What surely arises: the court fee, and the lawyer only where one is required. */
  total_costs_cents: number | null
  /** The lawyer where there need not be one. */
  optional_lawyer_cents: number | null
  court: Court | null
  /** Where the case goes if the debtor objects; null if it stays where it is, or too little is known. */
  contested_court: Court | null
  /** Whether the collection company files, in the creditor's name. */
  collector_files: boolean
  legal_basis: LegalBasis[]
  /** What to doubt about the rows of the legal basis. */
  warnings: TableWarning[]
}

export type ClaimFacts = { claim_type: CaseFacts['claim_type']; obligation_fulfilled: boolean; total_cents: number }

export type EstimateDay = { on: string; legal: Legal; amount_to_claim_cents: number }

/** What going to court would mean on a day. */
export function estimateOf(claim: ClaimFacts, parties: Parties, day: EstimateDay): Estimate {
  const facts = courtFactsOf(claim, parties, day)
  const refusal = refusalOf(facts)
  const costs = refusal ? null : courtCosts(facts)
  const lawyer = lawyerRule(facts)
  const lawyer_cents = costs?.lawyer_fees?.gross_cents ?? null
  const court = refusal ? null : competentCourt(facts)
  const legal_basis = [...(costs?.legal_basis ?? []), ...otherBasis(facts, court)]
  return {
    country: facts.country,
    procedure: procedureOf(facts),
    refusal,
    streitwert_cents: claim.total_cents,
    amount_to_claim_cents: day.amount_to_claim_cents,
    court_fees_cents: costs?.court_fee_cents ?? null,
    lawyer,
    lawyer_fees: costs?.lawyer_fees ?? null,
    total_costs_cents: costs && costs.court_fee_cents + (lawyer === 'lawyer_required' ? (lawyer_cents ?? 0) : 0),
    optional_lawyer_cents: lawyer === 'lawyer_optional' ? lawyer_cents : null,
    court,
    contested_court: refusal ? null : contestedCourt(facts),
    collector_files: collectorFiles(facts),
    legal_basis,
    warnings: tableWarnings(legal_basis, day.on),
  }
}

function courtFactsOf(
  { claim_type, obligation_fulfilled }: ClaimFacts,
  { debtor, creditor }: Parties,
  { on, legal, amount_to_claim_cents }: EstimateDay,
): CourtFacts & { country: string | null } {
  const address = primaryAddress(debtor)
  const { country, zip } = creditor.address
  return {
    claim_type,
    obligation_fulfilled,
    streitwert_cents: amount_to_claim_cents,
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
