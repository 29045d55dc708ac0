import { type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import type { Subject, SubjectKind } from './rules.ts'

export type Entry = Record<string, unknown>
export type ExportSection = { readonly holding: string; readonly entries: Entry[] }

type Source = (id: string) => Statement

/** The cases of one debtor in its one organisation. Whoever has the same name elsewhere is somebody else here. */
const CASES = (id: string): Statement => sql`
  claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id and d.id = ${id}`

/** Keys of a log that are about the person or the case, and never about somebody of the team or another person. */
const LOGGED = sql`array['note', 'reason', 'from_stage', 'to_stage', 'closure_reason', 'situation', 'until', 'promised_on',
  'fields', 'before', 'after', 'amount', 'payment_date', 'text', 'kind', 'status', 'deadline', 'from', 'to', 'message']`

/** Words of a log stand beside its facts where the log keeps them apart. */
const DETAILS = sql`(select coalesce(jsonb_object_agg(e.key, e.value), '{}')
  from jsonb_each(a.details || coalesce(nullif(to_jsonb(a) -> 'said', 'null'), '{}')) e where e.key = any (${LOGGED}))`

const OWN_EMAILS = sql`select lower(v #>> '{}') from jsonb_array_elements(
  jsonb_path_query_array(d.communication_channels, '$[*] ? (@.type == "email").value')) v union all select lower(d.portal_email)`

/**
 * Mails to an address of the person, as they are kept: codes and links are not in them any more. Those with a paper are
 * listed with their text; the paper is a file.
 */
const mailsTo = (addresses: Statement): Statement => sql`
  select m.recipient, m.subject, m.body_text as text, m.status, m.created_at, m.sent_at from mails m
  where lower(m.recipient) in (${addresses}) order by m.created_at, m.id`

/** Who looked or changed something is a colleague with rights of their own; that and when it happened is about the person. */
const looksAt = (ids: Statement): Statement => sql`
  select e.at, e.action from audit_entries e where e.subject_id in (${ids}) order by e.at, e.id`

const DEBTOR_HOLDINGS = [
  'identity',
  'cases',
  'invoices',
  'account',
  'payments',
  'bank_entries',
  'plans',
  'promises',
  'letters',
  'messages',
  'notes',
  'tasks',
  'documents',
  'court',
  'mails',
  'log_ins',
  'sessions',
  'contact_changes',
  'log',
  'work_notes',
  'looks',
] as const
const DEBTOR: Readonly<Record<(typeof DEBTOR_HOLDINGS)[number], Source>> = {
  identity: (id) => sql`
      select d.name, d.acting_as, d.debtor_type, d.person ->> 'salutation' as salutation,
        d.person ->> 'birth_date' as birth_date, d.company ->> 'firmenbuchnummer' as register_number, d.addresses,
        d.communication_channels as channels, d.iban, d.bic, d.language, d.situation, d.representative,
        d.legal_representatives, d.restricted_at, d.restriction_reason, d.created_at, d.updated_at
      from debtors d where d.id = ${id}`,
  cases: (id) => sql`
      select l.case_reference, l.partner_reference, l.claim_type, l.subject_matter, l.contract_date, l.case_status,
        l.closure_reason, l.collection_stage, l.claim_disputed, l.governing_law, l.blocked_reason, l.time_barred_on,
        l.total_cents / 100.0 as total, l.paid_cents / 100.0 as paid, l.created_at, l.updated_at
      from ${CASES(id)} order by l.created_at`,
  invoices: (id) => sql`
      select l.case_reference, i.invoice_number, i.invoice_issuer, i.invoice_recipient, i.subject,
        i.gross_cents / 100.0 as gross, i.invoice_issue_date as issued_on, i.invoice_due_date as due_on, f.original_filename as file,
        i.created_at
      from ${CASES(id)} join invoices i on i.claim_id = l.id left join invoice_files f on f.invoice_id = i.id
      order by i.created_at`,
  account: (id) => sql`
      select l.case_reference, e.kind, e.counts_as, e.amount_cents / 100.0 as amount, e.day, e.rule
      from ${CASES(id)} join account_entries e on e.claim_id = l.id order by e.seq`,
  payments: (id) => sql`
      select l.case_reference, p.amount_cents / 100.0 as amount, p.payment_date, p.payment_method as method, p.reference, p.external_reference,
        p.notes as note, p.iban, p.status, p.reversed_at
      from ${CASES(id)} join payments p on p.claim_id = l.id order by p.payment_date`,
  // What the bank told us of money that the person's cases got.
  bank_entries: (id) => sql`
      select l.case_reference, e.booking_date, e.value_date, e.amount_cents / 100.0 as amount,
        b.amount_cents / 100.0 as assigned, e.text, e.payer_name, e.payer_iban as iban, e.payer_bic as bic,
        e.end_to_end_id, e.bank_reference, e.status, e.to_refund_cents / 100.0 as to_refund, e.note
      from ${CASES(id)} join bank_parts b on b.claim_id = l.id join bank_entries e on e.id = b.entry_id
      order by e.booking_date, e.seq`,
  plans: (id) => sql`
      select l.case_reference, p.status, p.agreed_via, p.total_cents / 100.0 as total, p.created_at, p.ended_on,
        (select jsonb_agg(jsonb_build_object('number', i.number, 'due_on', i.due_date, 'amount', i.amount_cents / 100.0)
          order by i.number) from installments i where i.plan_id = p.id) as installments
      from ${CASES(id)} join installment_plans p on p.claim_id = l.id order by p.created_at`,
  promises: (id) => sql`
      select l.case_reference, p.promised_on, p.made_at from ${CASES(id)} join payment_promises p on p.claim_id = l.id
      order by p.made_at`,
  letters: (id) => sql`
      select l.case_reference, t.kind, t.letter_date, t.deadline, t.status, t.recipient, t.filename as file, t.posted_at,
        t.returned_at, t.returned_reason
      from ${CASES(id)} join letters t on t.claim_id = l.id order by t.created_at`,
  messages: (id) => sql`
      select l.case_reference, m.kind, m.reason, m.text, m.created_at from ${CASES(id)}
      join debtor_messages m on m.claim_id = l.id order by m.created_at`,
  // Who wrote it, and who should read it, are colleagues with rights of their own.
  notes: (id) => sql`
      select l.case_reference, n.kind, n.happened_at, n.text, n.promised_cents / 100.0 as amount, n.promised_on, n.earlier from ${CASES(id)}
      join case_notes n on n.claim_id = l.id where n.withdrawn_at is null order by n.created_at`,
  tasks: (id) => sql`
      select l.case_reference, t.title, t.due_on, t.done_at, t.created_at from ${CASES(id)}
      join tasks t on t.claim_id = l.id order by t.created_at`,
  documents: (id) => sql`
      select l.case_reference, x.original_filename as file, x.document_type, x.description, x.mime_type, x.uploaded_via,
        x.created_at, x.released_at is not null as shown_in_portal
      from ${CASES(id)} join documents x on x.claim_id = l.id order by x.created_at`,
  court: (id) => sql`
      select l.case_reference, x.decision, x.decided_at, x.procedure, x.competent_court, f.reference as filing_reference,
        f.filed_at, t.reference as title_reference, t.title_date,
        (select jsonb_agg(jsonb_build_object('kind', m.kind, 'date', m.message_date, 'reference', m.reference, 'note', m.note)
          order by m.recorded_at) from court_messages m where m.claim_id = l.id) as messages
      from ${CASES(id)} left join lawsuit_decisions x on x.claim_id = l.id
      left join court_filings f on f.claim_id = l.id and f.reversed_at is null left join court_titles t on t.claim_id = l.id and
      t.reversed_at is null where x.claim_id is not null or f.claim_id is not null`,
  mails: (id) => sql`
      select l.case_reference, m.recipient, m.subject, m.body_text as text, m.status, m.created_at, m.sent_at
      from debtors d join mails m on lower(m.recipient) in (${OWN_EMAILS}) left join claims l on l.id = m.claim_id
      where d.id = ${id} and ((l.debtor_id = d.id and l.organization_id = d.organization_id) or (m.claim_id is null and exists (
        select 1 from claims r where r.organization_id = d.organization_id and r.debtor_id = d.id
          and position(r.case_reference in m.subject || ' ' || m.body_text) > 0)))
      order by m.created_at, m.id`,
  log_ins: (id) => sql`
      select l.case_reference, a.at from ${CASES(id)} join claim_activity a on a.claim_id = l.id
      where a.action = 'debtor.entered' order by a.at`,
  sessions: (id) => sql`
      select l.case_reference, s.opened_at, s.used_at from ${CASES(id)} join debtor_sessions s on s.claim_id = l.id
      order by s.opened_at`,
  contact_changes: (id) => sql`
      select l.case_reference, x.fields, x.made_at from ${CASES(id)} join contact_changes x on x.claim_id = l.id
      order by x.made_at`,
  // What was done by itself is said: those are the automated steps. What we earn is about the partner, not the person.
  log: (id) => sql`
      select l.case_reference, a.at, a.action, a.actor_type as by, a.actor_type = 'system' as is_automated, ${DETAILS} as details
      from ${CASES(id)} join claim_activity a on a.claim_id = l.id
      where a.action not like 'fee%' order by a.at, a.seq`,
  work_notes: (id) => sql`
      select l.case_reference, w.kind, w.note, w.updated_at from ${CASES(id)} join work_marks w on w.claim_id = l.id
      where w.note is not null order by w.updated_at`,
  looks: (id) => looksAt(sql`select ${id}::text union all select l.id::text from claims l where l.debtor_id = ${id}`),
}

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
      select o.name, o.email, o.role, o.language, o.last_login_at, o.disabled_at, o.created_at, o.updated_at
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
