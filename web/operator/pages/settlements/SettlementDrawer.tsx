import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { Figures } from './Figures.tsx'
import { Gaps } from './Gaps.tsx'
import { Lines } from './Lines.tsx'
import { settlementQuery } from './queries.ts'
import { SettlementBadge } from './SettlementBadge.tsx'
import { useSettlementWords } from './words.ts'

type DrawerProps = { readonly settlement_id: string | undefined; onClose(): void }

/** One settlement with its sums, its lines and its files. */
export function SettlementDrawer({ settlement_id, onClose }: DrawerProps) {
  const say = useSettlementWords()
  const { day } = useFormat()
  const query = useQuery({ ...settlementQuery(settlement_id ?? ''), enabled: settlement_id !== undefined })
  return (
    <SideDrawer
      opened={settlement_id !== undefined}
      onClose={onClose}
      title={say('drawer', { number: query.data?.data.number ?? '' })}
    >
      {settlement_id && (
        <Loaded query={query}>
          {({ data }) => (
            <Stack gap="md">
              <Group justify="space-between">
                <Anchor
                  size="sm"
                  renderRoot={linkTo({ to: paths.customer, params: { customer_id: data.customer_id } })}
                >
                  {data.customer_name}
                </Anchor>
                <SettlementBadge status={data.status} />
              </Group>
              <Text size="sm" c="dimmed">
                {say('up_to')}: {day(data.up_to)}
              </Text>
              <Gaps gaps={data.invoice_lacks} is_issued />
              <Files settlement={data} />
              <Figures of={data} />
              <Lines lines={data.lines} />
            </Stack>
          )}
        </Loaded>
      )}
    </SideDrawer>
  )
}

function Files({ settlement: { id, number, invoice_number } }: { readonly settlement: Schemas['Settlement'] }) {
  const say = useSettlementWords()
  const address = `/api/operator/settlements/${id}`
  const files = [
    ...(invoice_number
      ? [{ file: 'invoice.pdf', name: `${invoice_number}.pdf`, text: say('invoice', { number: invoice_number }) }]
      : []),
    { file: 'statement.pdf', name: `${number}.pdf`, text: say('statement_pdf') },
    { file: 'statement.csv', name: `${number}.csv`, text: say('statement_csv') },
  ]
  return (
    <Group gap="xs" role="group" aria-label={say('files')}>
      {files.map(({ file, name, text }) => (
        <Button
          key={file}
          component="a"
          size="xs"
          variant="default"
          href={`${address}/${file}`}
          download={name}
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          {text}
        </Button>
      ))}
    </Group>
  )
}
