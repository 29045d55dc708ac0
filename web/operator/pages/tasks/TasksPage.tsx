import { Button, Group, Select, Tabs } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { KeyHints } from '../../keys/KeyHints.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { fileOf } from '../claim/target.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { colleaguesQuery } from '../work/queries.ts'
import { useTaskColumns } from './columns.tsx'
import { useFinish } from './finish.ts'
import { allTasksQuery, fileFilterOf, type Task } from './queries.ts'
import { useRowLetters } from './row-letters.ts'
import { EVERYBODY, TASK_TABS, type TasksSearch, type TaskTab } from './search.ts'
import { TaskDialog } from './TaskDialog.tsx'
import { useTaskWords } from './words.ts'

/** The tasks of the whole team. */
export function TasksPage() {
  const say = useTaskWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/tasks' })
  const { tab = 'open' } = search
  const query = useQuery(allTasksQuery(search))
  const [changing, change] = useState<Task>()
  const finish = useFinish(true)
  const reopen = useFinish(false)
  const tasks = query.data?.data ?? []
  const toggle = (task: Task) => (task.done_at ? reopen : finish).mutate(task)
  const columns = useTaskColumns({ tasks, tab, today: query.data?.today ?? '', onToggle: toggle, onChange: change })
  useRowLetters(tasks, { done: toggle, change: (task) => !task.done_at && change(task) })
  return (
    <Page
      title={say('page')}
      subtitle={query.data && say('count', { count: query.data.total })}
      actions={
        <>
          <KeyHints area="tasks" names={['move', 'open', 'done', 'change']} />
          <CsvButton path="/api/operator/tasks.csv" filter={fileFilterOf(search)} />
        </>
      }
    >
      <Group justify="space-between" align="flex-end">
        <Tabs
          value={tab}
          onChange={(value) => go({ to: paths.tasks, search: { ...search, tab: value as TaskTab, page: undefined } })}
        >
          <Tabs.List aria-label={say('tabs')}>
            {TASK_TABS.map((value) => (
              <Tabs.Tab key={value} value={value} rightSection={<TabCount count={query.data?.counts[value]} />}>
                {say(`tab.${value}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        <OwnerFilter search={search} />
      </Group>
      <ListTable
        label={say('page')}
        query={query}
        columns={columns}
        empty={<NoTask search={search} />}
        onPage={(page) => go({ to: paths.tasks, search: { ...search, page } })}
        onOpen={({ claim_id }) => go(fileOf(claim_id))}
      />
      {changing && query.data && (
        <TaskDialog
          claim_id={changing.claim_id}
          today={query.data.today}
          task={changing}
          onClose={() => change(undefined)}
        />
      )}
    </Page>
  )
}

function OwnerFilter({ search }: { readonly search: TasksSearch }) {
  const say = useTaskWords()
  const go = useGo()
  const { id } = useIdentity()
  const colleagues = useQuery(colleaguesQuery()).data?.data ?? []
  const words = [
    { value: EVERYBODY, label: say('of_everybody') },
    { value: 'me', label: say('of_me') },
    { value: 'nobody', label: say('of_nobody') },
  ]
  const people = colleagues.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name }))
  const choose = (owner: string | null) =>
    go(
      {
        to: paths.tasks,
        search: { ...search, owner: owner === EVERYBODY ? undefined : (owner ?? undefined), page: undefined },
      },
      { replace: true },
    )
  return (
    <Select
      aria-label={say('of')}
      data={people.length > 0 ? [...words, { group: say('of_others'), items: people }] : words}
      value={search.owner ?? EVERYBODY}
      onChange={choose}
      allowDeselect={false}
      searchable
      w={220}
    />
  )
}

/** Somebody else may have some. */
function NoTask({ search: { tab = 'open', owner } }: { readonly search: TasksSearch }) {
  const say = useTaskWords()
  const others = owner && (
    <Button renderRoot={linkTo({ to: paths.tasks, search: { tab } })} variant="default" size="xs">
      {say('show_everybody')}
    </Button>
  )
  return <Empty title={say(`empty.${tab}`)} text={say(`empty_text.${tab}`)} icon={<IconChecklist />} action={others} />
}
