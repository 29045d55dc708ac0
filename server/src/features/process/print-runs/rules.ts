import { type RunLetter, standingOf } from '../letters/index.ts'

export const PRINT_RUN_STATUSES = ['open', 'posted', 'dissolved'] as const
export type PrintRunStatus = (typeof PRINT_RUN_STATUSES)[number]

/** How many letters are taken into runs at once. */
export const LETTERS_AT_ONCE = 500
/** So many are printed or posted with one request. */
export const ANSWER_WITHIN_MS = 120_000

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
  return otherWay(letter) ?? (letter.is_outdated ? 'letter_outdated' : null)
}

/** It leaves without us. */
export function otherWay({ handed_over_at, mail_id }: Pick<Printable, 'handed_over_at' | 'mail_id'>) {
  if (handed_over_at) return 'with_print_provider'
  return mail_id ? 'by_mail' : null
}

/** What stands against posting a letter of an open run, as far as it can be seen before; null for what was posted. */
export function postHindrance(
  letter: Omit<Printable, 'print_run_id'> & { readonly is_withheld: boolean },
): LeftOutCode | null {
  if (letter.status === 'void') return 'letter_void'
  if (letter.status !== 'outbox') return null
  if (letter.is_withheld) return 'processing_restricted'
  return otherWay(letter) ?? (letter.is_outdated ? 'letter_outdated' : null)
}

/** A refusal by its code, as far as there is a word for it here. */
export const leftOutAs = (code: string): LeftOutCode => LEFT_OUT.find((known) => known === code) ?? 'refused'

/** What of an open run can no longer be posted, by the number on its list. */
export const droppedOut = (letters: readonly RunLetter[], now: Date): LeftOut[] =>
  letters.flatMap((letter, index) => {
    const code = postHindrance({ ...letter, ...standingOf(letter, now) })
    return code ? [{ letter_id: letter.id, number: index + 1, code }] : []
  })
