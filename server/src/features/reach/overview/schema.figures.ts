import { type Static, type TSchema, Type } from 'typebox'
import { addDays, addMonths, type DateOnly } from '../../../kernel/dates.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, nullable, oneOf, Rate, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { STAGES } from '../../case/claims/index.ts'
import type { Balances } from '../../money/ledger/index.ts'
import type { FigureScope, OpenDecisions, PartnerDeliveries } from './queries.figures.ts'
import {
  ageingOf,
  type Calendar,
  type ClaimGroup,
  comparison,
  type DeliveryCount,
  deliveriesOf,
  type Flow,
  funnelOf,
  moneyIn,
  openedIn,
  type Recovered,
  rateOf,
  recoveryOf,
  withStatus,
} from './rules/figures.ts'
import { AGES } from './rules.ts'

const Count = Type.Integer({ minimum: 0 })
const Amount = Type.Number({ description: 'EUR' })
const Month = Type.String({ description: 'YYYY-MM, in Vienna' })
const RateOrNull = nullable({ ...Rate, description: '0 to 1, four decimals; null where there is nothing to divide by' })

const ListLink = strictObject('FigureList', {
  path: Type.String({ description: 'The call that lists what was counted.' }),
  query: Type.Record(Type.String(), Type.String(), { description: 'Its query parameters, but for paging.' }),
})

const compared = <S extends TSchema>(title: string, value: S) =>
  strictObject(title, {
    this_month: value,
    previous_month: { ...value, description: 'The whole month before.' } as S,
    previous_to_date: { ...value, description: 'The month before up to the same day.' } as S,
  })

const Totals = strictObject('OverviewTotals', {
  open: strictObject('OverviewOpen', { count: Count, outstanding_amount: Amount, list: ListLink }),
  disputed: strictObject('OverviewDisputed', {
    count: Count,
    share: { ...RateOrNull, description: 'Of all claims that are not closed.' } as typeof RateOrNull,
    outstanding_amount: Amount,
    list: ListLink,
  }),
  opened: compared('OverviewOpened', Count),
  claimed: compared('OverviewClaimed', Amount),
  collected: compared('OverviewCollected', Amount),
})

const ClientMoney = strictObject('OverviewClientMoney', {
  at_bank: Amount,
  owed_to_creditors: Amount,
  to_refund: Amount,
  suspense: { ...Amount, description: 'EUR; what belongs to nobody known yet' },
  fees_not_taken: Amount,
  in_transit: { ...Amount, description: 'EUR; released, and no statement shows it yet' },
})

const StageFigure = strictObject('OverviewStage', {
  collection_stage: oneOf(STAGES),
  count: Count,
  outstanding_amount: Amount,
  list: ListLink,
})

const MonthFigure = strictObject('OverviewMonth', {
  month: Month,
  opened: Count,
  claimed_amount: Amount,
  collected_amount: { ...Amount, description: 'EUR; by the day of payment, also what went back later' },
  reversed_amount: { ...Amount, description: 'EUR; by the day of the reversal' },
  net_amount: Amount,
  opened_list: ListLink,
  collected_list: ListLink,
})

const RecoveryFigure = strictObject('OverviewRecovery', {
  month: Month,
  count: Count,
  claimed_amount: Amount,
  after: Type.Array(
    strictObject('OverviewRecovered', {
      days: Type.Integer({ description: 'Since each claim was opened.' }),
      collected_amount: Amount,
      rate: RateOrNull,
      is_complete: Type.Boolean({ description: 'true when every claim of the month is that old' }),
    }),
  ),
  list: ListLink,
})

const AgeFigure = strictObject('OverviewAge', {
  age: oneOf(AGES),
  from_days: Count,
  to_days: nullable(Count),
  count: Count,
  outstanding_amount: Amount,
  list: ListLink,
})

const CourtFigure = strictObject('OverviewCourt', {
  country: { ...nullable(Type.String()), description: "Of the debtor's primary address." },
  count: Count,
  streitwert: Amount,
  list: ListLink,
})

const DeliveryFields = { delivered: Count, failed: Count, pending: Count, success_rate: RateOrNull }
const DeliveryFigures = strictObject('OverviewDeliveries', {
  ...DeliveryFields,
  days: Type.Array(strictObject('OverviewDeliveryDay', { day: DateOnlyText, ...DeliveryFields })),
  partners: Type.Array(
    strictObject('OverviewPartnerDeliveries', {
      partner_id: Uuid,
      partner_name: Type.String(),
      ...DeliveryFields,
      list: ListLink,
    }),
    { description: 'At most ten, those with the most failures first. Deliveries are listed by partner.' },
  ),
})

export const Overview = strictObject('Overview', {
  as_of: Timestamp,
  totals: Totals,
  client_money: {
    ...nullable(ClientMoney),
    description: 'By the ledger. Null for a partner, since client money is not held for partners.',
  },
  stages: Type.Array(StageFigure),
  months: Type.Array(MonthFigure, { description: 'The last twelve, this one last.' }),
  recovery: Type.Array(RecoveryFigure, { description: 'Claims by the month in which they were opened.' }),
  ageing: Type.Array(AgeFigure, { description: 'Claims that are not closed, by the days since they were opened.' }),
  court_decisions_open: Type.Array(CourtFigure),
  deliveries: DeliveryFigures,
})

