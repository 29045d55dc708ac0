import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { CancelPayout } from './CancelPayout.tsx'
import { payoutsQuery } from './queries.ts'
import { useRevenueWords } from './words.ts'

type Payout = Schemas['Payout']
export function PayoutsTab({ filters }: { filters: ReactNode }) {
  const say = useRevenueWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/revenue' })
  const query = useQuery(payoutsQuery(search))
  return (
    <Stack gap="md">
      {filters}
      <ListTable
        label={say('tab.payouts')}
        query={query}
        columns={useColumns()}
        empty={<Empty title={say('empty_payouts')} text={say('empty_payouts_text')} />}
        onPage={(page) => go({ to: paths.revenue, search: { ...search, page } })}
      />
    </Stack>
  )
}

function useColumns(): ListColumn<Payout>[] {
  const say = useRevenueWords()
  const { money, number, instant, longMonth } = useFormat()
  return [
    {
      accessor: 'number',
      title: say('column.number'),
      render: ({ number: own, cancels, cancelled_by }) => (
        <>
          {own}
          {(cancels ?? cancelled_by) && (
            <Text size="xs" c="dimmed">
              {cancels ? say('cancels', { number: cancels }) : say('cancelled', { number: cancelled_by ?? '' })}
            </Text>
          )}
        </>
      ),
    },
    {
      accessor: 'partner_name',
      title: say('column.partner'),
      width: 260,
      render: ({ partner_id, partner_name }) => (
        <Anchor renderRoot={linkTo({ to: paths.partner, params: { partner_id } })} size="sm">
          {partner_name}
        </Anchor>
      ),
    },
    { accessor: 'month', title: say('column.month'), render: ({ month }) => longMonth(month) },
    { accessor: 'created_at', title: say('column.date'), render: ({ created_at }) => instant(created_at) },
    {
      accessor: 'line_count',
      title: say('column.lines'),
      textAlign: 'right',
      render: ({ line_count }) => number(line_count),
    },
    {
      accessor: 'amount',
      title: say('column.amount'),
      textAlign: 'right',
      render: ({ amount }) => <b>{money(amount)}</b>,
    },
    {
      accessor: 'statement',
      title: say('column.statement'),
      textAlign: 'right',
      render: (payout) => <Statement payout={payout} />,
    },
    {
      accessor: 'id',
      title: '',
      textAlign: 'right',
      render: (payout) => <CancelPayout payout={payout} />,
    },
  ]
}

function Statement({ payout: { id, number } }: { payout: Payout }) {
  const say = useRevenueWords()
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          component="a"
          href={`/api/operator/payouts/${id}/statement.${format}`}
          download
          size="compact-xs"
          variant="default"
          leftSection={<IconDownload size={13} aria-hidden />}
          aria-label={say(format, { number })}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Group>
  )
}
