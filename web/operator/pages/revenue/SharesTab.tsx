import { Badge, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { sharesQuery } from './queries.ts'
import type { ShareStatus } from './search.ts'
import { useRevenueWords } from './words.ts'

type Share = Schemas['NamedRevenueShare']
export function SharesTab({ filters }: { filters: ReactNode }) {
  const say = useRevenueWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/revenue' })
  const query = useQuery(sharesQuery(search))
  return (
    <Stack gap="md">
      {filters}
      <ListTable
        label={say('tab.shares')}
        query={query}
        columns={useColumns()}
        empty={<Empty title={say('empty_shares')} text={say('empty_shares_text')} />}
        onPage={(page) => go({ to: paths.revenue, search: { ...search, page } })}
      />
    </Stack>
  )
}

const STATUS_COLORS: Record<ShareStatus, string> = { accrued: 'blue', approved: 'violet', paid_out: 'teal' }

function useColumns(): ListColumn<Share>[] {
  const say = useRevenueWords()
  const { money, day, percent } = useFormat()
  return [
    { accessor: 'created_at', title: say('column.date'), render: ({ created_at }) => day(created_at) },
    {
      accessor: 'case_reference',
      title: say('column.claim'),
      render: ({ claim_id, case_reference }) => <ClaimLink id={claim_id} reference={case_reference} />,
    },
    { accessor: 'partner_name', title: say('column.partner'), width: 190 },
    { accessor: 'customer_name', title: say('column.customer'), width: 190 },
    {
      accessor: 'fee_kind',
      title: say('column.fee'),
      render: ({ fee_kind, reverses }) => (
        <>
          {say(`fee_kind.${fee_kind}`)}
          {reverses && (
            <Text span size="xs" c="dimmed" ml={6}>
              {say('reversal')}
            </Text>
          )}
        </>
      ),
    },
    {
      accessor: 'fee_amount',
      title: say('column.fee_amount'),
      textAlign: 'right',
      render: ({ fee_amount }) => money(fee_amount),
    },
    {
      accessor: 'commission_rate',
      title: say('column.rate'),
      textAlign: 'right',
      render: ({ commission_rate }) => percent(commission_rate, 1),
    },
    {
      accessor: 'amount',
      title: say('column.amount'),
      textAlign: 'right',
      render: ({ amount }) => <b>{money(amount)}</b>,
    },
    {
      accessor: 'status',
      title: say('column.status'),
      render: ({ status }) => <Badge color={STATUS_COLORS[status]}>{say(`status.${status}`)}</Badge>,
    },
  ]
}
