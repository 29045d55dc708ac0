import type { Document } from './score.ts'

/** What was made of one document, and the processor time that it took; null where the system does not tell. */
export type RunDocument = Document & {
  readonly family: string | null
  readonly lang: string | null
  readonly kind: string
  readonly seconds: number | null
}

/** All documents, read in one way. */
export type Run = { readonly name: string; readonly documents: readonly RunDocument[] }

/** At most so many of a list, spread over all of it. */
export function evenly<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)] as T)
}

/** Documents by family, those without one together. */
export function byFamily(documents: readonly RunDocument[]): Map<string, RunDocument[]> {
  const families = new Map<string, RunDocument[]>()
  for (const document of documents) {
    const name = document.family ?? '-'
    families.set(name, [...(families.get(name) ?? []), document])
  }
  return families
}
