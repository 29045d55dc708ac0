import type { Caller } from '../../../kernel/caller.ts'
import { knownNumber, type Reader, sql } from '../../../platform/db/db.ts'
import { SHOWN_STATUS } from '../webhooks/index.ts'

const FROM = sql`claims l
  left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
  left join partners p on p.id = c.partner_id`

/** The most entries, events and mails that a claim's file shows. Real claims have fewer. */
const IN_FILE_MAX = 500

export type ActivityRow = {
  number: number
  actor_type: Caller['type']
  actor_id: string | null
  actor_name: string | null
  action: string
  details: Record<string, unknown>
  at: Date
  hash: Buffer
}

/** Newest first, with the name of the person who acted, also when they have gone. */
export const listActivity = (reader: Reader, claim_id: string): Promise<ActivityRow[]> =>
  reader.many(sql`
    select a.number, a.actor_type, a.actor_id, coalesce(o.name, t.name, p.name, p.email, h.person_name) as actor_name,
      a.action, a.details || coalesce(a.said, '{}') as details, a.at, a.hash
    from claim_activity a
    left join operators o on a.actor_type = 'operator' and o.id = a.actor_id
    left join api_tokens t on a.actor_type = 'token' and t.id = a.actor_id
    left join creditor_people p on a.actor_type = 'creditor' and p.id = a.actor_id
    left join lateral (
      select c.person_name from customer_changes c
      where a.actor_type = 'creditor' and p.id is null and c.person_id = a.actor_id
      order by c.made_at desc limit 1) h on true
    where a.claim_id = ${claim_id} order by a.number desc limit ${knownNumber(IN_FILE_MAX)}`)

export type EventLine = {
  id: string
  type: string
  body: Buffer
  changed_at: Date
  delivery_id: string | null
  delivery_status: 'pending' | 'delivered' | 'failed' | null
  attempts: number | null
}

/** The events for partners, newest first, and how their deliveries ended. */
export const listEvents = (reader: Reader, claim_id: string): Promise<EventLine[]> =>
  reader.many(sql`
    select e.id, e.type, e.body, e.changed_at, d.id as delivery_id, ${SHOWN_STATUS} as delivery_status, d.attempts
    from events e left join webhook_deliveries d on d.event_id = e.id left join webhooks w on w.id = d.webhook_id
    where e.claim_id = ${claim_id} order by e.seq desc limit ${knownNumber(IN_FILE_MAX)}`)

export type PeopleRow = {
  organization_id: string
  organization_name: string
  customer_name: string | null
  customer_email: string | null
  partner_id: string | null
  partner_name: string | null
  partner_webhook: boolean
}

export const findPeople = (reader: Reader, claim_id: string): Promise<PeopleRow | undefined> =>
  reader.one(sql`
    select l.organization_id, o.name as organization_name, c.name as customer_name, c.email as customer_email, c.partner_id,
      p.name as partner_name, exists (
        select from webhooks w where w.partner_id = c.partner_id and w.enabled and w.deleted_at is null) as partner_webhook
    from ${FROM} join organizations o on o.id = l.organization_id where l.id = ${claim_id}`)

export type MailLine = {
  id: string
  recipient: string
  subject: string
  status: 'kept' | 'queued' | 'sent' | 'failed'
  created_at: Date
  sent_at: Date | null
}

/** The mails that carried a claim's letters or links to its decision, newest first. */
export const listMailsOf = (reader: Reader, claim_id: string): Promise<MailLine[]> =>
  reader.many(sql`
    select m.id, m.recipient, m.subject, m.status, m.created_at, m.sent_at
    from mails m
    where m.id in (select t.mail_id from letters t where t.claim_id = ${claim_id}
      union all select k.mail_id from lawsuit_decision_links k where k.claim_id = ${claim_id})
    order by m.created_at desc, m.id desc limit ${knownNumber(IN_FILE_MAX)}`)
