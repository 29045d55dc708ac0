import type { Candidate, FieldName, FieldReading, Reading } from './fields.ts'
import { probability } from './learned/model.ts'
import type { Picked } from './learned/pick.ts'

/** The other fields are decided by a model, which knows how often it is right (learned/pick.ts). */
type RuledField = Extract<FieldName, 'invoice_issuer' | 'invoice_recipient' | 'subject'>

/**
 * How points become a confidence. A rule gives each candidate points that are meant as log-odds: for the kind of label,
 * for a place beside or below it. Here, places that agree add points and a strong competitor takes some away. The
 * logistic function of the sum is the confidence, which doubtful OCR lowers. Slope and offset were set per field so that
 * on measured invoices (`npm run eval`) values are right about as often as their confidence promises.
 */
const SCALE: Record<RuledField, { readonly slope: number; readonly offset: number }> = {
  invoice_issuer: { slope: 0.75, offset: -0.5 },
  invoice_recipient: { slope: 0.75, offset: 0 },
  subject: { slope: 1, offset: 0 },
}

/** Below this the value is a guess, and the field stays empty rather than wrong. Doubtful letters do not empty it. */
const LEAST = 0.4
/** What a model says is measured, not estimated: below this the value is rather wrong than right. */
const LEAST_OF_PICKED = 0.5
const MOST = 0.98

type Weighed<Value extends string | number> = {
  readonly best: Candidate<Value>
  readonly points: number
  readonly margin: number
}

/** The best candidate. Candidates with the same value support each other. */
export function weigh<Value extends string | number>(
  candidates: readonly Candidate<Value>[],
  same: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Weighed<Value> | undefined {
  const groups: Candidate<Value>[][] = []
  for (const candidate of [...candidates].sort((a, b) => b.points - a.points)) {
    const home = groups.find((group) => same((group[0] as Candidate<Value>).value, candidate.value))
    if (home) home.push(candidate)
    else groups.push([candidate])
  }
  const weighed = groups
    .map((group) => ({ best: group[0] as Candidate<Value>, points: pointsOf(group) }))
    .sort((a, b) => b.points - a.points)
  const [first, second] = weighed
  return first && { ...first, margin: second ? first.points - second.points : 9 }
}

function pointsOf<Value extends string | number>(group: readonly Candidate<Value>[]): number {
  const [first] = group as [Candidate<Value>]
  const places = new Set(group.map(({ page, box }) => `${page} ${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`))
  return first.points + Math.min(0.9, 0.35 * (places.size - 1))
}

export function readingOf<Value extends string | number>(
  field: RuledField,
  weighed: Weighed<Value> | undefined,
  source: 'text' | 'ocr',
): FieldReading | undefined {
  if (!weighed) return undefined
  const { best, points, margin } = weighed
  const { slope, offset } = SCALE[field]
  const rivalry = margin < 1.5 ? 0.8 * (1.5 - margin) : 0
  return readingFrom(best, slope * (points - rivalry) + offset, source)
}

export const readingOfPicked = <Value extends string | number>(
  picked: Picked<Value> | undefined,
  source: 'text' | 'ocr',
): FieldReading | undefined =>
  picked && probability(picked.log_odds) >= LEAST_OF_PICKED
    ? readingFrom(picked.best, picked.log_odds, source)
    : undefined

function readingFrom<Value extends string | number>(
  { value, page, box, word_confidence }: Pick<Candidate<Value>, 'value' | 'page' | 'box' | 'word_confidence'>,
  log_odds: number,
  source: 'text' | 'ocr',
): FieldReading | undefined {
  const certain = probability(log_odds)
  if (certain < LEAST) return undefined
  return { value, source, confidence: round(Math.min(MOST, certain * wordFactor(word_confidence))), page, box }
}

/** Tesseract is sure of words that it reads well. Below 0.9 errors become frequent. */
const wordFactor = (word_confidence: number): number =>
  word_confidence >= 0.9 ? 1 - 0.3 * (1 - word_confidence) : Math.max(0.4, word_confidence + 0.05)

export const round = (confidence: number): number => Math.round(confidence * 1000) / 1000

const KEY_FIELDS = ['invoice_number', 'invoice_amount_gross', 'invoice_issue_date'] as const
const SIDE_FIELDS = ['invoice_issuer', 'invoice_recipient', 'invoice_amount_net', 'invoice_due_date'] as const

/**
 * One figure for the whole invoice: the share of its values that we expect to be right, which is the mean of their
 * confidences. Fields that every invoice has (number, gross amount, issue date) count as wrong if they were not found.
 * A net amount, a due date or a party may be missing. The subject is an extra and does not count.
 */
export function overallConfidence(fields: Reading['fields']): number | null {
  if (Object.keys(fields).length === 0) return null
  const side = SIDE_FIELDS.flatMap((name) => fields[name]?.confidence ?? [])
  const values = [...KEY_FIELDS.map((name) => fields[name]?.confidence ?? 0), ...side]
  return round(values.reduce((sum, value) => sum + value, 0) / values.length)
}
