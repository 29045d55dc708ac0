import type { DateOnly } from '../../../../kernel/dates.ts'
import { LAWS, lawOf } from '../../../../law/laws.ts'
import { RETENTION_KINDS, type RetentionKind, type RetentionRule } from '../../../../law/retention.ts'

/** Of looks at other people's data. No country decides it. */
export const ACCESS_LOG = 'access_log'
const ACCESS_LOG_RULE = { amount: 6, minimum: 1, maximum: 24 }
/** Of requests of people about their data, once they were answered: as long as a person could sue about them. */
export const PRIVACY_REQUESTS = 'privacy_requests'
const REQUESTS_RULE = { amount: 3, minimum: 1, maximum: 10 }
const YEARS_MAX = 50

export const PERIOD_KINDS = [...RETENTION_KINDS, ACCESS_LOG, PRIVACY_REQUESTS] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

export type Period = {
  /** Null for what is the same under every law. */
  law: string | null
  kind: PeriodKind
  amount: number
  unit: 'years' | 'months'
  default_amount: number
  minimum: number
  maximum: number
  basis: string
  changed_at: Date | null
}

/** What an administrator has changed. */
export type Change = { law: string; kind: string; amount: number; changed_at: Date }
/** In the table, for what is the same under every law. */
export const EVERY_LAW = '-'

const ruleOf = (law: string, kind: RetentionKind, { years, minimum_years, basis }: RetentionRule): Period => ({
  ...{ law, kind, amount: years, unit: 'years' },
  ...{ default_amount: years, minimum: minimum_years, maximum: YEARS_MAX, basis, changed_at: null },
})

type OwnRule = { readonly amount: number; readonly minimum: number; readonly maximum: number }

/** Where no law of a country says how long, but that it ends. */
const ownRule = (
  kind: PeriodKind,
  unit: Period['unit'],
  { amount, minimum, maximum }: OwnRule,
  basis: string,
): Period => ({
  ...{ law: null, kind, amount, unit, default_amount: amount, minimum, maximum, basis, changed_at: null },
})

/** All periods as they hold now. */
export function periodsWith(changes: readonly Change[]): Period[] {
  const defaults: Period[] = [
    ...Object.values(LAWS).flatMap(({ code, retention }) =>
      RETENTION_KINDS.map((kind) => ruleOf(code, kind, retention[kind])),
    ),
    ownRule(ACCESS_LOG, 'months', ACCESS_LOG_RULE, 'Art. 5 (1) (e) GDPR'),
    ownRule(PRIVACY_REQUESTS, 'years', REQUESTS_RULE, 'Art. 5 (1) (e), (2) GDPR; § 1489 ABGB, § 195 BGB'),
  ]
  return defaults.map((period) => {
    const change = changes.find(({ law, kind }) => law === (period.law ?? EVERY_LAW) && kind === period.kind)
    return change ? { ...period, amount: change.amount, changed_at: change.changed_at } : period
  })
}

/** Years for data of a claim; of a claim whose law was never settled, the longest of all. */
export function yearsOf(periods: readonly Period[], law: string | null, kind: RetentionKind): number {
  const known = lawOf(law)?.code
  const found = periods.filter((period) => period.kind === kind && (known === undefined || period.law === known))
  return Math.max(...found.map(({ amount }) => amount))
}

export const accessLogMonths = (periods: readonly Period[]): number =>
  periods.find(({ kind }) => kind === ACCESS_LOG)?.amount ?? ACCESS_LOG_RULE.amount

export const requestYears = (periods: readonly Period[]): number =>
  periods.find(({ kind }) => kind === PRIVACY_REQUESTS)?.amount ?? REQUESTS_RULE.amount

/** The first day on which data may go: they are kept from the end of a year on. */
export const goesOn = (day: string, years: number): DateOnly =>
  `${Number(day.slice(0, 4)) + years + 1}-01-01` as DateOnly

/** Data of a day before this one have been kept for so many years. */
export const keptFrom = (today: string, years: number): DateOnly =>
  `${Number(today.slice(0, 4)) - years}-01-01` as DateOnly
