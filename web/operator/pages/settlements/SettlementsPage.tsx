import { Text } from '@mantine/core'
import { IconPlus, IconReceiptEuro } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { CustomerSelect } from './CustomerSelect.tsx'
import { MakeDialog } from './MakeDialog.tsx'
import { settlementsQuery } from './queries.ts'
import { SettlementBadge } from './SettlementBadge.tsx'
import { SettlementDrawer } from './SettlementDrawer.tsx'
import { useSettlementWords } from './words.ts'

type Settlement = Schemas['Settlement']

export function SettlementsPage() {
  const say = useSettlementWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/settlements' })
  const { settlement_id, ...list } = search
  const is_admin = useIdentity().role === 'admin'
  const [is_making, make] = useState(false)
  const open = (id: string) => go({ to: paths.settlements, search: { ...list, settlement_id: id } })
  return (
    <Page
      title={say('title')}
      subtitle={say('subtitle')}
      actions={
        <RefusableButton
          refusal={is_admin ? null : say('agents')}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => make(true)}
        >
          {say('make')}
        </RefusableButton>
      }
    >
      <CustomerSelect
        aria-label={say('customer')}
        placeholder={say('all_customers')}
        w={260}
        value={search.customer_id ?? null}
        onChange={(id) => go({ to: paths.settlements, search: id ? { customer_id: id } : {} }, { replace: true })}
      />
      <ListTable
        label={say('title')}
        query={useQuery(settlementsQuery(search))}
        columns={useColumns()}
        empty={<Empty icon={<IconReceiptEuro />} title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.settlements, search: { ...list, page } })}
        onOpen={({ id }) => open(id)}
      />
      {is_making && <MakeDialog customer_id={search.customer_id} onMade={open} onClose={() => make(false)} />}
      <SettlementDrawer settlement_id={settlement_id} onClose={() => go({ to: paths.settlements, search: list })} />
    </Page>
  )
}

function useColumns(): ListColumn<Settlement>[] {
  const say = useSettlementWords()
  const { money, day } = useFormat()
  const amount = (
    accessor: string,
    title: string,
    of: (row: Settlement) => number,
    fw = 400,
  ): ListColumn<Settlement> => ({
    accessor,
    title,
    textAlign: 'right',
    render: (row) => (
      <Text size="sm" fw={fw} style={{ whiteSpace: 'nowrap' }}>
        {money(of(row))}
      </Text>
    ),
  })
  return [
    {
      accessor: 'number',
      title: say('column.number'),
      render: ({ number, invoice_lacks }) => (
        <>
          <Text size="sm" fw={600}>
            {number}
          </Text>
          {invoice_lacks.length > 0 && (
            <Text size="xs" fw={600}>
              {say('lacked')}
            </Text>
          )}
        </>
      ),
    },
    { accessor: 'customer_name', title: say('column.customer'), width: 220 },
    { accessor: 'issued_on', title: say('column.issued_on'), render: ({ issued_on }) => day(issued_on) },
    { accessor: 'up_to', title: say('column.up_to'), render: ({ up_to }) => day(up_to) },
    { accessor: 'status', title: say('column.status'), render: ({ status }) => <SettlementBadge status={status} /> },
    amount('collected', say('column.collected'), (row) => row.collected),
    amount('fees_net', say('column.fees'), (row) => Math.round((row.fees_net + row.fees_vat) * 100) / 100),
    amount('remitted', say('column.remitted'), (row) => row.remitted, 600),
  ]
}
