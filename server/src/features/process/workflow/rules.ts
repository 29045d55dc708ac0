import { DAY_MS } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'
import {
  type BlockedReason,
  type CaseStatus,
  type CLAIM_TYPES,
  DISPUTED,
  followedBy,
  type Hindrance,
  handMoveProblem,
  type Intervals,
  isRentFirst,
  lawHindrance,
  letterFor,
  letterHindrance,
  moveProblem,
  movesFrom,
  type OwnCall,
  ownCallOf,
  reopenHindrance,
  STAGES,
  type Stage,
  unblockHindrance,
} from '../../case/claims/index.ts'
import { type CourtStep, filingHindrance, messageHindrance, titleHindrance } from '../court/index.ts'
import {
  type Deed,
  EFFECTS_OF_DEED,
  type Effect,
  effectsOfLaw,
  effectsOfMove,
  effectsOfUnblock,
} from './rules/effects.ts'

/** A step that could not be taken is tried again after a day, or as soon as something changes that may have mended it. */
export const RETRY_MS = DAY_MS

type DueClaim = {
  readonly collection_stage: Stage
  readonly claim_type: (typeof CLAIM_TYPES)[number]
  readonly governing_law: string | null
  readonly stage_entered_at: Date
}

/** Where the workflow takes a claim whose time has come; null where it waits for somebody. */
export function nextStage(claim: DueClaim, intervals: Intervals): Stage | null {
  const is_rent_first = isRentFirst(claim, intervals)
  return followedBy(claim.collection_stage, is_rent_first ? 'rent' : 'timer')
}

export const ACTIONS = [
  'stage',
  'close',
  'reopen',
  'dispute',
  'settle',
  'hold',
  'release',
  'installment-plan',
  'payment',
  'filing',
  'title',
  'court-message',
  'document',
  'unblock',
  'law',
  'situation',
] as const satisfies readonly ('stage' | OwnCall | Deed | 'unblock' | 'law')[]
export type Action = {
  action: (typeof ACTIONS)[number]
  to_stage: Stage | null
  allowed: boolean
  reason_code: Hindrance['code'] | null
  reason: string | null
  effects: Effect[]
}

type Judged = DueClaim & {
  readonly case_status: CaseStatus
  readonly claim_disputed: boolean
  readonly stage_before_closure: Stage | null
  readonly is_held: boolean
  readonly blocked_reason: BlockedReason | null
  readonly waiting_letter_id: string | null
  readonly total_cents: number
  readonly paid_cents: number
}

const IS_CLOSED: Hindrance = { code: 'claim_closed', message: 'The claim is closed' }

/** What is no move of the table. */
const act = (action: Exclude<Deed, 'reopen_disputed'>, hindrance: Hindrance | undefined): Action =>
  judged(action, { hindrance, to: null, effects: EFFECTS_OF_DEED[action] })

const move = (action: 'stage' | OwnCall, to: Stage, hindrance: Hindrance | undefined): Action =>
  judged(action, { hindrance, to, effects: effectsOfMove(to) })

type Judgement = {
  readonly hindrance: Hindrance | undefined
  readonly to: Stage | null
  readonly effects: readonly Effect[]
}

function judged(action: Action['action'], { hindrance, to, effects }: Judgement): Action {
  const { code = null, message = null } = hindrance ?? {}
  const allowed = hindrance === undefined
  return { action, to_stage: to, allowed, reason_code: code, reason: message, effects: [...effects] }
}

/** A move by the call that the table names for it. */
const moveByCall = (call: OwnCall, hindrance: Hindrance | undefined): Action[] =>
  STAGES.filter((to) => ownCallOf(to) === call).map((to) => move(call, to, hindrance))

/** The hindrance where it holds. */
const when = (holds: boolean, code: Hindrance['code'], message: string): Hindrance | undefined =>
  holds ? { code, message } : undefined

type Holdable = { readonly case_status: CaseStatus; readonly is_held: boolean }

export const closeHindrance = ({ case_status }: Pick<Holdable, 'case_status'>): Hindrance | undefined =>
  case_status === 'closed' ? IS_CLOSED : undefined

/** What stands against holding a claim, or against letting it go on. */
export function holdHindrance({ case_status, is_held }: Holdable, held: boolean): Hindrance | undefined {
  const closed = closeHindrance({ case_status })
  if (closed || is_held !== held) return closed
  return held
    ? { code: 'already_held', message: 'The claim is held already' }
    : { code: 'not_held', message: 'The claim is not held' }
}

/** What stands against a move by hand, as far as the claim itself tells it. */
export const handMoveHindrance = (
  claim: Parameters<typeof handMoveProblem>[0] & Parameters<typeof letterHindrance>[0],
  to: Stage,
): Fault | undefined => handMoveProblem(claim, to) ?? letterHindrance(claim, to)

type LetterFacts = { readonly blocked_reason: BlockedReason | null; readonly waiting_letter_id: string | null }

/** What stands against the letter of a move that nobody has judged by the claim: what would stop the workflow too. */
export function bulkLetterHindrance({ blocked_reason, waiting_letter_id }: LetterFacts, to: Stage): Fault | undefined {
  if (letterFor(to) === undefined) return undefined
  if (blocked_reason)
    return { code: 'claim_blocked', message: `The claim is blocked: ${blocked_reason}`, values: { blocked_reason } }
  return waiting_letter_id
    ? { code: 'letter_made_already', message: 'Another letter of the claim waits to be sent already' }
    : undefined
}

/** Everything the team may want to do with a claim, with the reason where it cannot be done now. */
export function actionsFor(claim: Judged, court: CourtStep): Action[] {
  const { case_status } = claim
  const closed = closeHindrance(claim)
  const is_disputed = case_status === 'disputed'
  const moves = closed ? [] : movesFrom(claim).filter((to) => ownCallOf(to) === undefined)
  return [
    ...moves.map((to) => move('stage', to, is_disputed ? DISPUTED : letterHindrance(claim, to))),
    ...moveByCall('installment-plan', closed ?? planHindrance(claim)),
    // Late money and late papers are taken too.
    act('payment', undefined),
    act('document', undefined),
    ...moveByCall('filing', closed ?? filingHindrance(claim, court)),
    ...moveByCall('title', closed ?? titleHindrance(claim)),
    act('court-message', messageHindrance(court)),
    act('dispute', closed ?? when(is_disputed, 'already_disputed', 'The case is disputed already')),
    act('settle', closed ?? when(!is_disputed, 'not_disputed', 'The case is not disputed')),
    act('hold', holdHindrance(claim, true)),
    act('release', holdHindrance(claim, false)),
    judged('unblock', { hindrance: unblockHindrance(claim), to: null, effects: effectsOfUnblock(claim) }),
    judged('law', { hindrance: lawHindrance(claim), to: null, effects: effectsOfLaw(claim) }),
    // What a debtor has come to concerns other claims too.
    act('situation', undefined),
    ...moveByCall('close', closed),
    judged('reopen', {
      hindrance: reopenHindrance(claim),
      to: claim.stage_before_closure,
      effects: EFFECTS_OF_DEED[claim.claim_disputed ? 'reopen_disputed' : 'reopen'],
    }),
  ]
}

function planHindrance(claim: Judged): Hindrance | undefined {
  const hindrance = moveProblem(claim, 'installment_payment')
  if (hindrance) return hindrance
  if (claim.case_status === 'disputed') return DISPUTED
  // Of a claim with an amount something is open as long as it is not closed: of its balance, if not of its invoices.
  return when(claim.total_cents === 0, 'nothing_open', 'Nothing is open')
}
