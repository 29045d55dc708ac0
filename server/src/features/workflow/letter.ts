import { addDays, dayInVienna } from '../../kernel/dates.ts'
import { type Deps, readBusinessTime, type Work } from '../../platform/work.ts'
import type { ReminderFee } from '../balance/rules/reminder-fee.ts'
import { chargeReminder, quoteReminder } from '../balance/service.ts'
import type { ClaimRow } from '../claims/service.ts'
import { type LetterOrder, prepareLetter } from '../letters/prepare.ts'
import type { LetterKind } from '../letters/rules.ts'
import { type PreparedLetter, recordLetter } from '../letters/service.ts'
import { readIntervals } from '../organizations/service.ts'
import { letterNumber } from './rules.ts'

/** A letter that is made, and what the debtor is charged for it; both wait for the move that they belong to. */
export type MadeLetter = { readonly letter: PreparedLetter; readonly fee: ReminderFee | null }

/** Outside of any transaction, since it takes its time. Throws `LetterProblem` when somebody has to mend something. */
export async function makeLetter(deps: Deps, claim: ClaimRow, kind: LetterKind, at?: Date): Promise<MadeLetter> {
  const { db, legal } = deps
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
  const { letter_interval_days } = await readIntervals(db, claim.organization_id)
  const deadline = addDays(day, letter_interval_days)
  return { letter: await prepareLetter(deps, { ...order, deadline }), fee }
}

/** In the transaction of the move. Answers the letter's id. */
export async function sendLetter(work: Work, claim: ClaimRow, { letter, fee }: MadeLetter): Promise<string> {
  const { id: letter_id } = await recordLetter(work, claim, letter)
  if (fee) await chargeReminder(work, claim, { fee, letter_id, charged_on: letter.letter_date })
  return letter_id
}
