import { Badge, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { useChange } from '../../../shared/ui/change.tsx'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { PartTable } from '../../../shared/ui/PartTable.tsx'
import { deviceOf } from './device.ts'
import { sessionsQuery } from './queries.ts'
import { useAccountWords } from './words.ts'

export function SessionsPanel() {
  const say = useAccountWords()
  const query = useQuery(sessionsQuery())
  const columns = useColumns()
  const others = query.data?.data.filter(({ is_current }) => !is_current).length ?? 0
  return (
    <Panel
      title={say('sessions.title')}
      text={say('sessions.text')}
      actions={others > 0 && <EndOthers count={others} />}
    >
      <Loaded query={query}>
        {({ data }) => (
          <PartTable label={say('sessions.title')} records={data} columns={columns} empty={null} has_border={false} />
        )}
      </Loaded>
    </Panel>
  )
}

function EndOthers({ count }: { count: number }) {
  const say = useAccountWords()
  const end = deedOf({
    changes: ['session'],
    send: (once) => once.DELETE('/api/operator/sessions'),
    done: say('sessions.ended_others'),
  })
  const ask = () =>
    askFirst({
      title: say('sessions.end_others'),
      consequence: say('sessions.end_others_text', { count }),
      confirm: say('sessions.end_others'),
      is_final: true,
      deed: end,
    })
  return (
    <Button size="xs" variant="default" onClick={ask}>
      {say('sessions.end_others')}
    </Button>
  )
}

function useColumns(): ListColumn<Schemas['Session']>[] {
  const say = useAccountWords()
  const { instant } = useFormat()
  return [
    {
      accessor: 'user_agent',
      title: say('sessions.device'),
      render: ({ user_agent, is_current }) => (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" truncate maw={220} title={user_agent}>
            {user_agent ? deviceOf(user_agent) : say('sessions.unknown')}
          </Text>
          {is_current && (
            <Badge size="sm" color="teal">
              {say('sessions.current')}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      accessor: 'created_at',
      title: say('sessions.since'),
      noWrap: true,
      render: ({ created_at }) => instant(created_at),
    },
    {
      accessor: 'last_seen_at',
      title: say('sessions.seen'),
      noWrap: true,
      render: ({ last_seen_at }) => instant(last_seen_at),
    },
    {
      accessor: 'id',
      title: '',
      textAlign: 'right',
      render: (session) => (session.is_current ? null : <EndOne session={session} />),
    },
  ]
}

function EndOne({ session: { id, user_agent } }: { session: Schemas['Session'] }) {
  const say = useAccountWords()
  const end = useChange({
    changes: ['session'],
    send: (once) => once.DELETE('/api/operator/sessions/{id}', { params: { path: { id } } }),
    done: say('sessions.ended'),
  })
  return (
    <Button
      size="compact-xs"
      variant="default"
      onClick={() => end.mutate()}
      aria-label={say('sessions.end_named', { device: deviceOf(user_agent) })}
    >
      {say('sessions.end')}
    </Button>
  )
}
