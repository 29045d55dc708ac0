import { isNotBlocked, isWithheld } from '../../../audiences/visibility.ts'
import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'
import { KINDS } from './queries.kinds.ts'
import { KINDS_WHILE_WITHHELD, NOTICE_KINDS, type NoticeKey, type NoticeKind, TOLD_FOR_DAYS } from './rules.ts'

const IS_UNREAD = sql`coalesce(r.told_at < i.at, true)`

/**
 * What everybody who works here is told at an instant, and what they have read of it. What concerns a file that may only
 * be kept is told where it serves the person.
 */
const TOLD = (now: Date): Statement => {
  const parts = NOTICE_KINDS.map(
    (kind) => sql`
    select ${kind}::text as kind, k.operator_id, k.subject_id, k.claim_id, k.at, k.who, k.reason, k.excerpt, k.count
    from (${KINDS[kind](now)}) k`,
  )
  const all = parts.reduce((left, right) => sql`${left} union all ${right}`)
  return sql`(${all}) i join operators o on o.id = i.operator_id and o.disabled_at is null
    left join notice_marks r on r.operator_id = i.operator_id and r.kind = i.kind and r.subject_id = i.subject_id
    where ${isNotBlocked(sql`i.claim_id`)}
      and (i.kind = any(${[...KINDS_WHILE_WITHHELD]}::text[]) or not ${isWithheld(sql`i.claim_id`)})`
}

export type NoticeRow = NoticeKey & {
  at: Date
  is_unread: boolean
  who: string | null
  reason: string | null
  excerpt: string | null
  count: number
  claim_id: string | null
  case_reference: string | null
  debtor_name: string | null
  /** Of all pages. */
  total: number
  unread: number
}

/** The newest first. */
export const listNotices = (reader: Reader, operator_id: string, now: Date, page: Page): Promise<NoticeRow[]> =>
  reader.many(sql`
    select n.kind, n.subject_id, n.at, n.is_unread, n.who, n.reason, n.excerpt, n.count, n.claim_id, l.case_reference,
      n.total, n.unread, case when d.id is not null and not ${isWithheld(sql`l.id`)} then ${SHOWN_NAME} end as debtor_name
    from (
      select i.*, ${IS_UNREAD} as is_unread, (count(*) over ())::int as total,
        (count(*) filter (where ${IS_UNREAD}) over ())::int as unread
      from ${TOLD(now)} and i.operator_id = ${operator_id}
      order by i.at desc, i.kind, i.subject_id ${pageClause(page)}) n
    left join claims l on l.id = n.claim_id
    left join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    order by n.at desc, n.kind, n.subject_id`)

export type NoticeCounts = { total: number; unread: number }

export const countNotices = async (reader: Reader, operator_id: string, now: Date): Promise<NoticeCounts> =>
  (await reader.one<NoticeCounts>(sql`
    select count(*)::int as total, count(*) filter (where ${IS_UNREAD})::int as unread
    from ${TOLD(now)} and i.operator_id = ${operator_id}`)) ?? { total: 0, unread: 0 }

export type UnreadRow = { kind: NoticeKind; case_reference: string | null; count: number }

/** What somebody has not read, the oldest first. Of a file that may only be kept no mail names the reference. */
export const listUnread = (reader: Reader, operator_id: string, now: Date): Promise<UnreadRow[]> =>
  reader.many(sql`
    select n.kind, case when not ${isWithheld(sql`l.id`)} then l.case_reference end as case_reference, n.count
    from (select i.* from ${TOLD(now)} and i.operator_id = ${operator_id} and ${IS_UNREAD}) n
    left join claims l on l.id = n.claim_id order by n.at, n.kind, n.subject_id`)

/** Who has something unread. */
export const WITH_UNREAD = (now: Date): Statement => sql`select i.operator_id from ${TOLD(now)} and ${IS_UNREAD}`

const mark = (tx: Tx, operator_id: string, now: Date, which: Statement): Promise<number> =>
  tx.run(sql`
    insert into notice_marks (operator_id, kind, subject_id, told_at, read_at)
    select i.operator_id, i.kind, i.subject_id, i.at, ${now} from ${TOLD(now)}
      and i.operator_id = ${operator_id} and ${IS_UNREAD} and ${which}
    order by i.kind, i.subject_id
    on conflict (operator_id, kind, subject_id)
      do update set told_at = greatest(notice_marks.told_at, excluded.told_at), read_at = excluded.read_at`)

/** Those of these keys that are told to this person; any other is left alone. */
export const markRead = (tx: Tx, operator_id: string, now: Date, keys: readonly string[]): Promise<number> =>
  mark(tx, operator_id, now, sql`i.kind || '.' || i.subject_id = any(${keys}::text[])`)

/** Everything up to one of them. On the wire its time has no more than milliseconds. */
export const markReadUntil = (tx: Tx, operator_id: string, now: Date, until: Date): Promise<number> =>
  mark(tx, operator_id, now, sql`i.at < ${until}::timestamptz + interval '1 millisecond'`)

/** Marks of what is told no more. Business time never runs behind wall time. */
export const deleteOldMarks = (tx: Tx): Promise<number> =>
  tx.run(sql`
    delete from notice_marks where told_at < wall_now() - make_interval(days => ${TOLD_FOR_DAYS + 1})
      and read_at < wall_now() - make_interval(days => ${TOLD_FOR_DAYS + 1})`)
