import { Badge } from '@mantine/core'
import type { EntryStatus } from './entry.ts'
import { useBankWords } from './words.ts'

const COLORS: Readonly<Record<EntryStatus, string>> = {
  booked: 'teal',
  suggested: 'blue',
  unmatched: 'orange',
  to_refund: 'violet',
  refunded: 'gray',
  ignored: 'gray',
}

export function StatusBadge({ status }: { readonly status: EntryStatus }) {
  const say = useBankWords()
  return (
    <Badge component="span" size="sm" color={COLORS[status]}>
      {say(`status.${status}`)}
    </Badge>
  )
}
