import { useQuery } from '@tanstack/react-query'
import { bankSummaryQuery } from '../pages/bank/queries.ts'
import { NavCount } from './NavCount.tsx'

/** How many bank entries wait for somebody to say what they are for. */
export function BankCount() {
  const { data } = useQuery(bankSummaryQuery())
  return <NavCount count={data ? data.data.counts.suggested + data.data.counts.unmatched : 0} />
}
