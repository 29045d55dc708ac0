import type { Fault } from '../../../../kernel/errors.ts'
import { type ClaimRow, type Intervals, type LetterKind, letterFor, type Stage } from '../../../case/claims/index.ts'
import type { LetterStatus } from '../../letters/index.ts'
import { nextStage } from '../rules.ts'

export type DueLetter = { readonly kind: LetterKind; readonly to: Stage | null }

/** The letter that the next run of the workflow would make of a claim; null while there is none. */
export function dueLetter(claim: ClaimRow, intervals: Intervals, now: Date): DueLetter | null {
  if (claim.due_at === null || claim.due_at > now || claim.blocked_reason !== null) return null
  if (claim.owed_letter) return { kind: claim.owed_letter, to: null }
  const to = nextStage(claim, intervals)
  const kind = to && letterFor(to)
  return kind ? { kind, to } : null
}

/** Why a letter cannot be made anew. One that waits is due by itself; of the others the claim must owe the same kind. */
export function remakeHindrance(
  letter: { readonly status: LetterStatus; readonly kind: LetterKind },
  claim: ClaimRow,
  due: DueLetter | null,
): Fault | undefined {
  if (letter.status === 'posted' || letter.status === 'mailed')
    return { code: 'letter_not_waiting', message: `The letter is ${letter.status} already` }
  if (claim.case_status === 'closed') return { code: 'claim_closed', message: 'The claim is closed' }
  if (claim.case_status === 'disputed') return { code: 'disputed', message: 'The case is disputed' }
  const { blocked_reason } = claim
  if (blocked_reason !== null)
    return { code: 'claim_blocked', message: `The claim is blocked: ${blocked_reason}`, values: { blocked_reason } }
  if (letter.status === 'outbox') return undefined
  if (claim.waiting_letter_id !== null)
    return { code: 'letter_made_already', message: 'Another letter of the claim waits to be sent already' }
  if (due?.kind !== letter.kind) return { code: 'no_letter_due', message: 'The claim is not due for this letter' }
  return undefined
}
