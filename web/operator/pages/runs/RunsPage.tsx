import { Select, Tabs, Text } from '@mantine/core'
import { IconPlus, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { MONEY_OUT } from '../../../shared/api/areas.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { DeedDialog } from '../../../shared/ui/DeedDialog.tsx'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { RefusableButton } from '../../../shared/ui/RefusableButton.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { useIdentity } from '../../session.ts'
import { bankAccountsQuery } from '../bank/queries.ts'
import { runsQuery, waitingQuery } from './queries.ts'
import { RunBadge } from './RunBadge.tsx'
import { RunDrawer } from './RunDrawer.tsx'
import { RUN_STATUSES, RUN_VIEWS, type RunView } from './search.ts'
import { WaitingList } from './WaitingList.tsx'
import { useRunWords } from './words.ts'

type Run = Schemas['PaymentRunSummary']

export function RunsPage() {
  const say = useRunWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/payment-runs' })
  const { run_id, item_id, ...list } = search
  const { view = 'runs' } = search
  const waiting = useQuery(waitingQuery()).data?.total
  const is_admin = useIdentity().role === 'admin'
  const [is_making, make] = useState(false)
  const open = (id: string) => go({ to: paths.payment_runs, search: { ...list, run_id: id } })
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
      <Tabs
        value={view}
        onChange={(value) => go({ to: paths.payment_runs, search: { view: value as RunView } }, { replace: true })}
      >
        <Tabs.List aria-label={say('title')}>
          {RUN_VIEWS.map((value) => (
            <Tabs.Tab key={value} value={value} rightSection={value === 'waiting' && <TabCount count={waiting} />}>
              {say(`view.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {view === 'waiting' ? <WaitingList /> : <RunList onOpen={open} />}
      {is_making && <MakeDialog onMade={open} onClose={() => make(false)} />}
      <RunDrawer {...{ run_id, item_id }} onClose={() => go({ to: paths.payment_runs, search: list })} />
    </Page>
  )
}

function RunList({ onOpen }: { onOpen(id: string): void }) {
  const say = useRunWords()
  const go = useGo()
  const { run_id: _, item_id: __, ...list } = useSearch({ from: '/shell/payment-runs' })
  return (
    <>
      <Select
        aria-label={say('status')}
        placeholder={say('all')}
        data={RUN_STATUSES.map((value) => ({ value, label: say(`statuses.${value}`) }))}
        value={list.status ?? null}
        onChange={(value) =>
          go(
            { to: paths.payment_runs, search: { status: RUN_STATUSES.find((one) => one === value) } },
            { replace: true },
          )
        }
        clearable
        w={200}
      />
      <ListTable
        label={say('title')}
        query={useQuery(runsQuery(list))}
        columns={useColumns()}
        empty={<Empty icon={<IconSend />} title={say('empty')} text={say('empty_text')} />}
        onPage={(page) => go({ to: paths.payment_runs, search: { ...list, page } })}
        onOpen={({ id }) => onOpen(id)}
      />
    </>
  )
}

function useColumns(): ListColumn<Run>[] {
  const say = useRunWords()
  const { money, number, instant } = useFormat()
  return [
    {
      accessor: 'number',
      title: say('column.number'),
      render: (run) => (
        <Text size="sm" fw={600}>
          {run.number}
        </Text>
      ),
    },
    { accessor: 'account_name', title: say('column.account'), width: 200 },
    { accessor: 'created_at', title: say('column.made'), render: (run) => instant(run.created_at) },
    { accessor: 'created_by_name', title: '', width: 140 },
    { accessor: 'status', title: say('column.status'), render: ({ status }) => <RunBadge status={status} /> },
    {
      accessor: 'item_count',
      title: say('column.items'),
      textAlign: 'right',
      render: ({ item_count }) => number(item_count),
    },
    {
      accessor: 'left_out_count',
      title: say('column.left_out'),
      textAlign: 'right',
      render: ({ left_out_count }) => number(left_out_count),
    },
    {
      accessor: 'total',
      title: say('column.total'),
      textAlign: 'right',
      render: ({ total }) => (
        <Text size="sm" fw={600}>
          {money(total)}
        </Text>
      ),
    },
  ]
}

function MakeDialog({ onMade, onClose }: { onMade(id: string): void; onClose(): void }) {
  const say = useRunWords()
  const { money } = useFormat()
  const accounts = useQuery(bankAccountsQuery()).data?.data
  // The only account is chosen from the start, so they must be known by then.
  if (!accounts) return null
  return (
    <DeedDialog
      title={say('make')}
      submit={say('make')}
      onClose={onClose}
      values={{ account_id: accounts.length === 1 ? (accounts[0]?.id ?? '') : '' }}
      changes={MONEY_OUT}
      send={(once, body) => once.POST('/api/operator/payment-runs', { body })}
      done={({ data }) => {
        if (!data) return ''
        onMade(data.data.id)
        return say('made', { number: data.data.number, amount: money(data.data.total) })
      }}
    >
      {(form) => (
        <>
          <Text size="sm">{say('make_text')}</Text>
          <Select
            label={say('account')}
            data={accounts.map(({ id, name, organization_name }) => ({
              value: id,
              label: `${name} (${organization_name})`,
            }))}
            required
            allowDeselect={false}
            description={accounts.length === 0 ? say('no_account') : undefined}
            data-autofocus
            {...form.getInputProps('account_id')}
          />
        </>
      )}
    </DeedDialog>
  )
}
