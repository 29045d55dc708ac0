import { useTranslation } from 'react-i18next'
import { i18next, LANGUAGES } from './language.ts'

type Tree = { readonly [key: string]: string | Tree }

/** The same keys with other words: a language with a missing or an extra key does not compile. */
export type SameKeys<T extends Tree> = { readonly [K in keyof T]: T[K] extends Tree ? SameKeys<T[K]> : string }

type Counted<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K
type Path<T extends Tree> = {
  [K in keyof T & string]: T[K] extends Tree ? `${K}.${Path<T[K]>}` : Counted<K>
}[keyof T & string]

export type Say<T extends Tree> = (key: Path<T>, values?: Record<string, string | number>) => string

/**
 * The words of one area in both languages, kept beside its pages and loaded with them. Returns the hook that reads
 * them. `name_one` and `name_other` are read as `name` with a `count`; `{{value}}` is replaced by a value.
 */
export function areaWords<const T extends Tree>(
  area: string,
  words: { de: T; en: SameKeys<NoInfer<T>> },
): () => Say<T> {
  for (const language of LANGUAGES) {
    i18next.addResourceBundle(language, area, words[language], true, true)
  }
  return () => useTranslation(area).t as unknown as Say<T>
}
