import { type DateOnly, startOfDayInVienna } from '../../../kernel/dates.ts'
import { type Db, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import {
  BLOCK_ENDS_ON,
  type CLAIM_TYPES,
  type Intervals,
  type LetterKind,
  type Stage,
} from '../../case/claims/index.ts'

export type Due = {
  id: string
  organization_id: string
  due_at: Date
  collection_stage: Stage
  claim_type: (typeof CLAIM_TYPES)[number]
  governing_law: string | null
  stage_entered_at: Date
  owed_letter: LetterKind | null
} & Intervals

/**
 * What is due, in portions: of every organisation its oldest, after the last one of its portion before. They come in turn:
 * the first of each organisation, then the second of each. With all that tells which step it is, so that nothing more is
 * read for those that need no letter.
 */
export const listDue = (
  reader: Reader,
  now: Date,
  { after, limit }: { after: readonly Due[] | null; limit: number },
): Promise<Due[]> =>
  reader.many(sql`
    select l.id, l.organization_id, due.due_at, l.collection_stage, l.claim_type, l.governing_law, l.stage_entered_at,
      l.owed_letter, o.letter_interval_days, o.installment_grace_days
    from ${after ? afterLast(after) : sql`(select id, null::timestamptz as due_at, null::uuid as claim_id from organizations) turn`}
    cross join lateral (
      select c.id, c.due_at, row_number() over (order by c.due_at, c.id) as place from claim_positions c
      where c.organization_id = turn.id and c.due_at <= ${now}
        and ${after ? sql`(c.due_at, c.id) > (turn.due_at, turn.claim_id)` : sql`true`}
      order by c.due_at, c.id limit ${knownNumber(limit)}) due
    join claims l on l.id = due.id join organizations o on o.id = l.organization_id
    order by due.place, due.due_at, due.id`)

/** The last claim that was read of each organisation. */
const afterLast = (last: readonly Due[]): Statement => sql`
  unnest(${last.map(({ organization_id }) => organization_id)}::uuid[],
    ${last.map(({ due_at }) => due_at.toISOString())}::timestamptz[],
    ${last.map(({ id }) => id)}::uuid[]) turn(id, due_at, claim_id)`

/** The address of the debtor or the letterhead was changed since the step failed: perhaps that was what was missing. */
const IS_MENDED = sql`pos.id = l.id and pos.stuck_at is not null and (
  exists (select 1 from debtors d where d.organization_id = l.organization_id and d.id = l.debtor_id and d.updated_at > pos.stuck_at)
  or exists (select 1 from organizations o where o.id = l.organization_id and o.updated_at > pos.stuck_at))`

export const wakeMended = (db: Db, now: Date): Promise<unknown[]> =>
  db.alone(
    sql`update claims l set due_at = ${now} from claim_positions pos where ${IS_MENDED} and l.due_at > ${now} and l.blocked_reason is null`,
  )

/** When the workflow will next have something to do. */
export async function findNextDue(reader: Reader): Promise<Date | null> {
  const row = await reader.one<{
    next: Date | null
    mended: Date | null
    unblocked: string | null
    barred: string | null
    large_enough: Date | null
  }>(sql`
    select (select min(first.due_at) from organizations o cross join lateral (
        select pos.due_at from claim_positions pos where pos.organization_id = o.id and pos.due_at is not null
        order by pos.due_at limit 1) first) as next,
      (select min(pos.stuck_at) from claim_positions pos join claims l on ${IS_MENDED} where pos.due_at is not null) as mended,
      least((select min(blocked_until) from claim_positions where blocked_reason is not null and blocked_reason <> 'held'),
        (select min(${BLOCK_ENDS_ON}) from claim_positions pos join claims l on l.id = pos.id
          where pos.blocked_reason = 'held')) as unblocked,
      (select debt.all_barred_on from claim_debts debt join claims l on l.id = debt.id
        where debt.case_status <> 'closed' and debt.blocked_reason is null and debt.all_barred_on is not null
          and l.collection_stage <> 'installment_payment' and not l.lifted_blocks ? 'time_barred'
        order by debt.all_barred_on limit 1) as barred,
      (select min(l.updated_at) from claim_positions pos join claims l on l.id = pos.id
        join organizations o on o.id = l.organization_id
        where pos.blocked_reason = 'below_minimum' and l.total_cents >= o.minimum_claim_cents) as large_enough`)
  if (!row) return null
  const [unblocked, barred] = [row.unblocked, row.barred].map((day) => day && startOfDayInVienna(day as DateOnly))
  const times = [row.mended ?? row.next, unblocked, barred, row.large_enough].filter((time) => time instanceof Date)
  return times.sort((one, other) => one.getTime() - other.getTime())[0] ?? null
}
