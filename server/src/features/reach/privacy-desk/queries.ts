import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type {
  IdentityMethod,
  RecipientCause,
  RecipientKind,
  RequestChannel,
  RequestKind,
  RequestState,
  StepAction,
  Subject,
  SubjectKind,
} from './rules.ts'

export type RequestRow = {
  id: string
  number: number
  kind: RequestKind
  state: RequestState
  person_name: string
  contact: string | null
  channel: RequestChannel
  language: 'de' | 'en'
  note: string | null
  received_on: string
  due_on: string
  extended_reason: string | null
  identity_method: IdentityMethod | null
  identity_note: string | null
  identity_checked_at: Date | null
  identity_checked_by: string | null
  closed_at: Date | null
  closed_by: string | null
  outcome: string | null
  created_by: string
  created_at: Date
  updated_at: Date
}

const COLUMNS = sql`q.id, q.number::int as number, q.kind, q.state, q.person_name, q.contact, q.channel, q.language, q.note,
  q.received_on, q.due_on, q.extended_reason, q.identity_method, q.identity_note, q.identity_checked_at,
  q.identity_checked_by, q.closed_at, q.closed_by, q.outcome, q.created_by, q.created_at, q.updated_at`

export type RequestFilter = { kind?: RequestKind; open?: boolean; subject_id?: string }

function matching({ kind, open, subject_id }: RequestFilter): Statement {
  const conditions: Statement[] = []
  if (kind) conditions.push(sql`q.kind = ${kind}`)
  if (open !== undefined) conditions.push(sql`(q.state in ('open', 'extended')) = ${open}`)
  if (subject_id)
    conditions.push(
      sql`exists (select 1 from privacy_request_subjects s where s.request_id = q.id and s.subject_id = ${subject_id})`,
    )
  return allOf(conditions)
}

/** Open ones first, the next that is due at the top. */
export const listRequests = (reader: Reader, filter: RequestFilter, page: Page): Promise<RequestRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from privacy_requests q where ${matching(filter)}
    order by (q.state in ('open', 'extended')) desc,
      case when q.state in ('open', 'extended') then q.due_on end, q.received_on desc, q.id desc ${pageClause(page)}`)

export const countRequests = async (reader: Reader, filter: RequestFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from privacy_requests q where ${matching(filter)}`,
    )
  )?.total ?? 0

export const findRequest = (reader: Reader, id: string): Promise<RequestRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from privacy_requests q where q.id = ${id}`)

export const lockRequest = (tx: Tx, id: string): Promise<RequestRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from privacy_requests q where q.id = ${id} for update of q`)

export const insertRequest = (tx: Tx, row: Omit<RequestRow, 'number'>): Promise<number> =>
  tx.run(sql`
    insert into privacy_requests (id, kind, state, person_name, contact, channel, language, note, received_on, due_on,
      created_by, created_at, updated_at)
    values (${row.id}, ${row.kind}, ${row.state}, ${row.person_name}, ${row.contact}, ${row.channel}, ${row.language},
      ${row.note}, ${row.received_on}, ${row.due_on}, ${row.created_by}, ${row.created_at}, ${row.updated_at})`)

export const setRequest = (tx: Tx, row: RequestRow): Promise<number> =>
  tx.run(sql`
    update privacy_requests set kind = ${row.kind}, state = ${row.state}, due_on = ${row.due_on},
      extended_reason = ${row.extended_reason}, identity_method = ${row.identity_method},
      identity_note = ${row.identity_note}, identity_checked_at = ${row.identity_checked_at},
      identity_checked_by = ${row.identity_checked_by}, closed_at = ${row.closed_at}, closed_by = ${row.closed_by},
      outcome = ${row.outcome}, updated_at = ${row.updated_at}
    where id = ${row.id}`)

export type SubjectRow = {
  kind: SubjectKind
  subject_id: string
  added_at: Date
  erased_at: Date | null
  erasure: unknown
  /** What stops the rest of the erasure has not ended yet. */
  waits_since: Date | null
}

export const listSubjects = (reader: Reader, request_id: string): Promise<SubjectRow[]> =>
  reader.many(sql`
    select kind, subject_id, added_at, erased_at, erasure, waits_since from privacy_request_subjects
    where request_id = ${request_id} order by added_at, kind, subject_id`)