const euro = (amount_cents: number): number => toEuro(cents(amount_cents))

type Link = Static<typeof ListLink>
type Linker = { claims(query?: Record<string, string>): Link; to(path: string, query: Record<string, string>): Link }

/** Every list keeps to the scope that the figures were asked for. */
function linkerOf(scope: FigureScope): Linker {
  const to = (path: string, query: Record<string, string>) => ({
    path: `/api/operator/${path}`,
    query: { ...query, ...(scope as Record<string, string>) },
  })
  return { to, claims: (query = {}) => to('claims', query) }
}

export type Figures = {
  now: Date
  calendar: Calendar
  scope: FigureScope
  standings: readonly ClaimGroup[]
  flow: Flow
  recovered: readonly Recovered[]
  decisions: readonly OpenDecisions[]
  deliveries: readonly DeliveryCount[]
  by_partner: readonly PartnerDeliveries[]
  client_money: Balances | null
}

export function overviewOut(figures: Figures): Static<typeof Overview> {
  const { now, calendar, scope, standings } = figures
  const link = linkerOf(scope)
  return {
    as_of: now.toISOString(),
    totals: totalsOut(figures, link),
    client_money: figures.client_money && clientMoneyOut(figures.client_money),
    stages: funnelOf(standings).map(({ collection_stage, count, outstanding_cents }) => ({
      collection_stage,
      count,
      outstanding_amount: euro(outstanding_cents),
      list: link.claims({ collection_stage }),
    })),
    months: monthsOut(figures, link),
    recovery: recoveryOf(calendar, standings, figures.recovered).map(({ month, count, total_cents, after }) => ({
      month: month.slice(0, 7),
      count,
      claimed_amount: euro(total_cents),
      after: after.map(({ collected_cents, ...same }) => ({ ...same, collected_amount: euro(collected_cents) })),
      list: link.claims(openedQuery(month)),
    })),
    ageing: ageingOf(calendar, standings).map(({ total_cents: _, outstanding_cents, ...same }) => ({
      ...same,
      outstanding_amount: euro(outstanding_cents),
      list: link.claims({ age: same.age }),
    })),
    court_decisions_open: figures.decisions.map(({ country, count, streitwert_cents }) => ({
      country,
      count,
      streitwert: euro(streitwert_cents),
      list: link.to('court-desk', { status: 'awaiting_decision', country: country ?? 'none' }),
    })),
    deliveries: {
      ...deliveriesOf(calendar, figures.deliveries),
      partners: figures.by_partner.map((row) => ({
        ...row,
        success_rate: rateOf(row.delivered, row.delivered + row.failed),
        list: {
          path: `/api/operator/partners/${row.partner_id}/webhook/deliveries`,
          query: { from: calendar.delivery_days[0] as string },
        },
      })),
    },
  }
}

const clientMoneyOut = (money: Balances): Static<typeof ClientMoney> => ({
  at_bank: euro(money.at_bank_cents),
  owed_to_creditors: euro(money.creditors_cents),
  to_refund: euro(money.debtors_cents),
  suspense: euro(money.suspense_cents),
  fees_not_taken: euro(money.fees_cents),
  in_transit: euro(money.in_transit_cents),
})

const openedQuery = (month: DateOnly) => ({ opened_month: month.slice(0, 7) })

function totalsOut({ calendar, standings, flow }: Figures, link: Linker): Static<typeof Totals> {
  const [open, disputed] = [withStatus(standings, 'open'), withStatus(standings, 'disputed')]
  const { opened, claimed_cents, collected_cents } = comparison(calendar, standings, flow)
  const inEuro = ({ this_month, previous_month, previous_to_date }: typeof claimed_cents) => ({
    this_month: euro(this_month),
    previous_month: euro(previous_month),
    previous_to_date: euro(previous_to_date),
  })
  return {
    open: {
      count: open.count,
      outstanding_amount: euro(open.outstanding_cents),
      list: link.claims({ case_status: 'open' }),
    },
    disputed: {
      count: disputed.count,
      share: rateOf(disputed.count, open.count + disputed.count),
      outstanding_amount: euro(disputed.outstanding_cents),
      list: link.claims({ case_status: 'disputed' }),
    },
    opened,
    claimed: inEuro(claimed_cents),
    collected: inEuro(collected_cents),
  }
}

const monthsOut = ({ calendar, standings, flow }: Figures, link: Linker): Static<typeof MonthFigure>[] =>
  calendar.months.map((month) => {
    const { count: opened, total_cents } = openedIn(calendar, standings, month)
    const { collected_cents, reversed_cents, net_cents } = moneyIn(flow, month)
    return {
      month: month.slice(0, 7),
      opened,
      claimed_amount: euro(total_cents),
      collected_amount: euro(collected_cents),
      reversed_amount: euro(reversed_cents),
      net_amount: euro(net_cents),
      opened_list: link.claims(openedQuery(month)),
      collected_list: link.to('payments', { from: month, to: addDays(addMonths(month, 1), -1) }),
    }
  })
