import { useQuery } from '@tanstack/react-query'
import { operator, type Schemas } from '../../../shared/api/operator.ts'

type Line = Schemas['ClaimLine']
type OfClaim = { readonly claim_id: string }

const linesQuery = (claim_id: string[]) =>
  operator.queryOptions(
    'get',
    '/api/operator/claim-lines',
    { params: { query: { claim_id } } },
    // What a row says of its claim stays while the next page is read.
    { enabled: claim_id.length > 0, placeholderData: (before) => before },
  )

/** Where the claims of the rows of a page stand; undefined until it is known. */
export function useLineOf(rows: readonly OfClaim[] | undefined): (row: OfClaim) => Line | undefined {
  const ids = [...new Set(rows?.map(({ claim_id }) => claim_id))].sort()
  const lines = new Map(useQuery(linesQuery(ids)).data?.data.map((line) => [line.id, line]))
  return ({ claim_id }) => lines.get(claim_id)
}
