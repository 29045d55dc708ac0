import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import type { ListColumn } from '../../../shared/ui/ListTable.tsx'
import { Loaded } from '../../../shared/ui/Loaded.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { PartTable } from '../../../shared/ui/PartTable.tsx'
import { linkTo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { SettlementBadge } from '../settlements/SettlementBadge.tsx'
import { useSettlementWords } from '../settlements/words.ts'
import { customerSettlementsQuery } from './queries.ts'
import { useCustomerWords } from './words.ts'

type Settlement = Schemas['Settlement']

/** What the creditor was paid, and what for. */
export function SettlementsPanel({ customer_id }: { customer_id: string }) {
  const say = useCustomerWords()
  const query = useQuery(customerSettlementsQuery(customer_id))
  const columns = useColumns(customer_id)
  return (
    <Panel
      title={say('settlements.title')}
      actions={
        <Button size="xs" variant="default" renderRoot={linkTo({ to: paths.settlements, search: { customer_id } })}>
          {say('settlements.all')}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ data }) => (
          <PartTable
            label={say('settlements.title')}
            records={data}
            columns={columns}
            has_border={false}
            empty={<Text size="sm">{say('settlements.none')}</Text>}
          />
        )}
      </Loaded>
    </Panel>
  )
}

function useColumns(customer_id: string): ListColumn<Settlement>[] {
  const own = useCustomerWords()
  const say = useSettlementWords()
  const { money, day } = useFormat()
  return [
    {
      accessor: 'number',
      title: say('column.number'),
      render: ({ id, number }) => (
        <Anchor
          size="sm"
          aria-label={own('settlements.open', { number })}
          renderRoot={linkTo({ to: paths.settlements, search: { customer_id, settlement_id: id } })}
        >
          {number}
        </Anchor>
      ),
    },
    { accessor: 'up_to', title: say('column.up_to'), noWrap: true, render: ({ up_to }) => day(up_to) },
    { accessor: 'status', title: say('column.status'), render: ({ status }) => <SettlementBadge status={status} /> },
    {
      accessor: 'collected',
      title: say('column.collected'),
      textAlign: 'right',
      noWrap: true,
      render: ({ collected }) => money(collected),
    },
    {
      accessor: 'fees_net',
      title: say('column.fees'),
      textAlign: 'right',
      noWrap: true,
      render: ({ fees_net, fees_vat }) => money(Math.round((fees_net + fees_vat) * 100) / 100),
    },
    {
      accessor: 'remitted',
      title: say('column.remitted'),
      textAlign: 'right',
      noWrap: true,
      render: ({ remitted }) => money(remitted),
    },
  ]
}
