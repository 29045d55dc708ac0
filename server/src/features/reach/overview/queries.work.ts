import { isWithheld } from '../../../audiences/visibility.ts'
import type { Cents } from '../../../kernel/money.ts'
import type { StaleTable } from '../../../law/stale-tables.ts'
import { allOf, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { CaseStatus, Stage } from '../../case/claims/index.ts'
import { PRIMARY_ADDRESS, SHOWN_NAME } from '../../parties/debtors/index.ts'
import { KINDS } from './queries.work-kinds.ts'
import { KINDS_WHILE_WITHHELD, WORK_KINDS, type WorkKey, type WorkKind } from './rules.ts'

export type WorkFilter = {
  organization_id?: string
  /** Of these: somebody's, and with null nobody's. */
  owner_ids?: readonly (string | null)[]
  include_snoozed?: boolean
  subject_id?: string
}

const IS_SNOOZED = (now: Date): Statement =>
  sql`coalesce(m.snoozed_until > ${now} and i.latest_at < m.snoozed_since + interval '1 millisecond', false)`

/** A task has an owner of its own; whoever has left the team owns none. */
const OWNER = sql`case when i.kind = 'task_due'
  then (select h.id from tasks k join operators h on h.id = k.owner_id and h.disabled_at is null where k.id = i.subject_id)
  else m.owner_id end`

/** Somebody has seen what it tells. */
const IS_SEEN = sql`coalesce(i.latest_at < m.seen_since + interval '1 millisecond', false)`

/**
 * Nobody works on a file that may only be kept. What the person says, and what the claim would be lost without, still
 * waits (Art. 18 (2) GDPR).
 */
const IS_TO_BE_DONE = sql`(i.kind = any(${[...KINDS_WHILE_WITHHELD]}::text[]) or not ${isWithheld(sql`i.claim_id`)})`

function waiting({ kinds, filter, now, stale }: WorkWanted): Statement {
  const parts = kinds.map((kind) => sql`select ${kind}::text as kind, k.* from (${KINDS[kind](now, stale)}) k`)
  const all = parts.reduce((left, right) => sql`${left} union all ${right}`)
  return sql`(${all}) i left join work_marks m on m.kind = i.kind and m.subject_id = i.subject_id
    where ${matching(filter, now)}`
}

function matching({ organization_id, owner_ids, include_snoozed, subject_id }: WorkFilter, now: Date): Statement {
  const conditions: Statement[] = [sql`not ${IS_SEEN}`, IS_TO_BE_DONE]
  if (organization_id) conditions.push(sql`i.organization_id = ${organization_id}`)
  if (subject_id) conditions.push(sql`i.subject_id = ${subject_id}`)
  if (owner_ids) conditions.push(isOwnedBy(owner_ids))
  if (!include_snoozed) conditions.push(sql`not ${IS_SNOOZED(now)}`)
  return allOf(conditions)
}

function isOwnedBy(owner_ids: readonly (string | null)[]): Statement {
  const named = owner_ids.filter((id) => id !== null)
  const nobody = owner_ids.includes(null) ? sql`(${OWNER}) is null` : sql`false`
  return sql`((${OWNER}) = any (${named}::uuid[]) or ${nobody})`
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

export type WorkWanted = {
  kinds: readonly WorkKind[]
  filter: WorkFilter
  now: Date
  /** The tables of the law that somebody should look at. */
  stale: readonly StaleTable[]
}

/** Every item, with what was noted about it. */
const noted = (wanted: WorkWanted): Statement => sql`
  select i.*, ${OWNER} as owner_id, case when ${IS_SNOOZED(wanted.now)} then m.snoozed_until end as snoozed_until,
    case when ${IS_SNOOZED(wanted.now)} then m.note end as note
  from ${waiting(wanted)}`

/** The item that has waited longest comes first. */
const onPage = (items: Statement, page: Page): Statement =>
  sql`select * from ${items} order by i.since, i.kind, i.subject_id ${pageClause(page)}`

const FACTS = (now: Date): Statement => sql`
  w.kind, w.subject_id, w.organization_id, g.name as organization_name, w.claim_id, w.invoice_id, w.letter_id,
  l.debtor_id, c.id as customer_id, p.id as partner_id,
  case when w.kind = 'transfer_not_executed' then w.subject_id else t.run_id end as run_id,
  coalesce(w.since, ${now}::timestamptz) as since, coalesce(w.latest_at, ${now}::timestamptz) as latest_at, w.reason, w.count,
  l.case_reference, l.collection_stage, l.case_status, l.total_cents, l.paid_cents, v.invoice_number,
  case when d.id is not null then ${SHOWN_NAME} end as debtor_name,
  ${PRIMARY_ADDRESS} ->> 'country' as debtor_country, c.name as customer_name, p.name as partner_name, w.owner_id,
  o.name as owner_name, w.snoozed_until, w.note`
const WHOSE = sql`
  left join organizations g on g.id = w.organization_id
  left join claims l on l.id = w.claim_id
  left join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  left join customers c on c.organization_id = w.organization_id
    and c.id = case when w.kind in ('payout_account', 'invoice_incomplete') then w.subject_id else l.customer_id end
  left join partners p on p.id = coalesce(w.partner_id, c.partner_id)
  left join invoices v on v.id = w.invoice_id
  left join payment_run_items t on w.kind = 'transfer_returned' and t.id = w.subject_id
  left join operators o on o.id = w.owner_id
  order by w.since, w.kind, w.subject_id`

/** The page is found first, then the facts about its items. */
export const listWork = (reader: Reader, wanted: WorkWanted, page: Page): Promise<WorkItemRow[]> =>
  reader.many(sql`select ${FACTS(wanted.now)} from (${onPage(sql`(${noted(wanted)}) i`, page)}) w ${WHOSE}`)

export type WorkCounts = Record<WorkKind, number>
export type WorkPage = { readonly rows: readonly WorkItemRow[]; readonly counts: WorkCounts }

/** A page and how many items there are of every kind. What all kinds are asked for is looked up once for both. */
export async function readWork(reader: Reader, wanted: WorkWanted, page: Page): Promise<WorkPage> {
  if (wanted.kinds.length < WORK_KINDS.length) {
    const [rows, counts] = await Promise.all([listWork(reader, wanted, page), countWork(reader, wanted)])
    return { rows, counts }
  }
  const rows = await reader.many<WorkItemRow & { totals: Partial<WorkCounts> }>(sql`
    with items as materialized (${noted(wanted)})
    select ${FACTS(wanted.now)}, coalesce((
        select jsonb_object_agg(x.kind, x.total) from (select kind, count(*)::int as total from items group by 1) x),
      '{}') as totals
    from (${onPage(sql`items i`, page)}) w ${WHOSE}`)
  // A page after the last has no row that could tell.
  const counts = rows[0] ? countsOf(rows[0].totals) : await countWork(reader, wanted)
  return { rows, counts }
}

const countsOf = (totals: Partial<WorkCounts>): WorkCounts =>
  Object.fromEntries(WORK_KINDS.map((kind) => [kind, totals[kind] ?? 0])) as WorkCounts

/** How many items of each kind, zeros included. */
export async function countWork(reader: Reader, wanted: Omit<WorkWanted, 'kinds'>): Promise<WorkCounts> {
  const rows = await reader.many<{ kind: WorkKind; total: number }>(
    sql`select i.kind, count(*)::int as total from ${waiting({ ...wanted, kinds: WORK_KINDS })} group by i.kind`,
  )
  return countsOf(Object.fromEntries(rows.map(({ kind, total }) => [kind, total])))
}
