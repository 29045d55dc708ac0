import { type Statement, sql } from '../../../platform/db/db.ts'

/** What is kept of one kind about the person with this id. */
export type Source = (id: string) => Statement

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

/** Who looked or changed something is a colleague with rights of their own; that and when it happened is about the person. */
export const looksAt = (ids: Statement): Statement => sql`
  select e.at, e.action from audit_entries e where e.subject_id in (${ids}) order by e.at, e.id`

export const DEBTOR_HOLDINGS = [
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

/** What is kept about a debtor. */
export const DEBTOR: Readonly<Record<(typeof DEBTOR_HOLDINGS)[number], Source>> = {
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
        (select jsonb_agg(jsonb_build_object('kind', m.kind, 'date', m.message_date, 'reference', m.reference, 'note', m.note,
          'is_filing_reversed', g.reversed_at is not null) order by m.recorded_at)
          from court_messages m join court_filings g on g.id = m.filing_id where m.claim_id = l.id) as messages
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
