import { Badge, Group, Progress, Stack, Tabs, Text } from '@mantine/core'
import { IconCalendarDollar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { type ListColumn, ListTable } from '../../../shared/ui/ListTable.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { TabCount } from '../../../shared/ui/TabCount.tsx'
import { useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { fileOf } from '../claim/target.ts'
import { CsvButton } from '../lists/CsvButton.tsx'
import { useColumnsOf, VAST, WIDE } from '../lists/case-columns.tsx'
import { filterOf, plansQuery } from './queries.ts'
import { PLAN_TABS, type PlanTab } from './search.ts'
import { usePlansWords } from './words.ts'

type Plan = Schemas['InstallmentPlanLine']

export function PlansPage() {
  const say = usePlansWords()
  const go = useGo()
  const search = useSearch({ from: '/shell/plans' })
  const { tab = 'active' } = search
  const query = useQuery(plansQuery(search))
  return (
    <Page
      title={say('title')}
      actions={<CsvButton path="/api/operator/installment-plans.csv" filter={filterOf(tab)} />}
    >
      <Tabs
        value={tab}
        onChange={(value) => go({ to: paths.plans, search: { tab: value as PlanTab } }, { replace: true })}
      >
        <Tabs.List aria-label={say('tabs')}>
          {PLAN_TABS.map((value) => (
            <Tabs.Tab key={value} value={value} rightSection={<TabCount count={query.data?.counts[value]} />}>
              {say(`tab.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <ListTable
        label={say(`tab.${tab}`)}
        query={query}
        columns={useColumns(query.data?.data)}
        empty={<Empty title={say(`empty.${tab}`)} text={say(`empty_text.${tab}`)} icon={<IconCalendarDollar />} />}
        onPage={(to) => go({ to: paths.plans, search: { tab, page: to } })}
        onOpen={({ claim_id }) => go(fileOf(claim_id, 'plan'))}
      />
    </Page>
  )
}

function useColumns(plans: Plan[] | undefined): ListColumn<Plan>[] {
  const say = usePlansWords()
  const { money, day } = useFormat()
  const { first, owner } = useColumnsOf(plans, { tab: 'plan' })
  return [
    ...first,
    owner,
    {
      ...WIDE,
      accessor: 'paid_amount',
      title: say('column.progress'),
      width: 185,
      render: (plan) => <Paid plan={plan} />,
    },
    {
      ...WIDE,
      accessor: 'paid_count',
      title: say('column.rates'),
      noWrap: true,
      render: ({ paid_count, installment_count }) => say('rates', { paid: paid_count, count: installment_count }),
    },
    {
      accessor: 'next_amount',
      title: say('column.next_amount'),
      textAlign: 'right',
      render: ({ next_amount }) => (next_amount === null ? '–' : money(next_amount)),
    },
    {
      accessor: 'next_due_date',
      title: say('column.next_due'),
      noWrap: true,
      render: (plan) => <NextDue plan={plan} />,
    },
    { ...VAST, accessor: 'created_at', title: say('column.created_at'), render: ({ created_at }) => day(created_at) },
    {
      ...VAST,
      accessor: 'agreed_via',
      title: say('column.via'),
      render: ({ agreed_via }) => say(`via.${agreed_via}`),
    },
  ]
}

/** Shown both as a bar and in numbers. */
function Paid({ plan: { paid_amount, total_amount } }: { plan: Plan }) {
  const say = usePlansWords()
  const { money } = useFormat()
  const text = say('paid_of', { paid: money(paid_amount), total: money(total_amount) })
  const share = total_amount === 0 ? 0 : (paid_amount / total_amount) * 100
  return (
    <Stack gap={2}>
      <Text size="sm">{text}</Text>
      <Progress.Root size="sm" aria-hidden>
        <Progress.Section value={share} withAria={false} />
      </Progress.Root>
    </Stack>
  )
}

function NextDue({ plan: { next_due_date, overdue_count } }: { plan: Plan }) {
  const say = usePlansWords()
  const { day } = useFormat()
  return (
    <Group gap="xs" wrap="nowrap">
      {next_due_date ? day(next_due_date) : '–'}
      {overdue_count > 0 && <Badge color="red">{say('overdue', { count: overdue_count })}</Badge>}
    </Group>
  )
}
