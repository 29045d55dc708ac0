import { conflict } from '../../../kernel/errors.ts'
import { onConstraint } from '../../../platform/db/constraints.ts'
import { allOf, knownNumber, knownWords, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, type Part, type Placed, pageClause } from '../../../platform/http/paging.ts'
import { type Stage, stagesWhere } from '../../case/claims/index.ts'
import { SHOWN_NAMES } from '../../parties/debtors/index.ts'
import type { DebtorParty } from './rules/parties.ts'
import type { CourtStatus, CourtStep, Decision, MessageKind } from './rules.ts'

export type FilingRow = {
  id: string
  claim_id: string
  reference: string
  /** Null for filings from before it was kept. */
  amount_to_claim_cents: number | null
  filed_at: Date
  filed_by: string | null
}

export const findFiling = (reader: Reader, claim_id: string): Promise<FilingRow | undefined> =>
  reader.one(sql`
    select id, claim_id, reference, amount_to_claim_cents, filed_at, filed_by from court_filings
    where claim_id = ${claim_id} and reversed_at is null`)

export const insertFiling = (tx: Tx, row: FilingRow): Promise<number> =>
  onConstraint(
    tx.run(sql`
      insert into court_filings (id, claim_id, reference, amount_to_claim_cents, filed_at, filed_by)
      values (${row.id}, ${row.claim_id}, ${row.reference}, ${row.amount_to_claim_cents}, ${row.filed_at}, ${row.filed_by})`),
    { court_filings_standing_key: () => conflict('already_recorded', 'A filing was recorded already') },
  )

type Reversed = { reversed_at: Date; reversed_by: string | null }

/** The claim is locked by the caller; what is reckoned after this finds it not filed. */
export async function setFilingReversed(tx: Tx, claim_id: string, by: Reversed): Promise<void> {
  await tx.run(sql`
    update court_filings set reversed_at = ${by.reversed_at}, reversed_by = ${by.reversed_by}
    where claim_id = ${claim_id} and reversed_at is null`)
  await tx.run(sql`update claims set filed_at = null where id = ${claim_id}`)
}

/** What we have earned by a filing, and what of it is the partner's. */
export const findEarnedBy = async (
  reader: Reader,
  filing_id: string,
): Promise<{ fee_cents: number; share_cents: number }> =>
  (await reader.one(sql`
    select coalesce(sum(f.amount_cents), 0)::bigint as fee_cents, coalesce(sum(s.amount_cents), 0)::bigint as share_cents
    from fees f left join revenue_shares s on s.fee_id = f.id where f.filing_id = ${filing_id}`)) as {
    fee_cents: number
    share_cents: number
  }

/** One row for every claim that is there. */
export const findCourtStep = (reader: Reader, claim_id: string): Promise<CourtStep | undefined> =>
  reader.one(sql`
    select (select decision from lawsuit_decisions where claim_id = l.id) as decision,
      exists (select 1 from court_filings where claim_id = l.id and reversed_at is null) as is_filed,
      exists (select 1 from withdrawals where claim_id = l.id and state = 'requested') as asks_to_stop,
      exists (select 1 from payment_reports where claim_id = l.id and state = 'reported') as reports_payment,
      exists (select 1 from debtors where id = l.debtor_id and restricted_at is not null) as is_restricted
    from claims l where l.id = ${claim_id}`)

export type TitleRow = {
  id: string
  claim_id: string
  reference: string
  title_date: string
  /** Of court and lawyer's fees; null where nobody told. */
  awarded_cents: number | null
  recorded_at: Date
  recorded_by: string | null
}

export const findTitle = (reader: Reader, claim_id: string): Promise<TitleRow | undefined> =>
  reader.one(sql`
    select id, claim_id, reference, title_date, awarded_cents, recorded_at, recorded_by from court_titles
    where claim_id = ${claim_id} and reversed_at is null`)

export const insertTitle = (tx: Tx, row: TitleRow): Promise<number> =>
  onConstraint(
    tx.run(sql`
      insert into court_titles (id, claim_id, reference, title_date, awarded_cents, recorded_at, recorded_by)
      values (${row.id}, ${row.claim_id}, ${row.reference}, ${row.title_date}, ${row.awarded_cents}, ${row.recorded_at},
        ${row.recorded_by})`),
    { court_titles_standing_key: () => conflict('already_recorded', 'A title was recorded already') },
  )

