import { cents } from '../../../kernel/money.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type FeeRow,
  type FeeTerms,
  findFeeOfPayment,
  findShareOfFee,
  findTerms,
  insertEarned,
  type ShareRow,
} from './queries.ts'
import { commission, successFee } from './rules.ts'

export type { FeeRow, FeeTerms, ShareRow }

/** A fee, and the partner's share of it. */
export type Earned = { fee: FeeRow; share: ShareRow | null }

type ClaimKey = { id: string; organization_id: string }

/** The fee on what a payment took off the outstanding amount. The payment was stored by an earlier statement. */
export async function earnSuccessFee(
  work: Work,
  { claim, payment_id, taken_off_cents }: { claim: ClaimKey; payment_id: string; taken_off_cents: number },
): Promise<Earned | null> {
  const frozen = await termsOf(work, claim)
  const rate = frozen.success_fee_rate
  const fee_cents = successFee(taken_off_cents, rate)
  const basis = { kind: 'success', payment_id, filing_id: null, rate, base_cents: cents(taken_off_cents) } as const
  return earn(work, claim, { ...basis, fee_cents }, frozen)
}

/** The organisation's flat fee for taking a claim to court; null while it is 0. */
export async function earnFilingFee(
  work: Work,
  { claim, filing_id }: { claim: ClaimKey; filing_id: string },
): Promise<Earned | null> {
  const terms = await termsOf(work, claim)
  const basis = { kind: 'filing', payment_id: null, filing_id, rate: null, base_cents: null } as const
  return earn(work, claim, { ...basis, fee_cents: terms.filing_fee_cents }, terms)
}

/** The terms of this moment: they are frozen in what is earned under them. */
async function termsOf(work: Work, claim: ClaimKey): Promise<FeeTerms> {
  const terms = await findTerms(work.tx, claim.id)
  if (!terms) throw new Error('a fee can be earned only on a claim that is there')
  return terms
}

type Basis = Pick<FeeRow, 'kind' | 'payment_id' | 'filing_id' | 'rate' | 'base_cents' | 'fee_cents'>

async function earn(work: Work, claim: ClaimKey, basis: Basis, terms: FeeTerms): Promise<Earned | null> {
  if (basis.fee_cents === 0) return null
  const fee: FeeRow = {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    customer_id: terms.customer_id,
    partner_id: terms.partner_id,
    ...basis,
    reverses: null,
    created_at: work.now,
  }
  return record(work, fee, sharedWith(fee, terms))
}

function sharedWith(fee: FeeRow, { customer_id, partner_id, commission_rate }: FeeTerms): ShareRow | null {
  if (customer_id === null || partner_id === null || commission_rate === null) return null
  return {
    id: newId(),
    organization_id: fee.organization_id,
    partner_id,
    claim_id: fee.claim_id,
    customer_id,
    fee_id: fee.id,
    fee_cents: fee.fee_cents,
    commission_rate,
    share_cents: commission(fee.fee_cents, commission_rate),
    status: 'accrued',
    reverses: null,
    payout_id: null,
    created_at: fee.created_at,
  }
}

async function record(work: Work, fee: FeeRow, share: ShareRow | null): Promise<Earned> {
  await insertEarned(work.tx, fee, share)
  return { fee, share }
}

/**
 * Reverses what was earned on a payment by rows with the opposite sign. What was paid out stays paid out: the new line
 * counts in the next payout. Null when the payment earned nothing or was reversed before. The caller has locked the claim.
 */
export async function reverseFees(work: Work, { payment_id }: { payment_id: string }): Promise<Earned | null> {
  const fee = await findFeeOfPayment(work.tx, payment_id)
  if (!fee) return null
  const share = await findShareOfFee(work.tx, fee.id)
  const taken_back: FeeRow = {
    ...fee,
    id: newId(),
    base_cents: fee.base_cents === null ? null : cents(-fee.base_cents),
    fee_cents: cents(-fee.fee_cents),
    reverses: fee.id,
    created_at: work.now,
  }
  return record(work, taken_back, share ? reversalOf(share, taken_back) : null)
}

const reversalOf = (share: ShareRow, fee: FeeRow): ShareRow => ({
  ...share,
  id: newId(),
  fee_id: fee.id,
  fee_cents: fee.fee_cents,
  share_cents: cents(0 - share.share_cents),
  status: 'accrued',
  reverses: share.id,
  payout_id: null,
  created_at: fee.created_at,
})
