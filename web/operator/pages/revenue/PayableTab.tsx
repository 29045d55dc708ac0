import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showInAll } from '../../../shared/api/changed.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { askFirst, deedOf } from '../../../shared/ui/confirm.tsx'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { approvedLine } from './approved.ts'
import { payableQuery } from './queries.ts'
import { useRevenueWords } from './words.ts'

type Payable = Schemas['RevenuePayable']
/** What each partner is owed up to the end of a month, and the two steps that follow. */
export function PayableTab({ filters }: { filters: ReactNode }) {
  const say = useRevenueWords()
  const { longMonth } = useFormat()
  const go = useGo()
  const search = useSearch({ from: '/shell/revenue' })
  const query = useQuery(payableQuery(search))
  const up_to = query.data?.month
  return (
    <Stack gap="md">
      <Group gap="md">
        {filters}
        {up_to && (
          <Text size="sm" c="dimmed">
            {say('up_to', { month: longMonth(up_to) })}
          </Text>
        )}
        {query.data?.is_month_over === false && (
          <Text size="sm">{say('still_running', { month: longMonth(query.data.month) })}</Text>
        )}
      </Group>
      <ListTable
        label={say('tab.payable')}
        id="partner_id"
        query={query}
        columns={useColumns({ month: up_to ?? '', is_month_over: query.data?.is_month_over ?? true })}
        empty={<Empty title={say('empty_payable')} text={say('empty_payable_text')} />}
        onPage={(wanted) => go({ to: paths.revenue, search: { ...search, page: wanted } })}
      />
    </Stack>
  )
}

type Month = { readonly month: string; readonly is_month_over: boolean }

function useColumns(month: Month): ListColumn<Payable>[] {
  const say = useRevenueWords()
  const { money, number } = useFormat()
  return [
    {
      accessor: 'partner_name',
      title: say('column.partner'),
      width: 280,
      render: ({ partner_id, partner_name }) => (
        <Anchor renderRoot={linkTo({ to: paths.partner, params: { partner_id } })} size="sm">
          {partner_name}
        </Anchor>
      ),
    },
    {
      accessor: 'line_count',
      title: say('column.lines'),
      textAlign: 'right',
      render: ({ line_count }) => number(line_count),
    },
    {
      accessor: 'accrued',
      title: say('column.accrued'),
      textAlign: 'right',
      render: ({ accrued }) => money(accrued),
    },
    {
      accessor: 'approved',
      title: say('column.approved'),
      textAlign: 'right',
      render: ({ approved }) => money(approved),
    },
    {
      accessor: 'amount',
      title: say('column.payable'),
      textAlign: 'right',
      render: ({ amount }) => <b>{money(amount)}</b>,
    },
    {
      accessor: 'actions',
      title: say('column.actions'),
      textAlign: 'right',
      width: 240,
      render: (payable) => <Actions payable={payable} {...month} />,
    },
  ]
}

function Actions({ payable, ...month }: Month & { payable: Payable }) {
  const say = useRevenueWords()
  const common = useCommonWords()
  const { role } = useIdentity()
  const approve = useApprove(payable, month.month)
  const payOut = usePayOut(payable, month)
  const forbidden = role === 'admin' ? null : common('admin_only')
  const refusalOf = (code: Payable['payout_refusal_code']) => code && say(`refusal.${code}`)
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <RefusableButton
        size="compact-xs"
        variant="default"
        refusal={forbidden ?? refusalOf(payable.approve_refusal_code)}
        onClick={approve}
      >
        {say('approve')}
      </RefusableButton>
      <RefusableButton size="compact-xs" refusal={forbidden ?? refusalOf(payable.payout_refusal_code)} onClick={payOut}>
        {say('pay_out')}
      </RefusableButton>
    </Group>
  )
}

function useApprove({ partner_id, partner_name, accrued_count, accrued }: Payable, month: string) {
  const say = useRevenueWords()
  const { money, longMonth } = useFormat()
  const deed = deedOf({
    changes: ['revenue'],
    send: (once) => once.POST('/api/operator/revenue-shares/approve', { body: { partner_id, month } }),
    shows: (queries, { data }) => {
      if (!data) return
      showInAll(queries, payableQuery({}), (list) =>
        list.month === month
          ? {
              ...list,
              data: list.data.map((one) => (one.partner_id === partner_id ? approvedLine(one, data.data) : one)),
            }
          : list,
      )
    },
    done: ({ data }) => say('approved', { amount: money(data?.data.amount ?? 0) }),
  })
  const values = { count: accrued_count, partner: partner_name, amount: money(accrued) }
  return () =>
    askFirst({
      title: say('approve_title'),
      consequence: `${say('approve_text', { ...values, month: longMonth(month) })} ${say('approve_hint')}`,
      confirm: say('approve'),
      deed,
    })
}

function usePayOut(payable: Payable, of: Month) {
  const { month } = of
  const { partner_id, partner_name } = payable
  const say = useRevenueWords()
  const { money } = useFormat()
  const deed = deedOf({
    changes: ['revenue', 'mail'],
    send: (once) => once.POST('/api/operator/payouts', { body: { partner_id, month } }),
    done: ({ data }) =>
      data ? say('paid', { number: data.data.number, amount: money(data.data.amount) }) : say('pay_out'),
  })
  return () =>
    askFirst({
      title: say('pay_out_title', { partner: partner_name }),
      consequence: <PayOutAmounts payable={payable} {...of} />,
      confirm: say('pay_out'),
      is_final: true,
      deed,
    })
}

function PayOutAmounts({ payable, month, is_month_over }: Month & { payable: Payable }) {
  const say = useRevenueWords()
  const { money, number, longMonth } = useFormat()
  return (
    <>
      <Facts
        facts={[
          [say('pay_out_amount'), <b key="amount">{money(payable.amount)}</b>],
          [say('pay_out_lines', { month: longMonth(month) }), number(payable.line_count)],
          [say('pay_out_accrued'), payable.accrued_count > 0 ? money(payable.accrued) : null],
        ]}
      />
      {!is_month_over && (
        <Text size="sm" fw={600}>
          {say('still_running', { month: longMonth(month) })}
        </Text>
      )}
      <Text size="sm">{say('pay_out_text')}</Text>
    </>
  )
}