export const setTitleReversed = (tx: Tx, claim_id: string, by: Reversed): Promise<number> =>
  tx.run(sql`
    update court_titles set reversed_at = ${by.reversed_at}, reversed_by = ${by.reversed_by}
    where claim_id = ${claim_id} and reversed_at is null`)

export type MessageRow = {
  id: string
  claim_id: string
  filing_id: string
  kind: MessageKind
  message_date: string
  reference: string | null
  note: string | null
  recorded_at: Date
  recorded_by: string | null
}

/** A message, and whether the filing that it was about was taken back. */
export type FiledMessage = MessageRow & { is_filing_reversed: boolean }

export async function insertMessage(tx: Tx, row: MessageRow): Promise<MessageRow> {
  await tx.run(sql`
    insert into court_messages (id, claim_id, filing_id, kind, message_date, reference, note, recorded_at, recorded_by)
    values (${row.id}, ${row.claim_id}, ${row.filing_id}, ${row.kind}, ${row.message_date}, ${row.reference}, ${row.note},
      ${row.recorded_at}, ${row.recorded_by})`)
  return row
}

/** Newest first. */
export const listMessages = (reader: Reader, claim_id: string, page: Page): Promise<FiledMessage[]> =>
  reader.many(sql`
    select m.id, m.claim_id, m.filing_id, m.kind, m.message_date, m.reference, m.note, m.recorded_at, m.recorded_by,
      f.reversed_at is not null as is_filing_reversed
    from court_messages m join court_filings f on f.id = m.filing_id
    where m.claim_id = ${claim_id} order by m.recorded_at desc, m.id desc ${pageClause(page)}`)

export const countMessages = async (reader: Reader, claim_id: string): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from court_messages where claim_id = ${claim_id}`,
    )
  )?.total ?? 0

export type CourtCaseRow = {
  claim_id: string
  organization_id: string
  organization_name: string
  case_reference: string
  customer_id: string | null
  customer_name: string | null
  debtor_id: string
  debtor: Pick<DebtorParty, 'person' | 'company' | 'addresses'>
  collection_stage: Stage
  case_status: string
  stage_entered_at: Date
  streitwert_cents: number
  amount_to_claim_cents: number | null
  decision: Decision | null
  decided_at: Date | null
  court_fees_cents: number | null
  filing_reference: string | null
  filed_at: Date | null
  title_reference: string | null
  title_date: string | null
}

/** Stages of the partial index, so that PostgreSQL uses it. */
const IS_COURT_CASE = sql`pos.collection_stage in (${knownWords(stagesWhere(({ desk }) => desk !== null))})`

const at = (place: 'decision' | 'filed' | 'titled'): Statement =>
  sql`pos.collection_stage in (${knownWords(stagesWhere(({ desk }) => desk === place))})`

const STATUS_CONDITIONS: Readonly<Record<CourtStatus, Statement>> = {
  awaiting_decision: sql`${at('decision')} and x.decision is null`,
  decided_to_sue: sql`${at('decision')} and x.decision = 'sue'`,
  declined: sql`${at('decision')} and x.decision = 'decline'`,
  filed: at('filed'),
  titled: at('titled'),
}

export type CourtCaseFilter = {
  status?: CourtStatus
  organization_id?: string
  partner_id?: string
  customer_id?: string
  country?: string
}

function matching({ status, organization_id, partner_id, customer_id, country }: CourtCaseFilter): Statement {
  const conditions = [IS_COURT_CASE]
  if (status) conditions.push(STATUS_CONDITIONS[status])
  if (organization_id) conditions.push(sql`pos.organization_id = ${organization_id}`)
  if (customer_id) conditions.push(sql`pos.customer_id = ${customer_id}`)
  if (partner_id) {
    conditions.push(sql`exists (
      select 1 from customers r where r.organization_id = pos.organization_id and r.id = pos.customer_id and r.partner_id = ${partner_id})`)
  }
  if (country) {
    conditions.push(sql`exists (
      select 1 from claims l join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
      where l.id = pos.id and ${country === 'none' ? sql`d.country is null` : sql`d.country = ${country}`})`)
  }
  return allOf(conditions)
}

const POSITIONS = sql`claim_positions pos left join lawsuit_decisions x on x.claim_id = pos.id`

const LISTED = sql`l.id as claim_id, l.organization_id, o.name as organization_name, l.case_reference, l.customer_id,
  c.name as customer_name, l.debtor_id,
  ${SHOWN_NAMES} || jsonb_build_object('addresses', case when d.restricted_at is null then d.addresses else '[]' end) as debtor,
  l.collection_stage, l.case_status, l.stage_entered_at, l.total_cents as streitwert_cents, x.amount_to_claim_cents, x.decision,
  x.decided_at, x.court_fees_cents, case when d.restricted_at is null then f.reference end as filing_reference, f.filed_at,
  case when d.restricted_at is null then t.reference end as title_reference, t.title_date`
const WHOLE = sql`claims l left join lawsuit_decisions x on x.claim_id = l.id
  join organizations o on o.id = l.organization_id
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
  left join court_filings f on f.claim_id = l.id and f.reversed_at is null
  left join court_titles t on t.claim_id = l.id and t.reversed_at is null`

/** The one that has waited longest comes first. Only claims of the page are read in full. */
export const listCourtCases = (reader: Reader, filter: CourtCaseFilter, page: Page): Promise<CourtCaseRow[]> =>
  reader.many(sql`
    with found as (
      select pos.id from ${POSITIONS} where ${matching(filter)} order by pos.stage_entered_at, pos.id ${pageClause(page)})
    select ${LISTED} from ${WHOLE} where l.id in (select id from found) order by l.stage_entered_at, l.id`)

/** The same in parts, for reading all. */
export const listCourtCasesAfter = (
  reader: Reader,
  filter: CourtCaseFilter,
  { after, most }: Part,
): Promise<(CourtCaseRow & Placed)[]> => {
  const later = after
    ? sql`(pos.stage_entered_at, pos.id) > (${after.place}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  return reader.many(sql`
    with found as (
      select pos.id from ${POSITIONS} where ${matching(filter)} and ${later}
      order by pos.stage_entered_at, pos.id limit ${knownNumber(most)})
    select l.id, ${LISTED}, l.stage_entered_at::text as place from ${WHOLE} where l.id in (select id from found)
    order by l.stage_entered_at, l.id`)
}

