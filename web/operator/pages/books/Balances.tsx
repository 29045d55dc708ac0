import { Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import type { PartProps } from './BooksPage.tsx'
import { balancesQuery } from './queries.ts'
import { useBookWords } from './words.ts'

type Row = Schemas['LedgerBalance'] & { readonly key: string }

/** What stands on each account of the books. A row opens its bookings. */
export function Balances({ search }: PartProps) {
  const say = useBookWords()
  const go = useGo()
  const { data, ...query } = useQuery(balancesQuery(search))
  // Several rows are of the same account: those of creditors and of banks.
  const rows = data?.data.map((row) => ({
    ...row,
    key: [row.account, row.bank_account_id, row.customer_id].join(' '),
  }))
  const { organization_id, to } = search
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {say('sign')}
      </Text>
      <ListTable<Row>
        label={say('tab.balances')}
        query={{ ...query, data: data && rows && { ...data, data: rows } }}
        id="key"
        columns={useColumns()}
        empty={<Empty icon={<IconScale />} title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.books, search: { ...search, page } })}
        onOpen={({ account, customer_id }) =>
          go({
            to: paths.books,
            search: {
              ...{ tab: 'journal', organization_id, account },
              ...(to ? { to } : {}),
              ...(customer_id ? { customer_id } : {}),
            },
          })
        }
      />
    </Stack>
  )
}

function useColumns(): ListColumn<Row>[] {
  const say = useBookWords()
  const { money } = useFormat()
  return [
    { accessor: 'account', title: say('column.account'), render: ({ account }) => say(`accounts.${account}`) },
    {
      accessor: 'customer_name',
      title: '',
      render: ({ account, customer_name, bank_account_name }) =>
        account === 'creditor' ? (customer_name ?? say('no_customer')) : (bank_account_name ?? ''),
    },
    {
      accessor: 'balance',
      title: say('column.balance'),
      textAlign: 'right',
      render: ({ balance }) => (
        <Text size="sm" fw={600}>
          {money(balance)}
        </Text>
      ),
    },
  ]
}
