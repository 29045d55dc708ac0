import { Badge } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { Task } from './queries.ts'
import { useTaskWords } from './words.ts'

export function DueBadge({ task: { due_on }, today }: { task: Task; today: string }) {
  const say = useTaskWords()
  const { day } = useFormat()
  if (due_on === today) return <Badge color="orange">{say('today')}</Badge>
  if (due_on < today) return <Badge color="red">{say('overdue', { day: day(due_on) })}</Badge>
  return <Badge color="gray">{say('due_on', { day: day(due_on) })}</Badge>
}
