import { Anchor, Badge, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { linkTo, type Target, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { groupsOf } from '../bank/iban.ts'
import { waitingQuery } from './queries.ts'
import { useRunWords } from './words.ts'

/** Our fees have no id, and are there once in an organisation. */
type Order = Schemas['PaymentOrder'] & { readonly key: string }
type OrderProps = { readonly order: Order }

/** What is owed and in no run yet: to whom, how much, and what keeps it from being paid. */
export function WaitingList() {
  const say = useRunWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/payment-runs' })
  const query = useQuery({
    ...waitingQuery(search),
    select: ({ data, ...page }) => ({
      ...page,
      data: data.map((order) => ({ ...order, key: order.id ?? order.organization_id })),
    }),
  })
  return (
    <>
      <Text size="sm" c="dimmed" maw={640}>
        {say('waiting.text')}
      </Text>
      <ListTable
        label={say('view.waiting')}
        query={query}
        id="key"
        columns={useColumns()}
        empty={<Empty icon={<IconSend />} title={say('waiting.none')} text={say('waiting.none_text')} />}
        onPage={(page) => go({ to: paths.payment_runs, search: { view: 'waiting', page } })}
      />
    </>
  )
}

function useColumns(): ListColumn<Order>[] {
  const say = useRunWords()
  const { money, day } = useFormat()
  return [
    {
      accessor: 'payee_name',
      title: say('column.payee'),
      cellsStyle: () => ({ minWidth: 200 }),
      render: (order) => <Payee order={order} />,
    },
    {
      accessor: 'amount',
      title: say('column.amount'),
      textAlign: 'right',
      render: ({ amount }) => (
        <Text size="sm" fw={600}>
          {money(amount)}
        </Text>
      ),
    },
    {
      accessor: 'reason',
      title: say('waiting.outlook'),
      cellsStyle: () => ({ minWidth: 200 }),
      render: (order) => <Outlook order={order} />,
    },
    { accessor: 'since', title: say('waiting.since'), render: ({ since }) => (since ? day(since.slice(0, 10)) : '–') },
  ]
}

/** Where the payee, or the account of it, is looked after. */
function placeOf({ kind, customer_id, partner_id, source_id }: Order): Target | null {
  if (customer_id) return { to: paths.customer, params: { customer_id } }
  if (partner_id) return { to: paths.partner, params: { partner_id } }
  return kind === 'refund' && source_id ? { to: paths.bank, search: { view: 'all', entry_id: source_id } } : null
}

function Payee({ order }: OrderProps) {
  const say = useRunWords()
  const { kind, payee_name, payee_iban, text } = order
  const place = placeOf(order)
  const name = kind === 'fee' ? say('nobody') : payee_name || say('waiting.no_name')
  return (
    <>
      {place ? (
        <Anchor size="sm" fw={600} renderRoot={linkTo(place)}>
          {name}
        </Anchor>
      ) : (
        <Text size="sm" fw={600}>
          {name}
        </Text>
      )}
      {kind !== 'fee' && <Text size="xs">{payee_iban ? groupsOf(payee_iban) : say('waiting.no_account_yet')}</Text>}
      <Text size="xs" c="dimmed">
        {[say(`kind.${kind}`), text].filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}

function Outlook({ order }: OrderProps) {
  const say = useRunWords()
  const { reason, accounts, returned_run_id: run_id, returned_item_id: item_id } = order
  const why = useReason(order)
  if (reason === null)
    return <Text size="sm">{say('waiting.ready', { accounts: accounts.map(({ name }) => name).join(', ') })}</Text>
  return (
    <>
      <Badge color="orange">{say('left_out')}</Badge>
      <Text size="sm">{why}</Text>
      {reason === 'returned' && run_id && item_id && (
        <Anchor size="xs" renderRoot={linkTo({ to: paths.payment_runs, search: { view: 'waiting', run_id, item_id } })}>
          {say('waiting.to_run')}
        </Anchor>
      )}
      {(reason === 'no_account' || reason === 'no_own_account') && (
        <Anchor size="xs" renderRoot={linkTo({ to: paths.settings, search: { tab: 'accounts' } })}>
          {say('waiting.to_accounts')}
        </Anchor>
      )}
    </>
  )
}

function useReason({ reason, kind }: Order): string {
  const say = useRunWords()
  if (reason === null) return ''
  if (reason === 'not_confirmed' || reason === 'no_account') return say(`waiting.${reason}`)
  if (reason === 'no_iban' && (kind === 'refund' || kind === 'payout')) return say(`waiting.no_iban_${kind}`)
  return say(`reason.${reason}`)
}
