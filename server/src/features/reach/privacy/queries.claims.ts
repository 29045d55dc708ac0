import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import type { ClaimFacts } from './rules/erasure.ts'

/** Data of restricted debtors are needed for legal claims. */
const IS_RESTRICTED = sql`d.restricted_at is not null`

const FACTS = sql`l.id, l.debtor_id, l.governing_law, l.case_status = 'closed' as is_closed,
  coalesce(greatest(l.stage_entered_at, (select max(p.created_at) from payments p where p.claim_id = l.id))::date::text, '') as last_day,
  (select t.title_date from court_titles t where t.claim_id = l.id and t.reversed_at is null) as title_date,
  coalesce((select ${IS_RESTRICTED} from debtors d where d.id = l.debtor_id), false) as is_restricted,
  coalesce((select jsonb_agg(e.kind) from claim_erasures e where e.claim_id = l.id), '[]') as erased`

export const listClaimFacts = (reader: Reader, debtor_id: string): Promise<ClaimFacts[]> =>
  reader.many(sql`select ${FACTS} from claims l where l.debtor_id = ${debtor_id} order by l.id`)

/**
 * Locked until commit; undefined while somebody else works on it. The facts are read by a statement of their own: the one
 * that locks sees other tables as they were before it had the lock.
 */
export async function lockClaimFacts(tx: Tx, id: string): Promise<ClaimFacts | undefined> {
  const locked = await tx.one<{ id: string }>(sql`select l.id from claims l where l.id = ${id} for update skip locked`)
  return locked ? tx.one(sql`select ${FACTS} from claims l where l.id = ${id}`) : undefined
}

export const lockClaimsOf = (tx: Tx, debtor_id: string): Promise<{ id: string }[]> =>
  tx.many(sql`select id from claims where debtor_id = ${debtor_id} order by id for update`)

export type Due = { part: string; law: string | null; closed_before: string; titled_before: string }

/**
 * Closed claims of a law with a part that is still there and whose time is over; no law for those that never had one. In the
 * order of `claim_positions_closed_idx`, so that a portion costs as much as it finds; `after` is the last claim of the one before.
 */
export const listDueClaims = (reader: Reader, due: Due, after: string, limit: number): Promise<{ id: string }[]> =>
  reader.many(sql`
    select l.id from claim_positions pos join claims l on l.id = pos.id
    where pos.collection_stage = 'closed' and pos.stage_entered_at < ${due.closed_before}::date
      and (pos.stage_entered_at, pos.id) > (
        coalesce((select a.stage_entered_at from claim_positions a where a.id = ${after}::uuid), '-infinity'), ${after}::uuid)
      and ${due.law === null ? sql`l.governing_law is null` : sql`l.governing_law = ${due.law}`}
      and not exists (select 1 from claim_erasures e where e.claim_id = l.id and e.kind = ${due.part})
      and not exists (select 1 from court_titles t
        where t.claim_id = l.id and t.reversed_at is null and t.title_date >= ${due.titled_before}::date)
      and not exists (
        select 1 from payments p where p.claim_id = l.id and p.created_at >= ${due.closed_before}::date)
      and not exists (select 1 from debtors d where d.id = l.debtor_id and ${IS_RESTRICTED})
    order by pos.stage_entered_at, pos.id limit ${limit}`)

export const insertClaimErasure = (tx: Tx, claim_id: string, part: string, at: Date): Promise<number> =>
  tx.run(sql`
    insert into claim_erasures (claim_id, kind, erased_at) values (${claim_id}, ${part}, ${at}) on conflict do nothing`)

/** Of documents: answers of people go with the file, invoices with receipts, letters and court papers with letters. */
export const DOCUMENTS_OF: Readonly<Record<'file' | 'letters' | 'receipts', Statement>> = {
  file: sql`(message_id is not null or question_id is not null or document_type not in ('invoice', 'legal', 'correspondence'))`,
  letters: sql`message_id is null and question_id is null and document_type in ('legal', 'correspondence')`,
  receipts: sql`message_id is null and question_id is null and document_type = 'invoice'`,
}

