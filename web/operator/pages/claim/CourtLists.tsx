import { Anchor, Badge, Text } from '@mantine/core'
import { operator, type Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { PartTable } from '../../../shared/ui/PartTable.tsx'
import { useCourtWords } from './words.court.ts'

type Message = Schemas['CourtMessage']
const COLORS: Readonly<Record<Message['kind'], string>> = { served: 'teal', not_served: 'orange', objection: 'red' }

export function CourtMessages({ messages }: { messages: Message[] }) {
  const say = useCourtWords()
  const { day } = useFormat()
  return (
    <PartTable
      has_border={false}
      label={say('messages')}
      records={messages}
      empty={<Quiet>{say('no_messages')}</Quiet>}
      columns={[
        { accessor: 'date', title: say('message.date'), render: ({ date }) => day(date) },
        {
          accessor: 'kind',
          title: say('message.kind'),
          render: ({ kind }) => (
            <Badge variant="light" color={COLORS[kind]} tt="none">
              {say(`message.${kind}`)}
            </Badge>
          ),
        },
        { accessor: 'reference', title: say('message.reference'), render: ({ reference }) => reference ?? '–' },
        { accessor: 'note', title: say('message.note'), ellipsis: true, render: ({ note }) => note ?? '–' },
        { accessor: 'recorded_at', title: say('message.recorded'), render: ({ recorded_at }) => day(recorded_at) },
      ]}
    />
  )
}

const INVOICES_MAX = 20

export function CourtInvoices({ claim_id }: { claim_id: string }) {
  const say = useCourtWords()
  const { day, money } = useFormat()
  const params = { query: { claim_id, limit: INVOICES_MAX } }
  const query = operator.useQuery('get', '/api/operator/court-fee-invoices', { params })
  return (
    <Loaded query={query}>
      {({ data }) => (
        <PartTable
          has_border={false}
          label={say('invoices')}
          records={data}
          empty={<Quiet>{say('no_invoices')}</Quiet>}
          columns={[
            {
              accessor: 'number',
              title: say('invoice.number'),
              render: ({ id, number, file_size }) =>
                file_size === null ? (
                  number
                ) : (
                  <Anchor size="sm" href={`/api/operator/court-fee-invoices/${id}/file`} download>
                    {number}
                  </Anchor>
                ),
            },
            { accessor: 'recipient_name', title: say('invoice.recipient') },
            { accessor: 'issued_on', title: say('invoice.issued'), render: ({ issued_on }) => day(issued_on) },
            { accessor: 'due_on', title: say('invoice.due'), render: ({ due_on }) => day(due_on) },
            {
              accessor: 'amount',
              title: say('invoice.amount'),
              textAlign: 'right',
              render: ({ amount }) => money(amount),
            },
          ]}
        />
      )}
    </Loaded>
  )
}

const Quiet = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)
