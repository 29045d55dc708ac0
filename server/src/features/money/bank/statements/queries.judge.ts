import type { DateOnly } from '../../../../kernel/dates.ts'
import { type Reader, type Statement, sql, type Tx } from '../../../../platform/db/db.ts'
import { ENTRY_COLUMNS, type EntryRow, type LockedEntry } from '../queries.entries.ts'
import type { StoredStatus } from '../rules.entries.ts'

/** Money that came in and is neither a return nor a transfer of ours that came back. All others take a way of their own. */
const IS_PLAIN = sql`e.amount_cents > 0 and not e.is_return and (e.end_to_end_id is null
  or not exists (select from payment_run_items i where i.end_to_end_id = e.end_to_end_id))`

const unreadOf = (statement_id: string): Statement => sql`
  select ${ENTRY_COLUMNS} from bank_entries e join bank_accounts a on a.id = e.account_id
  where e.statement_id = ${statement_id} and e.status = 'unread'`

/** Locks some that nobody else is judging. Nothing hangs on an unread entry. */
export const takeUnread = async (tx: Tx, statement_id: string, limit: number): Promise<LockedEntry[]> =>
  (
    await tx.many<EntryRow>(sql`
      ${unreadOf(statement_id)} and ${IS_PLAIN} order by e.seq limit ${limit} for update of e skip locked`)
  ).map((entry) => ({ ...entry, parts: [], offset_cents: 0 }))

/** Waits for those that somebody else is judging, and counts what is left. */
export async function countUnread(tx: Tx, statement_id: string): Promise<number> {
  await tx.many(sql`select e.id from bank_entries e where e.statement_id = ${statement_id} and e.status = 'unread'
    order by e.seq for update of e`)
  const row = await tx.one<{ count: number }>(
    sql`select count(*)::int as count from bank_entries where statement_id = ${statement_id} and status = 'unread'`,
  )
  return row?.count ?? 0
}

/** How far back a return may have come before what it returns. */
const RETURN_DAYS = 90

/**
 * What is not plain, in its order, and returns of the account that came before what they return: files do not come in the
 * order of the days. Transfers of ours that left come first: what is not known to have left cannot come back.
 */
export const listOthers = async (reader: Reader, statement_id: string): Promise<string[]> =>
  (
    await reader.many<{ id: string; may_return: boolean }>(sql`
      select e.id, e.is_return or e.amount_cents > 0 as may_return from bank_entries e
      where e.statement_id = ${statement_id} and e.status = 'unread' and not (${IS_PLAIN})
      union all
      select e.id, true from bank_statements s join bank_entries e on e.account_id = s.account_id
      where s.id = ${statement_id} and e.statement_id <> s.id and e.is_return and e.status = 'unmatched'
        and e.booking_date > (select max(n.booking_date) from bank_entries n where n.statement_id = s.id) - ${RETURN_DAYS}::int
      order by may_return, id`)
  ).map(({ id }) => id)

export type Target = { entry_id: string; claim_id: string; case_reference: string }

/** The claims that entries name, as they were found when the entries were stored. */
export const listTargets = (reader: Reader, entry_ids: readonly string[]): Promise<Target[]> =>
  reader.many(sql`
    select s.entry_id, s.claim_id, l.case_reference from bank_suggestions s join claims l on l.id = s.claim_id
    where s.entry_id = any(${entry_ids}::uuid[]) and s.is_named order by s.entry_id, s.position`)

export type StandingPayment = { claim_id: string; id: string; amount_cents: number; payment_date: DateOnly }

export const listStandingPayments = (reader: Reader, claim_ids: readonly string[]): Promise<StandingPayment[]> =>
  reader.many(sql`
    select claim_id, id, amount_cents, payment_date from payments
    where claim_id = any(${claim_ids}::uuid[]) and status = 'completed'`)

/** Which of some claims something holds back, so that it must be looked whether it still does. */
export const listHeld = async (reader: Reader, claim_ids: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(
      sql`select id from claims where id = any(${claim_ids}::uuid[]) and blocked_reason = 'held' order by id`,
    )
  ).map(({ id }) => id)

/** What became of entries that changed nothing else. */
export const setJudged = (
  tx: Tx,
  entries: readonly { readonly id: string; readonly status: StoredStatus }[],
  judged_at: Date,
): Promise<number> =>
  tx.run(sql`
    update bank_entries e set status = j.status, judged_at = ${judged_at}
    from unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ status }) => status)}::text[]) as j (id, status)
    where e.id = j.id`)

export const setStatementJudged = (tx: Tx, id: string, judged_at: Date): Promise<number> =>
  tx.run(sql`update bank_statements set judged_at = coalesce(judged_at, ${judged_at}) where id = ${id}`)

export const listUnjudged = async (reader: Reader): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(
      sql`select id from bank_statements where judged_at is null order by created_at, id limit 100`,
    )
  ).map(({ id }) => id)
