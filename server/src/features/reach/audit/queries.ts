import { ACCESS_ACTIONS, ADMINISTRATION_ACTIONS, AUDIT_LOGS, type AuditLog } from '../../../platform/audit/audit.ts'
import { allOf, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'

/** Names are those of today: an entry holds ids only, so that people can be erased and the chain still holds. */
export type AuditRow = {
  id: string
  log: AuditLog
  number: number
  at: Date
  actor_type: string
  actor_id: string | null
  actor_name: string | null
  action: string
  organization_id: string | null
  organization_name: string | null
  subject_kind: string | null
  subject_id: string | null
  subject_name: string | null
  details: Record<string, unknown>
}

export type AuditFilter = {
  log?: AuditLog
  action?: string
  /** The part of the action before the dot. */
  group?: string
  actor_id?: string
  subject_id?: string
  /** Of a debtor: what is about them, and about each of their cases. */
  debtor_id?: string
  organization_id?: string
  from?: Date
  before?: Date
}

/** Each has an index; a part of an action has none. */
const actionsOf = (group: string): string[] =>
  [...ADMINISTRATION_ACTIONS, ...ACCESS_ACTIONS].filter((action) => action.startsWith(`${group}.`))

function matching(filter: AuditFilter): Statement {
  const { log, action, group, actor_id, subject_id, debtor_id, organization_id, from, before } = filter
  const conditions: Statement[] = [sql`e.number is not null`]
  if (log) conditions.push(sql`e.log = ${log}`)
  if (action) conditions.push(sql`e.action = ${action}`)
  if (group) conditions.push(sql`e.action = any(${actionsOf(group)}::text[])`)
  if (actor_id) conditions.push(sql`e.actor_id = ${actor_id}`)
  if (subject_id) conditions.push(sql`e.subject_id = ${subject_id}`)
  if (debtor_id)
    conditions.push(sql`e.subject_id = any(array(
      select ${debtor_id}::text union all select l.id::text from claims l where l.debtor_id = ${debtor_id}))`)
  if (organization_id) conditions.push(sql`e.organization_id = ${organization_id}`)
  if (from) conditions.push(sql`e.at >= ${from}`)
  if (before) conditions.push(sql`e.at < ${before}`)
  return allOf(conditions)
}

const ACTOR_NAME = sql`case e.actor_type
  when 'operator' then (select o.name from operators o where o.id = e.actor_id)
  when 'token' then (select t.name from api_tokens t where t.id = e.actor_id)
  when 'creditor' then (select coalesce(p.name, p.email) from creditor_people p where p.id = e.actor_id) end`

const SUBJECT_NAME = sql`case e.subject_kind
  when 'operator' then (select o.name from operators o where o.id::text = e.subject_id)
  when 'token' then (select t.name from api_tokens t where t.id::text = e.subject_id)
  when 'organization' then (select o.name from organizations o where o.id::text = e.subject_id)
  when 'partner' then (select p.name from partners p where p.id::text = e.subject_id)
  when 'bank_account' then coalesce((select b.name from bank_accounts b where b.id = e.subject_id::uuid),
    (select z.name from closed_bank_accounts z where z.id = e.subject_id::uuid))
  when 'customer' then (select c.name from customers c where c.id = e.subject_id::uuid)
  when 'creditor_person' then (select coalesce(p.name, p.email) from creditor_people p where p.id = e.subject_id::uuid)
  when 'debtor' then (select nullif(${SHOWN_NAME}, '') from debtors d where d.id = e.subject_id::uuid)
  when 'claim' then (select l.case_reference from claims l where l.id = e.subject_id::uuid) end`

/** Newest first. Names are looked up for the rows of the page only. */
export const listAudit = (reader: Reader, filter: AuditFilter, page: Page): Promise<AuditRow[]> =>
  reader.many(sql`
    select e.id, e.log, coalesce(e.number, 0)::int as number, e.at, e.actor_type, e.actor_id, ${ACTOR_NAME} as actor_name,
      e.action, e.organization_id, (select g.name from organizations g where g.id = e.organization_id) as organization_name,
      e.subject_kind, e.subject_id, ${SUBJECT_NAME} as subject_name, e.details
    from audit_entries e where ${matching(filter)} order by e.at desc, e.id desc ${pageClause(page)}`)

export const countAudit = async (reader: Reader, filter: AuditFilter): Promise<number> => {
  const { log, ...others } = filter
  const is_narrow = Object.values(others).some((value) => value !== undefined)
  const total = is_narrow
    ? sql`select count(*)::int as total from audit_entries e where ${matching(filter)}`
    : sql`select coalesce(sum(x.entries), 0)::int as total from (${entriesOfLogs}) x where ${log ? sql`x.log = ${log}` : sql`true`}`
  return (await reader.one<{ total: number }>(total))?.total ?? 0
}

/** Each log is numbered without gaps, and only its beginning is ever removed: so the last number tells how many there are. */
const entriesOfLogs = sql`
  select l.log, greatest(0, coalesce((
      select e.number from audit_entries e where e.log = l.log and e.number is not null order by e.number desc limit 1), 0)
    - coalesce((select a.number from audit_anchors a where a.log = l.log), 0)) as entries
  from unnest(${[...AUDIT_LOGS]}::text[]) l (log)`

export type FileKind = 'claims' | 'letters' | 'documents' | 'invoices' | 'court-fee-invoices'

/** Whose file a row belongs to; undefined for one that is not there. */
export const findFileOf = (
  reader: Reader,
  kind: FileKind,
  id: string,
): Promise<{ claim_id: string; organization_id: string } | undefined> => {
  switch (kind) {
    case 'claims':
      return reader.one(sql`select id as claim_id, organization_id from claims where id = ${id}`)
    case 'letters':
      return reader.one(sql`select claim_id, organization_id from letters where id = ${id}`)
    case 'documents':
      return reader.one(sql`select claim_id, organization_id from documents where id = ${id}`)
    case 'court-fee-invoices':
      return reader.one(sql`select claim_id, organization_id from court_fee_invoices where id = ${id}`)
    case 'invoices':
      return reader.one(sql`select claim_id, organization_id from invoices where id = ${id}`)
  }
}
