import type { Submitter } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { invalid, type Problem } from '../../../kernel/errors.ts'
import { cents } from '../../../kernel/money.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { holdCustomerOfClaim, inviteWithClaim } from '../../parties/customers/index.ts'
import { holdKnownDebtor, UNKNOWN_DEBTOR } from '../../parties/debtors/index.ts'
import { emit } from './events.ts'
import { readBlockFacts } from './queries.blocking.ts'
import { type Activity, type ClaimRow, insertActivities, insertClaim, nextCaseReference } from './queries.ts'
import { type BlockFacts, firstBlock } from './rules/blocking.ts'
import type { ClaimCreate } from './schema.ts'
import { blockedBy, wakenedBy } from './service.ts'

/** A claim that is judged and not written yet. Its debtor and its customer are held for it. */
export type ClaimDraft = { readonly claim: ClaimRow; readonly awaits_invitation: boolean }

export const submitClaim = async (work: Work<Submitter>, body: ClaimCreate): Promise<ClaimRow> =>
  fileClaim(work, await draftClaim(work, body))

export async function draftClaim(work: Work<Submitter>, body: ClaimCreate): Promise<ClaimDraft> {
  // load, judge
  const today = dayInVienna(work.now)
  const [debtor, { customer_faults, awaits_invitation }, case_reference] = await Promise.all([
    holdKnownDebtor(work, body.debtor_id),
    body.customer_id ? holdCustomerOfClaim(work, body.customer_id) : NO_CUSTOMER,
    // One that turns out not to be needed leaves a gap, which costs less than asking for it later.
    nextCaseReference(work.tx, work.now.getUTCFullYear()),
  ])
  const problems = [
    ...(debtor ? [] : [UNKNOWN_DEBTOR]),
    ...customer_faults,
    ...contractDateFaults(body.contract_date, today),
  ]
  if (!debtor || problems.length > 0) throw invalid(...problems)

  const claim: ClaimRow = {
    id: newId(),
    organization_id: work.caller.organization_id,
    debtor_id: body.debtor_id,
    customer_id: body.customer_id ?? null,
    case_reference,
    partner_reference: body.partner_reference ?? null,
    claim_type: body.claim_type ?? 'standard',
    subject_matter: body.subject_matter ?? null,
    contract_date: body.contract_date ?? null,
    submission_state: 'new',
    case_status: 'open',
    closure_reason: null,
    collection_stage: 'new',
    stage_before_closure: null,
    claim_disputed: false,
    obligation_fulfilled: true,
    governing_law: null,
    time_barred_on: null,
    all_barred_on: null,
    total_cents: cents(0),
    paid_cents: cents(0),
    invoice_count: 0,
    stage_entered_at: work.now,
    due_at: null,
    due_before_promise: null,
    timer_left_ms: null,
    is_held: false,
    held_until: null,
    waiting_letter_id: null,
    address_unknown: false,
    owed_letter: null,
    blocked_reason: firstBlock({ ...debtor, handed_over_on: today }),
    blocked_until: null,
    lifted_blocks: [],
    move_number: 0,
    stuck_reason: null,
    stuck_at: null,
    court_approved_at: null,
    filed_at: null,
    changed_at: work.now,
    created_at: work.now,
    updated_at: work.now,
  }
  return { claim, awaits_invitation }
}

/** What may hold a claim back that is not written yet, apart from its invoices. */
export const readDraftFacts = (work: Work, { claim }: ClaimDraft): Promise<BlockFacts> =>
  readBlockFacts(work.tx, claim, work.now)

/** As its invoices make it: what blocks it now, and whether the workflow takes it. */
export const draftWith = (draft: ClaimDraft, claim: ClaimRow, facts: BlockFacts): ClaimDraft => ({
  ...draft,
  claim: wakenedBy(blockedBy(facts, claim, claim.created_at), claim.created_at),
})

/** Writes the claim, and in the log what happened to it at once. */
export async function fileClaim(
  work: Work<Submitter>,
  { claim, awaits_invitation }: ClaimDraft,
  more: readonly Activity[] = [],
): Promise<ClaimRow> {
  const { case_reference } = claim
  insertClaim(work.tx, claim)
  insertActivities(work, claim, [{ action: 'claim.created', details: { case_reference } }, ...more])
  emit(work, claim, null, [{ type: 'claim.collection_stage_changed', from_stage: null, to_stage: 'new' }])
  if (claim.customer_id && awaits_invitation) await inviteWithClaim(work, claim.customer_id)
  return claim
}

const contractDateFaults = (contract_date: string | null | undefined, today: string): Problem[] =>
  contract_date && contract_date > today
    ? [{ field: 'contract_date', code: 'in_the_future', message: 'must not lie in the future' }]
    : []

const NO_CUSTOMER = { customer_faults: [], awaits_invitation: false }
