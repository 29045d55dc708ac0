import { claimVisibleTo } from '../../../audiences/visibility.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { listOf, type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { Stage } from '../../case/claims/index.ts'
import { OWNER, OWNER_FIELDS, type OwnerRow } from '../../case/ownership/index.ts'
import { PRIMARY_ADDRESS, SHOWN_NAME } from '../../parties/debtors/index.ts'
import { BATCH_DAYS, type ClaimFacts, type DeedColumns, type ItemStatus, LATE_HOURS } from './rules.ts'

const DEBTOR = sql`debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id`

export type ChosenClaim = ClaimFacts &
  OwnerRow & {
    id: string
    organization_id: string
    case_reference: string
    debtor_name: string
    debtor_country: string | null
  }

/** Those of them that the caller sees. */
export const listChosen = (reader: Reader, caller: OperatorCaller, ids: readonly string[]): Promise<ChosenClaim[]> =>
  reader.many(sql`
    select l.id, l.organization_id, l.case_reference, ${SHOWN_NAME} as debtor_name,
      ${PRIMARY_ADDRESS} ->> 'country' as debtor_country, l.collection_stage, l.case_status, l.claim_type, l.governing_law,
      l.stage_before_closure, l.is_held, l.blocked_reason, l.waiting_letter_id, ${OWNER_FIELDS}, d.restricted_at is not null as is_restricted
    from claims l join ${DEBTOR} left join ${OWNER}
    where l.id = any(${ids}::uuid[]) and ${claimVisibleTo(caller)}`)

export type BatchRow = DeedColumns & {
  id: string
  ordered_by: string
  print_run_ids: string[]
  ordered_at: Date
  stopped_at: Date | null
  stopped_by: string | null
  finished_at: Date | null
}

export type ListedBatch = BatchRow & {
  ordered_by_name: string
  stopped_by_name: string | null
  operator_name: string | null
  pending_count: number
  done_count: number
  refused_count: number
}

const COLUMNS = sql`b.id, b.ordered_by, b.action, b.to_stage, b.closure_reason, b.operator_id, b.until, b.note, b.print_run_ids,
  b.ordered_at, b.stopped_at, b.stopped_by, b.finished_at`

const WITH_COUNTS = sql`${COLUMNS}, case when o.name = '' then o.email else o.name end as ordered_by_name,
  case when s.name = '' then s.email else s.name end as stopped_by_name,
  case when w.name = '' then w.email else w.name end as operator_name, n.pending_count, n.done_count, n.refused_count`

const JOINED = sql`claim_batches b join operators o on o.id = b.ordered_by left join operators w on w.id = b.operator_id
  left join operators s on s.id = b.stopped_by
  cross join lateral (
    select (count(*) filter (where i.status = 'pending'))::int as pending_count,
      (count(*) filter (where i.status = 'done'))::int as done_count,
      (count(*) filter (where i.status = 'refused'))::int as refused_count
    from claim_batch_items i where i.batch_id = b.id) n`

/** Of everybody, newest first. */
export const listBatches = (reader: Reader, page: Page): Promise<ListedBatch[]> =>
  reader.many(sql`
    select ${WITH_COUNTS} from ${JOINED} order by b.ordered_at desc, b.id desc ${pageClause(page)}`)

export const countBatches = async (reader: Reader): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from claim_batches`))?.total ?? 0

export const findBatch = (reader: Reader, id: string): Promise<ListedBatch | undefined> =>
  reader.one(sql`select ${WITH_COUNTS} from ${JOINED} where b.id = ${id}`)

export const lockBatch = (tx: Tx, id: string): Promise<BatchRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from claim_batches b where b.id = ${id} for update`)

type NewBatch = Omit<BatchRow, 'print_run_ids' | 'stopped_at' | 'stopped_by' | 'finished_at'>

export const insertBatch = (tx: Tx, row: NewBatch): Promise<number> =>
  tx.run(sql`
    insert into claim_batches (id, ordered_by, action, to_stage, closure_reason, operator_id, until, note, ordered_at,
      expires_at)
    values (${row.id}, ${row.ordered_by}, ${row.action}, ${row.to_stage}, ${row.closure_reason}, ${row.operator_id},
      ${row.until}, ${row.note}, ${row.ordered_at}, wall_now() + make_interval(days => ${BATCH_DAYS}))`)

