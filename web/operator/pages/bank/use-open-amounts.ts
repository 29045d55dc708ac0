import { useQueries } from '@tanstack/react-query'
import { type IfPaid, ifPaidQuery } from '../claim/if-paid.ts'
import type { Entry, Suggestion } from './entry.ts'

/** What a suggested claim owes, and what booking the rest of the entry to it would do. */
export type Owed = { readonly open: number; readonly if_paid: IfPaid | undefined }

/**
 * With interest and costs on the day on which the money counts. Until that is known, what is open of the invoices: never
 * more than the whole.
 */
export function useOpenAmounts(entry: Entry | undefined): (suggestion: Suggestion) => Owed {
  const asked = entry && entry.rest > 0 ? entry.suggestions : []
  const balances = useQueries({
    queries: asked.map(({ claim_id }) => ifPaidQuery(claim_id, entry?.value_date ?? '', entry?.rest ?? 0)),
  })
  return ({ claim_id, outstanding }) => {
    const found = balances[asked.findIndex((one) => one.claim_id === claim_id)]?.data?.data
    return { open: found?.totals.total ?? outstanding, if_paid: found?.if_paid ?? undefined }
  }
}
