import { useGo } from '../../links.tsx'
import '@mantine/charts/styles.css'
import { BarChart, LineChart } from '@mantine/charts'
import { useComputedColorScheme } from '@mantine/core'
import { useFormat } from '../../../shared/i18n/format.ts'
import { type FigureList, type Overview, pageBehind } from './links.ts'
import { useOverviewWords } from './words.ts'

/** Loaded on demand: the chart library is larger than the rest of the page. */

const HEIGHT = 232
// The library's keyboard navigation visits points without links. The tables have real links instead.
const STILL = { accessibilityLayer: false } as const

/** In the order of the series, as the reader sees them. */
const LEGEND = { verticalAlign: 'top', height: 34, itemSorter: null } as const
/** On a narrow screen, every second or third label instead of a random selection. */
const LABELS = { interval: 'equidistantPreserveStart' } as const

/** Colours that stand out from both backgrounds. */
function useColors() {
  const is_dark = useComputedColorScheme('light') === 'dark'
  return is_dark
    ? { good: 'mahn.4', bad: 'red.5', quiet: 'gray.6', lines: ['indigo.3', 'cyan.4', 'mahn.3', 'orange.4'] }
    : { good: 'mahn.7', bad: 'red.8', quiet: 'gray.6', lines: ['indigo.5', 'cyan.8', 'mahn.8', 'orange.8'] }
}

/** A click on a bar or point opens the list behind its figure. */
function useOpenList(lists: readonly (FigureList | undefined)[]) {
  const go = useGo()
  return ({ activeTooltipIndex }: { activeTooltipIndex?: unknown }) => {
    const list = lists[Number(activeTooltipIndex)]
    if (list) go(pageBehind(list))
  }
}

export function CollectedChart({ months }: { months: Overview['months'] }) {
  const say = useOverviewWords()
  const { month, roundMoney } = useFormat()
  const { good, bad } = useColors()
  const onClick = useOpenList(months.map(({ collected_list }) => collected_list))
  return (
    <BarChart
      h={HEIGHT}
      data={months.map((row) => ({ ...row, label: month(row.month), back: -row.reversed_amount }))}
      dataKey="label"
      type="stacked"
      series={[
        { name: 'collected_amount', label: say('collected.in'), color: good },
        { name: 'back', label: say('collected.back'), color: bad },
      ]}
      valueFormatter={roundMoney}
      xAxisProps={LABELS}
      yAxisProps={{ width: 80 }}
      barChartProps={{ ...STILL, stackOffset: 'sign', onClick, style: { cursor: 'pointer' } }}
      maxBarWidth={44}
      withLegend
      legendProps={LEGEND}
    />
  )
}

export function RecoveryChart({ recovery }: { recovery: Overview['recovery'] }) {
  const say = useOverviewWords()
  const { month, percent } = useFormat()
  const { lines } = useColors()
  const onClick = useOpenList(recovery.map(({ list }) => list))
  const data = recovery.map((row) => ({
    label: month(row.month),
    // Rates of recent months still grow, so they are shown only once they are final.
    ...Object.fromEntries(row.after.map(({ days, rate, is_complete }) => [`${days}`, is_complete ? rate : null])),
  }))
  return (
    <LineChart
      h={HEIGHT}
      data={data}
      dataKey="label"
      series={(recovery[0]?.after ?? []).map(({ days }, index) => ({
        name: `${days}`,
        label: say('recovery.after', { days }),
        color: lines[index] ?? 'gray.6',
      }))}
      valueFormatter={(rate) => percent(rate)}
      curveType="linear"
      connectNulls={false}
      xAxisProps={LABELS}
      yAxisProps={{ width: 56, domain: [0, 'auto'] }}
      lineChartProps={{ ...STILL, onClick, style: { cursor: 'pointer' } }}
      withLegend
      legendProps={LEGEND}
    />
  )
}

export function AgeingChart({ ageing }: { ageing: Overview['ageing'] }) {
  const say = useOverviewWords()
  const { roundMoney } = useFormat()
  const { good } = useColors()
  const onClick = useOpenList(ageing.map(({ list }) => list))
  return (
    <BarChart
      h={HEIGHT}
      data={ageing.map((row) => ({ ...row, label: say('ageing.days', { days: row.age.replace('-', '–') }) }))}
      dataKey="label"
      series={[{ name: 'outstanding_amount', label: say('ageing.open'), color: good }]}
      valueFormatter={roundMoney}
      xAxisProps={LABELS}
      yAxisProps={{ width: 80 }}
      barChartProps={{ ...STILL, onClick, style: { cursor: 'pointer' } }}
      maxBarWidth={64}
    />
  )
}

export function DeliveriesChart({ days }: { days: Overview['deliveries']['days'] }) {
  const say = useOverviewWords()
  const { day, number } = useFormat()
  const { good, bad, quiet } = useColors()
  return (
    <BarChart
      h={150}
      data={days.map((row) => ({ ...row, label: day(row.day).slice(0, 6) }))}
      dataKey="label"
      type="stacked"
      series={[
        { name: 'delivered', label: say('deliveries.delivered'), color: good },
        { name: 'failed', label: say('deliveries.failed'), color: bad },
        { name: 'pending', label: say('deliveries.pending'), color: quiet },
      ]}
      valueFormatter={number}
      xAxisProps={LABELS}
      yAxisProps={{ width: 44, allowDecimals: false }}
      barChartProps={STILL}
      maxBarWidth={18}
      withLegend
      legendProps={LEGEND}
    />
  )
}
