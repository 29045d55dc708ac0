import { type Static, Type } from 'typebox'
import { DateOnlyText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { LAW_CODES } from '../../../law/codes.ts'
import type { BlockedRow, ErasureRow } from './queries.log.ts'
import { KEPT_REASONS } from './rules/erasure.ts'
import { PERIOD_KINDS, type Period } from './rules/retention.ts'

const Law = { ...nullable(oneOf(LAW_CODES)), description: 'null for what is the same under every law' } as ReturnType<
  typeof nullable<ReturnType<typeof oneOf<typeof LAW_CODES>>>
>

const PeriodOut = strictObject('RetentionPeriod', {
  law: nullable(Type.String()),
  kind: oneOf(PERIOD_KINDS),
  amount: Type.Integer(),
  unit: oneOf(['years', 'months'], { description: 'Years count from the end of a year, months from the day.' }),
  default_amount: Type.Integer(),
  minimum: Type.Integer({ description: 'For books, receipts and letters what the law asks for.' }),
  maximum: Type.Integer(),
  basis: Type.String(),
  changed_at: nullable(Timestamp),
})

export const RetentionOut = strictObject('Retention', {
  periods: Type.Array(PeriodOut),
  counts_from: {
    ...Timestamp,
    description: 'The next nightly run, which counts by these periods.',
  } as typeof Timestamp,
})

export const RetentionChange = strictObject('RetentionChange', {
  periods: Type.Array(
    strictObject('RetentionPeriodChange', {
      law: Law,
      kind: oneOf(PERIOD_KINDS),
      amount: Type.Integer({ minimum: 1, maximum: 100 }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
})

export const retentionOut = (periods: readonly Period[], counts_from: Date): Static<typeof RetentionOut> => ({
  periods: periods.map((period) => ({ ...period, changed_at: period.changed_at?.toISOString() ?? null })),
  counts_from: counts_from.toISOString(),
})

export const ErasureOut = strictObject('Erasure', {
  id: Uuid,
  at: Timestamp,
  cause: oneOf(['retention', 'request']),
  request_id: nullable(Uuid),
  subject_kind: Type.String({
    description: 'Whose data, or which: a claim, a person, mails, the log of looks, the bank.',
  }),
  subject_id: nullable(Uuid),
  law: nullable(Type.String()),
  kind: { ...nullable(Type.String()), description: 'The part of a claim whose time was over.' },
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'How much of each holding went.' }),
  kept: Type.Array(
    strictObject('ErasureKept', {
      what: Type.String(),
      count: Type.Integer(),
      reason: oneOf(KEPT_REASONS),
      until: nullable(Timestamp),
    }),
  ),
})

export const erasureOut = ({ at, kept, ...row }: ErasureRow): Static<typeof ErasureOut> => ({
  ...row,
  at: at.toISOString(),
  kept: kept as Static<typeof ErasureOut>['kept'],
})

export const BlockedOut = strictObject('BlockedPerson', {
  debtor_id: Uuid,
  request_id: Uuid,
  identity: Type.Record(Type.String(), Type.Unknown(), { description: 'person or company, and addresses' }),
  reasons: Type.Array(oneOf(KEPT_REASONS)),
  until: { ...DateOnlyText, description: 'The day on which it goes too.' } as typeof DateOnlyText,
  blocked_at: Timestamp,
})

export const blockedOut = ({ blocked_at, reasons, ...row }: BlockedRow): Static<typeof BlockedOut> => ({
  ...row,
  reasons: reasons as Static<typeof BlockedOut>['reasons'],
  blocked_at: blocked_at.toISOString(),
})