/** Mails with a letter or an invoice of ours are kept with it. */
export const IS_MAIL_OF_PAPER = sql`(exists (select 1 from letters t where t.mail_id = m.id)
  or exists (select 1 from court_fee_invoices i where i.mail_id = m.id))`

type Counts<Name extends string> = Record<Name, number>

export const countFile = (reader: Reader, claim_id: string) =>
  reader.one<
    Counts<
      | 'messages'
      | 'documents'
      | 'activity_notes'
      | 'team_notes'
      | 'answers_to_requests'
      | 'requests_of_creditors'
      | 'portal_access'
      | 'mails'
      | 'decision_links'
      | 'reader_results'
      | 'webhook_answers'
    >
  >(sql`
    select (select count(*)::int from debtor_messages where claim_id = ${claim_id}) as messages,
      (select count(*)::int from documents where claim_id = ${claim_id} and ${DOCUMENTS_OF.file}) as documents,
      (select count(*)::int from claim_activity where claim_id = ${claim_id} and said is not null) as activity_notes,
      (select count(*)::int from work_marks where claim_id = ${claim_id})
        + (select count(*)::int from case_notes where claim_id = ${claim_id})
        + (select count(*)::int from tasks where claim_id = ${claim_id}) as team_notes,
      (select count(*)::int from creditor_questions where claim_id = ${claim_id}) as answers_to_requests,
      (select count(*)::int from payment_reports where claim_id = ${claim_id})
        + (select count(*)::int from withdrawals where claim_id = ${claim_id}) as requests_of_creditors,
      (select count(*)::int from debtor_sessions where claim_id = ${claim_id})
        + (select count(*)::int from debtor_access_codes where claim_id = ${claim_id}) as portal_access,
      (select count(*)::int from mails m where m.claim_id = ${claim_id} and not ${IS_MAIL_OF_PAPER}) as mails,
      (select count(*)::int from lawsuit_decision_links where claim_id = ${claim_id}) as decision_links,
      (select count(*)::int from invoice_fields f join invoices i on i.id = f.invoice_id
        where i.claim_id = ${claim_id} and f.reading is not null) as reader_results,
      (select count(*)::int from webhook_attempts w join webhook_deliveries v on v.id = w.delivery_id
        where v.claim_id = ${claim_id}) as webhook_answers`)

export const countLetters = (reader: Reader, claim_id: string) =>
  reader.one<Counts<'letters' | 'mails' | 'agreements' | 'court_papers' | 'documents'>>(sql`
    select (select count(*)::int from letters where claim_id = ${claim_id}) as letters,
      (select count(*)::int from mails m where m.claim_id = ${claim_id}
        and exists (select 1 from letters t where t.mail_id = m.id)) as mails,
      (select count(*)::int from plan_agreements where claim_id = ${claim_id}) as agreements,
      (select count(*)::int from lawsuit_decisions where claim_id = ${claim_id})
        + (select count(*)::int from court_filings where claim_id = ${claim_id})
        + (select count(*)::int from court_messages where claim_id = ${claim_id})
        + (select count(*)::int from court_titles where claim_id = ${claim_id}) as court_papers,
      (select count(*)::int from documents where claim_id = ${claim_id} and ${DOCUMENTS_OF.letters}) as documents`)

export const countReceipts = (reader: Reader, claim_id: string) =>
  reader.one<
    Counts<'payments' | 'bank_entries' | 'invoices' | 'court_fee_invoices' | 'mails' | 'documents' | 'claim_texts'>
  >(sql`
    select (select count(*)::int from payments where claim_id = ${claim_id}) as payments,
      (select count(distinct entry_id)::int from bank_parts where claim_id = ${claim_id}) as bank_entries,
      (select count(*)::int from invoices where claim_id = ${claim_id}) as invoices,
      (select count(*)::int from court_fee_invoices where claim_id = ${claim_id}) as court_fee_invoices,
      (select count(*)::int from mails m where m.claim_id = ${claim_id}
        and exists (select 1 from court_fee_invoices i where i.mail_id = m.id)) as mails,
      (select count(*)::int from documents where claim_id = ${claim_id} and ${DOCUMENTS_OF.receipts}) as documents,
      (select count(*)::int from claims where id = ${claim_id}) as claim_texts`)
