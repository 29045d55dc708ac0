import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useIdentity } from '../../session.ts'
import { DueBadge } from './DueBadge.tsx'
import { useFinish } from './finish.ts'
import { type Task, tasksQuery } from './queries.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useTaskWords } from './words.ts'

/** What is to be done about a claim. Nothing is shown where there never was a task. */
export function TasksPanel({
  claim_id,
  today,
  has_had_one,
}: {
  claim_id: string
  today: string
  has_had_one: boolean
}) {
  const say = useTaskWords()
  const [shows_done, { toggle }] = useDisclosure(false)
  const open = useQuery(tasksQuery(claim_id)).data?.data ?? []
  if (!has_had_one && open.length === 0) return null
  return (
    <Paper withBorder p="sm" component="section" aria-label={say('panel')}>
      <Group justify="space-between" mb={open.length > 0 || shows_done ? 6 : 0}>
        <Text size="xs" fw={600} c="dimmed">
          {say('panel')}
        </Text>
        <Anchor component="button" type="button" size="xs" onClick={toggle} aria-expanded={shows_done}>
          {say(shows_done ? 'hide_done' : 'show_done')}
        </Anchor>
      </Group>
      <Stack gap={6}>
        {open.map((task) => (
          <OpenTask key={task.id} task={task} today={today} />
        ))}
        {shows_done && <DoneTasks claim_id={claim_id} />}
      </Stack>
    </Paper>
  )
}

function OpenTask({ task, today }: { task: Task; today: string }) {
  const say = useTaskWords()
  const [is_open, { open, close }] = useDisclosure(false)
  const { id } = useIdentity()
  const finish = useFinish(true)
  const owner = task.owner_id === id ? say('mine') : task.owner_name
  const nobody = task.left_by ? say('left', { name: task.left_by }) : say('nobody_now')
  return (
    <Group gap="xs" align="center">
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {task.title}
      </Text>
      <DueBadge task={task} today={today} />
      <Text size="xs" c="dimmed">
        {owner ?? nobody}
      </Text>
      <Button
        size="compact-xs"
        variant="light"
        aria-label={say('done_name', { title: task.title })}
        loading={finish.isPending}
        onClick={() => finish.mutate(task)}
      >
        {say('done')}
      </Button>
      <Button size="compact-xs" variant="subtle" aria-label={say('change_name', { title: task.title })} onClick={open}>
        {say('change')}
      </Button>
      {is_open && <TaskDialog claim_id={task.claim_id} today={today} task={task} onClose={close} />}
    </Group>
  )
}

function DoneTasks({ claim_id }: { claim_id: string }) {
  const say = useTaskWords()
  const { data } = useQuery(tasksQuery(claim_id, 'done'))
  if (data?.data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {say('none_done')}
      </Text>
    )
  return data?.data.map((task) => <DoneTask key={task.id} task={task} />)
}

function DoneTask({ task }: { task: Task }) {
  const say = useTaskWords()
  const { instant } = useFormat()
  const reopen = useFinish(false)
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" td="line-through" style={{ overflowWrap: 'anywhere' }}>
        {task.title}
      </Text>
      <Text size="xs" c="dimmed">
        {task.done_at && say('done_by', { at: instant(task.done_at), name: task.done_by_name ?? '' })}
      </Text>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={say('reopen_name', { title: task.title })}
        loading={reopen.isPending}
        onClick={() => reopen.mutate(task)}
      >
        {say('reopen')}
      </Button>
    </Group>
  )
}
