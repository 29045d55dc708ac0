import { isWithheld } from '../../../audiences/visibility.ts'
import type { Cents } from '../../../kernel/money.ts'
import type { StaleTable } from '../../../law/stale-tables.ts'
import { allOf, knownNumber, knownWords, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { CaseStatus, Stage } from '../../case/claims/index.ts'
import { PRIMARY_ADDRESS, SHOWN_NAME } from '../../parties/debtors/index.ts'
import { KINDS } from './queries.work-kinds.ts'
import { COUNTED_MAX, WORK_KINDS, type WorkKey, type WorkKind, waitsWhileWithheld } from './rules.ts'

export type WorkFilter = {
  organization_id?: string
  /** Of these: somebody's, and with null nobody's. */
  owner_ids?: readonly (string | null)[]
  include_snoozed?: boolean
  subject_id?: string
}

const isSnoozed = (now: Statement): Statement =>
  sql`coalesce(m.snoozed_until > ${now} and i.latest_at < m.snoozed_since + interval '1 millisecond', false)`

/** A task has an owner of its own; whoever has left the team owns none. */
const TASK_OWNER = sql`
  (select h.id from tasks k join operators h on h.id = k.owner_id and h.disabled_at is null where k.id = i.subject_id)`

/** Somebody has seen what it tells. */
const IS_SEEN = sql`coalesce(i.latest_at < m.seen_since + interval '1 millisecond', false)`

/** What every kind is asked alike, said once: a statement takes only so many values. */
const asking = ({ filter: { organization_id, subject_id, owner_ids }, now }: WorkAsked): Statement => sql`
  asked as materialized (
    select ${now}::timestamptz as now, ${organization_id ?? null}::uuid as organization_id,
      ${subject_id ?? null}::uuid as subject_id, ${(owner_ids ?? []).filter((id) => id !== null)}::uuid[] as owner_ids)`

/** The items of a kind, with what was noted about them. */
const waiting = (kind: WorkKind, { filter, now, stale }: WorkAsked, apart = sql``): Statement => sql`
  (select ${knownWords([kind])}::text as kind, k.* from (${KINDS[kind](now, stale)}) k ${apart}) i
    left join work_marks m on m.kind = i.kind and m.subject_id = i.subject_id
  where ${matching(kind, filter)}`

const unionOf = (parts: readonly Statement[]): Statement =>
  parts.reduce((left, right) => sql`${left} union all ${right}`)

function matching(kind: WorkKind, filter: WorkFilter): Statement {
  const conditions: Statement[] = [sql`not ${IS_SEEN}`]
  // Nobody works on a file that may only be kept. What the person says, and what the claim would be lost without, still
  // waits (Art. 18 (2) GDPR).
  if (!waitsWhileWithheld(kind)) conditions.push(sql`not ${isWithheld(sql`i.claim_id`)}`)
  if (filter.organization_id) conditions.push(sql`i.organization_id = (select organization_id from asked)`)
  if (filter.subject_id) conditions.push(sql`i.subject_id = (select subject_id from asked)`)
  if (filter.owner_ids) conditions.push(isOwnedBy(kind, filter.owner_ids))
  if (!filter.include_snoozed) conditions.push(sql`not ${isSnoozed(sql`(select now from asked)`)}`)
  return allOf(conditions)
}

function isOwnedBy(kind: WorkKind, owner_ids: readonly (string | null)[]): Statement {
  const owner = kind === 'task_due' ? TASK_OWNER : sql`m.owner_id`
  const named = sql`${owner} = any ((select owner_ids from asked)::uuid[])`
  return owner_ids.includes(null) ? sql`(${named} or ${owner} is null)` : named
}

export type WorkItemRow = WorkKey & {
  /** Null where the item is about the whole installation. */
  organization_id: string | null
  organization_name: string | null
  claim_id: string | null
  invoice_id: string | null
  letter_id: string | null
  debtor_id: string | null
  customer_id: string | null
  partner_id: string | null
  /** Of an item about a transfer of ours. */
  run_id: string | null
  since: Date
  latest_at: Date
  reason: string | null
  count: number
  case_reference: string | null
  collection_stage: Stage | null
  case_status: CaseStatus | null
  total_cents: Cents | null
  paid_cents: Cents | null
  invoice_number: string | null
  debtor_name: string | null
  debtor_country: string | null
  customer_name: string | null
  partner_name: string | null
  owner_id: string | null
  owner_name: string | null
  snoozed_until: Date | null
  note: string | null
}

export type WorkAsked = {
  filter: WorkFilter
  now: Date
  /** The tables of the law that somebody should look at. */
  stale: readonly StaleTable[]
}
export type WorkWanted = WorkAsked & { kinds: readonly WorkKind[] }

/**
 * The item that has waited longest comes first. Of every kind only as many are taken as all pages up to this one could show:
 * however many wait, few are put in order.
 */
function onPage({ kinds, ...asked }: WorkWanted, page: Page): Statement {
  const most = pageClause({ page: 1, limit: roundedUp(page.page * page.limit) })
  const firsts = kinds.map(
    (kind) => sql`(
      select i.* from ${waiting(kind, asked, apartOf(kind, asked.filter))} order by i.since, i.subject_id ${most})`,
  )
  return sql`with ${asking(asked)}
    select * from (${unionOf(firsts)}) i order by i.since, i.kind, i.subject_id ${pageClause(page)}`
}

/** Of these an index has just what may wait, in the order in which it waits. */
const WALKED: readonly WorkKind[] = [
  'new_claim',
  'extraction_review',
  'dispute',
  'missed_installment',
  'tenancy_review',
]
/**
 * The others are found apart from what is asked of them: else PostgreSQL might walk along everything there ever was to meet the
 * first few, though none of them may wait, or expect that hardly any is left.
 */
const apartOf = (kind: WorkKind, { subject_id }: WorkFilter): Statement =>
  subject_id || WALKED.includes(kind) ? sql`` : sql`offset 0`

/** To a power of two, at least 128: PostgreSQL plans well only for a limit that it knows, and few texts are to be prepared. */
const roundedUp = (count: number): number => 2 ** Math.max(7, Math.ceil(Math.log2(count)))

const FACTS = (now: Date): Statement => sql`
  i.kind, i.subject_id, i.organization_id, g.name as organization_name, i.claim_id, i.invoice_id, i.letter_id,
  l.debtor_id, c.id as customer_id, p.id as partner_id,
  case when i.kind = 'transfer_not_executed' then i.subject_id else t.run_id end as run_id,
  coalesce(i.since, ${now}::timestamptz) as since, coalesce(i.latest_at, ${now}::timestamptz) as latest_at, i.reason, i.count,
  l.case_reference, l.collection_stage, l.case_status, l.total_cents, l.paid_cents, v.invoice_number,
  case when d.id is not null then ${SHOWN_NAME} end as debtor_name,
  ${PRIMARY_ADDRESS} ->> 'country' as debtor_country, c.name as customer_name, p.name as partner_name, o.id as owner_id,
  o.name as owner_name, case when ${isSnoozed(sql`${now}::timestamptz`)} then m.snoozed_until end as snoozed_until,
  case when ${isSnoozed(sql`${now}::timestamptz`)} then m.note end as note`
const WHOSE = sql`
  left join work_marks m on m.kind = i.kind and m.subject_id = i.subject_id
  left join organizations g on g.id = i.organization_id
  left join claims l on l.id = i.claim_id
  left join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  left join customers c on c.organization_id = i.organization_id
    and c.id = case when i.kind in ('payout_account', 'invoice_incomplete') then i.subject_id else l.customer_id end
  left join partners p on p.id = coalesce(i.partner_id, c.partner_id)
  left join invoices v on v.id = i.invoice_id
  left join payment_run_items t on i.kind = 'transfer_returned' and t.id = i.subject_id
  left join operators o on o.id = case when i.kind = 'task_due' then ${TASK_OWNER} else m.owner_id end
  order by i.since, i.kind, i.subject_id`

/** The page is found first, then the facts about its items. */
export const listWork = (reader: Reader, wanted: WorkWanted, page: Page): Promise<WorkItemRow[]> =>
  reader.many(sql`select ${FACTS(wanted.now)} from (${onPage(wanted, page)}) i ${WHOSE}`)

export type WorkCounts = Record<WorkKind, number>

function counting({ kinds, ...asked }: WorkWanted, most: number): Statement {
  const parts = kinds.map(
    (kind) => sql`select ${knownWords([kind])}::text as kind, (
      select count(*)::int from (select from ${waiting(kind, asked)} limit ${knownNumber(most)}) x) as total`,
  )
  return sql`with ${asking(asked)} ${unionOf(parts)}`
}

/** How many items of each kind, zeros included. Where there are more than `most`, it is one more than that. */
export async function countWork(reader: Reader, asked: WorkAsked, most = COUNTED_MAX): Promise<WorkCounts> {
  const rows = await reader.many<{ kind: WorkKind; total: number }>(counting({ ...asked, kinds: WORK_KINDS }, most + 1))
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total])) as WorkCounts
}

/** A page, and how many items there are of every kind. */
export async function readWork(reader: Reader, wanted: WorkWanted, page: Page) {
  const [rows, counts] = await Promise.all([listWork(reader, wanted, page), countWork(reader, wanted)])
  return { rows, counts }
}
