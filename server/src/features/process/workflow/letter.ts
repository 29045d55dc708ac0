import { addDays, dayInVienna } from '../../../kernel/dates.ts'
import { newId } from '../../../platform/ids.ts'
import { type Deps, readBusinessTime, type Work } from '../../../platform/work.ts'
import { computeBalance, type Entry, enter, isOutside, letterCharges, readFacts } from '../../case/account/index.ts'
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
  LetterProblem,
  type PreparedLetter,
  prepareLetter,
  recordLetter,
} from '../letters/index.ts'

/** A letter that is made, and what it adds to the debt; both wait for the move that they belong to. */
export type MadeLetter = { readonly letter: PreparedLetter; readonly charges: readonly Entry[] }

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
  const facts = await readFacts(db, claim, { as_of: day, legal })
  if (facts.law === null)
    throw new LetterProblem('no_law', 'governing_law', 'We know the law neither of the debtor nor of the creditor.')
  const id = newId()
  const charges = letterCharges(facts, { id, letter_number: letterNumber(kind) })
  const balance = computeBalance({ ...facts, entries: [...facts.entries, ...charges] })
  const order: LetterOrder = {
    id,
    claim_id: claim.id,
    kind,
    move_number: claim.move_number + 1,
    letter_date: day,
    law: facts.law.code,
    balance: { ...balance, lines: balance.lines.filter((line) => !isOutside(line)) },
  }
  // A tenant has until the next rent date, which the letter knows; everybody else until the next letter.
  if (claim.claim_type === 'tenancy') return { letter: await prepareLetter(deps, order), charges }
  const { letter_interval_days } = intervals ?? (await readIntervals(db, claim.organization_id))
  const deadline = addDays(day, letter_interval_days)
  return { letter: await prepareLetter(deps, { ...order, deadline }), charges }
}

type Sending = MadeLetter & Omit<MoveOptions, 'details'> & { readonly to: Stage }

/** The letter, its fee and the move that they belong to. */
export async function sendAndMove(
  work: Work,
  claim: ClaimRow,
  { letter, charges, to, ...options }: Sending,
): Promise<ClaimRow> {
  const { id: letter_id } = letter
  await recordLetter(work, claim, letter)
  const activity = { action: 'charge.added', details: { letter_id } }
  const [moved] = await Promise.all([
    moveClaim(work, claim, to, { ...options, details: { letter_id } }),
    charges.length > 0 ? enter(work, claim, charges, activity) : undefined,
  ])
  return moved
}
