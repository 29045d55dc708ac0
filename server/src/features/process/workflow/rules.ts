import {
  type CaseStatus,
  type CLAIM_TYPES,
  DISPUTED,
  type Hindrance,
  type Intervals,
  isLetterStage,
  isRentFirst,
  moveProblem,
  movesFrom,
  OWN_CALL,
  outstandingCents,
  reopenHindrance,
  type Stage,
} from '../../case/claims/index.ts'
import { type CourtFacts, filingHindrance, messageHindrance, titleHindrance } from '../court/index.ts'
import type { LetterKind } from '../letters/index.ts'

/** The letter that a move to this stage sends; undefined where it sends none. */
export function letterFor(to: Stage): LetterKind | undefined {
  if (isLetterStage(to)) return to
  return to === 'mzr_aufhebungserklaerung_sent' ? 'mzr_aufhebungserklaerung' : undefined
}

const NUMBERS: Readonly<Partial<Record<LetterKind, number>>> = {
  first_demand_letter: 1,
  second_demand_letter: 2,
  third_demand_letter: 3,
}

/** Which reminder it is, by which it is charged; null for what is none. */
export const letterNumber = (kind: LetterKind): number | null => NUMBERS[kind] ?? null

/** A step that could not be taken is tried again after a day, or as soon as something changes that may have mended it. */
export const RETRY_MS = 86_400_000

type Standing = {
  readonly collection_stage: Stage
  readonly claim_type: (typeof CLAIM_TYPES)[number]
  readonly stage_entered_at: Date
}

const NEXT: Readonly<Partial<Record<Stage, Stage>>> = {
  new: 'in_processing',
  in_processing: 'first_demand_letter',
  first_demand_letter: 'second_demand_letter',
  second_demand_letter: 'third_demand_letter',
  third_demand_letter: 'dunning_action_recommended',
  installment_payment: 'installment_cancelled',
  installment_cancelled: 'dunning_action_recommended',
  warten_auf_zinstermin: 'manuelle_pruefung',
  mzr_aufhebungserklaerung_sent: 'mzr_klage_recommended',
}

/** Where the workflow takes a claim whose time has come; null where it waits for somebody. */
export function nextStage(claim: Standing, intervals: Intervals): Stage | null {
  if (isRentFirst({ ...claim, next_installment: null }, intervals)) return 'warten_auf_zinstermin'
  return NEXT[claim.collection_stage] ?? null
}

export const ACTIONS = [
  ...(['stage', 'close', 'reopen', 'dispute', 'settle', 'hold', 'release', 'installment-plan', 'payment'] as const),
  ...(['filing', 'title', 'court-message', 'document'] as const),
] as const
export type Action = {
  action: (typeof ACTIONS)[number]
  to_stage: Stage | null
  allowed: boolean
  reason_code: Hindrance['code'] | null
  reason: string | null
}

type Judged = Standing & {
  readonly case_status: CaseStatus
  readonly stage_before_closure: Stage | null
  readonly is_held: boolean
  readonly total_cents: number
  readonly paid_cents: number
}

const IS_CLOSED: Hindrance = { code: 'claim_closed', message: 'The claim is closed' }

function judged(action: Action['action'], hindrance: Hindrance | undefined, to_stage: Stage | null = null): Action {
  const { code = null, message = null } = hindrance ?? {}
  return { action, to_stage, allowed: hindrance === undefined, reason_code: code, reason: message }
}

/** The hindrance where it holds. */
const when = (holds: boolean, code: Hindrance['code'], message: string): Hindrance | undefined =>
  holds ? { code, message } : undefined

/** Everything the team may want to do with a claim, with the reason where it cannot be done now. */
export function actionsFor(claim: Judged, court: CourtFacts): Action[] {
  const { case_status, is_held } = claim
  const closed = case_status === 'closed' ? IS_CLOSED : undefined
  const is_disputed = case_status === 'disputed'
  const moves = closed ? [] : movesFrom(claim).filter((to) => OWN_CALL[to] === undefined)
  return [
    ...moves.map((to) => judged('stage', is_disputed ? DISPUTED : undefined, to)),
    judged('installment-plan', closed ?? planHindrance(claim), 'installment_payment'),
    // Late money and late papers are taken too.
    judged('payment', undefined),
    judged('document', undefined),
    judged('filing', closed ?? filingHindrance(claim, court), 'dunning_action_filed'),
    judged('title', closed ?? titleHindrance(claim), 'exekutionsantrag_recommended'),
    judged('court-message', messageHindrance(court)),
    judged('dispute', closed ?? when(is_disputed, 'already_disputed', 'The case is disputed already')),
    judged('settle', closed ?? when(!is_disputed, 'not_disputed', 'The case is not disputed')),
    judged('hold', closed ?? when(is_held, 'already_held', 'The claim is held already')),
    judged('release', closed ?? when(!is_held, 'not_held', 'The claim is not held')),
    judged('close', closed, 'closed'),
    judged('reopen', reopenHindrance(claim), claim.stage_before_closure),
  ]
}

function planHindrance(claim: Judged): Hindrance | undefined {
  const hindrance = moveProblem(claim, 'installment_payment')
  if (hindrance) return hindrance
  if (claim.case_status === 'disputed') return DISPUTED
  return when(outstandingCents(claim) === 0, 'nothing_open', 'Nothing is open')
}
