import type { Reader } from '../../../platform/db/db.ts'
import { listBooks } from './queries.comparisons.ts'
import { listMisfits } from './queries.misfits.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

/** What is not in the ledger as it should be, in every organisation. */
export async function verifyLedger(reader: Reader): Promise<{ what: string }[]> {
  const faults: { what: string }[] = []
  for (let after = FIRST; ; ) {
    const books = await listBooks(reader, after)
    for (const { id } of books)
      for (const misfit of await listMisfits(reader, id)) {
        const { reason, transaction_id, entry_id, payment_id, run_item_id, settlement_id, bank_account_id } = misfit
        const about = transaction_id ?? entry_id ?? payment_id ?? run_item_id ?? settlement_id ?? bank_account_id
        faults.push({ what: `ledger of organisation ${id}: ${reason.replaceAll('_', ' ')}, ${about}` })
      }
    const last = books.at(-1)
    if (!last) return faults
    after = last.id
  }
}
