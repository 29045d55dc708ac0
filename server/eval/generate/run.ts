import { seededRandom } from '../random.ts'
import { type GeneratedDocument, makeDocument } from './document.ts'
import { FAMILIES } from './families.ts'
import type { Family, SetName } from './family.ts'
import { type Kind, OTHER_KINDS } from './kinds.ts'

export type RunWish = {
  readonly count: number
  readonly seed: number
  readonly families: readonly Family[]
  /** The share of documents that are no invoices. */
  readonly others: number
}

/** Families of a set, or those that are named; throws for a name that there is not. */
export function chooseFamilies(names: readonly string[], set: SetName | null): Family[] {
  for (const name of names) {
    if (!FAMILIES.some((family) => family.name === name)) throw new Error(`there is no family ${name}`)
  }
  return FAMILIES.filter(
    (family) => (names.length === 0 || names.includes(family.name)) && (set === null || family.set === set),
  )
}

/** Documents of all families in turn. */
export function* documentsOf({ count, seed, families, others }: RunWish): Generator<GeneratedDocument> {
  const random = seededRandom(seed)
  for (let number = 0; number < count; number++) {
    const family = families[number % families.length] as Family
    const kind: Kind = random.chance(others) ? random.of(OTHER_KINDS) : 'invoice'
    yield makeDocument({ seed, number, family, kind })
  }
}
