import type { Random } from '../../random.ts'
import type { Facts } from '../facts.ts'
import type { Look } from '../family.ts'
import type { Pen } from './pen.ts'

/** What is at hand while a page is composed. */
export type Desk = {
  readonly random: Random
  readonly facts: Facts
  readonly look: Look
  readonly pen: Pen
  /** The word over the document: „Rechnung", „Angebot". */
  readonly heading: string
  /** What stands in place of terms of payment on what is no invoice. */
  readonly instead_of_terms: string | null
}

/** „Wien" of „1010 Wien". */
export const townOf = (place: string): string => place.replace(/^(?:[A-Z]-|CH-)?\d+ /, '').replace(/[ ,].*/, '')
