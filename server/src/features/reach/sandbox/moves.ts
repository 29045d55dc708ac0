import type { TokenCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Legal } from '../../../law/tables.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { acceptClaim, closeClaim } from '../../case/account/index.ts'
import {
  type ClaimRow,
  letterFor,
  letterHindrance,
  moveClaim,
  moveProblem,
  readOwnClaim,
  recordActivity,
  STAGE_ROWS,
  type Stage,
  takeClaim,
} from '../../case/claims/index.ts'
import { agreePlan, cancelPlan, equalInstallments, readPlanAmount } from '../../case/installments/index.ts'
import { inventFiling, recordTitle } from '../../process/court/index.ts'
import { LetterProblem } from '../../process/letters/index.ts'
import { makeLetter, type ReadyLetter, reopen, sendOrWait } from '../../process/workflow/index.ts'

const INSTALLMENTS = 3

/**
 * Any move of the table, at once. What the move would need in earnest is invented; a letter that cannot be made, for want
 * of an address or an amount, is left out, since a partner tries its own software here and not our letters.
 */
export async function moveFreely(deps: Deps, caller: TokenCaller, id: string, to: Stage): Promise<ClaimRow> {
  const claim = await readOwnClaim(deps.db, caller, id)
  refuse(claim, to)
  const kind = letterFor(to)
  const letter = kind ? await makeLetter(deps, claim, { kind, to }).catch(withoutLetter) : undefined
  const legal = await deps.legal.read(deps.db)
  return transact(deps, caller, async (work) => {
    const locked = await takeClaim(work, id)
    refuse(locked, to)
    return makeMove(work, locked, { to, letter, legal })
  })
}

function refuse(claim: ClaimRow, to: Stage): void {
  const problem = moveProblem(claim, to) ?? letterHindrance(claim, to)
  if (problem) throw conflict(problem.code, problem.message)
}

function withoutLetter(error: unknown): LetterProblem {
  if (error instanceof LetterProblem) return error
  throw error
}

type ForcedMove = { to: Stage; letter: ReadyLetter | LetterProblem | undefined; legal: Legal }

/** The claim is locked, and the move is one of the table. */
export async function makeMove(work: Work, claim: ClaimRow, { to, letter, legal }: ForcedMove): Promise<ClaimRow> {
  if (claim.collection_stage === 'closed') return reopen(work, claim.id)
  const { entry } = STAGE_ROWS[to]
  switch (entry.by) {
    case 'letter':
      return sendIfMade(work, claim, { to, letter })
    case 'agreement':
      return agreeInvented(work, claim)
    case 'cancelled_plan':
      return cancelPlan(work, claim)
    case 'filing':
      return inventFiling(work, claim, legal)
    case 'title':
      return titleInvented(work, claim)
    case 'closure':
      return closeClaim(work, claim, 'withdrawn')
    case 'acceptance':
      return acceptClaim(work, claim)
    case 'creation':
    case 'move':
      return moveClaim(work, claim, to)
    default:
      return entry satisfies never
  }
}

async function sendIfMade(work: Work, claim: ClaimRow, { to, letter }: Omit<ForcedMove, 'legal'>): Promise<ClaimRow> {
  // A partner who plays all parts posts the letter too.
  if (letter && !(letter instanceof LetterProblem)) return sendOrWait(work, claim, { ...letter, is_sent: true })
  if (letter) recordActivity(work, claim, { action: 'letter.left_out', details: { reason: letter.reason } })
  return moveClaim(work, claim, to)
}

async function titleInvented(work: Work, claim: ClaimRow): Promise<ClaimRow> {
  const title = { reference: `SANDBOX-${claim.case_reference}`, date: dayInVienna(work.now) }
  return (await recordTitle(work, claim.id, title)).claim
}

async function agreeInvented(work: Work, claim: ClaimRow): Promise<ClaimRow> {
  const today = dayInVienna(work.now)
  const { open_cents } = await readPlanAmount(work.tx, claim, { today, legal: await work.legal() })
  if (open_cents < INSTALLMENTS)
    throw conflict('nothing_open', 'Nothing is open that could be paid in instalments; add an invoice first')
  const installments = equalInstallments(open_cents, INSTALLMENTS, today)
  return (await agreePlan(work, claim, { installments, via: 'sandbox' })).claim
}
