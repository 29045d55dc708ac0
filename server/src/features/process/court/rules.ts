import type { Fault, Problem } from '../../../kernel/errors.ts'
import type { LawyerRule, Procedure, Refusal } from '../../../law/court.ts'
import { procedureNamed } from '../../../law/laws.ts'
import { type CaseStatus, DISPUTED, type Hindrance, moveProblem } from '../../case/claims/index.ts'

export const DECISIONS = ['sue', 'decline'] as const
export type Decision = (typeof DECISIONS)[number]
export const DECIDED_VIA = ['api', 'portal'] as const
export type DecidedVia = (typeof DECIDED_VIA)[number]
/** Kinds of callers that decide. */
export const DECIDED_AS = ['token', 'operator', 'creditor', 'system'] as const
export type DecidedAs = (typeof DECIDED_AS)[number]
/** How a creditor tells the team what it decides. */
export const TOLD_WAYS = ['phone', 'letter', 'email', 'in_person'] as const
export type ToldWay = (typeof TOLD_WAYS)[number]
export const LAWYER_TYPES = ['svc_network', 'wunschanwalt'] as const
export type LawyerType = (typeof LAWYER_TYPES)[number]
export const MESSAGE_KINDS = ['served', 'not_served', 'objection'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** How far a claim is at the court desk. */
export const COURT_STATUSES = ['awaiting_decision', 'decided_to_sue', 'declined', 'filed', 'titled'] as const
export type CourtStatus = (typeof COURT_STATUSES)[number]

export type CreditorAnswer = {
  decision: Decision
  wants_lawyer?: boolean
  lawyer_type?: LawyerType
  wunschanwalt_first_name?: string
  wunschanwalt_last_name?: string
  wunschanwalt_location?: string
  wunschanwalt_email?: string
}

export type DecisionFacts = {
  collection_stage: string
  is_decided: boolean
  procedure: Procedure | null
  refusal: Refusal | null
  lawyer: LawyerRule | null
}

export const NOT_AT_STAGE: Problem = {
  field: 'decision',
  code: 'not_at_stage',
  message: 'the claim is not at dunning_action_recommended',
}
export const DECIDED_ALREADY: Problem = {
  field: 'decision',
  code: 'already_decided',
  message: 'a decision already exists',
}

/** Whether anybody may decide at all. */
export const isOpen = ({ collection_stage, is_decided }: Pick<DecisionFacts, 'collection_stage' | 'is_decided'>) =>
  collection_stage === 'dunning_action_recommended' && !is_decided

export function opennessProblems(facts: Pick<DecisionFacts, 'collection_stage' | 'is_decided'>): Problem[] {
  if (facts.collection_stage !== 'dunning_action_recommended') return [NOT_AT_STAGE]
  return facts.is_decided ? [DECIDED_ALREADY] : []
}

/** All problems with this answer. An empty list means that it can be recorded. */
export function answerProblems(facts: DecisionFacts, answer: CreditorAnswer): Problem[] {
  const closed = opennessProblems(facts)
  if (closed.length > 0) return closed
  if (answer.decision === 'decline') return lawyerNamedProblems(answer, NOT_WITH_DECLINE)
  if (facts.refusal) return [{ field: 'decision', code: facts.refusal.reason, message: facts.refusal.message }]
  const lawyer_refused = facts.procedure && procedureNamed(facts.procedure).lawyer_refused
  if (lawyer_refused) return lawyerNamedProblems(answer, { code: 'lawyer_not_allowed', message: lawyer_refused })
  return lawyerProblems(facts.lawyer, answer)
}

const NOT_WITH_DECLINE: Fault = { code: 'not_applicable', message: 'must not be sent with decline' }

const WISHED = ['wunschanwalt_first_name', 'wunschanwalt_last_name', 'wunschanwalt_location'] as const
const WISHED_ALL = [...WISHED, 'wunschanwalt_email'] as const

/** Saying that no lawyer is wanted names none. */
function lawyerNamedProblems(answer: CreditorAnswer, fault: Fault): Problem[] {
  const named = (['lawyer_type', ...WISHED_ALL] as const).filter((field) => answer[field] !== undefined)
  const fields = answer.wants_lawyer === true ? ['wants_lawyer', ...named] : named
  return fields.map((field) => ({ field, ...fault }))
}

function lawyerProblems(lawyer: LawyerRule | null, answer: CreditorAnswer): Problem[] {
  const problems: Problem[] = []
  const { wants_lawyer, lawyer_type } = answer
  if (lawyer === 'lawyer_required' && wants_lawyer !== true) {
    const message = 'must be true: a lawyer is required for this amount'
    problems.push({ field: 'wants_lawyer', code: 'lawyer_required', message })
  } else if (lawyer_type !== undefined && wants_lawyer !== true) {
    problems.push({ field: 'wants_lawyer', code: 'inconsistent', message: 'must be true when lawyer_type is sent' })
  }
  if (lawyer_type === undefined && (wants_lawyer === true || lawyer === 'lawyer_required')) {
    problems.push({ field: 'lawyer_type', code: 'required', message: 'is required when a lawyer is wanted' })
  }
  if (lawyer_type === 'wunschanwalt') {
    const missing = WISHED.filter((field) => answer[field] === undefined)
    const fault: Fault = { code: 'required', message: 'is required with wunschanwalt' }
    problems.push(...missing.map((field) => ({ field, ...fault })))
  } else {
    const sent = WISHED_ALL.filter((field) => answer[field] !== undefined)
    const fault: Fault = { code: 'not_applicable', message: 'must be sent with lawyer_type wunschanwalt only' }
    problems.push(...sent.map((field) => ({ field, ...fault })))
  }
  return problems
}

/** What the court step of a claim has come to, as far as it decides what may follow. */
export type CourtStep = {
  readonly decision: Decision | null
  readonly is_filed: boolean
  /** The creditor wants the claim to be stopped, and the team has not decided yet. */
  readonly asks_to_stop: boolean
  /** The creditor says that it was paid, and the team has not decided yet. */
  readonly reports_payment: boolean
  /** The debtor's data may only be kept, and used for legal claims. */
  readonly is_restricted: boolean
}

type CourtClaim = Parameters<typeof moveProblem>[0] & { readonly case_status: CaseStatus }

/** What speaks against recording that a filing was dispatched. */
export function filingHindrance(
  claim: CourtClaim,
  { decision, asks_to_stop }: Pick<CourtStep, 'decision' | 'asks_to_stop'>,
): Hindrance | undefined {
  const at_stage = moveProblem(claim, 'dunning_action_filed')
  if (at_stage) return at_stage
  if (decision === null) return { code: 'not_decided', message: 'The creditor has not decided yet' }
  if (decision !== 'sue') return { code: 'declined', message: 'The creditor has decided not to sue' }
  // What is filed cannot be taken back without costs for the creditor.
  if (asks_to_stop)
    return { code: 'withdrawal_waiting', message: 'The creditor has asked us to stop: decide that first' }
  return claim.case_status === 'disputed' ? DISPUTED : undefined
}

export function titleHindrance(claim: CourtClaim): Hindrance | undefined {
  return moveProblem(claim, 'exekutionsantrag_recommended') ?? (claim.case_status === 'disputed' ? DISPUTED : undefined)
}

export const NOT_FILED = {
  code: 'not_filed',
  message: 'No filing was recorded for this claim',
} as const satisfies Hindrance

export const messageHindrance = ({ is_filed }: Pick<CourtStep, 'is_filed'>): Hindrance | undefined =>
  is_filed ? undefined : NOT_FILED
