import type { RetentionLaw } from '../retention.ts'

/**
 * Business letters are kept as long as books: § 212 UGB names them beside the books, and § 132 BAO wants all papers that
 * matter for taxes. Damages can be claimed for three years, a judgment enforced for thirty.
 */
export const AUSTRIAN_RETENTION: RetentionLaw = {
  books: { years: 7, minimum_years: 7, basis: '§ 132 BAO, § 212 UGB' },
  receipts: { years: 7, minimum_years: 7, basis: '§ 132 BAO' },
  letters: { years: 7, minimum_years: 7, basis: '§ 132 BAO, § 212 UGB' },
  file: { years: 3, minimum_years: 1, basis: '§ 1489 ABGB' },
  titles: { years: 30, minimum_years: 3, basis: '§ 1478 ABGB' },
}
