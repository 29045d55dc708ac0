import { isDateOnly } from '../../../kernel/dates.ts'
import type { Fault } from '../../../kernel/errors.ts'
import { type Cents, cents, centsFromEuro, MAX_CENTS, toEuro } from '../../../kernel/money.ts'
import type { Contradiction, DocumentKind, Doubt } from '../../case/invoices/index.ts'
import { FIELDS, type FieldName, type FieldReading, type Reading } from './reading/fields.ts'

export { FIELDS, type FieldName, type FieldReading }

export const SOURCES = ['xml', 'text', 'ocr', 'partner', 'creditor', 'team'] as const
export type Source = (typeof SOURCES)[number]

/** The first segment of the key of every invoice in the storage. */
export const INVOICES_FOLDER = 'invoices'
export const WRONG_FILE = 'Invalid file type. Only PDF files are allowed for invoice uploads.'

/** A value below this is shown to the team but not filled into the invoice: it is more likely wrong than right. */
export const FILL_CONFIDENCE_MIN = 0.5

/** From this on a value that was read is not doubted. The database uses the same figure (migration 0028). */
const CERTAIN_CONFIDENCE_MIN = 0.8

export const isCertainReading = ({ confidence }: Pick<FieldReading, 'confidence'>): boolean =>
  confidence >= CERTAIN_CONFIDENCE_MIN

/** How often a reading may be started before its file is given up. */
export const TRIES_MAX = 5
/** How often the reading process may die over a file before the file is given up. */
export const LOSSES_MAX = 1

/** Where a value of the invoice came from, and what the last reading found in its place. */
export type FieldState = {
  field: FieldName
  source: Source | null
  confidence: number | null
  reading: FieldReading | null
  accepted_at: Date | null
  accepted_by: string | null
  /** What the team did to the field since it was last read or sent, the latest first. */
  steps: readonly FieldStep[]
  /** What contradicts it, unless somebody has accepted it; null as long as nothing was compared with it. */
  contradictions: readonly Contradiction[] | null
}

/** How a field was before somebody of the team set, emptied or accepted it. */
export type FieldStep = {
  id: string
  /** Counts the steps of the invoice. */
  number: number
  at: string
  by: string
  before: {
    value: FieldValue
    source: Source | null
    confidence: number | null
    accepted_at: string | null
    accepted_by: string | null
  }
}

/** How many steps of a field can be undone. */
const STEPS_MAX = 10

/** A state as it was stored. The database computes whether it waits for a person (migrations 0028 and 0255). */
export type StoredField = FieldState & { readonly needs_check: boolean }

/** A value as the invoice's row stores it: amounts in cents. */
export type FieldValue = string | number | null

export const isAmount = (field: FieldName): boolean =>
  field === 'invoice_amount_net' || field === 'invoice_amount_gross'

/** No claim rests on an invoice without these. Empty ones wait until somebody has filled them. */
export const isRequired = (field: FieldName): boolean =>
  field === 'invoice_amount_gross' || field === 'invoice_issue_date'

const isDate = (field: FieldName): boolean => field === 'invoice_issue_date' || field === 'invoice_due_date'

/** A reading never changes a value that the partner or the creditor sent or that the team set or accepted. */
export const isSettled = ({ source, accepted_at }: Pick<FieldState, 'source' | 'accepted_at'>): boolean =>
  isSent(source) || accepted_at !== null

/** By somebody who knows the invoice, and not read from it. */
export const isSent = (source: Source | null): boolean =>
  source === 'partner' || source === 'creditor' || source === 'team'

/** Doubts about how much of the gross amount is owed; a gross amount that somebody has sent answers them. */
const ANSWERED: ReadonlySet<Doubt> = new Set<Doubt>([
  'already_paid',
  'open_amount_differs',
  'no_currency',
  'pages_unread',
])

const isTrusted = (field: FieldName, { confidence }: FieldReading, doubts: readonly Doubt[]): boolean =>
  confidence >= FILL_CONFIDENCE_MIN && (!isAmount(field) || doubts.length === 0)