export const insertSubject = (
  tx: Tx,
  row: { request_id: string; subject: Subject; added_by: string; added_at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into privacy_request_subjects (request_id, kind, subject_id, added_by, added_at)
    values (${row.request_id}, ${row.subject.kind}, ${row.subject.id}, ${row.added_by}, ${row.added_at})
    on conflict do nothing`)

/** What was erased for a request stays with it. */
export const deleteSubject = (tx: Tx, request_id: string, { kind, id }: Subject): Promise<number> =>
  tx.run(sql`
    delete from privacy_request_subjects
    where request_id = ${request_id} and kind = ${kind} and subject_id = ${id} and erased_at is null`)

export const setErased = (
  tx: Tx,
  row: { request_id: string; subject: Subject; erased_at: Date; erasure: unknown; waits_since: Date | null },
): Promise<number> =>
  tx.run(sql`
    update privacy_request_subjects set erased_at = ${row.erased_at}, erasure = ${JSON.stringify(row.erasure)}::text::jsonb,
      waits_since = ${row.waits_since}
    where request_id = ${row.request_id} and kind = ${row.subject.kind} and subject_id = ${row.subject.id}`)

export type StepRow = {
  id: string
  action: StepAction
  subject_kind: SubjectKind | null
  subject_id: string | null
  details: Record<string, unknown>
  actor_name: string
  at: Date
}

export const listSteps = (reader: Reader, request_id: string): Promise<StepRow[]> =>
  reader.many(sql`
    select s.id, s.action, s.subject_kind, s.subject_id, s.details, o.name as actor_name, s.at
    from privacy_request_steps s join operators o on o.id = s.actor_id
    where s.request_id = ${request_id} order by s.seq`)

export const insertStep = (
  tx: Tx,
  row: Omit<StepRow, 'actor_name'> & { request_id: string; actor_id: string },
): Promise<number> =>
  tx.run(sql`
    insert into privacy_request_steps (id, request_id, action, subject_kind, subject_id, details, actor_id, at)
    values (${row.id}, ${row.request_id}, ${row.action}, ${row.subject_kind}, ${row.subject_id},
      ${JSON.stringify(row.details)}::text::jsonb, ${row.actor_id}, ${row.at})`)

export type RecipientRow = {
  id: string
  cause: RecipientCause
  kind: RecipientKind
  name: string | null
  case_references: string
  told_at: Date | null
  told_note: string | null
}

const RECIPIENT = sql`id, cause, kind, name, case_references, told_at, told_note`

export const listRecipients = (reader: Reader, request_id: string): Promise<RecipientRow[]> =>
  reader.many(sql`
    select ${RECIPIENT} from privacy_recipients where request_id = ${request_id} order by created_at, kind, name, id`)

export const insertRecipient = (
  tx: Tx,
  row: Omit<RecipientRow, 'told_at' | 'told_note'> & { request_id: string; created_at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into privacy_recipients (id, request_id, cause, kind, name, case_references, created_at)
    values (${row.id}, ${row.request_id}, ${row.cause}, ${row.kind}, ${row.name}, ${row.case_references},
      ${row.created_at})`)

export const setTold = (
  tx: Tx,
  row: { id: string; request_id: string; told_at: Date; told_by: string; told_note: string },
): Promise<number> =>
  tx.run(sql`
    update privacy_recipients set told_at = ${row.told_at}, told_by = ${row.told_by}, told_note = ${row.told_note}
    where id = ${row.id} and request_id = ${row.request_id} and told_at is null`)

export type KnownRecipient = { kind: RecipientKind; name: string | null; case_references: string }

/** Who has got data of a debtor: the creditor, whoever referred the case, the court, and who prints letters for us. */
export const listRecipientsOf = (reader: Reader, debtor_id: string): Promise<KnownRecipient[]> =>
  reader.many(sql`
    select r.kind, r.name, string_agg(distinct r.case_reference, ', ' order by r.case_reference) as case_references
    from debtors d join claims l on l.organization_id = d.organization_id and l.debtor_id = d.id cross join lateral (
      select 'creditor' as kind, c.name, l.case_reference from customers c
        where c.organization_id = l.organization_id and c.id = l.customer_id
      union all
      select 'partner', p.name, l.case_reference from customers c
        join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
        where c.organization_id = l.organization_id and c.id = l.customer_id
      union all
      select 'court', x.competent_court, l.case_reference from court_filings f
        left join lawsuit_decisions x on x.claim_id = f.claim_id where f.claim_id = l.id and f.reversed_at is null
      union all
      select 'print_service', null, l.case_reference from letters t
        where t.claim_id = l.id and t.handed_over_at is not null
    ) r
    where d.id = ${debtor_id} group by r.kind, r.name order by r.kind, r.name`)
