import type { TokenCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict } from '../../../kernel/errors.ts'
import type { Legal } from '../../../law/tables.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import {
  type ClaimRow,
  closeClaim,
  moveClaim,
  moveProblem,
  outstandingCents,
  readClaim,
  recordActivity,
  type Stage,
  takeClaim,
} from '../../case/claims/index.ts'
import { agreePlan, cancelPlan, equalInstallments } from '../../case/installments/index.ts'
import { inventFiling, recordTitle } from '../../process/court/index.ts'
import { LetterProblem } from '../../process/letters/index.ts'
import { letterFor, type MadeLetter, makeLetter, reopen, sendAndMove } from '../../process/workflow/index.ts'

const INSTALLMENTS = 3

/**
 * Any move of the table, at once. What the move would need in earnest is invented; a letter that cannot be made, for want
 * of an address or an amount, is left out, since a partner tries its own software here and not our letters.
 */
export async function moveFreely(deps: Deps, caller: TokenCaller, id: string, to: Stage): Promise<ClaimRow> {
  const claim = await readClaim(deps.db, caller, id)
  refuse(claim, to)
  const kind = letterFor(to)
  const letter = kind ? await makeLetter(deps, claim, { kind }).catch(withoutLetter) : undefined
  const legal = await deps.legal.read(deps.db)
  return transact(deps, caller, async (work) => {
    const locked = await takeClaim(work, id)
    refuse(locked, to)
    return move(work, locked, { to, letter, legal })
  })
}

function refuse(claim: ClaimRow, to: Stage): void {
  const problem = moveProblem(claim, to)
  if (problem) throw conflict(problem.code, problem.message)
}

function withoutLetter(error: unknown): LetterProblem {
  if (error instanceof LetterProblem) return error
  throw error
}

async function move(
  work: Work,
  claim: ClaimRow,
  { to, letter, legal }: { to: Stage; letter: MadeLetter | LetterProblem | undefined; legal: Legal },
): Promise<ClaimRow> {
  if (claim.collection_stage === 'closed') return reopen(work, claim.id)
  if (to === 'closed') return closeClaim(work, claim, 'withdrawn')
  if (to === 'installment_payment') return agreeInvented(work, claim)
  if (to === 'installment_cancelled') return cancelPlan(work, claim)
  if (to === 'dunning_action_filed') return inventFiling(work, claim, legal)
  if (to === 'exekutionsantrag_recommended') {
    const title = { reference: `SANDBOX-${claim.case_reference}`, date: dayInVienna(work.now) }
    return (await recordTitle(work, claim.id, title)).claim
  }
  if (letter === undefined) return moveClaim(work, claim, to)
  if (letter instanceof LetterProblem) {
    await recordActivity(work, claim, { action: 'letter.left_out', details: { reason: letter.reason } })
    return moveClaim(work, claim, to)
  }
  return sendAndMove(work, claim, { ...letter, to })
}

async function agreeInvented(work: Work, claim: ClaimRow): Promise<ClaimRow> {
  const open_cents = outstandingCents(claim)
  if (open_cents < INSTALLMENTS)
    throw conflict('nothing_open', 'Nothing is open that could be paid in instalments; add an invoice first')
  const installments = equalInstallments(open_cents, INSTALLMENTS, dayInVienna(work.now))
  return (await agreePlan(work, claim, { installments, via: 'sandbox' })).claim
}
