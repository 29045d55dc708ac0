import type { Language } from '../../../../kernel/language.ts'
import type { DE } from './de.ts'

/** The same texts in every language. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer G) => string
      ? (...given: G) => string
      : Texts<T[K]>
}
export type CaseWords = Texts<Omit<typeof DE, 'law_language'>> & {
  /** In which language of ours such readers see what comes from letters and laws: cited rules, terms, PDF files. */
  readonly law_language: Language
}
