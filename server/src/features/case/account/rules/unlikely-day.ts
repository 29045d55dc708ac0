import { addDays, type DateOnly } from '../../../../kernel/dates.ts'
import { type Entry, standing } from './entries.ts'

/** People pay in advance, but not for years (assumptions.md, A425). */
const ADVANCE_DAYS = 365

/** A day on which hardly anybody has paid: long before the first invoice, or where none has a day, before the hand-over. */
export function isUnlikelyDay(day: string, entries: readonly Entry[], handed_over: DateOnly): boolean {
  const days = standing(entries)
    .filter(({ kind }) => kind === 'invoice')
    .flatMap(({ issued_on, due_on }) => [issued_on ?? [], due_on ?? []].flat())
    .sort()
  return day < addDays((days[0] ?? handed_over) as DateOnly, -ADVANCE_DAYS)
}
