import type { Measure } from '../../../platform/deps.ts'
import { sumComparisons } from './queries.comparisons.ts'

/** What the nightly comparison found, in whichever process it ran. */
export const booksMeasure: Measure = {
  name: 'books',
  async read({ db, metrics }) {
    const { difference_cents, faults } = await sumComparisons(db)
    metrics.ledger_difference.set(difference_cents)
    metrics.ledger_faults.set(faults)
  },
}
