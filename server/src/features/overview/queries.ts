import type { Cents } from '../../kernel/money.ts'
import { allOf, knownNumber, type Reader, type Statement, sql } from '../../platform/db/db.ts'
import { type Page, pageClause } from '../../platform/http/paging.ts'
import type { CaseStatus, CLAIM_TYPES, ClosureReason, Stage, SUBMISSION_STATES } from '../claims/rules.ts'
import { monthEnd, monthStart } from '../revenue/rules.ts'

export type ClaimLine = {
  id: string
  organization_id: string
  case_reference: string
  partner_reference: string | null
  customer_id: string | null
  customer_name: string | null
  partner_id: string | null
  partner_name: string | null
  debtor_id: string
  debtor_name: string
  claim_type: (typeof CLAIM_TYPES)[number]
  submission_state: (typeof SUBMISSION_STATES)[number]
  collection_stage: Stage
  case_status: CaseStatus
  closure_reason: ClosureReason | null
  total_cents: Cents
  paid_cents: Cents
  due_at: Date | null
  is_held: boolean
  stuck_reason: string | null
  created_at: Date
  updated_at: Date
}

export type LineFilter = {
  q?: string
  collection_stage?: Stage
  case_status?: CaseStatus
  partner_id?: string
  customer_id?: string
  opened_month?: string
}

const DEBTOR_NAME = sql`coalesce(d.company ->> 'company_name', concat_ws(' ', d.person ->> 'first_name', d.person ->> 'last_name'))`

const FROM = sql`claims l
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
  left join partners p on p.id = c.partner_id`

/** What somebody typed stands for itself: `%` and `_` find themselves. */
const patternOf = (q: string): string => `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`

function matching({ q, collection_stage, case_status, partner_id, customer_id, opened_month }: LineFilter): Statement {
  const conditions: Statement[] = []
  if (collection_stage) conditions.push(sql`l.collection_stage = ${collection_stage}`)
  if (case_status) conditions.push(sql`l.case_status = ${case_status}`)
  if (partner_id) conditions.push(sql`c.partner_id = ${partner_id}`)
  if (customer_id) conditions.push(sql`l.customer_id = ${customer_id}`)
  if (opened_month) {
    conditions.push(sql`l.created_at >= ${monthStart(opened_month)} and l.created_at < ${monthEnd(opened_month)}`)
  }
  if (q) {
    const pattern = patternOf(q)
    conditions.push(sql`(l.case_reference ilike ${pattern} or l.partner_reference ilike ${pattern}
      or ${DEBTOR_NAME} ilike ${pattern} or c.name ilike ${pattern}
      or exists (select 1 from invoices i where i.claim_id = l.id and i.invoice_number ilike ${pattern}))`)
  }
  return allOf(conditions)
}

export const listLines = (reader: Reader, filter: LineFilter, page: Page): Promise<ClaimLine[]> =>
  reader.many(sql`
    select l.id, l.organization_id, l.case_reference, l.partner_reference, l.customer_id, c.name as customer_name, c.partner_id,
      p.name as partner_name, l.debtor_id, ${DEBTOR_NAME} as debtor_name, l.claim_type, l.submission_state,
      l.collection_stage, l.case_status, l.closure_reason, l.total_cents, l.paid_cents, l.due_at, l.is_held, l.stuck_reason,
      l.created_at, l.updated_at
    from ${FROM} where ${matching(filter)} order by l.created_at desc, l.id desc ${pageClause(page)}`)

export const countLines = async (reader: Reader, filter: LineFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from ${FROM} where ${matching(filter)}`))
    ?.total ?? 0

/** Of entries, events and mails each, a file shows so many; no claim that was not made for it has more. */
const IN_FILE_MAX = 500

export type ActivityRow = {
  number: number
  actor_type: 'token' | 'operator' | 'system'
  actor_id: string | null
  actor_name: string | null
  action: string
  details: Record<string, unknown>
  at: Date
  hash: Buffer
}

/** Newest first, with the name of whoever it was. */
export const listActivity = (reader: Reader, claim_id: string): Promise<ActivityRow[]> =>
  reader.many(sql`
    select a.number, a.actor_type, a.actor_id, coalesce(o.name, t.name) as actor_name, a.action, a.details, a.at, a.hash
    from claim_activity a
    left join operators o on a.actor_type = 'operator' and o.id = a.actor_id
    left join api_tokens t on a.actor_type = 'token' and t.id = a.actor_id
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

/** What partners were told, newest first, and what became of it. */
export const listEvents = (reader: Reader, claim_id: string): Promise<EventLine[]> =>
  reader.many(sql`
    select e.id, e.type, e.body, e.changed_at, w.id as delivery_id, w.status as delivery_status, w.attempts
    from events e left join webhook_deliveries w on w.event_id = e.id
    where e.claim_id = ${claim_id} order by e.seq desc limit ${knownNumber(IN_FILE_MAX)}`)

export type PeopleRow = {
  organization_id: string
  organization_name: string
  customer_name: string | null
  customer_email: string | null
  partner_id: string | null
  partner_name: string | null
}

export const findPeople = (reader: Reader, claim_id: string): Promise<PeopleRow | undefined> =>
  reader.one(sql`
    select l.organization_id, o.name as organization_name, c.name as customer_name, c.email as customer_email, c.partner_id,
      p.name as partner_name
    from ${FROM} join organizations o on o.id = l.organization_id where l.id = ${claim_id}`)

export type MailLine = {
  id: string
  recipient: string
  subject: string
  status: 'kept' | 'queued' | 'sent' | 'failed'
  created_at: Date
  sent_at: Date | null
}

/** The mails that took a claim's letters along, newest first. */
export const listMailsOf = (reader: Reader, claim_id: string): Promise<MailLine[]> =>
  reader.many(sql`
    select m.id, m.recipient, m.subject, m.status, m.created_at, m.sent_at
    from letters t join mails m on m.id = t.mail_id where t.claim_id = ${claim_id}
    order by m.created_at desc, m.id desc limit ${knownNumber(IN_FILE_MAX)}`)
