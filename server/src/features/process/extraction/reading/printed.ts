import { bareSums } from './bare-sums.ts'
import { readingOf, weigh } from './confidence.ts'
import { readCurrency } from './currency.ts'
import { slashOrderOf } from './dates.ts'
import { readDueDate } from './due-date.ts'
import type { Candidate, FieldName, FieldReading } from './fields.ts'
import { skeleton } from './fold.ts'
import { readIssueDate } from './issue-date.ts'
import { type KnownParties, withKnownParties } from './known-parties.ts'
import { type LabelledAmount, labelAmounts } from './labelled-amounts.ts'
import type { Layout } from './lines.ts'
import { sameName } from './names.ts'
import { countPlaces, readNumber } from './number.ts'
import { readParties } from './parties.ts'
import { readSubject } from './subject.ts'
import { readTotals } from './totals.ts'

export type Printed = {
  readonly fields: Partial<Record<FieldName, FieldReading>>
  readonly currency: string | null
  readonly amounts: readonly LabelledAmount[]
}

/** Everything that can be read from the pages alone. */
export function readPrinted(layout: Layout, known: KnownParties): Printed {
  const { source } = layout
  const labelled = labelAmounts(layout)
  const amounts = [...labelled, ...bareSums(layout, labelled)]
  const currency = readCurrency(layout, amounts)
  const text = layout.rows.map((row) => row.folded.text).join('\n')
  const order = slashOrderOf(text, currency)
  const numbers = readNumber(layout).map((one) => ({ ...one, points: one.points + placesPoints(layout, one.value) }))
  const issue_dates = weigh(readIssueDate(layout, order))
  const due_dates = weigh(readDueDate(layout, issue_dates?.best.value ?? null, order))
  const totals = readTotals(layout, amounts)
  const parties = withKnownParties(layout, readParties(layout), known)
  const one = (candidate: Candidate<number> | null) => (candidate ? weigh([candidate]) : undefined)
  const readings: Partial<Record<FieldName, FieldReading | undefined>> = {
    invoice_number: readingOf(
      'invoice_number',
      weigh(numbers, (a, b) => skeleton(a) === skeleton(b)),
      source,
    ),
    invoice_issuer: readingOf('invoice_issuer', weigh(parties.issuer, sameName), source),
    invoice_recipient: readingOf('invoice_recipient', weigh(parties.recipient, sameName), source),
    subject: readingOf('subject', weigh(readSubject(layout)), source),
    invoice_amount_net: readingOf('invoice_amount_net', one(totals.net), source),
    invoice_amount_gross: readingOf('invoice_amount_gross', one(totals.gross), source),
    invoice_issue_date: readingOf('invoice_issue_date', issue_dates, source),
    invoice_due_date: readingOf('invoice_due_date', due_dates, source),
  }
  return { fields: withoutGaps(readings), currency, amounts }
}

const placesPoints = (layout: Layout, value: string): number => Math.min(0.6, 0.2 * (countPlaces(layout, value) - 1))

function withoutGaps(
  readings: Partial<Record<FieldName, FieldReading | undefined>>,
): Partial<Record<FieldName, FieldReading>> {
  const limited = Object.entries(readings).flatMap(([name, reading]) =>
    reading ? [[name, limit(name, reading)] as const] : [],
  )
  return Object.fromEntries(limited)
}

function limit(name: string, reading: FieldReading): FieldReading {
  if (typeof reading.value !== 'string') return reading
  return { ...reading, value: reading.value.slice(0, name === 'subject' ? 1000 : 255).trim() }
}
