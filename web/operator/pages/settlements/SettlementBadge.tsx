import { Badge } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useSettlementWords } from './words.ts'

type Settlement = Schemas['Settlement']

const COLORS: Readonly<Record<Settlement['status'], string>> = {
  open: 'orange',
  in_run: 'blue',
  released: 'blue',
  paid: 'teal',
  returned: 'red',
  nothing_to_pay: 'gray',
}

export function SettlementBadge({ status }: Pick<Settlement, 'status'>) {
  const say = useSettlementWords()
  return <Badge color={COLORS[status]}>{say(`statuses.${status}`)}</Badge>
}
