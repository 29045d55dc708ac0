import type { Language } from '../../../kernel/language.ts'
import { knownNumber, knownWords, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'
import { type NeedRow, WAITING } from './queries.ts'
import {
  ANNOUNCED_KINDS,
  LISTED_MAX,
  PATIENCE_MINUTES,
  PAUSE_HOURS,
  QUIET_MINUTES,
  REMINDER_DAYS,
  REMINDERS_MAX,
} from './rules.ts'

/**
 * Who is written to about which customer, and from when on: a person knows what was there before they joined. While nobody
 * has accepted a customer's invitation it is the customer's own address.
 */
const RECIPIENTS = sql`
  select m.person_id as recipient_id, m.organization_id, m.customer_id, m.joined_at as from_at
  from creditor_memberships m join creditor_people p on p.id = m.person_id
  where p.wants_digest
  union all
  select i.customer_id, i.organization_id, i.customer_id, '-infinity'::timestamptz
  from customer_invitations i
  where i.accepted_at is null and not exists (
    select 1 from creditor_memberships m
    where m.organization_id = i.organization_id and m.customer_id = i.customer_id)`

const ANNOUNCED = knownWords(ANNOUNCED_KINDS)

/** What waits for everybody, or for one, and whether they have been told. */
const TOLD_OR_NOT = (recipient_id: string | null): Statement => sql`
  select r.recipient_id, r.customer_id, w.kind, w.claim_id, w.subject_id, w.since, greatest(w.since, r.from_at) as seen_from,
    n.recipient_id is null and w.since > r.from_at and w.kind in (${ANNOUNCED}) as is_new
  from (${RECIPIENTS}) r
  join (${WAITING(null)}) w on w.organization_id = r.organization_id and w.customer_id = r.customer_id
  left join creditor_notices n
    on n.recipient_id = r.recipient_id and n.subject_id = w.subject_id and n.kind = w.kind and n.since = w.since
  where ${recipient_id ? sql`r.recipient_id = ${recipient_id}` : sql`w.kind in (${ANNOUNCED})`}`

const minutes = (count: number): Statement => sql`make_interval(mins => ${knownNumber(count)})`

/** When each is to be written to: about something new, or as a reminder of what was told long ago. */
const DUE = (recipient_id: string | null): Statement => sql`
  select t.recipient_id,
    case when bool_or(t.is_new) then greatest(
      least(max(t.since) filter (where t.is_new) + ${minutes(QUIET_MINUTES)},
        min(t.since) filter (where t.is_new) + ${minutes(PATIENCE_MINUTES)}),
      d.mailed_at + ${minutes(PAUSE_HOURS * 60)}) end as news_at,
    case when coalesce(d.reminders, 0) < ${knownNumber(REMINDERS_MAX)} then
      greatest(min(t.seen_from), d.mailed_at) + make_interval(days => ${knownNumber(REMINDER_DAYS)}) end as reminder_at
  from (${TOLD_OR_NOT(recipient_id)}) t left join creditor_digests d on d.recipient_id = t.recipient_id
  where t.kind in (${ANNOUNCED})
  group by t.recipient_id, d.recipient_id`

/** The next moment at which somebody is to be written to. */
export const findNextDigest = async (reader: Reader): Promise<Date | null> =>
  (
    await reader.one<{ next: Date | null }>(
      sql`select min(least(u.news_at, u.reminder_at)) as next from (${DUE(null)}) u`,
    )
  )?.next ?? null

export const listRecipientsDue = (
  reader: Reader,
  now: Date,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string }[]> =>
  reader.many(sql`
    select u.recipient_id as id from (${DUE(null)}) u
    where least(u.news_at, u.reminder_at) <= ${now} and u.recipient_id > ${after}
    order by u.recipient_id limit ${knownNumber(limit)}`)

export type DigestState = { is_news_due: boolean; is_reminder_due: boolean }

/** What is due to one of them now; undefined when nothing waits any more. */
export const findDigestState = (reader: Reader, recipient_id: string, now: Date): Promise<DigestState | undefined> =>
  reader.one(sql`
    select coalesce(u.news_at <= ${now}, false) as is_news_due, coalesce(u.reminder_at <= ${now}, false) as is_reminder_due
    from (${DUE(recipient_id)}) u`)

export type Recipient = {
  recipient_id: string
  person_id: string | null
  email: string
  /** That the person has chosen. */
  language: Language | null
  /** Of the customer joined last, or of the customer itself; as the partner wrote it. */
  country: string | null
  customer_count: number
  /** Of that customer. */
  organization_id: string | null
  /** Of a customer whose invitation nobody has accepted: who brought it in, and when it was invited. */
  partner_name: string | null
  invited_at: Date | null
}

/** Undefined when they have gone, or do not want it any more. */
export const findRecipient = (reader: Reader, recipient_id: string): Promise<Recipient | undefined> =>
  reader.one(sql`
    select p.id as recipient_id, p.id as person_id, p.email, p.language,
      (select c.address ->> 'country' from creditor_memberships m join customers c on c.id = m.customer_id
        where m.person_id = p.id order by m.joined_at desc, c.id desc limit 1) as country,
      (select count(*)::int from creditor_memberships m where m.person_id = p.id) as customer_count,
      (select m.organization_id from creditor_memberships m
        where m.person_id = p.id order by m.joined_at desc, m.customer_id desc limit 1) as organization_id,
      null::text as partner_name, null::timestamptz as invited_at
    from creditor_people p
    where p.id = ${recipient_id} and p.wants_digest
    union all
    select c.id, null, c.email, null, c.address ->> 'country', 1, c.organization_id, a.name, i.created_at
    from customer_invitations i
    join customers c on c.organization_id = i.organization_id and c.id = i.customer_id
    join partners a on a.organization_id = c.organization_id and a.id = c.partner_id
    where c.id = ${recipient_id} and i.accepted_at is null`)

/** Locked until commit. Whoever comes second waits, and finds what the first has told. Returns the reminders so far. */
export async function lockDigest(tx: Tx, { recipient_id, person_id }: Recipient): Promise<number> {
  const customer_id = person_id === null ? recipient_id : null
  await tx.run(sql`
    insert into creditor_digests (recipient_id, person_id, customer_id) values (${recipient_id}, ${person_id}, ${customer_id})
    on conflict (recipient_id) do nothing`)
  const row = await tx.one<{ reminders: number }>(
    sql`select reminders from creditor_digests where recipient_id = ${recipient_id} for update`,
  )
  return row?.reminders ?? 0
}

export const setMailed = (tx: Tx, recipient_id: string, mailed_at: Date, reminders: number): Promise<number> =>
  tx.run(sql`
    update creditor_digests set mailed_at = ${mailed_at}, reminders = ${reminders} where recipient_id = ${recipient_id}`)

export type DigestRow = NeedRow & { customer_name: string; total: number }

const NAMED = sql`
  select m.kind, m.claim_id, l.case_reference, ${SHOWN_NAME} as debtor_name, m.subject_id, m.since, c.name as customer_name,
    count(*) over ()::int as total
  from mine m join claims l on l.id = m.claim_id
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  join customers c on c.id = m.customer_id
  order by m.since, m.subject_id limit ${knownNumber(LISTED_MAX)}`

/** Marks what is new to somebody as told, and returns the first of it. In one statement, so that both are the same. */
export const insertNotices = (tx: Tx, recipient_id: string, told_at: Date): Promise<DigestRow[]> =>
  tx.many(sql`
    with mine as materialized (select t.* from (${TOLD_OR_NOT(recipient_id)}) t where t.is_new),
    told as (
      insert into creditor_notices (recipient_id, kind, subject_id, since, told_at)
      select m.recipient_id, m.kind, m.subject_id, m.since, ${told_at} from mine m)
    ${NAMED}`)

/** All that waits for somebody, the one that has waited longest first. */
export const listWaitingFor = (reader: Reader, recipient_id: string): Promise<DigestRow[]> =>
  reader.many(sql`with mine as materialized (select t.* from (${TOLD_OR_NOT(recipient_id)}) t) ${NAMED}`)
