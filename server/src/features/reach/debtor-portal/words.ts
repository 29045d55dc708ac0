import type { Language } from '../../../kernel/language.ts'
import { DE } from './words/de.ts'
import { EN } from './words/en.ts'

/** The same texts in every language. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer G) => string
      ? (...given: G) => string
      : Texts<T[K]>
}
export type CaseWords = Texts<typeof DE>

export const WORDS: Readonly<Record<Language, CaseWords>> = { de: DE, en: EN }
