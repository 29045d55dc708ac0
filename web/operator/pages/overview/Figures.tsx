import { IconChartLine, IconPlugConnected } from '@tabler/icons-react'
import { lazy } from 'react'
import { useFormat } from '../../../shared/i18n/format.ts'
import { Empty } from '../../../shared/ui/Empty.tsx'
import { Card, FigureCard } from './FigureCard.tsx'
import type { Overview } from './links.ts'
import classes from './overview.module.css'
import { StageFunnel } from './StageFunnel.tsx'
import { AgeingTable, CollectedTable, DeliveriesTable, RecoveryTable } from './tables.tsx'
import { useOverviewWords } from './words.ts'

const CollectedChart = lazy(async () => ({ default: (await import('./charts.tsx')).CollectedChart }))
const RecoveryChart = lazy(async () => ({ default: (await import('./charts.tsx')).RecoveryChart }))
const AgeingChart = lazy(async () => ({ default: (await import('./charts.tsx')).AgeingChart }))
const DeliveriesChart = lazy(async () => ({ default: (await import('./charts.tsx')).DeliveriesChart }))

export function Figures({ overview }: { overview: Overview }) {
  const say = useOverviewWords()
  const { months, stages, recovery, ageing, deliveries } = overview
  return (
    <div className={classes.grid}>
      <Collected months={months} />
      <Card title={say('stages.title')} text={say('stages.text')} className={classes.tall}>
        <StageFunnel stages={stages} />
      </Card>
      <Recovery recovery={recovery} />
      <Ageing ageing={ageing} />
      <Deliveries deliveries={deliveries} />
    </div>
  )
}

function Collected({ months }: Pick<Overview, 'months'>) {
  const say = useOverviewWords()
  const { month, money } = useFormat()
  const [first, last] = [months[0], months.at(-1)]
  const picture = say('collected.picture', {
    from: month(first?.month ?? ''),
    to: month(last?.month ?? ''),
    amount: money(last?.net_amount ?? 0),
  })
  return (
    <FigureCard
      title={say('collected.title')}
      text={say('collected.text')}
      chart={<CollectedChart months={months} />}
      picture={picture}
      table={<CollectedTable months={months} />}
    />
  )
}

function Recovery({ recovery }: Pick<Overview, 'recovery'>) {
  const say = useOverviewWords()
  const { month } = useFormat()
  const is_known = recovery.some(({ after }) => after.some(({ rate, is_complete }) => rate !== null && is_complete))
  const span = { from: month(recovery[0]?.month ?? ''), to: month(recovery.at(-1)?.month ?? '') }
  const nothing = <Empty icon={<IconChartLine />} title={say('recovery.none')} text={say('recovery.none_text')} />
  return (
    <FigureCard
      title={say('recovery.title')}
      text={say('recovery.text')}
      chart={is_known ? <RecoveryChart recovery={recovery} /> : nothing}
      picture={is_known ? say('recovery.picture', span) : say('recovery.none')}
      table={<RecoveryTable recovery={recovery} />}
    />
  )
}

function Ageing({ ageing }: Pick<Overview, 'ageing'>) {
  const say = useOverviewWords()
  const { money } = useFormat()
  const [most] = ageing.toSorted((a, b) => b.outstanding_amount - a.outstanding_amount)
  return (
    <FigureCard
      title={say('ageing.title')}
      text={say('ageing.text')}
      chart={<AgeingChart ageing={ageing} />}
      picture={say('ageing.picture', { age: most?.age ?? '', amount: money(most?.outstanding_amount ?? 0) })}
      table={<AgeingTable ageing={ageing} />}
    />
  )
}

function Deliveries({ deliveries }: Pick<Overview, 'deliveries'>) {
  const say = useOverviewWords()
  const { number, percent } = useFormat()
  const { delivered, failed, pending, success_rate, partners, days } = deliveries
  if (delivered + failed + pending === 0) {
    return (
      <Card title={say('deliveries.title')} text={say('deliveries.last')}>
        <Empty icon={<IconPlugConnected />} title={say('deliveries.none')} text={say('deliveries.none_text')} />
      </Card>
    )
  }
  return (
    <FigureCard
      title={say('deliveries.title')}
      text={say('deliveries.text', { rate: success_rate === null ? '–' : percent(success_rate, 1) })}
      chart={<DeliveriesChart days={days} />}
      picture={say('deliveries.picture', {
        delivered: number(delivered),
        failed: number(failed),
        pending: number(pending),
      })}
      table={null}
    >
      <DeliveriesTable partners={partners} />
    </FigureCard>
  )
}
