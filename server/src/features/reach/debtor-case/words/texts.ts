import type { DE } from './de.ts'

/** The same texts in every language. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer G) => string
      ? (...given: G) => string
      : Texts<T[K]>
}
export type CaseWords = Texts<typeof DE>
