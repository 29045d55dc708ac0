import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { SubjectKind } from './rules.ts'

export type WaitingSubject = { request_id: string; kind: SubjectKind; subject_id: string }

/** Erasures that something has stopped, longest first. */
export const listWaiting = (reader: Reader, limit: number): Promise<WaitingSubject[]> =>
  reader.many(sql`
    select request_id, kind, subject_id from privacy_request_subjects
    where waits_since is not null order by waits_since, request_id, subject_id limit ${limit}`)

/** Undefined where it does not wait any more, or another process has it. */
export const lockWaiting = (
  tx: Tx,
  { request_id, kind, subject_id }: WaitingSubject,
): Promise<{ waits_since: Date } | undefined> =>
  tx.one(sql`
    select waits_since from privacy_request_subjects
    where request_id = ${request_id} and kind = ${kind} and subject_id = ${subject_id} and waits_since is not null
    for update skip locked`)

/** The record itself is gone. */
export const setNotWaiting = (tx: Tx, { request_id, kind, subject_id }: WaitingSubject): Promise<number> =>
  tx.run(sql`
    update privacy_request_subjects set waits_since = null
    where request_id = ${request_id} and kind = ${kind} and subject_id = ${subject_id}`)

/** The day on which the last claim of a debtor ended whose erasure waits; null where all still have one. */
export const findReadySince = async (reader: Reader): Promise<Date | null> =>
  (
    await reader.one<{ ready: Date | null }>(sql`
      select min((select max(l.stage_entered_at) from claims l where l.debtor_id = d.id)) as ready
      from privacy_request_subjects s join debtors d on d.id = s.subject_id
      where s.waits_since is not null and s.kind = 'debtor' and d.restricted_at is null
        and not exists (select 1 from claims l where l.debtor_id = d.id and l.case_status <> 'closed')`)
  )?.ready ?? null

/** Closed, and nothing of it waits any more: what waits to be carried out is no proof yet. */
const IS_OVER = sql`q.closed_at is not null and not exists (
  select 1 from privacy_request_subjects s where s.request_id = q.id and s.waits_since is not null)`

export const findFirstClosed = async (reader: Reader): Promise<Date | null> =>
  (
    await reader.one<{ closed_at: Date | null }>(
      sql`select min(q.closed_at) as closed_at from privacy_requests q where ${IS_OVER}`,
    )
  )?.closed_at ?? null

/** With their records, steps and recipients. */
export const deleteOldRequests = async (tx: Tx, before: string, limit: number): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      delete from privacy_requests where id in (
        select q.id from privacy_requests q where q.closed_at < ${before}::date and ${IS_OVER}
        order by q.closed_at limit ${limit} for update skip locked)
      returning id`)
  ).map(({ id }) => id)
