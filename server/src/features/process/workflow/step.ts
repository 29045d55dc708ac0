import { type Caller, SYSTEM } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { acceptClaim } from '../../case/account/index.ts'
import {
  type ClaimRow,
  hasOpenEntry,
  type Intervals,
  letterFor,
  markStuck,
  moveClaim,
  type Obstacle,
  readClaim,
  reviewBlock,
  STAGE_ROWS,
  type Stage,
  takeClaim,
  takeDueClaim,
} from '../../case/claims/index.ts'
import { cancelPlan } from '../../case/installments/index.ts'
import { refuseRestricted } from '../../parties/debtors/index.ts'
import { discardLetter, isDebtorAsOf, type LetterKind, LetterProblem } from '../letters/index.ts'
import { makeLetter, type ReadyLetter, sendOrWait } from './letter.ts'
import type { Due } from './queries.ts'
import { bulkLetterHindrance, handMoveHindrance, nextStage, RETRY_MS } from './rules.ts'

/** How often a move is prepared anew when the claim changes under it. */
export const TRIES_MAX = 3

/** True while nothing has happened to the claim since it was read: a letter made of it is still right. */
export const isUnchanged = (now: ClaimRow, then: ClaimRow): boolean =>
  now.move_number === then.move_number && now.updated_at.getTime() === then.updated_at.getTime()

type PlannedMove = {
  to: Stage
  note?: string | undefined
  /** Where they are known already. */
  intervals?: Intervals | undefined
  letter: ReadyLetter | undefined
}

/** What belongs into the transaction of the move. */
type AfterMove = { moved?: (work: Work, claim: ClaimRow) => Promise<void> }

/**
 * One move, with the letter that belongs to it. A letter takes its time, so it is made before the claim is locked; it is
 * recorded in the transaction of the move, and when the claim has changed meanwhile neither is. Answers undefined then.
 */
async function moveWithLetter(
  deps: Deps,
  caller: Caller,
  {
    claim,
    to,
    note,
    intervals,
    moved: onMoved,
  }: Pick<PlannedMove, 'to' | 'note' | 'intervals'> & { claim: ClaimRow } & AfterMove,
): Promise<ClaimRow | undefined> {
  const kind = letterFor(to)
  const letter = kind ? await makeLetter(deps, claim, { kind, to }) : undefined
  const moved = await transact(deps, caller, async (work) => {
    const locked = await takeClaim(work, claim.id)
    if (!isUnchanged(locked, claim) || (letter && !(await isStillRight(work, locked, letter)))) return undefined
    const done = await move(work, locked, { to, note, intervals, letter })
    await onMoved?.(work, done)
    return done
  })
  if (!moved && letter) await discardLetter(deps, letter.letter)
  return moved
}

/** Nothing has happened beside the claim either: to its debtor, or, where no person wants the letter, at the bank. */
export async function isStillRight(work: Work, claim: ClaimRow, { letter }: ReadyLetter): Promise<boolean> {
  const [is_same_debtor, has_open_entry] = await Promise.all([
    isDebtorAsOf(work.tx, letter),
    work.caller.type === 'system' && hasOpenEntry(work.tx, claim.id),
  ])
  return is_same_debtor && !has_open_entry
}

async function move(work: Work, claim: ClaimRow, { to, letter, ...options }: PlannedMove): Promise<ClaimRow> {
  const { entry } = STAGE_ROWS[to]
  switch (entry.by) {
    case 'letter':
      return letter ? sendOrWait(work, claim, letter, options) : moveClaim(work, claim, to, options)
    case 'cancelled_plan':
      return cancelPlan(work, claim, options.note)
    case 'acceptance':
      return acceptClaim(work, claim, options)
    case 'move':
      return moveClaim(work, claim, to, options)
    case 'creation':
    case 'agreement':
    case 'filing':
    case 'title':
    case 'closure':
      throw new Error(`no step of the workflow leads to ${to}`)
    default:
      return entry satisfies never
  }
}

export type StepOutcome = 'moved' | 'stuck' | 'nothing'

/** The step of one claim whose time has come. What cannot be done is said to the team, and stops nobody else. */
export async function takeDueStep(deps: Deps, due: Due, now: Date): Promise<StepOutcome> {
  const { owed_letter } = due
  if (owed_letter) return orStick(deps, due, now, (claim) => sendOwed(deps, claim, owed_letter))
  const to = nextStage(due, due)
  if (to === null) return 'nothing'
  return letterFor(to) ? takeLetterStep(deps, due, { to, now }) : takePlainStep(deps, due, { to, now })
}

type Step = { to: Stage; now: Date }

/** Somebody may have been faster: then there is nothing left to do. */
const isStillDue = (claim: ClaimRow, due: Due, now: Date): boolean =>
  claim.due_at !== null &&
  claim.due_at <= now &&
  claim.blocked_reason === null &&
  claim.collection_stage === due.collection_stage

