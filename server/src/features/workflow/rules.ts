import { type CaseStatus, type CLAIM_TYPES, outstandingCents, type Stage } from '../claims/rules.ts'
import { handMoveProblem, isLetterStage, moveProblem, movesFrom, OWN_CALL } from '../claims/stages.ts'
import { type Intervals, isRentFirst } from '../claims/timers.ts'
import type { LetterKind } from '../letters/rules.ts'

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

export const ACTIONS = ['stage', 'close', 'reopen', 'dispute', 'settle', 'hold', 'release', 'installment-plan'] as const
export type Action = {
  action: (typeof ACTIONS)[number]
  to_stage: Stage | null
  allowed: boolean
  reason: string | null
}

type Judged = Standing & {
  readonly case_status: CaseStatus
  readonly stage_before_closure: Stage | null
  readonly is_held: boolean
  readonly total_cents: number
  readonly paid_cents: number
}

/** Everything the team may want to do with a claim, with the reason where it cannot be done now. */
export function actionsFor(claim: Judged): Action[] {
  const { case_status, is_held } = claim
  const is_closed = case_status === 'closed'
  const judge = (
    action: Action['action'],
    reason: string | undefined | false,
    to_stage: Stage | null = null,
  ): Action => ({
    action,
    to_stage,
    allowed: !reason,
    reason: reason || null,
  })
  const moves = is_closed ? [] : movesFrom(claim).filter((to) => OWN_CALL[to] === undefined)
  const closed = is_closed && 'The claim is closed'
  return [
    ...moves.map((to) => judge('stage', handMoveProblem(claim, to), to)),
    judge('installment-plan', planProblem(claim)),
    judge('dispute', closed || (case_status === 'disputed' && 'The case is disputed already')),
    judge('settle', closed || (case_status !== 'disputed' && 'The case is not disputed')),
    judge('hold', closed || (is_held && 'The claim is held already')),
    judge('release', closed || (!is_held && 'The claim is not held')),
    judge('close', closed),
    judge('reopen', !is_closed && 'The claim is not closed', claim.stage_before_closure),
  ]
}

function planProblem(claim: Judged): string | undefined {
  if (claim.case_status === 'closed') return 'The claim is closed'
  const problem = moveProblem(claim, 'installment_payment')
  if (problem) return problem
  if (claim.case_status === 'disputed') return 'The case is disputed; it stands still until that is settled'
  return outstandingCents(claim) === 0 ? 'Nothing is open' : undefined
}
