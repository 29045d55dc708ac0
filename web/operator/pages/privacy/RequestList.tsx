import { Badge, Group, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { ListTable } from '../../../shared/ui/ListTable.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { requestsQuery } from './queries.ts'
import { DueDay } from './RequestBits.tsx'
import { usePrivacyWords } from './words.ts'

/** Open requests first, the one that is due next at the top. */
export function RequestList() {
  const say = usePrivacyWords()
  const format = useFormat()
  const go = useGo()
  const search = useSearch({ from: '/shell/privacy' })
  const query = useQuery(requestsQuery(search))
  return (
    <Stack gap="sm">
      <Group>
        <Switch
          label={say('open_only')}
          checked={search.state === undefined}
          onChange={({ currentTarget }) =>
            go({ to: paths.privacy, search: currentTarget.checked ? {} : { state: 'all' } })
          }
        />
      </Group>
      <ListTable
        label={say('tabs.requests')}
        query={query}
        empty={<Empty title={say('empty_requests')} />}
        onPage={(page) => go({ to: paths.privacy, search: { ...search, page } })}
        onOpen={({ id }) => go({ to: paths.privacy_request, params: { request_id: id } })}
        columns={[
          { accessor: 'number', title: say('number'), width: 64 },
          { accessor: 'person_name', title: say('person_name') },
          { accessor: 'kind', title: say('kind'), render: ({ kind }) => say(`kinds.${kind}`) },
          { accessor: 'received_on', title: say('received_on'), render: (row) => format.day(row.received_on) },
          { accessor: 'due_on', title: say('due_on'), render: (row) => <DueDay request={row} /> },
          {
            accessor: 'state',
            title: say('state'),
            render: ({ state }) => (
              <Badge variant="light" color={state === 'open' || state === 'extended' ? 'blue' : 'gray'}>
                <Text span inherit>
                  {say(`states.${state}`)}
                </Text>
              </Badge>
            ),
          },
        ]}
      />
    </Stack>
  )
}
