import type { RetentionLaw } from '../retention.ts'

/** Claims against us lapse after three years, an enforceable judgment after thirty. */
export const GERMAN_RETENTION: RetentionLaw = {
  books: { years: 10, minimum_years: 10, basis: '§ 147 Abs. 3 AO, § 257 Abs. 4 HGB' },
  receipts: { years: 8, minimum_years: 8, basis: '§ 147 Abs. 3 AO, § 257 Abs. 4 HGB' },
  letters: { years: 6, minimum_years: 6, basis: '§ 147 Abs. 3 AO, § 257 Abs. 4 HGB' },
  file: { years: 3, minimum_years: 1, basis: '§§ 195, 199 BGB' },
  titles: { years: 30, minimum_years: 3, basis: '§ 197 Abs. 1 Nr. 3 BGB' },
}
