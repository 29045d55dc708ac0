import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useIdentity } from '../../session.ts'
import type { PartProps } from './BooksPage.tsx'
import { exportsQuery } from './queries.ts'
import { useBookWords } from './words.ts'

const FORMATS = ['datev', 'csv'] as const

/** The journal of a period as files for accountants. */
export function Export({ search }: PartProps) {
  const say = useBookWords()
  const { role } = useIdentity()
  if (role !== 'admin') return <Alert icon={<IconLock />} color="gray" title={say('admins')} />
  return <Exports search={search} />
}

/** The browser saves the file and tells nobody when; by then the export is on record. */
const RECORDED_MS = 3_000

function Exports({ search: { organization_id, from, to } }: PartProps) {
  const say = useBookWords()
  const { data, refetch } = useQuery(exportsQuery(organization_id))
  const download = (wish: { from: string; to: string; format: string; since?: string }) => ({
    component: 'a' as const,
    download: true,
    href: `/api/operator/ledger/export?${new URLSearchParams({ organization_id, ...wish })}`,
    leftSection: <IconDownload size={16} aria-hidden />,
    onClick: () => {
      window.setTimeout(() => void refetch(), RECORDED_MS)
    },
  })
  return (
    <Stack gap="sm" maw={640}>
      <Text size="sm">{say('export_text')}</Text>
      {from && to ? (
        <Group>
          {FORMATS.map((format) => (
            <Button
              key={format}
              variant={format === 'datev' ? 'filled' : 'default'}
              {...download({ from, to, format })}
            >
              {say(format)}
            </Button>
          ))}
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {say('export_days')}
        </Text>
      )}
      {data && data.data.late.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title={say('late')} role="status">
          <Stack gap="xs">
            <Text size="sm">{say('late_text')}</Text>
            {data.data.late.map((late) => (
              <Group key={`${late.format} ${late.from}`} justify="space-between">
                <LateMonth late={late} />
                <Button
                  size="xs"
                  variant="default"
                  {...download({ from: late.from, to: late.to, format: late.format, since: 'last' })}
                >
                  {say('late_only')}
                </Button>
              </Group>
            ))}
          </Stack>
        </Alert>
      )}
      {data && data.data.exports.length > 0 && <Past exports={data.data.exports} />}
    </Stack>
  )
}

function LateMonth({ late: { format, from, to, bookings } }: { readonly late: Schemas['LateBookings'] }) {
  const say = useBookWords()
  const { day } = useFormat()
  return (
    <Text size="sm">{say('late_month', { count: bookings, format: say(format), from: day(from), to: day(to) })}</Text>
  )
}

function Past({ exports }: { readonly exports: readonly Schemas['LedgerExport'][] }) {
  const say = useBookWords()
  const { day } = useFormat()
  return (
    <Panel title={say('past_exports')}>
      <List size="sm" spacing={6}>
        {exports.map((one) => (
          <List.Item key={one.id}>
            {say('past_export', {
              count: one.bookings,
              format: say(one.format),
              from: day(one.from),
              to: day(one.to),
              day: day(one.created_at),
              name: one.created_by_name ?? '',
            })}
          </List.Item>
        ))}
      </List>
    </Panel>
  )
}
