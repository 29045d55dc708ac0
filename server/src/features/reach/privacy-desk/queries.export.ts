import { type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { DEBTOR, DEBTOR_HOLDINGS, looksAt, type Source } from './queries.export-debtor.ts'
import type { Subject, SubjectKind } from './rules.ts'

export type Entry = Record<string, unknown>
export type ExportSection = { readonly holding: string; readonly entries: Entry[] }

/**
 * Mails to an address of the person, as they are kept: codes and links are not in them any more. Those with a paper are
 * listed with their text; the paper is a file.
 */
const mailsTo = (addresses: Statement): Statement => sql`
  select m.recipient, m.subject, m.body_text as text, m.status, m.created_at, m.sent_at from mails m
  where lower(m.recipient) in (${addresses}) order by m.created_at, m.id`

/** That there is one and since when. What it is made of is a secret. */
const factorsOf = (owner: Statement): Statement => sql`
  select 'totp' as kind, null::text as name, t.enabled_at as created_at, null::timestamptz as last_used_at
  from login_totp t where t.${owner} and t.enabled_at is not null
  union all select 'passkey', k.name, k.created_at, k.last_used_at from login_passkeys k where k.${owner} order by 3`

const CREDITOR_PERSON_HOLDINGS = [
  'identity',
  'memberships',
  'sessions',
  'changes',
  'payment_reports',
  'answers',
  'withdrawals',
  'decisions',
  'factors',
  'mails',
  'looks',
] as const
const CREDITOR_PERSON: Readonly<Record<(typeof CREDITOR_PERSON_HOLDINGS)[number], Source>> = {
  identity: (id) => sql`
      select x.name, x.email, x.language, x.wants_digest, x.created_at, x.updated_at from creditor_people x where x.id = ${id}`,
  memberships: (id) => sql`
      select c.name as customer, o.name as organization, m.joined_at from creditor_memberships m
      join customers c on c.organization_id = m.organization_id and c.id = m.customer_id
      join organizations o on o.id = m.organization_id where m.person_id = ${id} order by m.joined_at`,
  sessions: (id) => sql`
      select s.created_at as opened_at, s.expires_at from creditor_sessions s where s.person_id = ${id} order by s.created_at`,
  changes: (id) => sql`
      select c.name as customer, x.kind, x.made_at from customer_changes x
      join customers c on c.organization_id = x.organization_id and c.id = x.customer_id
      where x.person_id = ${id} or (x.actor_type = 'creditor' and x.actor_id = ${id}) order by x.made_at`,
  payment_reports: (id) => sql`
      select l.case_reference, r.amount_cents / 100.0 as amount, r.payment_date, r.note, r.reported_at as created_at
      from payment_reports r join claims l on l.id = r.claim_id where r.reported_by = ${id} order by r.reported_at`,
  answers: (id) => sql`
      select l.case_reference, q.answer as text, q.answered_at as created_at from creditor_questions q
      join claims l on l.id = q.claim_id where q.answered_as = 'creditor' and q.answered_by = ${id} order by q.answered_at`,
  withdrawals: (id) => sql`
      select l.case_reference, w.reason, w.requested_at from withdrawals w join claims l on l.id = w.claim_id
      where w.requested_by = ${id} order by w.requested_at`,
  decisions: (id) => sql`
      select l.case_reference, x.decision, x.decided_at from lawsuit_decisions x join claims l on l.id = x.claim_id
      where x.decided_as = 'creditor' and x.decided_by = ${id} order by x.decided_at`,
  factors: (id) => factorsOf(sql`person_id = ${id}`),
  mails: (id) => mailsTo(sql`select lower(x.email) from creditor_people x where x.id = ${id}`),
  looks: (id) => looksAt(sql`select ${id}::text`),
}

const CUSTOMER_HOLDINGS = ['identity', 'people', 'changes', 'cases', 'fee_invoices', 'mails', 'looks'] as const
const CUSTOMER: Readonly<Record<(typeof CUSTOMER_HOLDINGS)[number], Source>> = {
  identity: (id) => sql`
      select c.name, c.email, c.phone, c.address, c.uid, c.partner_client_reference as partner_reference, c.metadata,
        c.payout_iban as iban, c.created_at, c.updated_at from customers c where c.id = ${id}`,
  changes: (id) => sql`
      select x.kind, x.actor_type as by, x.was, x.became, x.made_at from customer_changes x where x.customer_id = ${id} order by x.made_at`,
  cases: (id) => sql`
      select l.case_reference, l.case_status, l.collection_stage, l.created_at from claims l
      join customers c on c.organization_id = l.organization_id and c.id = l.customer_id where c.id = ${id}
      order by l.created_at`,
  people: (id) => sql`
      select x.name, x.email, m.joined_at from creditor_memberships m join creditor_people x on x.id = m.person_id
      where m.customer_id = ${id} order by m.joined_at`,
  fee_invoices: (id) => sql`
      select l.case_reference, f.number, f.kind, f.amount_cents / 100.0 as amount, f.issued_on, f.due_on
      from court_fee_invoices f join claims l on l.id = f.claim_id where l.customer_id = ${id} order by f.issued_on, f.number`,
  mails: (id) => mailsTo(sql`select lower(c.email) from customers c where c.id = ${id}`),
  looks: (id) => looksAt(sql`select ${id}::text`),
}

const PARTNER_HOLDINGS = ['identity', 'tokens', 'webhooks', 'payouts', 'mails', 'looks'] as const
const PARTNER: Readonly<Record<(typeof PARTNER_HOLDINGS)[number], Source>> = {
  identity: (id) => sql`
      select p.name, p.email, p.address, p.uid, p.confirmed_at, p.created_at, p.updated_at from partners p where p.id = ${id}`,
  tokens: (id) => sql`
      select t.name, t.issued_at, t.expires_at, t.last_used_at, t.revoked_at from api_tokens t where t.partner_id = ${id}
      order by t.issued_at`,
  webhooks: (id) => sql`
      select h.url, h.created_at, h.updated_at from webhooks h where h.partner_id = ${id} order by h.created_at`,
  payouts: (id) => sql`
      select o.number, o.month, o.amount_cents / 100.0 as amount, o.created_at from payouts o where o.partner_id = ${id}
      order by o.created_at`,
  mails: (id) => mailsTo(sql`select lower(p.email) from partners p where p.id = ${id}`),
  looks: (id) => looksAt(sql`select ${id}::text`),
}

const OPERATOR_HOLDINGS = ['identity', 'sessions', 'factors', 'log', 'mails', 'looks'] as const
const OPERATOR: Readonly<Record<(typeof OPERATOR_HOLDINGS)[number], Source>> = {
  identity: (id) => sql`
      select o.name, o.email, o.role, o.language, o.wants_digest, o.last_login_at, o.disabled_at, o.created_at, o.updated_at
      from operators o where o.id = ${id}`,
  sessions: (id) => sql`
      select s.created_at as opened_at, s.last_seen_at as used_at, s.user_agent from operator_sessions s
      where s.operator_id = ${id} order by s.created_at`,
  log: (id) => sql`
      select e.at, e.action, e.log as kind from audit_entries e where e.actor_type = 'operator' and e.actor_id = ${id}
      order by e.at, e.id`,
  factors: (id) => factorsOf(sql`operator_id = ${id}`),
  mails: (id) => mailsTo(sql`select lower(o.email) from operators o where o.id = ${id}`),
  looks: (id) => looksAt(sql`select ${id}::text`),
}

type Found = { entries: Entry[] }

// The columns keep their order, so that a record reads as it was meant.
const READERS: Readonly<Record<SubjectKind, (reader: Reader, id: string) => Promise<ExportSection>[]>> = {
  debtor: (reader, id) =>
    DEBTOR_HOLDINGS.map(async (holding) => {
      const found = await reader.one<Found>(
        sql`select coalesce(json_agg(row_to_json(x)), '[]') as entries from (${DEBTOR[holding](id)}) x`,
      )
      return { holding, entries: found?.entries ?? [] }
    }),
  creditor_person: (reader, id) =>
    CREDITOR_PERSON_HOLDINGS.map(async (holding) => {
      const found = await reader.one<Found>(
        sql`select coalesce(json_agg(row_to_json(x)), '[]') as entries from (${CREDITOR_PERSON[holding](id)}) x`,
      )
      return { holding, entries: found?.entries ?? [] }
    }),
  customer: (reader, id) =>
    CUSTOMER_HOLDINGS.map(async (holding) => {
      const found = await reader.one<Found>(
        sql`select coalesce(json_agg(row_to_json(x)), '[]') as entries from (${CUSTOMER[holding](id)}) x`,
      )
      return { holding, entries: found?.entries ?? [] }
    }),
  partner: (reader, id) =>
    PARTNER_HOLDINGS.map(async (holding) => {
      const found = await reader.one<Found>(
        sql`select coalesce(json_agg(row_to_json(x)), '[]') as entries from (${PARTNER[holding](id)}) x`,
      )
      return { holding, entries: found?.entries ?? [] }
    }),
  operator: (reader, id) =>
    OPERATOR_HOLDINGS.map(async (holding) => {
      const found = await reader.one<Found>(
        sql`select coalesce(json_agg(row_to_json(x)), '[]') as entries from (${OPERATOR[holding](id)}) x`,
      )
      return { holding, entries: found?.entries ?? [] }
    }),
}

/**
 * Everywhere that something about a person of each kind is kept. Secrets, and what is about others, are not read at all. Also
 * where there is nothing: that nothing is kept is an answer too.
 */
export const listHoldings = (reader: Reader, { kind, id }: Subject): Promise<ExportSection[]> =>
  Promise.all(READERS[kind](reader, id))
