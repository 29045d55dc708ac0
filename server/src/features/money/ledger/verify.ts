import type { Reader } from '../../../platform/db/db.ts'
import { listBooks } from './queries.comparisons.ts'
import { listLightMisfits } from './queries.misfits.ts'
import { LAST_DAY, listGaps } from './queries.reconciliation.ts'
import { findMisfits } from './reconcile.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

/** What is not in the ledger as it should be, and which statements are missing, in every organisation. */
export async function verifyLedger(reader: Reader): Promise<{ what: string }[]> {
  const faults: { what: string }[] = []
  const heavy = await findMisfits(reader)
  for (let after = FIRST; ; ) {
    const books = await listBooks(reader, after)
    for (const { id } of books) {
      const name = (what: string) => faults.push({ what: `ledger of organisation ${id}: ${what}` })
      const misfits = [...(await listLightMisfits(reader, id)), ...(heavy.get(id) ?? [])]
      for (const { reason, expected_cents: _, found_cents: __, ...about } of misfits)
        name([reason.replaceAll('_', ' '), ...Object.values(about).filter((of) => of !== null)].join(', '))
      for (const gap of await listGaps(reader, { organization_id: id, as_of: LAST_DAY })) {
        const days = gap.after ? `between ${gap.after} and ${gap.opening_on}` : `before ${gap.opening_on}`
        name(`a statement is missing ${days}, bank account ${gap.bank_account_id}`)
      }
    }
    const last = books.at(-1)
    if (!last) return faults
    after = last.id
  }
}
