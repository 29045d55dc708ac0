import { type RunLetter, standingOf } from '../letters/index.ts'

export const PRINT_RUN_STATUSES = ['open', 'posted', 'dissolved'] as const
export type PrintRunStatus = (typeof PRINT_RUN_STATUSES)[number]

/** How many letters are taken into runs at once. */
export const LETTERS_AT_ONCE = 500

/** Why a letter is not taken into a run, or not posted with it. */
export const LEFT_OUT = [
  'letter_void',
  'letter_outdated',
  'letter_not_waiting',
  'in_print_run',
  'with_print_provider',
  'by_mail',
  'unknown_letter',
  'claim_blocked',
  'processing_restricted',
  'refused',
] as const
export type LeftOutCode = (typeof LEFT_OUT)[number]

export type LeftOut = { readonly letter_id: string; readonly number: number; readonly code: LeftOutCode }

type Printable = {
  readonly status: string
  readonly print_run_id: string | null
  readonly handed_over_at: Date | null
  readonly mail_id: string | null
  readonly is_outdated: boolean
}

/** Why a letter cannot be taken into a run. */
export function printHindrance(letter: Printable): LeftOutCode | null {
  if (letter.status === 'void') return 'letter_void'
  if (letter.status !== 'outbox') return 'letter_not_waiting'
  if (letter.print_run_id) return 'in_print_run'
  if (letter.handed_over_at) return 'with_print_provider'
  if (letter.mail_id) return 'by_mail'
  return letter.is_outdated ? 'letter_outdated' : null
}

/** What stands against posting a letter of an open run, as far as it can be seen before; null for what was posted. */
export function postHindrance({
  status,
  is_outdated,
  is_withheld,
}: Pick<Printable, 'status' | 'is_outdated'> & { readonly is_withheld: boolean }): LeftOutCode | null {
  if (status === 'void') return 'letter_void'
  if (status !== 'outbox') return null
  if (is_withheld) return 'processing_restricted'
  return is_outdated ? 'letter_outdated' : null
}

/** A refusal by its code, as far as there is a word for it here. */
export const leftOutAs = (code: string): LeftOutCode => LEFT_OUT.find((known) => known === code) ?? 'refused'

/** What of an open run can no longer be posted, by the number on its list. */
export const droppedOut = (letters: readonly RunLetter[], now: Date): LeftOut[] =>
  letters.flatMap((letter, index) => {
    const code = postHindrance({ ...letter, ...standingOf(letter, now) })
    return code ? [{ letter_id: letter.id, number: index + 1, code }] : []
  })
