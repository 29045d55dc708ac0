import { Button, Group, Text } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { useIdentity } from '../../session.ts'
import { useColumnsOf, VAST, WIDE } from '../lists/case-columns.tsx'
import { RowActions } from '../RowActions.tsx'
import { DueBadge } from './DueBadge.tsx'
import type { Task } from './queries.ts'
import type { TaskTab } from './search.ts'
import { useTaskWords } from './words.ts'

type Columns = {
  readonly tasks: readonly Task[]
  readonly tab: TaskTab
  readonly today: string
  onToggle(task: Task): void
  onChange(task: Task): void
}

export function useTaskColumns({ tasks, tab, today, onToggle, onChange }: Columns): ListColumn<Task>[] {
  const say = useTaskWords()
  const { instant } = useFormat()
  const day: ListColumn<Task> =
    tab === 'done'
      ? {
          accessor: 'done_at',
          title: say('column.done_on'),
          render: ({ done_at, done_by_name }) =>
            done_at && say('done_at_by', { at: instant(done_at), name: done_by_name ?? '' }),
        }
      : { accessor: 'due_on', title: say('column.due_on'), render: (task) => <DueBadge task={task} today={today} /> }
  const { first, owner } = useColumnsOf(tasks, { tab: 'timeline' })
  return [
    ...first,
    // Whom the task is for says more here.
    { ...owner, ...VAST },
    {
      accessor: 'title',
      title: say('column.task'),
      width: 'clamp(120px, 13vw, 340px)',
      render: ({ title }) => (
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
      ),
    },
    {
      ...WIDE,
      accessor: 'owner_name',
      title: say('column.owner'),
      width: 90,
      render: (task) => <Owner task={task} />,
    },
    day,
    {
      accessor: 'actions',
      title: say('column.actions'),
      textAlign: 'right',
      render: (task) => <Actions task={task} onToggle={onToggle} onChange={onChange} />,
    },
  ]
}

function Owner({ task }: { readonly task: Task }) {
  const say = useTaskWords()
  const { id } = useIdentity()
  const nobody = task.left_by ? say('left', { name: task.left_by }) : say('nobody_now')
  const name = task.owner_id === id ? say('mine') : (task.owner_name ?? nobody)
  return (
    <Text size="sm" {...(task.owner_id ? {} : { c: 'dimmed' })} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
  )
}

type ActionsProps = Pick<Columns, 'onToggle' | 'onChange'> & { readonly task: Task }

function Actions({ task, onToggle, onChange }: ActionsProps) {
  const say = useTaskWords()
  const { title, done_at } = task
  return (
    <RowActions>
      <Group gap={6} justify="flex-end" wrap="nowrap">
        <Button
          size="compact-xs"
          variant="light"
          aria-label={say(done_at ? 'reopen_name' : 'done_name', { title })}
          onClick={() => onToggle(task)}
        >
          {say(done_at ? 'reopen' : 'done')}
        </Button>
        {!done_at && (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={say('change_name', { title })}
            onClick={() => onChange(task)}
          >
            {say('change')}
          </Button>
        )}
      </Group>
    </RowActions>
  )
}
