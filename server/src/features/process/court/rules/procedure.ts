import { rowOn } from '../../../../kernel/dated-rows.ts'
import type { Legal } from '../../../../kernel/legal.ts'

export const PROCEDURES = ['mahnklage', 'mahnbescheid'] as const
export type Procedure = (typeof PROCEDURES)[number]

/** In the order in which they are looked for. */
export const UNAVAILABLE_REASONS = [
  ...(['no_address', 'debtor_country', 'no_amount', 'amount_above_limit', 'obligation_not_fulfilled'] as const),
] as const
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number]

export const LAWYER_RULES = ['lawyer_required', 'lawyer_optional', 'lawyer_not_allowed'] as const
export type LawyerRule = (typeof LAWYER_RULES)[number]

export type CaseFacts = {
  /** Of the debtor's primary address; null where there is none. */
  country: string | null
  claim_type: 'standard' | 'tenancy'
  obligation_fulfilled: boolean
  /** The principal alone: interest and costs as accessories do not count. */
  streitwert_cents: number
  /** The day of filing, which picks the rows of the tables. */
  on: string
  legal: Legal
}

export function procedureOf(country: string | null): Procedure | null {
  if (country === 'AT') return 'mahnklage'
  return country === 'DE' ? 'mahnbescheid' : null
}

export const limitsOn = (legal: Legal, on: string) => rowOn(legal.court_limits_at.limits, on)

/** What speaks against a judicial dunning procedure; null when nothing does. */
export function unavailableReason(facts: CaseFacts): UnavailableReason | null {
  const procedure = procedureOf(facts.country)
  if (facts.country === null) return 'no_address'
  if (procedure === null) return 'debtor_country'
  if (facts.streitwert_cents <= 0) return 'no_amount'
  if (procedure === 'mahnbescheid') return facts.obligation_fulfilled ? null : 'obligation_not_fulfilled'
  const limit = limitsOn(facts.legal, facts.on)?.dunning_suit_cents ?? 0
  return facts.streitwert_cents > limit ? 'amount_above_limit' : null
}

/**
 * Germany has no use for a lawyer here: a registered collection company files itself. In Austria one is needed above
 * 5,000 euros (§ 27 ZPO), but not for rent, which belongs to the district court whatever its amount.
 */
export function lawyerRule({ country, claim_type, streitwert_cents, on, legal }: CaseFacts): LawyerRule | null {
  const procedure = procedureOf(country)
  if (procedure === null) return null
  if (procedure === 'mahnbescheid') return 'lawyer_not_allowed'
  if (claim_type === 'tenancy') return 'lawyer_optional'
  return streitwert_cents > (limitsOn(legal, on)?.without_lawyer_cents ?? 0) ? 'lawyer_required' : 'lawyer_optional'
}
