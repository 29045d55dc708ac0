import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import type { LawCode } from '../../../law/codes.ts'
import { addBusinessDays, type Holiday } from '../../../law/holidays.ts'
import { LAWS, lawOf } from '../../../law/laws.ts'
import type { LetterNeed } from '../../../law/letters.ts'
import { LETTER_KINDS, type LetterKind, type StuckReason } from '../../case/claims/index.ts'

export { LETTER_KINDS, type LetterKind }

/** `outbox` is made and not sent; `posted` and `mailed` are sent; `void` never was and never will be. */
export const LETTER_STATUSES = ['outbox', 'posted', 'mailed', 'returned', 'void'] as const
export type LetterStatus = (typeof LETTER_STATUSES)[number]

/** What the team marks letters as. */
export const MARKS = ['posted', 'returned', 'void'] as const
export type Mark = (typeof MARKS)[number]

/** The statuses from which the team may mark a letter. */
const MAY_FOLLOW: Readonly<Record<Mark, readonly LetterStatus[]>> = {
  posted: ['outbox'],
  returned: ['posted', 'mailed'],
  void: ['outbox'],
}

export const mayBecome = (from: LetterStatus, to: Mark): boolean => MAY_FOLLOW[to].includes(from)

const POSTABLE_BUSINESS_DAYS = 2

/** The last day on which a letter of this date may be posted: later its date, its sum and its deadline would be wrong. */
export const postableUntil = (holidays: readonly Holiday[], letter_date: DateOnly): DateOnly =>
  addBusinessDays(holidays, letter_date, POSTABLE_BUSINESS_DAYS)

/** What the team can do about a letter now. */
export function standingOf(
  letter: {
    readonly status: LetterStatus
    readonly letter_date: string
    readonly governing_law: string | null
    readonly due_again_at: Date | null
  },
  now: Date,
): { postable_until: DateOnly | null; is_outdated: boolean; may_become: Mark[]; may_be_remade: boolean } {
  const { status, letter_date, governing_law, due_again_at } = letter
  const is_waiting = status === 'outbox'
  const postable_until = is_waiting
    ? postableUntil(lawOf(governing_law)?.holidays ?? [], letter_date as DateOnly)
    : null
  const is_outdated = postable_until !== null && dayInVienna(now) > postable_until
  return {
    postable_until,
    is_outdated,
    may_become: MARKS.filter((mark) => mayBecome(status, mark) && !(mark === 'posted' && is_outdated)),
    may_be_remade: is_waiting || (due_again_at !== null && due_again_at <= now),
  }
}

export type ProblemReason = Exclude<StuckReason, 'fault'>

/** Why a letter cannot be made. Trying again does not help; somebody has to correct the data first. */
export class LetterProblem extends Error {
  readonly reason: ProblemReason
  /** The field to correct, by its name on the wire. */
  readonly field: string
  constructor(reason: ProblemReason, field: string, message: string) {
    super(message)
    this.name = 'LetterProblem'
    this.reason = reason
    this.field = field
  }
}

/** Why a letter cannot be made yet. The first obstacle to remove comes first. */
export type Obstacles = {
  readonly kind: LetterKind
  readonly is_live: boolean
  readonly is_tenancy: boolean
  readonly is_private: boolean
  readonly country: string | null
  readonly law: LawCode
  readonly has_letterhead: boolean
  readonly has_supervisory_authority: boolean
  readonly has_creditor_address: boolean
  readonly total_cents: number
}

export function obstacleOf(facts: Obstacles): LetterProblem | undefined {
  if (facts.kind === 'mzr_aufhebungserklaerung' && !facts.is_tenancy)
    return new LetterProblem('not_a_tenancy', 'claim_type', 'Only a lease can be terminated; this claim is no tenancy.')
  if (facts.kind === 'mzr_aufhebungserklaerung' && LAWS[facts.law].lease === null)
    return new LetterProblem('not_a_tenancy', 'governing_law', 'The law of this claim knows no such declaration.')
  if (facts.country === null)
    return new LetterProblem('no_address', 'addresses', 'The debtor has no address to which a letter could be sent.')
  if (facts.total_cents <= 0) return new LetterProblem('no_amount', 'total', 'Nothing is open that could be demanded.')
  // In the sandbox missing facts are made up, and the letter says so.
  if (!facts.is_live) return undefined
  if (!facts.has_letterhead)
    return new LetterProblem('no_letterhead', 'letterhead', 'Set the letterhead of the organisation first.')
  return facts.kind === 'first_demand_letter' ? unmetNeed(facts) : undefined
}

/** What the law wants a first letter to say, and we do not know. */
function unmetNeed(facts: Obstacles): LetterProblem | undefined {
  const is_met: Readonly<Record<LetterNeed['what'], boolean>> = {
    supervisory_authority: facts.has_supervisory_authority,
    creditor_address: facts.has_creditor_address,
  }
  const unmet = LAWS[facts.law].letters.firstLetterNeeds(facts).find(({ what }) => !is_met[what])
  if (!unmet) return undefined
  return unmet.what === 'supervisory_authority'
    ? new LetterProblem('no_letterhead', 'letterhead.supervisory_authority', unmet.message)
    : new LetterProblem('no_creditor_address', 'customer.address', unmet.message)
}

/** The newest letter of each earlier kind. The new letter refers to them. */
export function earlierLetters<T extends { kind: LetterKind }>(kind: LetterKind, oldest_first: readonly T[]): T[] {
  const before = LETTER_KINDS.slice(0, LETTER_KINDS.indexOf(kind))
  return before.flatMap((earlier) => oldest_first.findLast((letter) => letter.kind === earlier) ?? [])
}
