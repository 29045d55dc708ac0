import type { Caller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import type { Legal } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import type { Work } from '../../../platform/work.ts'
import { type BalanceFacts, type ComputedBalance, computeBalance, readCourtFacts } from '../../case/account/index.ts'
import { type ClaimRow, recordActivity, recordChange, takeClaim } from '../../case/claims/index.ts'
import { type DecisionRow, findDecision, findDecisionRecord, findParties, insertDecision } from './queries.ts'
import { courtText, type Estimate, estimateOf } from './rules/estimate.ts'
import type { Parties } from './rules/parties.ts'
import { answerProblems, type CreditorAnswer, type DecidedAs, type DecidedVia, isOpen, type ToldWay } from './rules.ts'
import { estimateOut, type TeamDecision, teamDecisionOut } from './schema.ts'

export type { DecisionRow }

export type Assessment = {
  parties: Parties
  estimate: Estimate
  decision: DecisionRow | undefined
  /** The debt of that day. */
  facts: BalanceFacts
  balance: ComputedBalance
}

/** What going to court would mean on a day, and what was decided. The caller has checked that the claim may be seen. */
export async function assess(
  reader: Reader,
  claim: ClaimRow,
  { now, legal }: { now: Date; legal: Legal },
): Promise<Assessment> {
  const on = dayInVienna(now)
  const [parties, decision, facts] = await Promise.all([
    findParties(reader, claim),
    findDecision(reader, claim),
    readCourtFacts(reader, claim, { as_of: on, legal }),
  ])
  const balance = computeBalance(facts)
  const amount_to_claim_cents = balance.principal_open_cents
  const estimate = estimateOf(claim, parties, { on, legal, amount_to_claim_cents })
  return { parties, decision, facts, balance, estimate }
}

export const isDecisionOpen = (claim: ClaimRow, decision: DecisionRow | undefined): boolean =>
  isOpen({ collection_stage: claim.collection_stage, is_decided: decision !== undefined })

/** What going to court would cost, as the endpoints show it. */
export async function readEstimate(reader: Reader, claim: ClaimRow, at: { now: Date; legal: Legal }) {
  const { estimate, decision } = await assess(reader, claim, at)
  const decision_open = isDecisionOpen(claim, decision)
  return estimateOut(estimate, { claim_id: claim.id, decision_open, decided: decision !== undefined })
}

/** The court fee is invoiced in the same transaction: no such decision without its invoice. */
export const DECIDED_TO_SUE = happening<{ claim: ClaimRow; decision: DecisionRow; parties: Parties }>('decided to sue')

/** `link`: the mailed link that it comes through, and the token that asked for it. `told`: how the team learned of it. */
export type DecisionWay = {
  via: DecidedVia
  legal: Legal
  link?: { id: string; created_by: string | null }
  told?: { way: ToldWay; told_on: string }
}

/** Records the creditor's decision, by API, link or through the team: once per claim, and with the court fee invoice if it is to sue. */
export async function decide(
  work: Work,
  claim_id: string,
  answer: CreditorAnswer,
  way: DecisionWay,
): Promise<DecisionRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const assessment = await assess(work.tx, claim, { now: work.now, legal: way.legal })

  // judge
  const { estimate, decision } = assessment
  const facts = { ...estimate, collection_stage: claim.collection_stage, is_decided: decision !== undefined }
  const problems = answerProblems(facts, answer)
  if (problems.length > 0) throw invalid(...problems)

  // write
  return (await recordDecision(work, claim, { answer, assessment, way })).decision
}

/** A decision that was recorded, as the team sees it. */
export async function readTeamDecision(reader: Reader, claim_id: string): Promise<TeamDecision> {
  const decision = await findDecision(reader, { id: claim_id })
  if (!decision) throw notFound()
  return teamDecisionOut(decision, await findDecisionRecord(reader, claim_id))
}

/** Under whom it is recorded. The name of a person stays when the person has gone. */
function deciderOf(caller: Caller): Pick<DecisionRow, 'decided_as' | 'decided_by' | 'decider_name'> {
  const is_person = caller.type === 'creditor' && caller.id !== null
  const decider_name = is_person ? (caller.name ?? caller.email) : null
  return { decided_as: caller.type as DecidedAs, decided_by: caller.id, decider_name }
}

type Recording = { answer: CreditorAnswer; assessment: Assessment; way: DecisionWay }

async function recordDecision(
  work: Work,
  claim: ClaimRow,
  { answer, assessment: { estimate, parties }, way }: Recording,
): Promise<{ decision: DecisionRow; claim: ClaimRow }> {
  const lawyer_fees = answer.wants_lawyer ? estimate.lawyer_fees : null
  const decision = await insertDecision(work.tx, {
    claim_id: claim.id,
    organization_id: claim.organization_id,
    decision: answer.decision,
    decided_at: work.now,
    decided_via: way.via,
    ...deciderOf(work.caller),
    link_id: way.link?.id ?? null,
    wants_lawyer: answer.wants_lawyer ?? null,
    lawyer_type: answer.lawyer_type ?? null,
    wunschanwalt_first_name: answer.wunschanwalt_first_name?.trim() ?? null,
    wunschanwalt_last_name: answer.wunschanwalt_last_name?.trim() ?? null,
    wunschanwalt_location: answer.wunschanwalt_location?.trim() ?? null,
    wunschanwalt_email: answer.wunschanwalt_email ?? null,
    procedure: estimate.procedure,
    streitwert_cents: estimate.streitwert_cents,
    amount_to_claim_cents: estimate.amount_to_claim_cents,
    court_fees_cents: estimate.court_fees_cents,
    lawyer_fees_net_cents: lawyer_fees?.net_cents ?? null,
    lawyer_fees_gross_cents: lawyer_fees?.gross_cents ?? null,
    competent_court: courtText(estimate.court),
    legal_basis: estimate.legal_basis,
  })
  const activity = {
    action: 'lawsuit.decided',
    details: {
      decision: decision.decision,
      decided_via: way.via,
      ...(way.link ? { link_id: way.link.id, link_token_id: way.link.created_by } : {}),
      ...(way.told ?? {}),
    },
  }
  if (decision.decision !== 'sue') {
    recordActivity(work, claim, activity)
    return { decision, claim }
  }
  const approved = await recordChange(work, { ...claim, court_approved_at: work.now }, { activity })
  await work.tell(DECIDED_TO_SUE, { claim: approved, decision, parties })
  return { decision, claim: approved }
}

/** For the sandbox: makes the decision to sue that a filing needs, if there is none. The caller has locked the claim. */
export async function inventDecision(work: Work, claim: ClaimRow, legal: Legal): Promise<ClaimRow> {
  const assessment = await assess(work.tx, claim, { now: work.now, legal })
  if (assessment.decision?.decision === 'decline') throw conflict('declined', 'The creditor has decided not to sue')
  if (assessment.decision) return claim
  const needs_lawyer = assessment.estimate.lawyer === 'lawyer_required'
  const answer: CreditorAnswer = {
    decision: 'sue',
    ...(needs_lawyer ? { wants_lawyer: true, lawyer_type: 'svc_network' as const } : {}),
  }
  const recorded = await recordDecision(work, claim, { answer, assessment, way: { via: 'portal', legal } })
  return recorded.claim
}
