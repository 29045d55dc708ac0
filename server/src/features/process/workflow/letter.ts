import { addDays, type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import { businessDayFrom, deadlineOf } from '../../../law/holidays.ts'
import type { Law } from '../../../law/law.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/ids.ts'
import { type Deps, readBusinessTime, type Work } from '../../../platform/work.ts'
import { computeBalance, isOutside, letterCharges, readFacts } from '../../case/account/index.ts'
import { type ClaimRow, letterNumber, type MoveOptions, type Stage } from '../../case/claims/index.ts'
import { missedInstallments, readPlan } from '../../case/installments/index.ts'
import { deadlineDaysOf, dispatchOf, readLetterSettings } from '../../parties/organizations/index.ts'
import {
  type BrokenPlan,
  type DepsOfLetters,
  dispatchLetter,
  type LetterKind,
  LetterProblem,
  type MadeLetter,
  postableUntil,
  prepareLetter,
} from '../letters/index.ts'

/** A letter that is made, and whether it counts as sent with that. */
export type ReadyLetter = MadeLetter & { readonly is_sent: boolean }

/** `at`: the instant, else now. `to`: where sending it takes the claim; null for one that is owed at its stage. */
type Wanted = { readonly kind: LetterKind; readonly to: Stage | null; readonly at?: Date }

/** Outside of any transaction, since it takes its time. Throws `LetterProblem` when somebody has to mend something. */
export async function makeLetter(
  deps: DepsOfLetters & Pick<Deps, 'clock'>,
  claim: ClaimRow,
  { kind, to, at }: Wanted,
): Promise<ReadyLetter> {
  const { db, config } = deps
  const legal = await deps.legal.read(db)
  const today = dayInVienna(at ?? (await readBusinessTime(db, deps.clock, config.mode)))
  const known = await readFacts(db, claim, { as_of: today, legal })
  const { law, is_consumer } = known
  if (law === null)
    throw new LetterProblem('no_law', 'governing_law', 'We know the law neither of the debtor nor of the creditor.')
  const settings = await readLetterSettings(db, claim.organization_id)
  const is_live = config.mode === 'live'
  const is_sent = !is_live && dispatchOf(settings, is_live) === 'automatic'
  const letter_date = businessDayFrom(law.holidays, today)
  const facts = { ...known, as_of: letter_date }
  const id = newId()
  const charges = letterCharges(facts, { id, letter_number: letterNumber(kind) })
  const balance = computeBalance({ ...facts, entries: [...facts.entries, ...charges] })
  const letter = await prepareLetter(deps, {
    id,
    claim_id: claim.id,
    move_number: claim.move_number + 1,
    letter_date,
    law: law.code,
    balance: { ...balance, lines: balance.lines.filter((line) => !isOutside(line)) },
    ...(kind === 'installment_reminder'
      ? { kind, ...(await remindedOf(db, claim, { law, is_consumer, today, letter_date, is_sent })) }
      : { kind, deadline: demandDeadline(settings, { law, today, letter_date }) }),
  })
  const invoice_ids = balance.debts.filter(({ open_cents }) => open_cents > 0).map(({ invoice_id }) => invoice_id)
  return { letter, invoice_ids, charges, to_stage: to, is_sent }
}

type Dated = { readonly law: Law; readonly today: DateOnly; readonly letter_date: DateOnly }

const demandDeadline = (settings: Parameters<typeof deadlineDaysOf>[0], { law, today, letter_date }: Dated): DateOnly =>
  deadlineOf({
    holidays: law.holidays,
    letter_date,
    deadline_days: deadlineDaysOf(settings),
    next_step_on: addDays(today, settings.letter_interval_days),
  })

/** What the reminder of a cancelled plan says. Its deadline leaves the days of the law also to whom it is posted last. */
async function remindedOf(
  reader: Reader,
  claim: ClaimRow,
  { law, is_consumer, today, letter_date, is_sent }: Dated & { is_consumer: boolean; is_sent: boolean },
): Promise<{ broken_plan: BrokenPlan; deadline: DateOnly }> {
  const plan = await readPlan(reader, claim.id)
  const terms = law.planDefault({ is_consumer })
  const missed = plan ? missedInstallments(plan, claim.paid_cents, today) : []
  if (!plan || !terms || missed.length === 0)
    throw new LetterProblem('no_amount', 'installments', 'No instalment is overdue that could be reminded of.')
  const plan_open_cents = plan.total_cents - Math.max(0, claim.paid_cents - plan.paid_before_cents)
  const posted_by = is_sent ? letter_date : postableUntil(law.holidays, letter_date)
  const deadline = businessDayFrom(law.holidays, addDays(posted_by, terms.notice_days))
  return { broken_plan: { plan_open_cents, missed, terms }, deadline }
}

/** The letter with what follows from it: at once where what is made is sent, and else when it is sent. */
export const sendOrWait = (
  work: Work,
  claim: ClaimRow,
  { is_sent, ...made }: ReadyLetter,
  options: Pick<MoveOptions, 'intervals' | 'note'> = {},
): Promise<ClaimRow> => dispatchLetter(work, claim, made, { is_sent, ...options })