const takePlainStep = (deps: Deps, due: Due, { to, now }: Step): Promise<StepOutcome> =>
  transact(deps, SYSTEM, async (work) => {
    const claim = await takeDueClaim(work, due.id)
    if (claim.blocked_reason) return 'stuck'
    if (!isStillDue(claim, due, now)) return 'nothing'
    await move(work, claim, { to, intervals: due, letter: undefined })
    return 'moved'
  })

const takeLetterStep = (deps: Deps, due: Due, { to, now }: Step): Promise<StepOutcome> =>
  orStick(deps, due, now, (claim) => moveWithLetter(deps, SYSTEM, { claim, to, intervals: due }))

/** A letter that is owed at the stage of a claim, as one that came back is; the claim stays where it is. */
async function sendOwed(deps: Deps, claim: ClaimRow, kind: LetterKind): Promise<ClaimRow | undefined> {
  const made = await makeLetter(deps, claim, { kind, to: null })
  const sent = await transact(deps, SYSTEM, async (work) => {
    const locked = await takeClaim(work, claim.id)
    const is_right = isUnchanged(locked, claim) && (await isStillRight(work, locked, made))
    return is_right ? sendOrWait(work, locked, made) : undefined
  })
  if (!sent) await discardLetter(deps, made.letter)
  return sent
}

async function orStick(
  deps: Deps,
  due: Due,
  now: Date,
  act: (claim: ClaimRow) => Promise<ClaimRow | undefined>,
): Promise<StepOutcome> {
  const claim = await readClaim(deps.db, SYSTEM, due.id)
  if (!isStillDue(claim, due, now)) return 'nothing'
  if (await hasOpenEntry(deps.db, due.id)) return holdBack(deps, due)
  try {
    return (await act(claim)) ? 'moved' : 'nothing'
  } catch (error) {
    if (!(error instanceof LetterProblem)) throw error
    return stick(deps, claim, { reason: error.reason, field: error.field, message: error.message })
  }
}

/** A bank statement that came in names the claim. Its entries are judged one by one, and this one may wait its turn. */
async function holdBack(deps: Deps, { id }: Due): Promise<StepOutcome> {
  const { blocked_reason } = await transact(deps, SYSTEM, (work) => reviewBlock(work, id))
  return blocked_reason ? 'stuck' : 'nothing'
}

const laterThan = ({ now }: Work, ms: number): Date => new Date(now.getTime() + ms)

async function stick(deps: Deps, claim: ClaimRow, obstacle: Obstacle): Promise<StepOutcome> {
  await transact(deps, SYSTEM, async (work) => {
    const locked = await takeClaim(work, claim.id)
    if (!isUnchanged(locked, claim) || locked.due_at === null) return
    await markStuck(work, locked, obstacle, laterThan(work, RETRY_MS))
  })
  return 'stuck'
}

const FAULT_RETRY_MS = 3_600_000

/** After a fault of ours the claim waits an hour: it must neither be lost nor stop the run. */
export const setAside = (deps: Deps, { id }: Due): Promise<void> =>
  transact(deps, SYSTEM, async (work) => {
    const claim = await takeClaim(work, id)
    if (claim.due_at === null) return
    const message = 'The step failed through a fault of ours; it is tried again'
    await markStuck(work, claim, { reason: 'fault', field: null, message }, laterThan(work, FAULT_RETRY_MS))
  })

type HandMove = AfterMove & {
  readonly to: Stage
  readonly note?: string | undefined
  /** One of many claims: its letter is made only where the workflow would make it. */
  readonly is_bulk?: boolean
}

/** A move that somebody of the team takes: it waits for no time, and keeps to the table. */
export async function moveByHand(
  deps: Deps,
  caller: Caller,
  claim_id: string,
  { to, note, is_bulk = false, ...options }: HandMove,
): Promise<ClaimRow> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const claim = await readClaim(deps.db, caller, claim_id)
    const problem = handMoveHindrance(claim, to)
    if (problem) throw conflict(problem.code, problem.message, problem.values)
    if (letterFor(to)) await refuseRestricted(deps.db, claim.debtor_id)
    const stop = is_bulk ? bulkLetterHindrance(claim, to) : undefined
    if (stop) throw conflict(stop.code, stop.message, stop.values)
    const moved = await moveWithLetter(deps, caller, { claim, to, note, ...options }).catch((error: unknown) => {
      if (!(error instanceof LetterProblem)) throw error
      throw conflict('letter_not_possible', `The letter cannot be made: ${error.message}`, { obstacle: error.reason })
    })
    if (moved) return moved
  }
  throw conflict('changed_meanwhile', 'The claim is being changed by others; try again')
}
