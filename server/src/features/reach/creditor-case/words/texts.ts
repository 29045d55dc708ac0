import type { BlockedReason, LetterKind } from '../../../case/claims/index.ts'
import type { CaseStep, Standing } from '../rules.ts'

/** What happened, each with what it names: an amount, a day, a letter. */
type Timeline = {
  readonly handed_over: string
  readonly accepted: string
  readonly letter: (name: string) => string
  readonly letter_returned: (name: string) => string
  readonly payment: (amount: string, day: string) => string
  readonly payment_reversed: (amount: string, day: string) => string
  readonly promised: (day: string) => string
  readonly plan_agreed: string
  readonly plan_cancelled: string
  readonly rent_awaited: string
  readonly lease_checked: string
  readonly eviction_recommended: string
  readonly disputed: string
  readonly dispute_settled: string
  readonly paused: string
  readonly resumed: string
  readonly court_recommended: string
  readonly decided_to_sue: string
  readonly decided_not_to_sue: string
  readonly filed: string
  readonly served: (day: string) => string
  readonly not_served: (day: string) => string
  readonly objection: (day: string) => string
  readonly titled: (day: string) => string
  readonly paid: string
  readonly withdrawn: string
  readonly written_off: string
  readonly dropped: string
  readonly reopened: string
  readonly asked: string
  readonly answered: (name: string) => string
  readonly payment_reported: (amount: string, day: string, name: string) => string
  readonly report_confirmed: (amount: string) => string
  readonly report_refused: (amount: string) => string
  readonly withdrawal_requested: (name: string) => string
  readonly withdrawal_refused: string
  readonly file_added: (name: string) => string
}
export type TimelineKind = keyof Timeline

export type CaseWords = {
  /** In two or three words, for lists. */
  readonly short: Readonly<Record<Standing, string>>
  /** In a sentence or two, for the case. */
  readonly standing: Readonly<Record<Standing, string>>
  /** Why a case rests, and who has to do something about it. */
  readonly blocked: Readonly<Record<BlockedReason, { readonly short: string; readonly text: string }>>
  readonly next: Readonly<Record<CaseStep, string>>
  /** A hold that somebody else's wish has caused. */
  readonly held_for_report: string
  readonly held_for_withdrawal: string
  readonly letters: Readonly<Record<LetterKind, string>>
  readonly timeline: Timeline
}
