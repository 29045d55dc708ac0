import { Badge, Text } from '@mantine/core'
import { IconCoinEuro } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { fileOf } from '../claim/target.ts'
import { usePartWords } from '../claim/words.parts.ts'
import { NothingFound } from '../NothingFound.tsx'
import { Filters } from './Filters.tsx'
import { paymentsQuery } from './queries.ts'
import { usePaymentsWords } from './words.ts'

type Payment = Schemas['TeamPayment']

/** Payments on all claims. Actions on a payment are in its claim file. */
export function PaymentsPage() {
  const say = usePaymentsWords()
  const { number, money } = useFormat()
  const go = useGo()
  const search = useSearch({ from: '/shell/payments' })
  const query = useQuery(paymentsQuery(search))
  const sums = query.data && {
    count: query.data.total,
    text: number(query.data.total),
    completed: money(query.data.completed_amount),
    reversed: money(query.data.reversed_amount),
  }
  return (
    <Page title={say('title')} subtitle={sums && say('sums', sums)}>
      <Filters />
      <ListTable
        label={say('title')}
        query={query}
        columns={useColumns()}
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
    </Page>
  )
}

function useColumns(): ListColumn<Payment>[] {
  const say = usePaymentsWords()
  const parts = usePartWords()
  const { money, day } = useFormat()
  return [
    { accessor: 'payment_date', title: say('column.date'), render: ({ payment_date }) => day(payment_date) },
    {
      accessor: 'case_reference',
      title: say('column.reference'),
      render: ({ claim_id, case_reference }) => <ClaimLink id={claim_id} reference={case_reference} tab="payments" />,
    },
    { accessor: 'debtor_name', title: say('column.debtor'), ellipsis: true, width: 190 },
    {
      accessor: 'customer_name',
      title: say('column.customer'),
      ellipsis: true,
      width: 190,
      render: ({ customer_name }) => customer_name ?? '–',
    },
    {
      accessor: 'payment_method',
      title: say('column.method'),
      render: ({ payment_method }) => parts(`method.${payment_method}`),
    },
    {
      accessor: 'reference',
      title: say('column.note'),
      ellipsis: true,
      width: 180,
      render: ({ reference }) => reference ?? '–',
    },
    { accessor: 'status', title: say('column.status'), render: (payment) => <StatusBadge payment={payment} /> },
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
  ]
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