export const insertItems = (
  tx: Tx,
  batch_id: string,
  claims: readonly { id: string; organization_id: string }[],
): Promise<number> =>
  tx.run(sql`
    insert into claim_batch_items (batch_id, organization_id, claim_id, place, status)
    values ${listOf(claims.map(({ id, organization_id }, place) => sql`(${batch_id}, ${organization_id}, ${id}, ${place}, 'pending')`))}`)

/** What is left, in the order in which it was ordered. */
export const listPending = async (reader: Reader, batch_id: string): Promise<string[]> =>
  (
    await reader.many<{ claim_id: string }>(sql`
      select claim_id from claim_batch_items where batch_id = ${batch_id} and status = 'pending' order by place`)
  ).map(({ claim_id }) => claim_id)

export type Outcome = { readonly status: Exclude<ItemStatus, 'pending'>; readonly code: string | null }

/** Answers 0 where it is not pending any more. */
export const settleItem = (
  tx: Tx,
  { batch_id, claim_id }: { batch_id: string; claim_id: string },
  { status, code, at }: Outcome & { at: Date },
): Promise<number> =>
  tx.run(sql`
    update claim_batch_items set status = ${status}, code = ${code}, finished_at = ${at}
    where batch_id = ${batch_id} and claim_id = ${claim_id} and status = 'pending'`)

export const refusePending = (tx: Tx, batch_id: string, { code, at }: { code: string; at: Date }): Promise<number> =>
  tx.run(sql`
    update claim_batch_items set status = 'refused', code = ${code}, finished_at = ${at}
    where batch_id = ${batch_id} and status = 'pending'`)

/** The note goes: it stands in the logs of the claims. */
export const setOver = (
  tx: Tx,
  {
    id,
    print_run_ids,
    stopped_at,
    stopped_by,
    finished_at,
  }: Omit<BatchRow, keyof DeedColumns | 'ordered_by' | 'ordered_at'>,
): Promise<number> =>
  tx.run(sql`
    update claim_batches set note = null, print_run_ids = ${JSON.stringify(print_run_ids)}::text::jsonb, stopped_at = ${stopped_at},
      stopped_by = ${stopped_by}, finished_at = ${finished_at}
    where id = ${id} and finished_at is null`)

export type ItemRow = {
  claim_id: string
  case_reference: string | null
  debtor_name: string | null
  debtor_country: string | null
  collection_stage: Stage | null
  status: ItemStatus
  code: string | null
  finished_at: Date | null
}

/** Of claims that the caller does not see there is no more than what became of them. */
export const listItems = (reader: Reader, caller: OperatorCaller, batch_id: string): Promise<ItemRow[]> =>
  reader.many(sql`
    select i.claim_id, l.case_reference, ${SHOWN_NAME} as debtor_name, ${PRIMARY_ADDRESS} ->> 'country' as debtor_country,
      l.collection_stage, i.status, i.code, i.finished_at
    from claim_batch_items i
    left join claims l on l.organization_id = i.organization_id and l.id = i.claim_id and ${claimVisibleTo(caller)}
    left join ${DEBTOR}
    where i.batch_id = ${batch_id} order by i.place`)

/** Who has ordered it, with the rights that they have now; undefined for whoever has left the team. */
export const findOrderer = (
  reader: Reader,
  id: string,
): Promise<Pick<OperatorCaller, 'id' | 'role' | 'email' | 'name'> | undefined> =>
  reader.one(sql`select id, role, email, name from operators where id = ${id} and disabled_at is null`)

/** So old by the wall clock that whoever has ordered it no longer expects it. */
export const isTooLate = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.one<{ id: string }>(sql`
    select id from claim_batches
    where id = ${id} and expires_at <= wall_now() + make_interval(days => ${BATCH_DAYS}, hours => ${-LATE_HOURS})`)) !==
  undefined

/** Of jobs that are gone: a day after it was ordered no attempt of one is left. */
export async function endLostBatches(tx: Tx): Promise<void> {
  await tx.run(sql`
    update claim_batches set note = null, finished_at = greatest(ordered_at, wall_now())
    where finished_at is null and expires_at <= wall_now() + make_interval(days => ${BATCH_DAYS - 1})`)
  await tx.run(sql`
    update claim_batch_items i set status = 'refused', code = 'fault', finished_at = b.finished_at
    from claim_batches b where b.id = i.batch_id and b.finished_at is not null and i.status = 'pending'`)
}

export const deleteOldBatches = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from claim_batches where expires_at <= wall_now()`)
