import type { paths } from '../../../shared/api/operator.generated.ts'
import { spokenLanguage } from '../../../shared/i18n/spoken.ts'

type ReadPath = { [P in keyof paths]: paths[P] extends { get: { parameters: object } } ? P : never }[keyof paths]
/** A list as a file, in the language that it is asked for in. */
export type FilePath = {
  [P in ReadPath]: P extends `${string}.csv`
    ? paths[P]['get']['parameters'] extends { query?: { lang?: 'de' | 'en' } }
      ? P
      : never
    : never
}[ReadPath]
export type FileFilter<P extends FilePath> = NonNullable<paths[P]['get']['parameters']['query']>

/** All rows that match as a file, in the language of the page. */
export function csvAddress<P extends FilePath>(path: P, filter: Omit<FileFilter<P>, 'lang'>): string {
  const asked: Readonly<Record<string, unknown>> = { ...filter, lang: spokenLanguage() ?? 'de' }
  const query = Object.entries(asked).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  )
  return `${path}?${new URLSearchParams(query)}`
}
