import { Group, Paper, Select, SimpleGrid, Skeleton, Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormat } from '../../../shared/i18n/format.ts'
import { MonthSelect } from '../../../shared/ui/MonthSelect.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { linkTo, useGo } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { PartnerSelect } from '../partners/PartnerSelect.tsx'
import { PayableTab } from './PayableTab.tsx'
import { PayoutsTab } from './PayoutsTab.tsx'
import { scopeOf, sumsQuery } from './queries.ts'
import classes from './revenue.module.css'
import { SharesTab } from './SharesTab.tsx'
import { REVENUE_TABS, type RevenueSearch, type RevenueTab, SHARE_STATUSES, type ShareStatus } from './search.ts'
import { useRevenueWords } from './words.ts'

export const FROM = '/shell/revenue'

export function RevenuePage() {
  const say = useRevenueWords()
  const go = useGo()
  const search = useSearch({ from: FROM })
  const { tab = 'payable' } = search
  const filters = scopeOf(search)
  return (
    <Page title={say('title')} subtitle={say('subtitle')}>
      <SumTiles />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) =>
          go({
            to: paths.revenue,
            search: { ...filters, ...(value === 'payable' ? {} : { tab: value as RevenueTab }) },
          })
        }
      >
        <Tabs.List mb="md">
          {REVENUE_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {say(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="payable">
          <PayableTab filters={<Filters />} />
        </Tabs.Panel>
        <Tabs.Panel value="shares">
          <SharesTab filters={<Filters />} />
        </Tabs.Panel>
        <Tabs.Panel value="payouts">
          <PayoutsTab filters={<Filters />} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

/** The sum for each status, for the chosen month and partner; each links to its lines. */
function SumTiles() {
  const search = useSearch({ from: FROM })
  const query = useQuery(sumsQuery(search))
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
      {SHARE_STATUSES.map((status) => (
        <SumTile key={status} status={status} euros={query.data?.sums[status]} />
      ))}
    </SimpleGrid>
  )
}

function SumTile({ status, euros }: { status: ShareStatus; euros: number | undefined }) {
  const say = useRevenueWords()
  const { money, longMonth } = useFormat()
  const search = useSearch({ from: FROM })
  const { month } = search
  const filters = scopeOf(search)
  return (
    <Paper
      withBorder
      px="md"
      py="sm"
      className={classes.tile ?? ''}
      renderRoot={linkTo({ to: paths.revenue, search: { tab: 'shares', ...filters, status } })}
    >
      <Text size="xs" fw={600} c="dimmed">
        {say(`status.${status}`)}
      </Text>
      {euros === undefined ? (
        <Skeleton height={26} width={130} my={4} />
      ) : (
        <Text size="xl" fw={700} className={classes.sum ?? ''}>
          {money(euros)}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {month ? say('in_month', { month: longMonth(month) }) : say('all_time')}
      </Text>
    </Paper>
  )
}

function Filters() {
  const say = useRevenueWords()
  const go = useGo()
  const search = useSearch({ from: FROM })
  const choose = (change: Partial<RevenueSearch>) =>
    go({ to: paths.revenue, search: { ...search, ...change, page: undefined } }, { replace: true })
  return (
    <Group gap="xs">
      <MonthSelect
        label={say('month')}
        value={search.month ?? null}
        onChange={(month) => choose({ month: month ?? undefined })}
      />
      <PartnerSelect
        label={say('partner')}
        value={search.partner_id ?? null}
        onChange={(partner_id) => choose({ partner_id: partner_id ?? undefined })}
      />
      {search.tab === 'shares' && (
        <Select
          placeholder={say('status_filter')}
          aria-label={say('status_filter')}
          data={SHARE_STATUSES.map((value) => ({ value, label: say(`status.${value}`) }))}
          value={search.status ?? null}
          onChange={(value) => choose({ status: value ?? undefined })}
          clearable
          w={160}
        />
      )}
    </Group>
  )
}
