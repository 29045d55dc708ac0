import { Badge } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useRunWords } from './words.ts'

type Run = Schemas['PaymentRunSummary']

const COLORS: Readonly<Record<Run['status'], string>> = {
  open: 'orange',
  released: 'blue',
  executed: 'teal',
  withdrawn: 'gray',
}

export function RunBadge({ status }: Pick<Run, 'status'>) {
  const say = useRunWords()
  return <Badge color={COLORS[status]}>{say(`statuses.${status}`)}</Badge>
}
