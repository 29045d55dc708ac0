import { FIELDS, type FieldName } from '../src/features/process/extraction/reading/fields.ts'
import { fold, skeleton } from '../src/features/process/extraction/reading/fold.ts'
import { withoutSalutation } from '../src/features/process/extraction/reading/names.ts'
import type { Wanted, WantedFields } from './truth.ts'

export type Value = { readonly value: string | number; readonly confidence: number }
export type Outcome = {
  readonly file: string
  readonly field: FieldName
  readonly right: boolean
  readonly wanted: Wanted
  readonly got: string | number | null
  /** Null where nothing was read. */
  readonly confidence: number | null
}

/** Compares what was read of one file with what was wanted. A field that the truth does not name is not scored. */
export function judge(file: string, wanted: WantedFields, got: Partial<Record<FieldName, Value>>): Outcome[] {
  return FIELDS.filter((field) => wanted[field] !== undefined).map((field) => {
    const value = got[field]?.value ?? null
    const target = wanted[field] as Wanted
    return {
      file,
      field,
      right: isRight(field, target, value),
      wanted: target,
      got: value,
      confidence: got[field]?.confidence ?? null,
    }
  })
}

export function isRight(field: FieldName, wanted: Wanted, got: string | number | null): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isRight(field, one, got))
  if (wanted === null || got === null) return wanted === got
  if (typeof got === 'number') return Math.round(Number(wanted) * 100) === got
  if (field === 'invoice_issue_date' || field === 'invoice_due_date') return wanted === got
  return comparable(field, String(wanted)) === comparable(field, got)
}

/** Case, white space and punctuation do not matter; „Herrn" before a name does not either. */
function comparable(field: FieldName, text: string): string {
  const party = field === 'invoice_issuer' || field === 'invoice_recipient'
  return skeleton(party ? withoutSalutation(text) : text) || fold(text)
}

export type Share = { readonly right: number; readonly of: number }

export const shareOf = (outcomes: readonly Outcome[]): Share => ({
  right: outcomes.filter(({ right }) => right).length,
  of: outcomes.length,
})

export type Bucket = Share & { readonly from: number; readonly to: number; readonly promised: number }

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.001]

/** For values that were returned: how often they were right beside how often their confidence said they would be. */
export function calibration(outcomes: readonly Outcome[]): Bucket[] {
  return EDGES.slice(0, -1).map((from, at) => {
    const to = EDGES[at + 1] as number
    const inside = outcomes.filter(({ confidence }) => confidence !== null && confidence >= from && confidence < to)
    const promised =
      inside.reduce((sum, { confidence }) => sum + (confidence as number), 0) / Math.max(1, inside.length)
    return { ...shareOf(inside), from, to: Math.min(1, to), promised }
  })
}

/** Nobody looks at an invoice whose essential fields are read with at least this confidence. */
const SURE = 0.8
const ESSENTIAL: readonly FieldName[] = ['invoice_number', 'invoice_amount_gross', 'invoice_issue_date']

export type StraightThrough = {
  readonly documents: number
  /** How many of them are invoices, or repeat one as a reminder does: nothing else may go through. */
  readonly claimable: number
  /** Those that went through with every essential field right. */
  readonly right: number
  /**
   * Documents that went through although something essential is wrong, or although nothing is to be claimed from
   * them.
   */
  readonly wrong: readonly string[]
}

export type Document = {
  readonly file: string
  readonly asks_for_money: boolean
  readonly outcomes: readonly Outcome[]
  /** Confidence of what was read, scored or not. */
  readonly confidences: Partial<Record<FieldName, number>>
}

export function straightThrough(documents: readonly Document[]): StraightThrough {
  const through = documents.filter(({ confidences }) => ESSENTIAL.every((field) => (confidences[field] ?? 0) >= SURE))
  const isSound = ({ asks_for_money, outcomes }: Document) =>
    asks_for_money && outcomes.every(({ field, right }) => right || !ESSENTIAL.includes(field))
  return {
    documents: documents.length,
    claimable: documents.filter(({ asks_for_money }) => asks_for_money).length,
    right: through.filter(isSound).length,
    wrong: through.filter((document) => !isSound(document)).map(({ file }) => file),
  }
}

/** The value that this share of the numbers does not exceed; null without numbers. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}
