import { Badge, Group, Text } from '@mantine/core'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { courtOf } from '../../../../shared/i18n/stage-name.ts'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { useCourtWords } from '../../court/words.ts'
import { useCourtPartWords } from '../words.court.ts'

type Message = Schemas['CourtMessage']

const COLORS: Readonly<Record<Message['kind'], string>> = { served: 'teal', not_served: 'orange', objection: 'red' }

/** What the court wrote, also about a filing that was taken back. */
export function CourtMessages({ messages, country }: { messages: Message[]; country: string | null }) {
  const say = useCourtWords()
  const part = useCourtPartWords()
  const { day } = useFormat()
  const none = (
    <Text size="sm" c="dimmed">
      {say('no_messages')}
    </Text>
  )
  return (
    <PartTable
      has_border={false}
      label={say('messages')}
      records={messages}
      empty={none}
      columns={[
        { accessor: 'date', title: part('date'), render: ({ date }) => day(date) },
        {
          accessor: 'kind',
          title: part('message'),
          render: ({ kind, is_filing_reversed }) => (
            <Group gap={6}>
              <Badge color={COLORS[kind]}>{say(`message.kinds.${kind}`, courtOf(country))}</Badge>
              {is_filing_reversed && <Text size="xs">{part('of_reversed_filing')}</Text>}
            </Group>
          ),
        },
        { accessor: 'reference', title: say('message.reference'), render: ({ reference }) => reference ?? '–' },
        { accessor: 'note', title: say('message.note'), width: 260, render: ({ note }) => note ?? '–' },
        { accessor: 'recorded_at', title: part('recorded'), render: ({ recorded_at }) => day(recorded_at) },
      ]}
    />
  )
}
