import { addDays, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { businessDayFrom, deadlineOf } from '../../../law/holidays.ts'
import { newId } from '../../../platform/ids.ts'
import { type Deps, readBusinessTime, type Work } from '../../../platform/work.ts'
import { computeBalance, isOutside, letterCharges, readFacts } from '../../case/account/index.ts'
import { type ClaimRow, letterNumber, type MoveOptions, type Stage } from '../../case/claims/index.ts'
import { deadlineDaysOf, dispatchOf, readLetterSettings } from '../../parties/organizations/index.ts'
import { dispatchLetter, type LetterKind, LetterProblem, type MadeLetter, prepareLetter } from '../letters/index.ts'

/** A letter that is made, and whether it counts as sent with that. */
export type ReadyLetter = MadeLetter & { readonly is_sent: boolean }

/** `at`: the instant, else now. `to`: where sending it takes the claim; null for one that is sent again. */
type Wanted = { readonly kind: LetterKind; readonly to: Stage | null; readonly at?: Date }

/** Outside of any transaction, since it takes its time. Throws `LetterProblem` when somebody has to mend something. */
export async function makeLetter(deps: Deps, claim: ClaimRow, { kind, to, at }: Wanted): Promise<ReadyLetter> {
  const { db, config } = deps
  const legal = await deps.legal.read(db)
  const today = dayInVienna(at ?? (await readBusinessTime(db, deps.clock, config.mode)))
  const known = await readFacts(db, claim, { as_of: today, legal })
  const { law } = known
  if (law === null)
    throw new LetterProblem('no_law', 'governing_law', 'We know the law neither of the debtor nor of the creditor.')
  const settings = await readLetterSettings(db, claim.organization_id)
  const letter_date = businessDayFrom(law.holidays, today)
  const facts = { ...known, as_of: letter_date }
  const id = newId()
  const charges = letterCharges(facts, { id, letter_number: letterNumber(kind) })
  const balance = computeBalance({ ...facts, entries: [...facts.entries, ...charges] })
  const letter = await prepareLetter(deps, {
    id,
    claim_id: claim.id,
    kind,
    move_number: claim.move_number + 1,
    letter_date,
    law: law.code,
    balance: { ...balance, lines: balance.lines.filter((line) => !isOutside(line)) },
    deadline: deadlineOf({
      holidays: law.holidays,
      letter_date,
      deadline_days: deadlineDaysOf(settings),
      next_step_on: addDays(today as DateOnly, settings.letter_interval_days),
    }),
  })
  const is_live = config.mode === 'live'
  const invoice_ids = balance.debts.filter(({ open_cents }) => open_cents > 0).map(({ invoice_id }) => invoice_id)
  return {
    letter,
    invoice_ids,
    charges,
    to_stage: to,
    is_sent: !is_live && dispatchOf(settings, is_live) === 'automatic',
  }
}

/** The letter with what follows from it: at once where what is made is sent, and else when it is sent. */
export const sendOrWait = (
  work: Work,
  claim: ClaimRow,
  { is_sent, ...made }: ReadyLetter,
  options: Pick<MoveOptions, 'intervals' | 'note'> = {},
): Promise<ClaimRow> => dispatchLetter(work, claim, made, { is_sent, ...options })