/** Nothing that was read as an amount, and no name of a paper that has some. */
const EMPTY_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>(['letter', 'contract', 'unknown'])

/** Whether a file has something on it that a person could make an invoice of. */
export const looksLikeInvoice = ({ fields, kind }: Pick<Reading, 'fields' | 'kind'>): boolean =>
  Object.keys(fields).length > 0 &&
  !(EMPTY_KINDS.has(kind) && !fields.invoice_amount_gross && !fields.invoice_amount_net)

/** The fields after a reading, and the values that it sets. Amounts that are in doubt are read, but not filled in. */
export function applyReading(
  states: readonly FieldState[],
  { fields, doubts: all }: Pick<Reading, 'fields' | 'doubts'>,
): { states: FieldState[]; values: Partial<Record<FieldName, FieldValue>> } {
  const values: Partial<Record<FieldName, FieldValue>> = {}
  const is_answered = states.some((state) => state.field === 'invoice_amount_gross' && isSettled(state))
  const doubts = is_answered ? all.filter((doubt) => !ANSWERED.has(doubt)) : all
  const next = states.map((state): FieldState => {
    const reading = fields[state.field] ?? null
    if (isSettled(state)) return { ...state, reading, steps: [] }
    const is_taken = reading !== null && isTrusted(state.field, reading, doubts)
    values[state.field] = is_taken ? reading.value : null
    const origin = is_taken ? { source: reading.source, confidence: reading.confidence } : NO_ORIGIN
    return { ...state, ...origin, reading, steps: [] }
  })
  return { states: next, values }
}

const NO_ORIGIN = { source: null, confidence: null } as const

/** Leaves the amounts that were read out of the invoice, because the claim cannot hold them. */
export function withoutAmounts(applied: ReturnType<typeof applyReading>): ReturnType<typeof applyReading> {
  const states = applied.states.map((state) =>
    isAmount(state.field) && !isSettled(state) ? { ...state, ...NO_ORIGIN } : state,
  )
  const values = Object.fromEntries(
    Object.entries(applied.values).map(([field, value]) => [field, isAmount(field as FieldName) ? null : value]),
  )
  return { states, values }
}

/** An invoice with credit notes keeps its amounts when it cannot hold those that were read: they are less than was credited. */
export function withAmountsAsBefore(
  applied: ReturnType<typeof applyReading>,
  before: readonly FieldState[],
): ReturnType<typeof applyReading> {
  const states = applied.states.map((state): FieldState => {
    const old = before.find(({ field }) => field === state.field)
    return old && isAmount(state.field) ? { ...old, reading: state.reading, steps: [] } : state
  })
  const values = Object.entries(applied.values).filter(([field]) => !isAmount(field as FieldName))
  return { states, values: Object.fromEntries(values) }
}

const FROM_PARTNER = { source: 'partner', confidence: 1 } as const

/** What the partner has sent later, even if it was to clear the field, is as certain as what came with the file. */
export const sentLater = (states: readonly FieldState[], isSent: (field: FieldName) => boolean): FieldState[] =>
  states
    .filter(({ field }) => isSent(field))
    .map((state) => ({
      ...{ ...state, ...FROM_PARTNER, steps: [] },
      // Whoever sends it after the file was read knows what was read.
      contradictions: state.reading ? [] : null,
    }))

/** The fields of a file that has not been read yet. What was sent with it is certain. */
export const firstStates = (
  isSentField: (field: FieldName) => boolean,
  sender: 'partner' | 'creditor' | 'team' = 'partner',
): FieldState[] =>
  FIELDS.map((field) => ({
    field,
    ...(isSentField(field) ? { source: sender, confidence: 1 } : NO_ORIGIN),
    reading: null,
    accepted_at: null,
    accepted_by: null,
    steps: [],
    contradictions: null,
  }))

/** The field with the latest step of all, and that step; undefined when nothing is left to undo. */
export const lastStep = <S extends Pick<FieldState, 'steps'>>(
  states: readonly S[],
): { state: S; step: FieldStep } | undefined =>
  states
    .flatMap((state) => state.steps.slice(0, 1).map((step) => ({ state, step })))
    .sort((a, b) => b.step.number - a.step.number)[0]

