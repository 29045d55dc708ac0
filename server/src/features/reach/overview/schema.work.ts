import { type Static, Type } from 'typebox'
import type { Fault } from '../../../kernel/errors.ts'
import { cents, toEuro } from '../../../kernel/money.ts'
import { Note, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { CASE_STATUSES, outstandingCents, STAGES } from '../../case/claims/index.ts'
import type { WorkCounts as Counts, WorkItemRow } from './queries.work.ts'
import { ageInDays, COUNTED_MAX, isOwnerWord, keyOf, WORK_KINDS, type WorkKind } from './rules.ts'

const ownerProblem = (text: string): Fault | undefined =>
  isOwnerWord(text) ? undefined : { code: 'wrong_format', message: 'must be me, nobody, me_or_nobody or a UUID' }

export const Owner = Type.String({
  maxLength: 36,
  description: '`me`, `nobody`, `me_or_nobody` or the id of a colleague.',
  'x-check': ownerProblem,
})

export const WorkQuery = Type.Object(
  {
    kind: Type.Optional(oneOf(WORK_KINDS)),
    owner: Type.Optional(Owner),
    include_snoozed: Type.Boolean({ default: false }),
    organization_id: Type.Optional(Uuid),
    ...PageQuery,
  },
  { additionalProperties: false },
)

export const WorkPath = Type.Object({ key: Type.String({ maxLength: 80, description: 'As the list answers it.' }) })

export const WorkOwner = strictObject('WorkOwner', { user_id: nullable(Uuid) })
export const WorkSnooze = strictObject('WorkSnooze', { until: nullable(Timestamp), note: Type.Optional(Note) })

export const WorkSeen = strictObject('WorkSeen', {
  until: Type.Optional({
    ...Timestamp,
    description: '`latest_at` of what was seen; what came after it stays news. Without it all was seen.',
  } as typeof Timestamp),
})

export const Colleague = strictObject('Colleague', { id: Uuid, name: Type.String() })

export const WorkItem = strictObject('WorkItem', {
  key: { ...Type.String(), description: 'The same for as long as the item waits.' },
  kind: oneOf(WORK_KINDS),
  since: Timestamp,
  latest_at: {
    ...Timestamp,
    description: 'The last that happened about it, such as a further message; what comes after it is a new situation.',
  } as typeof Timestamp,
  age_days: Type.Integer({ description: 'Whole days since then.' }),
  reason: {
    ...nullable(Type.String()),
    description:
      'Why a step is stuck, what was decided, how the file was read, which letter it is, why it came back, what the ' +
      'debtor disputes, also in a message that waits for an answer, what a task is called, which day was promised, which amount ' +
      '(EUR) the creditor received, or came back of a transfer, which payment run is late, which table of the law is meant, ' +
      'by how much (EUR) the books of client money differ, which file of a bank could not be taken and why, or the day on ' +
      'which a request is due, by kind.',
  },
  count: Type.Integer({
    description: 'How many deliveries failed, or what does not fit in the books; 1 for everything else.',
  }),
  organization_id: {
    ...nullable(Uuid),
    description: 'Null for a table of the law, which all organisations use, and for a file of a bank.',
  },
  organization_name: nullable(Type.String()),
  claim_id: nullable(Uuid),
  invoice_id: nullable(Uuid),
  letter_id: nullable(Uuid),
  debtor_id: nullable(Uuid),
  customer_id: nullable(Uuid),
  partner_id: nullable(Uuid),
  run_id: { ...nullable(Uuid), description: 'The payment run of a transfer that was not executed or came back.' },
  case_reference: nullable(Type.String()),
  collection_stage: nullable(oneOf(STAGES)),
  case_status: nullable(oneOf(CASE_STATUSES)),
  outstanding_amount: nullable(Type.Number({ description: 'EUR' })),
  invoice_number: nullable(Type.String()),
  debtor_name: nullable(Type.String()),
  debtor_country: nullable(Type.String()),
  customer_name: nullable(Type.String()),
  partner_name: nullable(Type.String()),
  owner_id: nullable(Uuid),
  owner_name: nullable(Type.String()),
  snoozed_until: { ...nullable(Timestamp), description: 'Null once that is over, or when the situation is a new one.' },
  snooze_note: nullable(Type.String()),
})

export const WorkCounts = strictObject(
  'WorkCounts',
  Object.fromEntries(WORK_KINDS.map((kind) => [kind, Type.Integer()])) as Record<
    (typeof WORK_KINDS)[number],
    ReturnType<typeof Type.Integer>
  >,
)

/** What was counted to its end, and of which kinds there are more. */
export function countsOut(found: Counts): { counts: Counts; more_of: WorkKind[] } {
  const more_of = WORK_KINDS.filter((kind) => found[kind] > COUNTED_MAX)
  const counts = Object.fromEntries(WORK_KINDS.map((kind) => [kind, Math.min(found[kind], COUNTED_MAX)]))
  return { counts: counts as Counts, more_of }
}

export function itemOut(row: WorkItemRow, now: Date): Static<typeof WorkItem> {
  const { subject_id, total_cents, paid_cents, note, since, latest_at, snoozed_until, ...same } = row
  const outstanding =
    total_cents === null || paid_cents === null ? null : cents(outstandingCents({ total_cents, paid_cents }))
  return {
    ...same,
    key: keyOf({ kind: row.kind, subject_id }),
    since: since.toISOString(),
    latest_at: latest_at.toISOString(),
    age_days: ageInDays(since, now),
    outstanding_amount: outstanding === null ? null : toEuro(outstanding),
    snoozed_until: snoozed_until?.toISOString() ?? null,
    snooze_note: note,
  }
}