/** How many cases have each status. The status filter of the list does not apply here. */
export const countCourtCasesByStatus = async (
  reader: Reader,
  { status: _, ...filter }: CourtCaseFilter,
): Promise<Record<CourtStatus, number>> =>
  (await reader.one(sql`
    select count(*) filter (where ${STATUS_CONDITIONS.awaiting_decision})::int as awaiting_decision,
      count(*) filter (where ${STATUS_CONDITIONS.decided_to_sue})::int as decided_to_sue,
      count(*) filter (where ${STATUS_CONDITIONS.declined})::int as declined,
      count(*) filter (where ${STATUS_CONDITIONS.filed})::int as filed,
      count(*) filter (where ${STATUS_CONDITIONS.titled})::int as titled
    from ${POSITIONS} where ${matching(filter)}`)) as Record<CourtStatus, number>

export type PackageInvoice = {
  id: string
  invoice_number: string | null
  subject: string | null
  issue_date: string | null
  due_date: string | null
  net_cents: number | null
  gross_cents: number | null
  reminder_fees_cents: number | null
  has_file: boolean
}

/** The caller has checked that the claim may be seen. In the order of their dates. */
export const listPackageInvoices = (reader: Reader, claim_id: string): Promise<PackageInvoice[]> =>
  reader.many(sql`
    select i.id, i.invoice_number, i.subject, i.invoice_issue_date as issue_date, i.invoice_due_date as due_date, i.net_cents,
      i.gross_cents, i.reminder_fees_cents,
      exists (select 1 from invoice_files f where f.invoice_id = i.id) as has_file
    from invoices i where i.claim_id = ${claim_id} and i.split_at is null
    order by i.invoice_issue_date nulls last, i.created_at, i.id`)

export type PackageDocument = {
  id: string
  original_filename: string
  document_type: string
  description: string | null
  file_size: number
  created_at: Date
  is_e_invoice: boolean
}

/** With retained documents, which a partner deleted: they are evidence too. What a debtor sent is not, until it is shared. */
export const listPackageDocuments = (reader: Reader, claim_id: string): Promise<PackageDocument[]> =>
  reader.many(sql`
    select id, original_filename, document_type, description, file_size, created_at,
      exists (select 1 from document_e_invoices e where e.document_id = d.id and e.read_at is not null) as is_e_invoice
    from documents d where claim_id = ${claim_id} and visibility <> 'team' order by created_at, id`)
