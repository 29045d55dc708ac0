import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../shared/i18n/format.ts'
import { bankSummaryQuery } from '../pages/bank/queries.ts'

/** How many bank entries wait for somebody to say what they are for. */
export function BankCount() {
  const { number } = useFormat()
  const { data } = useQuery(bankSummaryQuery())
  const open = data ? data.data.counts.suggested + data.data.counts.unmatched : 0
  if (open === 0) return null
  return (
    <Badge component="span" size="sm" color="gray">
      {number(open)}
    </Badge>
  )
}
