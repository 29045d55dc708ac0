import type { DateOnly } from '../../../../../kernel/dates.ts'
import { amountsOn } from '../bare-sums.ts'
import { readCurrency } from '../currency.ts'
import { slashOrderOf } from '../dates.ts'
import { readDueDate } from '../due-date.ts'
import { readIssueDate } from '../issue-date.ts'
import type { LabelledAmount } from '../labelled-amounts.ts'
import type { Layout } from '../lines.ts'
import { readNumber } from '../number.ts'
import { readTotals } from '../totals.ts'
import { type AmountChoices, amountChoices } from './amount-choices.ts'
import { type Choice, sheetOf } from './choices.ts'
import { datesOf, dueDateChoices, issueDateChoices } from './date-choices.ts'
import { numberChoices } from './number-choices.ts'

export type PageChoices = {
  readonly number: readonly Choice<string>[]
  readonly issued: readonly Choice<DateOnly>[]
  /** The terms of payment count from the day of issue. */
  readonly due: (issue_date: DateOnly | null) => readonly Choice<DateOnly>[]
  readonly amounts: AmountChoices
}

/** All that could be number, day of issue, day of payment and total: every token of the right kind, and what the rules derive. */
export function choicesIn(
  layout: Layout,
  amounts: readonly LabelledAmount[] = amountsOn(layout),
  currency: string | null = readCurrency(layout, amounts),
): PageChoices {
  const text = layout.rows.map((row) => row.folded.text).join('\n')
  const order = slashOrderOf(text, currency)
  const sheet = sheetOf(
    layout,
    amounts.map(({ row }) => row),
  )
  const dates = datesOf(sheet, order)
  return {
    number: numberChoices(sheet, readNumber(layout)),
    issued: issueDateChoices(dates, readIssueDate(layout, order)),
    due: (issue_date) => dueDateChoices(dates, readDueDate(layout, issue_date, order), issue_date),
    amounts: amountChoices(sheet, amounts, readTotals(layout, amounts)),
  }
}
