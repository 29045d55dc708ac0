import { useFormat } from '../../../shared/i18n/format.ts'
import { FigureLink } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'
import type { Overview } from './links.ts'
import { useOverviewWords } from './words.ts'

export function CollectedTable({ months }: { months: Overview['months'] }) {
  const say = useOverviewWords()
  const { month, money } = useFormat()
  return (
    <FigureTable
      label={say('collected.title')}
      head={[say('collected.month'), say('collected.in'), say('collected.back'), say('collected.net')]}
      rows={months.toReversed().map((row) => ({
        key: row.month,
        cells: [
          month(row.month),
          <FigureLink key="in" list={row.collected_list}>
            {money(row.collected_amount)}
          </FigureLink>,
          money(row.reversed_amount),
          money(row.net_amount),
        ],
      }))}
    />
  )
}

export function RecoveryTable({ recovery }: { recovery: Overview['recovery'] }) {
  const say = useOverviewWords()
  const { month, number, roundMoney, percent } = useFormat()
  const rateText = ({ rate, is_complete }: Overview['recovery'][number]['after'][number]) => {
    if (rate === null) return '–'
    return is_complete ? percent(rate) : say('recovery.running')
  }
  return (
    <FigureTable
      label={say('recovery.title')}
      head={[
        ...[say('recovery.month'), say('recovery.count'), say('recovery.claimed')],
        ...(recovery[0]?.after ?? []).map(({ days }) => say('recovery.after', { days })),
      ]}
      rows={recovery.toReversed().map((row) => ({
        key: row.month,
        cells: [
          month(row.month),
          <FigureLink key="count" list={row.list}>
            {number(row.count)}
          </FigureLink>,
          roundMoney(row.claimed_amount),
          ...row.after.map(rateText),
        ],
      }))}
    />
  )
}

export function AgeingTable({ ageing }: { ageing: Overview['ageing'] }) {
  const say = useOverviewWords()
  const { number, money } = useFormat()
  return (
    <FigureTable
      label={say('ageing.title')}
      head={[say('ageing.age'), say('ageing.count'), say('ageing.open')]}
      rows={ageing.map((row) => ({
        key: row.age,
        cells: [
          say('ageing.days', { days: row.age.replace('-', '–') }),
          <FigureLink key="count" list={row.list}>
            {number(row.count)}
          </FigureLink>,
          money(row.outstanding_amount),
        ],
      }))}
    />
  )
}

/** Shown beside the chart too: only partners have links. */
export function DeliveriesTable({ partners }: { partners: Overview['deliveries']['partners'] }) {
  const say = useOverviewWords()
  const { number, percent } = useFormat()
  const has_pending = partners.some(({ pending }) => pending > 0)
  return (
    <FigureTable
      label={say('deliveries.title')}
      head={[
        ...[say('deliveries.partner'), say('deliveries.rate'), say('deliveries.delivered'), say('deliveries.failed')],
        ...(has_pending ? [say('deliveries.pending')] : []),
      ]}
      rows={partners.map((row) => ({
        key: row.partner_id,
        cells: [
          <FigureLink key="partner" list={row.list}>
            {row.partner_name}
          </FigureLink>,
          row.success_rate === null ? '–' : percent(row.success_rate, 1),
          number(row.delivered),
          number(row.failed),
          ...(has_pending ? [number(row.pending)] : []),
        ],
      }))}
    />
  )
}
