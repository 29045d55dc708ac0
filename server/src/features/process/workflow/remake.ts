import type { OperatorCaller } from '../../../kernel/caller.ts'
import { conflict } from '../../../kernel/errors.ts'
import { type Deps, readBusinessTime, transact, type Work } from '../../../platform/work.ts'
import { type ClaimRow, readClaim, recordActivity, takeClaim, withBlock } from '../../case/claims/index.ts'
import { refuseRestricted } from '../../parties/debtors/index.ts'
import { readIntervals } from '../../parties/organizations/index.ts'
import { discardLetter, LetterProblem, type ListedLetter, readLetter, voidToRemake } from '../letters/index.ts'
import { makeLetter, sendOrWait } from './letter.ts'
import { dueLetter, remakeHindrance } from './rules/remake.ts'
import { isStillRight, isUnchanged, TRIES_MAX } from './step.ts'

type Remaking = {
  readonly note: string | null
  /** What belongs into its transaction. */
  remade(work: Work, letter: ListedLetter): Promise<void>
}

/**
 * A letter that waits becomes void and is made anew; one that is void or came back is made again if it is due. All in one
 * transaction: where no letter can be made, the old one stays as it is.
 */
export async function remakeLetter(
  deps: Deps,
  caller: OperatorCaller,
  id: string,
  { note, remade }: Remaking,
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const letter = await readLetter(deps.db, id)
    const claim = await readClaim(deps.db, caller, letter.claim_id)
    const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
    const due = dueLetter(claim, await readIntervals(deps.db, claim.organization_id), now)
    const hindrance = remakeHindrance(letter, claim, due)
    if (hindrance) throw conflict(hindrance.code, hindrance.message, hindrance.values)
    await refuseRestricted(deps.db, claim.debtor_id)
    const is_waiting = letter.status === 'outbox'
    const { kind } = letter
    const made = await makeLetter(deps, claim, { kind, to: is_waiting ? letter.to_stage : (due?.to ?? null) }).catch(
      refuse,
    )
    const is_done = await transact(deps, caller, async (work) => {
      const locked = await takeClaim(work, claim.id)
      if (!isUnchanged(locked, claim) || !(await isStillRight(work, locked, made))) return false
      const free = is_waiting ? await voidToRemake(work, locked, id, note) : locked
      await refuseBlocked(work, free)
      await sendOrWait(work, free, made, note ? { note } : {})
      const details = { letter_id: made.letter.id, kind, instead_of: id, ...(note ? { note } : {}) }
      recordActivity(work, free, { action: 'letter.remade', details })
      await remade(work, await readLetter(work.tx, made.letter.id))
      return true
    })
    if (is_done) return
    await discardLetter(deps, made.letter)
  }
  throw conflict('changed_meanwhile', 'The claim is being changed by others; try again')
}

function refuse(error: unknown): never {
  if (!(error instanceof LetterProblem)) throw error
  throw conflict('letter_not_possible', `The letter cannot be made: ${error.message}`, { obstacle: error.reason })
}

/** What blocks a claim may have begun with the day. */
async function refuseBlocked(work: Work, claim: ClaimRow): Promise<void> {
  const { blocked_reason } = await withBlock(work, claim)
  if (blocked_reason) throw conflict('claim_blocked', `The claim is blocked: ${blocked_reason}`, { blocked_reason })
}
