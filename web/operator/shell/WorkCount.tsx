import { Badge } from '@mantine/core'
import { operator } from '../../shared/api/operator.ts'
import { useFormat } from '../../shared/i18n/format.ts'

const REFRESH_MS = 60_000

/** How much waits for the person who is logged in: what is his, and what nobody has taken up. */
export function WorkCount() {
  const { number } = useFormat()
  const { data } = operator.useQuery(
    'get',
    '/api/operator/work',
    { params: { query: { owner: 'me_or_nobody', limit: 1 } } },
    { refetchInterval: REFRESH_MS },
  )
  if (!data?.total) return null
  return (
    <Badge component="span" size="sm" color="gray">
      {number(data.total)}
    </Badge>
  )
}
