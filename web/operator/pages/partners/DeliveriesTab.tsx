import { Anchor, Badge, Group, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { FilterPill } from '../../../shared/ui/FilterPill.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { DeliveryBadge } from './badges.tsx'
import { DeliveryDrawer } from './DeliveryDrawer.tsx'
import { deliveriesQuery } from './queries.ts'
import { DELIVERY_STATUSES, type DeliveryStatus, type PartnerSearch } from './search.ts'
import { useWebhookWords } from './words.webhook.ts'

type Delivery = Schemas['TeamDelivery']
export function DeliveriesTab({ partner_id }: { partner_id: string }) {
  const say = useWebhookWords()
  const go = useGo()
  const { delivery, ...search } = useSearch({ from: '/shell/partners/$partner_id' })
  const { day } = useFormat()
  const since = search.from ? { from: search.from } : {}
  const show = (next: PartnerSearch) => go({ to: paths.partner, params: { partner_id }, search: next })
  const query = useQuery(deliveriesQuery(partner_id, search))
  return (
    <Stack gap="md">
      <Group>
        <Select
          placeholder={say('status_filter')}
          aria-label={say('status_filter')}
          data={DELIVERY_STATUSES.map((value) => ({ value, label: say(`status.${value}`) }))}
          value={search.status ?? null}
          onChange={(status) =>
            show({ ...since, tab: 'deliveries', ...(status ? { status: status as DeliveryStatus } : {}) })
          }
          clearable
          w={190}
        />
        {search.from && (
          <FilterPill
            name={say('from')}
            value={day(search.from)}
            onRemove={() => show({ ...search, from: undefined })}
          />
        )}
      </Group>
      <ListTable
        label={say('delivery')}
        query={query}
        columns={useColumns(partner_id, search)}
        empty={<Empty title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => show({ ...search, page })}
        onOpen={({ id }) => show({ ...search, delivery: id })}
      />
      <DeliveryDrawer partner_id={partner_id} id={delivery} onClose={() => show(search)} />
    </Stack>
  )
}

function useColumns(partner_id: string, search: PartnerSearch): ListColumn<Delivery>[] {
  const say = useWebhookWords()
  const { instant, number } = useFormat()
  return [
    {
      accessor: 'created_at',
      title: say('column.created'),
      render: ({ id, created_at }) => (
        <Anchor
          renderRoot={linkTo({ to: paths.partner, params: { partner_id }, search: { ...search, delivery: id } })}
          size="sm"
        >
          {instant(created_at)}
        </Anchor>
      ),
    },
    { accessor: 'type', title: say('column.type'), render: ({ type }) => <EventType type={type} /> },
    {
      accessor: 'case_reference',
      title: say('column.claim'),
      render: (delivery) => <DeliveredClaim delivery={delivery} />,
    },
    { accessor: 'status', title: say('column.status'), render: ({ status }) => <DeliveryBadge status={status} /> },
    {
      accessor: 'attempts',
      title: say('column.attempts'),
      textAlign: 'right',
      render: ({ attempts }) => number(attempts.length),
    },
    {
      accessor: 'last',
      title: say('column.last'),
      width: 220,
      render: ({ attempts }) => {
        const last = attempts.at(-1)
        return last ? (last.status_code ?? last.error ?? say('no_answer')) : '–'
      },
    },
    {
      accessor: 'next_attempt_at',
      title: say('column.next'),
      render: ({ next_attempt_at }) => (next_attempt_at ? instant(next_attempt_at) : '–'),
    },
  ]
}

const KNOWN_TYPES = {
  'claim.collection_stage_changed': 'type.stage_changed',
  'claim.status_changed': 'type.status_changed',
} as const

/** In words if we have them, since new event types may be added. */
export function EventType({ type }: { type: string }) {
  const say = useWebhookWords()
  return type in KNOWN_TYPES ? say(KNOWN_TYPES[type as keyof typeof KNOWN_TYPES]) : type
}

/** Test events concern no claim. */
export function DeliveredClaim({ delivery }: { delivery: Pick<Delivery, 'claim_id' | 'case_reference'> }) {
  const say = useWebhookWords()
  if (delivery.case_reference === null) {
    return (
      <Badge variant="outline" color="gray" fw={500}>
        {say('is_test')}
      </Badge>
    )
  }
  return <ClaimLink id={delivery.claim_id} reference={delivery.case_reference} tab="events" />
}
