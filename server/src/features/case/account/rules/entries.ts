import { newId } from '../../../../platform/ids.ts'

/** Everything that raises or lowers the debt of a claim. A counter-entry is a `reversal` or a `correction`. */
export const ENTRY_KINDS = [
  'invoice',
  'credit_note',
  'creditor_fee',
  'lump_sum',
  'reminder_fee',
  'court_fee',
  'lawyer_fee',
  'interest',
  'payment',
  'waiver',
  'not_pursued',
  'reversal',
  'correction',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What a debt consists of. */
export const PARTS = ['principal', 'interest', 'costs'] as const
export type Part = (typeof PARTS)[number]

/** One line of a claim's account. Only ever added; what was wrong is taken back by a counter-entry. */
export type Entry = {
  readonly id: string
  readonly kind: EntryKind
  /** The kind of the entry that this one takes back, else its own. */
  readonly counts_as: EntryKind
  /** What lowers the debt is negative. */
  readonly amount_cents: number
  /** The day from which it counts. */
  readonly day: string
  /** What a waiver, a closure or a correction takes its amount from. */
  readonly part: Part | null
  readonly invoice_id: string | null
  readonly payment_id: string | null
  readonly letter_id: string | null
  readonly filing_id: string | null
  /** The dates of an invoice, by which it falls due and into default. */
  readonly issued_on: string | null
  readonly due_on: string | null
  readonly due_agreed: boolean | null
  readonly rule: string | null
  readonly formula: string | null
  readonly reverses: string | null
}

type Draft = Pick<Entry, 'kind' | 'amount_cents' | 'day'> & Partial<Entry>

export const newEntry = (draft: Draft): Entry => ({
  id: newId(),
  counts_as: draft.kind,
  part: null,
  invoice_id: null,
  payment_id: null,
  letter_id: null,
  filing_id: null,
  issued_on: null,
  due_on: null,
  due_agreed: null,
  rule: null,
  formula: null,
  reverses: null,
  ...draft,
})

/** Takes an entry back as if it had never been made. */
export const counterEntry = (entry: Entry, day: string): Entry => ({
  ...entry,
  id: newId(),
  kind: entry.counts_as === 'payment' ? 'reversal' : 'correction',
  // Never -0, which is stored as 0 and would then be another value.
  amount_cents: 0 - entry.amount_cents,
  day,
  reverses: entry.id,
})

/** The entries that count: neither counter-entries nor what they take back. A counter-entry may be taken back itself. */
export function standing(entries: readonly Entry[]): Entry[] {
  const taken_back_by = new Map(entries.flatMap((entry) => (entry.reverses ? [[entry.reverses, entry] as const] : [])))
  const stands = (entry: Entry): boolean => {
    const counter = taken_back_by.get(entry.id)
    return counter === undefined || !stands(counter)
  }
  return entries.filter((entry) => entry.reverses === null && stands(entry))
}

/** The newest link of the chain of counter-entries that begins with this entry: the one to take back next. */
export function lastOf(entry: Entry, entries: readonly Entry[]): Entry {
  const counter = entries.find(({ reverses }) => reverses === entry.id)
  return counter ? lastOf(counter, entries) : entry
}

/** What an entry adds to the sum of the invoices. */
export const totalOf = (entries: readonly Entry[]): number =>
  entries
    .filter(({ counts_as }) => counts_as === 'invoice' || counts_as === 'credit_note')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** What was paid by these entries. */
export const paidOf = (entries: readonly Entry[]): number =>
  entries.filter(({ counts_as }) => counts_as === 'payment').reduce((sum, { amount_cents }) => sum - amount_cents, 0)

/** What the court step cost, as it was filed or as the title awards it: court and lawyer's fees. */
export const courtCosts = (entries: readonly Entry[]): number =>
  entries
    .filter(({ counts_as }) => counts_as === 'court_fee' || counts_as === 'lawyer_fee')
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** As the activity log keeps an entry: figures, days and references, and no text about anybody. */
export const loggedEntry = (entry: Entry): Record<string, unknown> =>
  Object.fromEntries(LOGGED.flatMap((name) => (entry[name] === null ? [] : [[name, entry[name]]])))

export const LOGGED = [
  'id',
  'kind',
  'amount_cents',
  'day',
  'part',
  'invoice_id',
  'payment_id',
  'letter_id',
  'filing_id',
  'issued_on',
  'due_on',
  'due_agreed',
  'reverses',
] as const satisfies readonly (keyof Entry)[]
