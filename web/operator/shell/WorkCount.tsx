import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../shared/i18n/format.ts'
import { workCountQuery } from '../pages/work/queries.ts'

/** How much waits for the person who is logged in: what is his, and what nobody has taken up. */
export function WorkCount() {
  const { number } = useFormat()
  const { data } = useQuery(workCountQuery())
  if (!data?.total) return null
  return (
    <Badge component="span" size="sm" color="gray">
      {number(data.total)}
    </Badge>
  )
}
