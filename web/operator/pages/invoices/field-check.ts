import type { Schemas } from '../../../shared/api/operator.ts'

export type Extraction = Schemas['Extraction']
export type Field = Extraction['fields'][number]
export type FieldName = Field['field']

/** Whether the file is still being read. Then the page says so, and looks again soon. */
export const isReading = (extraction: Pick<Extraction, 'data_extraction_status'> | undefined): boolean =>
  extraction?.data_extraction_status === 'pending' || extraction?.data_extraction_status === 'processing'

export const waitingOf = ({ fields }: Extraction): Field[] => fields.filter(({ needs_check }) => needs_check)

/** Whether a field must be filled and nothing was found to fill it with. */
export const isMissing = ({ value, reading, is_required }: Pick<Field, 'value' | 'reading' | 'is_required'>): boolean =>
  is_required && value === null && reading === null

/** Where a person begins: at the first waiting field, else at the top. */
export const firstField = (extraction: Extraction): FieldName | undefined =>
  (waitingOf(extraction)[0] ?? extraction.fields[0])?.field

/** The next waiting field after this one, else the first waiting one. */
export function nextWaiting({ fields }: Extraction, after: FieldName): FieldName | undefined {
  const place = fields.findIndex(({ field }) => field === after)
  return [...fields.slice(place + 1), ...fields].find(({ needs_check }) => needs_check)?.field
}

/** The field above or below, for the arrow keys; undefined at either end. */
export function neighbourOf(
  { fields }: Extraction,
  current: FieldName | undefined,
  step: 1 | -1,
): FieldName | undefined {
  const place = fields.findIndex(({ field }) => field === current)
  return fields[place + step]?.field
}

/** Whether this change settled the last waiting field. */
export const isSettledBy = (before: Extraction, after: Extraction): boolean =>
  waitingOf(before).length > 0 && waitingOf(after).length === 0

/** The state of a field in one word, and its colour, which only repeats the word. */
export function stateOf({ needs_check, accepted_at }: Pick<Field, 'needs_check' | 'accepted_at'>) {
  if (needs_check) return { color: 'orange', word: 'waiting' } as const
  return accepted_at ? ({ color: 'teal', word: 'accepted' } as const) : ({ color: 'gray', word: 'good' } as const)
}

type Waiting = Pick<Schemas['InvoiceToCheck'], 'invoice_id' | 'created_at' | 'case_reference'>

/** The position of an invoice among those that wait, oldest first. After the last comes the first. */
export function placeInQueue(rows: readonly Waiting[], id: string, created_at: string | undefined) {
  const others = rows.filter(({ invoice_id }) => invoice_id !== id)
  const comesAfter = (row: Waiting) =>
    created_at !== undefined && `${row.created_at} ${row.invoice_id}` > `${created_at} ${id}`
  const next = others.find(comesAfter) ?? others[0]
  const previous = others.findLast((row) => !comesAfter(row)) ?? others.at(-1)
  const own = rows.findIndex(({ invoice_id }) => invoice_id === id)
  return {
    position: own + 1,
    case_reference: rows[own]?.case_reference,
    next: next?.invoice_id,
    previous: previous?.invoice_id,
  }
}

/** What a person can take over with one click while the gross amount waits; amounts in another currency cannot. */
export function offersOf({ fields, doubts, open_amount, currency }: Extraction): { open?: number; gross?: number } {
  const gross = fields.find(({ field }) => field === 'invoice_amount_gross')
  if (!gross?.needs_check || doubts.length === 0 || (currency !== null && currency !== 'EUR')) return {}
  const read = gross.reading?.value
  return {
    ...(doubts.includes('open_amount_differs') && open_amount ? { open: open_amount } : {}),
    ...(typeof read === 'number' ? { gross: read } : {}),
  }
}

/** Why amounts wait, as long as one of them does. */
export const openDoubts = ({ fields, doubts }: Extraction): Extraction['doubts'] =>
  fields.some(({ field, needs_check }) => needs_check && field.startsWith('invoice_amount')) ? doubts : []

/** The fields of which something contradicts the value. */
export const contradictedOf = ({ fields }: Pick<Extraction, 'fields'>): Field[] =>
  fields.filter(({ contradictions }) => contradictions.length > 0)

/** Kinds of which the other side is a value for the field. Whose invoice it is, and in which currency, no value tells. */
const HAS_VALUES: ReadonlySet<string> = new Set(['sent_differs', 'page_differs'])

/** What stays with one click, null where that is no value, and what can be taken instead. */
export function choicesOf({ value, reading, contradictions }: Pick<Field, 'value' | 'reading' | 'contradictions'>): {
  keep: string | number | null
  take: (string | number)[]
} {
  const stays = value ?? reading?.value ?? null
  const sides = contradictions.flatMap(({ kind, said, read }) => (HAS_VALUES.has(kind) ? [said, read] : []))
  const others = [...new Set(sides)].filter((side) => side !== null && side !== stays)
  return { keep: sides.length > 0 ? stays : null, take: others as (string | number)[] }
}
