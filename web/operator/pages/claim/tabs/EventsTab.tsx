import { Anchor, Badge, Code, Group, Stack, Text } from '@mantine/core'
import { IconBroadcast } from '@tabler/icons-react'
import type { Schemas } from '../../../../shared/api/operator.ts'
import { useCommonWords } from '../../../../shared/i18n/common.ts'
import { useFormat } from '../../../../shared/i18n/format.ts'
import { useStageName } from '../../../../shared/i18n/stage-name.ts'
import type { Stage } from '../../../../shared/i18n/stages.ts'
import { Empty } from '../../../../shared/ui/Empty.tsx'
import type { ListColumn } from '../../../../shared/ui/ListTable.tsx'
import { PartTable } from '../../../../shared/ui/PartTable.tsx'
import { SideDrawer } from '../../../../shared/ui/SideDrawer.tsx'
import { DeliveryBadge } from '../../partners/badges.tsx'
import { countryOf } from '../country.ts'
import { type ClaimFile, type FileProps, useClaimSearch } from '../file.ts'
import { usePaperWords } from '../words.papers.ts'
import { useClaimWords } from '../words.ts'
import { Archived, isArchived } from './Archived.tsx'

type Event = Schemas['ClaimEvent']

/** What the partner was told, and whether it arrived. */
export function EventsTab({ file }: FileProps) {
  const say = usePaperWords()
  const tab = useClaimWords()
  const [{ open }, choose] = useClaimSearch()
  const shown = file.events.find(({ id }) => id === open)
  const show = ({ id }: Event) => choose({ open: id })
  return (
    <>
      <PartTable
        label={tab('tab.events')}
        records={file.events}
        columns={useColumns(file, show)}
        onOpen={show}
        empty={
          isArchived(file, 'events') ? (
            <Archived file={file} part="events" />
          ) : (
            <Empty icon={<IconBroadcast />} title={say('event.empty')} text={say('event.empty_text')} />
          )
        }
      />
      {file.events.length > 0 && <Archived file={file} part="events" />}
      {shown && (
        <SideDrawer opened onClose={() => choose({ open: undefined })} size="lg" title={shown.type}>
          <Stack gap="xs">
            <Group>
              <Delivery event={shown} />
            </Group>
            <Text size="sm">{say('event.payload')}</Text>
            <Code block>{JSON.stringify(shown.payload, null, 2)}</Code>
          </Stack>
        </SideDrawer>
      )}
    </>
  )
}

function useColumns(file: ClaimFile, onShow: (event: Event) => void): ListColumn<Event>[] {
  const say = usePaperWords()
  const { instant } = useFormat()
  return [
    { accessor: 'changed_at', title: say('event.at'), render: ({ changed_at }) => instant(changed_at) },
    {
      accessor: 'type',
      title: say('event.type'),
      render: (row) => (
        <Anchor component="button" type="button" size="sm" ff="monospace" onClick={() => onShow(row)}>
          {row.type}
        </Anchor>
      ),
    },
    {
      accessor: 'payload',
      title: say('event.change'),
      render: ({ payload }) => <Change file={file} payload={payload} />,
    },
    { accessor: 'delivery_status', title: say('event.delivery'), render: (row) => <Delivery event={row} /> },
    {
      accessor: 'attempts',
      title: say('event.attempts'),
      textAlign: 'right',
      render: ({ attempts }) => attempts ?? '–',
    },
  ]
}

/** The change, in words. */
function Change({ file, payload }: { file: ClaimFile; payload: Event['payload'] }) {
  const common = useCommonWords()
  const nameOf = useStageName()
  const data = (payload.data ?? {}) as Record<string, string | null>
  const stage = (name: string | null | undefined) => (name ? nameOf(name as Stage, countryOf(file)) : '–')
  const status = (name: string | null | undefined) => (name ? common(`case_status.${name as 'open'}`) : '–')
  if (data.to_stage) return `${stage(data.from_stage)} → ${stage(data.to_stage)}`
  return data.to_status ? `${status(data.from_status)} → ${status(data.to_status)}` : null
}

/** Without a webhook nobody was told. */
function Delivery({ event: { delivery_status } }: { event: Event }) {
  const say = usePaperWords()
  return delivery_status ? <DeliveryBadge status={delivery_status} /> : <Badge color="gray">{say('event.none')}</Badge>
}
