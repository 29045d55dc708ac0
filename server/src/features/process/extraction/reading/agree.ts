import type { Box } from '../../../../platform/pdf/page-text.ts'
import { findAmounts } from './amounts.ts'
import { round } from './confidence.ts'
import { findDates } from './dates.ts'
import type { EInvoice } from './e-invoice-values.ts'
import { FIELDS, type FieldName, type FieldReading } from './fields.ts'
import { skeleton } from './fold.ts'
import { boxAround, type Layout, type WordRow } from './lines.ts'
import { withoutSalutation } from './names.ts'
import type { Printed } from './printed.ts'
import { isSameNumber } from './same.ts'
import { runOf } from './word-runs.ts'

type PlaceOfValue = { readonly page: number; readonly box: Box }

/**
 * An attached XML may belong to another invoice, by mistake or by intent, and people see only the page. So it counts
 * as certain only if number and gross amount are on the page as well. Otherwise its values are kept with a lower
 * confidence, so that they may need a check. The same applies to a single value that the page contradicts.
 */
const CONFIRMED = { on_page: 0.99, unseen: 0.95, contradicted: 0.75 }
const UNCONFIRMED = { on_page: 0.85, unseen: 0.7, contradicted: 0.5 }

export function mergeXml(e_invoice: EInvoice, printed: Printed, layout: Layout): Printed {
  const places = new Map<FieldName, PlaceOfValue | null>()
  for (const field of FIELDS) {
    const value = field === 'subject' ? null : e_invoice[field]
    if (value !== null) places.set(field, findOnPage(field, value, layout))
  }
  const confirmed = Boolean(places.get('invoice_number')) && Boolean(places.get('invoice_amount_gross'))
  const levels = confirmed ? CONFIRMED : UNCONFIRMED
  const fields: Partial<Record<FieldName, FieldReading>> = { ...printed.fields }
  for (const [field, place] of places) {
    const value = e_invoice[field as keyof EInvoice] as string | number
    const other = printed.fields[field]
    const level = place ? 'on_page' : other && other.confidence > 0.8 ? 'contradicted' : 'unseen'
    fields[field] = {
      value,
      source: 'xml',
      confidence: round(levels[level]),
      page: place?.page ?? null,
      box: place?.box ?? null,
      ...(level === 'contradicted' && other && isAtOdds(field, value, other.value) ? { printed: other.value } : {}),
    }
  }
  return { ...printed, fields, currency: e_invoice.currency ?? printed.currency }
}

/** Only what can be compared letter by letter. Names are printed in many ways, and dates of terms are reckoned. */
const COMPARED: ReadonlySet<FieldName> = new Set<FieldName>([
  'invoice_number',
  'invoice_amount_net',
  'invoice_amount_gross',
  'invoice_issue_date',
])

const isAtOdds = (field: FieldName, value: string | number, printed: string | number): boolean =>
  COMPARED.has(field) && !(field === 'invoice_number' && isSameNumber(String(value), String(printed)))

/** Where a value is on a page, in any format: 1.234,50 for 123450 cents, „31. März 2024" for 2024-03-31. */
export function findOnPage(field: FieldName, value: string | number, layout: Layout): PlaceOfValue | null {
  for (const row of layout.rows) {
    const box = boxIn(row, field, value)
    if (box) return { page: row.page.number, box }
  }
  return null
}

function boxIn(row: WordRow, field: FieldName, value: string | number): Box | undefined {
  if (typeof value === 'number') {
    const amount = findAmounts(row.words).find((one) => one.cents === value)
    return amount && boxAround(amount.words)
  }
  if (field === 'invoice_issue_date' || field === 'invoice_due_date') {
    const dates = [...findDates(row.words), ...findDates(row.words, 'month_first')]
    const date = dates.find((one) => one.value === value)
    return date && boxAround(date.words)
  }
  return textIn(row, value)
}

/** A run of whole words with exactly the letters and digits of the value, or one word that ends with them. */
function textIn(row: WordRow, value: string): Box | undefined {
  const wanted = skeleton(withoutSalutation(value)) || skeleton(value)
  const words = runOf(row, wanted) ?? row.words.filter((word) => skeleton(word.text).endsWith(wanted)).slice(0, 1)
  return wanted === '' || words.length === 0 ? undefined : boxAround(words)
}
