import { addDays, dayInVienna } from '../../../kernel/dates.ts'
import type { LetterFee } from '../../../law/letters.ts'
import { type Deps, readBusinessTime, type Work } from '../../../platform/work.ts'
import { chargeReminder, quoteReminder } from '../../case/balance/index.ts'
import {
  type ClaimRow,
  type Intervals,
  letterNumber,
  type MoveOptions,
  moveClaim,
  type Stage,
} from '../../case/claims/index.ts'
import { readIntervals } from '../../parties/organizations/index.ts'
import {
  type LetterKind,
  type LetterOrder,
  type PreparedLetter,
  prepareLetter,
  recordLetter,
} from '../letters/index.ts'

/** A letter that is made, and what the debtor is charged for it; both wait for the move that they belong to. */
export type MadeLetter = { readonly letter: PreparedLetter; readonly fee: LetterFee | null }

/** What is known already: the instant, else now, and the intervals of the claim's organisation. */
type KnownFacts = { readonly kind: LetterKind; readonly at?: Date; readonly intervals?: Intervals | undefined }

/** Outside of any transaction, since it takes its time. Throws `LetterProblem` when somebody has to mend something. */
export async function makeLetter(
  deps: Deps,
  claim: ClaimRow,
  { kind, at, intervals }: KnownFacts,
): Promise<MadeLetter> {
  const { db } = deps
  const legal = await deps.legal.read(db)
  const day = dayInVienna(at ?? (await readBusinessTime(db, deps.clock, deps.config.mode)))
  const { fee, balance } = await quoteReminder(db, claim, { letter_number: letterNumber(kind), on: day, legal })
  const order: LetterOrder = {
    claim_id: claim.id,
    kind,
    move_number: claim.move_number + 1,
    letter_date: day,
    balance,
  }
  // A tenant has until the next rent date, which the letter knows; everybody else until the next letter.
  if (claim.claim_type === 'tenancy') return { letter: await prepareLetter(deps, order), fee }
  const { letter_interval_days } = intervals ?? (await readIntervals(db, claim.organization_id))
  const deadline = addDays(day, letter_interval_days)
  return { letter: await prepareLetter(deps, { ...order, deadline }), fee }
}

type Sending = MadeLetter & Omit<MoveOptions, 'details'> & { readonly to: Stage }

/** The letter, its fee and the move that they belong to. */
export async function sendAndMove(
  work: Work,
  claim: ClaimRow,
  { letter, fee, to, ...options }: Sending,
): Promise<ClaimRow> {
  const { id: letter_id, letter_date: charged_on } = letter
  await recordLetter(work, claim, letter)
  const charged = fee ? chargeReminder(work, claim, { fee, letter_id, charged_on }) : undefined
  const [moved] = await Promise.all([moveClaim(work, claim, to, { ...options, details: { letter_id } }), charged])
  return moved
}
