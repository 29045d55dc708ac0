import { Group, Kbd, Select, Switch, Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { operator } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { Kinds } from './Kinds.tsx'
import { useColleagues } from './OwnerMenu.tsx'
import { OWNER_DEFAULT, queryOf, type WorkSearch } from './search.ts'
import { WorkList, WorkShape } from './WorkList.tsx'
import { useWorkWords } from './words.ts'
import classes from './work.module.css'

const FROM = '/shell/work'
const LIMIT = 25
const REFRESH_MS = 60_000

export function WorkPage() {
  const say = useWorkWords()
  const { number } = useFormat()
  const search = useSearch({ from: FROM })
  const query = operator.useQuery(
    'get',
    '/api/operator/work',
    { params: { query: { ...queryOf(search), limit: LIMIT } } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )
  const total = query.data?.total ?? 0
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('waiting', { count: total, text: number(total) })}
      actions={<KeyHints />}
    >
      <div className={classes.desk}>
        <Kinds counts={query.data?.counts} />
        <div>
          <Filters />
          <Loaded query={query} skeleton={<WorkShape />}>
            {(work) => <WorkList work={work} />}
          </Loaded>
        </div>
      </div>
    </Page>
  )
}

function KeyHints() {
  const say = useWorkWords()
  const hints = [
    { name: 'move', keys: ['J', 'K'] },
    { name: 'open', keys: ['↵'] },
    { name: 'take', keys: ['T'] },
    { name: 'snooze', keys: ['S'] },
  ] as const
  return (
    <Group gap="md" visibleFrom="md" role="group" aria-label={say('keys.hint')}>
      {hints.map(({ name, keys }) => (
        <Group key={name} gap={4}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
          <Text size="xs" c="dimmed">
            {say(`keys.${name}`)}
          </Text>
        </Group>
      ))}
    </Group>
  )
}

function Filters() {
  const say = useWorkWords()
  const { id } = useIdentity()
  const navigate = useNavigate({ from: paths.work })
  const search = useSearch({ from: FROM })
  const colleagues = useColleagues().data?.data ?? []
  const choose = (change: { [K in keyof WorkSearch]?: WorkSearch[K] | undefined }) =>
    void navigate({ search: { ...search, ...change, page: undefined } as WorkSearch, replace: true })
  const words = (['me_or_nobody', 'me', 'nobody', 'all'] as const).map((value) => ({
    value: value as string,
    label: say(`owners.${value}`),
  }))
  const people = colleagues.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name }))
  return (
    <Group gap="md" mb="sm">
      <Select
        aria-label={say('owner')}
        data={people.length > 0 ? [...words, { group: say('colleagues'), items: people }] : words}
        value={search.owner ?? OWNER_DEFAULT}
        onChange={(owner) => choose({ owner: owner && owner !== OWNER_DEFAULT ? owner : undefined })}
        allowDeselect={false}
        w={200}
      />
      <Switch
        label={say('include_snoozed')}
        checked={search.include_snoozed ?? false}
        onChange={(event) => choose({ include_snoozed: event.currentTarget.checked || undefined })}
      />
    </Group>
  )
}
