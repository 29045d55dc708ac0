import type { Language } from '../kernel/language.ts'
import type { Paragraph } from './letters.ts'

/** When the terms of an instalment plan are lost, so that all that is open may be claimed at once. */
export type PlanDefault = {
  /** For so many days the oldest missed instalment must have been overdue. */
  readonly overdue_days: number
  /** So many days after a reminder that threatens the loss. */
  readonly notice_days: number
  readonly warning: Readonly<Record<Language, LossWarning>>
}

/** How the reminder threatens the loss. Amounts and days are already formatted. */
export type LossWarning = {
  readonly title: string
  text(open: string, day: string): Paragraph
}
