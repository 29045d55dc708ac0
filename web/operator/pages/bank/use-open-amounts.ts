import { useQueries } from '@tanstack/react-query'
import type { Entry, Suggestion } from './entry.ts'
import { balanceOnQuery } from './queries.ts'

/**
 * What the suggested claims owe with interest and costs on the day on which the money counts. Until that is known, what is
 * open of their invoices: never more than the whole.
 */
export function useOpenAmounts(entry: Entry | undefined): (suggestion: Suggestion) => number {
  const asked = entry && entry.rest > 0 ? entry.suggestions : []
  const balances = useQueries({
    queries: asked.map(({ claim_id }) => balanceOnQuery(claim_id, entry?.value_date ?? '')),
  })
  return ({ claim_id, outstanding }) => {
    const at = asked.findIndex((one) => one.claim_id === claim_id)
    return balances[at]?.data?.data.totals.total ?? outstanding
  }
}
