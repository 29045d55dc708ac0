import { Anchor, Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useCustomerWords } from '../customers/words.ts'
import { partnerCustomersQuery } from './queries.ts'

/** The creditors that a partner has brought in. */
export function CustomersTab({ partner_id }: { partner_id: string }) {
  const say = useCustomerWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/partners/$partner_id' })
  const query = useQuery(partnerCustomersQuery(partner_id, search))
  const columns = useColumns()
  return (
    <ListTable
      label={say('list')}
      query={query}
      columns={columns}
      empty={<Empty title={say('none')} text={say('none_text')} />}
      onOpen={({ id }) => go({ to: paths.customer, params: { customer_id: id } })}
      onPage={(page) => go({ to: paths.partner, params: { partner_id }, search: { ...search, page } })}
    />
  )
}

function useColumns(): ListColumn<Schemas['TeamCustomer']>[] {
  const say = useCustomerWords()
  return [
    {
      accessor: 'name',
      title: say('name'),
      width: 260,
      render: ({ id, name }) => (
        <Anchor renderRoot={linkTo({ to: paths.customer, params: { customer_id: id } })} size="sm">
          {name}
        </Anchor>
      ),
    },
    { accessor: 'email', title: say('email'), width: 220 },
    {
      accessor: 'payout_iban',
      title: say('payout.title'),
      render: ({ payout_iban, payout_iban_pending }) =>
        payout_iban_pending ? <Badge color="orange">{say('payout.waits')}</Badge> : (payout_iban ?? '–'),
    },
  ]
}
