import { addDays, type DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import type { Cents } from '../../../kernel/money.ts'

export const NOTE_KINDS = ['note', 'call_in', 'call_out', 'mail_in', 'mail_out', 'letter_in', 'visit'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** What somebody wants noted. */
export type Noted = {
  readonly kind: NoteKind
  readonly text: string
  readonly happened_at: Date
  /** Ids of colleagues. */
  readonly mentions: readonly string[]
}

/** What the debtor promised to pay by which day, and what the task of that day is called. */
export type NotedPromise = { readonly amount_cents: Cents; readonly on: string; readonly task: string }

export const TEXT_MAX = 5000
export const MENTIONS_MAX = 20
/** So many files come with one note. */
export const FILES_MAX = 10
/** So often a note may be corrected: how it read each time is kept beside it. */
export const CORRECTIONS_MAX = 20
/** So many notes a claim may have: all of them are read at once. */
export const NOTES_MAX = 2000

/** So long its author may correct or withdraw a note; afterwards it is part of the file. */
const CHANGE_WITHIN_MS = 24 * 3_600_000

type NoteFacts = { author_id: string; created_at: Date; withdrawn_at: Date | null }

/** Until when somebody may correct or withdraw a note; null for those who may not, or not any more. */
export function changeableUntil(note: NoteFacts, reader_id: string, now: Date): Date | null {
  const until = new Date(note.created_at.getTime() + CHANGE_WITHIN_MS)
  return note.author_id === reader_id && note.withdrawn_at === null && now < until ? until : null
}

/** How a note read before it was corrected. */
export type EarlierNote = { kind: NoteKind; text: string; happened_at: string; until: string }

/** So many days ahead somebody may promise a payment. */
const PROMISE_DAYS = 366

export function promiseProblems({ amount_cents, on }: NotedPromise, today: DateOnly): Problem[] {
  if (amount_cents <= 0) return [{ field: 'promise.amount', code: 'out_of_range', message: 'must be more than 0' }]
  if (on < today) return [{ field: 'promise.on', code: 'in_the_past', message: 'must not lie in the past' }]
  return on > addDays(today, PROMISE_DAYS)
    ? [{ field: 'promise.on', code: 'out_of_range', message: 'must lie within a year' }]
    : []
}

export const happenedProblems = (happened_at: Date, now: Date): Problem[] =>
  happened_at > now ? [{ field: 'happened_at', code: 'in_the_future', message: 'must not lie in the future' }] : []
