import type { Choice } from '../../src/features/process/extraction/reading/learned/choices.ts'

/** One field of one document: all choices, and which of them are right. */
export type Question = {
  readonly file: string
  readonly family: string
  readonly choices: readonly Choice<string | number>[]
  readonly right: readonly boolean[]
  /** Whether nothing is printed, so that every value would be wrong. */
  readonly is_absent: boolean
  /** Whether the right value is among the choices, or none is wanted. */
  readonly is_there: boolean
  readonly weight: number
  /** A copy that says less is learned from and not reported. */
  readonly is_copy?: boolean
}
