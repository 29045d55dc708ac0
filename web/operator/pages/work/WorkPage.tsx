import { Group, Select, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { useTotal } from '../../../shared/ui/total.ts'
import { KeyHints } from '../../keys/KeyHints.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { Kinds } from './Kinds.tsx'
import { colleaguesQuery, workQuery } from './queries.ts'
import { OWNER_DEFAULT, type WorkSearch } from './search.ts'
import { WorkList, WorkShape } from './WorkList.tsx'
import { useWorkWords } from './words.ts'
import classes from './work.module.css'

const FROM = '/shell/work'

export function WorkPage() {
  const say = useWorkWords()
  const totalOf = useTotal()
  const search = useSearch({ from: FROM })
  const query = useQuery(workQuery(search))
  const total = query.data?.total ?? 0
  return (
    <Page
      title={say('title')}
      subtitle={query.data && say('waiting', { count: total, text: totalOf(query.data) })}
      actions={<KeyHints area="work" names={['move', 'open', 'take', 'snooze', 'seen']} />}
    >
      <div className={classes.desk}>
        <Kinds work={query.data} />
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

function Filters() {
  const say = useWorkWords()
  const { id } = useIdentity()
  const go = useGo()
  const search = useSearch({ from: FROM })
  const colleagues = useQuery(colleaguesQuery()).data?.data ?? []
  const choose = (change: Partial<WorkSearch>) =>
    go({ to: paths.work, search: { ...search, ...change, page: undefined } }, { replace: true })
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
