import type { Cents } from '../../../kernel/money.ts'
import { allOf, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { isCounted, keptOr, keptRows } from '../../../platform/db/row-counts.ts'
import { type EntryFilter, entriesMatching, narrowed } from './queries.list.ts'
import type { EntryStatus } from './rules.entries.ts'

export const countEntries = async (reader: Reader, filter: EntryFilter): Promise<number> => {
  const { status, is_open, account_id, organization_id, hides_blocked, ...others } = filter
  const counted = sql`select count(*)::int from bank_entries e where ${entriesMatching(filter)}`
  const kept = sql`(${keptRows(sql`'bank_entries'`, keptEntries(filter))}) - (${hides_blocked ? blockedEntries(filter) : sql`select 0`})`
  const total = Object.values(others).some(Boolean) ? sql`(${counted})` : keptOr('bank_entries', kept, counted)
  return (await reader.one<{ total: number }>(sql`select ${total} as total`))?.total ?? 0
}

function keptEntries({ status, is_open, account_id, organization_id }: EntryFilter): Statement[] {
  const shown = sql`shown_entry_status(k.status)`
  return [
    ...(status ? [sql`${shown} = ${status}`] : []),
    ...(is_open === undefined ? [] : [sql`${shown} ${is_open ? sql`in` : sql`not in`} ('suggested', 'unmatched')`]),
    ...(account_id ? [sql`k.owner_id = ${account_id}`] : []),
    ...(organization_id ? [sql`k.organization_id = ${organization_id}`] : []),
  ]
}

/** The kept counts have those of blocked claims too. */
const blockedEntries = (filter: EntryFilter): Statement => sql`
  select count(*)::int from bank_entries e
  where e.id in (
      select b.entry_id from bank_parts b join blocked_claims x on x.claim_id = b.claim_id
      union all
      select s.entry_id from bank_suggestions s join blocked_claims x on x.claim_id = s.claim_id where s.is_named)
    and ${narrowed(filter)}`

export type SummaryRow = {
  readonly counts: Readonly<Partial<Record<EntryStatus, number>>>
  readonly refunds_waiting: number
  readonly booked_today: number
  readonly booked_cents: Cents
}

/** `day_began`: midnight in Vienna. */
export const readSummary = async (
  reader: Reader,
  { organization_id, account_id }: Pick<EntryFilter, 'organization_id' | 'account_id'>,
  day_began: Date,
): Promise<SummaryRow> => {
  const of = allOf([
    ...(organization_id ? [sql`e.organization_id = ${organization_id}`] : []),
    ...(account_id ? [sql`e.account_id = ${account_id}`] : []),
  ])
  const kept = allOf([
    sql`${isCounted('bank_entries')} and k.subject = 'bank_entries'`,
    ...keptEntries({ ...(organization_id && { organization_id }), ...(account_id && { account_id }) }),
  ])
  return (await reader.one<SummaryRow>(sql`
    select (
        select coalesce(jsonb_object_agg(n.status, n.count), '{}') from (
          select shown_entry_status(x.status) as status, sum(x.count)::int as count from (
            select k.status, k.rows as count from current_counts k where ${kept}
            union all
            select e.status, 1 from bank_entries e where not ${isCounted('bank_entries')} and ${of}) x
          group by 1 having sum(x.count) > 0) n
      ) as counts,
      (select count(*)::int from bank_entries e where ${of} and shown_entry_status(e.status) = 'to_refund' and not exists (
        select from payment_orders p where p.kind = 'refund' and p.source_id = e.id and p.withdrawn_at is null)
      ) as refunds_waiting,
      today.booked_today, today.booked_cents
    from (
      select count(distinct b.entry_id)::int as booked_today, coalesce(sum(b.amount_cents), 0)::bigint as booked_cents
      from bank_parts b join bank_entries e on e.id = b.entry_id
      where b.created_at >= ${day_began} and b.undone_at is null and b.claim_id is not null and ${of}) today`)) as SummaryRow
}
