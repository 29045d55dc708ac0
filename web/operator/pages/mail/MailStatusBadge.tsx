import { Badge } from '@mantine/core'
import type { MailStatus } from './search.ts'
import { useMailWords } from './words.ts'

const STATUS_COLORS: Record<MailStatus, string> = { queued: 'blue', sent: 'teal', failed: 'red', kept: 'yellow' }

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const say = useMailWords()
  return <Badge color={STATUS_COLORS[status]}>{say(`status.${status}`)}</Badge>
}
