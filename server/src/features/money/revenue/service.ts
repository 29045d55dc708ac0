import { dayInVienna } from '../../../kernel/dates.ts'
import { cents } from '../../../kernel/money.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { recordActivity } from '../../case/claims/index.ts'
import {
  type FeeRow,
  type FeeTerms,
  findFeeOfFiling,
  findFeeOfPayment,
  findShareOfFee,
  findTerms,
  insertEarned,
  listCollectedCosts,
  listFeesById,
  listStanding,
  type ShareRow,
} from './queries.ts'
import { commission, type FeeKind, successFee, takenOff } from './rules.ts'

export type { FeeRow, FeeTerms, ShareRow }

/** A fee, and the partner's share of it. */
export type Earned = { fee: FeeRow; share: ShareRow | null }

type ClaimKey = { id: string; organization_id: string }

type HandedOver = ClaimKey & { created_at: Date }
type Paid = { id: string; payment_date: string }

/** The fee on what a payment took off the outstanding amount. The payment was stored by an earlier statement. */
export async function earnSuccessFee(
  work: Work,
  { claim, payment, taken_off_cents }: { claim: HandedOver; payment: Paid; taken_off_cents: number },
): Promise<Earned | null> {
  if (!isAfterHandOver(claim, payment)) return null
  return earnOn(work, claim, { payment_id: payment.id, base_cents: taken_off_cents })
}

/** Money that came before the case was handed over is no success of ours. */
const isAfterHandOver = ({ created_at }: HandedOver, { payment_date }: Paid): boolean =>
  payment_date >= dayInVienna(created_at)

type Base = { payment_id: string; base_cents: number; rate?: number | null }

async function earnOn(
  work: Work,
  claim: ClaimKey,
  { payment_id, base_cents, rate: frozen }: Base,
): Promise<Earned | null> {
  const terms = await termsOf(work, claim)
  const rate = frozen ?? terms.success_fee_rate
  const basis = { kind: 'success', payment_id, filing_id: null, rate, base_cents: cents(base_cents) } as const
  return earn(work, claim, { ...basis, fee_cents: successFee(base_cents, rate) }, terms)
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

/** What was earned by a filing that was recorded by mistake; nothing where it earned nothing. */
export async function takeBackFilingFee(work: Work, { filing_id }: { filing_id: string }): Promise<void> {
  const fee = await findFeeOfFiling(work.tx, filing_id)
  if (fee) await takeBack(work, fee)
}

/**
 * Letter fees that the debtor has paid are ours. After every change of the account each payment has earned what it pays of
 * them now: what differs is taken back and earned anew. The caller has locked the claim.
 */
export async function earnCollectionCosts(
  work: Work,
  { claim, paid }: { claim: ClaimKey; paid: ReadonlyMap<string, number> },
): Promise<void> {
  for (const { payment_id, earned_cents } of await listCollectedCosts(work.tx, claim.id)) {
    const fee_cents = cents(paid.get(payment_id) ?? 0)
    if (fee_cents === earned_cents) continue
    if (earned_cents !== 0) await reverseFee(work, { payment_id, kind: 'collection_cost' })
    const basis = {
      kind: 'collection_cost',
      payment_id,
      filing_id: null,
      rate: null,
      base_cents: null,
      fee_cents,
    } as const
    if (fee_cents > 0) await earn(work, claim, basis, await termsOf(work, claim))
  }
}

/** The terms of this moment: they are frozen in what is earned under them. */
async function termsOf(work: Work, claim: ClaimKey): Promise<FeeTerms> {
  const terms = await findTerms(work.tx, claim.id)
  if (!terms) throw new Error('a fee can be earned only on a claim that is there')
  return terms
}

type Basis = Pick<FeeRow, 'kind' | 'payment_id' | 'filing_id' | 'rate' | 'base_cents' | 'fee_cents'>

/**
 * These fees are on money that belongs to the claim's new creditor: they are taken back, and that one owes them. Base and
 * rate stay, and of the same partner the commission too; another partner shares by its own terms.
 */
export async function moveFees(
  work: Work,
  { claim, fee_ids }: { claim: ClaimKey; fee_ids: readonly string[] },
): Promise<void> {
  const terms = await termsOf(work, claim)
  for (const fee of await listFeesById(work.tx, fee_ids)) {
    const { share } = await takeBack(work, fee)
    const { kind, payment_id, filing_id, rate, base_cents, fee_cents } = fee
    const basis = { kind, payment_id, filing_id, rate, base_cents, fee_cents }
    const commission_rate = share?.partner_id === terms.partner_id ? share.commission_rate : terms.commission_rate
    await earn(work, claim, basis, { ...terms, commission_rate })
  }
}

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

/** The log vouches for what was earned and what of it is the partner's. */
function record(work: Work, fee: FeeRow, share: ShareRow | null): Earned {
  const { id, fee_cents, claim_id, organization_id } = fee
  const shared = share ? { share_cents: share.share_cents, commission_rate: share.commission_rate } : {}
  const figures = [{ id, amount_cents: fee_cents, ...shared }]
  const action = fee.reverses ? 'fee.reversed' : 'fee.earned'
  insertEarned(work.tx, fee, share)
  recordActivity(work, { id: claim_id, organization_id }, { action, details: { kind: fee.kind, figures } })
  return { fee, share }
}

/**
 * After a reversal the fees are those of the payments that still stand, in the order in which they were booked: money that
 * was surplus before may now take something off. The caller has locked the claim, which comes without the payment.
 */
export async function reviseFees(
  work: Work,
  { claim, payment_id }: { claim: TotalledClaim; payment_id: string },
): Promise<void> {
  await reverseFee(work, { payment_id, kind: 'success' })
  const payments = await listStanding(work.tx, claim.id)
  return earnAnew(
    work,
    claim,
    payments.filter(({ id }) => id !== payment_id),
  )
}

/** After credit notes and corrections that have left less than was paid: the surplus earns nothing. */
export const reviseAllFees = async (work: Work, { claim }: { claim: TotalledClaim }): Promise<void> =>
  earnAnew(work, claim, await listStanding(work.tx, claim.id))

type TotalledClaim = HandedOver & { total_cents: number }

async function earnAnew(
  work: Work,
  claim: TotalledClaim,
  payments: Awaited<ReturnType<typeof listStanding>>,
): Promise<void> {
  for (const { payment, taken_off_cents } of takenOff(payments, claim.total_cents)) {
    const base_cents = isAfterHandOver(claim, payment) ? taken_off_cents : 0
    const of = { payment_id: payment.id, kind: 'success' } as const
    const fee = await findFeeOfPayment(work.tx, of)
    if ((fee?.base_cents ?? 0) === base_cents) continue
    if (fee) await reverseFee(work, of)
    await earnOn(work, claim, { payment_id: payment.id, base_cents, rate: fee?.rate ?? null })
  }
}

/**
 * Reverses what was earned on a payment by rows with the opposite sign. What was paid out stays paid out: the new line
 * counts in the next payout. Null when the payment earned nothing or was reversed before.
 */
async function reverseFee(work: Work, of: { payment_id: string; kind: FeeKind }): Promise<Earned | null> {
  const fee = await findFeeOfPayment(work.tx, of)
  return fee ? takeBack(work, fee) : null
}

async function takeBack(work: Work, fee: FeeRow): Promise<Earned> {
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