/** The steps of a field after one more, by which it will differ from what it is now. */
export const withStep = (
  { source, confidence, accepted_at, accepted_by, steps }: FieldState,
  value: FieldValue,
  step: Omit<FieldStep, 'before'>,
): FieldStep[] => {
  const before = { value, source, confidence, accepted_at: accepted_at?.toISOString() ?? null, accepted_by }
  return [{ ...step, before }, ...steps].slice(0, STEPS_MAX)
}

/** The field as it was before its latest step. What was read from the file since stays. */
export const withoutStep = (state: FieldState, { before }: FieldStep): FieldState => ({
  field: state.field,
  reading: state.reading,
  source: before.source,
  confidence: before.confidence,
  accepted_at: before.accepted_at === null ? null : new Date(before.accepted_at),
  accepted_by: before.accepted_by,
  steps: state.steps.slice(1),
  contradictions: state.contradictions,
})

type Settlement = Pick<FieldState, 'source' | 'confidence' | 'accepted_at' | 'accepted_by'>

/** What the team's word makes of a field. Emptied, one that is required waits again, as if nobody had looked at it. */
export const settledBy = (
  field: FieldName,
  value: FieldValue,
  { accepted_at, accepted_by, ...origin }: Settlement,
): Settlement =>
  value === null && isRequired(field)
    ? { ...NO_ORIGIN, accepted_at: null, accepted_by: null }
    : { ...origin, accepted_at, accepted_by }

export const TEXT_MAX = 255
const SUBJECT_MAX = 1_000

/** What is wrong with a value that the team enters; undefined when nothing is. */
export function valueProblem(field: FieldName, value: string | number | null): Fault | undefined {
  if (value === null) return undefined
  if (isAmount(field)) return amountProblem(value)
  if (isDate(field)) return typeof value === 'string' && isDateOnly(value) ? undefined : NO_DATE
  const max = field === 'subject' ? SUBJECT_MAX : TEXT_MAX
  if (typeof value !== 'string' || value.trim() === '')
    return { code: 'blank', message: 'must be a text that is not empty' }
  return [...value].length > max
    ? { code: 'too_long', message: `must have at most ${max} characters`, values: { max } }
    : undefined
}

const NO_DATE: Fault = { code: 'wrong_format', message: 'must be a date (YYYY-MM-DD)' }
const NO_AMOUNT: Fault = {
  code: 'out_of_range',
  message: 'must be an amount from 0 to 999999999.99 with at most two decimals',
}

function amountProblem(value: string | number): Fault | undefined {
  const amount = typeof value === 'number' ? centsFromEuro(value) : undefined
  return amount === undefined || amount < 0 || amount > MAX_CENTS ? NO_AMOUNT : undefined
}

/**
 * What a person may be offered to begin with. Amounts that may not be owed are left out, so that nobody takes them over
 * unread; those without a currency are doubtful.
 */
export function offeredFields({ fields, doubts }: Pick<Reading, 'fields' | 'doubts'>): Reading['fields'] {
  if (doubts.length === 0) return fields
  const is_unsigned = doubts.every((doubt) => doubt === 'no_currency')
  const offered = Object.entries(fields).flatMap(([name, reading]) => {
    if (!isAmount(name as FieldName)) return [[name, reading]]
    return is_unsigned ? [[name, { ...reading, confidence: Math.min(reading.confidence, FILL_CONFIDENCE_MIN) }]] : []
  })
  return Object.fromEntries(offered)
}

export const isCents = (value: string | number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_CENTS

/** From the wire to the row: euro numbers become cents. */
export const valueFromWire = (field: FieldName, value: string | number | null): FieldValue =>
  isAmount(field) && typeof value === 'number' ? (centsFromEuro(value) as Cents) : value

export const valueToWire = (field: FieldName, value: FieldValue): string | number | null =>
  isAmount(field) && typeof value === 'number' ? toEuro(cents(value)) : value
