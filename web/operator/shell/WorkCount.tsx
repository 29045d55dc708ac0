import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../shared/i18n/format.ts'
import { workCountQuery } from '../pages/work/queries.ts'

/** How much waits for the logged-in person: their own items, and those that nobody has taken. */
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
