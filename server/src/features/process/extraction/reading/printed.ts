import { amountsOn } from './bare-sums.ts'
import { readingOf, readingOfPicked, weigh } from './confidence.ts'
import { readCurrency } from './currency.ts'
import type { FieldName, FieldReading } from './fields.ts'
import { isReminder } from './kind.ts'
import { type KnownParties, withKnownParties } from './known-parties.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import { learnedFields } from './learned/learned-fields.ts'
import { choicesIn } from './learned/page-choices.ts'
import type { Layout } from './lines.ts'
import { sameName } from './names.ts'
import { readParties } from './parties.ts'
import { readSubject } from './subject.ts'

export type Printed = {
  readonly fields: Partial<Record<FieldName, FieldReading>>
  readonly currency: string | null
  readonly amounts: readonly LabelledAmount[]
}

/** Everything that can be read from the pages alone. */
export function readPrinted(layout: Layout, known: KnownParties): Printed {
  const { source } = layout
  const amounts = amountsOn(layout)
  const currency = readCurrency(layout, amounts)
  const { number, issue_date, due_date, gross, net } = learnedFields(choicesIn(layout, amounts, currency), {
    is_reminder: isReminder(layout, amounts),
  })
  const parties = withKnownParties(layout, readParties(layout), known)
  const readings: Partial<Record<FieldName, FieldReading | undefined>> = {
    invoice_number: readingOfPicked(number, source),
    invoice_issuer: readingOf('invoice_issuer', weigh(parties.issuer, sameName), source),
    invoice_recipient: readingOf('invoice_recipient', weigh(parties.recipient, sameName), source),
    subject: readingOf('subject', weigh(readSubject(layout)), source),
    invoice_amount_net: readingOfPicked(net, source),
    invoice_amount_gross: readingOfPicked(gross, source),
    invoice_issue_date: readingOfPicked(issue_date, source),
    invoice_due_date: readingOfPicked(due_date, source),
  }
  return { fields: withoutGaps(readings), currency, amounts }
}

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
