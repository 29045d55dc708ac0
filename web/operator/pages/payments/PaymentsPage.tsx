import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconBuildingBank, IconCoinEuro } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { bankEntryOf, ReverseDialog } from '../claim/tabs/PaymentsTab.tsx'
import { fileOf } from '../claim/target.ts'
import { useActionWords } from '../claim/words.actions.ts'
import { usePartWords } from '../claim/words.parts.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { useColumnsOf, VAST, WIDE } from '../lists/case-columns.tsx'
import { useListWords } from '../lists/words.ts'
import { NothingFound } from '../NothingFound.tsx'
import { RowActions } from '../RowActions.tsx'
import { Filters } from './Filters.tsx'
import { paymentsQuery } from './queries.ts'
import { usePaymentsWords } from './words.ts'

type Payment = Schemas['TeamPayment']

/** Payments on all claims. */
export function PaymentsPage() {
  const say = usePaymentsWords()
  const { number, money } = useFormat()
  const go = useGo()
  const search = useSearch({ from: '/shell/payments' })
  const { page: _, ...filter } = search
  const query = useQuery(paymentsQuery(search))
  const [reversing, reverse] = useState<Payment | null>(null)
  const sums = query.data && {
    count: query.data.total,
    text: number(query.data.total),
    completed: money(query.data.completed_amount),
    reversed: money(query.data.reversed_amount),
  }
  return (
    <Page
      title={say('title')}
      subtitle={sums && say('sums', sums)}
      actions={<CsvButton path="/api/operator/payments.csv" filter={filter} />}
    >
      <Filters />
      <ListTable
        label={say('title')}
        query={query}
        columns={useColumns(query.data?.data, reverse)}
        empty={
          <NothingFound
            page={{ to: paths.payments }}
            title={say('empty')}
            text={say('empty_text')}
            icon={<IconCoinEuro />}
          />
        }
        onPage={(page) => go({ to: paths.payments, search: { ...search, page } })}
        onOpen={({ claim_id }) => go(fileOf(claim_id, 'payments'))}
      />
      {reversing && <ReverseDialog payment={reversing} onClose={() => reverse(null)} />}
    </Page>
  )
}

function useColumns(payments: Payment[] | undefined, onReverse: (payment: Payment) => void): ListColumn<Payment>[] {
  const say = usePaymentsWords()
  const list = useListWords()
  const parts = usePartWords()
  const { money, day } = useFormat()
  const { first, owner } = useColumnsOf(payments, { tab: 'payments' })
  return [
    ...first,
    {
      ...WIDE,
      accessor: 'payment_method',
      title: list('column.kind'),
      render: ({ payment_method }) => parts(`method.${payment_method}`),
    },
    {
      ...WIDE,
      accessor: 'status',
      title: list('column.status'),
      render: (payment) => <StatusBadge payment={payment} />,
    },
    owner,
    {
      accessor: 'amount',
      title: say('column.amount'),
      textAlign: 'right',
      render: ({ amount, status }) => (
        <Text size="sm" fw={600} {...(status === 'reversed' ? { td: 'line-through', c: 'dimmed' } : {})}>
          {money(amount)}
        </Text>
      ),
    },
    {
      accessor: 'payment_date',
      title: say('column.date'),
      noWrap: true,
      render: ({ payment_date }) => day(payment_date),
    },
    {
      ...VAST,
      accessor: 'reference',
      title: say('column.note'),
      width: 130,
      render: ({ reference }) => reference ?? '–',
    },
    {
      accessor: 'actions',
      title: list('column.actions'),
      textAlign: 'right',
      render: (payment) => (
        <RowActions>
          <TakeBack payment={payment} onReverse={() => onReverse(payment)} />
        </RowActions>
      ),
    },
  ]
}

/** The entries of the claim at our bank for what came there, else the reversal. */
function TakeBack({ payment, onReverse }: { payment: Payment; onReverse(): void }) {
  const parts = usePartWords()
  const action = useActionWords()
  const { claim_id, case_reference, received_by, status } = payment
  if (status !== 'completed') return null
  const is_ours = received_by === 'us'
  const label = is_ours ? parts('bank.take_back') : action('do.reverse')
  const same = { variant: 'subtle', color: 'gray', 'aria-label': `${label}: ${case_reference}` } as const
  return (
    <Tooltip label={label}>
      {is_ours ? (
        <ActionIcon {...same} renderRoot={linkTo(bankEntryOf(claim_id))}>
          <IconBuildingBank size={16} />
        </ActionIcon>
      ) : (
        <ActionIcon {...same} onClick={onReverse}>
          <IconArrowBackUp size={16} />
        </ActionIcon>
      )}
    </Tooltip>
  )
}

function StatusBadge({ payment: { status, reversed_at } }: { payment: Payment }) {
  const say = usePaymentsWords()
  const { day } = useFormat()
  return (
    <Badge variant="dot" color={status === 'reversed' ? 'orange' : 'teal'} fw={500}>
      {reversed_at ? say('reversed_on', { day: day(reversed_at) }) : say(`statuses.${status}`)}
    </Badge>
  )
}
